"""How fast the games run here: every figure beside the one that we want to reach."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from polana.engine.compile.numba_versions import why_plain
from polana.engine.game import Game, Header, load
from polana.lab.loops import clone_often, conceal_often, imagine_often, score_often
from polana.lab.renature_bench import fit_often
from polana.lab.timing import Patience, Timing, timed

BATCH = 1024
THREADS = (1, 2)
COPIES = 64  # states that a clone is written to in turn
CHUNK = 256  # things done in a round
DEALS = 64  # openings that are played from in turn
DICE = 1 << 14  # random numbers drawn in advance


@dataclass(frozen=True)
class Target:
    """What we want to reach: at least for rates, at most for times."""

    value: float
    game: str | None = None  # None: every game
    seats: int | None = None


TARGETS = {
    "playouts": (
        Target(5e6, "arboretum", 2),
        Target(2e6, "ecosystem", 3),
        Target(1.5e6, "upstream", 3),
        Target(0.5e6, "vale", 2),
        Target(0.5e6, "renature", 3),
    ),
    "driven": (Target(1e6, "arboretum", 2),),
    "batch-2": (Target(8e6, "arboretum", 2),),
    "clone": (Target(100e-9, "arboretum", 2),),
    "clone-python": (Target(1e-6, "arboretum", 2),),
    "score": (Target(3e-6, "ecosystem", 3),),
    "interpreted": (Target(0.1e-3, "arboretum", 2),),
    "hand": (Target(10e-6, "renature"),),
    "hand-interpreted": (Target(10e-3, "renature"),),
    "compile": (Target(15),),
    "start": (Target(0.6),),
}


@dataclass(frozen=True)
class Figure:
    """One measured figure: steps a second, or seconds for one."""

    name: str
    game: str
    seats: int | None  # None: the same for all
    rate: bool
    value: float
    spread: float
    runs: int

    @property
    def target(self) -> float | None:
        for target in TARGETS.get(self.name, ()):
            if target.game in (None, self.game) and target.seats in (None, self.seats):
                return target.value
        return None

    @property
    def reached(self) -> bool | None:
        if self.target is None:
            return None
        return self.value >= self.target if self.rate else self.value <= self.target


def load_average() -> float:
    """How many programs want to run on this machine; 0 where that is not told."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def busy() -> bool:
    """Whether others use the machine so much that figures come out too low."""
    return load_average() > (os.cpu_count() or 1) / 2


def machine() -> dict[str, str]:
    """Where the figures were measured."""
    told = {"processor": _processor(), "cores": str(os.cpu_count()), "load": f"{load_average():.1f}"}
    told["system"] = platform.platform()
    told |= {"python": platform.python_version()} | {name: version(name) for name in ("polana", "numba", "numpy")}
    if why_plain():
        told["numba"] += " (plain)"
    return told


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def measure(header: Header, seats: int, patience: Patience) -> Iterator[Figure]:
    """All figures of a game with so many players."""
    game = load(header.name, seats).compile()
    works: list[tuple[str, bool, Callable[[], Callable[[int], int]]]] = [
        ("playouts", True, lambda: playouts(game, 1, 1)),
        ("driven", True, lambda: driven(game)),
        *((f"batch-{threads}", True, lambda threads=threads: playouts(game, BATCH, threads)) for threads in THREADS),
        *(
            (f"batch-driven-{threads}", True, lambda threads=threads: batch_driven(game, threads))
            for threads in THREADS
        ),
        ("clone", False, lambda: _clone(game)),
        ("clone-python", False, lambda: _clone_python(game)),
        ("conceal", False, lambda: _conceal(game)),
        ("imagine", False, lambda: _imagine(game)),
        ("score", False, lambda: _score(game)),
        ("interpreted", False, lambda: _interpreted(load(header.name, seats))),
    ]
    if header.name == "renature":
        works += [
            ("hand", False, lambda: _hand(game)),
            ("hand-interpreted", False, lambda: _hand(load(header.name, seats))),
        ]
    for name, rate, prepare in works:
        yield _figure(name, game.name, seats, rate, timed(prepare(), patience))


def _figure(name: str, game: str, seats: int | None, rate: bool, timing: Timing) -> Figure:
    value = 1 / timing.best if rate else timing.best
    return Figure(name, game, seats, rate, value, timing.spread, timing.runs)


# What is timed: each prepares everything and gives the work


def playouts(game: Game, count: int, threads: int) -> Callable[[int], int]:
    """Random actions without coming back to Python, deals included; a round is as long as a game."""
    batch, steps = game.batch(count, threads), _length(game)
    batch.new(seed=1)
    return lambda rounds: batch.playouts(rounds * steps)


def driven(game: Game) -> Callable[[int], int]:
    """Random actions, each chosen in Python from the legal ones and played by one call."""
    rules, header = game.rules, game.header
    openings = [game.new(seed) for seed in range(DEALS)]
    firsts = [state.legal(state.acting[0]) for state in openings]
    memory = game.blank()
    states, out = rules.states(memory), rules.numbers(header.most_legal)
    step, pick = rules.step, out.item
    random = Random(1)
    dice = [random.randrange(1 << 30) for _ in range(DICE)]

    def work(rounds: int) -> int:
        steps = number = 0
        while steps < rounds * CHUNK:
            number = (number + 1) % DEALS
            memory[:] = openings[number].memory
            n = len(firsts[number])
            out[:n] = firsts[number]
            while n > 0:
                n = step(states, pick(dice[steps % DICE] % n), out)
                steps += 1
        return steps

    return work


