"""What a sensible player of Upstream sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.scoring import egg_points, salmon_points
from polana.games.upstream.state import Upstream


@rule
def judge(s: Upstream, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = 1000 * (salmon_points(s.player[seat]) + egg_points(s.player[seat]))


@rule
def prefer(s: Upstream, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1
