"""A turn: draw two cards, plant one, discard one."""

import pytest

from tests.games.arboretum.drawn import do, drawn, hand, may, pack, pile, planted, refused, snake, told

ANNA = "B1 B2 B3 B4 B5 B6 B7"
BEN = "A1 A2 A3 A4 A5 A6 A7"


# Draw two cards


def test_each_card_comes_from_the_deck_or_from_any_pile_also_ones_own() -> None:
    state = drawn([ANNA, BEN], piles=["C1 C2", "D1"], deck="J8 J7")
    assert may(state) == ["deck", "pile0", "pile1"]
    do(state, "pile0")
    assert told(state) == [("takes", 0, "C1", 0)]
    do(state, "pile1")
    assert hand(state, 0) == [*ANNA.split(), "C1", "D1"]
    assert state.view()["phase"] == "plant"


def test_two_cards_from_one_pile() -> None:
    state = do(drawn([ANNA, BEN], piles=["", "D1 D2 D3"]), "pile1 pile1")
    assert pile(state, 1) == ["D3"]
    assert {"D1", "D2"} < set(hand(state, 0))


def test_two_cards_from_the_deck_and_the_first_is_seen_before_the_second() -> None:
    state = do(drawn([ANNA, BEN], piles=["C1"], deck="J8 J7"), "deck")
    assert "J8" in hand(state.concealed_for(0), 0)
    assert may(state) == ["deck", "pile0"]
    do(state, "deck")
    assert {"J7", "J8"} < set(hand(state, 0))


def test_an_empty_pile_is_no_source() -> None:
    state = drawn([ANNA, BEN], piles=["C1", ""])
    assert refused(state, "pile1") == "pile_empty"
    do(state, "pile0")
    assert refused(state, "pile0") == "drawn_enough", "only the deck was left, so its card came by itself"


def test_the_deck_comes_by_itself_while_nothing_else_is_there() -> None:
    state = drawn([ANNA, BEN], piles=["C1", ""], deck="J8 J7")
    do(state, "pile0")
    assert told(state) == [("takes", 0, "C1", 0), ("draws", 0, "J8")]
    assert state.view()["phase"] == "plant"


def test_there_is_no_pile_of_an_empty_chair() -> None:
    state = drawn([ANNA, BEN], piles=["C1", "D1"])
    assert refused(state, "pile2") == refused(state, "pile3") == "no_such_pile"


def test_the_deck_runs_out_on_the_first_draw_so_the_second_card_comes_from_a_pile() -> None:
    state = do(drawn([ANNA, BEN], [snake(pack("C")), snake(pack("D"))], deck="J8", rest="piles"), "deck")
    assert told(state) == [("draws", 0, "J8"), ("last", 0)]
    assert refused(state, "deck") == "deck_empty"
    assert may(state) == ["pile0", "pile1"]


def test_the_only_pile_left_comes_by_itself() -> None:
    left = [card for card in pack("BACDJM") if card not in f"{ANNA} {BEN} J8 M7 M8"]
    gardens = [snake(left[:15]), snake(left[15:])]
    state = do(drawn([ANNA, BEN], gardens, piles=["", "M7 M8"], deck="J8"), "deck")
    assert told(state) == [("draws", 0, "J8"), ("last", 0), ("takes", 0, "M7", 1)]
    assert state.view()["phase"] == "plant"


def test_with_no_card_left_anywhere_the_second_draw_is_left_out() -> None:
    left = [card for card in pack("BACDJM") if card not in f"{ANNA} {BEN} M8"]
    state = do(drawn([ANNA, BEN], [snake(left[:16]), snake(left[16:])], deck="M8"), "deck")
    assert told(state) == [("draws", 0, "M8"), ("last", 0)]
    assert state.view()["phase"] == "plant"
    do(state, "M8 -1,0 -B1")
    assert state.over
    assert [len(hand(state, seat)) for seat in (0, 1)] == [6, 7]


# Plant one card


def test_the_first_tree_stands_anywhere_so_there_is_nothing_to_choose() -> None:
    state = do(drawn([ANNA, BEN], piles=["C1", "D1"]), "pile0 pile1 C1")
    assert planted(state, 0) == {"0,0": "C1"}
    assert told(state) == [("plants", 0, "C1", 0, 0)]
    assert state.view()["phase"] == "discard"


