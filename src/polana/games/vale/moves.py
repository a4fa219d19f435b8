"""Points and cards on their way: what happens to a seat, told as events."""

from __future__ import annotations

from polana.engine.piles import EVERYBODY, NONE, draw, find, hide, hold, insert, pop, release, remove, shuffle
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ALWAYS,
    BEHIND,
    CHEAP,
    CHEAPEST,
    COST,
    COST_OF,
    COSTS_1_TO_4,
    CREATURE,
    DRAGON,
    FAMILIES,
    FAMILY,
    FAMILY_OF,
    FIRST_STONE,
    HAND,
    HAND_5_OR_LESS,
    HAND_6_OR_MORE,
    HAND_AS_CREATURES,
    HAS_ACTIVE,
    HAS_RED,
    NO_DRAGON,
    WITH_ACTIVE,
)
from polana.games.vale.codes import (
    tell_banishes,
    tell_discards,
    tell_draws,
    tell_fetches,
    tell_gains,
    tell_loses,
    tell_recovers,
    tell_shuffles,
)
from polana.games.vale.state import COLOURS, SHUFFLES, Vale
from polana.games.vale.summoning import families_of

# Points


@rule
def reward(s: Vale, seat: int, points: int, card: int) -> None:
    """Points for (or against) a seat because of a card; nobody falls below zero."""
    player = s.player[seat]
    points = max(points, -player.score)
    if points:
        player.score += points
        player.ledger[card] += points
        if points > 0:
            tell_gains(s, seat, points, card, card=card)
        else:
            tell_loses(s, seat, points, card, card=card)


@rule
def counted(s: Vale, seat: int, thing: int) -> int:
    """How many of a thing a seat has."""
    player = s.player[seat]
    if thing == CREATURE:
        return player.pens.n
    if thing == HAND:
        return player.hand.n
    if thing == COST:
        return COST_OF[s.effect.chosen]
    if FIRST_STONE <= thing < FIRST_STONE + COLOURS:
        return player.stones[thing - FIRST_STONE]
    if thing == FAMILY:
        families = families_of(s, seat)
        count = 0
        for family in range(len(FAMILIES)):
            count += families >> family & 1
        return count
    count = 0
    for i in range(player.pens.n):
        card = player.pens.items[i]
        if thing == CHEAP:
            count += 1 if COST_OF[card] <= CHEAPEST else 0
        elif thing == WITH_ACTIVE:
            count += HAS_ACTIVE[card]
        elif FAMILY_OF[card] == thing:
            count += 1
    return count


@rule
def holds(s: Vale, seat: int, condition: int) -> bool:
    """Whether a condition of an effect is met."""
    player = s.player[seat]
    if condition == ALWAYS:
        return True
    if condition == COSTS_1_TO_4:
        costs = 0
        for i in range(player.pens.n):
            costs |= 1 << COST_OF[player.pens.items[i]]
        return costs & 0b11110 == 0b11110
    if condition == NO_DRAGON:
        return counted(s, seat, DRAGON) == 0
    if condition == HAND_AS_CREATURES:
        return player.hand.n == player.pens.n
    if condition == HAND_5_OR_LESS:
        return player.hand.n <= 5
    if condition == HAND_6_OR_MORE:
        return player.hand.n >= 6
    if condition == BEHIND:
        for other in range(s.seats):
            if s.player[other].score > player.score:
                return True
        return False
    return player.stones[condition - HAS_RED] > 0


# Cards on their way


@rule
def lay_open(s: Vale, seat: int, card: int) -> None:
    """Everybody knows this card of a hand from now on."""
    player = s.player[seat]
    i = find(player.hand, card)
    if player.hand.seen[i] != EVERYBODY:
        player.hand.seen[i] = EVERYBODY
        player.secret[s.dealt[card]] -= 1


@rule
def out_of_hand(s: Vale, seat: int, card: int) -> None:
    lay_open(s, seat, card)
    release(s.player[seat].hand, card)


@rule
def leave(s: Vale, seat: int, card: int) -> None:
    """A creature leaves its pen; if it waits to be activated, it does so no longer."""
    remove(s.player[seat].pens, card)
    for i in range(s.waiting.n):
        if s.waiting.items[i] == card:
            remove(s.waiting, card)
            return


@rule
def recover(s: Vale, seat: int, card: int) -> None:
    """A creature goes back to its owner's hand, before everybody's eyes."""
    leave(s, seat, card)
    hold(s.player[seat].hand, card, EVERYBODY)
    tell_recovers(s, seat, card=card)


@rule
def banish(s: Vale, seat: int, card: int) -> None:
    """A creature goes to the discard pile."""
    leave(s, seat, card)
    insert(s.discards, card)
    tell_banishes(s, seat, card=card)


@rule
def discard(s: Vale, seat: int, card: int) -> None:
    """A card of the hand goes to the discard pile."""
    out_of_hand(s, seat, card)
    insert(s.discards, card)
    tell_discards(s, seat, card=card)


@rule
def fetch(s: Vale, seat: int, card: int) -> None:
    """A card of the discard pile goes to the hand."""
    remove(s.discards, card)
    hold(s.player[seat].hand, card, EVERYBODY)
    tell_fetches(s, seat, card=card)


@rule
def fill_deck(s: Vale) -> None:
    """When a card is needed and the draw pile is empty, the discards become the new one."""
    if s.deck.n > 0 or s.discards.n == 0:
        return
    s.shuffle = min(s.shuffle + 1, SHUFFLES - 1)
    tell_shuffles(s, NONE, amount=s.discards.n)
    while s.discards.n > 0:
        card = pop(s.discards)
        s.dealt[card] = s.shuffle
        hide(s.deck, card, 0)
    shuffle(s.deck, s.rng)


@rule
def draw_card(s: Vale, seat: int) -> None:
    """The top card of the draw pile goes to the hand; who knew it there knows it still."""
    fill_deck(s)
    known = s.deck.seen[s.deck.n - 1]
    card = draw(s.deck)
    hold(s.player[seat].hand, card, known | 1 << seat)
    if known == 0:
        s.player[seat].secret[s.dealt[card]] += 1
    tell_draws(s, seat, known | 1 << seat, 1 if known == 0 else 0, card=card)
