"""What Ecosystem's numbers mean: actions, events, reasons and the pieces of an observation."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from polana.engine.codes import Codes, Kind, Nothing
from polana.games.ecosystem.state import CELLS, DIRECTIONS, HAND, KINDS, PHASES, SEATS, SPOTS

CODES = Codes(__name__)

Card = Annotated[int, Kind("card", KINDS)]
Cell = Annotated[int, Kind("cell", CELLS)]
Flag = Annotated[int, Kind("flag", 2)]

# Actions


class Pick(NamedTuple):
    """A card of the hand is picked."""

    card: Card


class Place(NamedTuple):
    """The picked card is placed."""

    spot: Annotated[int, Kind("spot", SPOTS)]


class Swap(NamedTuple):
    """A card of the land is chosen to be swapped: the first, then the second."""

    cell: Cell


PICKS, pick_number, pick_parts = CODES.action(Pick)
PLACES, place_number, place_parts = CODES.action(Place)
SWAPS, swap_number, swap_parts = CODES.action(Swap)
STAY = CODES.single("stay")  # swap nothing

# Events


class Shown(NamedTuple):
    card: Card


class Placed(NamedTuple):
    card: Card
    cell: Cell
    right: Flag  # 1: the land moved to the right, for the card lies left of it
    down: Flag  # 1: it moved down


class Lifted(NamedTuple):
    card: Card
    cell: Cell


class Swapped(NamedTuple):
    card: Card
    second: Card
    origin: Cell  # of the first card
    to: Cell


class Passed(NamedTuple):
    direction: Annotated[int, Kind("direction", len(DIRECTIONS))]


class Dealt(NamedTuple):
    amount: Annotated[int, Kind("cards", HAND + 1)]
    stage: Annotated[int, Kind("stage", 2, least=1)]


class Scored(NamedTuple):
    kind: Card


class Missed(NamedTuple):
    gaps: Annotated[int, Kind("kinds", KINDS + 1)]


PICKED, tell_picks = CODES.news("picks", Shown)
REVEALED, tell_reveals = CODES.news("reveals", Shown)
TURNED_UP, tell_matt = CODES.news("matt", Shown)
PLACED, tell_places = CODES.event("places", Placed)
LIFTED, tell_lifts = CODES.event("lifts", Lifted)
SWAPPED, tell_swaps = CODES.event("swaps", Swapped)
STAYED, tell_stays = CODES.event("stays", Nothing)
PASSED, tell_passes = CODES.event("passes", Passed)
DEALT, tell_deals = CODES.event("deals", Dealt)
RECEIVED, tell_receives = CODES.news("receives", Nothing)  # which cards, the record says
THROWN, tell_throws = CODES.event("throws", Shown)
SCORED, tell_scores = CODES.gain("scores", Scored)
MISSED, tell_gaps = CODES.gain("gaps", Missed)
WINS, tell_wins = CODES.event("wins", Nothing)

# Reasons

PICK_FIRST = CODES.reason("pick_first", "picking")
PICKED_ALREADY = CODES.reason("picked_already", "picking")
NOT_IN_HAND = CODES.reason("not_in_hand", "picking")
PLACE_FIRST = CODES.reason("place_first", "placing")
PLACED_ALREADY = CODES.reason("placed_already", "placing")
CELL_TAKEN = CODES.reason("cell_taken", "placing")
TOO_WIDE = CODES.reason("too_wide", "placing")
TOO_HIGH = CODES.reason("too_high", "placing")
NOT_ADJACENT = CODES.reason("not_adjacent", "placing")
NO_CARD_THERE = CODES.reason("no_card_there", "rabbits")
SAME_CARD = CODES.reason("same_card", "rabbits")
CODES.explained(not_your_turn="picking", game_over="end")

# Pieces of an observation, each with the place where it begins; seats are counted from the viewer on, who comes first;
# Matt's hand is the third of two players

PHASE_AT = CODES.piece("phase", len(PHASES))  # all pick, all place, over: one-hot
TURN_AT = CODES.piece("turn", 1)  # cards that everybody has placed
ACTING_AT = CODES.piece("acting", SEATS)  # who may act
PICKED_AT = CODES.piece("picked", SEATS, KINDS)  # the card about to be placed, if known
SWAPS_AT = CODES.piece("swaps", SEATS)  # may swap two cards now
LIFTED_AT = CODES.piece("lifted", SEATS, KINDS)  # the first of them
HAND_AT = CODES.piece("hand", SEATS, KINDS)  # known cards of each hand
UNKNOWN_AT = CODES.piece("unknown", SEATS)  # unknown cards in each hand
LAND_AT = CODES.piece("land", SEATS, KINDS, CELLS)  # cells with each kind
MATT_AT = CODES.piece("matt", KINDS)  # cards on Matt's pile
