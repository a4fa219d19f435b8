"""Renature as one record. Squares are explained in `valleys`, colours are the seats and NATURAL."""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import Events, Head, Options
from polana.engine.piles import Hidden
from polana.engine.record import Ints, Record, Rows
from polana.engine.rule import LookupTable, rule
from polana.games.renature.valleys import (
    AREAS,
    LAND,
    OUTSIDE,
    PIECES,
    SIZES,
    SQUARES,
    STEPS,
    STREAM,
    VALLEYS,
)

SEATS = 4
NATURAL = SEATS  # the colour after those of the seats
COLOURS = SEATS + 1

ANIMALS: str = PIECES["letters"]
CREATURES = len(ANIMALS)
_PAIRS = [(one, other) for one in range(CREATURES) for other in range(one, CREATURES)]
DOMINOES = len(_PAIRS)
FIRST = LookupTable(one for one, _ in _PAIRS)  # the animals of each domino, ascending
SECOND_ANIMAL = LookupTable(other for _, other in _PAIRS)

KINDS = len(PIECES["plants"])  # turf, bush, pine, oak: worth 1 to 4
SORTS = 2 * KINDS  # of plants on a player's board: own ones by kind, then natural ones
HAND: int = PIECES["hand"]
CLOUD_SPACES: int = PIECES["clouds"]
JOKER_PRICE: int = PIECES["joker_price"]
TURN_PRICE: int = PIECES["turn_price"]
FIRST_POINTS: int = PIECES["first_points"]

_PLAYERS = [PIECES["players"].get(str(seats), PIECES["players"]["2"]) for seats in range(SEATS + 1)]
DEALT = LookupTable(table["dominoes"] for table in _PLAYERS)  # dominoes each, by number of players
SPACES = LookupTable(  # for each sort of plant on a board: SPACES[(all_natural * 5 + seats) * 8 + sort]
    count for natural in ("natural", "all_natural") for table in _PLAYERS for count in table["own"] + table[natural]
)
WORTH = max(  # of all plants of a board
    sum(SPACES[board + sort] * (sort % KINDS + 1) for sort in range(SORTS)) for board in range(0, len(SPACES), SORTS)
)
PRIZES = ("main", "second")  # of an area
POOL = max(DEALT) - HAND
UNUSED = max(DOMINOES - seats * DEALT[seats] for seats in range(2, SEATS + 1))
PLAYED = max(seats * DEALT[seats] for seats in range(2, SEATS + 1))  # most dominoes of a game

PICK, PLACE, PLANT, SURPLUS, SCORE, END, OVER = range(7)
PHASES = ("pick", "place", "plant", "surplus", "score", "end", "over")

# A domino takes five decisions at most: pick, place, plant, score, end. Every cloud spent or lost adds one at most.
LONGEST = PLAYED * 5 + SEATS * CLOUD_SPACES + PIECES["board_clouds"]
MOST_LEGAL = 2 * max(valley.pairs for valley in VALLEYS) + 1  # every pair of squares both ways, and the box
MOST_EVENTS = (
    128  # each area closes, brings two prizes and gives its token and its back (90); laying, planting, the end
)

EMPTY = 0
TOUCHES = 1 << CREATURES  # a domino may hang on this square: it is a start or lies beside a domino
NEAR = 2 << CREATURES  # and on this one lies its other half: it touches, or one beside it does
UNSEEN, LAID, BOXED, HELD = range(4)  # fate of a domino; HELD only while dominoes are dealt


class RenatureOptions(Options):
    valley: int  # index into VALLEYS
    all_natural: int  # 1: two players have more natural plants


class Area(Record):
    """One wasteland."""

    open: Annotated[int, "i1"]  # stream squares beside it that are neither covered nor isolated; 0: closed
    clouds: Annotated[int, "i1"]  # that wait for the first plant
    back: Annotated[int, "i1"]  # of its reward token
    closer: Annotated[int, "i1"]  # who has taken the token, or NONE
    sums: Annotated[Ints, COLOURS, "i1"]  # worth of the plants of each colour
    grown: Annotated[Ints, KINDS, "i1"]  # plants of each kind


class Player(Record):
    """A player's board and dominoes."""

    hand: Annotated[Hidden, HAND]
    pool: Annotated[Hidden, POOL]  # face down, the last one on top
    clouds: int
    plants: Annotated[Ints, SORTS]  # left on the board, by sort
    laid: int  # square with the first half of the domino laid in the latest turn, or NONE
    planted: int  # square planted in the latest turn, or NONE
    planting: int  # points for planting
    closing: int  # points for closed areas


