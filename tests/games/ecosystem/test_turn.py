"""A turn: all pick, all show, all place, hands go on."""

from itertools import permutations

import pytest

import polana
from polana import State
from tests.games.ecosystem.drawn import do, drawn, hand, in_order, land, may, refused, told, turn

THREE = ["DD", "FF", "MM"]


def opening() -> State:
    return drawn(["", "", ""], ["WWSMRRFDDEA", "SSSMMMDDDFF", "GGTTBBEEAAR"])


def news(state: State) -> bool:
    return bool(state.record.secret_ply == state.ply)


# 1. Picking


def test_each_kind_in_hand_may_be_picked_once() -> None:
    state = opening()
    assert may(state, 0) == list("RFEADWSM")
    assert may(state, 1) == list("FDSM")
    assert refused(state, 1, "W") == "not_in_hand"


def test_seats_pick_in_any_order_and_it_leaves_no_trace() -> None:
    ends = []
    for order in permutations(["0:W", "1:S", "2:G"]):
        state = do(opening(), *order)
        position = state.to_dict()
        del position["events"]
        ends.append(position)
    assert all(end == ends[0] for end in ends)


def test_a_pick_is_secret_until_all_have_picked() -> None:
    state = do(opening(), "0:W")
    assert state.acting == [1, 2]
    assert told(state.concealed_for(0), "picks") == [("picks", 0, "W")]
    assert state.concealed_for(0).view()["players"][0]["picked"] == "W"
    for viewer in (1, 2, -1):
        seen = state.concealed_for(viewer)
        assert told(seen, "picks") == [("picks", 0, None)]
        assert seen.view()["players"][0]["picked"] is None
        assert seen.view()["players"][0]["ready"], "that the seat has picked is no secret"
        assert len(hand(seen, 0)) == 11
    assert not news(state), "so it may still be taken back"


def test_the_last_pick_shows_all_cards() -> None:
    state = do(opening(), "0:W 2:G")
    assert told(state, "reveals") == []
    do(state, "1:S")
    assert told(state, "reveals") == [("reveals", 0, "W"), ("reveals", 1, "S"), ("reveals", 2, "G")]
    assert news(state)


def test_who_has_picked_waits() -> None:
    state = do(opening(), "0:W")
    assert state.why_not(0, state.game.parse("W")) == "not_your_turn"
    assert state.concealed_for(0).view()["phase"] == "wait"
    assert state.concealed_for(1).view()["phase"] == "pick"


def test_a_hand_of_equal_cards_is_still_asked_for() -> None:
    state = drawn(["DDDDF DFFF", "MMMMM EEEE", "AAAAA FFFF"], ["SS"])
    assert may(state, 0) == ["S"]
    assert state.acting == [0, 1, 2]


# 2. Placing


def test_the_first_card_lies_anywhere_so_there_is_nothing_to_choose() -> None:
    state = do(opening(), "0:R 1:S 2:G")
    assert [land(state, seat) for seat in range(3)] == ["R", "S", "G"]
    assert told(state, "places") == [("places", seat, card, 0, 0, 0, 0) for seat, card in enumerate("RSG")]
    assert state.view()["turn"] == 1, "a first rabbit has nothing to swap"
    assert state.acting == [0, 1, 2]


def test_all_place_at_the_same_time_in_any_order() -> None:
    ends = []
    for order in permutations(["0:2,0", "1:0,-1", "2:-1,0"]):
        state = drawn(THREE, picked="WSG")
        assert state.acting == [0, 1, 2]
        do(state, *order)
        position = state.to_dict()
        del position["events"]
        ends.append(position)
    assert all(end == ends[0] for end in ends)
    assert [player["land"][:2] for player in ends[0]["players"]] == [
        ["DDW..", "....."],
        ["S....", "FF..."],
        ["GMM..", "....."],
    ]


def test_a_card_lies_next_to_own_cards() -> None:
    state = drawn(["DD .D", "FF F.", "MM M."], picked="WSG")
    assert sorted(may(state, 0)) == sorted(["0,-1", "1,-1", "-1,0", "2,0", "0,1", "2,1", "1,2"])
    assert refused(state, 0, "1,0") == "cell_taken"
    assert refused(state, 0, "2,2") == "not_adjacent"
    assert refused(state, 0, "-1,-1") == "not_adjacent"
    assert refused(state, 0, "-1,1") == "not_adjacent"


