"""The river: which hexagon lies where, which edges carry waterfalls, how many tokens fit."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    ARROW_OUT,
    COLUMN_FULL,
    EDGES,
    NEEDS_NO_TURNING,
    NORTH,
    SPAWN_THERE,
)
from polana.games.upstream.state import (
    BEAR,
    BUILD,
    BUILT,
    CELLS,
    COLUMNS,
    CURRENT,
    EMPTY,
    HERON,
    KINDS,
    LOWEST,
    MIXED,
    ROCK,
    SPAWN,
    TILES_OF,
    WATERFALL,
    Upstream,
)

# From a cell of column L, M, R to the next one N, NE, NW; 0: there is the bank.
STEPS = (3, 1, 0, 3, 4, 2, 3, 0, -1)
SIDES = 63  # a mask of all six edges


@rule
def cell_at(row: int, column: int) -> int:
    return (row - LOWEST) * COLUMNS + column


@rule
def row_of(cell: int) -> int:
    return cell // COLUMNS + LOWEST


@rule
def height_of(cell: int) -> int:
    """In halves of a hexagon above the outer tiles of the sea: 2 * row, and 1 more in the middle column."""
    return 2 * row_of(cell) + (1 if cell % COLUMNS == 1 else 0)


@rule
def ahead(cell: int, heading: int) -> int:
    """The next cell in a heading; NONE at the bank and above all rows."""
    step = STEPS[cell % COLUMNS * 3 + heading]
    return cell + step if step != 0 and cell + step < CELLS else NONE


@rule
def falls(s: Upstream, cell: int) -> int:
    """A mask of the edges of a tile that carry a waterfall, edge 0 is N, then clockwise."""
    kind = s.tile[cell]
    if kind not in (WATERFALL, BEAR):
        return 0
    pattern = 28 if kind == WATERFALL else 12  # SE, S, SW; SE, S
    turned = pattern << s.rotation[cell]
    return (turned | turned >> 6) & SIDES


@rule
def fall_between(s: Upstream, cell: int, heading: int, other: int) -> bool:
    """Whether one of two neighbouring tiles has a waterfall on the edge they share."""
    edge = EDGES[heading]
    return (falls(s, cell) >> edge | falls(s, other) >> (edge + 3) % 6) & 1 == 1


@rule
def capacity(s: Upstream, cell: int) -> int:
    """How many tokens fit on a tile: one a player, one less on a rock; any number in the spawn."""
    if s.tile[cell] == SPAWN:
        return CELLS
    return s.seats - (1 if s.tile[cell] == ROCK and not s.options.whirlpools else 0)


@rule
def is_full(s: Upstream, cell: int) -> bool:
    return s.crowd[cell] >= capacity(s, cell)


# How many tiles there are


@rule
def tiles_of(s: Upstream, kind: int) -> int:
    """How many tiles of a kind the game is played with: two players leave out all rocks and a heron."""
    count = TILES_OF[kind] + MIXED[s.options.currents][kind]
    if s.seats == 2 and not s.options.whirlpools:
        count -= TILES_OF[ROCK] if kind == ROCK else 1 if kind == HERON else 0
    return count


@rule
def all_tiles(s: Upstream) -> int:
    """How many tiles the game is played with."""
    count = 0
    for kind in range(KINDS):
        count += tiles_of(s, kind)
    return count


@rule
def last_row(s: Upstream) -> int:
    """The row with the last two tiles and the first tile of the spawn."""
    return all_tiles(s) // COLUMNS + 1


# Laying tiles


@rule
def new_row(s: Upstream) -> int:
    """The row that is being laid at the end of a round: four above those that the rounds have taken."""
    return s.round + BUILT


@rule
def site(s: Upstream, column: int) -> int:
    """The cell for a new tile in a column, or NONE when there is room for none."""
    if s.phase != BUILD:
        row = new_row(s)
        free = s.tile[cell_at(row, column)] == EMPTY and not (row == s.last and column == 1)
        return cell_at(row, column) if free else NONE
    for row in range(1, BUILT + 1):
        if s.tile[cell_at(row, column)] == EMPTY:
            return cell_at(row, column)
    return NONE


@rule
def why_not_site(s: Upstream, column: int) -> int:
    """LEGAL when a new tile may lie in a column, else why not."""
    if site(s, column) != NONE:
        return LEGAL
    return SPAWN_THERE if s.last and column == 1 else COLUMN_FULL


@rule
def heading_of(rotation: int) -> int:
    """Where the arrow of a current with this rotation points; NONE downstream."""
    for heading in range(len(EDGES)):
        if EDGES[heading] == rotation:
            return heading
    return NONE


@rule
def why_not_rotation(s: Upstream, kind: int, column: int, rotation: int) -> int:
    """LEGAL when a tile may be laid in a column this way round, else why not."""
    if kind in (WATERFALL, BEAR):
        return LEGAL
    if kind != CURRENT:
        return LEGAL if rotation == 0 else NEEDS_NO_TURNING
    heading = heading_of(rotation)
    if heading == NONE or STEPS[column * 3 + heading] == 0:
        return ARROW_OUT
    if s.last and heading == NORTH:  # beside the spawn a current leads into it
        return ARROW_OUT
    return LEGAL


@rule
def turns(kind: int) -> bool:
    """Whether it matters how a tile is turned."""
    return kind in (WATERFALL, BEAR, CURRENT)
