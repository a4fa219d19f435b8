"""Kernels of the adapters: what a seat sees and may do, after an action or at any time. They run compiled."""

from __future__ import annotations

from polana.engine.contract import LEGAL, Head, legal, observe, score
from polana.engine.kernels import (
    Bytes,
    Numbers,
    States,
    conceal_record,
    first_acting,
    may_act,
    play,
    refusal,
)
from polana.engine.record import Ints
from polana.engine.rule import kernel, rule

OVER = -1


@rule
def mark_legal(s: Head, seat: int, room: Ints, mask: Bytes) -> None:
    """A seat's legal actions as 0 and 1; none when it may not act."""
    mask[:] = 0
    if may_act(s, seat):
        for i in range(legal(s, seat, room)):
            mask[room[i]] = 1


@rule
def write_seen(concealed: Head, seat: int, seen: Bytes) -> None:
    """A concealed record as an observation."""
    seen[:] = 0
    observe(concealed, seat, seen)


@kernel
def show(states: States, seat: int, room: Numbers, seen: Bytes, mask: Bytes) -> None:
    """Write what a seat sees and may do. States: the game, and room for a copy."""
    mark_legal(states[0], seat, room, mask)
    states[1] = states[0]
    conceal_record(states[1], seat)
    write_seen(states[1], seat, seen)


@kernel
def take_turn(states: States, seat: int, action: int, room: Numbers, seen: Bytes, mask: Bytes) -> int:
    """Play an action and show the game to whoever acts next, and who that is; OVER shows it to the first seat.

    -1 minus the reason when the action is refused.
    """
    s = states[0]
    reason = refusal(s, seat, action)
    if reason != LEGAL:
        return OVER - reason
    play(s, seat, action)
    following = first_acting(s)
    mark_legal(s, following, room, mask)
    states[1] = states[0]
    conceal_record(states[1], max(following, 0))
    write_seen(states[1], max(following, 0), seen)
    return following


@kernel
def take_turns(states: States, actions: Numbers) -> int:
    """Play the actions of all seats that act now, the lowest first. -1 when done, or the first seat whose action is
    not legal: then nothing is played."""
    s = states[0]
    acting = s.acting
    for seat in range(s.seats):
        if acting >> seat & 1 and refusal(s, seat, actions[seat]) != LEGAL:
            return seat
    for seat in range(s.seats):
        if acting >> seat & 1:
            play(s, seat, actions[seat])
    return OVER


@rule
def margin(s: Head, seat: int, points: Numbers) -> int:
    """A seat's points times the number of the others, minus the others' points, as far as a concealed record tells.

    `points`: room for all seats and categories.
    """
    points[:] = 0
    score(s, points)
    ahead = 0
    for i in range(len(points)):
        ahead += points[i] * (s.seats - 1 if i * s.seats // len(points) == seat else -1)
    return ahead


@kernel
def margins(states: States, points: Numbers, out: Numbers) -> None:
    """The margin of each seat. States: the game, and room for a copy."""
    for seat in range(states[0].seats):
        states[1] = states[0]
        conceal_record(states[1], seat)
        out[seat] = margin(states[1], seat, points)