@pytest.mark.parametrize(
    ("spot", "after", "moved"),
    [("2,0", "DDW", (2, 0, 0, 0)), ("-1,0", "WDD", (0, 0, 1, 0)), ("1,-1", ".W DD", (1, 0, 0, 1))],
)
def test_the_land_grows_in_any_direction(spot: str, after: str, moved: tuple[int, ...]) -> None:
    state = do(drawn(THREE, picked="WSG"), f"0:{spot}")
    assert land(state, 0) == after
    assert told(state, "places") == [("places", 0, "W", *moved)]


def test_the_land_is_five_columns_wide() -> None:
    state = drawn(["DDDDD", "FFFFF", "MMMMM"], picked="WSG")
    assert refused(state, 0, "-1,0") == "too_wide"
    assert {text.partition(",")[2] for text in may(state, 0)} == {"-1", "1"}
    assert state.game.header.words.aim(state.record, 0, ["cell:5,0"]) == state.game.parse("-1,0")


def test_the_land_is_four_rows_high() -> None:
    state = drawn(["D D D D", "F F F F", "M M M M"], picked="WSG")
    assert refused(state, 0, "0,-1") == "too_high"
    assert {text.partition(",")[0] for text in may(state, 0)} == {"-1", "1"}
    assert state.game.header.words.aim(state.record, 0, ["cell:0,4"]) == state.game.parse("0,-1")


def test_the_limits_close_in_as_the_land_grows() -> None:
    state = drawn(["DDDD D... D...", "FFFFF F....", "MMMM M... M..."], picked="WSG")
    assert refused(state, 0, "-1,0") is None
    do(state, "0:4,0")
    assert state.view()["players"][0]["width"] == 5
    assert state.view()["players"][0]["height"] == 3


def test_wherever_the_land_began_equal_lands_are_equal_bytes() -> None:
    ends = []
    for spot in ("2,0", "-1,0"):
        state = do(drawn(["MM", "FF", "DD"], picked="MFD"), f"0:{spot} 1:2,0")
        ends.append(state.memory.tobytes())
    assert ends[0] == ends[1]


def test_the_last_card_has_one_place_and_goes_there_by_itself() -> None:
    full = ["MMMMM DDDDD FFFFF EEEE.", "SSSSS BBBBB WWWWW TTTT.", "AAAAA MMMMM SSSSS GGGG."]
    state = drawn(full, ["SE", "TB", "GA"])
    do(state, "0:S 1:B 2:G")
    assert state.over
    assert [land(state, seat)[-1] for seat in range(3)] == ["S", "B", "G"]


def test_two_free_cells_are_a_choice() -> None:
    lands = ["MMMMM DDDDD FFFFF EE.E.", "SSSSS BBBBB WWWWW TTT..", "AAAAA MMMMM SSSSS GGG.."]
    state = drawn(lands, picked="SBG")
    assert may(state, 0) == ["2,3", "4,3"]
    assert may(state, 1) == ["3,3", "4,3"]


def test_picks_and_swaps_wait_for_their_time() -> None:
    state = drawn(THREE)
    assert refused(state, 0, "2,0") == refused(state, 0, "~0,0") == refused(state, 0, "stay") == "pick_first"
    state = drawn(THREE, picked="WSG")
    assert refused(state, 0, "W") == "picked_already"
    assert refused(state, 0, "~0,0") == refused(state, 0, "stay") == "place_first"


# Rabbits


def hopping() -> State:
    return do(drawn(["DE F.", "FF F.", "MM M."], picked="RSG"), "0:1,1")


