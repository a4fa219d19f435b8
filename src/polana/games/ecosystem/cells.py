"""Cells, and sets of them as masks of 20 bits, bit row * 5 + column."""

from __future__ import annotations

from polana.engine.rule import rule
from polana.games.ecosystem.state import CELLS, COLUMNS, ROWS, SPOT_COLUMNS, SPOTS

ALL = (1 << CELLS) - 1
LEFT = sum(1 << (row * COLUMNS) for row in range(ROWS))  # the first column
RIGHT = LEFT << (COLUMNS - 1)
TOP = (1 << COLUMNS) - 1  # the first row
BOTTOM = TOP << (CELLS - COLUMNS)


@rule
def corner(cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % COLUMNS, cell // COLUMNS


@rule
def spot_corner(spot: int) -> tuple[int, int]:
    """Column and row of a spot, from -1."""
    return spot % SPOT_COLUMNS - 1, spot // SPOT_COLUMNS - 1


@rule
def cell_at(x: int, y: int) -> int:
    """The cell in a column and row."""
    return y * COLUMNS + x


@rule
def spot_at(x: int, y: int) -> int:
    """The spot in a column and row, from -1."""
    return (y + 1) * SPOT_COLUMNS + x + 1


@rule
def spot_of(cell: int) -> int:
    """The spot that a cell is."""
    x, y = corner(cell)
    return spot_at(x, y)


def _within(spot: int, distance: int) -> int:
    """The cells at most so many steps from a spot, without itself."""
    x, y = spot_corner(spot)
    steps = {cell: abs(cell % COLUMNS - x) + abs(cell // COLUMNS - y) for cell in range(CELLS)}
    return sum(1 << cell for cell, far in steps.items() if 0 < far <= distance)


def _on(spot: int) -> int:
    """The cell of a spot as a mask; 0 for a spot left of the cells or above them."""
    x, y = spot_corner(spot)
    return 1 << cell_at(x, y) if x >= 0 and y >= 0 else 0


ON = tuple(_on(spot) for spot in range(SPOTS))
BESIDE = tuple(_within(spot, 1) for spot in range(SPOTS))
IN_SIGHT = tuple(_within(spot, 2) for spot in range(SPOTS))


@rule
def bits(cells: int) -> int:
    """How many cells."""
    cells = cells - (cells >> 1 & 0x55555)
    cells = (cells & 0x33333) + (cells >> 2 & 0x33333)
    cells = (cells & 0x0F0F0F) + (cells >> 4 & 0x0F0F0F)
    return (cells & 255) + (cells >> 8 & 255) + (cells >> 16)


@rule
def near(cells: int) -> int:
    """The cells that share an edge with any of these."""
    across = (cells & ~RIGHT) << 1 | (cells & ~LEFT) >> 1
    return across | cells << COLUMNS & ALL | cells >> COLUMNS


@rule
def pairs(ones: int, others: int) -> int:
    """How often one of the ones lies beside one of the others."""
    across = bits(ones & (others & ~RIGHT) << 1) + bits(ones & (others & ~LEFT) >> 1)
    return across + bits(ones & others << COLUMNS) + bits(ones & others >> COLUMNS)


@rule
def group(cells: int) -> int:
    """Those of the cells that hang together with the first of them."""
    found = cells & -cells
    wider = (found | near(found)) & cells
    while wider != found:
        found = wider
        wider = (found | near(found)) & cells
    return found
