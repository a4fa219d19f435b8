"""What a sensible player of Arboretum sees at a glance. Likings and standings are in thousandths of a point."""

from __future__ import annotations

from polana.engine.piles import NONE, top
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.paths import DOWN, HELD, LOOSE, NOW, UP, end_bonus, explore, points_in, prospect, run
from polana.games.arboretum.rules import DECK, DISCARDS, PILES, PLACES, PLANTS, number_of, species_of, total
from polana.games.arboretum.state import DISCARD, DRAW, EMPTY, KINDS, NUMBERS, OVER, PLACE, PLANT, Arboretum, Garden

DECK_PACE = 3  # cards that two turns draw from the deck, about
GRIP = 14  # bits for a seat's cards of a species: 8 for which, 6 for their sum

HELD_CHANCE = 700  # of 1000: a card in hand will be planted where it lengthens a path most
LOOSE_CHANCE = 250  # a card from elsewhere will come and be planted
HURRY = 3  # turns left from which on all growth is likely
CALM = 3  # spread of a right's margin when no card of the species is left outside
DRIFT = 400  # of 1000: how much of the sum outside adds to that spread
REACH = 500  # of 1000: an open card counts so much in the hand of the next to draw
MARGIN_LOSS = 3  # numbers of the species that a growing path takes out of the hand


@rule
def turns_left(s: Arboretum, seat: int) -> int:
    """How often a seat will plant, about."""
    waiting = (seat + s.seats - s.turn) % s.seats
    now = 1 if waiting == 0 and s.phase < DISCARD else 0
    if s.deck.n == 0:
        return now
    turns = (s.deck.n + 1) * 2 // DECK_PACE
    return now + max(0, turns - waiting + s.seats - 1 - (1 - now if waiting == 0 else 0)) // s.seats


@rule
def outside(s: Arboretum, species: int) -> int:
    """A mask of the numbers of a species that may still come to a hand: in the deck or on top of a pile."""
    mask = 0
    for i in range(s.deck.n):
        card = s.deck.items[i]
        if species_of(card) == species:
            mask |= 1 << (number_of(card) - 1)
    for seat in range(s.seats):
        card = top(s.garden[seat].discards)
        if card != NONE and species_of(card) == species:
            mask |= 1 << (number_of(card) - 1)
    return mask


@rule
def grips(s: Arboretum, species: int) -> int:
    """Which cards of a species each hand holds, and their sum, in one integer."""
    packed = 0
    for seat in range(s.seats):
        hand = s.garden[seat].hand
        grip = 0
        for i in range(hand.n):
            card = hand.items[i]
            if species_of(card) == species:
                grip += (1 << (number_of(card) - 1)) + (number_of(card) << NUMBERS)
        packed += grip << (seat * GRIP)
    return packed


@rule
def numbers_held(packed: int, seat: int) -> int:
    return packed >> (seat * GRIP) & 255


@rule
def strength(packed: int, seat: int, seats: int) -> int:
    """A hand's sum for the right to score; an 8 counts nothing against somebody's 1."""
    total = packed >> (seat * GRIP + NUMBERS) & 63
    if numbers_held(packed, seat) >> 7:
        for other in range(seats):
            if other != seat and numbers_held(packed, other) & 1:
                return total - 8
    return total


@rule
def margin(packed: int, seat: int, seats: int) -> int:
    """How far a hand is ahead of the strongest other one."""
    best = 0
    for other in range(seats):
        if other != seat:
            best = max(best, strength(packed, other, seats))
    return strength(packed, seat, seats) - best


