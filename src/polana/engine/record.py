"""Records: the whole state of a game as annotated classes of fixed size.

A record class only describes memory. Its instances are views of bytes: `ctypes` views when rules run
interpreted, Numba records when they run compiled. mypy sees ordinary attributes.

    class Garden(Record):
        trees: int                        # 32 bits, like every plain int
        grid: Annotated[Ints, 324, "i1"]  # an array of small numbers
        hand: Annotated[Pile, 9]          # a record whose arrays hold 9 (see `sized`)
        seat: Annotated[Rows[Seat], 4]    # an array of records
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np
import numpy.typing as npt

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

Word = Annotated[int, "u8"]  # 64 unsigned bits

SIZE = -1  # stands for "as many as the field that holds this record says"


class Ints(Protocol):
    """An array of numbers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


def listed(numbers: Ints) -> list[int]:
    """All numbers of an array, for plain Python."""
    array: Any = numbers
    found: list[int] = array[:]
    return found


class Floats(Protocol):
    """An array of floating numbers."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol[R_co]):
    """An array of records."""

    def __getitem__(self, index: int, /) -> R_co: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R_co]: ...


class IntArray(Ints, Protocol):
    """An array of numbers that is handed to a kernel; compiled rules also take slices of it."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> IntArray: ...
    def __setitem__(self, index: int | slice, value: int, /) -> None: ...


class RecordArray(Rows[R], Protocol[R]):
    """An array of records that is handed to a kernel; compiled rules also take slices of it."""

    @overload
    def __getitem__(self, index: int, /) -> R: ...
    @overload
    def __getitem__(self, index: slice, /) -> RecordArray[R]: ...
    def __setitem__(self, index: int, value: R, /) -> None: ...


class Record:
    """Base of all record classes."""


Array = npt.NDArray[Any]


_layouts: dict[tuple[type[Record], int], np.dtype[Any]] = {}


def dtype_of(record: type[Record], size: int = SIZE) -> np.dtype[Any]:
    """The NumPy layout of a record class; `size` is the capacity of its open arrays."""
    if (record, size) not in _layouts:
        _layouts[record, size] = _dtype_of(record, size)
    return _layouts[record, size]


def _dtype_of(record: type[Record], size: int) -> np.dtype[Any]:
    hints = get_type_hints(record, include_extras=True)
    order = [name for cls in reversed(record.__mro__) for name in vars(cls).get("__annotations__", {})]
    fields = [(name, *_layout(hints[name], size)) for name in dict.fromkeys(order)]
    return np.dtype(fields, align=True)


def _layout(hint: Any, size: int) -> tuple[Any, ...]:
    """Element type and shape of one annotated field."""
    base, extras = (get_args(hint)[0], get_args(hint)[1:]) if get_origin(hint) is Annotated else (hint, ())
    if base is int:
        return (extras[0] if extras else "i4",)
    if base is float:
        return ("f8",)
    if get_origin(base) is Rows:
        return dtype_of(get_args(base)[0]), (_length(extras[0], size),)
    if base is Floats:
        return "f8", (_length(extras[0], size),)
    if base is Ints:
        return (extras[1] if len(extras) > 1 else "i4"), (_length(extras[0], size),)
    if isinstance(base, type) and issubclass(base, Record):
        return (dtype_of(base, extras[0]) if extras else dtype_of(base),)
    raise TypeError(f"a record cannot hold {hint!r}")


def _length(length: int, size: int) -> int:
    chosen = size if length == SIZE else length
    if chosen < 1:
        raise TypeError("a record with open arrays needs a size: Annotated[Pile, 9]")
    return chosen


@cache
def view_type(dtype: np.dtype[Any]) -> Any:
    """The ctypes structure with the layout of `dtype`, on which interpreted rules run."""
    return _ctype(dtype)


def _ctype(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        element = _ctype(base)
        for length in reversed(shape):
            element = element * length
        return element
    if dtype.names is None:
        return np.ctypeslib.as_ctypes_type(dtype)
    fields = [(name, _ctype(dtype.fields[name][0])) for name in dtype.names]  # type: ignore[index]
    made = type("View", (ctypes.Structure,), {"_fields_": fields})
    if ctypes.sizeof(made) != dtype.itemsize:
        raise TypeError(f"{dtype} has another layout in ctypes")
    return made
