"""What a sensible player of Arboretum sees at a glance, in thousandths of a point.

Numbers for all species are packed in one integer (see `paths`).
"""

from __future__ import annotations

from polana.engine.piles import NONE, find, top
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.codes import DECK, discard_parts, place_parts, plant_parts, take_parts
from polana.games.arboretum.paths import BITS, of, raised, survey
from polana.games.arboretum.scoring import total
from polana.games.arboretum.state import (
    DISCARD,
    DRAW,
    EMPTY,
    KINDS,
    OVER,
    PLACE,
    PLANT,
    Arboretum,
    Garden,
    card_of,
    neighbour,
    number_of,
    species_of,
)

DECK_PACE = 3  # cards that two turns draw from the deck, about
GROWTH = 700  # of 1000: how sure a path is to get the card that its owner could add
HURRY = 3  # turns left below which growth gets less sure
SURE = 300  # spread of a margin when the deck is empty
CALM = 4000  # what it is more before, when no card outside can change it
DRIFT = 600  # what each number outside adds to that

LIKING = 20000  # of a card for planting or discarding that nothing speaks for or against
UNSEEN = 2340  # what a card from the deck is worth
SEED = 115  # for each number of a species in hand: it may yet be planted
LINK = 700  # for each card in line with a new one
SKIP = 430  # for each number that such a line leaves out
NEW = 540  # for each point that a planted card adds to a path
LATER = 730  # for each point that a drawn card could add
NEXT = 175  # for each point that a discarded card could add to the next player's path

# Two turns are played on, and judged: to play on further with hands that are guessed tells no more.
SEARCH = {"explore": 0.25, "depth": 10}


