"""What a seat of Arboretum knows: its hand, all that lies open, and cards that others took openly and still hold."""

from __future__ import annotations

from polana.engine.piles import (
    NONE,
    UNKNOWN,
    blank_hand,
    blank_stack,
    blanks,
    fill,
    mix_unseen,
    sort_hand,
)
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.arboretum.codes import (
    CHOSEN_AT,
    DECK_AT,
    DISCARDS_AT,
    DRAWN_AT,
    HAND_AT,
    PHASE_AT,
    PLANTED_NUMBER_AT,
    PLANTED_SPECIES_AT,
    SPECIES_AT,
    TURN_AT,
    UNKNOWN_AT,
)
from polana.games.arboretum.state import CARDS, CELLS, KINDS, Arboretum, Garden, number_of, species_of

HALF = CARDS // 2  # a mask of 40 cards fits in an integer of either way to run


@rule
def conceal(s: Arboretum, seat: int) -> None:
    blank_stack(s.deck, seat)
    for other in range(s.seats):
        blank_hand(s.garden[other].hand, seat)
    if s.chosen != NONE and s.turn != seat:
        s.chosen = UNKNOWN


@rule
def shown(s: Arboretum, first: int) -> int:
    """A mask of those of the cards first .. first + HALF - 1 that a concealed record shows."""
    mask = 0
    for i in range(s.deck.n):
        mask |= bit(first, s.deck.items[i])
    for seat in range(s.seats):
        garden = s.garden[seat]
        for i in range(garden.hand.n):
            mask |= bit(first, garden.hand.items[i])
        for i in range(garden.discards.n):
            mask |= bit(first, garden.discards.items[i])
        for i in range(garden.trees.n):
            mask |= bit(first, garden.grid[garden.trees.items[i]])
    return mask


@rule
def bit(first: int, card: int) -> int:
    return 1 << (card - first) if first <= card < first + HALF else 0


@rule
def imagine(s: Arboretum, seat: int) -> None:
    """Deal the cards that are nowhere to be seen evenly over the blanks."""
    for first in range(0, CARDS, HALF):
        seen = shown(s, first)
        for card in range(first, first + HALF):
            if s.species >> species_of(card) & 1 and not seen >> (card - first) & 1:
                deal_unseen(s, card)
    for other in range(s.seats):
        sort_hand(s.garden[other].hand)
    mix_unseen(s.deck, seat, s.rng)
    if s.chosen == UNKNOWN:
        hand = s.garden[s.turn].hand
        s.chosen = hand.items[below(s.rng, hand.n)]


@rule
def deal_unseen(s: Arboretum, card: int) -> None:
    """Put a card in one of the blanks, each as likely as any other."""
    room = blanks(s.deck)
    for seat in range(s.seats):
        room += blanks(s.garden[seat].hand)
    pick = below(s.rng, room)
    for seat in range(s.seats):
        hand = s.garden[seat].hand
        if pick < blanks(hand):
            fill(hand, card, 1 << seat)
            return
        pick -= blanks(hand)
    fill(s.deck, card, 0)


# Numbers for learners


@rule
def observe(s: Arboretum, seat: int, out: Ints) -> None:
    out[PHASE_AT + s.phase] = 1
    out[DRAWN_AT] = s.drawn
    out[TURN_AT + (s.turn + s.seats - seat) % s.seats] = 1
    out[DECK_AT] = s.deck.n
    for species in range(KINDS):
        out[SPECIES_AT + species] = s.species >> species & 1
    if s.chosen != NONE and s.chosen != UNKNOWN:
        out[CHOSEN_AT + s.chosen] = 1
    for i in range(s.seats):
        observe_garden(s.garden[(seat + i) % s.seats], i, out)


@rule
def observe_garden(garden: Garden, i: int, out: Ints) -> None:
    """The garden of a seat, which is the i-th from the viewer on."""
    for j in range(garden.hand.n):
        if garden.hand.items[j] == UNKNOWN:
            out[UNKNOWN_AT + i] += 1
        else:
            out[HAND_AT + i * CARDS + garden.hand.items[j]] = 1
    for j in range(garden.discards.n):
        out[DISCARDS_AT + i * CARDS + garden.discards.items[j]] = garden.discards.n - j
    for j in range(garden.trees.n):
        cell = garden.trees.items[j]
        out[PLANTED_SPECIES_AT + i * CELLS + cell] = species_of(garden.grid[cell]) + 1
        out[PLANTED_NUMBER_AT + i * CELLS + cell] = number_of(garden.grid[cell])
