"""Currents: six tiles that carry tokens on."""

import pytest

from tests.games.upstream.drawn import do, drawn, may, refused, tile, tokens, told

CURRENTS = {"currents": "added"}
OTHERS = ["2L6", "2R6"]


@pytest.mark.parametrize(("arrow", "to"), [(0, "M4"), (1, "R4"), (5, "L4")])
def test_a_token_that_swims_in_is_carried_on_at_once_and_free(arrow: int, to: str) -> None:
    state = do(drawn(["2M2 2R1", *OTHERS], f"M3:C{arrow}", options=CURRENTS), "2M2-N")
    assert told(state) == [("swims", 0, 2, "M2", "M3", 1), ("carried", 0, 2, "M3", to, "free")]
    assert f"2{to}" in tokens(state)
    assert state.view()["points"] == 4


def test_landing_counts_as_coming_in_and_flying_over_does_not() -> None:
    landed = do(drawn(["2M1 2R1", *OTHERS], "M3:C0", options=CURRENTS), "2M1^N2")
    assert "2M4" in tokens(landed)
    over = do(drawn(["2M2 2R1", *OTHERS], "M3:C1", options=CURRENTS), "2M2^N2")
    assert told(over) == [("jumps", 0, 2, "M2", "M4", 3)]


def test_one_current_leads_to_another() -> None:
    state = do(drawn(["2L2 2R1", *OTHERS], "L3:C1 M3:C5 L4:C0", options=CURRENTS), "2L2-N")
    assert told(state, "carried") == [
        ("carried", 0, 2, "L3", "M3", "free"),
        ("carried", 0, 2, "M3", "L4", "free"),
        ("carried", 0, 2, "L4", "L5", "free"),
    ]


