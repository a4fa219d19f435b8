"""Every registered game, with every number of seats and every option, as fixtures."""

import pytest

import polana
from polana import Game
from polana.engine.game import find_header, game_names
from tests.contract.cases import every_setting


@pytest.fixture(params=every_setting(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    """A fresh game, on interpreted rules."""
    chosen: Game = request.param
    return Game(chosen.header, chosen.seats, chosen.options)


@pytest.fixture(params=[(name, seats) for name in game_names() for seats in find_header(name).seats], ids=str)
def plain_game(request: pytest.FixtureRequest) -> Game:
    """A fresh game with its usual options."""
    name, seats = request.param
    return polana.load(name, seats=seats)
