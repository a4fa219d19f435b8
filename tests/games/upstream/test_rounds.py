"""The end of a round: the marker goes on, the lowest row vanishes, a new one is laid."""

import pytest

import polana
from polana import State
from tests.contract.cases import at_random, walk
from tests.games.upstream.drawn import cells, do, drawn, may, refused, start, tile, tokens, told

THREE = ["2L5", "2M5", "2R5"]


def ended(players: list[str], river: str = "", now: int = 3, **options: str) -> State:
    """A round that ends with the last player's only move, a swim from M to the top row."""
    seats = len(players)
    top = now + 3
    crowd = [*players[:-1], f"{players[-1]} 2M{top - 1}"]
    state = drawn(crowd, river, now=now, turn=seats - 1, points=1, options=options)
    return do(state, f"2M{top - 1}-N")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_outgoing_first_player_lays_and_the_marker_goes_to_the_left(seats: int) -> None:
    state = ended((["2L5", "2R5"] * 3)[:seats])
    assert state.view()["phase"] == "lay"
    assert state.acting == [0]
    assert state.view()["first"] == 1
    while state.view()["phase"] == "lay":
        state.play(state.acting[0], state.legal(state.acting[0])[0])
    assert state.view()["round"] == 4
    assert state.acting == [1]
    assert told(state, "round") == [("round", 1, 4)]


def test_the_lowest_row_goes_with_all_tokens_on_it() -> None:
    state = ended(["2L1 1L1 2L5", "1R1 2R5", "2L5"])
    assert told(state, "vanishes", "swept") == [
        ("vanishes", -1, 1),
        ("swept", 0, "L1", 1, 1, 3),
        ("swept", 1, "R1", 0, 1, 1),
    ]
    assert tokens(state) == ["2L5"]
    assert tile(state, "L1") is tile(state, "M1") is None
    assert tile(state, "L2") is not None


def test_nothing_goes_after_the_first_round_and_the_sea_after_the_second() -> None:
    first = ended(["2L0 2R0"] * 3, now=1)
    assert told(first, "vanishes") == []
    assert len([tile for tile in first.view()["tiles"] if tile["kind"] == "sea"]) == 4
    second = ended(["2M-1 2L0", "2R0 2L4", "2L4"], now=2)
    assert told(second, "vanishes") == [("vanishes", -1, 0)]
    assert tokens(second) == []
    assert tokens(second, 1) == ["2L4"]
    assert [tile for tile in second.view()["tiles"] if tile["kind"] == "sea"] == []
    assert tile(second, "L1") is not None


def test_the_view_says_which_row_goes_next() -> None:
    assert start(3).view()["vanishes"] == {"row": 0, "round": 2, "cells": ["M-1", "L0", "M0", "R0"]}
    assert drawn(THREE, now=4).view()["vanishes"] == {"row": 2, "round": 4, "cells": ["L2", "M2", "R2"]}
    leaving = {tile["cell"]: tile["leaves"] for tile in drawn(THREE, now=4).view()["tiles"]}
    assert (leaving["L2"], leaving["M3"], leaving["R7"]) == (0, 1, 5)


def test_three_tiles_are_drawn_together_and_laid_as_one_likes() -> None:
    state = drawn(THREE, offer="BFW")
    assert len(may(state)) == 18 + 18 + 3
    do(state, "B@M4")
    assert tile(state, "M7") == "B4"
    assert refused(state, "F@M0") == "column_full"
    assert refused(state, "B@L0") == "not_drawn"
    assert refused(state, "2L5-N") == "lay_first"
    do(state, "W@R")
    assert {text[:3] for text in may(state)} == {"F@L"}
    do(state, "F@L5")
    assert (tile(state, "L7"), tile(state, "R7")) == ("F5", "W")
    assert state.view()["phase"] == "move"


def test_equal_tiles_that_need_no_turning_lie_by_themselves() -> None:
    state = do(drawn(THREE, offer="BEE"), "B@L0")
    assert told(state, "lays") == [
        ("lays", 0, "bear", 0, "L7"),
        ("lays", 0, "eagle", 0, "M7"),
        ("lays", 0, "eagle", 0, "R7"),
    ]
    assert state.view()["round"] == 4


def test_the_view_tells_where_and_how_tiles_may_lie() -> None:
    view = drawn(THREE, offer="BFW").view()
    assert view["offer"] == ["water", "waterfall", "bear"]
    assert [(site["cell"], site["row"], site["column"]) for site in view["sites"]] == [
        ("L7", 7, 0),
        ("M7", 7, 1),
        ("R7", 7, 2),
    ]
    assert view["sites"][0]["rotations"] == {"water": [0], "waterfall": list(range(6)), "bear": list(range(6))}


def test_a_player_with_nothing_left_to_move_is_skipped_but_still_lays() -> None:
    state = do(drawn(["2=1", "2L9 2R7", "2L9"], now=7, turn=1, points=1), "2R7-N")
    assert state.acting == [2]
    gone = ended(["", "2L5", "2R5"])
    assert gone.acting == [0]
    assert gone.view()["phase"] == "lay"
    assert gone.view()["players"][0]["done"]


def test_turns_of_a_round_go_round_from_the_first_player() -> None:
    state = polana.load("upstream", seats=4).new(seed=5)
    turns: dict[int, list[int]] = {}
    for _ in walk(state, at_random(5)):
        view = state.view()
        if view["phase"] == "move":
            order = turns.setdefault(view["round"], [view["first"]])
            if order[-1] != view["turn"]:
                order.append(view["turn"])
    assert len(turns) > 3
    for order in turns.values():
        assert order == sorted(order, key=lambda seat: (seat - order[0]) % 4)


@pytest.mark.parametrize(("seats", "options", "last"), [(3, {}, 10), (2, {}, 8), (5, {"currents": "added"}, 12)])
def test_the_river_ends_where_the_stack_ends(seats: int, options: dict[str, str], last: int) -> None:
    now = last - 4
    crowd = [f"2L{now}", f"2R{now}", f"2L{now}", f"2R{now}", f"2L{now}"][:seats]
    state = ended(crowd, now=now, **options)
    assert len(state.view()["offer"]) == 2 or told(state, "spawn")
    while state.view()["phase"] == "lay":
        view = state.view()
        assert view["spawn"]["row"] == last
        assert not view["spawn"]["laid"]
        assert {site["cell"] for site in view["sites"]} <= {f"L{last}", f"R{last}"}
        kind = state.to_dict()["offer"][0]
        assert refused(state, f"{kind}@M{'0' if kind in 'FBC' else ''}") == "spawn_there"
        state.play(state.acting[0], state.legal(state.acting[0])[-1])
    assert told(state, "spawn") == [("spawn", -1, last)]
    assert state.view()["spawn"]["laid"]
    assert set(state.to_dict()["river"]) == set(cells(seats, now + 1, False, **options))
    assert state.view()["stack"] == 0
