"""What a sensible player of Arboretum sees at a glance, in thousandths of a point.

Numbers for all species are packed in one integer (see `paths`).
"""

from __future__ import annotations

from polana.engine.piles import NONE, find, pop, push, top
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.paths import BITS, DOWN, UP, chain, of, raised, survey
from polana.games.arboretum.rules import DECK, DISCARDS, PILES, PLACES, PLANTS
from polana.games.arboretum.scoring import total
from polana.games.arboretum.state import (
    DISCARD,
    DRAW,
    EMPTY,
    KINDS,
    NUMBERS,
    OVER,
    PLACE,
    PLANT,
    Arboretum,
    Garden,
    number_of,
    species_of,
)

DECK_PACE = 3  # cards that two turns draw from the deck, about
GROWTH = 360  # a point that a card in hand would add to a path
HURRY = 3  # turns left below which growth gets less sure
# What a species promises for each turn left: at all, for each card in hand and in the garden, less for each point now
FUTURE, HELD, GROWN, FADE = 310, 120, 150, 95
TIE = 300  # what a tie, which gives both the right to score, is worth in a hand's lead
DRIFT = 550  # how much a hand's lead means less for each turn left
STOCK = 620  # and for each number outside, when there are many turns
LONG = 4  # turns left that are many

UNSEEN = 1500  # what a card from the deck is worth
LIKING = 20000  # of a card for planting or discarding that nothing speaks for or against
LINK = 400  # for each card in line with a new one

SEARCH = {"explore": 0.3}  # judged at the end of a turn: to play on with others' hands guessed tells less


