"""The effect machine: carries out the rows of one effect after the other, and stops where somebody has to choose.

An effect that summons ends with it, so that the effect of the new creature simply takes its place: one effect at a
time is enough, above the creatures that still wait to be activated, above the phase of the round.
"""

from __future__ import annotations

from polana.engine.piles import EVERYBODY, NONE, hide
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ACTIVATE,
    ACTIVE,
    ALL,
    AMOUNT,
    BANISH,
    BLUE,
    CHOOSE,
    COPY,
    DISCARD,
    DISCARDS,
    DRAW,
    FAMILY_OF,
    FETCH,
    FIRST_STONE,
    GAIN,
    GIVE,
    HAND,
    HAS_ACTIVE,
    HAS_INSTANT,
    INSTANT,
    LOSE,
    NOTHING,
    OFFER,
    OTHERWISE,
    PILE,
    PURPLE,
    RECOVER,
    RED,
    RELEASE,
    STEAL,
    SUMMON,
    TAKE,
    THING,
    THIS,
    TURN,
    VERB,
    WHEN,
    WITH_ACTIVE,
    WORTH,
)
from polana.games.vale.codes import tell_chooses, tell_copies, tell_names, tell_tops
from polana.games.vale.moves import banish, counted, discard, draw_card, fetch, holds, leave, recover, reward
from polana.games.vale.pens import ask, await_activation, begin_effect, end_effect, enter
from polana.games.vale.state import (
    ASK_BANISH,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_PLAYER,
    ASK_RECOVER,
    ASK_RELEASE,
    ASK_SUMMON,
    Vale,
)
from polana.games.vale.stones import give, purse, take, worth
from polana.games.vale.summoning import families_of, may_recover, offer_is_open, open_offers

# Steps


@rule
def carry_out(s: Vale) -> None:
    """Carry out the effect up to its end or to the next choice that somebody has."""
    effect = s.effect
    while effect.card != NONE and s.acting == 0:
        if effect.row >= effect.last:
            end_effect(s)
        else:
            step(s, effect.row, VERB[effect.row])


@rule
def step(s: Vale, row: int, verb: int) -> None:
    """One step: do it and go to the next, or ask."""
    seat = s.effect.seat
    if verb in (DISCARD, RECOVER, RELEASE, BANISH, FETCH, SUMMON, COPY, CHOOSE, STEAL):
        choose(s, seat, row, verb)
        return
    s.effect.row += 1
    if verb == OFFER:
        if not s.effect.picks >> THING[row] & 1:
            s.effect.row += AMOUNT[row]
    elif verb == ACTIVATE:
        end_effect(s)
        await_activation(s, seat)
    else:
        do(s, seat, row, verb)


@rule
def do(s: Vale, seat: int, row: int, verb: int) -> None:
    """A step without a choice."""
    card, amount, thing = s.effect.card, AMOUNT[row], THING[row]
    held = s.player[seat].stones
    met = holds(s, seat, WHEN[row])
    if verb == GAIN:
        times = 1 if thing == NOTHING else counted(s, seat, thing)
        reward(s, seat, amount * times if met else OTHERWISE[row], card)
    elif verb == WORTH:
        reward(s, seat, purse(s, seat) if thing == ALL else stone_worth(s, seat, thing - FIRST_STONE), card)
    elif verb == LOSE:
        reward(s, seat, -amount, card)
    elif verb == TAKE and met:
        move_stones(s, seat, thing - FIRST_STONE, amount)
    elif verb == GIVE and thing == ALL:
        give(s, seat, held[RED], held[BLUE], held[PURPLE])
    elif verb == GIVE:
        move_stones(s, seat, thing - FIRST_STONE, -amount)
    elif verb == TURN and held[RED] + held[BLUE] > 0:
        red, blue = held[RED], held[BLUE]
        give(s, seat, red, blue, 0)
        take(s, seat, 0, 0, red + blue)
    elif verb == DRAW:
        draw_card(s, seat)
    elif verb == THIS:
        move_this(s, seat, card, thing)


@rule
def stone_worth(s: Vale, seat: int, colour: int) -> int:
    """What all stones of a colour are worth together."""
    return s.player[seat].stones[colour] * worth(s, seat, colour)


@rule
def move_stones(s: Vale, seat: int, colour: int, count: int) -> None:
    """Take stones of one colour, or give them when the count is negative."""
    red = count if colour == RED else 0
    blue = count if colour == BLUE else 0
    purple = count if colour == PURPLE else 0
    if count > 0:
        take(s, seat, red, blue, purple)
    else:
        give(s, seat, -red, -blue, -purple)


@rule
def move_this(s: Vale, seat: int, card: int, where: int) -> None:
    """The card whose effect it is goes to the hand, the discards or the top of the draw pile."""
    if where == HAND:
        recover(s, seat, card)
    elif where == DISCARDS:
        banish(s, seat, card)
    elif where == PILE:
        leave(s, seat, card)
        hide(s.deck, card, EVERYBODY)
        tell_tops(s, seat, card=card)


