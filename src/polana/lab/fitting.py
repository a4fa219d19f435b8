"""Fitting the weights of a game's `sense` by play: which numbers win.

`python -m polana.lab.fitting ecosystem liked` tries other values for each weight in turn: a player with the new value
plays the same player with the old one, on common deals with the seats swapped. A value is taken that leads by more than
chance would have it (95 %), and again on as many other deals; then the next further on is tried. It ends when a whole
round takes nothing.

Two players try weights: `liked` takes what `prefer` likes best, hands open, in a moment; `greedy` is the bot, whose
choices also hang on `judge`. Everything follows from the seed, so that a table in docs/lab-notes.md can be made again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np

from polana.bots.greedy import Greedy, weigh
from polana.engine.compile.backends import Compiled
from polana.engine.compile.kernel_cache import kernel_folder
from polana.engine.game import Game, Header, load
from polana.engine.kernels import prefer_of
from polana.engine.rng import derived, seed_words
from polana.engine.state import State
from polana.lab.simulation import Estimate

DEALS = {"liked": 1000, "greedy": 200}
FACTORS = (0.7, 1.4)  # of a weight's value, tried in turn
ROUNDS = 4

NO_CHANGE: Mapping[str, int] = MappingProxyType({})

Weights = dict[str, int]  # `NAME`, or `NAME[2]` for one of a row
Chooser = Callable[[State, list[int]], int]
Player = Callable[[int, str], Chooser]  # sits down on a seat, with a seed


def sense_of(header: Header) -> ModuleType:
    return next(module for module in header.modules if module.__name__.endswith(".sense"))


def weights(header: Header) -> Weights:
    """The numbers in a game's sense, by name: those that it defines itself."""
    sense = sense_of(header)
    imported = {name for module in header.modules if module is not sense for name in vars(module)}
    found: Weights = {}
    for name, value in vars(sense).items():
        if name.isupper() and name not in imported:
            row = {f"{name}[{i}]": each for i, each in enumerate(value)} if isinstance(value, tuple) else {name: value}
            found |= {key: each for key, each in row.items() if type(each) is int and each > 1}
    return found


def changed_in(sense: ModuleType, changed: Mapping[str, int]) -> dict[str, Any]:
    """What a module's constants become with some weights changed."""
    constants: dict[str, Any] = {}
    for key, value in changed.items():
        name, _, index = key.rstrip("]").partition("[")
        before = constants.get(name, getattr(sense, name))
        constants[name] = (*before[: int(index)], value, *before[int(index) + 1 :]) if index else value
    return constants


class Tried(Compiled):
    """Rules whose sense has other weights; one kernel of them."""

    def __init__(self, header: Header, changed: Mapping[str, int], kernel: Any) -> None:
        super().__init__(header)
        self._changed = sorted(changed.items())
        sense = sense_of(header)
        constants = changed_in(sense, changed)
        before = {name: getattr(sense, name) for name in constants}
        vars(sense).update(constants)
        try:
            self.kernel(kernel)
        finally:
            vars(sense).update(before)

    @cached_property
    def _folder(self) -> Path:
        return kernel_folder(self.header) / f"{self.header.name}-{seed_words(str(self._changed))[0]:x}"


def rules_with(header: Header, changed: Mapping[str, int], kernel: Any) -> Compiled:
    return Tried(header, changed, kernel) if changed else header.compiled


def liked(game: Game, changed: Mapping[str, int]) -> Player:
    """Takes what a sensible player with such weights likes best, hands open."""
    rules = rules_with(game.header, changed, prefer_of)
    actions, out = (rules.numbers(game.header.most_legal) for _ in range(2))

    def choose(seat: int, state: State, legal: list[int]) -> int:
        actions[: len(legal)] = legal
        rules.prefer_of(rules.states(state.memory), seat, actions, len(legal), out)
        return legal[int(out[: len(legal)].argmax())]

    return lambda seat, seed: lambda state, legal: choose(seat, state, legal)


def greedy(game: Game, changed: Mapping[str, int]) -> Player:
    """The bot, with such weights."""
    other = Game(game.header, game.seats, game.options)
    other.rules = rules_with(game.header, changed, weigh)

    def sit(seat: int, seed: str) -> Chooser:
        bot = Greedy(other, seat, seed)
        return lambda state, legal: bot.choose(state.concealed_for(seat), legal)

    return sit


PLAYERS = {"liked": liked, "greedy": greedy}


def contest(game: Game, ours: Player, theirs: Player, deals: int, seed: str) -> Estimate:
    """How far one player of ours leads the best of theirs, in points."""
    leads = []
    for deal in range(deals):
        each = [_lead(game, ours, theirs, seat, derived(seed, deal)) for seat in range(game.seats)]
        leads.append(sum(each) / len(each))
    return Estimate.of(np.array(leads))


def _lead(game: Game, ours: Player, theirs: Player, seat: int, seed: str) -> int:
    state = game.new(seed)
    players = [(ours if each == seat else theirs)(each, seed) for each in range(game.seats)]
    while not state.over:
        acts = state.acting[0]
        legal = state.legal(acts)
        state.play(acts, legal[0] if len(legal) == 1 else players[acts](state, legal))
    scores = state.scores()
    return scores.pop(seat) - max(scores)


def clear(lead: Estimate) -> bool:
    return lead.mean > lead.within


@dataclass(frozen=True)
class Trial:
    """A weight, its value before, another that was tried, how far that leads, and whether it was taken."""

    name: str
    before: int
    value: int
    lead: Estimate
    taken: bool


def fit(
    game: Game, player: str, deals: int, begun: Mapping[str, int] = NO_CHANGE, seed: str = "fit"
) -> Iterator[Trial]:
    """Try each weight in turn, in rounds, until one changes nothing; from weights that were changed before, if any."""
    make = PLAYERS[player]
    game = game.compile()
    chosen: Weights = {**weights(game.header), **begun}
    best = make(game, begun)

    def along(name: str, factor: float, dealt: str) -> Generator[Trial, None, bool]:
        """Go one way from a weight's value for as long as that leads; whether it did."""
        nonlocal best
        start = chosen[name]
        while True:
            trial = chosen | {name: round(chosen[name] * factor)}
            other = make(game, trial)
            lead = contest(game, other, best, deals, dealt)
            taken = clear(lead) and clear(contest(game, other, best, deals, f"{dealt} again"))
            yield Trial(name, chosen[name], trial[name], lead, taken)
            if not taken:
                return chosen[name] != start
            chosen[name], best = trial[name], other

    for number in range(ROUNDS):
        before = dict(chosen)
        for name in before:
            for factor in FACTORS:
                if (yield from along(name, factor, f"{seed} {number}")):
                    break
        if chosen == before:
            return


def main(name: str, player: str) -> None:
    game = load(name, 2)
    deals = DEALS[player]
    print(f"{game!r}: {player} with one weight changed against {player}, {2 * deals} games each; leads in points")
    for trial in fit(game, player, deals):
        told = f"{trial.name:14} {trial.before:7} -> {trial.value:7}   {trial.lead.mean:+.2f} ± {trial.lead.within:.2f}"
        print(told + ("   taken" if trial.taken else ""), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
