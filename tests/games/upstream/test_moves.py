"""A turn: five points for swimming and jumping, upstream only."""

import pytest

from tests.games.upstream.drawn import do, drawn, may, refused, start, tokens, told

# The next tiles upstream of an outer and a middle tile
AHEAD = {("L4", "N"): "L5", ("L4", "NE"): "M4", ("M4", "N"): "M5", ("M4", "NE"): "R5", ("M4", "NW"): "L5"}
AHEAD |= {("R4", "N"): "R5", ("R4", "NW"): "M4"}
OTHERS = ["2L6", "2R6"]


@pytest.mark.parametrize(("cell", "heading"), AHEAD)
def test_swimming_to_the_next_tile_upstream_costs_a_point(cell: str, heading: str) -> None:
    state = do(drawn([f"2{cell} 2L1", *OTHERS]), f"2{cell}-{heading}")
    assert f"2{AHEAD[cell, heading]}" in tokens(state)
    assert state.view()["points"] == 4
    assert told(state) == [("swims", 0, 2, cell, AHEAD[cell, heading], 1)]


def test_a_pair_pays_as_much_as_a_single() -> None:
    state = do(drawn(["2L3 1L3", *OTHERS]), "2L3-N")
    assert state.view()["points"] == 4
    assert do(state, "1L3-N").view()["points"] == 3


def test_there_is_no_way_back_and_none_aside() -> None:
    state = drawn(["2M4", *OTHERS])
    aim = state.game.header.words.aim
    for cell in ("M3", "L4", "R4", "L1"):
        action = aim(state.record, 0, ["token:0:2M4", f"cell:{cell}"])
        assert action is not None
        assert state.why_not(0, action) == "downstream"
    crooked = aim(state.record, 0, ["token:0:2M4", "cell:L6"])
    assert crooked is not None
    assert state.why_not(0, crooked) == "crooked"


def test_the_river_ends_at_its_banks_and_its_highest_row() -> None:
    state = drawn(["2L4 2R4 2M6", *OTHERS])
    assert refused(state, "2L4-NW") == refused(state, "2R4^NE1") == "off_river"
    assert refused(state, "2M6-N") == "no_tile"
    assert refused(state, "1L4-N") == refused(state, "2L5-N") == "no_such_token"


def test_points_may_be_spread_over_tokens_in_any_order() -> None:
    state = do(drawn(["2L1 2R1 2M1", *OTHERS]), "2L1-N 2R1-N 2L2-N 2M1-N 2R2-N")
    assert tokens(state) == ["2M2", "2L3", "2R3"]
    assert state.acting == [1]


# Waterfalls

ENTER = {"SE": ("R4", "NW"), "S": ("M3", "N"), "SW": ("L4", "NE")}
LEAVE = ("NW", "N", "NE")
# Which ways each rotation blocks, from the printed tiles
BLOCKED = {
    "F0": "SE S SW",
    "F1": "S SW NW",
    "F2": "SW NW N",
    "F3": "NW N NE",
    "F4": "SE N NE",
    "F5": "SE S NE",
    "B0": "SE S",
    "B1": "S SW",
    "B2": "SW NW",
    "B3": "NW N",
    "B4": "N NE",
    "B5": "SE NE",
}


@pytest.mark.parametrize(("tile", "blocked"), BLOCKED.items())
def test_waterfalls_block_swimming_on_their_edges(tile: str, blocked: str) -> None:
    for side, (cell, heading) in ENTER.items():
        state = drawn([f"2{cell}", *OTHERS], f"M4:{tile}")
        assert refused(state, f"2{cell}-{heading}") == ("waterfall" if side in blocked.split() else None)
        assert refused(state, f"2{cell}^{heading}1") is None
    for heading in LEAVE:
        state = drawn(["2M4", *OTHERS], f"M4:{tile}")
        assert refused(state, f"2M4-{heading}") == ("waterfall" if heading in blocked.split() else None)


