"""Creatures in their pens: how one enters, what the others bring then, and when their effects begin."""

from __future__ import annotations

from polana.engine.piles import NONE, insert, remove
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ACTIVE,
    ALWAYS,
    AMOUNT,
    BLUE,
    BONUS,
    CARDS,
    FIRST_ROW,
    FIRST_STONE,
    HAS_ACTIVE,
    HAS_INSTANT,
    HAS_PERMANENT,
    HAS_RED,
    INSTANT,
    LAST_ROW,
    NOTHING,
    PERMANENT,
    RED,
    THING,
    VERB,
    WHEN,
)
from polana.games.vale.codes import BLUES, PURPLES, REDS, tell_activates, tell_fails, tell_stops, tell_summons
from polana.games.vale.moves import out_of_hand, reward
from polana.games.vale.state import SUMMONS_A_TURN, Vale
from polana.games.vale.stones import spend
from polana.games.vale.summoning import active_works

# Summoning


@rule
def enter(s: Vale, seat: int, card: int, stones: int) -> None:
    """A card of the hand enters a pen, paid with these stones; then its instant effect."""
    out_of_hand(s, seat, card)
    tell_summons(s, seat, card=card, red=REDS[stones], blue=BLUES[stones], purple=PURPLES[stones])
    count_summons(s, seat)
    spend(s, seat, REDS[stones], BLUES[stones], PURPLES[stones])
    pens = s.player[seat].pens
    for i in range(pens.n):
        if HAS_PERMANENT[pens.items[i]]:
            bonus(s, seat, pens.items[i], stones)
    insert(pens, card)
    if HAS_INSTANT[card]:
        begin_effect(s, seat, card, INSTANT, card)


@rule
def count_summons(s: Vale, seat: int) -> None:
    """So many summons are the last that a turn begins."""
    if s.summons < SUMMONS_A_TURN:
        s.summons += 1
        if s.summons == SUMMONS_A_TURN:
            tell_stops(s, seat, amount=SUMMONS_A_TURN)


@rule
def bonus(s: Vale, seat: int, card: int, stones: int) -> None:
    """What a creature brings when another one is summoned with these stones."""
    at = PERMANENT * CARDS + card
    for row in range(FIRST_ROW[at], LAST_ROW[at]):
        if VERB[row] == BONUS:
            points = AMOUNT[row]
            if THING[row] != NOTHING:
                points *= of_colour(stones, THING[row] - FIRST_STONE)
            elif WHEN[row] != ALWAYS and of_colour(stones, WHEN[row] - HAS_RED) == 0:
                points = 0
            reward(s, seat, points, card)


@rule
def of_colour(stones: int, colour: int) -> int:
    """How many stones of a set have a colour."""
    if colour == RED:
        return REDS[stones]
    return BLUES[stones] if colour == BLUE else PURPLES[stones]


# Effects


@rule
def begin_effect(s: Vale, seat: int, card: int, kind: int, source: int) -> None:
    """A card carries out an effect as if it were printed on it."""
    effect = s.effect
    effect.card = card
    effect.seat = seat
    effect.row = FIRST_ROW[kind * CARDS + source]
    effect.last = LAST_ROW[kind * CARDS + source]
    effect.chosen = NONE
    effect.target = NONE
    effect.picks = 0


@rule
def end_effect(s: Vale) -> None:
    effect = s.effect
    effect.card = NONE
    effect.seat = NONE
    effect.row = 0
    effect.last = 0
    effect.chosen = NONE
    effect.target = NONE
    effect.picks = 0


@rule
def activate(s: Vale, seat: int, card: int) -> None:
    """The active effect of a waiting creature; one that cannot be carried out does nothing."""
    remove(s.waiting, card)
    if active_works(s, seat, card):
        tell_activates(s, seat, card=card)
        begin_effect(s, seat, card, ACTIVE, card)
    else:
        tell_fails(s, seat, card=card)


@rule
def await_activation(s: Vale, seat: int) -> None:
    """All creatures with active effects wait to be activated."""
    pens = s.player[seat].pens
    for i in range(pens.n):
        if HAS_ACTIVE[pens.items[i]]:
            insert(s.waiting, pens.items[i])


@rule
def ask(s: Vale, what: int, seat: int) -> None:
    """Wait for a seat's answer."""
    s.effect.chosen = NONE
    s.ask = what
    s.acting = 1 << seat
