"""Points of the Vale by the cards that brought them, and who is ahead of whom."""

from __future__ import annotations

from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.vale.state import CATEGORIES, Vale


@rule
def score(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        for category in range(CATEGORIES):
            out[seat * CATEGORIES + category] = s.player[seat].ledger[category]


@rule
def standing(s: Vale, seat: int) -> int:
    """Points first, then creatures."""
    return s.player[seat].score * 16 + s.player[seat].pens.n


@rule
def rank(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    to_places(out, s.seats)
