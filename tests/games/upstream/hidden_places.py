"""Upstream's hidden places, from its rulebook: the order of the face-down stack, and nothing else.

Everything that was ever drawn lies open, so what is left in the stack is known, and only chance knows its order.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from polana import State
from tests.games.places import stir

PRIVATE_EVENTS: set[str] = set()

SAME_WITHOUT = {
    "blank_events: event.a = UNKNOWN": "everybody reads all events",
    "blank_events: event.b = UNKNOWN": "everybody reads all events",
    "blank_events: event.c = UNKNOWN": "everybody reads all events",
    "blank_events: event.d = UNKNOWN": "everybody reads all events",
    "conceal_record: conceal(s, seat)": "all but the random stream lies open",
    "conceal_record: blank_events(s, seat)": "everybody reads all events",
}
"""Blanks that this game does not need, with the reason."""

Swap = tuple[str, Callable[[], None]]


class Watcher:
    """Follows what everybody at the table has seen."""

    def follow(self, state: State) -> None:
        """Nothing but the stack is hidden."""

    def swaps(self, s: Any, viewer: int, generator: random.Random) -> Iterator[Swap]:
        """Changes that the viewer cannot notice: the order of the stack is what the random stream will draw."""
        yield "the random stream", partial(stir, s.rng, generator)