def test_being_carried_is_swimming_the_eagle_bites_and_the_bear_does_not() -> None:
    eagle = do(drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:E", options=CURRENTS), "2M2-N")
    assert told(eagle, "eagle") == [("eagle", 0, "M4", 2, 1)]
    bear = do(drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:B2", options=CURRENTS), "2M2-N")
    assert "2M4" in tokens(bear)


def test_a_full_tile_ahead_lets_it_wait_until_the_owners_next_turn() -> None:
    state = do(drawn(["2L2 2L6", "2L4 2L4", "2L4"], "L3:C0", options=CURRENTS), "2L2-N")
    assert told(state, "waits") == [("waits", 0, "L3", 2)]
    assert "2L3" in tokens(state)
    assert any(text.startswith("2L3") for text in may(state)), "it may still be moved with points"
    later = drawn(["2R1 2L6", "2L4 2R3", "2L3 2L4 1L3"], "L3:C0", turn=1, points=1, options=CURRENTS)
    do(later, "2L4-N")
    assert told(later, "carried") == [("carried", 2, 2, "L3", "L4", "free"), ("carried", 2, 1, "L3", "L4", "free")]
    assert later.view()["points"] == 5


def test_waiting_tokens_go_farthest_upstream_first_and_pairs_before_singles() -> None:
    players = ["2R1 2M1", "2L3 1L3 2M3 2L2", "2R6"]
    state = do(drawn(players, "L3:C0 M3:C5 L2:C0", points=1, options=CURRENTS), "2R1-N")
    assert [event[2:] for event in told(state, "carried")] == [
        (2, "M3", "L4", "free"),
        (2, "L3", "L4", "free"),
        (1, "L3", "L4", "free"),
        (2, "L2", "L3", "free"),
    ]
    assert tokens(state, 1) == ["2L3", "1L4", "2L4", "2L4"], "L4 is full now, so the last one waits on L3"


def test_up_a_waterfall_costs_a_point() -> None:
    state = do(drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:F0", options=CURRENTS), "2M2-N")
    assert told(state, "carried") == [("carried", 0, 2, "M3", "M4", "point")]
    assert state.view()["points"] == 3


def test_without_a_point_it_is_owed_and_the_next_turn_has_one_less() -> None:
    state = drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:F0", points=1, options=CURRENTS)
    do(state, "2M2-N")
    assert told(state, "carried") == [("carried", 0, 2, "M3", "M4", "debt")]
    assert state.view()["players"][0]["debt"] == 1
    while state.record.round == 3:
        state.play(state.acting[0], state.legal(state.acting[0])[0])
    while state.acting != [0]:
        state.play(state.acting[0], state.legal(state.acting[0])[0])
    assert state.view()["points"] == 4
    assert state.view()["players"][0]["debt"] == 0


def test_up_a_bears_waterfall_is_a_jump_for_the_bear() -> None:
    state = do(drawn(["1M2 2R1", *OTHERS], "M3:C0 M4:B0", options=CURRENTS), "1M2-N")
    assert told(state, "bear") == [("bear", 0, "M4", 1, 0)]
    assert tokens(state) == ["2R1"]
    assert state.view()["points"] == 3, "the point is spent"


def test_a_full_current_cannot_be_entered() -> None:
    state = drawn(["2L2 2L6", "2L3 2L4 2L4", "2L3 2L3 2L4"], "L3:C0", options=CURRENTS)
    assert refused(state, "2L2-N") == "full"


def test_arrows_point_neither_out_of_the_river_nor_downstream() -> None:
    state = drawn(["2L5", "2M5", "2R5"], offer="BCW", options=CURRENTS)
    assert [text for text in may(state) if text[0] == "C"] == [
        "C@L0",
        "C@L1",
        "C@M0",
        "C@M1",
        "C@M5",
        "C@R0",
        "C@R5",
    ]
    assert refused(state, "C@L5") == refused(state, "C@M3") == refused(state, "C@R1") == "arrow_out"
    assert state.view()["sites"][1]["rotations"]["current"] == [0, 1, 5]


def test_beside_the_spawn_a_current_leads_into_it() -> None:
    state = drawn(["2L9", "2M9", "2R9"], now=8, offer="BC", options=CURRENTS)
    assert [text for text in may(state) if text[0] == "C"] == ["C@L1", "C@R5"]
    assert refused(state, "C@L0") == "arrow_out"
    do(state, "B@L0")
    assert told(state, "lays")[-1] == ("lays", 0, "current", 5, "R12")
    arriving = do(drawn(["2R11 2L9", "2M9", "2R9"], "R12:C5", now=9, options=CURRENTS), "2R11-N")
    assert told(arriving, "arrives") == [("arrives", 0, "M12", 2)]


def test_an_arrow_at_the_top_waits_for_the_next_row() -> None:
    state = do(drawn(["2M5 2L1", *OTHERS], "M6:C0", options=CURRENTS), "2M5-N")
    assert told(state, "waits") == [("waits", 0, "M6", 2)]


def test_a_current_into_a_whirlpool_ends_the_turn() -> None:
    options = CURRENTS | {"whirlpools": "polish"}
    state = do(drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:R", options=options), "2M2-N")
    assert told(state, "whirlpool") == [("whirlpool", 0, "M4", 2, 4)]
    assert state.acting == [1]


def test_at_the_beginning_of_a_turn_all_are_carried_before_a_whirlpool_ends_it() -> None:
    options = CURRENTS | {"whirlpools": "polish"}
    river = "M3:C0 M4:R R2:C0 R3:F0"
    state = do(drawn(["2R1 2L1", "2M3 2R2", "2R6"], river, points=1, options=options), "2L1-N")
    assert [event[0] for event in told(state)] == ["swims", "carried", "whirlpool", "carried"]
    assert told(state, "carried")[-1] == ("carried", 1, 2, "R2", "R3", "point")
    assert state.view()["players"][1]["debt"] == 0
    assert state.acting == [2]


def test_a_move_foretells_where_currents_carry_it() -> None:
    state = drawn(["2M2 2R1", *OTHERS], "M3:C0 M4:E", options=CURRENTS)
    move = next(move for move in state.view()["moves"] if move["move"] == "2M2-N")
    assert (move["to"], move["carried"], move["lost"]) == ("M3", ["M4"], 1)
    assert tile(state, "M4") == "E", "nothing has happened yet"
