"""Honest timing: the best of several runs, with how far they lie apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Timing:
    """Seconds for one of whatever was timed."""

    best: float
    spread: float  # how much slower than the best the slowest run was, 0.1: by a tenth
    runs: int


@dataclass(frozen=True)
class Patience:
    """How long to measure."""

    runs: int
    seconds: float  # of each run, at least


THOROUGH = Patience(5, 0.3)
QUICK = Patience(2, 0.03)


def timed(work: Callable[[int], int], patience: Patience, clock: Callable[[], float] = perf_counter) -> Timing:
    """Time `work(rounds)`, which says how many things it did; the rounds grow until a run takes long enough.

    The first run is not counted: code is loaded in it. `process_time` as the clock leaves out what others do meanwhile.
    """
    work(1)
    rounds = 1
    while True:
        seconds = _run(work, rounds, clock)[0]
        if seconds >= patience.seconds / 4:
            break
        rounds *= 2 if seconds > patience.seconds / 20 else 8
    rounds = max(1, round(rounds * patience.seconds / seconds))
    runs = [_each(work, rounds, clock) for _ in range(patience.runs)]
    return Timing(min(runs), max(runs) / min(runs) - 1, len(runs))


def _run(work: Callable[[int], int], rounds: int, clock: Callable[[], float]) -> tuple[float, int]:
    start = clock()
    done = work(rounds)
    return max(clock() - start, 1e-9), done


def _each(work: Callable[[int], int], rounds: int, clock: Callable[[], float]) -> float:
    seconds, done = _run(work, rounds, clock)
    return seconds / done
