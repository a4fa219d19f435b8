"""The end of Arboretum, in the order of its rulebook: who may score, what paths are worth, who wins."""

from __future__ import annotations

from polana.engine.piles import NONE, find
from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.state import EMPTY, KINDS, Arboretum, Garden, card_of, neighbour, number_of, species_of

# Who may score


@rule
def holds(s: Arboretum, seat: int, species: int, number: int) -> bool:
    return find(s.garden[seat].hand, card_of(species, number)) != NONE


@rule
def holding(s: Arboretum, seat: int, species: int) -> int:
    """The sum of a species in a hand; an 8 counts nothing when somebody else holds the 1."""
    total = 0
    hand = s.garden[seat].hand
    for i in range(hand.n):
        if species_of(hand.items[i]) == species:
            total += number_of(hand.items[i])
    if holds(s, seat, species, 8):
        for other in range(s.seats):
            if other != seat and holds(s, other, species, 1):
                return total - 8
    return total


@rule
def may_score(s: Arboretum, seat: int, species: int) -> bool:
    """The highest sum in hand may score a path of the species, and so may all who tie for it."""
    mine = holding(s, seat, species)
    for other in range(s.seats):
        if other != seat and holding(s, other, species) > mine:
            return False
    return True


# Paths


@rule
def path_points(length: int, alike: bool, last: int) -> int:
    """1 a card, 1 more a card when four or more are all of the species, 2 for ending with an 8."""
    points = length
    if alike and length >= 4:
        points += length
    if last == 8:
        points += 2
    return points


@rule
def highest(garden: Garden, species: int) -> int:
    """The highest number of a species that is planted, 0 without any: no path of it goes beyond."""
    number = 0
    for i in range(garden.trees.n):
        card = garden.grid[garden.trees.items[i]]
        if species_of(card) == species:
            number = max(number, number_of(card))
    return number


@rule
def onward(garden: Garden, cell: int, species: int, length: int, alike: bool, last: int) -> int:
    """The best end of a path that has reached this cell with its `length`-th card: its points, 0 without an end.

    `last` is the highest number of its species.
    """
    card = garden.grid[cell]
    number = number_of(card)
    best = 0
    if length >= 2 and species_of(card) == species:
        best = path_points(length, alike, number)
    if number == last:
        return best
    for side in range(4):
        beside = neighbour(cell, side)
        following = garden.grid[beside]
        if following != EMPTY and number < number_of(following) <= last:
            same = alike and species_of(following) == species
            best = max(best, onward(garden, beside, species, length + 1, same, last))
    return best


@rule
def path_from(garden: Garden, cell: int, last: int) -> int:
    """The points of the best path that begins here, 0 without one; a 1 at the beginning is worth 1 more."""
    card = garden.grid[cell]
    points = onward(garden, cell, species_of(card), 1, True, last)
    if points > 0 and number_of(card) == 1:
        points += 1
    return points


@rule
def best_path(garden: Garden, species: int) -> int:
    """The points of a garden's best path of a species."""
    best, last = 0, highest(garden, species)
    for i in range(garden.trees.n):
        cell = garden.trees.items[i]
        if species_of(garden.grid[cell]) == species:
            best = max(best, path_from(garden, cell, last))
    return best


@rule
def worth(s: Arboretum, seat: int, species: int) -> int:
    """What a species brings a seat if the game ends now."""
    if not s.species >> species & 1 or not may_score(s, seat, species):
        return 0
    return best_path(s.garden[seat], species)


@rule
def score(s: Arboretum, out: Ints) -> None:
    for seat in range(s.seats):
        for species in range(KINDS):
            out[seat * KINDS + species] = worth(s, seat, species)


# The winner


@rule
def total(s: Arboretum, seat: int) -> int:
    points = 0
    for species in range(KINDS):
        points += worth(s, seat, species)
    return points


@rule
def variety(garden: Garden) -> int:
    """How many different species stand in a garden."""
    planted = 0
    for i in range(garden.trees.n):
        planted |= 1 << species_of(garden.grid[garden.trees.items[i]])
    count = 0
    for species in range(KINDS):
        count += planted >> species & 1
    return count


@rule
def standing(s: Arboretum, seat: int, points: int) -> int:
    """Points first, then different species in the arboretum."""
    return points * 16 + variety(s.garden[seat])


@rule
def rank(s: Arboretum, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat, total(s, seat))
    to_places(out, s.seats)
