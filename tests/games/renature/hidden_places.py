"""Renature's hidden places, from its rulebook: pools, hands, unused dominoes, backs of reward tokens, and the domino
that somebody is about to lay. The owner of a token knows its back. Nothing here asks `conceal` or `imagine`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from polana import State
from polana.engine.piles import contents
from polana.games.renature.state import PLACE
from polana.games.renature.valleys import AREAS
from tests.games.places import in_order, stir
from tests.games.renature.pieces import size_of

PRIVATE_EVENTS = {"picks", "draws", "peeks"}  # only the seat itself reads the domino, or the back

SAME_WITHOUT = {
    "blank_stack: stack.seen[i] = 0": "nobody ever learns what lies in a pool",
    "blank_hand: hand.seen[i] = 0": "a domino in a hand is always known to its owner and to nobody else",
    "blank_events: event.b = UNKNOWN": "the second number of a private event is the area of a token that all see",
    "blank_events: event.c = UNKNOWN": "private events have two numbers at most",
    "blank_events: event.d = UNKNOWN": "private events have two numbers at most",
}
"""Blanks that this game does not need, with the reason."""

LEFT_OVER = {3: (1, 2), 7: (3, 4), 13: (6, 7)}  # sizes with one area and two tokens, of which one stays in the box

Swap = tuple[str, Callable[[], None]]


class Watcher:
    """Follows what everybody at the table has seen: here nothing that is hidden becomes known while it stays hidden."""

    def follow(self, state: State) -> None:
        """Nothing to take note of."""

    def swaps(self, s: Any, viewer: int, generator: random.Random) -> Iterator[Swap]:
        """Changes that the viewer cannot notice, one of each kind, each to be carried out on `s` by calling it."""
        hands = [("hand", seat, s.player[seat].hand) for seat in range(s.seats) if seat != viewer]
        pools = [("pool", seat, s.player[seat].pool) for seat in range(s.seats)]
        others = [place for place in [*hands, *pools, ("unused", -1, s.unused)] if place[2].n]
        for place in others:
            other = generator.choice(others)
            i, j = generator.randrange(place[2].n), generator.randrange(other[2].n)
            yield f"a domino of a {place[0]}", partial(exchange, s, place, i, other, j)
        if s.phase == PLACE and s.turn != viewer:
            hand = s.player[s.turn].hand
            yield "the domino about to be laid", partial(choose, s, hand.items[generator.randrange(hand.n)])
        unknown = [area for area in range(AREAS) if viewer < 0 or s.area[area].closer != viewer]
        one = generator.choice(unknown)
        alike = [area for area in unknown if size_of(s, area) == size_of(s, one)]
        yield "the backs of two tokens", partial(exchange_backs, s, one, generator.choice(alike))
        single = [area for area in unknown if size_of(s, area) in LEFT_OVER]
        if single:
            one = generator.choice(single)
            back = sum(LEFT_OVER[size_of(s, one)]) - s.area[one].back
            yield "the back of a token and of the one in the box", partial(turn_over, s, one, back)
        yield "the random stream", partial(stir, s.rng, generator)


def exchange(s: Any, one: Any, i: int, other: Any, j: int) -> None:
    """Swap two dominoes; one that is about to be laid gives way to the one in its stead."""
    (name, seat, place), (other_name, _, second) = one, other
    a, b = place.items[i], second.items[j]
    place.items[i], second.items[j] = b, a
    if s.phase == PLACE and s.chosen not in contents(s.player[s.turn].hand):
        s.chosen = b if (name, seat) == ("hand", s.turn) else a
    for where, held in ((name, place), (other_name, second)):
        if where != "pool":
            in_order(held)


def choose(s: Any, domino: int) -> None:
    s.chosen = domino


def exchange_backs(s: Any, one: int, other: int) -> None:
    s.area[one].back, s.area[other].back = s.area[other].back, s.area[one].back


def turn_over(s: Any, area: int, back: int) -> None:
    s.area[area].back = back
