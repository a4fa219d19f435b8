"""What a sensible player of Upstream sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    JUMPS,
    LAYS,
    MOVES,
    NORTH,
    NORTHEAST,
    NORTHWEST,
    WAY_HEADING,
    WAY_LENGTH,
    feed_parts,
    lay_parts,
    move_parts,
)
from polana.games.upstream.river import ahead, cell_at, fall_between, height_of, is_full, last_row, row_of
from polana.games.upstream.scoring import egg_points, salmon_points, space_of
from polana.games.upstream.state import (
    BEAR,
    CELLS,
    COLUMNS,
    CURRENT,
    EAGLE,
    EMPTY,
    FEED,
    GONE,
    HERON,
    MOVE,
    OVER,
    ROCK,
    SPACES,
    SPAWN,
    TOKENS,
    WATERFALL,
    Upstream,
)
from polana.games.upstream.swimming import cost_of, landing, place_of, salmon_of

PACE = 250  # what a point is worth
BITE = 2548  # what a salmon is worth on the way
HERON_FEAR = 120  # of ending a turn on a heron's tile, sooner or later
CROWDED = 150  # a tile that is full now
NO_WAY = 2**20
LAST_CHANCE = 500  # for each salmon that the next turn must save
SOON = 120  # and the one after it

# Sensible players, who stray now and then, play to the end; few points are between victory and defeat
SEARCH = {"depth": 1000, "epsilon": 0.1, "spread": 3.0}


# How far it is to the spawn


@rule
def toll(s: Upstream, cell: int) -> int:
    """What coming to a tile costs besides points."""
    kind = s.tile[cell]
    worth = BITE if kind == EAGLE else HERON_FEAR if kind == HERON else 0
    return worth + (CROWDED if is_full(s, cell) else 0)


@rule
def bear_toll(s: Upstream, cell: int) -> int:
    return BITE if s.tile[cell] == BEAR else 0


@rule
def course(s: Upstream, cell: int, heading: int, near: int, far: int) -> int:
    """The price of the way to the spawn in a heading; `near`: from the next tile on, `far`: from the one after it."""
    to = ahead(cell, heading)
    if to == NONE or (s.tile[to] == EMPTY and s.last):
        return NO_WAY
    if s.tile[to] == EMPTY:
        return PACE + near
    bears = bear_toll(s, cell) + bear_toll(s, to)
    best = near + toll(s, to) + (2 * PACE + bears if fall_between(s, cell, heading, to) else PACE)
    beyond = ahead(to, heading)
    if s.tile[to] != SPAWN and beyond != NONE and s.tile[beyond] != EMPTY:
        best = min(best, far + toll(s, beyond) + 3 * PACE + bears + bear_toll(s, beyond))
    return best


@rule
def outlook(s: Upstream, out: Ints) -> None:
    """The points that each seat can hope for: row by row from the top, the price of the way from every tile."""
    goal = last_row(s)
    top = s.last if s.last else min(goal - 1, max(4, s.round + 4))
    eggs = hope(s, goal)
    for seat in range(s.seats):
        out[seat] = in_spawn(s, seat, eggs) - PACE * s.player[seat].debt
    left, middle, right = PACE * (goal - top), PACE * (goal - top - 1), PACE * (goal - top)
    left_far, middle_far, right_far = left, middle, right
    for i in range(top + 2):
        row = top - i
        cell = cell_at(row, 1)
        here = 0
        if s.tile[cell] != SPAWN:
            here = min(course(s, cell, NORTH, middle, middle_far), course(s, cell, NORTHEAST, right, NO_WAY))
            here = min(here, course(s, cell, NORTHWEST, left, NO_WAY))
        west, east = cell - 1, cell + 1
        on_left = min(course(s, west, NORTH, left, left_far), course(s, west, NORTHEAST, here, right))
        on_right = min(course(s, east, NORTH, right, right_far), course(s, east, NORTHWEST, here, left))
        left_far, middle_far, right_far = left, middle, right
        left, middle, right = on_left, here, on_right
        for column in range(COLUMNS):
            if s.crowd[west + column]:
                add_tokens(s, west + column, eggs, left if column == 0 else middle if column == 1 else right, out)


@rule
def hope(s: Upstream, goal: int) -> int:
    """The eggs of a token that arrives now, when the slowest are in: 1 to 5."""
    slowest = goal
    for seat in range(s.seats):
        place = place_of(s.player[seat].token[0])
        if place < CELLS:
            slowest = min(slowest, row_of(place))
    return max(1, min(SPACES, 1 + (goal - slowest + 1) * 3 // 4))


@rule
def in_spawn(s: Upstream, seat: int, eggs: int) -> int:
    """What the tokens in the spawn will bring."""
    worth = 0
    for i in range(TOKENS):
        space = space_of(s.player[seat].token[i])
        if space:
            worth += 1000 * (salmon_of(s.player[seat].token[i]) + min(SPACES, space + eggs - 1))
    return worth


@rule
def turns_before(s: Upstream, seat: int, cell: int) -> int:
    """How many turns a seat still has before a row vanishes."""
    left = max(0, row_of(cell)) + 2 - max(1, s.round)
    waits = s.phase in (MOVE, FEED) and (seat + s.seats - s.first) % s.seats >= s.taken
    return left + (1 if waits or s.round == 0 else 0)


@rule
def add_tokens(s: Upstream, cell: int, eggs: int, price: int, out: Ints) -> None:
    """The worth of all tokens on a tile from which the way to the spawn has this price."""
    for seat in range(s.seats):
        turns = turns_before(s, seat, cell)
        for i in range(TOKENS):
            token = s.player[seat].token[i]
            if place_of(token) == cell and turns > 0:
                salmon = salmon_of(token)
                risk = LAST_CHANCE * salmon if turns == 1 else SOON * salmon if turns == 2 else 0
                out[seat] += max(200 * salmon, 1000 * (salmon + eggs) - price - risk)


@rule
def judge(s: Upstream, out: Ints) -> None:
    if s.phase == OVER:
        for seat in range(s.seats):
            out[seat] = 1000 * (salmon_points(s.player[seat]) + egg_points(s.player[seat]))
    else:
        outlook(s, out)


# What to do


@rule
def prefer(s: Upstream, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        if actions[i] < MOVES.end:
            out[i] = max(1, 400 + move_worth(s, seat, actions[i]))
        elif actions[i] < LAYS.end:
            out[i] = max(1, 600 + lay_worth(s, seat, actions[i]))
        else:
            out[i] = feed_worth(s, seat, actions[i])


@rule
def move_worth(s: Upstream, seat: int, action: int) -> int:
    """Tiles gained for the points, salmon lost, rows left behind in time."""
    cell, salmon, way = move_parts(action)
    to = landing(cell, way)
    bites = 0
    if way >= JUMPS:
        over = cell
        bites = 1 if s.tile[cell] == BEAR else 0
        for _ in range(WAY_LENGTH[way]):
            over = ahead(over, WAY_HEADING[way])
            bites += 1 if s.tile[over] == BEAR else 0
    bites += 1 if s.tile[to] == EAGLE else 0
    worth = (height_of(to) - height_of(cell)) * PACE // 2 - (cost_of(way) - 1) * PACE * 3 // 4
    worth -= BITE * min(bites, salmon) + (3 * PACE if bites >= salmon else 0)
    if s.tile[to] == SPAWN:
        worth += 3 * PACE
    elif s.tile[to] == HERON and s.points - cost_of(way) < 2:
        worth -= BITE
    elif s.tile[to] == ROCK and s.options.whirlpools and s.points > cost_of(way):
        worth -= PACE
    if s.tile[cell] == HERON:
        worth += HERON_FEAR * (3 if s.points < 3 else 1)
    left = turns_before(s, seat, cell)
    if left < 3 and turns_before(s, seat, to) > left:
        worth += salmon * (2 * LAST_CHANCE if left < 2 else SOON)
    return worth


@rule
def lay_worth(s: Upstream, seat: int, action: int) -> int:
    """Bad tiles where others come up the river, good ones where I do."""
    chosen = lay_parts(action)
    return badness(chosen.tile, chosen.rotation) * rivals(s, seat, chosen.column)


@rule
def badness(kind: int, rotation: int) -> int:
    """How much a tile hinders those who come to it."""
    if kind == WATERFALL:
        return 60 if rotation in (0, 3) else 50 if rotation in (1, 5) else 40
    if kind == BEAR:
        return 80 if rotation in (0, 1) else 60
    if kind == EAGLE:
        return 90
    if kind == CURRENT:
        return -60
    return 40 if kind == HERON else 20 if kind == ROCK else 0


@rule
def rivals(s: Upstream, seat: int, column: int) -> int:
    """How many more tokens others have in a column than I, for each of us."""
    worth = 0
    for other in range(s.seats):
        for i in range(TOKENS):
            token = s.player[other].token[i]
            if token < GONE and place_of(token) < CELLS and place_of(token) % COLUMNS == column:
                worth += -(s.seats - 1) if other == seat else 1
    return worth


@rule
def feed_worth(s: Upstream, seat: int, action: int) -> int:
    """A pair spares a salmon more easily, unless its row vanishes anyway."""
    chosen = feed_parts(action)
    return 100 if (chosen.salmon == 2) == (turns_before(s, seat, chosen.cell) > 0) else 1
