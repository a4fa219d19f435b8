"""What a sensible player of the Vale sees: obvious moves, judgements that can be reckoned."""

import pytest

import polana
from tests.games.sense import favourite, judged, liked
from tests.games.vale.drawn import do, drawn, player


def test_a_finished_game_is_judged_by_its_points() -> None:
    state = do(drawn(hand="imp", round=10, score=31), "done")
    assert judged(state) == [31000, 10000]


def test_stones_creatures_and_cards_are_worth_something() -> None:
    poor, rich = drawn(hand="imp"), drawn("valkyrie", hand="imp", stones="4p")
    assert judged(rich)[0] > judged(poor)[0] + 5000


def test_stones_are_worth_nothing_when_nobody_will_summon() -> None:
    rich = do(drawn("salamander goblin", hand="imp", stones="4p", round=10), "done")
    poor = do(drawn("salamander goblin", hand="imp", round=10), "done")
    assert rich.view()["stage"] == poor.view()["stage"] == "resolve"
    assert judged(rich) == judged(poor)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judging_and_liking_leave_no_trace(seats: int) -> None:
    state = polana.load("vale", seats=seats).new(seed=5)
    while not state.over:
        before = state.memory.tobytes()
        judged(state)
        assert min(liked(state).values()) >= 1
        assert state.memory.tobytes() == before
        seat = state.acting[0]
        state.play(seat, state.legal(seat)[state.ply % len(state.legal(seat))])


def test_summons_what_brings_most() -> None:
    state = drawn("willow aeris", hand="tidal nessie", stones="1p", round=9)
    assert favourite(state) == "summon.tidal"


def test_pays_with_what_is_worth_least() -> None:
    state = do(drawn(hand="agni", stones="1r1b1p"), "summon.agni")
    assert favourite(state) == "pay.1r1b"


def test_keeps_what_is_worth_most() -> None:
    state = do(drawn(hand="agni", stones="2b1p", market={"imp": 0}), "sell.imp")
    assert favourite(state) == "keep.1r2b1p"


def test_strikes_the_leader_and_not_itself() -> None:
    state = drawn("kappa", hand="ember", stones="1r1p", others=(player("undine", score=5), player("triton", score=9)))
    assert favourite(do(state, "summon.ember")) == "player.2"
