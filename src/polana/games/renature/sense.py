"""What a sensible player of Renature sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.renature.scoring import total
from polana.games.renature.state import Renature


@rule
def judge(s: Renature, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat) * 1000


@rule
def prefer(s: Renature, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1