@rule
def likely(ahead: int, spread: int) -> int:
    """How likely, of 1000, a hand so far ahead will have the right to score; a tie suffices."""
    return max(0, min(1000, 500 + 500 * (2 * ahead + 1) // (2 * spread)))


@rule
def spread_of(s: Arboretum, loose: int) -> int:
    """By how much rights may still shift."""
    total = 0
    for number in range(1, NUMBERS + 1):
        total += number * (loose >> (number - 1) & 1)
    return 1 + (CALM + total * DRIFT // 1000) * min(s.deck.n, 16) // 16


@rule
def judge(s: Arboretum, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat) * 1000 if s.phase == OVER else 0
    if s.phase != OVER:
        for species in range(KINDS):
            if s.species >> species & 1:
                judge_species(s, species, out)


@rule
def promise(s: Arboretum, seat: int, species: int, held: int, loose: int) -> int:
    """What a garden's path of a species will be worth to somebody with the right to score it."""
    best = prospect(s.garden[seat], species, held, loose)
    if best == 0:
        return 0
    now = points_in(best, NOW)
    with_held = max(now, points_in(best, HELD))
    with_loose = max(with_held, points_in(best, LOOSE))
    growth = (with_held - now) * HELD_CHANCE + (with_loose - with_held) * LOOSE_CHANCE
    return now * 1000 + growth * min(turns_left(s, seat), HURRY) // HURRY


@rule
def judge_species(s: Arboretum, species: int, out: Ints) -> None:
    """Add what a species promises each seat."""
    loose = outside(s, species)
    packed = grips(s, species)
    spread = spread_of(s, loose)
    for seat in range(s.seats):
        points = promise(s, seat, species, numbers_held(packed, seat), loose)
        if points:
            out[seat] += points * likely(margin(packed, seat, s.seats), spread) // 1000


@rule
def rivals(s: Arboretum, seat: int, species: int, packed: int, loose: int) -> int:
    """The best promise that a species makes anybody else."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, promise(s, other, species, numbers_held(packed, other), loose))
    return best


@rule
def gain(garden: Garden, species: int, number: int) -> int:
    """By how many points a card lengthens the path of its species."""
    best = prospect(garden, species, 1 << (number - 1), 0)
    return max(0, points_in(best, HELD) - points_in(best, NOW)) * 1000


@rule
def keep(ahead: int, without: int, spread: int, mine: int, theirs: int) -> int:
    """What a card in hand is worth for the right to score: what it makes more likely for me, and less for others."""
    for_me = likely(ahead, spread) - likely(without, spread)
    against = likely(-without, spread) - likely(-ahead, spread)
    return (mine * for_me + theirs * against) // 1000


@rule
def prefer(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    if s.phase == PLACE:
        for i in range(n):
            out[i] = site(s, seat, actions[i] - PLACES)
    elif s.phase == DRAW:
        for i in range(n):
            out[i] = UNSEEN
            if actions[i] != DECK:
                out[i] = attraction(s, seat, top(s.garden[actions[i] - PILES].discards))
    else:
        prefer_cards(s, seat, actions, n, out)
    for i in range(n):
        out[i] = max(1, out[i])


@rule
def attraction(s: Arboretum, seat: int, card: int) -> int:
    """What taking an open card is worth."""
    species, number = species_of(card), number_of(card)
    loose, packed = outside(s, species), grips(s, species)
    spread = spread_of(s, loose)
    mine = promise(s, seat, species, numbers_held(packed, seat), loose)
    theirs = rivals(s, seat, species, packed, loose)
    taken = packed + (((1 << (number - 1)) + (number << NUMBERS)) << (seat * GRIP))
    ahead = margin(taken, seat, s.seats)
    return keep(ahead, margin(packed, seat, s.seats), spread, mine, theirs) + gain(s.garden[seat], species, number)


@rule
def prefer_cards(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """Plant what lengthens a path and is not needed in hand; discard what neither I nor the next player needs."""
    first = PLANTS if s.phase == PLANT else DISCARDS
    next_seat = (seat + 1) % s.seats
    last = NONE
    packed, spread, ahead, mine, theirs = 0, 1, 0, 0, 0
    for i in range(n):
        species, number = species_of(actions[i] - first), number_of(actions[i] - first)
        if species != last:
            last = species
            loose = outside(s, species)
            packed = grips(s, species)
            spread = spread_of(s, loose)
            ahead = margin(packed, seat, s.seats)
            mine = promise(s, seat, species, numbers_held(packed, seat), loose)
            theirs = rivals(s, seat, species, packed, loose)
        lost = packed - (((1 << (number - 1)) + (number << NUMBERS)) << (seat * GRIP))
        out[i] = LIKING - keep(ahead, margin(lost, seat, s.seats), spread, mine, theirs)
        own = gain(s.garden[seat], species, number)
        if s.phase == PLANT:
            out[i] += own
        else:
            out[i] -= own + gain(s.garden[next_seat], species, number)


LIKING = 20000
UNSEEN = 1500
CHAIN = 400
GAP = 100


@rule
def site(s: Arboretum, seat: int, cell: int) -> int:
    """What planting the chosen card on a cell is worth."""
    garden = s.garden[seat]
    species, number = species_of(s.chosen), number_of(s.chosen)
    here = 1 << (number - 1)
    garden.grid[cell] = s.chosen
    up = explore(garden, cell, species, UP, 1, True, end_bonus(here, DOWN), 0, 0)
    down = explore(garden, cell, species, DOWN, 1, True, end_bonus(here, UP), 0, 0)
    garden.grid[cell] = EMPTY
    points = max(up, down) if up == 0 or down == 0 else up + down - 1
    links = run(garden, cell, number, UP) + run(garden, cell, number, DOWN)
    return points * 1000 + links * CHAIN
