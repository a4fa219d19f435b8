"""Whether the effects of a card can be carried out: every step of an instant effect, or the card is not summoned.

Three creatures let others follow them: the young forest spirit (any card of the hand, one more is discarded), the
dragon egg (a dragon) and scorch (copies the young forest spirit). Each can do so once in a chain, so that a chain is
followed to its end by hand: scorch after egg after spirit, spirit again after scorch, and last a card that calls none.
"""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find
from polana.engine.rule import i64, rule
from polana.games.vale.cards import (
    ACTIVE,
    ALL,
    AMOUNT,
    BANISH,
    CARDS,
    CHEAP_INSTANT,
    CHEAPEST,
    CHOOSE,
    COPY,
    COST_OF,
    DISCARD,
    DRAGON,
    DRAW,
    FAMILY_OF,
    FETCH,
    FIRE,
    FIRST_ROW,
    FIRST_STONE,
    GIVE,
    HAS_ACTIVE,
    HAS_INSTANT,
    INSTANT,
    LAST_ROW,
    LOSE,
    NAMES,
    OTHER,
    RECOVER,
    STEAL,
    SUMMON,
    THING,
    VERB,
)
from polana.games.vale.codes import (
    NO_CARD_TO_DISCARD,
    NO_CARD_TO_DRAW,
    NO_OTHER_CREATURE,
    NO_SUCH_STONES,
    NOBODY_HAS_FAMILY,
    NOT_THIS_ONE,
    NOTHING_TO_COPY,
    NOTHING_TO_SUMMON,
)
from polana.games.vale.state import SUMMONS_A_TURN, Vale

EGG = NAMES.index("dragon-egg")
SCORCH = NAMES.index("scorch")
SPIRIT = NAMES.index("young-forest-spirit")


@rule
def free_pens(s: Vale, seat: int) -> int:
    """How many pens of a seat are empty."""
    return s.round - s.player[seat].pens.n


@rule
def summons_left(s: Vale) -> int:
    """How many summons this turn may still begin; what follows from one is carried out in any case."""
    return SUMMONS_A_TURN - s.summons


@rule
def has(s: Vale, seat: int, card: int) -> bool:
    """Whether a creature is in a seat's pens."""
    pens = s.player[seat].pens
    for i in range(pens.n):
        if pens.items[i] == card:
            return True
    return False


@rule
def families_of(s: Vale, seat: int) -> int:
    """A mask of the families among a seat's creatures."""
    pens = s.player[seat].pens
    mask = 0
    for i in range(pens.n):
        mask |= 1 << FAMILY_OF[pens.items[i]]
    return mask


@rule
def all_families(s: Vale) -> int:
    """A mask of the families among everybody's creatures."""
    mask = 0
    for seat in range(s.seats):
        mask |= families_of(s, seat)
    return mask


@rule
def may_recover(thing: int, card: int, this: int) -> bool:
    """Whether an effect that takes a creature back may take this one."""
    if thing == OTHER:
        return card != this
    if not HAS_INSTANT[card]:
        return False
    return COST_OF[card] <= CHEAPEST if thing == CHEAP_INSTANT else FAMILY_OF[card] == FIRE


# One step


@rule
def obstacle(s: Vale, seat: int, row: int, hand: int, others: int, families: int, piles: int) -> int:
    """Why a step cannot be carried out, with so many cards in hand and in the piles and so many other creatures."""
    verb, amount, thing = VERB[row], AMOUNT[row], THING[row]
    player = s.player[seat]
    if verb == GIVE and thing != ALL:
        return LEGAL if player.stones[thing - FIRST_STONE] >= amount else NO_SUCH_STONES
    if verb == DISCARD:
        return LEGAL if hand >= amount else NO_CARD_TO_DISCARD
    if verb == DRAW:
        return LEGAL if piles >= amount else NO_CARD_TO_DRAW
    if verb == BANISH:
        return LEGAL if families >> thing & 1 else NOBODY_HAS_FAMILY
    if verb == RECOVER:
        return recoverable(s, seat, thing, others)
    if verb == CHOOSE:
        return LEGAL if open_offers(s, seat, row) >= amount else NOT_THIS_ONE
    if verb == STEAL:
        for other in range(s.seats):
            if other != seat and s.player[other].score > 0:
                return LEGAL
        return NOT_THIS_ONE
    if verb == FETCH:
        for i in range(s.discards.n):
            if FAMILY_OF[s.discards.items[i]] == thing:
                return LEGAL
        return NOT_THIS_ONE
    return LEGAL


