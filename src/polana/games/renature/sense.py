"""What a sensible player of Renature sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import LookupTable, rule
from polana.games.renature.codes import (
    BOX,
    FINISH,
    JOKERS,
    LOSE,
    PASS,
    PICKS,
    PLACES,
    PLANTS,
    SCORE_NOW,
    TAKES,
    joker_parts,
    pick_parts,
    place_parts,
    plant_parts,
    take_parts,
)
from polana.games.renature.dominoes import BESIDE, BESIDE_DOMINO
from polana.games.renature.rules import closes
from polana.games.renature.scoring import holder, planting_points, start_points, token_points, total
from polana.games.renature.state import (
    CLOUD_SPACES,
    EMPTY,
    FIRST,
    KINDS,
    NATURAL,
    NEAR,
    OVER,
    PICK,
    PLACE,
    SCORE,
    SECOND_ANIMAL,
    SORTS,
    SURPLUS,
    Renature,
    beside,
    fits,
    is_free,
    land,
    size,
    sort_on,
    touches,
    value,
)
from polana.games.renature.valleys import AREAS, SECOND, SHORES, SIDE, SQUARES, WIDTH

# What differs by few points is told apart; few actions are tried, each for some turns, so that fewer iterations do
SEARCH = {"iterations": 200, "explore": 0.1, "spread": 30.0, "widening": 0.12, "depth": 8}

# What is still to come
HOLD = LookupTable(
    (500, 2200, 4400, 4500, -400, 800, 900, 1100)
)  # what a plant that can still be planted is worth, by sort
PLANTS_PER_DOMINO = 95  # of 100
CLOUD = 650  # a cloud while there are turns to come
DOMINO = 5000  # what laying a domino brings besides its plant
MOVE = 2500  # of that, what has come when a turn begins
SETTLED = LookupTable(
    (1000, 500, 300, 150, 50, 0)
)  # of 1000: how far prizes are settled, by squares open beside the area
LAST = 9  # with so few dominoes to come they are settled further
PRESENCE = 1400  # of 1000: what it counts to stand in an area that is not settled, the more the sooner it closes
STEP = 40  # of 1000: what each point of worth ahead or behind counts there

# Likings
TOKEN = 450  # what the back of a token is worth for each square of its area
BOXING = 300  # liking of the box
LAYING = 1500  # of any place for a domino
NOTHING = 400  # of planting nothing
STEADY = 1000  # of going on without clouds
RESCUE = 1500  # of a joker that lets a domino be laid


# How well a seat stands


@rule
def judge(s: Renature, out: Ints) -> None:
    for seat in range(s.seats):
        if s.phase == OVER:
            out[seat] = total(s, seat) * 1000
        else:
            player = s.player[seat]
            out[seat] = (start_points(s, seat) + player.planting + player.closing + token_points(s, seat)) * 1000
            out[seat] += player.clouds * CLOUD + prospects(s, seat, NONE)
            out[seat] -= MOVE if s.turn == seat and s.phase in (PICK, PLACE) else 0
    if s.phase != OVER:
        for number in range(AREAS):
            if s.area[number].closer == NONE:
                first, second, sure = holder(s.area[number], 0), holder(s.area[number], 1), certainty(s, number)
                for seat in range(s.seats):
                    out[seat] += outlook(s, number, seat, first, second, sure)


@rule
def prospects(s: Renature, seat: int, less: int) -> int:
    """What dominoes and plants will bring, or cost if there are more plants than can be planted; with one plant less of
    a sort, if it is not NONE."""
    player = s.player[seat]
    dominoes = player.hand.n + player.pool.n
    count, worth_kept, worth_lost = 0, 0, 0
    for sort in range(SORTS):
        plants = player.plants[sort] - (1 if sort == less else 0)
        count += plants
        worth_kept += plants * HOLD[sort]
        worth_lost += plants * value(sort) * 1000
    if count == 0:
        return dominoes * DOMINO
    sure = min(100 * count, dominoes * PLANTS_PER_DOMINO)
    return dominoes * DOMINO + (worth_kept * sure - worth_lost * (100 * count - sure)) // (100 * count)


@rule
def settled(s: Renature, number: int) -> int:
    """How far an area's prizes are settled by what lies beside it, of 1000."""
    return SETTLED[min(s.area[number].open, len(SETTLED) - 1)]


