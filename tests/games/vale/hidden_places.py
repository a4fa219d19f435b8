"""The Vale's hidden places, from its rulebook: hands, and the draw pile with its order.

What came to a hand openly (tamed, recovered, fetched) is no secret while it is held, nor is a creature that was put on
the draw pile. All saw the discards that were shuffled, so that a card drawn before cannot be one of them. Nothing here
asks `conceal`, `imagine` or the record's own notes of who knows what.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from polana import State
from polana.games.vale.cards import CARDS
from polana.games.vale.notation import parse_card
from polana.games.vale.state import ASK_COPY, ASK_DISCARD, ASK_PAY, ASK_SUMMON
from tests.games.places import in_order, stir

PRIVATE_EVENTS = {"draws"}  # only the seat itself reads which card

SAME_WITHOUT = {
    "blank_stack: stack.seen[i] = 0": "a card of the draw pile is known to all or to nobody",
    "blank_events: event.b = UNKNOWN": "private events have one number",
    "blank_events: event.c = UNKNOWN": "private events have one number",
    "blank_events: event.d = UNKNOWN": "private events have one number",
}
"""Blanks that this game does not need, with the reason."""

Swap = tuple[str, Callable[[], None]]


class Watcher:
    """Follows what everybody at the table has seen."""

    def __init__(self) -> None:
        self.secret: dict[int, set[int]] = {}  # cards that only one seat knows it holds
        self.on_top: list[int] = []  # put on the draw pile before everybody's eyes, the last one on top
        self.shuffle = [0] * CARDS  # which shuffle each card was last part of
        self.shuffles = 0
        self.discards: set[int] = set()

    def follow(self, state: State) -> None:
        """Take note of what the last action showed."""
        for event in state.events():
            kind, card = event["kind"], parse_card(event["args"].get("card") or "")
            held = self.secret.setdefault(event["seat"], set())
            if kind == "shuffles":
                self.shuffles += 1
                for shuffled in self.discards:
                    self.shuffle[shuffled] = self.shuffles
                self.discards = set()
            if card is None:
                continue
            if kind in ("sells", "releases", "discards", "banishes"):
                self.discards.add(card)
            if kind == "fetches":
                self.discards.discard(card)
            if kind in ("shows", "summons", "discards"):
                held.discard(card)
            if kind == "tops":
                self.on_top.append(card)
            if kind in ("draws", "reveals"):
                if self.on_top and self.on_top[-1] == card:
                    self.on_top.pop()
                elif kind == "draws":
                    held.add(card)

    def swaps(self, s: Any, viewer: int, generator: random.Random) -> Iterator[Swap]:
        """Changes that the viewer cannot notice, one of each kind, each to be carried out on `s` by calling it."""
        lying = [i for i in range(s.deck.n) if s.deck.items[i] not in self.on_top]
        if len(lying) > 1:
            i, j = generator.sample(lying, 2)
            yield "the order of the draw pile", partial(exchange, s, s.deck, i, s.deck, j)
            yield "the top of the draw pile", partial(exchange, s, s.deck, i, s.deck, lying[-1])
        if s.ask not in (ASK_COPY, ASK_DISCARD, ASK_PAY, ASK_SUMMON):  # there the hand must allow what is going on
            hands = {
                seat: [i for i in range(s.player[seat].hand.n) if s.player[seat].hand.items[i] in secret]
                for seat, secret in self.secret.items()
                if seat not in (viewer, -1)
            }
            for seat, held in hands.items():
                hand = s.player[seat].hand
                now = [i for i in held if self.shuffle[hand.items[i]] == self.shuffles]
                if now and lying:
                    i, j = generator.choice(now), generator.choice(lying)
                    yield "a hand and the draw pile", partial(exchange, s, hand, i, s.deck, j)
        yield "the random stream", partial(stir, s.rng, generator)


def exchange(s: Any, one: Any, i: int, other: Any, j: int) -> None:
    """Two cards change places."""
    one.items[i], other.items[j] = other.items[j], one.items[i]
    for seat in range(s.seats):
        in_order(s.player[seat].hand)
