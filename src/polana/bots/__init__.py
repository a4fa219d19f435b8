"""Bots: they sit down with a game, a seat and a seed, and are shown what that seat may see, nothing else."""

from __future__ import annotations

from typing import Protocol

from polana.bots.greedy import Greedy
from polana.bots.random import Random
from polana.engine.errors import BadOption
from polana.engine.game import Game
from polana.engine.rng import Seed
from polana.engine.state import State


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, seen: State, legal: list[int]) -> int:
        """One of the legal actions, from what the seat sees."""


BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def sit(name: str, game: Game, seat: int, seed: Seed) -> Bot:
    """A bot by its name, at a seat."""
    if name not in BOTS:
        raise BadOption("bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name](game, seat, seed)
