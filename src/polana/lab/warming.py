"""Compiling all kernels of a game in advance, in processes of their own, so that this one stays free."""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import polana.bots
from polana.engine import batching, kernels
from polana.engine.game import Header, find_header
from polana.engine.twins import cache_folder, is_kernel

WORKERS = 2


def all_kernels() -> list[Any]:
    """Every kernel that the engine and the bots have."""
    bots = [import_module(f"polana.bots.{module.name}") for module in pkgutil.iter_modules(polana.bots.__path__)]
    return [
        thing
        for module in (kernels, batching, *bots)
        for thing in vars(module).values()
        if is_kernel(thing) and thing.__module__ == module.__name__
    ]


def sign_of(header: Header) -> Path:
    """The file that says that a game's kernels, as they are now, are all in the cache."""
    return cache_folder(header) / f"{header.name}.warm"


def warm(header: Header, niceness: int = 0) -> Iterator[str]:
    """Compile a game's kernels into the cache; the name of each when it is ready. Nothing when all are there.

    With some niceness, whatever else runs on the machine goes before.
    """
    if sign_of(header).exists():
        return
    spawning = get_context("spawn")
    with ProcessPoolExecutor(WORKERS, spawning, initializer=_step_back, initargs=(niceness,)) as pool:
        jobs = [pool.submit(_compile, header.name, kernel.__module__, kernel.__name__) for kernel in all_kernels()]
        for job in as_completed(jobs):
            yield job.result()
    sign_of(header).touch()


def load(header: Header) -> None:
    """Bring a game's kernels from the cache into this process."""
    for kernel in all_kernels():
        header.compiled.kernel(kernel)


def _step_back(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)


def _compile(game: str, module: str, name: str) -> str:
    find_header(game).compiled.kernel(getattr(import_module(module), name))
    return name
