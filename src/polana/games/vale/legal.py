"""What may be done: `legal` lists it, `why_not` names the rule that forbids it."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ACTIVE,
    AMOUNT,
    CARDS,
    DRAGON,
    FAMILY_OF,
    FIRST_ROW,
    SUMMON,
    THING,
    VERB,
    WITH_ACTIVE,
)
from polana.games.vale.codes import (
    ACTIVATES,
    CHOOSE_FIRST,
    CHOOSES,
    DONE,
    EFFECTS_FIRST,
    HUNT_FIRST,
    HUNT_OVER,
    HUNTS,
    KEEP_FIRST,
    KEEPS,
    MARKED_ALREADY,
    MARKER_LEFT,
    MOST_OFFERS,
    NO_EFFECTS_NOW,
    NO_PAYMENT_DUE,
    NOT_IN_HAND,
    NOT_IN_PENS,
    NOT_REVEALED,
    NOT_THIS_ONE,
    NOT_WAITING,
    NOT_YOUR_MARKER,
    NOTHING_TO_CHOOSE,
    NOTHING_TO_KEEP,
    OFFERS,
    PAY_FIRST,
    PAYS,
    PENS_FULL,
    SELLS,
    STRIKES,
    SUMMONS,
    TAMES,
    TOO_DEAR,
    TOO_MANY_SUMMONS,
    activate_number,
    activate_parts,
    choose_number,
    choose_parts,
    hunt_number,
    hunt_parts,
    keep_number,
    keep_parts,
    offer_number,
    offer_parts,
    pay_number,
    pay_parts,
    release_number,
    release_parts,
    sell_number,
    sell_parts,
    strike_number,
    strike_parts,
    summon_number,
    summon_parts,
    tame_number,
    tame_parts,
)
from polana.games.vale.effects import is_candidate, may_be_struck
from polana.games.vale.market import marked, market_place
from polana.games.vale.state import (
    ASK_ACTIVATE,
    ASK_BANISH,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_HUNT,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLAYER,
    ASK_RECOVER,
    ASK_RELEASE,
    ASK_SUMMON,
    ASK_TURN,
    Vale,
)
from polana.games.vale.stones import keepings, payments, price, purse, why_not_keep, why_not_pay
from polana.games.vale.summoning import (
    all_families,
    anything_follows,
    free_pens,
    has,
    hindrance,
    instant_works,
    offer_is_open,
    step_works,
    summons_left,
)


@rule
def legal(s: Vale, seat: int, out: Ints) -> int:
    if s.ask == ASK_HUNT:
        n = 0
        for i in range(s.market.n):
            if s.market.owner[i] == NONE:
                out[n] = hunt_number(s.market.items[i])
                n += 1
        return n
    if s.ask == ASK_TURN:
        return legal_turn(s, seat, out)
    if s.ask == ASK_PAY:
        n = payments(s, seat, due(s, seat), out)
        for i in range(n):
            out[i] = pay_number(out[i])
        return n
    if s.ask == ASK_KEEP:
        n = keepings(s, seat, out)
        for i in range(n):
            out[i] = keep_number(out[i])
        return n
    if s.ask == ASK_ACTIVATE:
        for i in range(s.waiting.n):
            out[i] = activate_number(s.waiting.items[i])
        return s.waiting.n
    return legal_answers(s, seat, out)


@rule
def legal_turn(s: Vale, seat: int, out: Ints) -> int:
    player, market = s.player[seat], s.market
    n = 0
    for i in range(market.n):
        if market.owner[i] == seat:
            out[n] = sell_number(market.items[i])
            n += 1
    marks = n
    for i in range(marks):
        out[n] = tame_number(sell_parts(out[i]).card)
        n += 1
    stones = purse(s, seat)
    if free_pens(s, seat) > 0 and summons_left(s) > 0:
        for i in range(player.hand.n):
            card = player.hand.items[i]
            if price(s, seat, card) <= stones and hindrance(s, seat, card) == LEGAL:
                out[n] = summon_number(card)
                n += 1
    if stones >= s.round:
        for i in range(player.pens.n):
            out[n] = release_number(player.pens.items[i])
            n += 1
    if marks == 0:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_answers(s: Vale, seat: int, out: Ints) -> int:
    n = 0
    if s.ask == ASK_CHOOSE:
        for mask in range(1 << MOST_OFFERS):
            if may_take(s, seat, mask):
                out[n] = offer_number(mask)
                n += 1
        return n
    if s.ask == ASK_PLAYER:
        for other in range(s.seats):
            if may_be_struck(s, seat, s.effect.row, VERB[s.effect.row], other):
                out[n] = strike_number(other)
                n += 1
        return n
    if s.ask == ASK_DISCARD or s.ask == ASK_SUMMON:
        hand = s.player[seat].hand
        for i in range(hand.n):
            if may_choose_held(s, seat, hand.items[i]):
                out[n] = choose_number(hand.items[i])
                n += 1
        return n
    pile = s.discards if s.ask == ASK_FETCH else s.player[seat].pens
    for i in range(pile.n):
        if may_choose_open(s, seat, pile.items[i]):
            out[n] = choose_number(pile.items[i])
            n += 1
    if s.ask == ASK_RELEASE:
        out[n] = DONE
        n += 1
    return n


@rule
def due(s: Vale, seat: int) -> int:
    """What has to be paid for the card that was chosen."""
    return price(s, seat, s.paying) if find(s.player[seat].hand, s.paying) != NONE else s.round


# What answers an effect


@rule
def may_take(s: Vale, seat: int, mask: int) -> bool:
    """Whether these offers may be taken together: as many as have to be, all of them open."""
    row = s.effect.row
    count = 0
    for number in range(MOST_OFFERS):
        if mask >> number == 0:
            break
        if mask >> number & 1:
            if number >= THING[row] or not offer_is_open(s, seat, row, number):
                return False
            count += 1
    return count == AMOUNT[row]


@rule
def may_choose_held(s: Vale, seat: int, card: int) -> bool:
    """Whether a card of the hand may be discarded, or summoned for nothing."""
    row, player = s.effect.row, s.player[seat]
    if s.ask == ASK_SUMMON:
        fits = THING[row] != DRAGON or FAMILY_OF[card] == DRAGON
        return fits and free_pens(s, seat) > 0 and hindrance(s, seat, card) == LEGAL
    if row + 1 < s.effect.last and VERB[row + 1] == SUMMON:  # what is left must have a card that can follow
        others, families = player.pens.n, all_families(s)
        return anything_follows(s, seat, card, player.hand.n - 1, free_pens(s, seat), others, families)
    return True


@rule
def may_choose_open(s: Vale, seat: int, card: int) -> bool:
    """Whether an open card, a creature of the seat or a discarded one, answers what is asked."""
    row = s.effect.row
    if s.ask == ASK_RELEASE:
        return card != s.effect.card
    if not is_candidate(s, VERB[row], THING[row], card):
        return False
    if s.ask != ASK_COPY:
        return True
    if THING[row] == WITH_ACTIVE:
        return step_works(s, seat, FIRST_ROW[ACTIVE * CARDS + card])
    return instant_works(s, seat, card)


# Why not


@rule
def why_not(s: Vale, seat: int, action: int) -> int:
    if action < HUNTS.end:
        return why_not_hunt(s, hunt_parts(action).card)
    if s.ask == ASK_HUNT:
        return HUNT_FIRST
    if ACTIVATES.first <= action < ACTIVATES.end:
        return why_not_activate(s, activate_parts(action).card)
    if PAYS.first <= action < PAYS.end:
        return why_not_pay(s, seat, pay_parts(action).stones, due(s, seat)) if s.ask == ASK_PAY else NO_PAYMENT_DUE
    if KEEPS.first <= action < KEEPS.end:
        return why_not_keep(s, seat, keep_parts(action).stones) if s.ask == ASK_KEEP else NOTHING_TO_KEEP
    if CHOOSES.first <= action < STRIKES.end:
        return why_not_answer(s, seat, action)
    if s.ask == ASK_TURN:
        return why_not_turn(s, seat, action)
    if s.ask == ASK_PAY:
        return PAY_FIRST
    if s.ask == ASK_KEEP:
        return KEEP_FIRST
    if s.ask == ASK_ACTIVATE:
        return EFFECTS_FIRST
    return LEGAL if action == DONE and s.ask == ASK_RELEASE else CHOOSE_FIRST


@rule
def why_not_hunt(s: Vale, card: int) -> int:
    if s.ask != ASK_HUNT:
        return HUNT_OVER
    i = market_place(s.market, card)
    if i == NONE:
        return NOT_REVEALED
    return LEGAL if s.market.owner[i] == NONE else MARKED_ALREADY


@rule
def why_not_activate(s: Vale, card: int) -> int:
    if s.ask != ASK_ACTIVATE:
        return NO_EFFECTS_NOW
    for i in range(s.waiting.n):
        if s.waiting.items[i] == card:
            return LEGAL
    return NOT_WAITING


@rule
def why_not_turn(s: Vale, seat: int, action: int) -> int:
    if action == DONE:
        return LEGAL if marked(s.market, seat) == 0 else MARKER_LEFT
    if action < SELLS.end:
        return why_not_marked(s, seat, sell_parts(action).card)
    if action < TAMES.end:
        return why_not_marked(s, seat, tame_parts(action).card)
    if action < SUMMONS.end:
        return why_not_summon(s, seat, summon_parts(action).card)
    if not has(s, seat, release_parts(action).card):
        return NOT_IN_PENS
    return LEGAL if purse(s, seat) >= s.round else TOO_DEAR


@rule
def why_not_marked(s: Vale, seat: int, card: int) -> int:
    """Whether a card of the market carries the seat's marker."""
    i = market_place(s.market, card)
    return LEGAL if i != NONE and s.market.owner[i] == seat else NOT_YOUR_MARKER