# Choices. One that everybody can see to be none is made at once.


@rule
def choose(s: Vale, seat: int, row: int, verb: int) -> None:
    """Ask for a step's choice, or make it when there is only one."""
    effect, hand = s.effect, s.player[seat].hand
    amount, thing = AMOUNT[row], THING[row]
    if verb in (DISCARD, SUMMON):
        if hand.n == 1:
            answer_card(s, hand.items[0])
        else:
            ask(s, ASK_DISCARD if verb == DISCARD else ASK_SUMMON, seat)
    elif verb == RELEASE:
        if effect.picks < amount and s.player[seat].pens.n > 1:
            ask(s, ASK_RELEASE, seat)
        else:
            effect.row += 1
    elif verb == CHOOSE:
        if open_offers(s, seat, row) > amount:
            ask(s, ASK_CHOOSE, seat)
        else:
            take_open_offers(s, seat, row)
    elif verb == STEAL or (verb == BANISH and effect.target == NONE):
        only = only_player(s, seat, row, verb)
        if only != NONE:
            answer_player(s, seat, row, verb, only)
        else:
            ask(s, ASK_PLAYER, seat)
    else:
        choose_card(s, effect.target if verb == BANISH else seat, thing, verb)


@rule
def choose_card(s: Vale, seat: int, thing: int, verb: int) -> None:
    """Ask for one of the open cards, or take it when it is the only one."""
    pile = s.discards if verb == FETCH else s.player[seat].pens
    only, count = NONE, 0
    for i in range(pile.n):
        if is_candidate(s, verb, thing, pile.items[i]):
            only = pile.items[i]
            count += 1
    if count == 1:
        answer_card(s, only)
    elif verb == FETCH:
        ask(s, ASK_FETCH, seat)
    elif verb == RECOVER:
        ask(s, ASK_RECOVER, seat)
    elif verb == BANISH:
        ask(s, ASK_BANISH, seat)
    else:
        ask(s, ASK_COPY, seat)


@rule
def is_candidate(s: Vale, verb: int, thing: int, card: int) -> bool:
    """Whether a step can be about an open card, as far as everybody can see."""
    this = s.effect.card
    if verb == RECOVER:
        return may_recover(thing, card, this)
    if verb == COPY:
        return card != this and (HAS_ACTIVE[card] if thing == WITH_ACTIVE else HAS_INSTANT[card]) == 1
    return FAMILY_OF[card] == thing


@rule
def may_be_struck(s: Vale, seat: int, row: int, verb: int, other: int) -> bool:
    """Whether a player can be named: an opponent with points to steal, or one who has a creature of the family."""
    if verb == STEAL:
        return other != seat and s.player[other].score > 0
    return families_of(s, other) >> THING[row] & 1 == 1


@rule
def only_player(s: Vale, seat: int, row: int, verb: int) -> int:
    """The only player who can be named, NONE when there are several."""
    only = NONE
    for other in range(s.seats):
        if may_be_struck(s, seat, row, verb, other):
            if only != NONE:
                return NONE
            only = other
    return only


@rule
def take_open_offers(s: Vale, seat: int, row: int) -> None:
    """All offers that can be taken, for there are no more than have to be."""
    mask = 0
    for number in range(THING[row]):
        if offer_is_open(s, seat, row, number):
            mask |= 1 << number
    answer_offers(s, seat, mask)


# Answers


@rule
def answer_offers(s: Vale, seat: int, mask: int) -> None:
    s.effect.picks = mask
    s.effect.row += 1
    tell_chooses(s, seat, card=s.effect.card, offers=mask)


@rule
def answer_player(s: Vale, seat: int, row: int, verb: int, other: int) -> None:
    """A player was named: points go from one to the other, or that player has to choose a creature."""
    card = s.effect.card
    tell_names(s, seat, card=card, owner=other)
    if verb == STEAL:
        s.effect.row += 1
        reward(s, other, -AMOUNT[row], card)
        reward(s, seat, AMOUNT[row], card)
    else:
        s.effect.target = other


@rule
def answer_card(s: Vale, card: int) -> None:
    """A card was chosen for the step of the effect."""
    effect = s.effect
    seat, verb = effect.seat, VERB[effect.row]
    effect.chosen = card
    if verb == RELEASE:
        effect.picks += 1
        banish(s, seat, card)
    elif verb == COPY:
        tell_copies(s, seat, card=effect.card, second=card)
        begin_effect(s, seat, effect.card, ACTIVE if THING[effect.row] == WITH_ACTIVE else INSTANT, card)
    elif verb == SUMMON:
        end_effect(s)
        enter(s, seat, card, 0)
    else:
        effect.row += 1
        if verb == DISCARD:
            discard(s, seat, card)
        elif verb == RECOVER:
            recover(s, seat, card)
        elif verb == BANISH:
            banish(s, effect.target, card)
        elif verb == FETCH:
            fetch(s, seat, card)
