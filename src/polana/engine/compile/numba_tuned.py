"""The usual way to compile rules: our own passes, integers widened, kernels kept on disk. Leans on Numba's inside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba

from polana.engine.compile import numba_plain
from polana.engine.compile.numba_cache import LazyCache
from polana.engine.compile.numba_passes import InlinedKernelCompiler, KernelCompiler, RuleCompiler

# Rules allocate nothing and hand their callers' arrays on, so nobody need count who holds them.
HOW = numba_plain.HOW | {"no_cfunc_wrapper": True, "_nrt": False}
njit: Any = numba.njit  # its stubs do not know these options


class TunedNumba:
    """Keeps kernels in a folder, whose last two names tell the sources and the game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def rule(self, function: Callable[..., Any]) -> Any:
        return widened(njit(**HOW, no_cpython_wrapper=True, pipeline_class=RuleCompiler)(function))

    def kernel(self, function: Callable[..., Any], inlined: bool) -> Any:
        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self.folder)
        try:
            function.__qualname__ = f"{self.folder.parent.name}.{self.folder.name}.{function.__qualname__}"
            passes = InlinedKernelCompiler if inlined else KernelCompiler
            dispatcher = njit(**HOW, pipeline_class=passes)(function)
            dispatcher._cache = LazyCache(function)
            return widened(dispatcher)
        finally:
            config.CACHE_DIR = before

    def entry(self, dispatcher: Any, signature: tuple[Any, ...]) -> Any:
        """The compiled code itself, not Numba's dispatcher, which looks up all arguments' types at every call."""
        return dispatcher.compile(signature)


def widened(dispatcher: Any) -> Any:
    """The same compiled function taking every integer as 64 bits, so that it is compiled once and not once a width.

    A rule that calls itself then always calls the very same code, and not by a pointer that is lost on disk.
    """
    types: Any = numba.types
    resolve = dispatcher.get_call_template

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind

    dispatcher.get_call_template = lambda args, kws: resolve(tuple(wide(kind) for kind in args), kws)
    return dispatcher
