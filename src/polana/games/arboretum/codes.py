"""What Arboretum's numbers mean: actions, events, reasons and the pieces of an observation."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from polana.engine.codes import Codes, Kind, Nothing
from polana.games.arboretum.state import CARDS, CELLS, KINDS, PHASES, SEATS

CODES = Codes(__name__)

Card = Annotated[int, Kind("card", CARDS)]
Cell = Annotated[int, Kind("cell", CELLS)]
Seat = Annotated[int, Kind("seat", SEATS)]
Species = Annotated[int, Kind("species", KINDS)]

# Actions


class Take(NamedTuple):
    """The top card of a seat's discards is drawn."""

    pile: Seat


class Plant(NamedTuple):
    """This card is about to be planted; the first stands at once."""

    card: Card


class Discard(NamedTuple):
    """This card goes on one's own pile."""

    card: Card


class Place(NamedTuple):
    """The card about to be planted grows on this cell."""

    cell: Cell


DECK = CODES.single("deck")  # draw from the deck
TAKES, take_number, take_parts = CODES.action(Take)
PLANTS, plant_number, plant_parts = CODES.action(Plant)
DISCARDS, discard_number, discard_parts = CODES.action(Discard)
PLACES, place_number, place_parts = CODES.action(Place)

# Events


class Drawn(NamedTuple):
    card: Card


class Taken(NamedTuple):
    card: Card
    pile: Seat


class Planted(NamedTuple):
    card: Card
    cell: Cell


class Scored(NamedTuple):
    species: Species


DRAWN, tell_draws = CODES.news("draws", Drawn)
TAKEN, tell_takes = CODES.event("takes", Taken)
PICKED, tell_picks = CODES.news("picks", Plant)
PLANTED, tell_plants = CODES.event("plants", Planted)
DISCARDED, tell_discards = CODES.event("discards", Discard)
LAST, tell_last = CODES.event("last", Nothing)
SCORED, tell_scores = CODES.gain("scores", Scored)
WINS, tell_wins = CODES.event("wins", Nothing)

# Reasons

DECK_EMPTY = CODES.reason("deck_empty", "drawing")
NO_SUCH_PILE = CODES.reason("no_such_pile", "drawing")
PILE_EMPTY = CODES.reason("pile_empty", "drawing")
DRAW_FIRST = CODES.reason("draw_first", "drawing")
DRAWN_ENOUGH = CODES.reason("drawn_enough", "drawing")
PLACE_FIRST = CODES.reason("place_first", "planting")
PLANTED_ALREADY = CODES.reason("planted_already", "planting")
PLANT_FIRST = CODES.reason("plant_first", "planting")
NOT_IN_HAND = CODES.reason("not_in_hand", "planting")
CHOOSE_CARD_FIRST = CODES.reason("choose_card_first", "planting")
CELL_TAKEN = CODES.reason("cell_taken", "planting")
NOT_ADJACENT = CODES.reason("not_adjacent", "planting")
CODES.explained(game_over="end")

# Pieces of an observation, each with the place where it begins; seats are counted from the viewer on, who comes first

PHASE_AT = CODES.piece("phase", len(PHASES))  # draw, plant, place, discard, over: one-hot
DRAWN_AT = CODES.piece("drawn", 1)  # cards drawn this turn
TURN_AT = CODES.piece("turn", SEATS)  # whose turn, one-hot
DECK_AT = CODES.piece("deck", 1)  # cards left
SPECIES_AT = CODES.piece("species", KINDS)  # in play
CHOSEN_AT = CODES.piece("chosen", CARDS)  # the card about to be planted, if known
HAND_AT = CODES.piece("hand", SEATS, CARDS)  # known cards of each hand
UNKNOWN_AT = CODES.piece("unknown", SEATS)  # unknown cards in each hand
DISCARDS_AT = CODES.piece("discards", SEATS, CARDS)  # 1 for the top card of a pile, 2 for the next below, and so on
PLANTED_SPECIES_AT = CODES.piece("planted_species", SEATS, CELLS)  # species + 1 on each cell of the torus, 0: empty
PLANTED_NUMBER_AT = CODES.piece("planted_number", SEATS, CELLS)  # number on each cell, 0: empty
