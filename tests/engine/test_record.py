"""Records: NumPy layout, ctypes view and annotations agree."""

import ctypes
from typing import Annotated, Any

import numpy as np
import pytest

from polana.engine.game import find_header, game_names
from polana.engine.piles import Hidden, Pile
from polana.engine.record import SIZE, Ints, Record, Rows, Word, dtype_of, view_type
from polana.engine.rng import Rng


class Leaf(Record):
    small: Annotated[int, "i1"]
    colour: int


class Tree(Record):
    height: int
    stream: Word
    rings: Annotated[Ints, 3, "i2"]
    leaves: Annotated[Rows[Leaf], 2]
    fruit: Annotated[Pile, 4]


class Taller(Tree):
    height: int
    crown: Leaf


class Open(Record):
    items: Annotated[Ints, SIZE]


def test_fields_have_the_annotated_types_and_shapes() -> None:
    layout = dtype_of(Tree)
    assert layout.names == ("height", "stream", "rings", "leaves", "fruit")
    assert layout["height"] == np.dtype("i4")
    assert layout["stream"] == np.dtype("u8")
    assert layout["rings"] == np.dtype(("i2", (3,)))
    assert layout["leaves"].shape == (2,)
    assert layout["fruit"]["items"].shape == (4,)


def test_an_inherited_field_keeps_its_place() -> None:
    assert dtype_of(Taller).names == ("height", "stream", "rings", "leaves", "fruit", "crown")


def offsets(dtype: np.dtype[Any], view: Any) -> None:
    """Every field lies at the same place in both layouts, all the way down."""
    assert ctypes.sizeof(view) == dtype.itemsize
    for name in dtype.names or ():
        inner, start = dtype.fields[name][:2]  # type: ignore[index]
        assert getattr(view, name).offset == start
        assert getattr(view, name).size == inner.itemsize
        base = inner.subdtype[0] if inner.subdtype else inner
        if base.names:
            kind = dict(view._fields_)[name]
            offsets(base, kind._type_ if inner.subdtype else kind)


@pytest.mark.parametrize("record", [Tree, Taller, Rng, *(find_header(name).state for name in game_names())])
def test_both_views_share_one_layout(record: type[Record]) -> None:
    offsets(dtype_of(record), view_type(dtype_of(record)))


def test_what_one_view_writes_the_other_reads() -> None:
    memory = np.zeros(dtype_of(Tree).itemsize, np.uint8)
    view = view_type(dtype_of(Tree)).from_buffer(memory)
    view.height = -5
    view.stream = 2**64 - 1
    view.rings[2] = 300
    view.leaves[1].small = -128
    row = memory.view(dtype_of(Tree))[0]
    assert (row["height"], row["stream"], row["rings"][2], row["leaves"][1]["small"]) == (-5, 2**64 - 1, 300, -128)


def test_a_size_belongs_to_the_field_that_holds_the_record() -> None:
    assert dtype_of(Hidden, 5)["items"].shape == (5,)
    assert dtype_of(Hidden, 9)["seen"].shape == (9,)


def test_open_arrays_need_a_size() -> None:
    with pytest.raises(TypeError, match="needs a size"):
        dtype_of(Open)


def test_a_record_holds_numbers_and_records_only() -> None:
    class Wrong(Record):
        name: str

    with pytest.raises(TypeError, match="cannot hold"):
        dtype_of(Wrong)
