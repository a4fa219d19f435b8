"""Many games between bots, and what they tell: length, points, whether a seat is better than another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from polana.bots import sit
from polana.engine.game import Game
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.state import State

SURE = 1.96  # standard errors on each side of a 95 % confidence interval


@dataclass(frozen=True)
class Played:
    """One finished game."""

    first: int  # the seat that began
    length: int  # actions
    scores: list[int]
    payoffs: list[float]
    wins: list[float]  # 1 for a victory, shared ones share


def simulate(game: Game, bots: Sequence[str], games: int, seed: Seed) -> Iterator[Played]:
    """Play so many games on compiled rules, a bot a seat."""
    game.compile()
    for number in range(games):
        state = game.new(derived(seed, number))
        first = state.acting[0]
        if all(bot == "random" for bot in bots):
            _play_at_random(state, derived(seed, number, 1))
        else:
            _play(state, bots, derived(seed, number, 1))
        yield _told(state, first)


def _play_at_random(state: State, seed: Seed) -> None:
    """Play to the end without coming back to Python."""
    rules, game = state.game.rules, state.game
    rules.playout(rules.states(state.memory), rules.streams(game.stream(seed)), rules.numbers(game.header.most_legal))


def _play(state: State, bots: Sequence[str], seed: Seed) -> None:
    seated = [sit(bot, state.game, seat, seed) for seat, bot in enumerate(bots)]
    while not state.over:
        seat = state.acting[0]
        state.play(seat, seated[seat].choose(state.concealed_for(seat), state.legal(seat)))


def _told(state: State, first: int) -> Played:
    places = state.places()
    winners = places.count(0)
    wins = [1 / winners if place == 0 else 0.0 for place in places]
    return Played(first, state.ply, state.scores(), state.payoffs(), wins)


@dataclass(frozen=True)
class Estimate:
    """What a sample says of a mean: the mean, half its confidence interval, the deviation, least, middle and most."""

    mean: float
    within: float
    deviation: float
    least: float
    median: float
    most: float

    @classmethod
    def of(cls, sample: Array) -> Estimate:
        deviation = float(sample.std(ddof=1)) if len(sample) > 1 else 0.0
        within = SURE * deviation / sqrt(len(sample))
        return cls(
            round(float(sample.mean()), 4),
            round(within, 4),
            round(deviation, 4),
            float(sample.min()),
            float(np.median(sample)),
            float(sample.max()),
        )


@dataclass(frozen=True)
class Line:
    """How a seat, or a place in the order of play, fared."""

    scores: Estimate
    wins: Estimate
    payoffs: Estimate


@dataclass(frozen=True)
class Statistics:
    """What a simulation tells."""

    games: int
    length: Estimate
    scores: Estimate  # of all seats
    winning: Estimate  # the best score of each game
    seats: list[Line]
    order: list[Line]  # whoever begins, whoever comes second, ...


def statistics(games: Sequence[Played]) -> Statistics:
    """Sum up finished games."""
    scores = np.array([game.scores for game in games], np.float64)
    wins = np.array([game.wins for game in games])
    payoffs = np.array([game.payoffs for game in games])
    return Statistics(
        games=len(games),
        length=Estimate.of(np.array([game.length for game in games], np.float64)),
        scores=Estimate.of(scores.reshape(-1)),
        winning=Estimate.of(scores.max(axis=1)),
        seats=_lines(scores, wins, payoffs),
        order=_lines(*(in_order(games, values) for values in (scores, wins, payoffs))),
    )


def in_order(games: Sequence[Played], values: Array) -> Array:
    """Values by seat, turned so that whoever began comes first."""
    seats = values.shape[1]
    begun = np.array([game.first for game in games])[:, None]
    turned: Any = np.take_along_axis(values, (begun + np.arange(seats)) % seats, axis=1)
    return np.asarray(turned)


def _lines(scores: Array, wins: Array, payoffs: Array) -> list[Line]:
    columns = range(scores.shape[1])
    return [Line(*(Estimate.of(values[:, i]) for values in (scores, wins, payoffs))) for i in columns]
