"""Ecosystem's hidden places, from its rulebook: hands, cards that were not dealt, and picks before all have picked.

A hand that a seat has held is no secret to it, and neither is the card that is kept for the second stage, which
everybody has seen go round, as long as no card of its kind is played from that hand. Nothing here asks `conceal`,
`imagine` or the record's own notes of who knows what.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from polana import State
from polana.engine.piles import NONE
from polana.games.ecosystem.codes import PICKED
from polana.games.ecosystem.notation import parse_card
from polana.games.ecosystem.state import KINDS, MATT, PICK, PLACE, STAGE
from tests.games.places import in_order, stir

PRIVATE_EVENTS = {"picks", "receives"}  # only the seat itself reads which cards

SAME_WITHOUT = {
    "blank_events: event.b = UNKNOWN": "private events have one number at most",
    "blank_events: event.c = UNKNOWN": "private events have one number at most",
    "blank_events: event.d = UNKNOWN": "private events have one number at most",
}
"""Blanks that this game does not need, with the reason."""

Swap = tuple[str, Callable[[], None]]


class Watcher:
    """Follows what everybody at the table has seen."""

    def __init__(self) -> None:
        self.kept: list[int | None] = []  # the card kept for the second stage, by the place of its hand now

    def follow(self, state: State) -> None:
        """Take note of what the last action showed to all."""
        s = state.record
        if s.turn == STAGE - 1 and s.phase == PLACE and s.player[0].hand.n == 1:
            self.kept = [s.player[i].hand.items[0] for i in range(places(s))]
            return
        for event in state.events() if self.kept and s.turn >= STAGE else ():
            if event["kind"] in ("reveals", "matt"):
                place = event["seat"] if event["kind"] == "reveals" else MATT
                if self.kept[place] == parse_card(event["args"]["card"]):
                    self.kept[place] = None
            if event["kind"] == "passes":
                self.kept = self.kept[1:] + self.kept[:1]

    def unknown(self, s: Any, place: int, viewer: int) -> list[int]:
        """Where the cards of a hand lie that the viewer cannot know."""
        hand = s.player[place].hand
        step = -1 if s.turn < STAGE else 1
        if viewer in {(place + step * i) % places(s) for i in range(s.turn % STAGE + 1)}:
            return []
        free = list(range(hand.n))
        kept = self.kept[place] if self.kept and s.turn >= STAGE else None
        if viewer >= 0 and kept is not None:
            free.remove(max(i for i in free if hand.items[i] == kept))
        return free

    def swaps(self, s: Any, viewer: int, generator: random.Random) -> Iterator[Swap]:
        """Changes that the viewer cannot notice, one of each kind, each to be carried out on `s` by calling it."""
        free = {place: self.unknown(s, place, viewer) for place in range(places(s))}
        secret = [place for place, indices in free.items() if indices]
        stock = [kind for kind in range(KINDS) if s.stock[kind]]
        for place in secret if stock else []:
            i, kind = generator.choice(free[place]), generator.choice(stock)
            yield "a hand and the stock", partial(with_stock, s, place, i, kind)
        if len(secret) > 1:
            one, other = generator.sample(secret, 2)
            i, j = generator.choice(free[one]), generator.choice(free[other])
            yield "two hands", partial(between_hands, s, one, i, other, j)
        for seat in range(s.seats):
            player = s.player[seat]
            if s.phase == PICK and seat != viewer and player.picked != NONE:
                card = player.hand.items[generator.randrange(player.hand.n)]
                yield "a pick", partial(pick, s, seat, card)
        yield "the random stream", partial(stir, s.rng, generator)


def places(s: Any) -> int:
    """How many hands go round."""
    return 3 if s.seats == 2 else int(s.seats)


def put(s: Any, place: int, i: int, card: int) -> None:
    """Exchange a card of a hand; who had picked it has picked the new one."""
    player = s.player[place]
    if s.phase == PICK and player.picked == player.hand.items[i]:
        pick(s, place, card)
    player.hand.items[i] = card
    in_order(player.hand)


def with_stock(s: Any, place: int, i: int, kind: int) -> None:
    s.stock[s.player[place].hand.items[i]] += 1
    s.stock[kind] -= 1
    put(s, place, i, kind)


def between_hands(s: Any, a: int, i: int, b: int, j: int) -> None:
    card = s.player[a].hand.items[i]
    put(s, a, i, s.player[b].hand.items[j])
    put(s, b, j, card)


def pick(s: Any, seat: int, card: int) -> None:
    """Let a seat have picked another card; if that was the last action, its event says so."""
    s.player[seat].picked = card
    for event in s.events.items[: s.events.n]:
        if event.kind == PICKED and event.seat == seat:
            event.a = card
