"""Kernels of the vector environment: one seat of each game learns, bots play the others. They run compiled."""

from __future__ import annotations

from polana.bots.greedy import WORLDS, weigh
from polana.engine.batching import MOST_LEGAL, OBSERVATION_SIZE, deal
from polana.engine.contract import LEGAL, Head, legal, rank
from polana.engine.kernels import (
    ACTIONS,
    Bytes,
    Numbers,
    States,
    Streams,
    conceal_record,
    first_acting,
    may_act,
    play,
    refusal,
)
from polana.engine.ranking import net_beaten
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import kernel, rule
from polana.envs.kernels.sight import margin, mark_legal, write_seen

OPPONENTS = ("random", "greedy")
RANDOM, GREEDY = range(len(OPPONENTS))
ROOMS = 4  # rows of numbers that choosing needs: actions, their worth, and two for looking ahead


@rule
def reply(i: int, seat: int, kind: int, states: States, streams: Streams, scratch: States, room: Numbers) -> int:
    """What a bot plays in game i, from what its seat sees."""
    row = len(room) // ROOMS
    actions = room[:row]
    n = legal(states[i], seat, actions)
    if n == 1:
        return actions[0]
    if kind == RANDOM:
        return actions[below(streams[i], n)]
    worth = room[row : 2 * row]
    worth[:] = 0
    scratch[0] = states[i]
    conceal_record(scratch[0], seat)
    ahead, liking = room[2 * row : 3 * row], room[3 * row :]
    weigh(scratch, streams[i : i + 1], seat, actions, n, WORLDS, MOST_LEGAL, worth, ahead, liking)
    best = 0
    for j in range(1, n):
        if worth[j] > worth[best]:
            best = j
    return actions[best]


@rule
def payoff(s: Head, seat: int, places: Ints) -> int:
    """What a seat's final place is worth, times the number of the others."""
    rank(s, places)
    return net_beaten(places, s.seats, seat)


@kernel
def check_vector(states: States, seats: Numbers, ended: Bytes, actions: Numbers) -> int:
    """The first game in which the learner's action is not legal, or -1; a game that has ended takes any."""
    for i in range(len(states)):
        if ended[i] == 0 and refusal(states[i], seats[i], actions[i]) != LEGAL:
            return i
    return -1


@kernel
def step_vector(
    states: States,
    streams: Streams,
    blank: States,
    scratch: States,
    seats: Numbers,
    kinds: Numbers,
    room: Numbers,
    points: Numbers,
    dense: int,
    ended: Bytes,
    leads: Numbers,
    actions: Numbers,
    earned: Numbers,
    seen: Bytes,
    masks: Bytes,
    first: int,
    stop: int,
) -> None:
    """Play the learner's action in each game of a slice, and on until it acts again; a game that has ended is dealt
    anew instead. `kinds` are the bots seat by seat, counted from the learner on; `dense` pays margins at each step."""
    for i in range(first, stop):
        seat = seats[i]
        fresh = ended[i] == 1
        if fresh:
            states[i] = blank[0]
            deal(states[i], streams[i])
        else:
            play(states[i], seat, actions[i])
        s = states[i]
        while s.acting != 0 and not may_act(s, seat):
            other = first_acting(s)
            kind = kinds[(other + s.seats - seat) % s.seats]
            play(s, other, reply(i, other, kind, states, streams, scratch, room))
        ended[i] = 1 if s.acting == 0 else 0
        earned[i] = 0
        scratch[0] = states[i]
        conceal_record(scratch[0], seat)
        if dense:
            ahead = margin(scratch[0], seat, points)
            earned[i] = 0 if fresh else ahead - leads[i]
            leads[i] = ahead
        elif ended[i]:
            earned[i] = payoff(s, seat, points)
        write_seen(scratch[0], seat, seen[i * OBSERVATION_SIZE : (i + 1) * OBSERVATION_SIZE])
        mask = masks[i * ACTIONS : (i + 1) * ACTIONS]
        mark_legal(s, seat, room, mask)
        if ended[i]:
            mask[:] = 1
