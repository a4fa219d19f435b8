"""Who beats whom, in every game. How much better, docs/lab-notes.md tells: the arena measures it."""

import pytest

import polana
from polana import Game
from polana.bots import sit
from polana.engine.game import game_names


def victories(game: Game, better: str, worse: str, deals: int) -> float:
    """How many games one bot wins against others, each deal played from every seat; a shared first place is shared."""
    won = 0.0
    for deal in range(deals):
        for own in range(game.seats):
            state = game.new(deal)
            bots = [sit(better if seat == own else worse, game, seat, deal) for seat in range(game.seats)]
            while not state.over:
                seat = state.acting[0]
                state.play(seat, bots[seat].choose(state.concealed_for(seat), state.legal(seat)))
            places = state.places()
            won += (places[own] == 0) / places.count(0)
    return won


@pytest.fixture(scope="module", params=game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return polana.load(request.param, seats=2).compile()


def test_greedy_beats_random(game: Game) -> None:
    assert victories(game, "greedy", "random", 15) >= 28


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_ones(seats: int) -> None:
    assert victories(polana.load("arboretum", seats=seats).compile(), "greedy", "random", 5) >= 4 * seats


def test_a_short_search_beats_random(game: Game) -> None:
    assert victories(game, "search:50", "random", 3) == 6


def test_sapling_beats_acorn(game: Game) -> None:
    assert victories(game, "sapling", "acorn", 4) >= 5