class Renature(Head):
    """A whole game."""

    options: RenatureOptions
    events: Annotated[Events, MOST_EVENTS]
    phase: int
    turn: int  # whose turn it is
    first: int  # who began
    joker: int  # an animal
    chosen: int  # the domino about to be laid, or NONE
    surplus: int  # clouds that have no space yet
    laid: Annotated[Ints, SQUARES, "i1"]  # 1 + animal * 4 + way to the domino's other half, or EMPTY
    around: Annotated[Ints, SQUARES, "i2"]  # mask of the animals beside each square, with TOUCHES and NEAR
    plants: Annotated[Ints, SQUARES, "i1"]  # 1 + colour * 4 + kind, or EMPTY
    fate: Annotated[Ints, DOMINOES, "i1"]  # of each domino: UNSEEN, LAID or BOXED
    unused: Annotated[Hidden, UNUSED]  # dominoes that are not in the game, ascending
    area: Annotated[Rows[Area], AREAS]
    player: Annotated[Rows[Player], SEATS]


# Squares


@rule
def beside(square: int, way: int) -> int:
    """The square to the right, below, to the left or above."""
    return (square + STEPS[way]) % SQUARES


@rule
def land(s: Renature, square: int) -> int:
    """The wasteland of a square, or STREAM, START or OUTSIDE."""
    return LAND[s.options.valley * SQUARES + square]


@rule
def is_stream(s: Renature, square: int) -> bool:
    return STREAM <= land(s, square) < OUTSIDE


@rule
def is_free(s: Renature, square: int) -> bool:
    """Whether a square is stream with no domino on it."""
    return s.laid[square] == EMPTY and STREAM <= land(s, square) < OUTSIDE


@rule
def is_isolated(s: Renature, square: int) -> bool:
    """Whether no domino can ever cover a free square: all its neighbours are covered."""
    for way in range(4):
        if is_free(s, beside(square, way)):
            return False
    return True


@rule
def touches(s: Renature, square: int) -> bool:
    """Whether a domino may hang on this square."""
    return s.around[square] & TOUCHES != 0


@rule
def touch(s: Renature, square: int) -> None:
    """Let dominoes hang on a square from now on."""
    s.around[square] |= TOUCHES | NEAR
    for way in range(4):
        s.around[beside(square, way)] |= NEAR


@rule
def fits(s: Renature, square: int, animal: int) -> bool:
    """Whether every animal beside a square is the same as this one, or one of the two is the joker."""
    if animal == s.joker:
        return True
    return s.around[square] & (TOUCHES - 1) & ~(1 << animal | 1 << s.joker) == 0


# Pieces


@rule
def animal_on(s: Renature, square: int) -> int:
    """The animal of the half that lies on a square."""
    return (s.laid[square] - 1) // 4


@rule
def way_on(s: Renature, square: int) -> int:
    """The way from the half that lies on a square to the other one."""
    return (s.laid[square] - 1) % 4


@rule
def domino_of(one: int, other: int) -> int:
    """The domino with two animals."""
    low, high = min(one, other), max(one, other)
    return low * (2 * CREATURES - 1 - low) // 2 + high


@rule
def size(s: Renature, area: int) -> int:
    return SIZES[s.options.valley * AREAS + area]


@rule
def spaces(s: Renature, sort: int) -> int:
    """How many plants of a sort a player's board has space for."""
    return SPACES[(s.options.all_natural * (SEATS + 1) + s.seats) * SORTS + sort]


@rule
def value(sort: int) -> int:
    """What a plant is worth: its height."""
    return sort % KINDS + 1


@rule
def colour_on(s: Renature, square: int) -> int:
    """The colour of the plant on a square."""
    return (s.plants[square] - 1) // KINDS


@rule
def kind_on(s: Renature, square: int) -> int:
    """The kind of the plant on a square."""
    return (s.plants[square] - 1) % KINDS


@rule
def grow(s: Renature, square: int, colour: int, kind: int, count: int) -> None:
    """Put a plant on a square (1), or take it away (-1)."""
    area = s.area[land(s, square)]
    area.sums[colour] += count * (kind + 1)
    area.grown[kind] += count
    s.plants[square] = 1 + colour * KINDS + kind if count > 0 else EMPTY


@rule
def sort_on(s: Renature, square: int, seat: int) -> int:
    """The sort of the plant on a square as a seat's board has it, or -1: none, or somebody else's."""
    if s.plants[square] == EMPTY:
        return -1
    colour, kind = colour_on(s, square), kind_on(s, square)
    if colour == NATURAL:
        return KINDS + kind
    return kind if colour == seat else -1