@rule
def recoverable(s: Vale, seat: int, thing: int, others: int) -> int:
    """Whether there is a creature to take back."""
    if thing == OTHER:
        return LEGAL if others else NO_OTHER_CREATURE
    pens = s.player[seat].pens
    for i in range(pens.n):
        if may_recover(thing, pens.items[i], NONE):
            return LEGAL
    return NOT_THIS_ONE


@rule
def offer_row(row: int, number: int) -> int:
    """Where an offer of a choice begins."""
    at = row + 1
    for _ in range(number):
        at += 1 + AMOUNT[at]
    return at


@rule
def offer_is_open(s: Vale, seat: int, row: int, number: int) -> bool:
    """Whether an offer can be taken: its first step can be carried out."""
    at = offer_row(row, number) + 1
    verb, amount = VERB[at], AMOUNT[at]
    player = s.player[seat]
    if verb == GIVE:
        return player.stones[THING[at] - FIRST_STONE] >= amount
    if verb == DRAW:
        return s.deck.n + s.discards.n >= amount
    return verb != LOSE or player.score >= amount


@rule
def open_offers(s: Vale, seat: int, row: int) -> int:
    """How many offers of a choice can be taken."""
    count = 0
    for number in range(THING[row]):
        if offer_is_open(s, seat, row, number):
            count += 1
    return count


@rule
def calls(card: int) -> bool:
    """Whether an instant effect summons or copies."""
    verb = VERB[LAST_ROW[INSTANT * CARDS + card] - 1] if HAS_INSTANT[card] else NONE
    return verb in (SUMMON, COPY)


@rule
def steps_obstacle(s: Vale, seat: int, card: int, hand: int, others: int, families: int, piles: int) -> int:
    """Why the instant effect of a card that calls no other cannot be carried out."""
    at = INSTANT * CARDS + card
    for row in range(FIRST_ROW[at], LAST_ROW[at]):
        why = obstacle(s, seat, row, hand, others, families, piles)
        if why != LEGAL or VERB[row] == CHOOSE:  # the steps of its offers are looked at when it is made
            return why
    return LEGAL


# Cards that follow others. `hand` cards are left besides those that are spoken for (a, b, c), `free` pens are left,
# `others` creatures are there. A card was discarded on the way, so that there is one to draw.


@rule
def spoken_for(card: int, a: int, b: int, c: int) -> bool:
    return i64(card) in (i64(a), i64(b), i64(c))  # compiled, a tuple to look in has one width


@rule
def in_reach(s: Vale, seat: int, card: int, a: int, b: int, c: int) -> bool:
    """Whether a card is in hand and not spoken for."""
    return not spoken_for(card, a, b, c) and find(s.player[seat].hand, card) != NONE


@rule
def simple_follows(
    s: Vale, seat: int, dragon: bool, a: int, b: int, c: int, hand: int, others: int, families: int
) -> bool:
    """Whether a card that calls no other can be summoned for nothing: a dragon, or any."""
    held = s.player[seat].hand
    for i in range(held.n):
        card = held.items[i]
        if spoken_for(card, a, b, c) or calls(card) or (dragon and FAMILY_OF[card] != DRAGON):
            continue
        if steps_obstacle(s, seat, card, hand - 1, others, families | 1 << FAMILY_OF[card], 1) == LEGAL:
            return True
    return False


@rule
def scorch_works(
    s: Vale, seat: int, a: int, b: int, hand: int, free: int, others: int, families: int, spirit: bool, piles: int
) -> bool:
    """Whether scorch, in a pen already, finds an effect to copy."""
    pens = s.player[seat].pens
    for i in range(pens.n):
        card = pens.items[i]
        if card == SCORCH or not HAS_INSTANT[card] or calls(card):
            continue
        if steps_obstacle(s, seat, card, hand, others, families, piles) == LEGAL:
            return True
    if not spirit or free < 1 or hand < 2:
        return False
    if simple_follows(s, seat, False, a, b, SCORCH, hand - 1, others + 1, families):
        return True
    egg = hand >= 3 and in_reach(s, seat, EGG, a, b, SCORCH)
    return egg and simple_follows(s, seat, True, a, EGG, SCORCH, hand - 2, others + 1, families)


