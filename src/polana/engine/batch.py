"""Many games side by side: an array of records, stepped together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from polana.engine.crew import Crew
from polana.engine.errors import BadOption
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.twins import RNG

if TYPE_CHECKING:
    from polana.engine.game import Game
    from polana.engine.state import State


class Batch:
    """`count` games of one kind; finished games start anew by themselves. Threads pay from some thousands of games on.

    After `new` and after each `play`, for every game: `seat` is who acts (the first of several),
    `legal[:counts]` its legal actions, and, when a game has just ended, `done` is 1 and `places` tells how.

    >>> import polana
    >>> batch = polana.load("arboretum").batch(4)
    >>> batch.new(seed=1)
    >>> batch.play(batch.legal[:, 0])
    >>> batch.done.tolist()
    [0, 0, 0, 0]
    """

    def __init__(self, game: Game, count: int, threads: int = 1) -> None:
        self.game = game
        self.count = count
        self.memory = game.blank(count)
        rules, header = game.header.compiled, game.header
        self.states = rules.states(self.memory)
        self.legal = np.zeros((count, header.most_legal), np.int32)
        self.counts = np.zeros(count, np.int32)
        self.seat = np.zeros(count, np.int32)
        self.done = np.zeros(count, np.uint8)
        self.places = np.zeros((count, game.seats), np.int32)
        self._rules = rules
        self._blank = rules.states(game.blank())
        self._streams = rules.streams(np.zeros(count * RNG.itemsize, np.uint8))
        self._crew = Crew(count, threads)
        self._scratch = [rules.states(game.blank()) for _ in range(threads)]

    def new(self, seed: Seed) -> None:
        """Deal all games; the seeds of the games to come are drawn from this one."""
        streams = [self.game.stream(derived(seed, i)) for i in range(self.count)]
        self._streams = self._rules.streams(np.concatenate(streams))
        self._crew.run(self._rules.deal_batch, *self._all)

    def play(self, actions: Array) -> None:
        """Play one action in every game; an illegal one raises and leaves all games as they were."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.count,):
            raise BadOption("batch", count=self.count, shape=str(chosen.shape))
        bad = self._rules.check_batch(self.states, self.seat, chosen)
        if bad >= 0:
            self[bad].play(int(self.seat[bad]), int(chosen[bad]))
        self._crew.run(self._rules.play_batch, *self._all, chosen, self.done, self.places.reshape(-1))

    def masks(self, out: Array | None = None) -> Array:
        """Legal actions as 0 and 1, a row a game."""
        if out is None:
            out = np.empty((self.count, self.game.header.actions), np.uint8)
        self._crew.run(self._rules.mask_batch, self.states, self.legal.reshape(-1), self.counts, flat(out))
        return out

    def observations(self, out: Array | None = None) -> Array:
        """What each acting seat sees, a row a game, in the pieces that the game's header names."""
        if out is None:
            out = np.empty((self.count, self.game.header.observation_size), np.uint8)
        self._crew.run(self._rules.observe_batch, self.states, self._scratch, self.seat, flat(out))
        return out

    def playouts(self, steps: int) -> int:
        """Play so many random actions in every game without coming back to Python; how many in all."""
        self._crew.run(self._rules.random_batch, *self._all, steps)
        return steps * self.count

    def __getitem__(self, index: int) -> State:
        """A copy of one game as a state."""
        from polana.engine.state import State

        start = range(self.count)[index] * self.game.size
        return State(self.game, self.memory[start : start + self.game.size].copy())

    def __len__(self) -> int:
        return self.count

    @property
    def _all(self) -> tuple[Any, ...]:
        """What the kernels that change games take."""
        return self.states, self._streams, self._blank, self.legal.reshape(-1), self.counts, self.seat


def flat(out: Array) -> Array:
    """The same memory as one row of numbers; memory with gaps is refused."""
    return out.reshape(-1, copy=False)
