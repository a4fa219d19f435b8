"""The bot that looks one turn ahead: it plays each action in a few worlds that fit what it sees, goes on as a
sensible player would until somebody else acts, and judges where that leads."""

from __future__ import annotations

from polana.engine.contract import Head, judge, legal, prefer
from polana.engine.game import Game
from polana.engine.kernels import Numbers, States, Streams, play, think_up
from polana.engine.record import Ints
from polana.engine.rng import Seed, derived
from polana.engine.rule import rule
from polana.engine.state import State

WORLDS = 16  # imagined for each choice on compiled rules
HASTY = 1  # and on interpreted ones, so that nobody waits
STEPS = 8  # of a turn at most that are played on


@rule
def favourite(s: Head, seat: int, actions: Ints, liking: Ints) -> int:
    """The action that a sensible player likes best."""
    n = legal(s, seat, actions)
    prefer(s, seat, actions, n, liking)
    best = 0
    for i in range(1, n):
        if liking[i] > liking[best]:
            best = i
    return actions[best]


@rule
def finish_turn(s: Head, seat: int, actions: Ints, liking: Ints) -> None:
    """Play on while only this seat acts."""
    for _ in range(STEPS):
        if s.acting != 1 << seat:
            return
        play(s, seat, favourite(s, seat, actions, liking))


@rule
def lead(s: Head, seat: int, standing: Ints) -> int:
    """How far a seat is ahead of the best of the others."""
    judge(s, standing)
    best = -(2**30)
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing[other])
    return standing[seat] - best


@rule
def weigh(
    states: States,
    streams: Streams,
    seat: int,
    actions: Numbers,
    n: int,
    worlds: int,
    out: Numbers,
    room: Numbers,
    liking: Numbers,
) -> None:
    """How good each of n actions is, summed over imagined worlds. States: what is seen, a world, what comes of it."""
    for i in range(n):
        out[i] = 0
    for _ in range(worlds):
        states[1] = states[0]
        think_up(states[1], streams[0])
        for i in range(n):
            states[2] = states[1]
            play(states[2], seat, actions[i])
            finish_turn(states[2], seat, room, liking)
            out[i] += lead(states[2], seat, liking)


class Greedy:
    """Looks one turn ahead."""

    def __init__(self, game: Game, seat: int, seed: Seed, worlds: int | None = None) -> None:
        self._game = game
        self._seat = seat
        self._worlds = worlds
        self._stream = game.stream(derived(seed, seat))
        self._memory = game.blank(3)

    def choose(self, seen: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        rules, most = self._game.rules, self._game.header.most_legal
        self._memory[: self._game.size] = seen.memory
        actions, out = rules.numbers(most), rules.numbers(most)
        for i, action in enumerate(legal):
            actions[i] = action
        rules.kernel(weigh)(
            rules.states(self._memory),
            rules.streams(self._stream),
            self._seat,
            actions,
            len(legal),
            self._worlds or (WORLDS if rules.compiled else HASTY),
            out,
            rules.numbers(most),
            rules.numbers(max(most, self._game.seats)),
        )
        return legal[max(range(len(legal)), key=lambda i: out[i])]
