"""Compiling all kernels of a game in advance."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import polana.bots
from polana.engine import batching, kernels
from polana.engine.game import Header
from polana.engine.twins import is_kernel


def all_kernels() -> list[Any]:
    """Every kernel that the engine and the bots have."""
    bots = [import_module(f"polana.bots.{module.name}") for module in pkgutil.iter_modules(polana.bots.__path__)]
    return [
        thing
        for module in (kernels, batching, *bots)
        for thing in vars(module).values()
        if is_kernel(thing) and thing.__module__ == module.__name__
    ]


def warm(header: Header) -> Iterator[str]:
    """Compile a game's kernels, or load them from the cache; the name of each when it is ready."""
    for kernel in all_kernels():
        header.compiled.kernel(kernel)
        yield kernel.__name__
