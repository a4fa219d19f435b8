"""Compiling all kernels of a game in advance, in processes of their own, so that this one stays free."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from polana.engine import batching, kernels
from polana.engine.compile.kernel_cache import kernel_folder
from polana.engine.game import Header, find_header
from polana.engine.rule import is_kernel

WORKERS = 2
BOTS = ("polana.bots",)


def all_kernels(packages: tuple[str, ...] = BOTS) -> list[Any]:
    """Every kernel that the engine and some packages have."""
    modules = [kernels, batching]
    for package in packages:
        folder = import_module(package).__path__
        modules += [import_module(f"{package}.{module.name}") for module in pkgutil.iter_modules(folder)]
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if is_kernel(thing) and thing.__module__ == module.__name__
    ]


def signs_of(header: Header, packages: tuple[str, ...]) -> list[Path]:
    """The files that say that a game's kernels in some packages, as they are now, are all in the cache."""
    return [kernel_folder(header) / f"{header.name}-{package}.warm" for package in packages]


class Warming:
    """Compiles a game's kernels into the cache; gives the name of each when it is ready, nothing when all are there.

    With some niceness, whatever else runs on the machine goes before. One worker alone is slower, but less work in
    all: kernels share rules.
    """

    def __init__(
        self, header: Header, niceness: int = 0, workers: int = WORKERS, packages: tuple[str, ...] = BOTS
    ) -> None:
        self.header = header
        self._packages = packages
        self._command = [sys.executable, "-m", "polana.lab.warming", header.name, str(niceness), *packages]
        self._shares = [f"{number}/{workers}" for number in range(workers)]
        self._workers: list[subprocess.Popen[bytes]] = []

    def __iter__(self) -> Iterator[str]:
        signs = signs_of(self.header, self._packages)
        if all(sign.exists() for sign in signs):
            return
        reading, writing = os.pipe()
        for share in self._shares:
            command = [*self._command, share]
            self._workers.append(subprocess.Popen(command, stdout=writing, start_new_session=True))
        os.close(writing)
        try:
            with open(reading, encoding="utf-8") as names:
                for name in names:
                    yield name.strip()
            codes = [worker.wait() for worker in self._workers]
        finally:
            self.stop()
        if any(codes):
            raise ChildProcessError(f"the rules of {self.header.name} could not be compiled")
        for sign in signs:
            sign.touch()

    def stop(self) -> None:
        """End the work, wherever it is; what is compiled stays in the cache."""
        for worker in self._workers:
            if worker.poll() is None:
                worker.terminate()
                worker.wait()


def load(header: Header) -> None:
    """Bring a game's kernels from the cache into this process."""
    for kernel in all_kernels():
        header.compiled.kernel(kernel)


def main(game: str, niceness: int, packages: tuple[str, ...], share: str) -> None:
    """One worker's share of the kernels: `1/2`, every second one."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if niceness and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    header = find_header(game)
    number, workers = map(int, share.split("/"))
    for kernel in all_kernels(packages)[number::workers]:
        header.compiled.kernel(kernel)
        print(kernel.__name__, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), tuple(sys.argv[3:-1]), sys.argv[-1])
