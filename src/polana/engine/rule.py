"""Rules: plain functions on records, with two ways to run them.

`@rule` marks a function. Imported, it is ordinary Python. `bind` copies the rules of some modules onto fresh
globals so that the copies call each other; with `jit` each copy is compiled by Numba. Open names of the
contract (`legal`, `apply`, ...), against which the engine's kernels are written, are bound to the game's rules.
`@kernel` marks the rules that Python calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
MASK = 0xFFFF_FFFF_FFFF_FFFF


def rule(function: F) -> F:
    """Mark a function as a rule: it runs interpreted as it is and can be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def kernel(function: F) -> F:
    """Mark a rule that Python calls: each argument is an `int` or an array (see `polana.engine.kernels`)."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return rule(function)


def open_rule(function: F) -> F:
    """Mark a name that each game fills with a rule of its own."""
    function.__open__ = True  # type: ignore[attr-defined]
    return function


class OpenNumber(int):
    """A number that each game fills with its own."""


class LookupTable(tuple[int, ...]):
    """Many numbers to look up: plain ints, or an array for compiled rules, which take long to compile long tuples."""

    __slots__ = ()


def u64(number: int) -> int:
    """The number as 64 unsigned bits."""
    return number & MASK


def i64(number: int) -> int:
    """The number as an ordinary integer; it must be below 2**63."""
    return number


_NATIVE: dict[Any, Any] = {u64: np.uint64, i64: np.int64}


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and hasattr(thing, "__rule__")


def is_kernel(thing: object) -> bool:
    return is_rule(thing) and hasattr(thing, "__kernel__")


def bind(
    modules: Iterable[ModuleType],
    filled: dict[str, Any],
    jit: Callable[[Any, Any], Any] | None,
    bound: dict[Any, Any],
) -> None:
    """Add the copy of each rule in `modules` to `bound`; `filled` says what fills the open rules and numbers."""
    scopes = []
    for module in modules:
        scope = dict(vars(module))
        scopes.append(scope)
        for name, thing in vars(module).items():
            if is_rule(thing) and thing.__module__ == module.__name__:
                copy = FunctionType(thing.__code__, scope, name, thing.__defaults__)
                copy.__module__, copy.__qualname__ = thing.__module__, thing.__qualname__
                bound[thing] = jit(copy, thing) if jit else copy
    for scope in scopes:
        for name, thing in list(scope.items()):
            if isinstance(thing, OpenNumber):
                scope[name] = filled[name]
            elif isinstance(thing, LookupTable):
                scope[name] = np.array(thing, np.int64) if jit else thing
            elif isinstance(thing, FunctionType):
                scope[name] = _bound_to(thing, filled, bound, bool(jit))


def _bound_to(thing: Any, filled: dict[str, Any], bound: dict[Any, Any], compiled: bool) -> Any:
    """What a function's name stands for in a copy's globals."""
    if is_rule(thing):
        return bound[thing]
    if hasattr(thing, "__open__"):
        return bound[filled[thing.__name__]]
    return _NATIVE[thing] if compiled and thing in _NATIVE else thing