def batch_driven(game: Game, threads: int) -> Callable[[int], int]:
    """A batch whose actions are chosen with NumPy and played by one call for all games."""
    batch = game.batch(BATCH, threads)
    batch.new(seed=1)
    dice = np.random.default_rng(1).integers(0, 1 << 30, (CHUNK, BATCH))
    rows, length = np.arange(BATCH), _length(game)

    def work(rounds: int) -> int:
        steps = rounds * length
        for i in range(steps):
            batch.play(batch.legal[rows, dice[i % CHUNK] % batch.counts])
        return steps * BATCH

    return work


def _played(game: Game, plies: int) -> Any:
    """A random game after so many actions, or at its end."""
    random = Random(1)
    state = game.new(seed=1)
    while state.ply < plies and not state.over:
        seat = state.acting[0]
        state.play(seat, random.choice(state.legal(seat)))
    return state


def _length(game: Game) -> int:
    """How many actions a random game has."""
    return int(_played(game, game.header.longest).ply)


def _midway(game: Game) -> Any:
    """A state from the middle of a game."""
    return _played(game, _length(game) // 2)


def _memory(game: Game, state: Any, count: int) -> Any:
    memory = game.blank(count)
    memory[: game.size] = state.memory
    return game.rules.states(memory)


def _clone(game: Game) -> Callable[[int], int]:
    states, clone = _memory(game, _midway(game), COPIES + 1), game.rules.kernel(clone_often)
    return lambda rounds: clone(states, rounds * CHUNK) or rounds * CHUNK


def _clone_python(game: Game) -> Callable[[int], int]:
    state = _midway(game)

    def work(rounds: int) -> int:
        clone = state.clone
        for _ in range(rounds * CHUNK):
            clone()
        return rounds * CHUNK

    return work


def _conceal(game: Game) -> Callable[[int], int]:
    states, conceal = _memory(game, _midway(game), 2), game.rules.kernel(conceal_often)
    return lambda rounds: conceal(states, 0, rounds * CHUNK) or rounds * CHUNK


def _imagine(game: Game) -> Callable[[int], int]:
    states, imagine = _memory(game, _midway(game).concealed_for(0), 2), game.rules.kernel(imagine_often)
    streams = game.rules.streams(game.stream(1))
    return lambda rounds: imagine(states, streams, rounds * CHUNK) or rounds * CHUNK


def _score(game: Game) -> Callable[[int], int]:
    states, score = _memory(game, _midway(game), 1), game.rules.kernel(score_often)
    out = game.rules.numbers(game.seats * len(game.header.categories))
    return lambda rounds: score(states, out, rounds * CHUNK) or rounds * CHUNK


def _hand(game: Game) -> Callable[[int], int]:
    """The legal placements of a whole hand of dominoes."""
    state = _midway(game)
    while state.record.player[0].hand.n < 3:
        state.play(state.acting[0], state.legal(state.acting[0])[0])
    states, fit = _memory(game, state, 1), game.rules.kernel(fit_often)
    out, times = game.rules.numbers(game.header.most_legal), CHUNK if game.rules.compiled else 1
    assert fit(states, 0, out, 1) > 0
    return lambda rounds: fit(states, 0, out, rounds * times) and rounds * times


def _interpreted(game: Game) -> Callable[[int], int]:
    """Random playouts on the interpreted rules."""
    rules = game.rules
    stream, out = rules.streams(game.stream(1)), rules.numbers(game.header.most_legal)

    def work(rounds: int) -> int:
        return sum(rules.playout(rules.states(game.new(seed).memory), stream, out) for seed in range(rounds))

    return work


# Starts, in processes of their own

COMPILE = """
import sys, polana
state = polana.load(sys.argv[1]).compile().new(seed=1)
while not state.over:
    state.play(state.acting[0], state.legal(state.acting[0])[0])
state.scores(), state.places()
"""
WARM = """
import sys
from polana.engine.game import find_header
from polana.lab.warming import Warming
list(Warming(find_header(sys.argv[1])))
"""
START = """
import sys, polana
state = polana.load(sys.argv[1]).compile().new(seed=1)
state.play(state.acting[0], state.legal(state.acting[0])[0])
"""


def measure_start(header: Header, patience: Patience) -> Figure:
    """From the start of Python to the first action on compiled rules, loaded from the cache."""
    _seconds(START, header.name, None)
    runs = [_seconds(START, header.name, None) for _ in range(patience.runs)]
    return _figure("start", header.name, None, False, Timing(min(runs), max(runs) / min(runs) - 1, len(runs)))


def measure_compile(header: Header) -> Iterator[Figure]:
    """In an empty cache, once: a first compiled game to its end, and every kernel there is."""
    for name, script in (("compile", COMPILE), ("warm", WARM)):
        with tempfile.TemporaryDirectory() as cache:
            yield _figure(name, header.name, None, False, Timing(_seconds(script, header.name, cache), 0.0, 1))


def _seconds(script: str, game: str, cache: str | None) -> float:
    environment = os.environ | ({"POLANA_CACHE": cache} if cache else {})
    start = perf_counter()
    subprocess.run([sys.executable, "-c", script, game], env=environment, check=True)
    return perf_counter() - start
