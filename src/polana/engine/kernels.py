"""What Python calls: the contract on arrays of records, written once for all games against its open names.

A `States` argument is an array of state records (most often of one). Each kernel is compiled for exactly one
signature, taken from its annotations: an `int` has 64 bits, a `RecordArray` holds records of a class, an `IntArray`
numbers of the width that it is annotated with.
"""

from __future__ import annotations

from typing import Annotated

from polana.engine.contract import (
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    TRUTH,
    Head,
    apply,
    blank_events,
    clear_rest,
    conceal,
    imagine,
    judge,
    legal,
    observe,
    prefer,
    rank,
    score,
    setup,
    why_not,
)
from polana.engine.record import IntArray, RecordArray
from polana.engine.rng import Rng, below, blank_rng, next64, seed_rng
from polana.engine.rule import OpenNumber, kernel, rule

States = RecordArray[Head]  # of the game's own state, which begins with the head
Streams = RecordArray[Rng]
Numbers = Annotated[IntArray, "i4"]
Bytes = Annotated[IntArray, "u1"]
Words64 = Annotated[IntArray, "u8"]

ACTIONS = OpenNumber()  # size of the game's action space


@kernel
def begin(states: States, words: Words64) -> None:
    """Deal a new game; `seats` and `options` are set."""
    s = states[0]
    seed_rng(s.rng, words[0], words[1], words[2])
    s.viewer = TRUTH
    setup(s)


@rule
def may_act(s: Head, seat: int) -> bool:
    return 0 <= seat < s.seats and s.acting >> seat & 1 == 1


@rule
def refusal(s: Head, seat: int, action: int) -> int:
    """Why a seat may not play an action now; LEGAL when it may. Takes any integers."""
    if s.acting == 0:
        return GAME_OVER
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION
    if not may_act(s, seat):
        return NOT_YOUR_TURN
    return why_not(s, seat, action)


@rule
def play(s: Head, seat: int, action: int) -> None:
    """Play a legal action."""
    before = s.events.n
    s.events.n = 0
    s.ply += 1
    apply(s, seat, action)
    clear_rest(s, before)


@rule
def first_acting(s: Head) -> int:
    """The lowest seat that may act now, or -1."""
    for seat in range(s.seats):
        if s.acting >> seat & 1:
            return seat
    return -1


@kernel
def legal_of(states: States, seat: int, out: Numbers) -> int:
    """A seat's legal actions; none when it may not act."""
    s = states[0]
    if not may_act(s, seat):
        return 0
    return legal(s, seat, out)


@kernel
def refusal_of(states: States, seat: int, action: int) -> int:
    """Why a seat may not play an action, LEGAL when it may."""
    return refusal(states[0], seat, action)


@kernel
def play_on(states: States, seat: int, action: int) -> int:
    """Play an action if it is legal; the reason when it is not."""
    s = states[0]
    reason = refusal(s, seat, action)
    if reason == LEGAL:
        play(s, seat, action)
    return reason


@kernel
def step(states: States, action: int, out: Numbers) -> int:
    """Play an action for the first acting seat and write the next one's legal actions; how many.

    0 when the game is over, minus the reason when the action is refused.
    """
    s = states[0]
    seat = first_acting(s)
    reason = refusal(s, seat, action)
    if reason != LEGAL:
        return -reason
    play(s, seat, action)
    if s.acting == 0:
        return 0
    return legal(s, first_acting(s), out)


@kernel
def score_of(states: States, out: Numbers) -> None:
    for i in range(len(out)):
        out[i] = 0
    score(states[0], out)


@kernel
def rank_of(states: States, out: Numbers) -> None:
    rank(states[0], out)


@rule
def conceal_record(s: Head, seat: int) -> None:
    """Make a whole record the knowledge of one seat; a finished game is open."""
    if s.acting != 0:
        conceal(s, seat)
        blank_events(s, seat)
        blank_rng(s.rng)
    s.viewer = seat


@kernel
def conceal_states(states: States, seat: int) -> None:
    conceal_record(states[0], seat)


@rule
def imagine_record(s: Head, rng: Rng) -> None:
    """Make a concealed record a whole one that its viewer holds possible."""
    seat = s.viewer
    s.viewer = TRUTH
    if s.acting != 0:
        seed_rng(s.rng, next64(rng), next64(rng), next64(rng))
        imagine(s, seat)


@kernel
def imagine_states(states: States, streams: Streams) -> None:
    imagine_record(states[0], streams[0])


@kernel
def observe_by(states: States, seat: int, out: Bytes) -> None:
    """What a seat sees, as numbers; the record is concealed from that seat."""
    for i in range(len(out)):
        out[i] = 0
    observe(states[0], seat, out)


@kernel
def judge_of(states: States, out: Numbers) -> None:
    judge(states[0], out)


@kernel
def prefer_of(states: States, seat: int, actions: Numbers, n: int, out: Numbers) -> None:
    prefer(states[0], seat, actions, n, out)


@kernel
def playout(states: States, streams: Streams, out: Numbers) -> int:
    """Play evenly random legal actions to the end; how many."""
    s = states[0]
    rng = streams[0]
    steps = 0
    while s.acting != 0:
        seat = first_acting(s)
        n = legal(s, seat, out)
        play(s, seat, out[below(rng, n)])
        steps += 1
    return steps


@kernel
def start_stream(streams: Streams, words: Words64) -> None:
    """Start a stream that belongs to no game."""
    seed_rng(streams[0], words[0], words[1], words[2])
