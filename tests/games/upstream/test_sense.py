"""What bots know of the game: obvious moves, and judgements that can be reckoned."""

import pytest

import polana
from polana import State
from polana.bots import sit
from tests.games.sense import chosen, judged, liked
from tests.games.upstream.drawn import do, drawn, tokens

OTHERS = ["2L6", "2R6"]


def turn(state: State) -> State:
    """The bot `greedy` plays the acting seat's turn."""
    seat = state.acting[0]
    bot = sit("greedy", state.game, seat, 1)
    while state.acting == [seat]:
        state.play(seat, bot.choose(state.concealed_for(seat), state.legal(seat)))
    return state


def test_a_finished_game_is_judged_by_its_points() -> None:
    state = drawn(["2=2 1=3", "2=1", ""], now=9, phase="over", points=0)
    assert judged(state) == [8000, 3000, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_judging_and_liking_leave_no_trace(seats: int) -> None:
    state = polana.load("upstream", seats=seats, currents="added").new(seed=5)
    while not state.over:
        before = state.memory.tobytes()
        judged(state)
        assert min(liked(state).values()) >= 1
        assert state.memory.tobytes() == before
        state.play(state.acting[0], state.legal(state.acting[0])[state.ply % len(state.legal(state.acting[0]))])
    assert judged(state) == [points * 1000 for points in state.scores()]


def test_farther_upstream_is_better_and_so_are_more_salmon() -> None:
    ahead, behind = judged(drawn(["2L5", *OTHERS]))[0], judged(drawn(["2L3", *OTHERS]))[0]
    assert ahead > behind > judged(drawn(["1L3", *OTHERS]))[0]


def test_a_bear_in_the_way_is_worse_than_water() -> None:
    free = judged(drawn(["2M3", *OTHERS]))[0]
    assert judged(drawn(["2M3", *OTHERS], "M4:B0 L4:E R4:E"))[0] < free


def test_a_token_whose_row_is_about_to_go_is_saved() -> None:
    state = turn(drawn(["2L1 2R4 2M4", *OTHERS], points=2))
    assert "2L1" not in tokens(state)


def test_does_not_swim_into_an_eagle_when_water_is_there() -> None:
    state = drawn(["2M3 2R1", *OTHERS], "M4:E", points=2)
    assert chosen(state).isdisjoint({"2M3-N"})


def test_does_not_end_its_turn_on_a_heron() -> None:
    state = drawn(["2L3", "2L6", "2R6"], "L4:H", points=1)
    assert chosen(state) == {"2L3-NE"}


def test_enters_the_spawn() -> None:
    state = turn(drawn(["2M9 2L7", "2L8", "2R8"], now=7, points=2))
    assert "2=1" in tokens(state)


def test_lets_the_heron_have_one_of_a_pair() -> None:
    state = do(drawn(["2L3 1L3 2M5", *OTHERS], "L3:H", points=1), "2M5-N")
    assert max(liked(state), key=lambda action: liked(state)[action]) == "!2L3"
