"""The two ways to run a game: interpreted at once, compiled when asked for. Same functions, same bytes.

Compiled code is kept on disk under a name made from all sources and data that it was made from, so it can
never be stale; folders that nobody has used for a while are removed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_origin

import numpy as np

from polana.engine import batching, contract, kernels, piles, ranking, rng
from polana.engine.home import cache_home
from polana.engine.record import Array, Rows, dtype_of, view_type
from polana.engine.rng import Rng
from polana.engine.rule import bind, is_rule

if TYPE_CHECKING:
    from polana.engine.game import Header

ENGINE = (rng, piles, contract, ranking, kernels, batching)
OPEN = tuple(name for name, thing in vars(contract).items() if hasattr(thing, "__open__"))
KEPT_DAYS = 30
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
    def _twins(self) -> dict[Any, Any]:
        twins: dict[Any, Any] = {}
        bind((*ENGINE, *self.header.modules), self._filled, self._jit, twins)
        return twins

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
        """This way's twin of a kernel, also of one that another layer has written against the contract."""
        if function not in self._kernels:
            with _binding:
                if function not in self._twins:
                    bind(self._unbound(function), self._filled, self._jit, self._twins)
                self._kernels[function] = self._ready(function)
        return self._kernels[function]

    def _unbound(self, function: Any) -> list[ModuleType]:
        """The module of a rule that has no twin yet, and further ones whose rules it calls."""
        found = [sys.modules[function.__module__]]
        for module in found:
            for thing in vars(module).values():
                if is_rule(thing) and thing not in self._twins and sys.modules[thing.__module__] not in found:
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
        return self._twins[kernel]


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

        from polana.engine.drafting import DraftCompiler, KernelCompiler, WholeCompiler

        njit: Any = numba.njit
        config: Any = numba.config
        if not is_kernel(original):
            alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": DraftCompiler}
            return widened(njit(**HOW, **alone)(function))
        from polana.engine.keeping import Kept

        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._folder)
        try:
            function.__qualname__ = f"{self._folder.parent.name}.{self._folder.name}.{function.__qualname__}"
            way = WholeCompiler if original.__module__ == batching.__name__ else KernelCompiler
            dispatcher = njit(**HOW, no_cfunc_wrapper=True, pipeline_class=way)(function)
            dispatcher._cache = Kept(function)
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
            "Words": numba.uint64,
        }
        for name, meant in vars(sys.modules[kernel.__module__]).items():
            if get_origin(meant) is Rows:  # an array of a record: Streams, and what other layers add
                arrays[name] = numba.from_dtype(dtype_of(get_args(meant)[0]))
        hints = [hint for name, hint in kernel.__annotations__.items() if name != "return"]
        dispatcher = self._twins[kernel]
        return dispatcher.compile(tuple(arrays[h][::1] if h in arrays else numba.int64 for h in hints))

    @cached_property
    def _folder(self) -> Path:
        return cache_folder(self.header) / self.header.name


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


def cache_folder(header: Header) -> Path:
    """The folder for code made from the sources and data as they are now; older ones are pruned."""
    from importlib import metadata

    digest = blake2b(f"{sys.version} {metadata.version('numba')} {metadata.version('numpy')}".encode())
    package = Path(__file__).parent.parent
    digest.update(str(package).encode())  # Numba finds code by where its source lies
    for folder in (package / "engine", package / "bots", package / "envs" / "kernels", header.folder):
        for file in sorted(folder.iterdir()):
            if file.suffix in {".py", ".toml", ".txt"}:
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    home = cache_home()
    folder = home / digest.hexdigest()[:20]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    prune(home, KEPT_DAYS * 86400)
    return folder


def prune(home: Path, seconds: float) -> None:
    """Remove cache folders that nobody has used for so long."""
    for old in home.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > seconds:
            shutil.rmtree(old, ignore_errors=True)
