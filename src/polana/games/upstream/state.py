"""Upstream as one record. Tiles of a kind are identical; so are a player's tokens of one size on one tile."""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import Events, Head, Options
from polana.engine.piles import Pile
from polana.engine.record import Ints, Record, Rows

NAMES = ("water", "waterfall", "eagle", "bear", "heron", "rock", "current", "sea", "spawn")
LETTERS = "WFEBHRC"  # of the kinds that are drawn
WATER, WATERFALL, EAGLE, BEAR, HERON, ROCK, CURRENT, SEA, SPAWN = range(len(NAMES))
KINDS = len(LETTERS)
TILES_OF = (7, 4, 5, 3, 5, 5, 0)  # 29 = 12 + 5 * 3 + 2
CURRENTS = 6
MOST_TILES = sum(TILES_OF) + CURRENTS

SEATS = 5
TOKENS = 4  # of each player, two salmon each
POINTS = 5  # of a turn
SPACES = 5  # of the spawn

# Three columns L, M, R of hexagons; M lies half a hexagon higher. Row 0 is the sea, with one more tile below M:
# row -1. 35 tiles fill rows 1 to 11 and the outer cells of row 12, whose middle is the first tile of the spawn.
COLUMNS = 3
LOWEST, HIGHEST = -1, 12
CELLS = (HIGHEST - LOWEST + 1) * COLUMNS  # cell (row + 1) * 3 + column
BUILT = 4  # rows that are there when the first round begins
EMPTY = -1

# A token is place * 4 + 2 (a pair) + 1 (held by a whirlpool in this turn). Places: cells, then the spawn's spaces.
SOURCE = CELLS - 1  # place of a space of the spawn: SOURCE + 1 .. SOURCE + 5
GONE = (SOURCE + SPACES + 1) * 4  # a token that is out of the game

PHASES = ("build", "move", "feed", "lay", "over")
BUILD, MOVE, FEED, LAY, OVER = range(len(PHASES))
BETWEEN = len(PHASES)  # two turns; nobody ever sees it

NO_WHIRLPOOLS, POLISH, SPANISH = range(3)
WHIRLPOOLS = ("none", "polish", "spanish")
MIXTURES = ("none", "added", "for_herons", "for_eagles", "for_water", "for_water_and_rocks")
# How many tiles of each kind are added or put away, by mixture
MIXED = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, CURRENTS),
    (0, 0, 0, 0, -5, -1, CURRENTS),
    (0, 0, -5, 0, 0, -1, CURRENTS),
    (-6, 0, 0, 0, 0, 0, CURRENTS),
    (-3, 0, 0, 0, 0, -3, CURRENTS),
)

# 14 rounds of five turns with five moves at most, 35 tiles laid, and a choice of the heron's for a salmon lost to it
LONGEST = 14 * SEATS * POINTS + MOST_TILES + SEATS * TOKENS * 2
MOST_LEGAL = 43  # a waterfall, a bear and a current to lay: 18 + 18 + 7; four tokens have no more than 36 moves
MOST_EVENTS = 160  # see the README


class UpstreamOptions(Options):
    river: int  # 1: the first twelve tiles lie at random
    tie_break: int  # 1: as in the Spanish edition
    whirlpools: int  # NO_WHIRLPOOLS, POLISH or SPANISH
    fastest_salmon: int  # 1: the game ends when a token reaches the last space of the spawn
    movement_tokens: int  # 1: points are handed on at once, no move is taken back
    currents: int  # index into MIXTURES


class Player(Record):
    token: Annotated[Ints, TOKENS]  # ascending; GONE at the end
    debt: int  # points that the next turn begins with fewer


class Upstream(Head):
    """A whole game."""

    options: UpstreamOptions
    events: Annotated[Events, MOST_EVENTS]
    phase: int
    turn: int  # whose turn it is, or who lays tiles
    round: int  # from 1; 0 while the river is built
    first: int  # the first player
    taken: int  # turns of this round that are over
    points: int  # left in this turn
    last: int  # row with the first tile of the spawn, from the moment the last tiles are drawn; else 0
    herons: Annotated[Pile, TOKENS // 2]  # cells where a heron waits for its owner's choice, ascending
    offer: Annotated[Pile, COLUMNS]  # kinds of the tiles drawn and not laid, ascending
    stack: Annotated[Ints, KINDS]  # tiles left by kind; which comes next only the random stream knows
    tile: Annotated[Ints, CELLS, "i1"]  # kind on each cell, or EMPTY
    rotation: Annotated[Ints, CELLS, "i1"]  # of each tile, in sixths clockwise
    crowd: Annotated[Ints, CELLS, "i1"]  # tokens on each cell
    player: Annotated[Rows[Player], SEATS]
