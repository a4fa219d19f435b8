"""How well a game's `judge` foretells the end: what it says of games that bots play, beside how they end.

`python -m polana.lab.foretelling renature search:150 200` lets two such bots play so many games. Each time another seat
comes to act, `judge` tells how far the first seat is ahead. By stages of the game: how its word goes with the lead at
the end (a correlation), how many points a point that it tells is worth then (1 is right; less: it promises too much),
and what it says too much or too little for the seat that comes to act.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from polana.bots import sit
from polana.engine.game import Game, load
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.state import State

STAGES = 5


@dataclass(frozen=True)
class Stage:
    """A part of the games, and the word of `judge` in it; leads are in points."""

    positions: int
    likeness: float  # correlation
    slope: float  # of the final lead over the one that was told
    tempo: float  # final lead beyond what was told, for the seat that comes to act


def foretold(game: Game, bot: str, games: int, seed: Seed) -> list[Stage]:
    """Play games of two, and compare."""
    game = game.compile()
    rows = np.array([row for number in range(games) for row in _played(game, bot, derived(seed, number))])
    stages = np.minimum(STAGES - 1, (rows[:, 0] * STAGES).astype(int))
    return [compare(rows[stages == number]) for number in range(STAGES)]


def compare(rows: Array) -> Stage:
    """Rows as `_played` tells them."""
    _, acting, told, came = rows.T
    apart = told - told.mean()
    slope = float((apart * came).sum() / (apart**2).sum())
    return Stage(len(rows), float(np.corrcoef(told, came)[0, 1]), slope, float((acting * (came - told)).mean()))


def _played(game: Game, bot: str, seed: Seed) -> Iterator[tuple[float, int, float, int]]:
    """Of one game: when (0 to 1), 1 if the first seat comes to act, else -1, its lead as told, and at the end."""
    state = game.new(seed)
    bots = [sit(bot, game, seat, derived(seed, seat)) for seat in range(2)]
    told: list[tuple[int, int, float]] = []
    before = None
    while not state.over:
        seat = state.acting[0]
        if seat != before:
            told.append((state.ply, 1 - 2 * seat, _lead(state)))
        before = seat
        state.play(seat, bots[seat].choose(state.seen_by(seat), state.legal(seat)))
    ours, theirs = state.scores()
    for ply, acting, lead in told:
        yield ply / state.ply, acting, lead, ours - theirs


def _lead(state: State) -> float:
    rules = state.game.rules
    out = rules.numbers(state.seats)
    rules.judge_of(rules.states(state.memory), out)
    return float(out[0] - out[1]) / 1000


def main(name: str, bot: str, games: str) -> None:
    game = load(name, 2)
    print(f"{game!r}: {games} games of {bot}\n\nstage  positions  likeness  slope  tempo")
    for number, stage in enumerate(foretold(game, bot, int(games), "foretell")):
        told = f"{stage.positions:9}  {stage.likeness:8.2f}  {stage.slope:5.2f}  {stage.tempo:+5.1f}"
        print(f"{number + 1:5}  {told}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
