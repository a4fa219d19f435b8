"""Two players, whirlpools, the fastest salmon, movement tokens."""

from typing import Any

import pytest

from polana.server.table import commands
from tests.games.upstream.drawn import do, drawn, may, refused, start, tokens, told
from tests.server.sitting import Sitting

OTHERS = ["2L6", "2R6"]


# Two players


def test_the_first_player_of_two_has_four_points_in_the_very_first_turn() -> None:
    state = do(start(2), "2L0-N 2L1-N 2L2-N 2L3-N")
    assert state.acting == [1]
    assert state.view()["points"] == 5


@pytest.mark.parametrize(("now", "layer"), [(1, 0), (2, 1), (3, 0)])
def test_two_players_take_turns_laying_and_the_first_stays(now: int, layer: int) -> None:
    state = drawn([f"2L{now + 2}", f"2R{now + 2} 2M{now + 2}"], now=now, turn=1, points=1)
    do(state, f"2M{now + 2}-N")
    assert state.view()["first"] == 0
    assert {event["seat"] for event in state.events() if event["kind"] == "draws"} == {layer}
    while state.view()["phase"] == "lay":
        assert state.acting == [layer]
        state.play(layer, state.legal(layer)[0])
    assert state.acting == [0]


# Whirlpools


def test_a_whirlpool_ends_the_whole_turn() -> None:
    state = do(drawn(["2L3 2R1", *OTHERS], "L4:R", options={"whirlpools": "polish"}), "2L3-N")
    assert told(state, "whirlpool") == [("whirlpool", 0, "L4", 2, 4)]
    assert state.acting == [1]
    assert tokens(state) == ["2R1", "2L4"]


def test_landing_in_a_whirlpool_counts_and_flying_over_does_not() -> None:
    options = {"whirlpools": "polish"}
    assert do(drawn(["2L3 2R1", *OTHERS], "L4:R", options=options), "2L3^N2").acting == [0]
    assert do(drawn(["2L3 2R1", *OTHERS], "L5:R", options=options), "2L3^N2").acting == [1]


def test_the_spanish_whirlpool_holds_only_its_token() -> None:
    state = do(drawn(["2L3 2R1 2L4", *OTHERS], "L4:R", options={"whirlpools": "spanish"}), "2L3-N")
    assert told(state, "whirlpool") == [("whirlpool", 0, "L4", 2, 0)]
    assert state.acting == [0]
    assert tokens(state) == ["2R1", "2L4", "2L4!"]
    do(state, "2L4-N")
    assert refused(state, "2L4-N") == "held"
    do(state, "2R1-N 2R2-N 2R3-N")
    assert state.acting == [1]
    assert "2L4" in tokens(state), "free again when the turn is over"


def test_with_all_tokens_held_the_turn_ends() -> None:
    state = do(drawn(["2L3", *OTHERS], "L4:R", options={"whirlpools": "spanish"}), "2L3-N")
    assert told(state, "stuck") == [("stuck", 0, 4, 0)]
    assert state.acting == [1]


def test_whirlpools_hold_as_many_tokens_as_other_tiles() -> None:
    state = drawn(["2L3 2M5", "2L4", "2L4"], "L4:R", options={"whirlpools": "polish"})
    assert refused(state, "2L3-N") is None


def test_herons_still_bite_when_a_whirlpool_ends_the_turn() -> None:
    state = do(drawn(["2L3 2R3", *OTHERS], "L4:R R3:H", options={"whirlpools": "polish"}), "2L3-N")
    assert told(state, "heron") == [("heron", 0, "R3", 2, 1)]


# The fastest salmon


def test_the_game_ends_when_a_token_reaches_the_last_space() -> None:
    players = ["2L9 1=4", "2=3", "2M8 1=4"]
    usual = do(drawn(players, now=8, turn=2, points=1), "2M8-N")
    assert not usual.over
    state = do(drawn(players, now=8, turn=2, points=1, options={"fastest_salmon": True}), "2M8-N")
    assert state.over
    assert state.scores() == [6, 6, 6], "all have advanced, and only tokens in the spawn count"
    assert tokens(state) == ["2L9", "1=5"]
    assert state.places() == [1, 0, 1]


# Movement tokens, and taking back


def table(**options: Any) -> Sitting:
    return Sitting("me", "local", "local", game="upstream", river="random", **options)


def test_moves_are_taken_back_within_ones_turn() -> None:
    sitting = table()
    seat = sitting.table.state.acting[0]
    before = sitting.table.state.to_dict()["players"]
    sitting.act(seat, 0)
    assert sitting.table.state.acting == [seat]
    way = sitting.table.undo_of(seat)
    assert way is not None
    assert way.alone
    sitting.do(commands.undo, seat)
    assert sitting.table.state.to_dict()["players"] == before


def test_with_movement_tokens_no_move_is_taken_back() -> None:
    sitting = table(movement_tokens=True)
    seat = sitting.table.state.acting[0]
    sitting.act(seat, 0)
    events = sitting.table.state.events()
    assert events[-1]["kind"] == "hands"
    assert events[-1]["args"]["owner"] == (seat + 1) % 3
    way = sitting.table.undo_of(seat)
    assert way is not None
    assert not way.alone


def test_movement_tokens_change_nothing_else() -> None:
    plain, handed = start(3), start(3, movement_tokens=True)
    assert may(plain) == may(handed)
    do(plain, "2L0-N 2L1^N1")
    do(handed, "2L0-N 2L1^N1")
    assert told(handed)[:-1] == told(plain)
    assert told(handed)[-1] == ("hands", 0, 2, 1)
    assert tokens(plain) == tokens(handed)
