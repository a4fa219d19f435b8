"""The bot that looks one turn ahead: it plays each action in a few worlds that fit what it sees, goes on as a
sensible player would until somebody else acts, and judges where that leads."""

from __future__ import annotations

from polana.engine.contract import Head, judge, legal, prefer
from polana.engine.game import Game
from polana.engine.kernels import Numbers, States, Streams, imagine_record, play
from polana.engine.record import Ints
from polana.engine.rng import Seed, derived
from polana.engine.rule import kernel, rule
from polana.engine.state import State

WORLDS = 16  # imagined for each choice on compiled rules
HASTY_WORLDS = 1  # on interpreted rules, so that nobody waits
HASTY_BREADTH = 8  # and only so many actions, those that a sensible player likes best
LEFT_OUT = -(2**30)
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
def leave_out(s: Head, seat: int, actions: Ints, n: int, width: int, out: Ints, liking: Ints) -> None:
    """Mark all but the best liked actions as left out, the others with 0."""
    prefer(s, seat, actions, n, liking)
    for i in range(n):
        before = 0
        for j in range(n):
            if liking[j] > liking[i] or (liking[j] == liking[i] and j < i):
                before += 1
        out[i] = 0 if before < width else LEFT_OUT


@kernel
def weigh(
    states: States,
    streams: Streams,
    seat: int,
    actions: Numbers,
    n: int,
    worlds: int,
    width: int,
    out: Numbers,
    room: Numbers,
    liking: Numbers,
) -> None:
    """How good each of n actions is, summed over imagined worlds. States: what is seen, a world, what comes of it."""
    for world in range(worlds):
        states[1] = states[0]
        imagine_record(states[1], streams[0])
        if world == 0:
            leave_out(states[1], seat, actions, n, width, out, liking)
        for i in range(n):
            if out[i] != LEFT_OUT:
                states[2] = states[1]
                play(states[2], seat, actions[i])
                finish_turn(states[2], seat, room, liking)
                out[i] += lead(states[2], seat, liking)


class Greedy:
    """Looks one turn ahead; `hasty` for rules that run interpreted, unless told."""

    def __init__(self, game: Game, seat: int, seed: Seed, hasty: bool | None = None) -> None:
        self._game = game
        self._seat = seat
        self._hasty = hasty
        self._stream = game.stream(derived(seed, seat))
        self._memory = game.blank(3)

    def choose(self, seen: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        rules, most = self._game.rules, self._game.header.most_legal
        hasty = not rules.compiled if self._hasty is None else self._hasty
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
            HASTY_WORLDS if hasty else WORLDS,
            HASTY_BREADTH if hasty else most,
            out,
            rules.numbers(most),
            rules.numbers(max(most, self._game.seats)),
        )
        return legal[max(range(len(legal)), key=lambda i: out[i])]