def test_a_rabbit_may_swap_any_two_own_cards() -> None:
    state = hopping()
    assert state.acting == [0, 1, 2]
    assert may(state, 0) == ["~0,0", "~1,0", "~0,1", "~1,1", "stay"]
    do(state, "0:~0,0")
    assert told(state, "lifts") == [("lifts", 0, "D", 0, 0)]
    assert may(state, 0) == ["~1,0", "~0,1", "~1,1", "stay"]
    assert refused(state, 0, "~0,0") == "same_card"
    assert refused(state, 0, "~2,0") == "no_card_there"
    assert refused(state, 0, "2,0") == "placed_already"
    do(state, "0:~0,1")
    assert land(state, 0) == "FE DR"
    assert told(state, "swaps") == [("swaps", 0, "D", "F", [[0, 0], [0, 1]])]
    assert state.acting == [1, 2]


def test_the_new_rabbit_may_be_one_of_them() -> None:
    assert land(do(hopping(), "0:~1,1 0:~0,0"), 0) == "RE FD"


@pytest.mark.parametrize("actions", ["0:stay", "0:~0,0 0:stay"])
def test_the_swap_may_be_left_out_at_each_step(actions: str) -> None:
    state = do(hopping(), actions)
    assert land(state, 0) == "DE FR"
    assert told(state, "stays") == [("stays", 0)]
    assert state.acting == [1, 2]


def test_equal_cards_may_be_swapped_to_no_effect() -> None:
    state = do(drawn(["DDF", "FFF", "MMM"], picked="RSG"), "0:3,0 0:~0,0 0:~1,0")
    assert land(state, 0) == "DDFR"


def test_a_rabbit_that_is_moved_gives_no_further_swap() -> None:
    state = do(drawn(["RD", "FF", "MM"], picked="RSG"), "0:2,0 0:~0,0 0:~1,0")
    assert land(state, 0) == "DRR"
    assert 0 not in state.acting


def test_other_cards_give_no_swap() -> None:
    state = do(drawn(["RD", "FF", "MM"], picked="WSG"), "0:2,0")
    assert state.acting == [1, 2]


def test_the_last_rabbit_swaps_before_the_game_ends() -> None:
    full = ["MMMMM DDDDD FFFFF EEEE.", "SSSSS BBBBB WWWWW TTTT.", "AAAAA MMMMM SSSSS GGGG."]
    state = do(drawn(full, ["RE", "TB", "GA"]), "0:R 1:B 2:G")
    assert state.acting == [0]
    do(state, "0:~0,0 0:~4,3")
    assert land(state, 0) == "RMMMM DDDDD FFFFF EEEEM"
    assert state.over


# 3. Passing


def test_hands_go_on_when_all_have_placed_and_swapped() -> None:
    state = do(drawn(THREE, picked="RSG"), "0:2,0 1:2,0 2:2,0")
    hands = [hand(state, seat) for seat in range(3)]
    assert told(state, "passes") == []
    do(state, "0:stay")
    assert told(state, "passes") == [("passes", -1, "left")]
    assert [hand(state, seat) for seat in range(3)] == [hands[2], hands[0], hands[1]]
    assert news(state)


def test_nobody_sees_the_next_hand_early() -> None:
    state = do(opening(), "0:R 1:S 2:G")
    do(state, *(f"{seat}:{may(state, seat)[-1]}" for seat in range(3)))
    do(state, f"1:{may(state, 1)[0]} 2:{may(state, 2)[0]}")
    assert state.acting == [0]
    assert hand(state.concealed_for(1), 0) == "?" * 9, "it comes next"


