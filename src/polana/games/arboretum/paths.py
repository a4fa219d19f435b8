"""What a garden's paths of a species are worth: as they are, and with one more card of the species at an end."""

from __future__ import annotations

from polana.engine.rule import rule
from polana.games.arboretum.rules import neighbour, number_of, path_points, species_of
from polana.games.arboretum.state import EMPTY, Garden

UP, DOWN = 1, -1

# Points in one integer: of the best path now, with a card that is held, with a card that lies elsewhere
NOW, HELD, LOOSE = 0, 8, 16


@rule
def points_in(best: int, which: int) -> int:
    return best >> which & 255


@rule
def raised(best: int, which: int, points: int) -> int:
    """The same, with one of the three at least so high."""
    return best + (max(0, points - points_in(best, which)) << which)


@rule
def beyond(numbers: int, number: int, way: int) -> int:
    """Those of a mask of numbers (bit 0: the 1) that may stand on a path after, or before, a number."""
    if way == UP:
        return numbers >> number << number
    return numbers & ((1 << (number - 1)) - 1)


@rule
def end_bonus(numbers: int, way: int) -> int:
    """2 for an 8 at the end, 1 for a 1 at the beginning, if it is among the numbers."""
    return numbers >> 7 << 1 if way == UP else numbers & 1


@rule
def explore(
    garden: Garden, cell: int, species: int, way: int, length: int, alike: bool, bonus: int, held: int, loose: int
) -> int:
    """The points of paths of a species onward from a cell that is their `length`-th card; `bonus` of the other end."""
    card = garden.grid[cell]
    number = number_of(card)
    best = 0
    if length >= 2 and species_of(card) == species:
        best = path_points(length, alike, 0) + bonus + end_bonus(1 << (number - 1), way)
    open_side = False
    for side in range(4):
        beside = neighbour(cell, side)
        following = garden.grid[beside]
        if following == EMPTY:
            open_side = True
        elif (number_of(following) - number) * way > 0:
            same = alike and species_of(following) == species
            further = explore(garden, beside, species, way, length + 1, same, bonus, held, loose)
            for which in range(NOW, LOOSE + 1, HELD):
                best = raised(best, which, points_in(further, which))
    if open_side:
        points = path_points(length + 1, alike, 0) + bonus
        mine, others = beyond(held, number, way), beyond(loose, number, way)
        if mine:
            best = raised(best, HELD, points + end_bonus(mine, way))
        if others:
            best = raised(best, LOOSE, points + end_bonus(others, way))
    return best


@rule
def prospect(garden: Garden, species: int, held: int, loose: int) -> int:
    """The best path of a species now, with one of the held numbers added, with one of the loose numbers added."""
    best = 0
    for i in range(garden.trees.n):
        cell = garden.trees.items[i]
        card = garden.grid[cell]
        if species_of(card) == species:
            here = 1 << (number_of(card) - 1)
            up = explore(garden, cell, species, UP, 1, True, end_bonus(here, DOWN), held, loose)
            down = explore(garden, cell, species, DOWN, 1, True, end_bonus(here, UP), held, loose)
            for which in range(NOW, LOOSE + 1, HELD):
                best = raised(best, which, max(points_in(up, which), points_in(down, which)))
    return best


@rule
def run(garden: Garden, cell: int, number: int, way: int) -> int:
    """The length of the longest way onward from a cell where this number stands or would."""
    best = 0
    for side in range(4):
        beside = neighbour(cell, side)
        following = garden.grid[beside]
        if following != EMPTY and (number_of(following) - number) * way > 0:
            best = max(best, 1 + run(garden, beside, number_of(following), way))
    return best
