"""What a seat knows: its hand, the hands it has held, and until it is used up the card that was kept."""

from collections import Counter
from math import comb

import pytest

import polana
from polana import State
from tests.games.ecosystem.drawn import do, drawn, hand, in_order, may, turn


def after(seats: int, turns: int, seed: int = 7, **options: bool) -> State:
    state = polana.load("ecosystem", seats=seats, **options).new(seed=seed)
    for _ in range(turns):
        turn(state)
    return state


def known(state: State, viewer: int) -> list[int]:
    """How many cards of each hand a viewer knows."""
    seen = state.concealed_for(viewer)
    return [len(hand(seen, seat).replace("?", "")) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_first_everybody_knows_the_own_hand_only(seats: int) -> None:
    state = after(seats, 0)
    for viewer in range(seats):
        assert known(state, viewer) == [11 * (seat == viewer) for seat in range(seats)]
    assert known(state, -1) == [0] * seats


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_hand_that_was_passed_on_stays_known(seats: int) -> None:
    for turns in range(10):
        state = after(seats, turns)
        held = {(0 + i) % seats for i in range(turns + 1)}
        assert known(state, 0) == [(11 - turns) * (seat in held) for seat in range(seats)]
        assert known(state, -1) == [0] * seats


def test_what_was_played_from_it_is_known_to_be_gone() -> None:
    state = drawn(["", "", ""], ["WWSMRRFDDEA", "SSSMMMDDDFF", "GGTTBBEEAAR"])
    do(state, "0:W 1:S 2:G")
    assert hand(state.concealed_for(0), 1) == in_order("WSMRRFDDEA")
    do(state, "0:T 1:R 2:F")
    assert hand(state.concealed_for(0), 1) == in_order("WSMRFDDEA")
    assert hand(state.concealed_for(0), 2) == "?" * 9
    assert hand(state.concealed_for(1), 2) == in_order("SSMMMDDDF")


def test_a_pick_from_a_known_hand_is_still_a_secret() -> None:
    state = do(after(3, 1), "1:" + may(after(3, 1), 1)[0])
    seen = state.concealed_for(0)
    assert hand(seen, 1) == hand(state, 1)
    assert len(hand(seen, 1)) == 10
    assert seen.view()["players"][1]["picked"] is None


# The kept card


def second_stage(hands: list[str], kept: str) -> State:
    """Three players at the beginning of the second stage, with kept cards that all have seen."""
    lands = ["MMMMM DDDDD", "MMMMM BBBBB", "AAAAA MMMMM"]
    state = drawn(lands, hands)
    position = state.to_dict()
    for player, card in zip(position["players"], kept, strict=True):
        player["kept"] = card
    return state.game.from_dict(position)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_seen_the_kept_cards(seats: int) -> None:
    state = after(seats, 9)
    do(state, *(f"{seat}:{may(state, seat)[0]}" for seat in range(seats)))
    kept = [hand(state, seat) for seat in range(seats)]
    assert all(len(card) == 1 for card in kept)
    while state.record.turn == 9:
        do(state, may(state, state.acting[0])[-1])
    for viewer in range(seats):
        others = [hand(state.concealed_for(viewer), seat) for seat in range(seats) if seat != viewer]
        assert others == [card + "?" * 10 for seat, card in enumerate(kept) if seat != viewer]
    assert known(state, -1) == [0] * seats


def test_hands_of_ten_keep_nothing() -> None:
    state = after(3, 10, hands_of_ten=True)
    assert known(state, 0) == [10, 0, 0]


def test_the_kept_card_stays_known_while_other_kinds_are_played() -> None:
    state = do(second_stage(["FW", "ES", "TG"], "FET"), "0:W 1:S 2:G")
    assert hand(state.concealed_for(1), 0) == "F" + "?" * 9
    assert hand(state.concealed_for(0), 1) == "E" + "?" * 9


@pytest.mark.parametrize("hands", [["FW", "ES", "TG"], ["FFW", "EES", "TTG"]])
def test_playing_its_kind_uses_up_the_knowledge_of_it(hands: list[str]) -> None:
    state = do(second_stage(hands, "FET"), "0:F 1:E 2:T")
    for viewer, seat in ((1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2)):
        assert hand(state.concealed_for(viewer), seat) == "?" * 10
    assert [hand(state.concealed_for(seat), seat) for seat in range(3)] == [hand(state, seat) for seat in range(3)]


def test_whether_there_was_a_second_one_does_not_show() -> None:
    others = ["ESSSSSWWWWD", "TGTTTSSSSSB"]
    one, two = (do(second_stage([first, *others], "FET"), "0:F 1:E 2:T") for first in ("FRWWSSSGGTB", "FFWWSSSGGTB"))
    for viewer in (1, 2, -1):
        assert one.concealed_for(viewer).memory.tobytes() == two.concealed_for(viewer).memory.tobytes()
    assert one.concealed_for(0).memory.tobytes() != two.concealed_for(0).memory.tobytes()


def test_knowledge_goes_with_the_hand() -> None:
    state = do(second_stage(["FW", "ES", "TG"], "FET"), "0:W 1:E 2:G")
    do(state, *(f"{seat}:{may(state, seat)[0]}" for seat in range(3)))
    assert hand(state.concealed_for(1), 2) == "F" + "?" * 9, "the first hand went right, to the third seat"
    assert hand(state.concealed_for(2), 0) == "?" * 10, "its bee was played"


# Imagined worlds


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())


