"""What the arguments of a kernel are, read from its annotations: `int`, or an array of numbers or records."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from polana.engine.contract import Head
from polana.engine.record import IntArray, Record, RecordArray, dtype_of
from polana.engine.rule import is_kernel

Layout = np.dtype[Any]


def arguments_of(kernel: Callable[..., Any], state: type[Head]) -> list[Layout | None]:
    """The layout of each argument's elements, None for a plain number. `state` is the game's own record."""
    try:
        if not is_kernel(kernel):
            raise TypeError("it is not marked @kernel")
        hints = get_type_hints(kernel, include_extras=True)
        if hints.get("return", Any) not in (int, type(None)):
            raise TypeError("it returns an int or None, and must say which")
        return [_layout(name, hints.get(name), state) for name in inspect.signature(kernel).parameters]
    except (NameError, TypeError) as wrong:
        raise TypeError(f"kernel {kernel.__module__}.{kernel.__name__}: {wrong}") from wrong


def _layout(name: str, hint: Any, state: type[Head]) -> Layout | None:
    if hint is int:
        return None
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated and parts[0] is IntArray:
        width: Layout = np.dtype(parts[1])
        return width
    if origin is RecordArray and isinstance(parts[0], type) and issubclass(parts[0], Record):
        if issubclass(state, parts[0]):
            return dtype_of(state)
        if not issubclass(parts[0], Head):
            return dtype_of(parts[0])
        raise TypeError(f"'{name}' is for states of another game, {parts[0].__name__}, not {state.__name__}")
    written = "not annotated" if hint is None else f"annotated as {hint}"
    raise TypeError(f"'{name}' is {written}; a kernel takes int, States, Numbers and other arrays of that kind")