@rule
def turns_left(s: Arboretum, seat: int) -> int:
    """How often a seat will still plant, about; many times are `LONG`."""
    now = 1 if seat == s.turn and s.phase < DISCARD else 0
    if s.deck.n == 0:
        return now
    waiting = (seat + s.seats - s.turn - 1) % s.seats
    return min(LONG, now + ((s.deck.n + 1) * 2 // DECK_PACE + s.seats - 1 - waiting) // s.seats)


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
        if other != seat and find(s.garden[other].hand, species * NUMBERS) != NONE:
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
def likely(ahead: int, outside: int, turns: int) -> int:
    """How likely, of 1000, a hand that is so far ahead gets the right to score; a tie suffices."""
    lead = 1000 * ahead + TIE
    return 500 + 500 * lead // (1 + abs(lead) + DRIFT * turns + STOCK * outside * turns // LONG)


@rule
def in_hand(s: Arboretum, seat: int, highest: bool, without: int) -> int:
    """The highest (or 9 minus the lowest) numbers in a hand, one card left out (or NONE)."""
    hand = s.garden[seat].hand
    numbers = 0
    for i in range(hand.n):
        if hand.items[i] == without:
            continue
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
    numbers = in_hand(s, seat, highest, NONE)
    if s.phase == DRAW and s.turn == seat:
        piles = on_piles(s, highest)
        for species in range(KINDS):
            numbers = raised(numbers, species, of(piles, species))
    return numbers


@rule
def promise(now: int, then: int, held: int, grown: int, turns: int) -> int:
    """What a species' path will be worth to its owner, the right to score it given: its points now and with one card
    more, the species' cards in hand and in the garden."""
    growth = max(0, then - now) * GROWTH * min(turns, HURRY) // HURRY
    future = FUTURE + HELD * held + GROWN * grown - FADE * now
    return max(0, now * 1000 + growth + future * turns)


@rule
def held_by(s: Arboretum, seat: int) -> int:
    """How many cards of each species are in a hand."""
    hand = s.garden[seat].hand
    counts = 0
    for i in range(hand.n):
        counts += 1 << (species_of(hand.items[i]) * BITS)
    return counts


@rule
def grown_by(s: Arboretum, seat: int) -> int:
    """How many cards of each species stand in a garden."""
    garden = s.garden[seat]
    counts = 0
    for i in range(garden.trees.n):
        counts += 1 << (species_of(garden.grid[garden.trees.items[i]]) * BITS)
    return counts


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
    held, grown, turns = held_by(s, seat), grown_by(s, seat), turns_left(s, seat)
    points = 0
    for species in range(KINDS):
        if s.species >> species & 1:
            ahead = of(mine, species) - of(theirs, species)
            hope = promise(of(now, species), of(then, species), of(held, species), of(grown, species), turns)
            points += hope * likely(ahead, of(outside, species), turns) // 1000
    return points


# What to do


@rule
def prefer(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    if s.phase == PLACE:
        for i in range(n):
            out[i] = site(s.garden[seat], s.chosen, actions[i] - PLACES)
    elif s.phase == DRAW:
        prefer_draw(s, seat, actions, n, out)
    elif s.phase == PLANT:
        prefer_plants(s, seat, actions, n, out)
    else:
        prefer_discards(s, seat, actions, n, out)
    for i in range(n):
        out[i] = max(1, out[i])


@rule
def site(garden: Garden, card: int, cell: int) -> int:
    """What planting a card on a cell is worth: the path through it, and lines for later."""
    species, number = species_of(card), number_of(card)
    above = chain(garden, cell, number, species, UP)
    below = chain(garden, cell, number, species, DOWN)
    points = 0
    if above >= 16 or below >= 16:
        alike = above // 256 + below // 256 + 1
        points = (above // 16 + below // 16) % 16 + 1 + end_bonus(number)
        if alike >= 4:
            points = max(points, 2 * alike)
    return points * 1000 + (above % 16 + below % 16) * LINK


@rule
def best_cell(garden: Garden, card: int) -> int:
    """Where a card is planted best."""
    best, most = 0, -1
    for i in range(garden.frontier.n):
        worth = site(garden, card, garden.frontier.items[i])
        if worth > most:
            best, most = garden.frontier.items[i], worth
    return best


@rule
def prefer_plants(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """What I can hope for with each card planted, and the next player with it out of my hand."""
    garden, rival = s.garden[seat], (seat + 1) % s.seats
    outside, turns = stock(s), turns_left(s, seat)
    mine, theirs, held, grown = claims(s, seat), rival_claims(s, seat), held_by(s, seat), grown_by(s, seat)
    next_now, next_then = paths_of(s, rival)
    next_held, next_grown = held_by(s, rival), grown_by(s, rival)
    for i in range(n):
        card = actions[i] - PLANTS
        species, own = species_of(card), 1 << (species_of(card) * BITS)
        less = weight(s, seat, species, number_of(card))
        cell = best_cell(garden, card)
        garden.grid[cell] = card
        push(garden.trees, cell)
        now, begun, then = survey(garden, in_hand(s, seat, False, card), in_hand(s, seat, True, card))
        pop(garden.trees)
        garden.grid[cell] = EMPTY
        out[i] = LIKING
        for kind in range(KINDS):
            if s.species >> kind & 1:
                ahead = of(mine, kind) - of(theirs, kind) - (less if kind == species else 0)
                more = max(of(begun, kind), of(then, kind))
                hope = promise(of(now, kind), more, of(held - own, kind), of(grown + own, kind), turns)
                out[i] += hope * likely(ahead, of(outside, kind), turns) // 1000
                if kind == species:
                    fear = promise(
                        of(next_now, kind), of(next_then, kind), of(next_held, kind), of(next_grown, kind), turns
                    )
                    out[i] -= fear * likely(-ahead, of(outside, kind), turns) // 1000


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
            if other != seat and find(s.garden[other].hand, species * NUMBERS + 7) != NONE:
                return 9
    return number


@rule
def keep(ahead: int, without: int, outside: int, turns: int, mine: int, theirs: int) -> int:
    """What a card does for the right to score: likelier for me, unlikelier for the others."""
    for_me = likely(ahead, outside, turns) - likely(without, outside, turns)
    against = likely(-without, outside, turns) - likely(-ahead, outside, turns)
    return (mine * for_me + theirs * against) // 1000


@rule
def prefer_draw(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """An open card that lengthens a path or wins a right, or else the deck."""
    outside = stock(s)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    lowest, highest = on_piles(s, False), on_piles(s, True)
    held, grown, turns = held_by(s, seat), grown_by(s, seat), turns_left(s, seat)
    now, begun, ended = survey(s.garden[seat], lowest, highest)
    for i in range(n):
        out[i] = UNSEEN
        if actions[i] != DECK:
            card = top(s.garden[actions[i] - PILES].discards)
            species, number = species_of(card), number_of(card)
            ahead = of(mine, species) - of(theirs, species)
            more = ahead + weight(s, seat, species, number)
            hope = promise(of(now, species), 0, of(held, species), of(grown, species), turns)
            out[i] = keep(more, ahead, of(outside, species), turns, hope, 0)
            out[i] += gain(number, species, lowest, highest, now, begun, ended)


@rule
def prefer_discards(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """Discard what neither I nor the next player can use."""
    outside = stock(s)
    mine, theirs = claims(s, seat), rival_claims(s, seat)
    lowest, highest = in_hand(s, seat, False, NONE), in_hand(s, seat, True, NONE)
    now, begun, ended = survey(s.garden[seat], lowest, highest)
    held, grown, turns = held_by(s, seat), grown_by(s, seat), turns_left(s, seat)
    rival = (seat + 1) % s.seats
    next_now, next_begun, next_ended = survey(s.garden[rival], lowest, highest)
    next_held, next_grown = held_by(s, rival), grown_by(s, rival)
    for i in range(n):
        species, number = species_of(actions[i] - DISCARDS), number_of(actions[i] - DISCARDS)
        ahead = of(mine, species) - of(theirs, species)
        without = ahead - weight(s, seat, species, number)
        hope = promise(of(now, species), 0, of(held, species), of(grown, species), turns)
        fear = promise(of(next_now, species), 0, of(next_held, species), of(next_grown, species), turns)
        out[i] = LIKING - keep(ahead, without, of(outside, species), turns, hope, fear)
        out[i] -= gain(number, species, lowest, highest, now, begun, ended)
        out[i] -= gain(number, species, lowest, highest, next_now, next_begun, next_ended)


@rule
def gain(number: int, species: int, lowest: int, highest: int, now: int, begun: int, ended: int) -> int:
    """By how much a card from hand lengthens a garden's path, when it is the lowest or highest of its species."""
    points = of(now, species)
    if 9 - number == of(lowest, species):
        points = max(points, of(begun, species))
    if number == of(highest, species):
        points = max(points, of(ended, species))
    return (points - of(now, species)) * 1000
