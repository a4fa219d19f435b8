"""Gymnasium: many games side by side, in each of which one seat learns while bots play the others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from polana.engine.batch import room
from polana.engine.compile.backends import RNG
from polana.engine.errors import BadOption
from polana.engine.game import Game
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.state import State
from polana.engine.threads import KernelThreads
from polana.envs.kernels.opponents import OPPONENTS, ROOMS, check_vector, step_vector
from polana.envs.seat_view import Sight, check_rewards
from polana.envs.spaces import action_space, observation_space

Stepped = tuple[Sight, Array, Array, Array, dict[str, Any]]


class Vector(VectorEnv[Sight, Array, Array]):
    """`num_envs` games; `polana.envs.vector` makes one.

    The learner has `seat`, or game i's seat is i modulo the number of seats. `opponents` names the bots of the others
    in the order of seats after the learner's, or one for all. A game that has ended starts anew with the next step,
    whose action is not played (Gymnasium's `AutoresetMode.NEXT_STEP`). Without `copy` the arrays that are given out
    are written over by the next step.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        opponents: str | Sequence[str],
        seat: int | None,
        rewards: str,
        threads: int,
        copy: bool,
    ) -> None:
        check_rewards(rewards)
        if seat is not None and not 0 <= seat < game.seats:
            raise BadOption("seat", seat=str(seat), last=str(game.seats - 1))
        header, rules = game.compile().header, game.rules
        self.game = game
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.single_observation_space = observation_space(game)
        self.single_action_space = action_space(game)
        self._memory = game.blank(num_envs)
        self._states, self._blank = rules.states(self._memory), rules.states(game.blank())
        self._streams = rules.streams(np.zeros(num_envs * RNG.itemsize, np.uint8))
        self._seats = np.array([i % game.seats if seat is None else seat for i in range(num_envs)], np.int32)
        self._kinds = np.array([0, *kinds_of(opponents, game.seats - 1)], np.int32)
        self._ended = np.ones(num_envs, np.uint8)
        self._leads = np.zeros(num_envs, np.int32)
        self._dense = int(rewards == "margin")
        self._threads = KernelThreads(num_envs, threads)
        row = max(header.most_legal, game.seats)
        self._scratch = [rules.states(game.blank(3)) for _ in range(threads)]
        self._room = [rules.numbers(ROOMS * row) for _ in range(threads)]
        self._points = [rules.numbers(game.seats * len(header.categories)) for _ in range(threads)]
        self._kept = None if copy else self._paper()

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]  # large: made when asked for
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        """Deal all games. Game i takes seed + i, or its own of several; without a seed the streams run on."""
        seeds: Sequence[Seed] = ()
        if isinstance(seed, int):
            seeds = range(seed, seed + self.num_envs)
        elif seed is not None:
            seeds = seed
        elif not self._streams["count"].all():
            seeds = [derived(secrets.token_hex(16), i) for i in range(self.num_envs)]
        if seeds:
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
            self._streams = self.game.rules.streams(np.concatenate([self.game.stream(each) for each in seeds]))
        self._ended[:] = 1
        sight, _, _, _, info = self._stepped(np.zeros(self.num_envs, np.int32))
        return sight, info

    def step(self, actions: Array) -> Stepped:
        """Play an action in each game, and on until the learner acts again; an illegal one raises IllegalAction and
        leaves all games as they were."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.num_envs,):
            raise BadOption("batch", count=self.num_envs, shape=str(chosen.shape))
        wrong = self.game.rules.kernel(check_vector)(self._states, self._seats, self._ended, chosen)
        if wrong >= 0:
            self.position(wrong).play(int(self._seats[wrong]), int(chosen[wrong]))
        return self._stepped(chosen)

    def position(self, index: int) -> State:
        """One of the games as it stands, the whole truth; a copy."""
        start = range(self.num_envs)[index] * self.game.size
        return State(self.game, self._memory[start : start + self.game.size].copy())

    def _paper(self) -> tuple[Array, Array]:
        header = self.game.header
        seen = room((self.num_envs, header.observation_size), np.uint8)
        return seen, room((self.num_envs, header.actions), np.int8)

    def _stepped(self, actions: Array) -> Stepped:
        seen, mask = self._kept or self._paper()
        earned = np.empty(self.num_envs, np.int32)
        self._threads.run(
            self.game.rules.kernel(step_vector),
            *(self._states, self._streams, self._blank, self._scratch),
            *(self._seats, self._kinds, self._room, self._points, self._dense),
            *(self._ended, self._leads, actions, earned, seen.reshape(-1), mask.view(np.uint8).reshape(-1)),
        )
        sight = {"observation": seen, "action_mask": mask}
        info = {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
        never = np.zeros(self.num_envs, np.bool_)
        return sight, earned / (self.game.seats - 1), self._ended.astype(np.bool_), never, info


def kinds_of(opponents: str | Sequence[str], others: int) -> list[int]:
    """The bots' numbers, one for each of the others."""
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    for name in names:
        if name not in OPPONENTS:
            raise BadOption("bot", bot=str(name)[:40], known=", ".join(OPPONENTS))
    if len(names) != others:
        raise ValueError(f"{len(names)} opponents for {others} other seats")
    return [OPPONENTS.index(name) for name in names]
