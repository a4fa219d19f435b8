"""Fitting the weights of a game's `sense`: which numbers make `judge` foretell best who wins.

`python -m polana.lab.fitting arboretum` lets bots play, keeps positions with how their games ended, and tries other
values for each weight in turn. The measure is the mean surprise (in bits) at the winner, given who is ahead by `judge`
and by how much; 1 is a coin. Everything follows from the seed, so a table in docs/bots.md can be made again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from polana.bots import sit
from polana.engine.game import Game, Header, load
from polana.engine.record import Array
from polana.engine.rng import derived
from polana.engine.twins import Interpreted

GAMES = 60
EVERY = 9  # actions between positions that are kept
FACTORS = (0.5, 0.75, 1.5, 2.0)  # of a weight's value, tried in turn
BETTER = 0.0005  # bits that a value must save to be taken
SCALES = tuple(250.0 * 1.25**i for i in range(24))  # leads that make a victory likely, in thousandths of a point


@dataclass(frozen=True)
class Sample:
    """Positions of games that were played, and each seat's share of the victory."""

    game: Game
    states: list[Array]
    wins: Array


def gathered(game: Game, bot: str, games: int, seed: int) -> Sample:
    """Let bots play."""
    game.compile()
    states, wins = [], []
    for number in range(games):
        state = game.new(derived(seed, number))
        bots = [sit(bot, game, seat, derived(seed, number, 1)) for seat in range(game.seats)]
        kept = []
        while not state.over:
            if state.ply % EVERY == EVERY - 1:
                kept.append(state.memory.copy())
            seat = state.acting[0]
            state.play(seat, bots[seat].choose(state.seen_by(seat), state.legal(seat)))
        places = state.places()
        states += kept
        wins += [[(place == 0) / places.count(0) for place in places]] * len(kept)
    return Sample(game, states, np.array(wins, np.float64))


def sense_of(header: Header) -> ModuleType:
    return next(module for module in header.modules if module.__name__.endswith(".sense"))


def weights(header: Header) -> dict[str, int]:
    """The numbers in a game's sense, by name: those that it defines itself."""
    sense = sense_of(header)
    imported = {name for module in header.modules if module is not sense for name in vars(module)}
    return {
        name: value
        for name, value in vars(sense).items()
        if name.isupper() and type(value) is int and name not in imported and value > 1
    }


def leads(sample: Sample, changed: dict[str, int]) -> Array:
    """How far each seat is ahead by `judge`, with some weights changed."""
    header = sample.game.header
    sense = sense_of(header)
    before = {name: getattr(sense, name) for name in changed}
    for name, value in changed.items():
        setattr(sense, name, value)
    try:
        rules: Any = Interpreted(header)
        out = rules.numbers(header.seats[-1])
        found = []
        for memory in sample.states:
            rules.judge_of(rules.states(memory.copy()), out)
            points = np.array(out[: sample.game.seats], np.float64)
            found.append([points[seat] - np.delete(points, seat).max() for seat in range(sample.game.seats)])
    finally:
        for name, value in before.items():
            setattr(sense, name, value)
    return np.array(found)


def surprise(sample: Sample, ahead: Array) -> float:
    """Bits of surprise at the winner, a position, with the scale of leads that fits best."""
    return min(_surprise(sample.wins, ahead, scale) for scale in SCALES)


def _surprise(wins: Array, ahead: Array, scale: float) -> float:
    strength = ahead / scale
    strength = strength - strength.max(axis=1, keepdims=True)
    chance = np.exp(strength) / np.exp(strength).sum(axis=1, keepdims=True)
    return float(-(wins * np.log2(np.maximum(chance, 1e-9))).sum(axis=1).mean())


def fit(sample: Sample) -> Iterator[tuple[str, int, int, float, float]]:
    """Try each weight in turn: its name, value before and after, surprise before and after."""
    chosen: dict[str, int] = {}
    least = surprise(sample, leads(sample, chosen))
    for name, value in weights(sample.game.header).items():
        tried = {round(value * factor) for factor in FACTORS} - {value, 0}
        found = {other: surprise(sample, leads(sample, chosen | {name: other})) for other in sorted(tried)}
        best = min(found, key=lambda other: found[other])
        before = least
        if found[best] < least - BETTER:
            chosen[name] = best
            least = found[best]
        yield name, value, chosen.get(name, value), before, found[best]


def main(name: str, games: int = GAMES, bot: str = "greedy", seats: int | None = None) -> None:
    game = load(name, seats)
    sample = gathered(game, bot, games, seed=1)
    print(f"{game!r}: {len(sample.states)} positions of {games} games between {bot}")
    print(f"surprise {surprise(sample, leads(sample, {})):.4f} bits")
    for weight, before, after, old, new in fit(sample):
        print(f"{weight:14} {before:7} -> {after:7}   {old:.4f} -> best other {new:.4f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
