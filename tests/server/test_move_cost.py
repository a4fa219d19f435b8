"""The measurement of a move plays whole games and finds a time for them."""

from __future__ import annotations

import pytest

from polana.engine.game import game_names
from polana.server.move_cost import move_cost


@pytest.mark.parametrize("game", game_names())
def test_a_move_is_measured(game: str) -> None:
    found = move_cost(game, compiled=False, games=1)
    assert 0 < found.median <= found.worst
