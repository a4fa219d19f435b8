"""Actions, events and reasons: what Renature's numbers mean."""

from __future__ import annotations

from polana.engine.contract import REASONS, numbered
from polana.games.renature.state import CREATURES, DOMINOES, SORTS
from polana.games.renature.valleys import SQUARES

# Actions: pick a domino, put it in the box, lay it (its first half on a square, the other to the right, below, to
# the left, above), plant a sort on a square, take back the plant of a square, change the joker; and five buttons.
PICKS = 0
BOX = PICKS + DOMINOES
PLACES = BOX + 1
PLANTS = PLACES + SQUARES * 4
TAKES = PLANTS + SORTS * SQUARES
JOKERS = TAKES + SQUARES
PASS = JOKERS + CREATURES  # plant nothing
LOSE = PASS + 1  # put a surplus cloud in the box
SCORE_NOW = LOSE + 1  # go on to the scoring
AGAIN = SCORE_NOW + 1  # another turn
FINISH = AGAIN + 1  # end the turn
ACTIONS = FINISH + 1

EVENTS = (
    "picks",
    "lays",
    "boxes",
    "isolates",
    "closes",
    "plants",
    "passes",
    "gains",
    "loses",
    "joker",
    "takes",
    "scores",
    "forfeits",
    "nobody",
    "claims",
    "peeks",
    "draws",
    "again",
    "clouds",
    "unplanted",
    "tokens",
    "wins",
)
(
    PICKED,
    LAYS,
    BOXES,
    ISOLATES,
    CLOSES,
    PLANTED,
    PASSES,
    GAINS,
    LOSES,
    JOKER,
    TAKEN,
    SCORES,
    FORFEITS,
    NOBODY,
    CLAIMS,
    PEEKS,
    DRAWS,
    ONCE_MORE,
    CLOUDS_LEFT,
    UNPLANTED,
    TOKENS_SHOWN,
    WINS,
) = numbered(EVENTS)

CATEGORIES = ("start", "planting", "closed", "open", "tokens", "clouds", "plants")
AT_START, PLANTING, CLOSED, OPEN, TOKENS, CLOUDS_KEPT, PLANTS_LEFT = numbered(CATEGORIES)

WHY = (
    "pick_first",
    "picked_already",
    "laid_already",
    "not_in_hand",
    "outside",
    "not_stream",
    "covered",
    "apart",
    "animals_differ",
    "double",
    "lay_first",
    "planted_already",
    "no_such_plant",
    "not_wasteland",
    "not_beside",
    "taken",
    "no_plant_there",
    "not_yours",
    "no_space",
    "few_clouds",
    "same_joker",
    "no_surplus",
    "nothing_closes",
    "no_domino_left",
    "not_yet",
)
(
    PICK_FIRST,
    PICKED_ALREADY,
    LAID_ALREADY,
    NOT_IN_HAND,
    NOT_INSIDE,
    NOT_STREAM,
    COVERED,
    APART,
    ANIMALS_DIFFER,
    DOUBLE,
    LAY_FIRST,
    PLANTED_ALREADY,
    NO_SUCH_PLANT,
    NOT_WASTELAND,
    NOT_BESIDE,
    TAKEN_ALREADY,
    NO_PLANT_THERE,
    NOT_YOURS,
    NO_SPACE,
    FEW_CLOUDS,
    SAME_JOKER,
    NO_SURPLUS,
    NOTHING_CLOSES,
    NO_DOMINO_LEFT,
    NOT_YET,
) = numbered(WHY, len(REASONS))

# Where the rules page explains each
SECTIONS = {
    "pick_first": "laying",
    "picked_already": "laying",
    "laid_already": "laying",
    "not_in_hand": "laying",
    "outside": "laying",
    "not_stream": "laying",
    "covered": "laying",
    "apart": "laying",
    "animals_differ": "laying",
    "double": "laying",
    "lay_first": "planting",
    "planted_already": "planting",
    "no_such_plant": "planting",
    "not_wasteland": "planting",
    "not_beside": "planting",
    "taken": "planting",
    "no_plant_there": "clouds",
    "not_yours": "clouds",
    "no_space": "clouds",
    "few_clouds": "clouds",
    "same_joker": "clouds",
    "no_surplus": "planting",
    "nothing_closes": "closing",
    "no_domino_left": "clouds",
    "not_yet": "clouds",
    "game_over": "end",
}
