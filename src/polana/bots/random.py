"""The bot that plays anything legal."""

from __future__ import annotations

from random import Random as Generator

from polana.engine.game import Game
from polana.engine.rng import Seed, derived
from polana.engine.state import State


class Random:
    """Chooses evenly."""

    def __init__(self, game: Game, seat: int, seed: Seed) -> None:
        self._generator = Generator(derived(seed, seat))

    def choose(self, seen: State, legal: list[int]) -> int:
        return self._generator.choice(legal)
