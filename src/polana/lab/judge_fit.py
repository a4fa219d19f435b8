"""How well a game's `judge` predicts the end, and which weights would predict it better.

`python -m polana.lab.judge_fit renature search:150 200` lets two such bots play so many games. Each time another seat
comes to act, `judge` tells how far the first seat is ahead. By stages of the game: how its word goes with the lead at
the end (a correlation), how many points a point that it tells is worth then (1 is right; less: it promises too much),
and what it says too much or too little for the seat that comes to act.

Then it tells each weight that `judge` hangs on, and what least squares would make of it: one step of linear regression
of the lead at the end, in all games and in each half of them. Where the halves disagree, nothing is known. What
predicts well need not play well: a suggestion is tried in the arena before it is taken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from polana.bots import sit
from polana.engine.compile.backends import Compiled
from polana.engine.game import Game, load
from polana.engine.kernels import judge_of
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.lab.fitting import rules_with, weights

STAGES = 5
NUDGE = 0.1  # of a weight, to see what hangs on it
CALM = 0.01  # of a feature's square: how much regression keeps to a weight's value


@dataclass(frozen=True)
class Position:
    """One of a game, when another seat came to act."""

    game: int
    when: float  # 0 to 1
    acting: int  # 1: the first seat, -1: the other
    memory: Array
    came: int  # the first seat's lead at the end


@dataclass(frozen=True)
class Stage:
    """A part of the games, and the word of `judge` in it; leads are in points."""

    positions: int
    likeness: float  # correlation
    slope: float  # of the final lead over the one that was told
    tempo: float  # final lead beyond what was told, for the seat that comes to act


@dataclass(frozen=True)
class Suggestion:
    """What regression makes of a weight: in all games, in those with even numbers, in the others."""

    name: str
    value: int
    better: tuple[int, ...]


def played(game: Game, bot: str, games: int, seed: Seed) -> list[Position]:
    """Games of two on compiled rules."""
    game = game.compile()
    return [each for number in range(games) for each in _positions(game, bot, number, derived(seed, number))]


def _positions(game: Game, bot: str, number: int, seed: Seed) -> Iterator[Position]:
    state = game.new(seed)
    bots = [sit(bot, game, seat, derived(seed, seat)) for seat in range(2)]
    kept: list[tuple[int, int, Array]] = []
    before = None
    while not state.over:
        seat = state.acting[0]
        if seat != before:
            kept.append((state.ply, 1 - 2 * seat, state.memory.copy()))
        before = seat
        state.play(seat, bots[seat].choose(state.concealed_for(seat), state.legal(seat)))
    ours, theirs = state.scores()
    for ply, acting, memory in kept:
        yield Position(number, ply / state.ply, acting, memory, ours - theirs)


def leads(rules: Compiled, positions: list[Position]) -> Array:
    """How far the first seat is ahead, by some rules' `judge`, in points."""
    out = rules.numbers(2)
    found = np.zeros(len(positions))
    for i, position in enumerate(positions):
        rules.judge_of(rules.states(position.memory), out)
        found[i] = (out[0] - out[1]) / 1000
    return found


def stages(game: Game, positions: list[Position]) -> list[Stage]:
    """The word of `judge`, by stages."""
    told, came = leads(game.header.compiled, positions), np.array([each.came for each in positions])
    acting = np.array([each.acting for each in positions])
    stage = np.array([min(STAGES - 1, int(each.when * STAGES)) for each in positions])
    return [compare(*(row[stage == number] for row in (told, came, acting))) for number in range(STAGES)]


def compare(told: Array, came: Array, acting: Array) -> Stage:
    apart = told - told.mean()
    slope = float((apart * came).sum() / (apart**2).sum())
    return Stage(len(told), float(np.corrcoef(told, came)[0, 1]), slope, float((acting * (came - told)).mean()))


def suggestions(game: Game, positions: list[Position]) -> list[Suggestion]:
    """One step of regression for all weights that `judge` hangs on."""
    header = game.header
    told = leads(header.compiled, positions)
    missing = np.array([each.came for each in positions]) - told
    values = weights(header)
    hanging: dict[str, Array] = {}  # what a weight's own size changes in the lead
    for name, value in values.items():
        other = value + max(1, round(value * NUDGE))
        change = (leads(rules_with(header, {name: other}, judge_of), positions) - told) * value / (other - value)
        if change.any():
            hanging[name] = change
    features = np.stack(list(hanging.values()), axis=1)
    even = np.array([each.game % 2 == 0 for each in positions])
    whole, one, other_half = (regression(features[part], missing[part]) for part in (even | ~even, even, ~even))
    found = []
    for i, name in enumerate(hanging):
        better = tuple(round(values[name] * (1 + part[i])) for part in (whole, one, other_half))
        found.append(Suggestion(name, values[name], better))
    return found


def regression(features: Array, missing: Array) -> Array:
    """How much of each feature explains what is missing; little where nothing is known."""
    square = features.T @ features
    found: Array = np.linalg.solve(square + CALM * np.diag(np.diag(square)), features.T @ missing)
    return found


def main(name: str, bot: str, games: str) -> None:
    game = load(name, 2)
    positions = played(game, bot, int(games), "judge fit")
    print(f"{game!r}: {games} games of {bot}\n\nstage  positions  likeness  slope  tempo")
    for number, stage in enumerate(stages(game, positions)):
        told = f"{stage.positions:9}  {stage.likeness:8.2f}  {stage.slope:5.2f}  {stage.tempo:+5.1f}"
        print(f"{number + 1:5}  {told}")
    print("\nweight                value   better   even games   odd games")
    for each in suggestions(game, positions):
        print(f"{each.name:18} {each.value:8} {each.better[0]:8} {each.better[1]:12} {each.better[2]:11}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
