"""Actions, events and reasons: what the numbers of the Vale of Eternity mean."""

from __future__ import annotations

from polana.engine.contract import REASONS, numbered
from polana.engine.piles import NONE
from polana.engine.rule import LookupTable
from polana.games.vale.cards import CARDS
from polana.games.vale.state import MOST_KEPT, SEATS

# Sets of up to six stones: red, blue, purple
HANDFULS = tuple(
    (red, blue, purple)
    for red in range(MOST_KEPT + 1)
    for blue in range(MOST_KEPT + 1 - red)
    for purple in range(MOST_KEPT + 1 - red - blue)
)
REDS, BLUES, PURPLES = (LookupTable(column) for column in zip(*HANDFULS, strict=True))
STONE_SETS = len(HANDFULS)
WIDTH = MOST_KEPT + 1
HANDFUL_AT = LookupTable(
    HANDFULS.index((red, blue, purple)) if red + blue + purple <= MOST_KEPT else NONE
    for red in range(WIDTH)
    for blue in range(WIDTH)
    for purple in range(WIDTH)
)
OFFERS = 4  # most offers of a choice

# Actions
HUNTS = 0
SELLS = HUNTS + CARDS
TAMES = SELLS + CARDS
SUMMONS_AT = TAMES + CARDS
RELEASES = SUMMONS_AT + CARDS
ACTIVATES = RELEASES + CARDS
CHOOSES = ACTIVATES + CARDS  # the card that an effect asks for
PAYS = CHOOSES + CARDS
KEEPS = PAYS + STONE_SETS
OFFERS_AT = KEEPS + STONE_SETS  # a mask of offers
PLAYERS = OFFERS_AT + (1 << OFFERS)
DONE = PLAYERS + SEATS  # end the turn; enough
ACTIONS = DONE + 1

EVENTS = (
    "round",
    "shuffles",
    "reveals",
    "hunts",
    "sells",
    "tames",
    "shows",
    "summons",
    "releases",
    "ends",
    "activates",
    "fails",
    "gains",
    "loses",
    "takes",
    "gives",
    "draws",
    "discards",
    "recovers",
    "banishes",
    "fetches",
    "tops",
    "names",
    "copies",
    "chooses",
    "wins",
    "stops",
)
(
    ROUND,
    SHUFFLED,
    REVEALED,
    HUNTED,
    SOLD,
    TAMED,
    SHOWN,
    SUMMONED,
    RELEASED,
    ENDED,
    ACTIVATED,
    FAILED,
    GAINED,
    LOST,
    TAKEN,
    GIVEN,
    DRAWN,
    DISCARDED,
    RECOVERED,
    BANISHED,
    FETCHED,
    TOPPED,
    NAMED,
    COPIED,
    CHOSEN,
    WINS,
    STOPPED,
) = numbered(EVENTS)

WHY = (
    "hunt_first",
    "hunt_over",
    "not_revealed",
    "marked_already",
    "not_your_marker",
    "not_in_hand",
    "not_in_pens",
    "pens_full",
    "too_dear",
    "nobody_has_family",
    "no_other_creature",
    "no_card_to_discard",
    "no_card_to_draw",
    "nothing_to_summon",
    "nothing_to_copy",
    "marker_left",
    "pay_first",
    "no_payment_due",
    "too_little",
    "too_much",
    "no_such_stones",
    "keep_first",
    "nothing_to_keep",
    "keep_exactly",
    "effects_first",
    "no_effects_now",
    "not_waiting",
    "choose_first",
    "nothing_to_choose",
    "not_this_one",
    "too_many_summons",
)
(
    HUNT_FIRST,
    HUNT_OVER,
    NOT_REVEALED,
    MARKED_ALREADY,
    NOT_YOUR_MARKER,
    NOT_IN_HAND,
    NOT_IN_PENS,
    PENS_FULL,
    TOO_DEAR,
    NOBODY_HAS_FAMILY,
    NO_OTHER_CREATURE,
    NO_CARD_TO_DISCARD,
    NO_CARD_TO_DRAW,
    NOTHING_TO_SUMMON,
    NOTHING_TO_COPY,
    MARKER_LEFT,
    PAY_FIRST,
    NO_PAYMENT_DUE,
    TOO_LITTLE,
    TOO_MUCH,
    NO_SUCH_STONES,
    KEEP_FIRST,
    NOTHING_TO_KEEP,
    KEEP_EXACTLY,
    EFFECTS_FIRST,
    NO_EFFECTS_NOW,
    NOT_WAITING,
    CHOOSE_FIRST,
    NOTHING_TO_CHOOSE,
    NOT_THIS_ONE,
    TOO_MANY_SUMMONS,
) = numbered(WHY, len(REASONS))

# Where the rules page explains each
SECTIONS = {
    "hunt_first": "hunting",
    "hunt_over": "hunting",
    "not_revealed": "hunting",
    "marked_already": "hunting",
    "not_your_marker": "selling",
    "not_in_hand": "summoning",
    "not_in_pens": "releasing",
    "pens_full": "summoning",
    "too_dear": "paying",
    "nobody_has_family": "effects",
    "no_other_creature": "effects",
    "no_card_to_discard": "effects",
    "no_card_to_draw": "effects",
    "nothing_to_summon": "effects",
    "nothing_to_copy": "effects",
    "marker_left": "actions",
    "pay_first": "paying",
    "no_payment_due": "paying",
    "too_little": "paying",
    "too_much": "paying",
    "no_such_stones": "paying",
    "keep_first": "stones",
    "nothing_to_keep": "stones",
    "keep_exactly": "stones",
    "effects_first": "resolving",
    "no_effects_now": "resolving",
    "not_waiting": "resolving",
    "choose_first": "effects",
    "nothing_to_choose": "effects",
    "not_this_one": "effects",
    "too_many_summons": "summoning",
    "game_over": "end",
}
