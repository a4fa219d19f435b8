"""What a seat knows: its hand, all that lies open, and cards that others took openly and still hold."""

from collections import Counter

from polana import State
from tests.games.arboretum.drawn import do, drawn, hand, pack, snake, told

ANNA = "B1 B2 B3 B4 B5 B6 B7"
BEN = "A1 A2 A3 A4 A5 A6 A7"


def opening() -> State:
    return drawn([ANNA, BEN], ["O1", "W1"], ["C1 C2", "D1 D2"], deck="D8 D7")


def test_others_see_how_many_cards_a_hand_has_and_no_more() -> None:
    state = opening()
    assert hand(state.concealed_for(0), 0) == ANNA.split()
    assert hand(state.concealed_for(1), 0) == ["?"] * 7
    assert hand(state.concealed_for(-1), 0) == hand(state.concealed_for(-1), 1) == ["?"] * 7


def test_only_the_drawing_seat_sees_the_card_from_the_deck() -> None:
    state = do(opening(), "deck")
    assert told(state.concealed_for(0)) == [("draws", 0, "D8")]
    assert told(state.concealed_for(1)) == told(state.concealed_for(-1)) == [("draws", 0, None)]


def test_a_card_taken_openly_stays_known_while_it_is_held() -> None:
    state = do(opening(), "pile0 pile1 B1 0,1 -B2")
    for viewer in (1, -1):
        assert hand(state.concealed_for(viewer), 0) == ["C1", "D1", "?", "?", "?", "?", "?"]
    do(state, "deck deck A1 0,1 -A2")
    do(state, "deck deck D1 1,0 -C1")
    for viewer in (1, -1):
        assert hand(state.concealed_for(viewer), 0) == ["?"] * 7


def test_a_card_drawn_from_the_deck_is_never_shown_by_its_place_among_known_ones() -> None:
    low, high = (
        do(drawn([ANNA, BEN], ["O1", "W1"], ["C1", "D1"], deck=top), "pile0 deck").concealed_for(1)
        for top in ("B8", "D8")
    )
    assert low.memory.tobytes() == high.memory.tobytes()


def test_the_card_about_to_be_planted_is_its_owners_secret() -> None:
    state = do(opening(), "pile0 pile1 C1")
    assert state.concealed_for(0).view()["chosen"] == "C1"
    assert state.concealed_for(1).view()["chosen"] is None
    assert told(state.concealed_for(0)) == [("picks", 0, "C1")]
    assert told(state.concealed_for(1)) == [("picks", 0, None)]


def test_everybody_sees_all_piles_and_the_size_of_the_deck() -> None:
    state = opening()
    seen = state.concealed_for(-1).view()
    assert [player["discards"] for player in seen["players"]] == [["C2", "C1"], ["D2", "D1"]]
    assert seen["deck"] == state.view()["deck"]


def test_all_hands_are_open_after_the_end() -> None:
    state = do(drawn([ANNA, BEN], [snake(pack("C")), snake(pack("D"))], deck="J8", rest="piles"), "deck pile0")
    do(state, "B1 0,1 -B2")
    assert hand(state.concealed_for(1), 0) == hand(state, 0)
    assert "?" not in hand(state, 0)


def test_a_seat_scores_what_it_can_know() -> None:
    state = drawn(["O5 B1 B2 B3 B4 B5 B6", "O7 A1 A2 A3 A4 A5 A6"], ["O1 O2", "W1 W2"])
    assert state.score_sheet()[0]["O"] == 0, "Ben holds more oak"
    assert state.concealed_for(0).score_sheet()[0]["O"] == 3, "which Anna cannot know"


# Imagined worlds are drawn evenly: chi-square with as many degrees of freedom as named, beyond 0.1 %

BOUND = {3: 16.3, 5: 20.5, 8: 26.1}


def chi_square(counts: Counter[str], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


def late(deck: str, open_cards: str) -> State:
    """What Anna knows of a late position in which Ben has taken some of his cards openly."""
    left = [card for card in pack("BACDJM") if card not in f"{ANNA} {BEN} {deck}"]
    gardens = [snake(left[:14]), snake(left[14:28])]
    state = drawn([ANNA, BEN], gardens, [" ".join(left[28:]), ""], deck)
    position = state.to_dict()
    position["players"][1]["hand"] = [f"{card}/{255 if card in open_cards else 2}" for card in BEN.split()]
    return state.game.from_dict(position).concealed_for(0)


def test_imagined_hands_and_decks_are_drawn_evenly() -> None:
    seen = late("M8", "A4 A5 A6 A7")
    draws = 1200
    decks = Counter(seen.imagined(seed).to_dict()["deck"][0] for seed in range(draws))
    assert set(decks) == {"A1/0", "A2/0", "A3/0", "M8/0"}
    assert chi_square(decks, 4, draws) < BOUND[3], decks


def test_imagined_orders_of_the_deck_are_drawn_evenly() -> None:
    seen = late("M6 M7 M8", BEN)
    draws = 1200
    orders = Counter(" ".join(seen.imagined(seed).to_dict()["deck"]) for seed in range(draws))
    assert len(orders) == 6
    assert chi_square(orders, 6, draws) < BOUND[5], orders


def test_the_imagined_card_about_to_be_planted_is_any_of_the_hand() -> None:
    seen = do(opening(), "pile0 pile1 B1").concealed_for(1)
    draws = 900
    worlds = [seen.imagined(seed) for seed in range(draws)]
    slots = Counter(str(hand(world, 0).index(world.view()["chosen"])) for world in worlds)
    assert chi_square(slots, 9, draws) < BOUND[8], slots


def test_known_cards_are_not_redrawn() -> None:
    state = do(opening(), "pile0 pile1 B1 0,1 -B2")
    for seed in range(20):
        world = state.concealed_for(1).imagined(seed)
        assert {"C1", "D1"} < set(hand(world, 0))
        assert hand(world, 1) == hand(state, 1)
        assert hand(world.concealed_for(-1), 0)[:2] == ["C1", "D1"]