def test_further_trees_stand_next_to_own_ones() -> None:
    garden = """
    O1 O2
    .. O3
    """
    state = do(drawn([ANNA, BEN], [garden, "W1 W2 W3"], ["C1", "D1"]), "pile0 pile1 B7")
    assert state.view()["chosen"] == "B7"
    assert sorted(may(state)) == sorted(["0,-1", "1,-1", "-1,0", "2,0", "0,1", "2,1", "1,2"])
    assert refused(state, "1,0") == "cell_taken"
    assert refused(state, "2,2") == "not_adjacent", "diagonal"
    assert refused(state, "5,5") == "not_adjacent"
    do(state, "0,1")
    assert planted(state, 0)["0,1"] == "B7"
    assert told(state) == [("plants", 0, "B7", 0, 1)]
    assert planted(state, 1) == {"0,0": "W1", "1,0": "W2", "2,0": "W3"}


def test_a_card_just_drawn_may_be_planted_or_discarded() -> None:
    state = do(drawn([ANNA, BEN], ["O1", "W1"], ["C1", "D1"]), "pile0 pile1 C1 1,0 -D1")
    assert planted(state, 0) == {"0,0": "O1", "1,0": "C1"}
    assert pile(state, 0) == ["D1"]


def test_only_cards_of_the_hand_are_planted() -> None:
    state = do(drawn([ANNA, BEN], piles=["C1", "D1"]), "pile0 pile1")
    assert may(state) == [*ANNA.split(), "C1", "D1"]
    assert refused(state, "A1") == "not_in_hand"


# Discard one card


def test_a_discard_goes_on_the_own_pile_and_seven_cards_remain() -> None:
    state = do(drawn([ANNA, BEN], ["O1", "W1"], ["C1 C2", "D1 D2"]), "pile1 pile1 B1 0,1 -B2")
    assert pile(state, 0) == ["B2", "C1", "C2"]
    assert len(hand(state, 0)) == 7
    assert told(state)[0] == ("discards", 0, "B2")
    assert state.acting == [1]


def test_the_own_discard_of_last_turn_may_be_taken_back_while_it_is_on_top() -> None:
    state = do(drawn([ANNA, BEN], ["O1", "W1"], ["C1", "D1"]), "pile0 pile1 B1 0,1 -B2")
    do(state, "deck deck A1 0,1 -A2")
    assert may(state) == ["deck", "pile0", "pile1"]
    do(state, "pile0")
    assert "B2" in hand(state, 0)


def test_turns_go_round() -> None:
    state = drawn([ANNA, BEN, "C1 C2 C3 C4 C5 C6 C7"], ["O1", "O2", "O3"], ["W1", "W2", "W3"], turn=2)
    turns = []
    for card in ("C1", "B1", "A1"):
        turns.append(state.acting[0])
        do(state, f"deck deck {card} 0,1 -{card[0]}2")
    assert turns == [2, 0, 1]


# Every step in its order

PHASES = {
    "draw": "",
    "plant": "pile0 pile1",
    "place": "pile0 pile1 B1",
    "discard": "pile0 pile1 B1 0,1",
}


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        ("draw", "B1", "draw_first"),
        ("draw", "-B1", "draw_first"),
        ("draw", "0,1", "draw_first"),
        ("plant", "deck", "drawn_enough"),
        ("plant", "pile0", "drawn_enough"),
        ("plant", "-B1", "plant_first"),
        ("plant", "0,1", "choose_card_first"),
        ("place", "deck", "drawn_enough"),
        ("place", "B2", "place_first"),
        ("place", "-B2", "plant_first"),
        ("discard", "deck", "drawn_enough"),
        ("discard", "B2", "planted_already"),
        ("discard", "1,0", "planted_already"),
        ("discard", "-A1", "not_in_hand"),
        ("discard", "-B1", "not_in_hand"),
    ],
)
def test_every_step_is_compulsory_and_has_its_time(phase: str, action: str, reason: str) -> None:
    state = do(drawn([ANNA, BEN], ["O1", "W1"], ["C1 C2", "D1 D2"]), PHASES[phase])
    assert state.view()["phase"] == phase
    assert refused(state, action) == reason


def test_only_the_seat_on_turn_acts() -> None:
    state = drawn([ANNA, BEN], piles=["C1", "D1"])
    assert state.why_not(1, state.game.parse("deck")) == "not_your_turn"


# Undo: the last ply at which somebody learned something new


def test_only_deck_draws_are_news() -> None:
    state = drawn([ANNA, BEN], ["O1", "W1"], ["C1 C2", "D1 D2"])
    news = []
    for action in ["pile0", "deck", "B1", "0,1", "-B2", "pile1", "pile1", "A1", "0,1", "-A2"]:
        do(state, action)
        news.append(state.record.secret_ply == state.ply)
    assert [i for i, new in enumerate(news) if new] == [1]


def test_a_draw_that_comes_by_itself_is_news() -> None:
    state = do(drawn([ANNA, BEN], piles=["C1", ""]), "pile0")
    assert [event[0] for event in told(state)] == ["takes", "draws"]
    assert state.record.secret_ply == state.ply == 1
