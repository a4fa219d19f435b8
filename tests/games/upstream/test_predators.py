"""Eagles, bears and herons."""

from tests.games.upstream.drawn import do, drawn, may, refused, tile, tokens, told

OTHERS = ["2L6", "2R6"]


# Eagles


def test_an_eagle_takes_a_salmon_of_who_swims_in_and_leaves_water() -> None:
    state = do(drawn(["2L3 2R1", *OTHERS], "L4:E"), "2L3-N")
    assert told(state) == [("swims", 0, 2, "L3", "L4", 1), ("eagle", 0, "L4", 2, 1)]
    assert tokens(state) == ["2R1", "1L4"]
    assert tile(state, "L4") == "W"


def test_an_eagle_takes_a_single_out_of_the_game() -> None:
    state = do(drawn(["1L3 2R1", *OTHERS], "L4:E"), "1L3-N")
    assert told(state, "eagle") == [("eagle", 0, "L4", 1, 0)]
    assert tokens(state) == ["2R1"]
    assert state.view()["players"][0]["lost"] == 6


def test_landing_on_an_eagle_counts_and_flying_over_it_does_not() -> None:
    state = do(drawn(["2L2 2R1", *OTHERS], "L3:E L4:E"), "2L2^N2")
    assert told(state) == [("jumps", 0, 2, "L2", "L4", 3), ("eagle", 0, "L4", 2, 1)]
    assert tile(state, "L3") == "E"


# Bears


def test_a_bear_takes_a_salmon_of_who_jumps_from_over_or_onto_it() -> None:
    for bear, jump in (("L2", "2L2^N1"), ("L3", "2L2^N2"), ("L4", "2L2^N2")):
        state = do(drawn(["2L2 2R1", *OTHERS], f"{bear}:B3"), jump)
        assert told(state, "bear") == [("bear", 0, bear, 2, 1)]
        assert tile(state, bear) == "B3", "the bear stays"


def test_swimming_to_across_and_from_a_bear_is_safe() -> None:
    state = do(drawn(["2L2 2R1", *OTHERS], "L3:B2"), "2L2-N")
    assert tokens(state) == ["2R1", "2L3"]
    assert tokens(do(state, "2L3-N")) == ["2R1", "2L4"]


def test_the_printed_example_of_two_bears_and_an_eagle() -> None:
    river = "M3:B4 L4:E M4:B5"
    jump = do(drawn(["2M3 2R1", *OTHERS], river), "2M3^N1")
    assert told(jump, "bear") == [("bear", 0, "M3", 2, 1), ("bear", 0, "M4", 1, 0)]
    assert tokens(jump) == ["2R1"]
    swim = do(drawn(["2M3 2R1", *OTHERS], river), "2M3-NW 1L4-NE")
    assert tokens(swim) == ["2R1", "1M4"]
    assert tile(swim, "L4") == "W"


def test_a_token_that_dies_in_a_jump_never_lands() -> None:
    state = do(drawn(["1L2 2R1", *OTHERS], "L3:B3 L4:E"), "1L2^N2")
    assert told(state) == [("jumps", 0, 1, "L2", "L4", 3), ("bear", 0, "L3", 1, 0)]
    assert tile(state, "L4") == "E"
    assert tokens(state) == ["2R1"]
    assert state.view()["points"] == 2, "the points are spent all the same"


def test_bears_bite_before_the_eagle_where_one_lands() -> None:
    state = do(drawn(["2L2 2R1", *OTHERS], "L2:B3 L3:E"), "2L2^N1")
    assert [event[0] for event in told(state)] == ["jumps", "bear", "eagle"]
    assert tokens(state) == ["2R1"]
    assert tile(state, "L3") == "W"


# Herons


def test_each_heron_takes_one_salmon_when_the_turn_ends() -> None:
    state = do(drawn(["2L3 2R3 2M5", *OTHERS], "L3:H R3:H", points=1), "2M5-N")
    assert told(state, "heron") == [("heron", 0, "L3", 2, 1), ("heron", 0, "R3", 2, 1)]
    assert tokens(state) == ["1L3", "1R3", "2M6"]
    assert (tile(state, "L3"), tile(state, "R3")) == ("H", "H")


def test_a_heron_takes_one_salmon_however_many_tokens_are_there() -> None:
    state = do(drawn(["2L3 2L3 2M5", *OTHERS], "L3:H", points=1), "2M5-N")
    assert told(state, "heron") == [("heron", 0, "L3", 2, 1)]
    assert tokens(state) == ["1L3", "2L3", "2M6"]


def test_herons_wait_for_the_end_of_the_owners_turn() -> None:
    state = do(drawn(["2L2 2M5", "2L3 2R3", "2R6"], "L3:H R3:H", points=2), "2L2-N")
    assert told(state, "heron") == []
    do(state, "2M5-N")
    assert told(state, "heron") == [("heron", 0, "L3", 2, 1)]
    assert tokens(state, 1) == ["2L3", "2R3"], "the others are safe in this turn"


def test_the_owner_chooses_between_a_pair_and_a_single() -> None:
    state = do(drawn(["2L3 1L3 2M5", *OTHERS], "L3:H", points=1), "2M5-N")
    assert state.acting == [0]
    assert state.view()["phase"] == "feed"
    assert state.view()["herons"] == ["L3"]
    assert may(state) == ["!1L3", "!2L3"]
    assert refused(state, "2L3-N") == refused(state, "aside") == "feed_first"
    assert refused(state, "!2M6") == "no_heron_waits"
    assert refused(state, "W@L") == "nothing_to_lay"
    pair, single = do(state.clone(), "!2L3"), do(state.clone(), "!1L3")
    assert tokens(pair) == ["1L3", "1L3", "2M6"]
    assert tokens(single) == ["2L3", "2M6"]
    assert pair.acting == single.acting == [1]


def test_two_herons_may_be_fed_in_any_order() -> None:
    waiting = drawn(["2L3 1L3 2R3 1R3", *OTHERS], "L3:H R3:H", phase="feed", herons=["L3", "R3"])
    one, other = do(waiting.clone(), "!2L3 !1R3"), do(waiting.clone(), "!1R3 !2L3")
    assert tokens(one) == tokens(other) == ["1L3", "1L3", "2R3"]


def test_a_move_foretells_what_the_herons_will_take() -> None:
    state = drawn(["2L2 2M5", *OTHERS], "L3:H", points=1)
    moves = {move["move"]: move for move in state.view()["moves"]}
    assert moves["2L2-N"]["ends"]
    assert moves["2L2-N"]["after"] == [{"by": "heron", "cell": "L3", "left": 1}]
    assert moves["2M5-N"]["after"] == []
    assert state.view()["threatened"] == []
    assert drawn(["2L3 2M5", *OTHERS], "L3:H").view()["threatened"] == ["L3"]


def test_a_move_foretells_its_cost_and_losses() -> None:
    state = drawn(["2L2 2R1", *OTHERS], "L3:B3 L4:E")
    moves = {move["move"]: move for move in state.view()["moves"]}
    assert (moves["2L2-N"]["cost"], moves["2L2-N"]["lost"]) == (1, 0)
    far = moves["2L2^N2"]
    assert (far["cost"], far["lost"], far["to"]) == (3, 2, "L4")
    assert far["bites"] == [{"by": "bear", "cell": "L3", "left": 1}, {"by": "eagle", "cell": "L4", "left": 0}]
    assert state.concealed_for(1).view()["moves"] == []