def one_unknown_hand() -> State:
    """Six players; seat 0 has not held the hand that is at seat 1, of which it knows the kept card."""
    lands = ["FFFFF DDDDD MMMM"]
    state = drawn(lands, ["", "FSSSWWW"], seats=6)
    position = state.to_dict()
    position["players"][1]["kept"] = "F"
    return state.game.from_dict(position)


def test_unseen_cards_lie_as_likely_in_one_blank_as_in_another() -> None:
    state = one_unknown_hand()
    seen = state.concealed_for(0)
    assert [hand(seen, seat) for seat in range(6) if seat != 1] == [hand(state, seat) for seat in range(6) if seat != 1]
    assert hand(seen, 1) == "F??????"
    unseen = Counter(hand(state, 1)[1:])
    for letter, count in zip("RFGTBEADWSM", state.record.stock, strict=True):
        unseen[letter] += count
    total, wolves = unseen.total(), unseen["W"]
    assert total == 10
    draws = 1500
    ways = {k: comb(wolves, k) * comb(total - wolves, 6 - k) for k in range(7)}
    expected = {k: draws * count / comb(total, 6) for k, count in ways.items() if count}
    assert len(expected) > 2
    worlds = Counter(hand(seen.imagined(seed), 1).count("W") for seed in range(draws))
    assert chi_square(worlds, expected) < 22, (worlds, expected)


def test_the_kept_card_is_not_redrawn() -> None:
    seen = one_unknown_hand().concealed_for(0)
    assert all("F" in hand(seen.imagined(seed), 1) for seed in range(30))


def test_an_imagined_pick_is_any_card_of_the_hand() -> None:
    state = drawn(["MMMMM DDD", "MMMMM BBB", "AAAAA MMM"], ["SSW", "EEE", "TTT"])
    seen = do(state, "0:W").concealed_for(1)
    assert hand(seen, 0) == "WSS", "all hands have gone round"
    draws = 1200
    picks = Counter(seen.imagined(seed).view()["players"][0]["picked"] for seed in range(draws))
    assert chi_square(Counter({"SW".index(k): n for k, n in picks.items()}), {0: draws * 2 / 3, 1: draws / 3}) < 11


def test_a_spectator_imagines_kept_cards_that_fit_what_was_played() -> None:
    state = second_stage(["FW", "ES", "TG"], "FET")
    worlds = [state.concealed_for(-1).imagined(seed).to_dict() for seed in range(20)]
    assert all(player["kept"] in player["hand"] for world in worlds for player in world["players"])
    do(state, "0:W 1:E 2:G")
    worlds = [state.concealed_for(-1).imagined(seed).to_dict() for seed in range(60)]
    kept = [[world["players"][seat]["kept"] for world in worlds] for seat in range(3)]
    assert "W" not in kept[0]
    assert "E" not in kept[1]
    assert all(None in found and len(set(found)) > 2 for found in kept)


def test_others_are_imagined_to_know_what_they_have_held() -> None:
    state = after(4, 2)
    for viewer in range(-1, 4):
        world = state.concealed_for(viewer).imagined(3)
        for other in range(4):
            assert known(world, other) == known(state, other)
