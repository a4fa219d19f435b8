"""What is measured side by side: our games, and those of the peers that are installed, all at random play.

Each subject is measured in a process of its own on one core: `python -m polana.envs.peers NAME RUNS SECONDS`.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any

import numpy as np

from polana.engine.game import find_header, game_names, load
from polana.lab.bench import BATCH, CHUNK, batch_driven, driven, playouts
from polana.lab.timing import Patience, Timing, timed

Work = Callable[[int], int]  # plays so many rounds; how many actions

WAYS = {
    "inside": "the engine's own loop, without coming back to Python",
    "driven": "one game, every action chosen in Python and played by a call",
    "batch": f"{BATCH} games side by side, actions chosen and played in compiled code",
    "batch driven": f"{BATCH} games, an action in each by one call from Python",
    "pettingzoo": "PettingZoo's loop: last, then step, for each agent in turn",
}
PACKAGES = {"open_spiel": "open-spiel", "pettingzoo": "pettingzoo", "rlcard": "rlcard", "pgx": "pgx"}


@dataclass(frozen=True)
class Subject:
    """One thing to measure, and all that a fair reader asks about it."""

    package: str
    game: str
    players: int
    way: str
    legal: bool  # legal actions are worked out at each step
    observations: bool  # so are observations
    scoring: bool  # a finished game is scored
    prepare: Callable[[], Work]

    @property
    def name(self) -> str:
        watched = self.observations and self.package == "polana" and self.way == "batch driven"
        return f"{self.package}/{self.game}/{self.way}{', observed' if watched else ''}"

    @property
    def version(self) -> str | None:
        """The version that is installed, None when it is not."""
        try:
            return version(PACKAGES.get(self.package, self.package))
        except PackageNotFoundError:
            return None


def subjects() -> Iterator[Subject]:
    """Everything that can be measured, ours first."""
    for name in game_names():
        players = find_header(name).seats[0]
        ours = partial(Subject, "polana", name, players)
        yield ours("inside", True, False, True, partial(_inside, name))
        yield ours("driven", True, False, True, partial(_driven, name))
        yield ours("batch", True, False, True, partial(_batch, name))
        yield ours("batch driven", True, False, True, partial(_batch_driven, name))
        yield ours("batch driven", True, True, True, partial(_observed, name))
        yield ours("pettingzoo", True, True, True, partial(_adapter, name))
    for name, players in (("hearts", 4), ("gin_rummy", 2), ("connect_four", 2)):
        yield Subject("open_spiel", name, players, "driven", True, False, True, partial(_openspiel, name))
    for name in ("connect_four_v3", "leduc_holdem_v4"):
        yield Subject("pettingzoo", name, 2, "pettingzoo", True, True, True, partial(_pettingzoo, name))
    for name in ("gin-rummy", "uno", "leduc-holdem"):
        yield Subject("rlcard", name, 2, "driven", True, True, True, partial(_rlcard, name))
    for name in ("connect_four", "leduc_holdem"):
        yield Subject("pgx", name, 2, "batch", True, True, True, partial(_pgx, name, CHUNK))
        yield Subject("pgx", name, 2, "batch driven", True, True, True, partial(_pgx, name, 1))


# Ours


def _inside(name: str) -> Work:
    return playouts(load(name).compile(), 1, 1)


def _driven(name: str) -> Work:
    return driven(load(name).compile())


def _batch(name: str) -> Work:
    return playouts(load(name).compile(), BATCH, 1)


def _batch_driven(name: str) -> Work:
    return batch_driven(load(name).compile(), 1)


def _observed(name: str) -> Work:
    """A batch whose masks and observations are written at each step."""
    batch = load(name).batch(BATCH)
    batch.new(seed=1)
    masks, seen, rows = batch.masks(), batch.observations(), np.arange(BATCH)
    dice = np.random.default_rng(1).integers(0, 1 << 30, (CHUNK, BATCH))

    def work(rounds: int) -> int:
        for i in range(rounds):
            batch.play(batch.legal[rows, dice[i % CHUNK] % batch.counts])
            batch.masks(masks)
            batch.observations(seen)
        return rounds * BATCH

    return work


def _adapter(name: str) -> Work:
    from polana.envs.pettingzoo import env

    return _agents(env(name))


# Theirs


def _agents(env: Any) -> Work:
    """PettingZoo's loop, the same for all environments."""
    random = Random(1).random

    def work(rounds: int) -> int:
        steps = 0
        for seed in range(rounds):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                sight, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(sight["action_mask"])
                env.step(int(legal[int(random() * len(legal))]))
                steps += 1
        return steps

    return work


def _pettingzoo(name: str) -> Work:
    from importlib import import_module

    return _agents(import_module(f"pettingzoo.classic.{name}").env())


def _openspiel(name: str) -> Work:
    """OpenSpiel's C++ games; chance counts as steps, too."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)

    def work(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
            state.returns()
        return steps

    return work


def _rlcard(name: str) -> Work:
    import rlcard

    env, random = rlcard.make(name, config={"seed": 1}), Random(1)

    def work(rounds: int) -> int:
        steps = 0
        for _ in range(rounds):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
            env.get_payoffs()
        return steps

    return work


def _pgx(name: str, steps: int) -> Work:
    """Pgx on the CPU: choosing among the legal actions and stepping with auto-reset, so many steps a call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    jax_any: Any = jax
    jax_any.config.update("jax_platforms", "cpu")
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(_: Any, now: Any) -> Any:
        state, key = now
        key, choosing, dealing = jax.random.split(key, 3)
        wish = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, wish, axis=-1)
        return step(state, actions, jax.random.split(dealing, BATCH)), key

    play = jax.jit(lambda now: jax.lax.fori_loop(0, steps, advance, now))
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    games = [(start, jax.random.PRNGKey(1))]

    def work(rounds: int) -> int:
        for _ in range(rounds):
            games[0] = play(games[0])
        jax_any.block_until_ready(games[0])
        return rounds * steps * BATCH

    return work


# A process for each


def main(name: str, runs: int, seconds: float) -> Timing:
    """Measure a subject, on one core where the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    warnings.simplefilter("ignore")  # what peers have to say about themselves
    subject = next(each for each in subjects() if each.name == name)
    return timed(subject.prepare(), Patience(runs, seconds), process_time)


if __name__ == "__main__":
    print(json.dumps(asdict(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
