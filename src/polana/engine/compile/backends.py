"""The two ways to run a game: interpreted at once, compiled when asked for. Same functions, same bytes."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from polana.engine import batching, contract, kernels, piles, ranking, rng
from polana.engine.compile.arguments import Layout, arguments_of
from polana.engine.compile.kernel_cache import kernel_folder
from polana.engine.compile.numba_versions import warn_plain, why_plain
from polana.engine.record import Array, dtype_of, view_type
from polana.engine.rng import Rng
from polana.engine.rule import F, bind, is_kernel, is_rule

if TYPE_CHECKING:
    from polana.engine.compile.numba_plain import PlainNumba
    from polana.engine.compile.numba_tuned import TunedNumba
    from polana.engine.game import Header

ENGINE = (rng, piles, contract, ranking, kernels, batching)
OPEN = tuple(name for name, thing in vars(contract).items() if hasattr(thing, "__open__"))
RNG = dtype_of(Rng)
_binding = threading.RLock()  # one thread at a time binds and compiles


class Rules:
    """A game's kernels, run in one of the two ways; attributes are the names in `polana.engine.kernels`.

    Arguments are made by the methods here, so that both ways are called alike.
    """

    compiled: bool

    def __init__(self, header: Header) -> None:
        self.header = header
        self.dtype = dtype_of(header.state)
        self._kernels: dict[Any, Any] = {}

    def states(self, memory: Array) -> Any:
        """Bytes as an array of state records."""
        raise NotImplementedError

    def streams(self, memory: Array) -> Any:
        """Bytes as an array of random streams."""
        raise NotImplementedError

    def numbers(self, length: int) -> Any:
        """Room for 32-bit numbers."""
        raise NotImplementedError

    def listed(self, numbers: Any) -> list[int]:
        """Such numbers as plain ints."""
        raise NotImplementedError

    def bytes(self, length: int) -> Any:
        """Room for small numbers."""
        raise NotImplementedError

    def words(self, *values: int) -> Any:
        """64-bit words."""
        raise NotImplementedError

    @cached_property
    def _bound(self) -> dict[Any, Any]:
        bound: dict[Any, Any] = {}
        bind((*ENGINE, *self.header.modules), self._filled, self._jit, bound)
        return bound

    @cached_property
    def _filled(self) -> dict[str, Any]:
        sizes = {
            "ACTIONS": self.header.actions,
            "MOST_LEGAL": self.header.most_legal,
            "OBSERVATION_SIZE": self.header.observation_size,
        }
        return {name: self._rule_named(name) for name in OPEN} | sizes

    def _rule_named(self, name: str) -> Any:
        for module in self.header.modules:
            thing = vars(module).get(name)
            if is_rule(thing) and thing.__module__ == module.__name__:
                return thing
        raise LookupError(f"{self.header.name} has no rule '{name}'")

    _jit: Callable[[Any, Any], Any] | None = None

    def kernel(self, function: F) -> F:
        """This way's copy of a kernel, also of one that another layer has written against the contract."""
        if function not in self._kernels:
            arguments = arguments_of(function, self.header.state)
            with _binding:
                if function not in self._bound:
                    bind(self._unbound(function), self._filled, self._jit, self._bound)
                self._kernels[function] = self._ready(function, arguments)
        found: F = self._kernels[function]
        return found

    def _unbound(self, function: Any) -> list[ModuleType]:
        """The module of a rule that has no copy yet, and further ones whose rules it calls."""
        found = [sys.modules[function.__module__]]
        for module in found:
            for thing in vars(module).values():
                if is_rule(thing) and thing not in self._bound and sys.modules[thing.__module__] not in found:
                    found.append(sys.modules[thing.__module__])
        return found

    def has(self, function: Any) -> bool:
        """Whether a kernel is there already, and need not be compiled or loaded."""
        return function in self._kernels

    def __getattr__(self, name: str) -> Any:
        for module in (kernels, batching):
            if is_kernel(vars(module).get(name)):
                kernel = self.kernel(vars(module)[name])
                setattr(self, name, kernel)
                return kernel
        raise AttributeError(f"there is no kernel '{name}'")

    def _ready(self, kernel: Any, arguments: list[Layout | None]) -> Any:
        return self._bound[kernel]


class Interpreted(Rules):
    """Rules as ordinary Python on ctypes views: ready at once, plain ints, easy to debug."""

    compiled = False

    def states(self, memory: Array) -> Any:
        return (view_type(self.dtype) * (memory.size // self.dtype.itemsize)).from_buffer(memory)

    def streams(self, memory: Array) -> Any:
        return (view_type(RNG) * (memory.size // RNG.itemsize)).from_buffer(memory)

    def numbers(self, length: int) -> Any:
        return (ctypes.c_int32 * length)()

    def listed(self, numbers: Any) -> list[int]:
        return list(numbers)

    def bytes(self, length: int) -> Any:
        return (ctypes.c_uint8 * length)()

    def words(self, *values: int) -> Any:
        return (ctypes.c_uint64 * len(values))(*values)


class Compiled(Rules):
    """Rules as machine code, a hundred times faster; each kernel is compiled, or loaded, at its first use."""

    compiled = True

    def states(self, memory: Array) -> Any:
        return memory.view(self.dtype)

    def streams(self, memory: Array) -> Any:
        return memory.view(RNG)

    def numbers(self, length: int) -> Any:
        return np.zeros(length, np.int32)

    def listed(self, numbers: Any) -> list[int]:
        found: list[int] = numbers.tolist()
        return found

    def bytes(self, length: int) -> Any:
        return np.zeros(length, np.uint8)

    def words(self, *values: int) -> Any:
        return np.array(values, np.uint64)

    @cached_property
    def _numba(self) -> PlainNumba | TunedNumba:
        reason = why_plain()
        if reason is not None:
            from polana.engine.compile.numba_plain import PlainNumba

            warn_plain(reason)
            return PlainNumba()
        from polana.engine.compile.numba_tuned import TunedNumba

        return TunedNumba(self._folder)

    def _jit(self, function: Any, original: Any) -> Any:
        if not is_kernel(original):
            return self._numba.rule(function)
        return self._numba.kernel(function, inlined=original.__module__ == batching.__name__)

    def _ready(self, kernel: Any, arguments: list[Layout | None]) -> Any:
        import numba

        signature = (numba.int64 if layout is None else numba.from_dtype(layout)[::1] for layout in arguments)
        return self._numba.entry(self._bound[kernel], tuple(signature))

    @cached_property
    def _folder(self) -> Path:
        return kernel_folder(self.header) / self.header.name
