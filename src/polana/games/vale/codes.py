"""What the numbers of the Vale of Eternity mean: actions, events, reasons and the pieces of an observation."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from polana.engine.codes import Codes, Kind, Nothing
from polana.engine.piles import NONE
from polana.engine.rule import LookupTable
from polana.games.vale.cards import CARDS
from polana.games.vale.state import (
    ASKS,
    COLOURS,
    MOST_KEPT,
    MOST_STONES,
    PHASES,
    ROUNDS,
    SEATS,
    SUMMONS_A_TURN,
)

CODES = Codes(__name__)

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
MOST_OFFERS = 4  # of a choice

Card = Annotated[int, Kind("card", CARDS)]
Handful = Annotated[int, Kind("handful", STONE_SETS)]
Stones = Annotated[int, Kind("stones", MOST_STONES + 1)]
Offered = Annotated[int, Kind("offers", 1 << MOST_OFFERS)]  # a mask
Seat = Annotated[int, Kind("seat", SEATS)]

# Actions


class Hunt(NamedTuple):
    """A marker is put on a card of the market."""

    card: Card


class Sell(NamedTuple):
    card: Card


class Tame(NamedTuple):
    card: Card


class Summon(NamedTuple):
    card: Card


class Release(NamedTuple):
    card: Card


class Activate(NamedTuple):
    """The active effect of this creature is next."""

    card: Card


class Choose(NamedTuple):
    """The card that an effect asks for."""

    card: Card


class Pay(NamedTuple):
    stones: Handful


class Keep(NamedTuple):
    stones: Handful


class Offer(NamedTuple):
    """The offers of a card that are taken."""

    offers: Offered


class Strike(NamedTuple):
    """The player whom an effect strikes."""

    player: Seat


HUNTS, hunt_number, hunt_parts = CODES.action(Hunt)
SELLS, sell_number, sell_parts = CODES.action(Sell)
TAMES, tame_number, tame_parts = CODES.action(Tame)
SUMMONS, summon_number, summon_parts = CODES.action(Summon)
RELEASES, release_number, release_parts = CODES.action(Release)
ACTIVATES, activate_number, activate_parts = CODES.action(Activate)
CHOOSES, choose_number, choose_parts = CODES.action(Choose)
PAYS, pay_number, pay_parts = CODES.action(Pay)
KEEPS, keep_number, keep_parts = CODES.action(Keep)
OFFERS, offer_number, offer_parts = CODES.action(Offer)
STRIKES, strike_number, strike_parts = CODES.action(Strike)
DONE = CODES.single("done")  # end the turn; enough

# Events


class Round(NamedTuple):
    round: Annotated[int, Kind("round", ROUNDS, least=1)]


class Shuffled(NamedTuple):
    amount: Annotated[int, Kind("cards", CARDS, least=1)]


class OfCard(NamedTuple):
    card: Card


class Paid(NamedTuple):
    """A card and the stones that it cost."""

    card: Card
    red: Stones
    blue: Stones
    purple: Stones


class Moved(NamedTuple):
    """Stones that come from the supply, or go there."""

    red: Stones
    blue: Stones
    purple: Stones


class Named(NamedTuple):
    card: Card
    owner: Seat


class Copied(NamedTuple):
    """The first card does what the second says."""

    card: Card
    second: Card


class Chosen(NamedTuple):
    card: Card
    offers: Offered


class Stopped(NamedTuple):
    amount: Annotated[int, Kind("summons", 1, least=SUMMONS_A_TURN)]


ROUND, tell_round = CODES.event("round", Round)
SHUFFLED, tell_shuffles = CODES.event("shuffles", Shuffled)
REVEALED, tell_reveals = CODES.news("reveals", OfCard)
HUNTED, tell_hunts = CODES.event("hunts", OfCard)
SOLD, tell_sells = CODES.event("sells", OfCard)
TAMED, tell_tames = CODES.event("tames", OfCard)
SHOWN, tell_shows = CODES.event("shows", OfCard)
SUMMONED, tell_summons = CODES.event("summons", Paid)
RELEASED, tell_releases = CODES.event("releases", Paid)
ENDED, tell_ends = CODES.event("ends", Nothing)
ACTIVATED, tell_activates = CODES.event("activates", OfCard)
FAILED, tell_fails = CODES.event("fails", OfCard)
GAINED, tell_gains = CODES.gain("gains", OfCard)
LOST, tell_loses = CODES.gain("loses", OfCard)
TAKEN, tell_takes = CODES.event("takes", Moved)
GIVEN, tell_gives = CODES.event("gives", Moved)
DRAWN, tell_draws = CODES.news("draws", OfCard)
DISCARDED, tell_discards = CODES.event("discards", OfCard)
RECOVERED, tell_recovers = CODES.event("recovers", OfCard)
BANISHED, tell_banishes = CODES.event("banishes", OfCard)
FETCHED, tell_fetches = CODES.event("fetches", OfCard)
TOPPED, tell_tops = CODES.event("tops", OfCard)
NAMED, tell_names = CODES.event("names", Named)
COPIED, tell_copies = CODES.event("copies", Copied)
CHOSEN, tell_chooses = CODES.event("chooses", Chosen)
WINS, tell_wins = CODES.event("wins", Nothing)
STOPPED, tell_stops = CODES.event("stops", Stopped)

# Reasons

HUNT_FIRST = CODES.reason("hunt_first", "hunting")
HUNT_OVER = CODES.reason("hunt_over", "hunting")
NOT_REVEALED = CODES.reason("not_revealed", "hunting")
MARKED_ALREADY = CODES.reason("marked_already", "hunting")
NOT_YOUR_MARKER = CODES.reason("not_your_marker", "selling")
NOT_IN_HAND = CODES.reason("not_in_hand", "summoning")
NOT_IN_PENS = CODES.reason("not_in_pens", "releasing")
PENS_FULL = CODES.reason("pens_full", "summoning")
TOO_DEAR = CODES.reason("too_dear", "paying")
NOBODY_HAS_FAMILY = CODES.reason("nobody_has_family", "effects")
NO_OTHER_CREATURE = CODES.reason("no_other_creature", "effects")
NO_CARD_TO_DISCARD = CODES.reason("no_card_to_discard", "effects")
NO_CARD_TO_DRAW = CODES.reason("no_card_to_draw", "effects")
NOTHING_TO_SUMMON = CODES.reason("nothing_to_summon", "effects")
NOTHING_TO_COPY = CODES.reason("nothing_to_copy", "effects")
MARKER_LEFT = CODES.reason("marker_left", "actions")
PAY_FIRST = CODES.reason("pay_first", "paying")
NO_PAYMENT_DUE = CODES.reason("no_payment_due", "paying")
TOO_LITTLE = CODES.reason("too_little", "paying")
TOO_MUCH = CODES.reason("too_much", "paying")
NO_SUCH_STONES = CODES.reason("no_such_stones", "paying")
KEEP_FIRST = CODES.reason("keep_first", "stones")
NOTHING_TO_KEEP = CODES.reason("nothing_to_keep", "stones")
KEEP_EXACTLY = CODES.reason("keep_exactly", "stones")
EFFECTS_FIRST = CODES.reason("effects_first", "resolving")
NO_EFFECTS_NOW = CODES.reason("no_effects_now", "resolving")
NOT_WAITING = CODES.reason("not_waiting", "resolving")
CHOOSE_FIRST = CODES.reason("choose_first", "effects")
NOTHING_TO_CHOOSE = CODES.reason("nothing_to_choose", "effects")
NOT_THIS_ONE = CODES.reason("not_this_one", "effects")
TOO_MANY_SUMMONS = CODES.reason("too_many_summons", "summoning")
CODES.explained(game_over="end")

# Pieces of an observation, each with the place where it begins; seats are counted from the viewer on, who comes first

PHASE_AT = CODES.piece("phase", len(PHASES))  # hunting, actions, resolving, over: one-hot
ASK_AT = CODES.piece("ask", len(ASKS))  # what the acting seat is asked, one-hot
ACTING_AT = CODES.piece("acting", SEATS)
TURN_AT = CODES.piece("turn", SEATS)  # one-hot
FIRST_AT = CODES.piece("first", SEATS)  # the first player, one-hot
ROUND_AT = CODES.piece("round", 1)
TURNS_AT = CODES.piece("turns", 1)  # seats that have had their turn in this phase, or markers placed
DECK_AT = CODES.piece("deck", 1)  # cards of the draw pile
TOP_AT = CODES.piece("top", CARDS)  # its top card, if known
PAYING_AT = CODES.piece("paying", CARDS)  # the card to be paid for
EFFECT_AT = CODES.piece("effect", CARDS)  # the card whose effect is being carried out
ROW_AT = CODES.piece("row", 1)  # its step
PICKS_AT = CODES.piece("picks", 1)  # creatures released by it
TARGET_AT = CODES.piece("target", SEATS)  # the player who was named
WAITING_AT = CODES.piece("waiting", CARDS)  # creatures whose active effects wait
DISCARDS_AT = CODES.piece("discards", CARDS)
MARKET_AT = CODES.piece("market", CARDS)  # revealed
MARKED_AT = CODES.piece("marked", SEATS, CARDS)  # with whose marker
SCORE_AT = CODES.piece("score", SEATS, 2)  # points: hundreds, the rest
STONES_AT = CODES.piece("stones", SEATS, COLOURS)
LIMIT_AT = CODES.piece("limit", SEATS)  # stones that may be kept
HAND_AT = CODES.piece("hand", SEATS, CARDS)  # known cards of each hand
UNKNOWN_AT = CODES.piece("unknown", SEATS)  # unknown cards in each hand
PENS_AT = CODES.piece("pens", SEATS, CARDS)  # creatures
PRICE_AT = CODES.piece("price", CARDS)  # what summoning each card would cost the viewer
