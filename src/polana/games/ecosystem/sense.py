"""What a sensible player of Ecosystem sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.ecosystem.cells import ALL, BESIDE, IN_SIGHT, LEFT, TOP, bits, group, near, pairs, spot_corner
from polana.games.ecosystem.codes import STAY, pick_parts, place_parts, swap_parts
from polana.games.ecosystem.land import card_on, exchange, fits, occupied
from polana.games.ecosystem.scoring import MEADOWS, balance, longest, pack_points, river_points, tally, worth
from polana.games.ecosystem.state import (
    BEAR,
    BEE,
    CELLS,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    MEADOW,
    OVER,
    PICK,
    RABBIT,
    SPOTS,
    STREAM,
    TROUT,
    TURNS,
    WOLF,
    Ecosystem,
    Player,
)

WOLF_HOPE = 2400  # a wolf at the beginning, when nobody knows who will have most
MANY_WOLVES = 4
STREAM_HOPE = 1000  # a card of the longest stream at the beginning
LONG_STREAM = 6
VARIETY = 2000  # a kind that brings points, at the beginning
ENOUGH = 9  # kinds that bring points
SWAP_HOPE = 2100  # the swap that comes with a rabbit
EFFORT = 10  # a swap must bring more than this
# What a free cell beside a card promises at the beginning, by kind
ROOM = (0, 0, 700, 600, 245, 900, 210, 0, 0, 420, 1537)
NEW_KIND = 1500  # the first card of a kind that brings points
WORST = -(2**20)

SEARCH = {"depth": 1000, "explore": 0.8}  # sensible players play to the end, which is near


# How good a land is


@rule
def land_value(s: Ecosystem, seat: int) -> int:
    """What a land brings, and what it promises for the turns that are left."""
    player = s.player[seat]
    left = TURNS - s.turn
    points, kinds = 0, 0
    for kind in range(WOLF):
        found = worth(s, seat, kind)
        points += found * 1000
        kinds += 1 if found > 0 else 0
    meadows = worth(s, seat, MEADOW)
    points += meadows * 1000
    wolves, stream = bits(player.land[WOLF]), longest(player.land[STREAM])
    pack, river = pack_points(s, wolves), river_points(s, stream)
    kinds += (1 if meadows > 0 else 0) + (1 if pack > 0 else 0) + (1 if river > 0 else 0)
    now = 1000 * (pack + river + balance(len(ROOM) - kinds))
    hope = WOLF_HOPE * min(wolves, MANY_WOLVES) + STREAM_HOPE * min(stream, LONG_STREAM) + VARIETY * min(kinds, ENOUGH)
    return points + (now * s.turn + (hope + room(player)) * left) // TURNS


@rule
def room(player: Player) -> int:
    """What the free cells beside cards promise."""
    free = ALL & ~occupied(player)
    total = 0
    for kind in range(len(ROOM)):
        if ROOM[kind] and player.land[kind]:
            total += ROOM[kind] * pairs(player.land[kind], free)
    return total


@rule
def judge(s: Ecosystem, out: Ints) -> None:
    for seat in range(s.seats):
        if s.phase == OVER:
            points, gaps = tally(s, seat)
            out[seat] = (points + balance(gaps)) * 1000
        else:
            out[seat] = land_value(s, seat) + coming(s, seat)


@rule
def coming(s: Ecosystem, seat: int) -> int:
    """What the picked card, or the swap that was begun, will add."""
    player = s.player[seat]
    best = 0
    if player.picked != NONE:
        best = best_gain(s, seat, player.picked)
    elif player.lifted != NONE:
        before = land_value(s, seat)
        best = -EFFORT
        for cell in range(CELLS):
            best = max(best, betterment(s, seat, before, player.lifted, cell) - EFFORT)
    elif player.swaps:
        best = SWAP_HOPE
    return best


@rule
def betterment(s: Ecosystem, seat: int, before: int, cell: int, other: int) -> int:
    """How much better than before a land is with two cards swapped."""
    player = s.player[seat]
    one, two = card_on(player, cell), card_on(player, other)
    if one in (NONE, two) or two == NONE:
        return 0
    exchange(player, cell, one, other, two)
    after = land_value(s, seat)
    exchange(player, other, one, cell, two)
    return after - before


# How good a card is on a spot


@rule
def best_gain(s: Ecosystem, seat: int, card: int) -> int:
    """What a card adds to a land on its best spot."""
    cells = occupied(s.player[seat])
    best = WORST
    for spot in range(SPOTS):
        if fits(cells, spot) == LEGAL:
            taken, sides = surroundings(s.player[seat], spot, cells)
            best = max(best, gain(s, seat, card, spot, taken, sides))
    return best


@rule
def surroundings(player: Player, spot: int, cells: int) -> tuple[int, int]:
    """What neighbours lose of their room to a card on a spot, and how many sides of it are free."""
    beside = BESIDE[spot]
    taken = 0
    for kind in range(len(ROOM)):
        if ROOM[kind]:
            taken += ROOM[kind] * bits(player.land[kind] & beside)
    return taken, bits(beside & ~cells)


@rule
def gain(s: Ecosystem, seat: int, card: int, spot: int, taken: int, sides: int) -> int:
    """What a card adds to a land on a spot with such surroundings, about."""
    player = s.player[seat]
    land = player.land
    beside = BESIDE[spot]
    left = TURNS - s.turn
    own = links(player, card, spot) * 1000
    total = own + helps(player, card, spot) * 1000
    if own > 0 and land[card] == 0:
        total += NEW_KIND
    if card == WOLF:
        wolves = bits(land[WOLF])
        now = 1000 * (pack_points(s, wolves + 1) - pack_points(s, wolves))
        total += (now * s.turn + (WOLF_HOPE if wolves < MANY_WOLVES else 0) * left) // TURNS
    elif card == STREAM:
        length, most = joined(land[STREAM], beside) + 1, longest(land[STREAM])
        if length > most:
            now = 1000 * (river_points(s, length) - river_points(s, most))
            total += (now * s.turn + STREAM_HOPE * max(0, min(length, LONG_STREAM) - most) * left) // TURNS
    elif card == RABBIT and s.turn > 0:
        total += SWAP_HOPE
    return total + ROOM[card] * sides * left // TURNS - taken * left // TURNS


@rule
def joined(cells: int, beside: int) -> int:
    """How many cards of some cells a new one beside them would join."""
    count = 0
    while cells & beside:
        found = group(cells)
        if found & beside:
            count += bits(found)
        cells &= ~found
    return count


@rule
def links(player: Player, card: int, spot: int) -> int:
    """The points that a card itself brings on a spot."""
    land = player.land
    beside, in_sight = BESIDE[spot], IN_SIGHT[spot]
    if card == RABBIT:
        return 1
    if card == FOX:
        return 0 if beside & (land[WOLF] | land[BEAR]) else 3
    if card == DRAGONFLY:
        return joined(land[STREAM], beside)
    if card == TROUT:
        return 2 * bits(beside & (land[STREAM] | land[DRAGONFLY]))
    if card == BEAR:
        return 2 * bits(beside & (land[BEE] | land[TROUT]))
    if card == BEE:
        return 3 * bits(beside & land[MEADOW])
    if card == EAGLE:
        return 2 * bits(in_sight & (land[TROUT] | land[RABBIT]))
    if card == DEER:
        x, y = spot_corner(spot)
        row = y < 0 or not land[DEER] & TOP << y * COLUMNS
        column = x < 0 or not land[DEER] & LEFT << x
        return (2 if row else 0) + (2 if column else 0)
    if card == MEADOW:
        return meadow_growth(land[MEADOW], beside)
    return 0


@rule
def meadow_growth(meadows: int, beside: int) -> int:
    """What a new meadow card adds to the meadows that it joins."""
    size, before = 1, 0
    while meadows & beside:
        found = group(meadows)
        if found & beside:
            size += bits(found)
            before += MEADOWS[min(bits(found), 5)]
        meadows &= ~found
    return MEADOWS[min(size, 5)] - before


@rule
def helps(player: Player, card: int, spot: int) -> int:
    """The points that a card on a spot brings to its neighbours, or takes from them."""
    land = player.land
    beside, in_sight = BESIDE[spot], IN_SIGHT[spot]
    points = 0
    if card in (RABBIT, TROUT):
        points += 2 * bits(in_sight & land[EAGLE])
    if card in (BEE, TROUT):
        points += 2 * bits(beside & land[BEAR])
    if card in (STREAM, DRAGONFLY):
        points += 2 * bits(beside & land[TROUT])
    if card == MEADOW:
        points += 3 * bits(beside & land[BEE])
    if card == STREAM:
        points += bits(land[DRAGONFLY] & beside)
        points += bits(land[DRAGONFLY] & near(land[STREAM] & beside))
    if card in (WOLF, BEAR):
        points -= 3 * bits(beside & land[FOX] & ~near(land[WOLF] | land[BEAR]))
    return points


# What to do


@rule
def prefer(s: Ecosystem, seat: int, actions: Ints, n: int, out: Ints) -> None:
    if s.phase == PICK:
        prefer_pick(s, seat, actions, n, out)
    elif s.player[seat].swaps:
        prefer_swap(s, seat, actions, n, out)
    else:
        prefer_place(s, seat, actions, n, out)
    for i in range(n):
        out[i] = max(1, out[i])


@rule
def prefer_pick(s: Ecosystem, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """The card that adds most on its best spot."""
    player = s.player[seat]
    cells = occupied(player)
    for i in range(n):
        out[i] = WORST
    for spot in range(SPOTS):
        if fits(cells, spot) == LEGAL:
            taken, sides = surroundings(player, spot, cells)
            for i in range(n):
                out[i] = max(out[i], gain(s, seat, pick_parts(actions[i]).card, spot, taken, sides))


@rule
def prefer_place(s: Ecosystem, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """The spot on which the picked card adds most."""
    player = s.player[seat]
    cells = occupied(player)
    for i in range(n):
        spot = place_parts(actions[i]).spot
        taken, sides = surroundings(player, spot, cells)
        out[i] = gain(s, seat, player.picked, spot, taken, sides)


@rule
def prefer_swap(s: Ecosystem, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """The swap that betters the land most, if any does."""
    lifted = s.player[seat].lifted
    before = land_value(s, seat)
    for i in range(n):
        out[i] = 1000 if actions[i] == STAY else 1000 - EFFORT
    for i in range(n):
        if actions[i] != STAY:
            cell = swap_parts(actions[i]).cell
            if lifted != NONE:
                out[i] += betterment(s, seat, before, lifted, cell)
            else:
                for j in range(i):
                    if actions[j] != STAY:
                        first = swap_parts(actions[j]).cell
                        liking = 1000 - EFFORT + betterment(s, seat, before, first, cell)
                        out[i] = max(out[i], liking)
                        out[j] = max(out[j], liking)
