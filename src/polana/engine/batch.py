"""Many games side by side: an array of records, stepped together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from polana.engine.compile.backends import RNG
from polana.engine.errors import BadOption
from polana.engine.ranking import payoffs
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.threads import KernelThreads

if TYPE_CHECKING:
    from polana.engine.game import Game
    from polana.engine.state import State

ALIGNMENT = 64


class Batch:
    """`count` games of one kind; finished games start anew by themselves. Threads pay from some thousands of games on.

    After `new` and after each `play`, for every game: `seat` is who acts (the first of several),
    `legal[:counts]` its legal actions, and, when a game has just ended, `done` is 1 and `places` tells how,
    counted from 0.

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
        self.legal = room((count, header.most_legal), np.int32)
        self.counts = room((count,), np.int32)
        self.seat = room((count,), np.int32)
        self.done = room((count,), np.uint8)
        self.places = room((count, game.seats), np.int32)
        self._rules = rules
        self._blank = rules.states(game.blank())
        self._streams = rules.streams(np.zeros(count * RNG.itemsize, np.uint8))
        self._threads = KernelThreads(count, threads)
        self._scratch = [rules.states(game.blank()) for _ in range(threads)]

    def new(self, seed: Seed) -> None:
        """Deal all games; the seeds of the games to come are drawn from this one."""
        streams = [self.game.stream(derived(seed, i)) for i in range(self.count)]
        self._streams = self._rules.streams(np.concatenate(streams))
        self._threads.run(self._rules.deal_batch, *self._all)

    def play(self, actions: Array) -> None:
        """Play one action in every game; an illegal one raises and leaves all games as they were."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.count,):
            raise BadOption("batch", count=self.count, shape=str(chosen.shape))
        bad = self._rules.check_batch(self.states, self.seat, chosen)
        if bad >= 0:
            self[bad].play(int(self.seat[bad]), int(chosen[bad]))
        self._threads.run(self._rules.play_batch, *self._all, chosen, self.done, self.places.reshape(-1))

    def masks(self, out: Array | None = None) -> Array:
        """Legal actions as 0 and 1, a row a game."""
        masks = self._sheet(out, self.game.header.actions)
        self._threads.run(self._rules.mask_batch, self.states, self.legal.reshape(-1), self.counts, masks.reshape(-1))
        return masks

    def observations(self, out: Array | None = None) -> Array:
        """What each acting seat sees, a row a game, in the pieces that the game's header names."""
        seen = self._sheet(out, self.game.header.observation_size)
        self._threads.run(self._rules.observe_batch, self.states, self._scratch, self.seat, seen.reshape(-1))
        return seen

    def _sheet(self, out: Array | None, width: int) -> Array:
        """Where rows are written: fresh memory, or what was given if it will do."""
        shape = (self.count, width)
        if out is None:
            return room(shape, np.uint8)
        if out.shape != shape or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise ValueError(f"an array to write into must be a contiguous one of {shape} uint8")
        return out

    def payoffs(self) -> Array:
        """What games that have just ended are worth to each seat, as `State.payoffs` tells it; 0 in the others."""
        worth = np.zeros(self.places.shape)
        for ended in np.flatnonzero(self.done):
            worth[ended] = payoffs(self.places[ended].tolist())
        return worth

    def playouts(self, steps: int) -> int:
        """Play so many random actions in every game without coming back to Python; how many in all."""
        self._threads.run(self._rules.random_batch, *self._all, steps)
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


def room(shape: tuple[int, ...], kind: type[np.generic]) -> Array:
    """Zeros that begin at a multiple of 64 bytes: others, JAX for one, take such memory over as it is."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    raw = np.zeros(size + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(kind).reshape(shape)
