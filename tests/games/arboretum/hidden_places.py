"""Arboretum's hidden places, from its rulebook: hands, the deck and its order, the card about to be planted.

A card that was taken openly from a discard pile is no secret while it is held. Nothing here asks `conceal`,
`imagine` or the record's own notes of who knows what.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from polana import State
from polana.games.arboretum.notation import parse_card
from polana.games.arboretum.state import PLACE
from tests.games.places import in_order, stir

PRIVATE_EVENTS = {"draws", "picks"}  # only the seat itself reads which card

SAME_WITHOUT = {
    "blank_stack: stack.seen[i] = 0": "nobody ever learns where in the deck a card lies",
    "blank_events: event.b = UNKNOWN": "private events have one number",
    "blank_events: event.c = UNKNOWN": "private events have one number",
    "blank_events: event.d = UNKNOWN": "private events have one number",
}
"""Blanks that this game does not need, with the reason."""

Swap = tuple[str, Callable[[], None]]


class Watcher:
    """Follows what everybody at the table has seen."""

    def __init__(self) -> None:
        self.open_cards: set[int] = set()  # taken openly, and still held

    def follow(self, state: State) -> None:
        """Take note of what the last action showed to all."""
        for event in state.events():
            card = parse_card(event["args"].get("card", ""))
            if card is not None and event["kind"] == "takes":
                self.open_cards.add(card)
            if card is not None and event["kind"] in ("plants", "discards"):
                self.open_cards.discard(card)

    def swaps(self, s: Any, viewer: int, generator: random.Random) -> Iterator[Swap]:
        """Changes that the viewer cannot notice, one of each kind, each to be carried out on `s` by calling it."""
        hands = [
            [i for i in range(s.garden[seat].hand.n) if s.garden[seat].hand.items[i] not in self.open_cards]
            for seat in range(s.seats)
        ]
        others = [seat for seat in range(s.seats) if seat != viewer and hands[seat]]
        if s.deck.n > 1:
            i, j = generator.sample(range(s.deck.n), 2)
            yield "the order of the deck", partial(exchange, s.deck, i, s.deck, j)
            yield "the top of the deck", partial(exchange, s.deck, i, s.deck, s.deck.n - 1)
        for seat in others if s.deck.n else []:
            held, lying = generator.choice(hands[seat]), generator.randrange(s.deck.n)
            yield "a hand and the deck", partial(with_deck, s, seat, held, lying)
        if len(others) > 1:
            one, other = generator.sample(others, 2)
            i, j = generator.choice(hands[one]), generator.choice(hands[other])
            yield "two hands", partial(between_hands, s, one, i, other, j)
        if s.phase == PLACE and s.turn != viewer:
            hand = s.garden[s.turn].hand
            yield "the card about to be planted", partial(choose, s, hand.items[generator.randrange(hand.n)])
        yield "the random stream", partial(stir, s.rng, generator)


def exchange(one: Any, i: int, other: Any, j: int) -> None:
    one.items[i], other.items[j] = other.items[j], one.items[i]


def with_deck(s: Any, seat: int, i: int, j: int) -> None:
    """Swap a card of a hand with one of the deck."""
    chosen = s.phase == PLACE and seat == s.turn and s.garden[seat].hand.items[i] == s.chosen
    exchange(s.garden[seat].hand, i, s.deck, j)
    if chosen:
        s.chosen = s.garden[seat].hand.items[i]
    in_order(s.garden[seat].hand)


def between_hands(s: Any, a: int, i: int, b: int, j: int) -> None:
    """Swap two cards of two hands."""
    for seat, k, other, m in ((a, i, b, j), (b, j, a, i)):
        if s.phase == PLACE and seat == s.turn and s.garden[seat].hand.items[k] == s.chosen:
            s.chosen = s.garden[other].hand.items[m]
            break
    exchange(s.garden[a].hand, i, s.garden[b].hand, j)
    in_order(s.garden[a].hand)
    in_order(s.garden[b].hand)


def choose(s: Any, card: int) -> None:
    s.chosen = card
