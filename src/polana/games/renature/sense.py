"""What a sensible player of Renature sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import Table, rule
from polana.games.renature.rules import BESIDE, BESIDE_DOMINO, closes
from polana.games.renature.scoring import leader, planting_points, start_points, token_points, total
from polana.games.renature.state import (
    CLOUD_SPACES,
    COLOURS,
    DEALT,
    EMPTY,
    FIRST,
    KINDS,
    NATURAL,
    NEAR,
    OVER,
    PICK,
    SCORE,
    SECOND_ANIMAL,
    SORTS,
    SURPLUS,
    Area,
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
from polana.games.renature.valleys import AREAS, BANKS, SECOND, SHORES, SIDE, SQUARES, WIDTH
from polana.games.renature.vocabulary import (
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
)

HOLD = Table((900, 1600, 2400, 3200) * 2)  # what a plant that can still be planted is worth, by sort
CLOUD = 1050  # a cloud while there are turns to come
DOMINO = 3200  # what laying a domino brings besides its plant, about
UNSURE = 350  # of 1000: how much of a prize counts at the beginning
HOPE = 450  # of 1000: how much of a main prize a close race is worth at the beginning
STEP = 120  # what each point of worth ahead or behind changes in that
PLANTS_PER_DOMINO = 85  # of 100
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
            out[seat] += player.clouds * CLOUD + prospects(s, seat)
    if s.phase != OVER:
        for area in range(AREAS):
            if s.area[area].closer == NONE:
                for seat in range(s.seats):
                    out[seat] += outlook(s, area, seat, certainty(s, area))


@rule
def prospects(s: Renature, seat: int) -> int:
    """What dominoes and plants will bring, or cost if there are more plants than can be planted."""
    player = s.player[seat]
    dominoes = player.hand.n + player.pool.n
    count, worth_kept, worth_lost = 0, 0, 0
    for sort in range(SORTS):
        count += player.plants[sort]
        worth_kept += player.plants[sort] * HOLD[sort]
        worth_lost += player.plants[sort] * value(sort) * 1000
    if count == 0:
        return dominoes * DOMINO
    sure = min(100 * count, dominoes * PLANTS_PER_DOMINO)
    return dominoes * DOMINO + (worth_kept * sure - worth_lost * (100 * count - sure)) // (100 * count)


@rule
def certainty(s: Renature, area: int) -> int:
    """How much of 1000 the present order of an area counts: more the nearer its closing or the end."""
    banks = BANKS[s.options.valley * AREAS + area]
    closed = 1000 * (banks - s.area[area].open) // banks
    left = 0
    for seat in range(s.seats):
        left += s.player[seat].hand.n + s.player[seat].pool.n
    played = 1000 - 1000 * left // (s.seats * DEALT[s.seats])
    return UNSURE + (1000 - UNSURE) * max(closed, played) // 1000


@rule
def outlook(s: Renature, number: int, seat: int, sure: int) -> int:
    """The points that an area will bring a seat, about."""
    area, main = s.area[number], size(s, number)
    points = prize(area, seat, main) * sure
    mine, most = area.sums[seat], 0
    if mine > 0 and sure < 1000:
        for colour in range(COLOURS):
            if colour != seat:
                most = max(most, area.sums[colour])
        race = max(0, min(1000, 500 + (mine - most) * STEP))
        points += main * HOPE * race // 1000 * (1000 - sure) // 1000
    return points


@rule
def prize(area: Area, seat: int, main: int) -> int:
    """The points of both prizes for a seat, as an area stands."""
    first = leader(area, 127)
    if first == NONE:
        return 0
    second = leader(area, area.sums[first])
    if second == NONE:
        second = first
    return (main if first == seat else 0) + (SECOND[main] if second == seat else 0)


# How good an action is


@rule
def balance(s: Renature, number: int, seat: int, sure: int) -> int:
    """What an area brings a seat more than it brings the others, who share the blame."""
    mine, theirs = outlook(s, number, seat, sure), 0
    for other in range(s.seats):
        if other != seat:
            theirs += outlook(s, number, other, sure)
    return mine - theirs // (s.seats - 1)


@rule
def plant_gain(s: Renature, seat: int, number: int, sort: int, sure: int, before: int) -> int:
    """What planting a sort in an area changes; `before` is the balance as it is."""
    area = s.area[number]
    colour = NATURAL if sort >= KINDS else seat
    area.sums[colour] += value(sort)
    after = balance(s, number, seat, sure)
    area.sums[colour] -= value(sort)
    clouds = min(area.clouds, CLOUD_SPACES - s.player[seat].clouds)
    return planting_points(area, sort) * 1000 + after - before - HOLD[sort] + clouds * CLOUD


@rule
def best_plant(s: Renature, seat: int, number: int, sure: int) -> int:
    """The gain of the best plant for an area, at least 0."""
    best, before = 0, balance(s, number, seat, sure)
    for sort in range(SORTS):
        if s.player[seat].plants[sort] > 0:
            best = max(best, plant_gain(s, seat, number, sort, sure, before))
    return best


@rule
def site(s: Renature, seat: int, square: int, way: int) -> int:
    """What laying a domino here brings: the best plant beside it, and areas that it closes."""
    other = beside(square, way)
    first, best, closing, seen = min(square, other), 0, 0, 0
    for i in range(BESIDE_DOMINO):
        bank = (first + BESIDE[way % 2 * BESIDE_DOMINO + i]) % SQUARES
        number = land(s, bank)
        if number < AREAS and s.plants[bank] == EMPTY and not seen >> number & 1:
            seen |= 1 << number
            left = s.area[number].open - covers(s, number, square) - covers(s, number, other)
            sure = 1000 if left == 0 else certainty(s, number)
            best = max(best, best_plant(s, seat, number, sure))
            if left == 0:
                closing += size(s, number) * TOKEN
    return best + closing


@rule
def covers(s: Renature, number: int, square: int) -> int:
    """1 when a stream square lies beside an area."""
    return SHORES[s.options.valley * SQUARES + square] >> number & 1


@rule
def best_site(s: Renature, seat: int, domino: int) -> int:
    """The best place for a domino; 0 without one."""
    one, other = FIRST[domino], SECOND_ANIMAL[domino]
    best = 0
    for square in range(SIDE * WIDTH):
        if s.around[square] & NEAR and is_free(s, square) and fits(s, square, one):
            for way in range(4):
                second = beside(square, way)
                if is_free(s, second) and fits(s, second, other) and (touches(s, square) or touches(s, second)):
                    best = max(best, LAYING + site(s, seat, square, way))
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
    for i in range(n):
        action = actions[i]
        liking = 1
        if action < BOX:
            liking = best_site(s, seat, action - PICKS)
            lost = lost and liking == 0
        elif action == BOX:
            liking = BOXING
        elif action < PLANTS:
            liking = LAYING + site(s, seat, (action - PLACES) // 4, (action - PLACES) % 4)
        elif action < TAKES:
            number = land(s, (action - PLANTS) % SQUARES)
            sure = certainty(s, number)
            before = balance(s, number, seat, sure)
            liking = NOTHING + plant_gain(s, seat, number, (action - PLANTS) // SQUARES, sure, before)
        elif action < JOKERS:
            liking = take_liking(s, seat, action - TAKES)
        elif action < PASS:
            liking = RESCUE if lost and held(s, seat, action - JOKERS) else 1
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
