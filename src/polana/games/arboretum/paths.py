"""What a garden's paths are worth, now and with one more card: walks along its cards.

A walk keeps the sides it took in one integer, two bits each, to find its way back; numbers for all species are
kept in one integer too, six bits each.
"""

from __future__ import annotations

from polana.engine.rule import rule
from polana.games.arboretum.scoring import path_points
from polana.games.arboretum.state import EMPTY, NUMBERS, Garden, neighbour, number_of, species_of

BITS = 6  # a path has 19 points at most


@rule
def of(packed: int, species: int) -> int:
    """The number of a species among packed ones."""
    return packed >> (species * BITS) & 63


@rule
def raised(packed: int, species: int, points: int) -> int:
    """The same numbers, that of a species being at least so high."""
    return packed + (max(0, points - of(packed, species)) << (species * BITS))


@rule
def is_open(garden: Garden, cell: int) -> bool:
    """Whether a card can be planted next to a cell."""
    for side in range(4):
        if garden.grid[neighbour(cell, side)] == EMPTY:
            return True
    return False


@rule
def survey(garden: Garden, lowest: int, highest: int) -> tuple[int, int, int]:
    """The points of each species' best path: as it is, begun by the lowest card in hand, ended by the highest.

    `lowest` holds 9 - number, so that 0 means none.
    """
    now, begun, ended = 0, 0, 0
    for i in range(garden.trees.n):
        cell = garden.trees.items[i]
        card = garden.grid[cell]
        species, first = species_of(card), number_of(card)
        high = of(highest, species)
        before = lowest if is_open(garden, cell) else 0
        bonus = 1 if first == 1 else 0
        if of(before, species) > 9 - first:
            begun = raised(begun, species, path_points(2, True, first) + of(before, species) // NUMBERS)
        best, grown = 0, 0
        number, length, strange, sides, side, open_ends = first, 1, 0, 0, 0, 0
        while length > 0:
            if side < 4:
                at = neighbour(cell, side)
                card = garden.grid[at]
                side += 1
                if card == EMPTY:
                    open_ends |= 1 << length
                elif number_of(card) > number:
                    sides = sides << 2 | (side - 1)
                    cell, number, side = at, number_of(card), 0
                    length += 1
                    kind = species_of(card)
                    if strange > 0 or kind != species:
                        strange += 1
                    if kind == species:
                        best = max(best, path_points(length, strange == 0, number) + bonus)
                    if of(before, kind) > 9 - first:
                        points = path_points(length + 1, strange == 0, number) + of(before, kind) // NUMBERS
                        begun = raised(begun, kind, points)
            else:
                if high > number and open_ends >> length & 1:
                    grown = max(grown, path_points(length + 1, strange == 0, high) + bonus)
                open_ends &= (1 << length) - 1
                side = sides & 3
                cell = neighbour(cell, 3 - side)
                number = number_of(garden.grid[cell])
                side += 1
                sides >>= 2
                strange = max(0, strange - 1)
                length -= 1
        now = raised(now, species, best)
        ended = raised(ended, species, grown)
    return now, begun, ended
