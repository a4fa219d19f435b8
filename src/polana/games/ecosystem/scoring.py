"""What a land is worth: kind by kind in the rulebook's order, gaps, and the winner."""

from __future__ import annotations

from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.ecosystem.cells import IN_SIGHT, LEFT, TOP, bits, group, near, pairs, spot_of
from polana.games.ecosystem.state import (
    BEAR,
    BEE,
    CELLS,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    GAPS,
    KINDS,
    MEADOW,
    RABBIT,
    ROWS,
    STREAM,
    TROUT,
    WOLF,
    Ecosystem,
)

PACKS = (12, 8, 4)  # for the most wolves, the second most, the third most
RIVERS = (8, 5)  # for the longest stream, the second longest
MEADOWS = (0, 0, 3, 6, 10, 15)  # by number of cards, five or more
BALANCE = (12, 12, 12, 7, 3, 0, -5)  # by number of gaps, six or more
CATEGORIES = GAPS + 1


@rule
def dragonfly_points(dragonflies: int, streams: int) -> int:
    """For each stream that a dragonfly touches, the number of its cards."""
    points = 0
    while streams:
        stream = group(streams)
        points += bits(stream) * bits(dragonflies & near(stream))
        streams &= ~stream
    return points


@rule
def eagle_points(eagles: int, prey: int) -> int:
    """2 for each trout and rabbit at most two steps away."""
    points = 0
    for cell in range(CELLS):
        if eagles >> cell & 1:
            points += 2 * bits(prey & IN_SIGHT[spot_of(cell)])
    return points


@rule
def deer_points(deer: int) -> int:
    """2 for each row and each column with a deer."""
    lines = 0
    for row in range(ROWS):
        if deer & TOP << row * COLUMNS:
            lines += 1
    for column in range(COLUMNS):
        if deer & LEFT << column:
            lines += 1
    return 2 * lines


@rule
def meadow_points(meadows: int) -> int:
    """Each meadow by its size."""
    points = 0
    while meadows:
        meadow = group(meadows)
        points += MEADOWS[min(bits(meadow), 5)]
        meadows &= ~meadow
    return points


@rule
def longest(streams: int) -> int:
    """The number of cards of the longest stream."""
    most = 0
    while streams:
        stream = group(streams)
        most = max(most, bits(stream))
        streams &= ~stream
    return most


@rule
def pack_points(s: Ecosystem, wolves: int) -> int:
    """What so many wolves bring: everybody with more, Matt too, comes before."""
    place = 1 if s.matt[WOLF] > wolves else 0
    for seat in range(s.seats):
        if bits(s.player[seat].land[WOLF]) > wolves:
            place += 1
    return PACKS[place] if wolves > 0 and place < len(PACKS) else 0


@rule
def river_points(s: Ecosystem, length: int) -> int:
    """What a longest stream of so many cards brings; all of Matt's stream cards make one stream."""
    place = 1 if s.matt[STREAM] > length else 0
    for seat in range(s.seats):
        if longest(s.player[seat].land[STREAM]) > length:
            place += 1
    return RIVERS[place] if length > 0 and place < len(RIVERS) else 0


@rule
def worth(s: Ecosystem, seat: int, kind: int) -> int:
    """What a kind brings a seat."""
    land = s.player[seat].land
    if kind == RABBIT:
        return bits(land[RABBIT])
    if kind == FOX:
        return 3 * bits(land[FOX] & ~near(land[WOLF] | land[BEAR]))
    if kind == DRAGONFLY:
        return dragonfly_points(land[DRAGONFLY], land[STREAM])
    if kind == TROUT:
        return 2 * pairs(land[TROUT], land[STREAM] | land[DRAGONFLY])
    if kind == BEAR:
        return 2 * pairs(land[BEAR], land[BEE] | land[TROUT])
    if kind == BEE:
        return 3 * pairs(land[BEE], land[MEADOW])
    if kind == EAGLE:
        return eagle_points(land[EAGLE], land[TROUT] | land[RABBIT])
    if kind == DEER:
        return deer_points(land[DEER])
    if kind == WOLF:
        return pack_points(s, bits(land[WOLF]))
    if kind == STREAM:
        return river_points(s, longest(land[STREAM]))
    return meadow_points(land[MEADOW])


@rule
def tally(s: Ecosystem, seat: int) -> tuple[int, int]:
    """A seat's points for its cards, and its gaps: kinds that bring nothing."""
    points, gaps = 0, 0
    for kind in range(KINDS):
        found = worth(s, seat, kind)
        points += found
        if found == 0:
            gaps += 1
    return points, gaps


@rule
def balance(gaps: int) -> int:
    """What the number of gaps brings."""
    return BALANCE[min(gaps, 6)]


@rule
def score(s: Ecosystem, out: Ints) -> None:
    for seat in range(s.seats):
        gaps = 0
        for kind in range(KINDS):
            points = worth(s, seat, kind)
            out[seat * CATEGORIES + kind] = points
            if points == 0:
                gaps += 1
        out[seat * CATEGORIES + GAPS] = balance(gaps)


@rule
def standing(s: Ecosystem, seat: int) -> int:
    """Points first, then fewer gaps; never negative."""
    points, gaps = tally(s, seat)
    return (points + balance(gaps) - BALANCE[6]) * 16 + KINDS - gaps


@rule
def rank(s: Ecosystem, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    to_places(out, s.seats)
