"""Moving a token: swimming, jumping, predators, currents and whirlpools."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    DEBT,
    FARTHEST,
    FIRST_JUMP,
    FREE,
    FULL,
    HEADINGS,
    JUMPS,
    NO_TILE,
    OFF_RIVER,
    PAST_SPAWN,
    POINT,
    TOO_DEAR,
    WATERFALL_THERE,
    WAY_HEADING,
    WAY_LENGTH,
    move_number,
    tell_arrives,
    tell_bear,
    tell_carried,
    tell_eagle,
    tell_jumps,
    tell_swims,
    tell_waits,
    tell_whirlpool,
)
from polana.games.upstream.river import ahead, cell_at, fall_between, heading_of, is_full
from polana.games.upstream.state import (
    BEAR,
    CELLS,
    COLUMNS,
    CURRENT,
    EAGLE,
    EMPTY,
    GONE,
    HIGHEST,
    LOWEST,
    POLISH,
    ROCK,
    SOURCE,
    SPAWN,
    TOKENS,
    WATER,
    Player,
    Upstream,
)

# Tokens


@rule
def place_of(token: int) -> int:
    """A cell, or a space of the spawn."""
    return token // 4


@rule
def salmon_of(token: int) -> int:
    return 1 + token // 2 % 2


@rule
def token_at(place: int, salmon: int) -> int:
    """A token that is free to move."""
    return place * 4 + (salmon - 1) * 2


@rule
def has(player: Player, token: int) -> bool:
    for i in range(TOKENS):
        if player.token[i] == token:
            return True
    return False


@rule
def lift(player: Player, token: int) -> None:
    """Take a token up and close the gap."""
    i = 0
    while player.token[i] != token:
        i += 1
    for j in range(i, TOKENS - 1):
        player.token[j] = player.token[j + 1]
    player.token[TOKENS - 1] = GONE


@rule
def settle(player: Player, token: int) -> None:
    """Put a token down, in order."""
    i = TOKENS - 1
    while i > 0 and player.token[i - 1] > token:
        player.token[i] = player.token[i - 1]
        i -= 1
    player.token[i] = token


@rule
def is_swimming(player: Player) -> bool:
    """Whether a player has a token outside the spawn."""
    return place_of(player.token[0]) < CELLS


# Where a token may go


@rule
def cost_of(way: int) -> int:
    """1 for swimming; 1 and 1 for each tile for a jump."""
    return WAY_LENGTH[way] + (1 if way >= JUMPS else 0)


@rule
def why_not_way(s: Upstream, cell: int, way: int) -> int:
    """LEGAL when a token on a cell may swim or jump this way with the points that are left, else why not."""
    heading = WAY_HEADING[way]
    here = cell
    to = ahead(here, heading)
    if to == NONE:
        return OFF_RIVER
    if s.tile[to] == EMPTY:
        return NO_TILE
    if way < JUMPS and fall_between(s, here, heading, to):
        return WATERFALL_THERE
    for _ in range(WAY_LENGTH[way] - 1):
        if s.tile[to] == SPAWN:
            return PAST_SPAWN
        to = ahead(to, heading)
        if to == NONE:
            return OFF_RIVER
        if s.tile[to] == EMPTY:
            return NO_TILE
    if is_full(s, to):
        return FULL
    return LEGAL if cost_of(way) <= s.points else TOO_DEAR


@rule
def landing(cell: int, way: int) -> int:
    """The cell where a way leads."""
    for _ in range(WAY_LENGTH[way]):
        cell = ahead(cell, WAY_HEADING[way])
    return cell


@rule
def ways_from(s: Upstream, cell: int) -> int:
    """A mask of the ways that a token on a cell may go with the points that are left."""
    mask = 0
    for heading in range(len(HEADINGS)):
        to = ahead(cell, heading)
        if to == NONE or s.tile[to] == EMPTY:
            continue
        if not is_full(s, to) and not fall_between(s, cell, heading, to):
            mask |= 1 << heading
        for length in range(1, min(FARTHEST[heading], s.points - 1) + 1):
            if not is_full(s, to):
                mask |= 1 << (FIRST_JUMP[heading] + length - 1)
            if s.tile[to] == SPAWN:
                break
            to = ahead(to, heading)
            if to == NONE or s.tile[to] == EMPTY:
                break
    return mask


@rule
def only_move(s: Upstream, player: Player) -> int:
    """The one move there is; -1 for none, -2 for several."""
    found, ways = -1, 0
    before = NONE
    for i in range(TOKENS):
        token = player.token[i]
        if place_of(token) >= CELLS:
            break
        if token % 2 == 0 and token != before:
            mask = ways_from(s, place_of(token))
            if mask:
                if found != -1 or mask & (mask - 1):
                    return -2
                found, ways = token, mask
        before = token
    if found == -1:
        return found
    way = 0
    while ways >> way != 1:
        way += 1
    return move_number(place_of(found), salmon_of(found), way)


# Moving


@rule
def move(s: Upstream, seat: int, cell: int, salmon: int, way: int) -> None:
    """Swim or jump; a jump meets every bear from its start to its landing."""
    lift(s.player[seat], token_at(cell, salmon))
    s.crowd[cell] -= 1
    s.points -= cost_of(way)
    to = landing(cell, way)
    if way < JUMPS:
        tell_swims(s, seat, origin=cell, to=to, salmon=salmon, cost=cost_of(way))
    else:
        tell_jumps(s, seat, origin=cell, to=to, salmon=salmon, cost=cost_of(way))
        salmon = meet_bear(s, seat, cell, salmon)
        for _ in range(WAY_LENGTH[way]):
            cell = ahead(cell, WAY_HEADING[way])
            salmon = meet_bear(s, seat, cell, salmon)
    if salmon and land(s, seat, to, salmon):
        s.points = 0


@rule
def meet_bear(s: Upstream, seat: int, cell: int, salmon: int) -> int:
    """How many salmon are left of a token that jumps from, over or onto a tile."""
    if salmon == 0 or s.tile[cell] != BEAR:
        return salmon
    tell_bear(s, seat, cell=cell, salmon=salmon, left=salmon - 1)
    return salmon - 1


@rule
def land(s: Upstream, seat: int, cell: int, salmon: int) -> bool:
    """A token comes to a tile, and a current may carry it on; whether a whirlpool ends the turn."""
    while True:
        if s.tile[cell] == EAGLE:
            tell_eagle(s, seat, cell=cell, salmon=salmon, left=salmon - 1)
            s.tile[cell] = WATER
            salmon -= 1
            if salmon == 0:
                return False
        if s.tile[cell] == SPAWN:
            settle(s.player[seat], token_at(SOURCE + 1, salmon))
            tell_arrives(s, seat, cell=cell, salmon=salmon)
            return False
        if s.tile[cell] != CURRENT:
            return stay(s, seat, cell, salmon)
        if not carries(s, cell):
            tell_waits(s, seat, cell=cell, salmon=salmon)
            return stay(s, seat, cell, salmon)
        heading = heading_of(s.rotation[cell])
        to = ahead(cell, heading)
        if fall_between(s, cell, heading, to):
            climb(s, seat, cell, to, salmon)
            salmon = meet_bear(s, seat, to, salmon)
            if salmon == 0:
                return False
        else:
            tell_carried(s, seat, origin=cell, to=to, salmon=salmon, price=FREE)
        cell = to


@rule
def carries(s: Upstream, cell: int) -> bool:
    """Whether a current can carry a token on: the tile that it points at is there and has room."""
    to = ahead(cell, heading_of(s.rotation[cell]))
    return to != NONE and s.tile[to] != EMPTY and not is_full(s, to)


@rule
def climb(s: Upstream, seat: int, cell: int, to: int, salmon: int) -> None:
    """A current carries a token up a waterfall: that costs a point, of the next turn if none is left."""
    if s.points > 0:
        s.points -= 1
        tell_carried(s, seat, origin=cell, to=to, salmon=salmon, price=POINT)
    else:
        s.player[seat].debt = 1
        tell_carried(s, seat, origin=cell, to=to, salmon=salmon, price=DEBT)


@rule
def stay(s: Upstream, seat: int, cell: int, salmon: int) -> bool:
    """A token ends on a tile; whether a whirlpool ends the turn."""
    whirls = s.tile[cell] == ROCK and s.options.whirlpools != 0
    ends = whirls and s.options.whirlpools == POLISH
    if whirls:
        tell_whirlpool(s, seat, cell=cell, salmon=salmon, wasted=s.points if ends else 0)
    settle(s.player[seat], token_at(cell, salmon) + (1 if whirls and not ends else 0))
    s.crowd[cell] += 1
    return ends


@rule
def drift(s: Upstream, seat: int) -> None:
    """As a turn begins, currents carry on the tokens that waited: the farthest upstream first, pairs before singles."""
    ends = False
    for i in range(HIGHEST - LOWEST + 1):
        for j in range(COLUMNS):
            cell = cell_at(HIGHEST - i, 1 if j == 0 else 2 * (j - 1))
            if s.crowd[cell] and s.tile[cell] == CURRENT:
                for salmon in (2, 1):
                    while has(s.player[seat], token_at(cell, salmon)) and carries(s, cell):
                        lift(s.player[seat], token_at(cell, salmon))
                        s.crowd[cell] -= 1
                        if land(s, seat, cell, salmon):
                            ends = True
    if ends:
        s.points = 0
