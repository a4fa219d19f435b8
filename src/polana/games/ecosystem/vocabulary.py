"""Actions, events and reasons: what Ecosystem's numbers mean."""

from __future__ import annotations

from polana.engine.contract import REASONS, numbered
from polana.games.ecosystem.state import CELLS, KINDS, SPOT_COLUMNS, SPOTS

# Actions: pick a card, place it on a spot, choose a card to swap (the first, then the second), swap nothing.
PICKS = 0
PLACES = PICKS + KINDS
SWAPS = PLACES + SPOTS
STAY = SWAPS + CELLS
ACTIONS = STAY + 1
FIRST_SPOT = SPOT_COLUMNS + 1

EVENTS = (
    "picks",
    "reveals",
    "matt",
    "places",
    "lifts",
    "swaps",
    "stays",
    "passes",
    "deals",
    "receives",
    "throws",
    "scores",
    "gaps",
    "wins",
)
(
    PICKED,
    REVEALED,
    TURNED_UP,
    PLACED,
    LIFTED,
    SWAPPED,
    STAYED,
    PASSED,
    DEALT,
    RECEIVED,
    THROWN,
    SCORED,
    MISSED,
    WINS,
) = numbered(EVENTS)

WHY = (
    "pick_first",
    "picked_already",
    "not_in_hand",
    "place_first",
    "placed_already",
    "cell_taken",
    "too_wide",
    "too_high",
    "not_adjacent",
    "no_card_there",
    "same_card",
)
(
    PICK_FIRST,
    PICKED_ALREADY,
    NOT_IN_HAND,
    PLACE_FIRST,
    PLACED_ALREADY,
    CELL_TAKEN,
    TOO_WIDE,
    TOO_HIGH,
    NOT_ADJACENT,
    NO_CARD_THERE,
    SAME_CARD,
) = numbered(WHY, len(REASONS))

# Where the rules page explains each
SECTIONS = {
    "pick_first": "picking",
    "picked_already": "picking",
    "not_in_hand": "picking",
    "place_first": "placing",
    "placed_already": "placing",
    "cell_taken": "placing",
    "too_wide": "placing",
    "too_high": "placing",
    "not_adjacent": "placing",
    "no_card_there": "rabbits",
    "same_card": "rabbits",
    "not_your_turn": "picking",
    "game_over": "end",
}
