"""Places from standings, and the payoff that bots and environments play for."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule


@rule
def to_places(out: Ints, seats: int) -> None:
    """Turn standings (-2**28 .. 2**28 - 1) into places: 0 for the best, equal ones shared, the next ones used up."""
    for seat in range(seats):
        out[seat] *= 8
    for seat in range(seats):
        for other in range(seats):
            if out[other] // 8 > out[seat] // 8:
                out[seat] += 1
    for seat in range(seats):
        out[seat] %= 8


@rule
def net_beaten(places: Ints, seats: int, seat: int) -> int:
    """How many seats are behind a seat, less how many are before it: its payoff times the number of the others."""
    count = 0
    for other in range(seats):
        if places[other] > places[seat]:
            count += 1
        elif places[other] < places[seat]:
            count -= 1
    return count


def payoffs(places: list[int]) -> list[float]:
    """What places are worth: from 1 for a sole first to -1 for a sole last, shared places share, sum 0.

    >>> payoffs([0, 2, 1])
    [1.0, -1.0, 0.0]
    >>> payoffs([0, 0, 2])
    [0.5, 0.5, -1.0]
    """
    seats = len(places)
    return [net_beaten(places, seats, seat) / (seats - 1) for seat in range(seats)]