@rule
def turns_left(s: Arboretum, seat: int) -> int:
    """How often a seat will still plant, about."""
    now = 1 if seat == s.turn and s.phase < DISCARD else 0
    if s.deck.n == 0:
        return now
    waiting = (seat + s.seats - s.turn - 1) % s.seats
    return now + ((s.deck.n + 1) * 2 // DECK_PACE + s.seats - 1 - waiting) // s.seats


@rule
def claims(s: Arboretum, seat: int) -> int:
    """A hand's sums for the rights to score; an 8 counts nothing against somebody's 1."""
    hand = s.garden[seat].hand
    sums = 0
    for i in range(hand.n):
        card = hand.items[i]
        if number_of(card) < 8 or not countered(s, seat, species_of(card)):
            sums += number_of(card) << (species_of(card) * BITS)
    return sums


@rule
def countered(s: Arboretum, seat: int, species: int) -> bool:
    """Whether somebody else holds the 1 of a species."""
    for other in range(s.seats):
        if other != seat and find(s.garden[other].hand, card_of(species, 1)) != NONE:
            return True
    return False


@rule
def rival_claims(s: Arboretum, seat: int) -> int:
    """The highest sums of the other hands."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            theirs = claims(s, other)
            for species in range(KINDS):
                best = raised(best, species, of(theirs, species))
    return best


@rule
def stock(s: Arboretum) -> int:
    """The sums of what may still come to a hand: the deck and the tops of the piles."""
    sums = 0
    for i in range(s.deck.n):
        card = s.deck.items[i]
        sums += number_of(card) << (species_of(card) * BITS)
    for seat in range(s.seats):
        card = top(s.garden[seat].discards)
        if card != NONE:
            sums += number_of(card) << (species_of(card) * BITS)
    return sums


@rule
def likely(s: Arboretum, ahead: int, outside: int) -> int:
    """How likely, of 1000, a hand that is so far ahead gets the right to score; a tie suffices."""
    spread = SURE + (CALM + outside * DRIFT if s.deck.n else 0)
    return max(0, min(1000, 500 + 500 * (1000 * ahead + 500) // spread))


@rule
def in_hand(s: Arboretum, seat: int, highest: bool) -> int:
    """The highest (or 9 minus the lowest) numbers in a hand."""
    hand = s.garden[seat].hand
    numbers = 0
    for i in range(hand.n):
        number = number_of(hand.items[i])
        numbers = raised(numbers, species_of(hand.items[i]), number if highest else 9 - number)
    return numbers


@rule
def on_piles(s: Arboretum, highest: bool) -> int:
    """The highest (or 9 minus the lowest) numbers on top of the piles."""
    numbers = 0
    for seat in range(s.seats):
        card = top(s.garden[seat].discards)
        if card != NONE:
            number = number_of(card)
            numbers = raised(numbers, species_of(card), number if highest else 9 - number)
    return numbers


@rule
def reach(s: Arboretum, seat: int, highest: bool) -> int:
    """The highest (or 9 minus the lowest) numbers that a seat can plant: in hand and, when it draws, on the piles."""
    numbers = in_hand(s, seat, highest)
    if s.phase == DRAW and s.turn == seat:
        piles = on_piles(s, highest)
        for species in range(KINDS):
            numbers = raised(numbers, species, of(piles, species))
    return numbers


@rule
def promise(s: Arboretum, seat: int, species: int, now: int, then: int) -> int:
    """What a path will be worth to its owner, the right to score it given; `then` with one card more."""
    growth = max(0, of(then, species) - of(now, species)) * GROWTH
    return of(now, species) * 1000 + growth * min(turns_left(s, seat), HURRY) // HURRY


@rule
def paths_of(s: Arboretum, seat: int) -> tuple[int, int]:
    """The points of a seat's best paths, and of those that one more card makes."""
    now, begun, ended = survey(s.garden[seat], reach(s, seat, False), reach(s, seat, True))
    for species in range(KINDS):
        ended = raised(ended, species, of(begun, species))
    return now, ended


@rule
def judge(s: Arboretum, out: Ints) -> None:
    outside = stock(s)
    for seat in range(s.seats):
        if s.phase == OVER:
            out[seat] = total(s, seat) * 1000
        else:
            out[seat] = outlook(s, seat, outside)


@rule
def outlook(s: Arboretum, seat: int, outside: int) -> int:
    """The points that a seat can hope for."""
    now, then = paths_of(s, seat)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    points = 0
    for species in range(KINDS):
        hope = promise(s, seat, species, now, then)
        if hope:
            points += hope * likely(s, of(mine, species) - of(theirs, species), of(outside, species)) // 1000
    return points


# What to do

UP, DOWN = 1, -1


@rule
def prefer(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    if s.phase == DRAW:
        prefer_draw(s, seat, actions, n, out)
    elif s.phase == PLANT:
        prefer_plant(s, seat, actions, n, out)
    elif s.phase == PLACE:
        for i in range(n):
            points, lines = site(s.garden[seat], place_parts(actions[i]).cell, s.chosen)
            out[i] = LIKING + points * 1000 + lines
    else:
        prefer_discard(s, seat, actions, n, out)
    for i in range(n):
        out[i] = max(1, out[i])


@rule
def site(garden: Garden, cell: int, card: int) -> tuple[int, int]:
    """What a card makes of a cell: the points of its species' path through it, and what its lines are worth."""
    species, number = species_of(card), number_of(card)
    above, upward = chain(garden, cell, number, species, UP)
    below, downward = chain(garden, cell, number, species, DOWN)
    points = 0
    if above or below:
        alike = above // 16 + below // 16 + 1
        points = (above + below) % 16 + 1
        if alike >= 4:
            points = max(points, 2 * alike)
        points += end_bonus(number)
    return points, upward + downward


@rule
def chain(garden: Garden, cell: int, number: int, species: int, way: int) -> tuple[int, int]:
    """How many cards can follow, or precede, a card on a cell: the most to one of its species if all are of it,
    times 16, and the most to one of its species; then what the best line is worth."""
    same, alike, worth, length, strange, sides, side, start = 0, 0, 0, 0, 0, 0, 0, number
    while length >= 0:
        if side < 4:
            at = neighbour(cell, side)
            card = garden.grid[at]
            side += 1
            if card != EMPTY and (number_of(card) - number) * way > 0:
                sides = sides << 2 | (side - 1)
                cell, number, side = at, number_of(card), 0
                length += 1
                worth = max(worth, LINK * length - SKIP * (abs(number - start) - length))
                if strange > 0 or species_of(card) != species:
                    strange += 1
                if species_of(card) == species:
                    alike = max(alike, length)
                    if strange == 0:
                        same = max(same, length)
        else:
            side = sides & 3
            cell = neighbour(cell, 3 - side)
            number = number_of(garden.grid[cell]) if length > 1 else start
            side += 1
            sides >>= 2
            strange = max(0, strange - 1)
            length -= 1
    return same * 16 + alike, worth


@rule
def best_site(garden: Garden, card: int) -> tuple[int, int]:
    """The same for the best cell."""
    best, lines = 0, 0
    for i in range(garden.frontier.n):
        points, more = site(garden, garden.frontier.items[i], card)
        if i == 0 or points * 1000 + more > best * 1000 + lines:
            best, lines = points, more
    return best, lines


@rule
def end_bonus(number: int) -> int:
    return 2 if number == 8 else 1 if number == 1 else 0


@rule
def weight(s: Arboretum, seat: int, species: int, number: int) -> int:
    """What a card adds to a hand's margin: an 8 nothing against a 1, a 1 also what it takes from an 8."""
    if number == 8 and countered(s, seat, species):
        return 0
    if number == 1:
        for other in range(s.seats):
            if other != seat and find(s.garden[other].hand, card_of(species, 8)) != NONE:
                return 9
    return number


@rule
def rival_paths(s: Arboretum, seat: int) -> int:
    """The points of the others' best paths."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            now, _, _ = survey(s.garden[other], 0, 0)
            for species in range(KINDS):
                best = raised(best, species, of(now, species))
    return best


@rule
def keep(s: Arboretum, ahead: int, without: int, outside: int, mine: int, theirs: int) -> int:
    """What a card does for the right to score: likelier for me, unlikelier for the others."""
    for_me = likely(s, ahead, outside) - likely(s, without, outside)
    against = likely(s, -without, outside) - likely(s, -ahead, outside)
    return (mine * for_me + theirs * against) // 1000


@rule
def uses(
    s: Arboretum, seat: int, card: int, without: int, ahead: int, mine: int, now: int, rivals: int, outside: int
) -> tuple[int, int, int]:
    """What a card is worth held, for the right to score, with the margins without it and with it; how many thousandths
    of a point it adds planted, the right being as likely as without it; what its lines are worth."""
    species = species_of(card)
    points, lines = best_site(s.garden[seat], card)
    path, more = of(now, species), of(outside, species)
    hope = max(points * 1000, path * 1000 + SEED * of(mine, species))
    held = keep(s, ahead, without, more, hope, of(rivals, species) * 1000)
    return held, max(0, points - path) * likely(s, without, more), lines


@rule
def prefer_draw(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """An open card that lengthens a path or wins a right, or else the deck."""
    outside = stock(s)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    now, _, _ = survey(s.garden[seat], 0, 0)
    rivals = rival_paths(s, seat)
    for i in range(n):
        out[i] = UNSEEN
        if actions[i] != DECK:
            card = top(s.garden[take_parts(actions[i]).pile].discards)
            species = species_of(card)
            without = of(mine, species) - of(theirs, species)
            ahead = without + weight(s, seat, species, number_of(card))
            held, added, _ = uses(s, seat, card, without, ahead, mine, now, rivals, outside)
            out[i] = held + added * LATER // 1000


@rule
def prefer_plant(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """Plant what lengthens a path or a line and is not needed in hand."""
    outside = stock(s)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    now, _, _ = survey(s.garden[seat], 0, 0)
    rivals = rival_paths(s, seat)
    for i in range(n):
        card = plant_parts(actions[i]).card
        species = species_of(card)
        ahead = of(mine, species) - of(theirs, species)
        without = ahead - weight(s, seat, species, number_of(card))
        held, added, lines = uses(s, seat, card, without, ahead, mine, now, rivals, outside)
        out[i] = LIKING + lines - held + added * NEW // 1000


@rule
def prefer_discard(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """Discard what is not needed in hand and what the next player cannot use."""
    outside = stock(s)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    now, _, _ = survey(s.garden[seat], 0, 0)
    rivals = rival_paths(s, seat)
    lowest, highest = in_hand(s, seat, False), in_hand(s, seat, True)
    next_now, next_begun, next_ended = survey(s.garden[(seat + 1) % s.seats], lowest, highest)
    for i in range(n):
        card = discard_parts(actions[i]).card
        species, number = species_of(card), number_of(card)
        ahead = of(mine, species) - of(theirs, species)
        without = ahead - weight(s, seat, species, number)
        hope = of(now, species) * 1000 + SEED * of(mine, species)
        out[i] = LIKING - keep(s, ahead, without, of(outside, species), hope, of(rivals, species) * 1000)
        gift = of(next_now, species)
        if 9 - number == of(lowest, species):
            gift = max(gift, of(next_begun, species))
        if number == of(highest, species):
            gift = max(gift, of(next_ended, species))
        out[i] -= (gift - of(next_now, species)) * NEXT
