"""Bots: they sit down with a game, a seat and a seed, and are shown what that seat may see, nothing else.

A bot is named by a text: `random`, `greedy`, a level for people (`LEVELS`), or a plan of a search (`search:1000`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from polana.bots.greedy import Greedy, weigh
from polana.bots.random import Random
from polana.bots.search import Plan, Searcher, Weighed
from polana.bots.tree import think
from polana.engine.errors import BadOption
from polana.engine.game import Game
from polana.engine.rng import Seed
from polana.engine.state import State


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, seen: State, legal: list[int]) -> int:
        """One of the legal actions, from what the seat sees."""


SIMPLE: dict[str, Callable[[Game, int, Seed], Bot]] = {"random": Random, "greedy": Greedy}
SEARCHES = ("search", "plain")  # each with a plan behind: search:1000, plain:1s
# For people, the strongest last. The weak look at few actions, those that a sensible player likes, in few worlds, and
# do not mind which of them they take; so they play like somebody who is new to the game, not like chance.
LEVELS = {
    "acorn": "search:6:widening=1.2:temperature=1:reuse=0",
    "sprout": "search:16:widening=0.5:temperature=0.3:reuse=0",
    "sapling": "search:80:widening=0.5:temperature=0.03",
    "oak": "search",
    "forest": "search:1s",
}
BOTS = (*SIMPLE, *LEVELS)  # those with a name of their own
ADVICE = "search:0.5s"  # who is asked for a hint
WORDS = Path(__file__).parent  # names and characters, in three languages


def plan_of(name: str, game: Game | None = None) -> Plan | None:
    """The plan of a bot that searches, None for one that does not; nobody's name is refused."""
    if name in SIMPLE:
        return None
    if name not in LEVELS and name.partition(":")[0] not in SEARCHES:
        known = ", ".join((*BOTS, *(f"{kind}:1000" for kind in SEARCHES)))
        raise BadOption("bot", bot=name[:40], known=known)
    return Plan.read(LEVELS.get(name, name), game.header.search if game else {})


def sit(name: str, game: Game, seat: int, seed: Seed) -> Bot:
    """A bot by its name, at a seat."""
    plan = plan_of(name, game)
    return SIMPLE[name](game, seat, seed) if plan is None else Searcher(game, seat, seed, plan)


def advise(seen: State, seat: int, seed: Seed, plan: str | None = None) -> list[Weighed]:
    """The three actions that a search finds best for a seat, from what it sees."""
    read = plan_of(plan or ADVICE, seen.game)
    assert read is not None
    return Searcher(seen.game, seat, seed, read).weigh(seen, seen.legal(seat))[:3]


def check(name: str) -> str:
    """The name of a bot; nobody's is refused."""
    plan_of(name)
    return name


def kernels_of(name: str) -> list[Any]:
    """What a bot needs compiled."""
    return [think] if plan_of(name) else [weigh] if name == "greedy" else []
