"""Kernels of the OpenSpiel adapter: playing while every seat remembers what it was shown. They run compiled."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.kernels import Bytes, States, Words64, conceal_record, first_acting, play, refusal
from polana.engine.record import Ints
from polana.engine.rule import kernel, rule, u64
from polana.envs.kernels.sight import OVER, write_seen

LANES = 2  # 64-bit words in which a seat remembers


@rule
def keep(words: Ints, first: int, stop: int, memories: Ints, seat: int) -> None:
    """Stir some words into a seat's memory."""
    a, b = u64(memories[LANES * seat]), u64(memories[LANES * seat + 1])
    for i in range(first, stop):
        word = u64(words[i])
        a = u64((a ^ word) * u64(0x9E37_79B9_7F4A_7C15))
        a ^= a >> u64(32)
        b = u64((b + word) * u64(0xD6E8_FEB8_6659_FD93))
        b ^= b >> u64(29)
    memories[LANES * seat] = a
    memories[LANES * seat + 1] = b


@kernel
def remember(states: States, words: Words64, memories: Words64) -> None:
    """Let every seat remember what it sees now. States: the game, and room for a copy; `words` are their memory."""
    size = len(words) // 2
    for seat in range(states[0].seats):
        states[1] = states[0]
        conceal_record(states[1], seat)
        keep(words, size, 2 * size, memories, seat)


@kernel
def play_and_remember(states: States, words: Words64, memories: Words64, action: int) -> int:
    """Play the first acting seat's action; who acts next, or OVER; -1 minus the reason when it is refused."""
    s = states[0]
    seat = first_acting(s)
    reason = refusal(s, seat, action)
    if reason != LEGAL:
        return OVER - reason
    play(s, seat, action)
    size = len(words) // 2
    for other in range(s.seats):
        states[1] = states[0]
        conceal_record(states[1], other)
        keep(words, size, 2 * size, memories, other)
    return first_acting(s)


@kernel
def see(states: States, viewer: int, seat: int, seen: Bytes) -> None:
    """What a viewer (a seat, or a spectator) sees, seats counted from one on. States: the game, room for a copy."""
    states[1] = states[0]
    conceal_record(states[1], viewer)
    write_seen(states[1], seat, seen)
