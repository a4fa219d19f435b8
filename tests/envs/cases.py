"""Every registered game with every number of seats."""

from __future__ import annotations

import pytest

from polana.engine.game import find_header, game_names
from polana.envs.comparison import Comparison, Row
from polana.envs.peers import subjects

every_game = pytest.mark.parametrize("name", game_names())
every_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in game_names() for seats in find_header(name).seats]
)


def invented(rates: dict[str, float]) -> Comparison:
    """A comparison with made-up figures; what is not named plays 1000 actions a second."""
    rows = [Row(subject, rates.get(subject.name, 1e3), 0.1, 2) for subject in subjects()]
    return Comparison("2026-01-02", {"processor": "an abacus"}, rows, ["pgx"], disturbed=True)
