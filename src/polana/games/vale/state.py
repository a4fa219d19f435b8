"""The Vale of Eternity as one record. A card is its place in `cards.toml`."""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import Events, Head, Options, numbered
from polana.engine.piles import Hidden, Pile
from polana.engine.record import Ints, Record, Rows
from polana.games.vale.cards import CARDS, STONES

SEATS = 4
ROUNDS = 10
GOAL = 60  # points that end the game with the round
PENS = ROUNDS  # a player has as many as the round
MARKERS = 2
MARKET = MARKERS * SEATS
COLOURS = len(STONES)
WORTHS = (1, 3, 6)  # of a red, a blue, a purple stone
HELD = 4  # stones that one may keep
MOST_KEPT = HELD + 2  # with Hestia
MOST_STONES = MOST_KEPT + 4  # of a colour: those kept, and what an earth creature is sold for
SUMMONS_A_TURN = 500  # after so many a turn begins no more, see the README
FOLLOWERS = 3  # most summons that one leads to
SHUFFLES = 8  # shuffles of the draw pile that are told apart; all later ones count as the last

PHASES = ("hunt", "act", "resolve", "over")
HUNT, ACT, RESOLVE, OVER = numbered(PHASES)

# What is asked of the seat that acts
ASKS = (
    "hunt",  # mark a card of the market
    "turn",  # sell, tame, summon, release, or end the turn
    "pay",  # with which stones
    "keep",  # which stones, when there are too many
    "activate",  # which creature's active effect is next
    "discard",  # a card of the hand
    "recover",  # a creature to take back
    "release",  # a creature to let go, or enough
    "player",  # whom an effect strikes
    "banish",  # which of one's own creatures has to go
    "choose",  # of several offers
    "fetch",  # a card of the discard pile
    "copy",  # whose effect
    "summon",  # a card of the hand, for nothing
    "over",
)
(
    ASK_HUNT,
    ASK_TURN,
    ASK_PAY,
    ASK_KEEP,
    ASK_ACTIVATE,
    ASK_DISCARD,
    ASK_RECOVER,
    ASK_RELEASE,
    ASK_PLAYER,
    ASK_BANISH,
    ASK_CHOOSE,
    ASK_FETCH,
    ASK_COPY,
    ASK_SUMMON,
    ASK_OVER,
) = numbered(ASKS)

START = CARDS  # the score category after the cards: points for the place in the first round's order
CATEGORIES = CARDS + 1

MOST_LEGAL = CARDS + MARKERS + 1  # every card could be played in one way, marked ones in two, or the turn ends
MOST_EVENTS = 160

# Most actions of an active effect, a summons (with genie's run through all active effects) and a turn: see the README
EFFECT_STEPS = 1 + 2 + 1  # chosen, copied from whom and its own choice, stones kept
SUMMON_STEPS = 2 + 5 + 1 + PENS * EFFECT_STEPS  # card and stones, scorch's choice and cerberus' four, stones kept
MOST_SUMMONS = SUMMONS_A_TURN + FOLLOWERS
TURN_STEPS = 2 * MARKERS + MOST_SUMMONS * SUMMON_STEPS + (MOST_SUMMONS + PENS) * 3 + 1  # sales, releases, the end
LONGEST = ROUNDS * SEATS * (MARKERS + TURN_STEPS + PENS * EFFECT_STEPS)


class ValeOptions(Options):
    """There are none."""


class Market(Record):
    """The revealed cards, ascending, each with the seat whose marker lies on it, or NONE."""

    n: int
    items: Annotated[Ints, MARKET]
    owner: Annotated[Ints, MARKET]


class Player(Record):
    """What one player has."""

    score: int
    stones: Annotated[Ints, COLOURS]
    hand: Annotated[Hidden, CARDS]
    pens: Annotated[Pile, CARDS]  # creatures, ascending; at most ten, but all piles are of one size and compiled once
    secret: Annotated[
        Ints, SHUFFLES
    ]  # cards of the hand that only its owner knows, by the shuffle they were drawn from
    ledger: Annotated[Ints, CATEGORIES, "i2"]  # where the points came from


class Effect(Record):
    """The effect that is being carried out."""

    card: int  # whose it is, or NONE
    seat: int  # whose card it is
    row: int  # the next step
    last: int  # one after the last step
    chosen: int  # the card that was chosen for the last step, or NONE
    target: int  # the player who was chosen, or NONE
    picks: int  # mask of the chosen offers; creatures that may still be released


class Vale(Head):
    """A whole game."""

    options: ValeOptions
    events: Annotated[Events, MOST_EVENTS]
    round: int  # from 1
    first: int  # the first player
    phase: int
    turn: int  # whose turn it is
    turns: int  # how many have had their turn in this phase; markers placed while hunting
    summons: int  # cards that were summoned in this turn, counted up to SUMMONS_A_TURN
    ask: int  # what the acting seat is asked
    paying: int  # the card of the hand to be summoned, or the creature to be released, or NONE
    effect: Effect
    waiting: Annotated[Pile, CARDS]  # creatures whose active effects are yet to be carried out
    market: Market
    deck: Annotated[Hidden, CARDS]  # the draw pile, the last one on top
    shuffle: int  # how often the discards have become the draw pile
    dealt: Annotated[Ints, CARDS, "i1"]  # the shuffle that each card was last part of
    discards: Annotated[Pile, CARDS]  # open, ascending
    player: Annotated[Rows[Player], SEATS]
