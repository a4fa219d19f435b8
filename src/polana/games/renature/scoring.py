"""The points of Renature: planting, closed areas, and the end."""

from __future__ import annotations

from polana.engine.piles import NONE, UNKNOWN
from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.renature.state import COLOURS, FIRST_POINTS, SORTS, Area, Renature, size, value
from polana.games.renature.valleys import AREAS, SECOND

CATEGORIES = ("start", "planting", "closed", "open", "tokens", "clouds", "plants")
AT_START, PLANTING, CLOSED, OPEN, TOKENS, CLOUDS_KEPT, PLANTS_LEFT = range(len(CATEGORIES))

# C 1. Points for planting


@rule
def planting_points(area: Area, sort: int) -> int:
    """1, and 1 for each plant of the area that is not higher than the new one."""
    points = 1
    for kind in range(value(sort)):
        points += area.grown[kind]
    return points


# C 2. Points for areas


@rule
def counting(area: Area) -> int:
    """The sums that count in an area, as a mask: those that one colour alone has, and not 0."""
    once, more = 0, 0
    for colour in range(COLOURS):
        bit = 1 << area.sums[colour]
        more |= once & bit
        once |= bit
    return once & ~more & ~1


@rule
def leader(area: Area, below: int) -> int:
    """The colour with the highest sum below a limit, of those that count; NONE if there is none."""
    best, highest, sums = NONE, 0, counting(area)
    for colour in range(COLOURS):
        here = area.sums[colour]
        if highest < here < below and sums >> here & 1:
            best, highest = colour, here
    return best


@rule
def holder(area: Area, prize: int) -> int:
    """The colour that gets the main (0) or the second prize (1); one colour alone gets both. NONE: nobody."""
    first = leader(area, 127)
    if prize == 0 or first == NONE:
        return first
    second = leader(area, area.sums[first])
    return first if second == NONE else second


@rule
def prize_points(s: Renature, area: int, prize: int) -> int:
    return size(s, area) if prize == 0 else SECOND[size(s, area)]


@rule
def worth(s: Renature, area: int, seat: int) -> int:
    """What an area brings a seat as it stands."""
    points = 0
    for prize in range(2):
        if holder(s.area[area], prize) == seat:
            points += prize_points(s, area, prize)
    return points


# The end of the game


@rule
def start_points(s: Renature, seat: int) -> int:
    """4, 3, 2, 1, from the first player on."""
    return FIRST_POINTS - (seat + s.seats - s.first) % s.seats


@rule
def open_points(s: Renature, seat: int) -> int:
    """What the areas whose tokens nobody has would bring now."""
    points = 0
    for area in range(AREAS):
        if s.area[area].closer == NONE:
            points += worth(s, area, seat)
    return points


@rule
def token_points(s: Renature, seat: int) -> int:
    """The backs of a seat's tokens, as far as they are known."""
    points = 0
    for area in range(AREAS):
        if s.area[area].closer == seat and s.area[area].back != UNKNOWN:
            points += s.area[area].back
    return points


@rule
def tokens(s: Renature, seat: int) -> int:
    """How many reward tokens a seat has."""
    count = 0
    for area in range(AREAS):
        if s.area[area].closer == seat:
            count += 1
    return count


@rule
def unplanted(s: Renature, seat: int) -> int:
    """The worth of all plants left on a board."""
    total_value = 0
    for sort in range(SORTS):
        total_value += s.player[seat].plants[sort] * value(sort)
    return total_value


@rule
def score(s: Renature, out: Ints) -> None:
    for seat in range(s.seats):
        at = seat * len(CATEGORIES)
        out[at + AT_START] = start_points(s, seat)
        out[at + PLANTING] = s.player[seat].planting
        out[at + CLOSED] = s.player[seat].closing
        out[at + OPEN] = open_points(s, seat)
        out[at + TOKENS] = token_points(s, seat)
        out[at + CLOUDS_KEPT] = s.player[seat].clouds
        out[at + PLANTS_LEFT] = -unplanted(s, seat)


@rule
def total(s: Renature, seat: int) -> int:
    player = s.player[seat]
    points = start_points(s, seat) + player.planting + player.closing + player.clouds
    return points + open_points(s, seat) + token_points(s, seat) - unplanted(s, seat)


@rule
def standing(s: Renature, seat: int) -> int:
    """Points first, then reward tokens."""
    return total(s, seat) * 32 + tokens(s, seat)


@rule
def rank(s: Renature, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    to_places(out, s.seats)
