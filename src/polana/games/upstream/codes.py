"""What Upstream's numbers mean: actions, events, reasons and the pieces of an observation."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from polana.engine.codes import Codes, Kind, Nothing
from polana.games.upstream.state import (
    CELLS,
    COLUMNS,
    HIGHEST,
    KINDS,
    NAMES,
    PHASES,
    POINTS,
    SEATS,
    SPACES,
    TOKENS,
)

CODES = Codes(__name__)

# Ways to move: swim N, NE, NW; jump N over 0 to 3 tiles, NE over 0 or 1, NW over 0 or 1.
HEADINGS = ("N", "NE", "NW")
NORTH, NORTHEAST, NORTHWEST = range(len(HEADINGS))
EDGES = (0, 1, 5)  # the edge that each heading crosses, clockwise from N
WAY_HEADING = (NORTH, NORTHEAST, NORTHWEST, *[NORTH] * 4, *[NORTHEAST] * 2, *[NORTHWEST] * 2)
WAY_LENGTH = (1, 1, 1, 1, 2, 3, 4, 1, 2, 1, 2)
WAYS = len(WAY_LENGTH)
JUMPS = 3  # the first way that is a jump
FIRST_JUMP = (3, 7, 9)  # by heading
FARTHEST = (4, 2, 2)
ROTATIONS = 6

Cell = Annotated[int, Kind("cell", CELLS)]
Salmon = Annotated[int, Kind("salmon", 2, least=1)]
Tile = Annotated[int, Kind("tile", KINDS)]
Rotation = Annotated[int, Kind("rotation", ROTATIONS)]
Row = Annotated[int, Kind("row", HIGHEST + 1)]
Seat = Annotated[int, Kind("seat", SEATS)]
Spent = Annotated[int, Kind("points", POINTS + 1)]
Tokens = Annotated[int, Kind("tokens", 2 * TOKENS * SEATS + 1)]

# Actions


class Move(NamedTuple):
    """A token swims or jumps."""

    cell: Cell
    salmon: Salmon
    way: Annotated[int, Kind("way", WAYS)]


class Lay(NamedTuple):
    """A drawn tile is laid on the next cell of a column."""

    tile: Tile
    column: Annotated[int, Kind("column", COLUMNS)]
    rotation: Rotation


class Feed(NamedTuple):
    """The heron takes a salmon of this token."""

    cell: Cell
    salmon: Salmon


MOVES, move_number, move_parts = CODES.action(Move)
LAYS, lay_number, lay_parts = CODES.action(Lay)
FEEDS, feed_number, feed_parts = CODES.action(Feed)
DOWNSTREAM = CODES.single("back")  # never legal, like the next: what `aim` answers with
CROOKED = CODES.single("aside")

# Events


class Drawn(NamedTuple):
    """The tiles, as far as there are so many."""

    first: Tile
    second: Tile
    third: Tile
    amount: Annotated[int, Kind("tiles", COLUMNS, least=1)]


class Laid(NamedTuple):
    tile: Tile
    rotation: Rotation
    cell: Cell


class Moved(NamedTuple):
    salmon: Salmon
    origin: Cell
    to: Cell
    cost: Spent


class Carried(NamedTuple):
    salmon: Salmon
    origin: Cell
    to: Cell
    price: Annotated[int, Kind("price", 3)]


class Bitten(NamedTuple):
    cell: Cell
    salmon: Salmon
    left: Annotated[int, Kind("salmon", 2)]


class Whirled(NamedTuple):
    cell: Cell
    salmon: Salmon
    wasted: Spent


class Stuck(NamedTuple):
    wasted: Spent
    home: Annotated[int, Kind("flag", 2)]  # 1: the last token has just come home


class Handed(NamedTuple):
    amount: Spent
    owner: Seat


class InRow(NamedTuple):
    row: Row


class Swept(NamedTuple):
    cell: Cell
    pairs: Tokens
    singles: Tokens
    salmon: Tokens


class Counted(NamedTuple):
    amount: Tokens


class Round(NamedTuple):
    round: Row


class Scored(NamedTuple):
    what: Annotated[int, Kind("category", 2)]


FREE, POINT, DEBT = range(3)  # what being carried costs

DRAWN, tell_draws = CODES.news("draws", Drawn)
LAID, tell_lays = CODES.event("lays", Laid)
SWAM, tell_swims = CODES.event("swims", Moved)
JUMPED, tell_jumps = CODES.event("jumps", Moved)
CARRIED, tell_carried = CODES.event("carried", Carried)
WAITS, tell_waits = CODES.event("waits", Feed)
EAGLE_BIT, tell_eagle = CODES.event("eagle", Bitten)
BEAR_BIT, tell_bear = CODES.event("bear", Bitten)
HERON_BIT, tell_heron = CODES.event("heron", Bitten)
WHIRLED, tell_whirlpool = CODES.event("whirlpool", Whirled)
ARRIVED, tell_arrives = CODES.event("arrives", Feed)
STUCK, tell_stuck = CODES.event("stuck", Stuck)
HANDED, tell_hands = CODES.news("hands", Handed)
VANISHED, tell_vanishes = CODES.event("vanishes", InRow)
SWEPT, tell_swept = CODES.event("swept", Swept)
SPAWN_LAID, tell_spawn = CODES.event("spawn", InRow)
ADVANCED, tell_advances = CODES.event("advances", Counted)
ROUND, tell_round = CODES.event("round", Round)
SCORED, tell_scores = CODES.gain("scores", Scored)
WINS, tell_wins = CODES.event("wins", Nothing)

# Reasons

LAY_FIRST = CODES.reason("lay_first", "laying")
FEED_FIRST = CODES.reason("feed_first", "herons")
NOTHING_TO_LAY = CODES.reason("nothing_to_lay", "laying")
NO_HERON_WAITS = CODES.reason("no_heron_waits", "herons")
NO_SUCH_TOKEN = CODES.reason("no_such_token", "turns")
HELD = CODES.reason("held", "whirlpools")
OFF_RIVER = CODES.reason("off_river", "turns")
NO_TILE = CODES.reason("no_tile", "turns")
PAST_SPAWN = CODES.reason("past_spawn", "spawn")
WATERFALL_THERE = CODES.reason("waterfall", "jumping")
FULL = CODES.reason("full", "swimming")
TOO_DEAR = CODES.reason("too_dear", "jumping")
WHY_DOWNSTREAM = CODES.reason("downstream", "turns")
WHY_CROOKED = CODES.reason("crooked", "jumping")
NOT_DRAWN = CODES.reason("not_drawn", "laying")
COLUMN_FULL = CODES.reason("column_full", "laying")
SPAWN_THERE = CODES.reason("spawn_there", "spawn")
NEEDS_NO_TURNING = CODES.reason("needs_no_turning", "laying")
ARROW_OUT = CODES.reason("arrow_out", "currents")
CODES.explained(not_your_turn="turns", game_over="spawn")

# Pieces of an observation, each with the place where it begins; seats are counted from the viewer on, who comes first

PHASE_AT = CODES.piece("phase", len(PHASES))  # build, move, feed, lay, over: one-hot
TURN_AT = CODES.piece("turn", SEATS)  # whose turn, one-hot
FIRST_AT = CODES.piece("first", SEATS)  # the first player, one-hot
ROUND_AT = CODES.piece("round", 1)
TAKEN_AT = CODES.piece("taken", 1)  # turns of this round that are over
POINTS_AT = CODES.piece("points", 1)  # left in this turn
DEBT_AT = CODES.piece("debt", SEATS)  # points that a seat's next turn begins with fewer
LAST_AT = CODES.piece("last", 1)  # row with the first tile of the spawn, 0 while it is not known
STACK_AT = CODES.piece("stack", KINDS)  # tiles left by kind
OFFER_AT = CODES.piece("offer", KINDS)  # tiles about to be laid
TILE_AT = CODES.piece("tile", len(NAMES), CELLS)  # cells with each kind
FALLS_AT = CODES.piece("falls", ROTATIONS, CELLS)  # tiles with a waterfall on each edge
ARROW_AT = CODES.piece("arrow", ROTATIONS, CELLS)  # currents that point to each edge
HERON_AT = CODES.piece("heron", CELLS)  # where a heron waits for a choice
PAIRS_AT = CODES.piece("pairs", SEATS, CELLS)  # tokens with two salmon on each cell
SINGLES_AT = CODES.piece("singles", SEATS, CELLS)  # tokens with one
HELD_AT = CODES.piece("held", SEATS, CELLS)  # tokens held by a whirlpool in this turn
SPAWN_PAIRS_AT = CODES.piece("spawn_pairs", SEATS, SPACES)  # tokens with two salmon on each space of the spawn
SPAWN_SINGLES_AT = CODES.piece("spawn_singles", SEATS, SPACES)