def test_the_second_stage_passes_to_the_right() -> None:
    lands = ["MMMMM DDDDD F", "SSSSS BBBBB W", "AAAAA MMMMM S"]
    state = drawn(lands, picked="WSG")
    hands = [hand(state, seat) for seat in range(3)]
    do(state, *(f"{seat}:{may(state, seat)[0]}" for seat in range(3)))
    assert told(state, "passes") == [("passes", -1, "right")]
    assert [hand(state, seat) for seat in range(3)] == [hands[1], hands[2], hands[0]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("hands_of_ten", [False, True])
def test_hands_shrink_card_by_card_whatever_the_number_of_players(seats: int, hands_of_ten: bool) -> None:
    state = polana.load("ecosystem", seats=seats, hands_of_ten=hands_of_ten).new(seed=1)
    sizes = []
    while not state.over:
        sizes.append({len(hand(state, seat)) for seat in range(seats)})
        turn(state)
    stage = [*range(10, 1, -1), 0] if hands_of_ten else list(range(11, 1, -1))
    assert sizes == [{size} for size in (stage * 2)[: len(sizes)]]
    assert len(sizes) == (19 if hands_of_ten else 20)


# The two stages


def test_the_kept_card_joins_ten_new_ones() -> None:
    state = drawn(["MMMMM DDDD", "SSSSS BBBB", "AAAAA TTTT"], ["FF", "WF", "EF"])
    do(state, "0:F 1:W 2:E")
    assert [hand(state, seat) for seat in range(3)] == ["F", "F", "F"]
    do(state, *(f"{seat}:{may(state, seat)[-1]}" for seat in range(3)))
    assert told(state, "passes") == [], "the last card is kept, not passed"
    assert told(state, "deals") == [("deals", -1, 10, 2)]
    assert state.view()["stage"] == 2
    assert all(len(hand(state, seat)) == 11 and "F" in hand(state, seat) for seat in range(3))


def test_the_last_card_is_thrown_away() -> None:
    full = ["MMMMM DDDDD FFFFF EEEE.", "SSSSS BBBBB WWWWW TTTT.", "AAAAA MMMMM SSSSS GGGG."]
    state = do(drawn(full, ["SE", "TB", "GA"]), "0:S 1:B 2:G")
    assert told(state, "throws") == [("throws", 0, "E"), ("throws", 1, "T"), ("throws", 2, "A")]
    assert [hand(state, seat) for seat in range(3)] == ["", "", ""]


def test_the_end_tells_all_points_and_who_wins() -> None:
    full = ["MMMMM DDDDD FFFFF EEEE.", "SSSSS BBBBB WWWWW TTTT.", "AAAAA MMMMM SSSSS GGGG."]
    state = do(drawn(full, ["SE", "TB", "GA"]), "0:S 1:B 2:G")
    told_points = [0, 0, 0]
    for event in state.events():
        told_points[event["seat"]] += event["points"] if event["kind"] in ("scores", "gaps") else 0
    assert told_points == state.scores()
    winners = [event[1] for event in told(state, "wins")]
    assert winners == [seat for seat, place in enumerate(state.places()) if place == 0]


# Hands of ten


def test_with_hands_of_ten_nothing_is_kept_and_the_tenth_card_needs_no_choice() -> None:
    state = drawn(["MMMMM DDD", "SSSSS BBB", "AAAAA TTT"], ["FW", "WF", "EF"], hands_of_ten=True)
    do(state, "0:F 1:W 2:E")
    do(state, *(f"{seat}:{may(state, seat)[-1]}" for seat in range(3)))
    assert told(state, "reveals") == [("reveals", 0, "F"), ("reveals", 1, "W"), ("reveals", 2, "F")]
    assert state.view()["turn"] == 9
    assert [hand(state, seat) for seat in range(3)] == ["", "", ""]
    do(state, *(f"{seat}:{may(state, seat)[-1]}" for seat in range(3)))
    assert told(state, "deals") == [("deals", -1, 10, 2)]
    assert [len(hand(state, seat)) for seat in range(3)] == [10, 10, 10]


def test_a_single_card_is_received_and_shown_at_once() -> None:
    state = drawn(["MMMMM DDD", "SSSSS BBB", "AAAAA TTT"], ["FW", "WF", "EF"], hands_of_ten=True)
    do(state, "0:F 1:W 2:E")
    do(state, *(f"{seat}:{may(state, seat)[-1]}" for seat in range(3)))
    assert told(state, "receives") == [("receives", 0, "F"), ("receives", 1, "W"), ("receives", 2, "F")]
    for viewer in range(-1, 3):
        seen = [args for _, _, args in told(state.concealed_for(viewer), "receives")]
        assert seen == [card if seat == viewer else None for seat, card in enumerate("FWF")]


def test_a_whole_game_places_twenty_cards_each() -> None:
    for hands_of_ten in (False, True):
        state = polana.load("ecosystem", seats=4, hands_of_ten=hands_of_ten).new(seed=3)
        while not state.over:
            turn(state)
        assert [len(player["land"]) for player in state.view()["players"]] == [20] * 4
        assert in_order("".join(hand(state, seat) for seat in range(4))) == ""
