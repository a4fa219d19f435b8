"""Actions, events and reasons: what Upstream's numbers mean."""

from __future__ import annotations

from polana.engine.contract import REASONS, numbered
from polana.games.upstream.state import CELLS, COLUMNS, KINDS

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

# Actions: move a token of a cell and size, lay a tile of a kind in a column with a rotation, let a heron have a
# token of a cell and size; and two that are never legal, which `aim` answers with.
ROTATIONS = 6
MOVES = 0
LAYS = MOVES + CELLS * 2 * WAYS
FEEDS = LAYS + KINDS * COLUMNS * ROTATIONS
DOWNSTREAM = FEEDS + CELLS * 2
CROOKED = DOWNSTREAM + 1
ACTIONS = CROOKED + 1

EVENTS = (
    "draws",
    "lays",
    "swims",
    "jumps",
    "carried",
    "waits",
    "eagle",
    "bear",
    "heron",
    "whirlpool",
    "arrives",
    "stuck",
    "hands",
    "vanishes",
    "swept",
    "spawn",
    "advances",
    "round",
    "scores",
    "wins",
)
(
    DRAWN,
    LAID,
    SWAM,
    JUMPED,
    CARRIED,
    WAITS,
    EAGLE_BIT,
    BEAR_BIT,
    HERON_BIT,
    WHIRLED,
    ARRIVED,
    STUCK,
    HANDED,
    VANISHED,
    SWEPT,
    SPAWN_LAID,
    ADVANCED,
    ROUND,
    SCORED,
    WINS,
) = numbered(EVENTS)

WHY = (
    "lay_first",
    "feed_first",
    "nothing_to_lay",
    "no_heron_waits",
    "no_such_token",
    "held",
    "off_river",
    "no_tile",
    "past_spawn",
    "waterfall",
    "full",
    "too_dear",
    "downstream",
    "crooked",
    "not_drawn",
    "column_full",
    "spawn_there",
    "needs_no_turning",
    "arrow_out",
)
(
    LAY_FIRST,
    FEED_FIRST,
    NOTHING_TO_LAY,
    NO_HERON_WAITS,
    NO_SUCH_TOKEN,
    HELD,
    OFF_RIVER,
    NO_TILE,
    PAST_SPAWN,
    WATERFALL_THERE,
    FULL,
    TOO_DEAR,
    WHY_DOWNSTREAM,
    WHY_CROOKED,
    NOT_DRAWN,
    COLUMN_FULL,
    SPAWN_THERE,
    NEEDS_NO_TURNING,
    ARROW_OUT,
) = numbered(WHY, len(REASONS))

# Where the rules page explains each
SECTIONS = {
    "lay_first": "laying",
    "feed_first": "herons",
    "nothing_to_lay": "laying",
    "no_heron_waits": "herons",
    "no_such_token": "turns",
    "held": "whirlpools",
    "off_river": "turns",
    "no_tile": "turns",
    "past_spawn": "spawn",
    "waterfall": "jumping",
    "full": "swimming",
    "too_dear": "jumping",
    "downstream": "turns",
    "crooked": "jumping",
    "not_drawn": "laying",
    "column_full": "laying",
    "spawn_there": "spawn",
    "needs_no_turning": "laying",
    "arrow_out": "currents",
    "not_your_turn": "turns",
    "game_over": "spawn",
}
