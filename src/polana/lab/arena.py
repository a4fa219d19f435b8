"""Bots against each other: every pairing, every order of seats, the same deals for all, and what that proves.

A round is one deal, played by every pairing in every order of seats, so luck of the deal falls on everybody alike.
Intervals are taken over rounds, whose games are not independent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, permutations
from math import ceil
from time import process_time
from typing import Any

import numpy as np

from polana.bots import check, sit
from polana.engine.game import Game, load
from polana.engine.rng import Seed, derived
from polana.lab.ratings import Rating, ratings
from polana.lab.simulation import Estimate

FEW = 4  # seats up to which every order is played; with more, everybody moves on one seat at a time


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int  # at least so many
    seed: Seed

    @classmethod
    def of(cls, game: Game, bots: Sequence[str], games: int, seed: Seed) -> Contest:
        for bot in bots:
            check(bot)
        return cls(game.name, game.seats, game.options, tuple(dict.fromkeys(bots)), games, seed)

    def load(self) -> Game:
        return load(self.game, self.seats, **self.options).compile()

    def tables(self) -> list[tuple[int, ...]]:
        """Who sits where in the games of a round: numbers of bots by seat."""
        count = len(self.bots)
        if count >= self.seats:
            groups = list(combinations(range(count), self.seats))
        else:
            groups = [g for g in combinations_with_replacement(range(count), self.seats) if len(set(g)) == count]
        return [order for group in groups for order in orders(group)]

    @property
    def rounds(self) -> int:
        return ceil(self.games / len(self.tables()))

    def matches(self) -> Iterator[Match]:
        """All games, round after round."""
        for number in range(self.rounds):
            for table in self.tables():
                yield Match(number, table)


def orders(group: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every order in which a group can sit down; of many, those in which everybody moves on."""
    seats = len(group)
    if seats <= FEW:
        return sorted(set(permutations(group)))
    return sorted({group[i:] + group[:i] for i in range(seats)})


@dataclass(frozen=True)
class Match:
    """A game to be played: the round's deal, and who sits where."""

    round: int
    bots: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """A game that was played; everything by seat."""

    round: int
    bots: tuple[int, ...]
    scores: list[int]
    places: list[int]
    seconds: list[float]  # of processor time
    choices: list[int]  # between several actions

    @property
    def match(self) -> Match:
        return Match(self.round, self.bots)

    def wins(self, seat: int) -> float:
        """1 for a victory, shared ones share."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    def margin(self, seat: int) -> int:
        """How far a seat is ahead of the best of the others."""
        return self.scores[seat] - max(points for other, points in enumerate(self.scores) if other != seat)


def play(contest: Contest, match: Match) -> Outcome:
    """Play a game."""
    game = contest.load()
    state = game.new(derived(contest.seed, match.round))
    seed = derived(contest.seed, match.round, 1)
    bots = [sit(contest.bots[bot], game, seat, seed) for seat, bot in enumerate(match.bots)]
    seconds, choices = [0.0] * game.seats, [0] * game.seats
    while not state.over:
        seat = state.acting[0]
        seen, legal = state.concealed_for(seat), state.legal(seat)
        start = process_time()
        action = bots[seat].choose(seen, legal)
        seconds[seat] += process_time() - start
        choices[seat] += len(legal) > 1
        state.play(seat, action)
    return Outcome(match.round, match.bots, state.scores(), state.places(), seconds, choices)


# What it proves


@dataclass(frozen=True)
class Standing:
    """How a bot fared."""

    bot: str
    games: int
    wins: Estimate  # share of victories
    margin: Estimate  # points ahead of the best of the others
    rating: Rating
    time: float  # seconds of processor time for a choice


@dataclass(frozen=True)
class Duel:
    """How a bot fared against another, at the same table."""

    bot: str
    other: str
    games: int
    score: Estimate  # share of games that it finished before the other, shared places half


@dataclass(frozen=True)
class Report:
    """Everything that a contest tells."""

    rounds: int
    games: int
    standings: list[Standing]  # the best first
    duels: list[Duel]

    def told(self) -> dict[str, Any]:
        return asdict(self)


def report(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Sum up; rounds that are not whole count as far as they were played."""
    names = contest.bots
    pairs = [(row.round, *beat) for row in outcomes for beat in beaten(row)]
    rated = ratings(len(names), pairs)
    standings = [_standing(names[bot], bot, outcomes, rated[bot]) for bot in range(len(names))]
    duels = [
        _duel(names[one], names[other], [(number, points) for number, a, b, points in pairs if (a, b) == (one, other)])
        for one in range(len(names))
        for other in range(len(names))
        if one != other
    ]
    standings.sort(key=lambda standing: -standing.rating.value)
    met = [duel for duel in duels if duel.games]
    return Report(len({row.round for row in outcomes}), len(outcomes), standings, met)


def beaten(row: Outcome) -> Iterator[tuple[int, int, float]]:
    """Each bot of a game against each other one: 1 when it came before it, a half for a shared place."""
    for seat, bot in enumerate(row.bots):
        for across, other in enumerate(row.bots):
            if bot != other:
                mine, theirs = row.places[seat], row.places[across]
                yield bot, other, 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def by_round(rows: Sequence[tuple[int, float]]) -> Estimate:
    """An estimate from values with their rounds: the games of a round are one sample."""
    sums: dict[int, list[float]] = {}
    for number, value in rows:
        sums.setdefault(number, []).append(value)
    return Estimate.of(np.array([np.mean(values) for values in sums.values()]))


def _standing(name: str, bot: int, outcomes: Sequence[Outcome], rating: Rating) -> Standing:
    rows = [(row, seat) for row in outcomes for seat, who in enumerate(row.bots) if who == bot]
    if not rows:
        nothing = Estimate(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        return Standing(name, 0, nothing, nothing, rating, 0.0)
    seconds = sum(row.seconds[seat] for row, seat in rows)
    choices = sum(row.choices[seat] for row, seat in rows)
    return Standing(
        name,
        len(rows),
        by_round([(row.round, row.wins(seat)) for row, seat in rows]),
        by_round([(row.round, float(row.margin(seat))) for row, seat in rows]),
        rating,
        round(seconds / max(choices, 1), 6),
    )


def _duel(bot: str, other: str, rows: Sequence[tuple[int, float]]) -> Duel:
    return Duel(bot, other, len(rows), by_round(rows) if rows else Estimate(0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