@rule
def why_not_summon(s: Vale, seat: int, card: int) -> int:
    """A pen, an instant effect that can be carried out, and enough stones."""
    if find(s.player[seat].hand, card) == NONE:
        return NOT_IN_HAND
    if summons_left(s) < 1:
        return TOO_MANY_SUMMONS
    if free_pens(s, seat) < 1:
        return PENS_FULL
    why = hindrance(s, seat, card)
    if why != LEGAL:
        return why
    return LEGAL if purse(s, seat) >= price(s, seat, card) else TOO_DEAR


@rule
def why_not_answer(s: Vale, seat: int, action: int) -> int:
    """Whether an action answers what an effect asks for."""
    if s.effect.card == NONE or s.ask in (ASK_KEEP, ASK_ACTIVATE):
        return NOTHING_TO_CHOOSE
    fits = False
    if action < CHOOSES.end:
        card = choose_parts(action).card
        if s.ask == ASK_DISCARD or s.ask == ASK_SUMMON:
            fits = find(s.player[seat].hand, card) != NONE and may_choose_held(s, seat, card)
        elif s.ask == ASK_FETCH:
            for i in range(s.discards.n):
                fits = fits or (s.discards.items[i] == card and may_choose_open(s, seat, card))
        elif s.ask in (ASK_RECOVER, ASK_RELEASE, ASK_BANISH, ASK_COPY):
            fits = has(s, seat, card) and may_choose_open(s, seat, card)
    elif action < OFFERS.end:
        fits = s.ask == ASK_CHOOSE and may_take(s, seat, offer_parts(action).offers)
    elif s.ask == ASK_PLAYER and strike_parts(action).player < s.seats:
        fits = may_be_struck(s, seat, s.effect.row, VERB[s.effect.row], strike_parts(action).player)
    return LEGAL if fits else NOT_THIS_ONE
