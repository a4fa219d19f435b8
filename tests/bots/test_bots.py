"""The bots: fairness, and the same choices whichever way the rules run."""

from collections.abc import Iterator

import pytest

import polana
from polana import BadOption, Game, State
from polana.bots import SIMPLE, Bot, sit
from polana.bots.greedy import Greedy


@pytest.fixture(scope="module")
def compiled() -> Game:
    return polana.load("arboretum", seats=2).compile()


def played(state: State, bots: list[Bot]) -> Iterator[State]:
    """Every position of a game that bots play to its end."""
    while not state.over:
        yield state
        seat = state.acting[0]
        state.play(seat, bots[seat].choose(state.concealed_for(seat), state.legal(seat)))


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_chooses_the_same(compiled: Game, name: str) -> None:
    state = compiled.new(seed=3)
    for _ in played(state, [sit("random", compiled, seat, 1) for seat in range(2)]):
        seat = state.acting[0]
        seen, legal = state.concealed_for(seat), state.legal(seat)
        one, other = (sit(name, compiled, seat, seed=8).choose(seen, legal) for _ in range(2))
        assert one == other
        assert one in legal


def test_interpreted_and_compiled_rules_choose_alike(compiled: Game) -> None:
    interpreted = polana.load("arboretum", seats=2)
    state = compiled.new(seed=4)
    bots = [sit("greedy", compiled, seat, seed=2) for seat in range(2)]
    for _ in played(state, bots):
        if state.ply % 7 == 0:
            seat = state.acting[0]
            seen, legal = state.concealed_for(seat), state.legal(seat)
            choices = [
                Greedy(game, seat, state.ply, hasty=True).choose(State(game, seen.memory), legal)
                for game in (interpreted, compiled)
            ]
            assert choices[0] == choices[1]


def test_greedy_does_not_depend_on_what_it_cannot_see(compiled: Game) -> None:
    """Another world that fits what the seat knows, same seed, same choice."""
    state = compiled.new(seed=6)
    for _ in played(state, [sit("greedy", compiled, seat, seed=5) for seat in range(2)]):
        seat = state.acting[0]
        other = state.concealed_for(seat).imagined(seed=state.ply)
        choices = {
            sit("greedy", compiled, seat, 9).choose(s.concealed_for(seat), s.legal(seat)) for s in (state, other)
        }
        assert len(choices) == 1


def test_an_unknown_bot_is_refused_by_name(compiled: Game) -> None:
    with pytest.raises(BadOption, match="nobody"):
        sit("nobody", compiled, 0, 1)
