"""How fast bots search here, beside the search of OpenSpiel in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from polana.bots import plan_of
from polana.bots.search import Tree
from polana.engine.game import Header, load
from polana.lab.timing import Patience, Timing, timed

CHUNK = 100  # iterations in a round
FORGET = 20_000  # iterations after which a tree is begun anew
SEVERAL = 5  # actions to choose from, at least, where OpenSpiel's search begins
ROLLS = 1  # random playouts of OpenSpiel's evaluator
PEERS = ("hearts", "gin_rummy")
TARGET = ("arboretum", 2, "plain", 25e3)  # game, seats, bot, iterations a second
PLANS = ("plain", "search")  # random playouts to the end; as the levels search


@dataclass(frozen=True)
class Speed:
    """How fast one search is, from the opening of a game."""

    game: str
    seats: int
    plan: str
    iterations: float  # a second
    steps: float | None  # actions a second, if they can be counted
    spread: float

    @property
    def target(self) -> float | None:
        return TARGET[3] if (self.game, self.seats, self.plan) == TARGET[:3] else None


def measure_search(header: Header, patience: Patience) -> Iterator[Speed]:
    """The searches of a game, with every number of players."""
    for seats in header.seats:
        for plan in PLANS:
            work, tree = _searching(header, seats, plan)
            timing = timed(work, patience)
            steps = float(tree.search[0]["steps"]) / float(tree.search[0]["iterations"])
            yield _speed(header.name, seats, plan, timing, steps)


def _speed(game: str, seats: int, plan: str, timing: Timing, steps: float | None) -> Speed:
    rate = 1 / timing.best
    return Speed(game, seats, plan, rate, None if steps is None else steps * rate, timing.spread)


def _searching(header: Header, seats: int, plan: str) -> tuple[Callable[[int], int], Tree]:
    game = load(header.name, seats).compile()
    read = plan_of(f"{plan}:{FORGET}", game)
    assert read is not None
    state = game.new(seed=1)
    seat = state.acting[0]
    seen = state.concealed_for(seat)
    tree = Tree(game, seat, read, 1)

    def work(rounds: int) -> int:
        for done in range(rounds):
            if done % (FORGET // CHUNK) == 0:
                tree.look(seen, False)
            tree.run(CHUNK)
        return rounds * CHUNK

    return work, tree


def peer_available() -> bool:
    """Whether OpenSpiel is there."""
    return find_spec("pyspiel") is not None


def measure_peer(patience: Patience) -> Iterator[Speed]:
    """OpenSpiel's own search in C++, on card games with hidden hands."""
    pyspiel: Any = import_module("pyspiel")
    for name in PEERS:
        game = pyspiel.load_game(name)
        yield _speed(f"OpenSpiel {name}", game.num_players(), "plain", timed(_peer(pyspiel, game), patience), None)


def _peer(pyspiel: Any, game: Any) -> Callable[[int], int]:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLS, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, CHUNK, allow_inconsistent_action_sets=True)
    state, random = game.new_initial_state(), Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < SEVERAL:
        state.apply_action(random.choice(state.legal_actions()))

    def work(rounds: int) -> int:
        for _ in range(rounds):
            bot.restart()
            bot.step(state)
        return rounds * CHUNK

    return work
