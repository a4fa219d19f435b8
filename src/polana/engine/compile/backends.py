"""The two ways to run a game: interpreted at once, compiled when asked for. Same functions, same bytes."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_origin

import numpy as np

from polana.engine import batching, contract, kernels, piles, ranking, rng
from polana.engine.compile.kernel_cache import kernel_folder
from polana.engine.record import Array, Rows, dtype_of, view_type
from polana.engine.rng import Rng
from polana.engine.rule import bind, is_rule

if TYPE_CHECKING:
    from polana.engine.game import Header

ENGINE = (rng, piles, contract, ranking, kernels, batching)
OPEN = tuple(name for name, thing in vars(contract).items() if hasattr(thing, "__open__"))
RNG = dtype_of(Rng)
# Rules allocate nothing and hand their callers' arrays on, so nobody need count who holds them.
HOW: dict[str, Any] = {"nogil": True, "boundscheck": True, "error_model": "numpy", "_nrt": False}
_binding = threading.RLock()  # one thread at a time binds and compiles


def is_kernel(thing: object) -> bool:
    """Whether a rule is one that Python calls: it takes whole arrays."""
    hints = list(getattr(thing, "__annotations__", {}).values())
    return is_rule(thing) and hints[:1] in (["States"], ["Streams"])


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

    def kernel(self, function: Any) -> Any:
        """This way's copy of a kernel, also of one that another layer has written against the contract."""
        if function not in self._kernels:
            with _binding:
                if function not in self._bound:
                    bind(self._unbound(function), self._filled, self._jit, self._bound)
                self._kernels[function] = self._ready(function)
        return self._kernels[function]

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

    def _ready(self, kernel: Any) -> Any:
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

    def _jit(self, function: Any, original: Any) -> Any:
        import numba

        from polana.engine.compile.numba_passes import InlinedKernelCompiler, KernelCompiler, RuleCompiler

        njit: Any = numba.njit
        config: Any = numba.config
        if not is_kernel(original):
            alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}
            return widened(njit(**HOW, **alone)(function))
        from polana.engine.compile.numba_cache import LazyCache

        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._folder)
        try:
            function.__qualname__ = f"{self._folder.parent.name}.{self._folder.name}.{function.__qualname__}"
            way = InlinedKernelCompiler if original.__module__ == batching.__name__ else KernelCompiler
            dispatcher = njit(**HOW, no_cfunc_wrapper=True, pipeline_class=way)(function)
            dispatcher._cache = LazyCache(function)
            return widened(dispatcher)
        finally:
            config.CACHE_DIR = before

    def _ready(self, kernel: Any) -> Any:
        """The compiled entry itself, not Numba's dispatcher, which looks up all arguments' types at every call."""
        import numba

        arrays = {
            "States": numba.from_dtype(self.dtype),
            "Numbers": numba.int32,
            "Bytes": numba.uint8,
            "SeedWords": numba.uint64,
        }
        for name, meant in vars(sys.modules[kernel.__module__]).items():
            if get_origin(meant) is Rows:  # an array of a record: Streams, and what other layers add
                arrays[name] = numba.from_dtype(dtype_of(get_args(meant)[0]))
        hints = [hint for name, hint in kernel.__annotations__.items() if name != "return"]
        dispatcher = self._bound[kernel]
        return dispatcher.compile(tuple(arrays[h][::1] if h in arrays else numba.int64 for h in hints))

    @cached_property
    def _folder(self) -> Path:
        return kernel_folder(self.header) / self.header.name


def widened(dispatcher: Any) -> Any:
    """The same compiled function taking every integer as 64 bits, so that it is compiled once and not once a width."""
    import numba

    types: Any = numba.types
    resolve = dispatcher.get_call_template

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind

    dispatcher.get_call_template = lambda args, kws: resolve(tuple(wide(kind) for kind in args), kws)
    return dispatcher
