"""Threads that share the work on many games: each takes a slice of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any


class KernelThreads:
    """Runs a kernel over `count` games, whose last two arguments say from which to which."""

    def __init__(self, count: int, threads: int) -> None:
        self._slices = [(i * count // threads, (i + 1) * count // threads) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def run(self, kernel: Any, *args: Any) -> None:
        """Run it, a slice a thread; of an argument that is a list each thread takes its own."""
        if self._pool is None:
            kernel(*_own(args, 0), *self._slices[0])
            return
        others = list(enumerate(self._slices))[1:]
        waiting = [self._pool.submit(kernel, *_own(args, i), *part) for i, part in others]
        kernel(*_own(args, 0), *self._slices[0])
        for job in waiting:
            job.result()


def _own(args: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return tuple(arg[number] if isinstance(arg, list) else arg for arg in args)
