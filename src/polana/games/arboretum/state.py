"""Arboretum as one record. A card is species * 8 + number - 1, species in the order of `SPECIES`."""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import Events, Head, Options
from polana.engine.piles import Hidden, Pile
from polana.engine.record import Ints, Record, Rows
from polana.engine.rule import LookupTable, rule

SPECIES = "BACDJMORTW"
"""Blue Spruce, cAssia, Cherry Blossom, Dogwood, Jacaranda, Maple, Oak, Royal Poinciana, Tulip Poplar, Willow."""
KINDS = len(SPECIES)
NUMBERS = 8
CARDS = KINDS * NUMBERS
SPECIES_IN_PLAY = (0, 0, 6, 8, 10)  # by number of players
SEATS = 4
HAND = 7
HELD = HAND + 2  # most cards in a hand: after drawing two

# A turn plants one card and leaves the hands at seven each, so the cards that are not in hands bound the turns:
# 48 - 14 = 34 with two players, 64 - 21 = 43 with three, 80 - 28 = 52 with four. Nobody plants more than 17.
TREES = 17
TURNS = 52
STEPS = 5  # draw, draw, card, cell, discard
LONGEST = TURNS * STEPS
STOCK = CARDS - 2 * HAND  # most cards outside hands

# 17 connected trees span at most 17 cells each way, so on a torus of 18 they never meet themselves.
WIDTH = 18
CELLS = WIDTH * WIDTH
FRONTIER = 2 * TREES + 2  # most free cells next to so many connected trees
EMPTY = -1

DRAW, PLANT, PLACE, DISCARD, OVER = range(5)
PHASES = ("draw", "plant", "place", "discard", "over")

MOST_EVENTS = 48  # an end: a discard, every seat's path of every species, the winners


class ArboretumOptions(Options):
    species: int  # mask of the chosen species, 0: as many as needed, at random
    starting_discards: int  # 1: all but the first player begin with one open card in their discard pile


class Garden(Record):
    """What lies before one player."""

    hand: Annotated[Hidden, HELD]
    discards: Annotated[Pile, TREES + 1]  # open, the last one on top
    trees: Annotated[Pile, TREES]  # cells with a tree, ascending
    frontier: Annotated[Pile, FRONTIER]  # free cells next to a tree, ascending
    grid: Annotated[Ints, CELLS, "i1"]  # card on each cell, or EMPTY; the first tree stands on cell 0


class Arboretum(Head):
    """A whole game."""

    options: ArboretumOptions
    events: Annotated[Events, MOST_EVENTS]
    species: int  # mask of the species in play
    phase: int
    turn: int  # whose turn it is
    drawn: int  # cards drawn in this turn
    chosen: int  # the card about to be planted, or NONE
    deck: Annotated[Hidden, CARDS]  # the last one on top
    garden: Annotated[Rows[Garden], SEATS]


# Cards and cells


@rule
def card_of(species: int, number: int) -> int:
    return species * NUMBERS + number - 1


@rule
def species_of(card: int) -> int:
    return card // NUMBERS


@rule
def number_of(card: int) -> int:
    return card % NUMBERS + 1


STEPS_ASIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))
BESIDE = LookupTable(
    (y + down) % WIDTH * WIDTH + (x + right) % WIDTH
    for y in range(WIDTH)
    for x in range(WIDTH)
    for right, down in STEPS_ASIDE
)


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell above, left, right or below, on the torus; side 3 - side leads back."""
    return BESIDE[cell * 4 + side]
