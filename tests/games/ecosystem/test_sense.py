"""What a sensible player of Ecosystem sees: obvious moves, and judgements that can be reckoned."""

import pytest

import polana
from polana.bots import sit
from tests.games.ecosystem.drawn import do, drawn, land, turn
from tests.games.sense import chosen, favourite, judged, liked


def test_a_finished_game_is_judged_by_its_points() -> None:
    state = drawn(["WRMFM STWSR GDSDF DDTMS", "BDBGS DMWFG SMFTD BSMES", "MAFGA SBDET EFEWD RTTTG"])
    assert judged(state) == [46000, 36000, 35000]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_judging_and_liking_leave_no_trace(seats: int) -> None:
    state = polana.load("ecosystem", seats=seats).new(seed=5)
    while not state.over:
        before = state.memory.tobytes()
        judged(state)
        for seat in state.acting:
            assert min(liked(state, seat).values()) >= 1
        assert state.memory.tobytes() == before
        seat = state.acting[-1]
        state.play(seat, state.legal(seat)[state.ply % len(state.legal(seat))])


# Obvious moves


def test_picks_the_meadow_that_a_bee_and_a_large_meadow_wait_for() -> None:
    state = drawn(["MMEDD MM.DD"], ["MB"], seats=3)
    assert favourite(state) == "M"
    assert chosen(state) == {"M"}


def test_places_the_trout_between_streams() -> None:
    state = drawn(["SS.SS DDFFF"], seats=3, picked="TDD")
    assert favourite(state) == "2,0"
    assert chosen(state) == {"2,0"}


def test_keeps_the_wolf_away_from_the_fox() -> None:
    state = drawn(["FDM F.."], seats=3, picked="WDD")
    for action in {favourite(state), *chosen(state)}:
        after = do(state.clone(), f"0:{action}")
        assert after.score_sheet()[0]["F"] == 6


def test_a_rabbit_swaps_two_cards_that_are_better_off_elsewhere() -> None:
    state = do(drawn(["EFB MMM"], seats=3, picked="RDD"), "0:0,2")
    first = favourite(state)
    assert first != "stay"
    do(state, f"0:{first}")
    second = favourite(state)
    assert second != "stay"
    before = state.scores()[0]
    do(state, f"0:{second}")
    assert state.scores()[0] > before, land(state, 0)


def test_a_rabbit_leaves_alone_what_lies_well() -> None:
    state = do(drawn(["FFF FFF"], seats=3, picked="RDD"), "0:3,0")
    assert favourite(state) == "stay"
    assert chosen(state) == {"stay"}


def test_greedy_plays_every_turn_on_interpreted_rules() -> None:
    state = polana.load("ecosystem", seats=3).new(seed=3)
    bot = sit("greedy", state.game, 0, 1)
    for _ in range(3):
        assert bot.choose(state.concealed_for(0), state.legal(0)) in state.legal(0)
        turn(state)
