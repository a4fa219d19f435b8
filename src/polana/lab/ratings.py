"""Ratings on the scale that chess players know: 400 points more is ten victories for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

import numpy as np

from polana.engine.record import Array

MIDDLE = 1500.0  # the mean of all
STEPS = 200  # of the fit
DRAWN = 200  # samples drawn for the intervals
HALF = 0.5  # a drawn game that everybody is said to have played with everybody met, so that no rating is endless


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def ratings(bots: int, pairs: Sequence[tuple[int, int, int, float]]) -> list[Rating]:
    """Ratings from (round, bot, other, points of the bot); intervals by drawing rounds again and again."""
    numbers = sorted({number for number, _, _, _ in pairs})
    won = np.zeros((len(numbers), bots, bots))
    place = {number: i for i, number in enumerate(numbers)}
    for number, bot, other, points in pairs:
        won[place[number], bot, other] += points
    best = fitted(won.sum(axis=0))
    generator = np.random.default_rng(1)
    drawn = [best]
    if len(numbers) > 1:
        drawn = [fitted(won[generator.integers(0, len(numbers), len(numbers))].sum(axis=0)) for _ in range(DRAWN)]
    low, high = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    return [Rating(*(round(float(each[bot]), 1) for each in (best, low, high))) for bot in range(bots)]


def fitted(won: Array) -> Array:
    """The ratings that make what happened likeliest; `won[a, b]` are the points of a against b."""
    met = (won + won.T) > 0
    points = won + HALF * met
    games = points + points.T
    strength = np.ones(len(won))
    for _ in range(STEPS):
        shared = games / (strength[:, None] + strength[None, :])
        expected = shared.sum(axis=1)
        strength = np.where(expected > 0, points.sum(axis=1) / np.maximum(expected, 1e-12), 1.0)
        strength = strength / np.exp(np.log(np.maximum(strength, 1e-12)).mean())
    return np.array([MIDDLE + 400 * log10(max(each, 1e-12)) for each in strength])