@rule
def egg_works(s: Vale, seat: int, a: int, hand: int, free: int, others: int, families: int, spirit: bool) -> bool:
    """Whether a dragon can follow the egg, which has left its pen."""
    if simple_follows(s, seat, True, a, EGG, NONE, hand, others, families):
        return True
    dragons = families | 1 << DRAGON
    found = in_reach(s, seat, SCORCH, a, EGG, NONE)
    return found and scorch_works(s, seat, a, EGG, hand - 1, free - 1, others, dragons, spirit, 1)


@rule
def anything_follows(s: Vale, seat: int, a: int, hand: int, free: int, others: int, families: int) -> bool:
    """Whether some card other than `a` can be summoned for nothing by the young forest spirit in its pen."""
    if free < 1 or hand < 1:
        return False
    if simple_follows(s, seat, False, a, NONE, NONE, hand, others, families):
        return True
    egg = hand > 1 and in_reach(s, seat, EGG, a, NONE, NONE)
    if egg and egg_works(s, seat, a, hand - 1, free, others, families, True):
        return True
    dragons = families | 1 << DRAGON
    found = in_reach(s, seat, SCORCH, a, NONE, NONE)
    return found and scorch_works(s, seat, a, NONE, hand - 1, free - 1, others, dragons, True, 1)


@rule
def hindrance(s: Vale, seat: int, card: int) -> int:
    """Why the instant effect of a card of the hand could not be carried out in full; LEGAL when it could."""
    if not HAS_INSTANT[card]:
        return LEGAL
    player = s.player[seat]
    hand, others = player.hand.n - 1, player.pens.n
    free = free_pens(s, seat) - 1
    families = all_families(s) | 1 << FAMILY_OF[card]
    piles = s.deck.n + s.discards.n
    if not calls(card):
        return steps_obstacle(s, seat, card, hand, others, families, piles)
    if card == SCORCH:
        works = scorch_works(s, seat, NONE, NONE, hand, free, others, families, has(s, seat, SPIRIT), piles)
        return LEGAL if works else NOTHING_TO_COPY
    if card == EGG:
        here = all_families(s)
        works = egg_works(s, seat, NONE, hand, free + 1, others, here, has(s, seat, SPIRIT))
        return LEGAL if works else NOTHING_TO_SUMMON
    if hand < 2:
        return NO_CARD_TO_DISCARD
    return LEGAL if anything_follows(s, seat, NONE, hand - 1, free, others + 1, families) else NOTHING_TO_SUMMON


# Active effects


@rule
def active_works(s: Vale, seat: int, card: int) -> bool:
    """Whether the active effect of a creature can be carried out; if not, it does nothing."""
    row = FIRST_ROW[ACTIVE * CARDS + card]
    if VERB[row] != COPY:
        return step_works(s, seat, row)
    pens = s.player[seat].pens
    for i in range(pens.n):
        other = pens.items[i]
        if other != card and HAS_ACTIVE[other] and step_works(s, seat, FIRST_ROW[ACTIVE * CARDS + other]):
            return True
    return False


@rule
def step_works(s: Vale, seat: int, row: int) -> bool:
    """Whether a step can be carried out as things are."""
    player = s.player[seat]
    piles = s.deck.n + s.discards.n
    return obstacle(s, seat, row, player.hand.n, player.pens.n - 1, 0, piles) == LEGAL


@rule
def instant_works(s: Vale, seat: int, card: int) -> bool:
    """Whether scorch, in its pen, can copy the instant effect of another creature."""
    player = s.player[seat]
    hand, others = player.hand.n, player.pens.n - 1
    families = all_families(s)
    if card == SPIRIT:
        return hand > 1 and anything_follows(s, seat, NONE, hand - 1, free_pens(s, seat), others + 1, families)
    return steps_obstacle(s, seat, card, hand, others, families, s.deck.n + s.discards.n) == LEGAL
