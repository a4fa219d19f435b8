"""Kernels over many games: slices of them, so that threads can share the work. They run compiled only."""

from __future__ import annotations

from polana.engine.contract import LEGAL, TRUTH, Head, legal, observe, rank, setup
from polana.engine.kernels import (
    ACTIONS,
    Bytes,
    Numbers,
    States,
    Streams,
    conceal_record,
    first_acting,
    play,
    refusal,
)
from polana.engine.rng import Rng, below, next64, seed_rng
from polana.engine.rule import OpenNumber, kernel, rule

MOST_LEGAL = OpenNumber()
OBSERVATION_SIZE = OpenNumber()


@rule
def deal(s: Head, rng: Rng) -> None:
    """Deal a new game on a blank record, its seed drawn from a stream."""
    seed_rng(s.rng, next64(rng), next64(rng), next64(rng))
    s.viewer = TRUTH
    setup(s)


@rule
def look(s: Head, i: int, all_legal: Numbers, counts: Numbers, seats: Numbers) -> None:
    """Write who acts in game i and what that seat may do."""
    seats[i] = first_acting(s)
    counts[i] = legal(s, seats[i], all_legal[i * MOST_LEGAL : (i + 1) * MOST_LEGAL])


@kernel
def deal_batch(
    states: States,
    streams: Streams,
    blank: States,
    all_legal: Numbers,
    counts: Numbers,
    seats: Numbers,
    first: int,
    stop: int,
) -> None:
    """Deal the games of a slice."""
    for i in range(first, stop):
        states[i] = blank[0]
        deal(states[i], streams[i])
        look(states[i], i, all_legal, counts, seats)


@kernel
def check_batch(states: States, seats: Numbers, actions: Numbers) -> int:
    """The first game in which the action is not legal, or -1."""
    for i in range(len(states)):
        if refusal(states[i], seats[i], actions[i]) != LEGAL:
            return i
    return -1


@kernel
def play_batch(
    states: States,
    streams: Streams,
    blank: States,
    all_legal: Numbers,
    counts: Numbers,
    seats: Numbers,
    actions: Numbers,
    done: Bytes,
    places: Numbers,
    first: int,
    stop: int,
) -> None:
    """Play one action in each game of a slice; a game that ends tells its places and starts anew."""
    for i in range(first, stop):
        s = states[i]
        play(s, seats[i], actions[i])
        done[i] = 0
        if s.acting == 0:
            done[i] = 1
            rank(s, places[i * s.seats : (i + 1) * s.seats])
            states[i] = blank[0]
            deal(states[i], streams[i])
        look(states[i], i, all_legal, counts, seats)


@kernel
def random_batch(
    states: States,
    streams: Streams,
    blank: States,
    all_legal: Numbers,
    counts: Numbers,
    seats: Numbers,
    steps: int,
    first: int,
    stop: int,
) -> None:
    """Play so many random actions in each game of a slice."""
    for i in range(first, stop):
        for _ in range(steps):
            pick = below(streams[i], counts[i])
            play(states[i], seats[i], all_legal[i * MOST_LEGAL + pick])
            if states[i].acting == 0:
                states[i] = blank[0]
                deal(states[i], streams[i])
            look(states[i], i, all_legal, counts, seats)


@kernel
def mask_batch(states: States, all_legal: Numbers, counts: Numbers, out: Bytes, first: int, stop: int) -> None:
    """Legal actions in the games of a slice as 0 and 1."""
    out[first * ACTIONS : stop * ACTIONS] = 0
    for i in range(first, stop):
        for j in range(counts[i]):
            out[i * ACTIONS + all_legal[i * MOST_LEGAL + j]] = 1


@kernel
def observe_batch(states: States, scratch: States, seats: Numbers, out: Bytes, first: int, stop: int) -> None:
    """What the acting seats see in the games of a slice."""
    out[first * OBSERVATION_SIZE : stop * OBSERVATION_SIZE] = 0
    for i in range(first, stop):
        scratch[0] = states[i]
        conceal_record(scratch[0], seats[i])
        observe(scratch[0], seats[i], out[i * OBSERVATION_SIZE : (i + 1) * OBSERVATION_SIZE])