@rule
def certainty(s: Renature, number: int) -> int:
    """How much of 1000 the present order of an area counts: more the nearer its closing or the end."""
    left = 0
    for seat in range(s.seats):
        left += s.player[seat].hand.n + s.player[seat].pool.n
    return 1000 - min(LAST, left) * (1000 - settled(s, number)) // LAST


@rule
def outlook(s: Renature, number: int, seat: int, first: int, second: int, sure: int) -> int:
    """The points that an area will bring a seat, about, if two colours hold its prizes now."""
    main = size(s, number)
    points = ((main if first == seat else 0) + (SECOND[main] if second == seat else 0)) * sure
    sums, most = s.area[number].sums, 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, sums[other])
    hope = (sums[seat] - most) * STEP + (settled(s, number) * PRESENCE // 1000 if sums[seat] > 0 else 0)
    return points + main * hope * (1000 - sure) // 1000


# How good an action is


@rule
def balance(s: Renature, number: int, seat: int, sure: int) -> int:
    """What an area brings a seat more than it brings the others, who share the blame."""
    first, second = holder(s.area[number], 0), holder(s.area[number], 1)
    mine, theirs = outlook(s, number, seat, first, second, sure), 0
    for other in range(s.seats):
        if other != seat:
            theirs += outlook(s, number, other, first, second, sure)
    return mine - theirs // (s.seats - 1)


@rule
def plant_gain(s: Renature, seat: int, number: int, sort: int, sure: int) -> int:
    """What planting a sort in an area brings, and what the area and the other plants will then."""
    area = s.area[number]
    colour = NATURAL if sort >= KINDS else seat
    area.sums[colour] += value(sort)
    after = balance(s, number, seat, sure) + prospects(s, seat, sort)
    area.sums[colour] -= value(sort)
    clouds = min(area.clouds, CLOUD_SPACES - s.player[seat].clouds)
    return planting_points(area, sort) * 1000 + after + clouds * CLOUD


@rule
def no_gain(s: Renature, seat: int, number: int, sure: int) -> int:
    """What an area and the plants will bring when nothing is planted."""
    return balance(s, number, seat, sure) + prospects(s, seat, NONE)


@rule
def best_plant(s: Renature, seat: int, number: int, sure: int) -> int:
    """How much better the best plant for an area is than none, at least 0."""
    none = no_gain(s, seat, number, sure)
    best = none
    for sort in range(SORTS):
        if s.player[seat].plants[sort] > 0:
            best = max(best, plant_gain(s, seat, number, sort, sure))
    return best - none


@rule
def site(s: Renature, seat: int, square: int, way: int, room: Ints) -> int:
    """What laying a domino here brings: what becomes of the areas beside it, and the best plant."""
    other = beside(square, way)
    first, plots, best, change = min(square, other), 0, 0, 0
    for i in range(BESIDE_DOMINO):
        plot = (first + BESIDE[way % 2 * BESIDE_DOMINO + i]) % SQUARES
        if s.plants[plot] == EMPTY:
            plots |= 1 << land(s, plot)
    here, there = SHORES[s.options.valley * SQUARES + square], SHORES[s.options.valley * SQUARES + other]
    for number in range(AREAS):
        if (here | there) >> number & 1:
            count = (here >> number & 1) + (there >> number & 1)
            at = noted(room, number, count)
            if room[at] == NONE:
                foresee(s, seat, number, count, room, at)
            change += room[at]
            if plots >> number & 1:
                best = max(best, room[at + 1])
    return change + best


@rule
def foresee(s: Renature, seat: int, number: int, count: int, room: Ints, at: int) -> None:
    """What becomes of an area, and what its best plant brings, when so many squares beside it are covered."""
    area = s.area[number]
    before = balance(s, number, seat, certainty(s, number))
    area.open -= count
    sure = certainty(s, number)
    room[at] = balance(s, number, seat, sure) - before + (size(s, number) * TOKEN if area.open == 0 else 0)
    room[at + 1] = best_plant(s, seat, number, sure)
    area.open += count


@rule
def noted(room: Ints, number: int, count: int) -> int:
    """Where at the end of the room two numbers are kept about an area that loses one or two of its open squares: NONE
    until they are asked for."""
    return len(room) - 4 * (AREAS - number) + 2 * (count - 1)


@rule
def best_site(s: Renature, seat: int, domino: int, room: Ints) -> int:
    """The best place for a domino; 0 without one."""
    one, other = FIRST[domino], SECOND_ANIMAL[domino]
    best = 0
    for square in range(SIDE * WIDTH):
        if s.around[square] & NEAR and is_free(s, square) and fits(s, square, one):
            for way in range(4):
                second = beside(square, way)
                if is_free(s, second) and fits(s, second, other) and (touches(s, square) or touches(s, second)):
                    best = max(best, 1, LAYING + site(s, seat, square, way, room))
    return best


@rule
def take_gain(s: Renature, seat: int, square: int) -> int:
    """What taking back a plant changes: worth its clouds when it turns the prizes of an area that closes."""
    number = land(s, square)
    sort = sort_on(s, square, seat)
    if not closes(s, number):
        return -1000
    area = s.area[number]
    colour = NATURAL if sort >= KINDS else seat
    before = balance(s, number, seat, 1000)
    area.sums[colour] -= value(sort)
    after = balance(s, number, seat, 1000)
    area.sums[colour] += value(sort)
    return after - before + HOLD[sort] // 2 - value(sort) * CLOUD


@rule
def prefer(s: Renature, seat: int, actions: Ints, n: int, out: Ints) -> None:
    lost = s.phase == PICK
    for i in range(noted(out, 0, 1), len(out)):
        out[i] = NONE  # behind the likings, which never need all the room
    for i in range(n):
        action = actions[i]
        liking = 1
        if action < PICKS.end:
            liking = best_site(s, seat, pick_parts(action).domino, out)
            lost = lost and liking == 0
        elif action == BOX:
            liking = BOXING
        elif action < PLACES.end:
            place = place_parts(action)
            liking = LAYING + site(s, seat, place.square, place.way, out)
        elif action < PLANTS.end:
            planting = plant_parts(action)
            number = land(s, planting.square)
            sure = certainty(s, number)
            liking = NOTHING + plant_gain(s, seat, number, planting.plant, sure)
            liking -= no_gain(s, seat, number, sure)
        elif action < TAKES.end:
            liking = take_liking(s, seat, take_parts(action).square)
        elif action < JOKERS.end:
            liking = RESCUE if lost and held(s, seat, joker_parts(action).animal) else 1
        elif action == PASS:
            liking = NOTHING
        elif action in (LOSE, SCORE_NOW, FINISH):
            liking = STEADY
        out[i] = max(1, liking)


@rule
def take_liking(s: Renature, seat: int, square: int) -> int:
    if s.phase == SCORE:
        return STEADY + take_gain(s, seat, square)
    if s.phase == SURPLUS and value(sort_on(s, square, seat)) <= s.surplus:
        return STEADY + HOLD[sort_on(s, square, seat)] // 2
    return 1


@rule
def held(s: Renature, seat: int, animal: int) -> bool:
    """Whether a hand has an animal."""
    hand = s.player[seat].hand
    for i in range(hand.n):
        if animal in (FIRST[hand.items[i]], SECOND_ANIMAL[hand.items[i]]):
            return True
    return False
