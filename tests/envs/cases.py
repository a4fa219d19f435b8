"""Every registered game with every number of seats."""

from __future__ import annotations

import pytest

from polana.engine.game import find_header, game_names

compiled = pytest.mark.xdist_group("compiled")
every_game = pytest.mark.parametrize("name", game_names())
every_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in game_names() for seats in find_header(name).seats]
)
