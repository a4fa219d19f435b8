"""Fitting the weights of a game's `sense` by play: which numbers win.

`python -m polana.lab.fitting arboretum` tries other values for each weight in turn: `greedy` with the new value plays
`greedy` with the old one, on common deals with the seats swapped. A value is taken that leads by more than chance
would have it (95 %), and again on as many other deals. Everything follows from the seed, so that a table in
docs/bots.md can be made again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType

import numpy as np

from polana.bots.greedy import Greedy, weigh
from polana.engine.game import Game, Header, load
from polana.engine.rng import derived, seed_words
from polana.engine.twins import Compiled, cache_folder
from polana.lab.simulation import Estimate

DEALS = 60
FACTORS = (0.6, 1.6)  # of a weight's value, tried in turn


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


class Tried(Compiled):
    """Rules whose sense has other weights."""

    def __init__(self, header: Header, changed: Mapping[str, int]) -> None:
        super().__init__(header)
        self._changed = sorted(changed.items())
        sense = sense_of(header)
        before = {name: getattr(sense, name) for name in changed}
        vars(sense).update(changed)
        try:
            self.kernel(weigh)
        finally:
            vars(sense).update(before)

    @cached_property
    def _folder(self) -> Path:
        return cache_folder(self.header) / f"{self.header.name}-{seed_words(str(self._changed))[0]:x}"


def with_weights(game: Game, changed: Mapping[str, int]) -> Game:
    """The same game for players who weigh otherwise."""
    other = Game(game.header, game.seats, game.options)
    other.rules = Tried(game.header, changed)
    return other


def contest(ours: Game, theirs: Game, deals: int, seed: str) -> Estimate:
    """How far one player of ours leads the best of theirs, in points."""
    leads = []
    for deal in range(deals):
        each = [_lead(ours, theirs, seat, derived(seed, deal)) for seat in range(ours.seats)]
        leads.append(sum(each) / len(each))
    return Estimate.of(np.array(leads))


def _lead(ours: Game, theirs: Game, seat: int, seed: str) -> int:
    state = theirs.new(seed)
    bots = [Greedy(ours if each == seat else theirs, each, seed) for each in range(theirs.seats)]
    while not state.over:
        acts = state.acting[0]
        state.play(acts, bots[acts].choose(state.seen_by(acts), state.legal(acts)))
    scores = state.scores()
    return scores.pop(seat) - max(scores)


def clear(lead: Estimate) -> bool:
    return lead.mean > lead.within


def fit(game: Game, deals: int, seed: str = "fit") -> Iterator[tuple[str, int, int, Estimate, bool]]:
    """Try each weight in turn: its name, the value before, another, how far that leads, and whether it was taken."""
    chosen = dict(weights(game.header))
    best = with_weights(game, chosen)
    for name, before in weights(game.header).items():
        for factor in FACTORS:
            value = round(before * factor)
            other = with_weights(game, chosen | {name: value})
            lead = contest(other, best, deals, seed)
            taken = clear(lead) and clear(contest(other, best, deals, f"{seed} again"))
            yield name, before, value, lead, taken
            if taken:
                chosen[name], best = value, other
                break


def main(name: str, deals: int = DEALS) -> None:
    game = load(name, 2)
    print(f"{game!r}: greedy with one weight changed against greedy, {2 * deals} games each; leads in points")
    for weight, before, value, lead, taken in fit(game, deals):
        told = f"{weight:14} {before:7} -> {value:7}   {lead.mean:+.2f} ± {lead.within:.2f}"
        print(told + ("   taken" if taken else ""), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else DEALS)