def test_a_waterfall_above_the_token_is_jumped_for_two_points() -> None:
    state = drawn(["2L4", *OTHERS], "M4:F3")
    do(state, "2L4-NE")
    assert refused(state, "2M4-NE") == "waterfall"
    do(state, "2M4^NE1")
    assert told(state) == [("jumps", 0, 2, "M4", "R5", 2)]
    assert state.view()["points"] == 2


# Full tiles


def test_a_tile_holds_as_many_tokens_as_there_are_players() -> None:
    full = drawn(["2L3 2M5", "2L4 2L4", "2L4"])
    assert refused(full, "2L3-N") == refused(full, "2L3^N1") == "full"
    assert refused(drawn(["2L3 2M5", "2L4 2L4", "2L4", "2R5"]), "2L3-N") is None


def test_a_rock_holds_one_less() -> None:
    state = drawn(["2L3 2M5", "2L4", "2L4"], "L4:R")
    assert refused(state, "2L3-N") == "full"
    assert refused(drawn(["2L3 2M5", "2L4", "2L4"]), "2L3-N") is None


def test_jumping_over_a_full_tile_and_past_a_waterfall_costs_three() -> None:
    state = drawn(["2L4", "2M4 2M4", "2M4"], "R5:F2")
    do(state, "2L4^NE2")
    assert told(state) == [("jumps", 0, 2, "L4", "R5", 3)]
    assert state.view()["points"] == 2


def test_from_the_lowest_sea_tile_nobody_can_swim_at_first() -> None:
    state = start(3)
    assert [text for text in may(state) if text.startswith("2M-1")] == ["2M-1^N2", "2M-1^N3", "2M-1^N4"]
    do(state, "2M-1^N2")
    assert told(state) == [("jumps", 0, 2, "M-1", "M1", 3)]


# Jumping


@pytest.mark.parametrize(("length", "cost"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_jump_costs_one_and_one_for_each_tile(length: int, cost: int) -> None:
    state = do(drawn(["2M1 2L1", *OTHERS]), f"2M1^N{length}")
    assert told(state)[0] == ("jumps", 0, 2, "M1", f"M{1 + length}", cost)


def test_a_jump_that_is_too_dear() -> None:
    state = drawn(["2M1 2L1", *OTHERS], points=3)
    assert refused(state, "2M1^N2") is None
    assert refused(state, "2M1^N3") == "too_dear"


def test_one_may_jump_where_one_could_swim() -> None:
    state = drawn(["2M4", *OTHERS])
    assert refused(state, "2M4-N") is refused(state, "2M4^N1") is None
    targets = state.game.header.words.targets
    assert targets(state.record, 0, state.game.parse("2M4-N")) == ["token:0:2M4", "cell:M5"]
    assert targets(state.record, 0, state.game.parse("2M4^N1")) == ["token:0:2M4", "leap:M5"]


def test_where_a_waterfall_lies_between_the_tile_itself_is_the_jump() -> None:
    state = drawn(["2M4", *OTHERS], "M4:F3")
    assert state.game.header.words.targets(state.record, 0, state.game.parse("2M4^N1")) == ["token:0:2M4", "cell:M5"]


# All points must be spent, as far as that is possible


def test_nobody_passes_while_a_move_is_possible() -> None:
    state = do(drawn(["2L1 2R1", *OTHERS]), "2L1-N 2L2-N 2L3-N 2L4-N")
    assert state.acting == [0]
    assert all(text[0] in "12" for text in may(state))


def test_points_that_nobody_can_use_are_lost_and_the_turn_ends() -> None:
    state = do(drawn(["2M5", *OTHERS]), "2M5-N")
    assert told(state) == [("swims", 0, 2, "M5", "M6", 1), ("stuck", 0, 4, 0)]
    assert state.acting == [1]


def test_the_only_move_is_made_without_asking_even_a_bad_one() -> None:
    state = do(drawn(["1L5", "2R6", "2R6"], "L6:H M5:R", points=2), "1L5-N")
    assert told(state)[1:] == [("swims", 0, 1, "L6", "M6", 1)]
    assert state.acting == [1]
