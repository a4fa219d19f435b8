"""Ecosystem as one record. A card is its kind: cards of a kind are identical."""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import Events, Head, Options
from polana.engine.piles import Hidden
from polana.engine.record import Ints, Record, Rows

LETTERS = "RFGTBEADWSM"
NAMES = ("rabbit", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow")
RABBIT, FOX, DRAGONFLY, TROUT, BEAR, BEE, EAGLE, DEER, WOLF, STREAM, MEADOW = range(len(NAMES))
CARDS_OF = (8, 12, 8, 10, 12, 8, 8, 12, 12, 20, 20)  # 130 in all; six players need 6 * (11 + 10) = 126
KINDS = len(NAMES)
GAPS = KINDS  # the score category after the kinds
SEATS = 6
MATT = 2  # his place at the table of two

HAND = 11
NEW_CARDS = 10  # dealt for the second stage, and in both stages for hands of ten
TURNS = 20
STAGE = 10  # turns of a stage

COLUMNS, ROWS = 5, 4
CELLS = COLUMNS * ROWS
# A land lies in the top left corner of its 5 x 4 cells. A new card may also lie left of it or above it: spots
# count from column -1 and row -1, and the land moves to the right or down.
SPOT_COLUMNS, SPOT_ROWS = COLUMNS + 1, ROWS + 1
SPOTS = SPOT_COLUMNS * SPOT_ROWS
FIRST_SPOT = SPOT_COLUMNS + 1  # of the first card: the top left cell

PHASES = ("pick", "place", "over")
PICK, PLACE, OVER = range(len(PHASES))
DIRECTIONS = ("left", "right")  # where hands are passed
LEFTWARDS, RIGHTWARDS = range(len(DIRECTIONS))

# A seat picks 20 times and places 18 times (the first and the last card have one place); each of the eight rabbits
# asks for two cards at most.
LONGEST = SEATS * (TURNS + TURNS - 2) + 2 * CARDS_OF[RABBIT]
MOST_LEGAL = CELLS + 1  # any card of a full land, or none
MOST_EVENTS = 112  # an end: a card placed, hands passed, all cards shown, placed, thrown away, all points, the winners


class EcosystemOptions(Options):
    hands_of_ten: int  # 1: as in the original edition, no card is kept or thrown away


class Player(Record):
    """What one player holds and has before him; Matt has a hand only."""

    hand: Annotated[Hidden, HAND]
    gone: int  # mask of the kinds played from this hand in this stage
    picked: int  # the card about to be placed, or NONE; while all pick it is still in the hand
    swaps: int  # 1: may swap two cards now
    lifted: int  # cell of the first of the two, or NONE
    land: Annotated[Ints, KINDS]  # mask of the cells with each kind; bit row * 5 + column


class Ecosystem(Head):
    """A whole game."""

    options: EcosystemOptions
    events: Annotated[Events, MOST_EVENTS]
    phase: int
    turn: int  # cards that everybody has placed
    stock: Annotated[Ints, KINDS]  # cards of each kind that are not in the game
    matt: Annotated[Ints, KINDS]  # cards of each kind on Matt's pile
    player: Annotated[Rows[Player], SEATS]
