"""Kernels that do one thing many times, so that it can be timed without Python around it. They run compiled."""

from __future__ import annotations

from polana.engine.contract import score
from polana.engine.kernels import Numbers, States, Streams, conceal_record, imagine_record
from polana.engine.rule import kernel


@kernel
def clone_often(states: States, times: int) -> None:
    """Copy the first state over the others in turn."""
    others = len(states) - 1
    for i in range(times):
        states[1 + i % others] = states[0]


@kernel
def conceal_often(states: States, seat: int, times: int) -> None:
    """Copy the first state and conceal the copy from a seat."""
    for _ in range(times):
        states[1] = states[0]
        conceal_record(states[1], seat)


@kernel
def imagine_often(states: States, streams: Streams, times: int) -> None:
    """Copy the first state, which is concealed, and imagine the rest of it."""
    for _ in range(times):
        states[1] = states[0]
        imagine_record(states[1], streams[0])


@kernel
def score_often(states: States, out: Numbers, times: int) -> None:
    for _ in range(times):
        score(states[0], out)
