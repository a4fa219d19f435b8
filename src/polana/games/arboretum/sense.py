"""What a sensible player of Arboretum sees at a glance."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.rules import total
from polana.games.arboretum.state import Arboretum


@rule
def judge(s: Arboretum, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat) * 1000


@rule
def prefer(s: Arboretum, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1
