"""What a sensible player of the Vale sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.vale.state import Vale


@rule
def judge(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.player[seat].score * 1000


@rule
def prefer(s: Vale, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1
