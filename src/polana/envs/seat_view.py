"""A game on compiled rules with what an adapter asks of it: deals, sights, rewards."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from polana.engine.errors import BadOption
from polana.engine.game import Game
from polana.engine.ranking import payoffs
from polana.engine.record import Array
from polana.engine.rng import Seed, derived
from polana.engine.state import State
from polana.envs.kernels.sight import OVER, margins, show, take_turn, take_turns

REWARDS = ("payoff", "margin")

Sight = dict[str, Array]  # "observation" and "action_mask"


def check_rewards(rewards: str) -> None:
    if rewards not in REWARDS:
        raise BadOption("option_choice", option="rewards", value=str(rewards), choices=", ".join(REWARDS))


class SeatView:
    """One game at a time, dealt anew when asked."""

    def __init__(self, game: Game, rewards: str) -> None:
        check_rewards(rewards)
        rules, header = game.compile().rules, game.header
        self.game = game
        self._dense = rewards == "margin"
        self._rules = rules
        self._memory = game.blank(2)
        self._states = rules.states(self._memory)
        self._room = rules.numbers(header.most_legal)
        self._actions = rules.numbers(game.seats)
        self._points = rules.numbers(game.seats * len(header.categories))
        self._lead = rules.numbers(game.seats)
        self._before = np.zeros(game.seats)
        self._show, self._turn = rules.kernel(show), rules.kernel(take_turn)
        self._seed: Seed | None = None
        self._deals = 0

    def deal(self, seed: int | None) -> None:
        """Deal the game of a seed; without one, the next of a row that follows from the last seed given."""
        if seed is not None:
            self._seed, self._deals = seed, 0
        elif self._seed is None:
            self._seed = secrets.token_hex(16)
        chosen = derived(self._seed, self._deals) if self._deals else self._seed
        self._deals += 1
        self._memory[: self.game.size] = self.game.new(chosen).memory
        self._before = self._standing() if self._dense else self._before

    @property
    def state(self) -> State:
        """A copy of the game as a state: the whole truth."""
        return State(self.game, self._memory[: self.game.size].copy())

    @property
    def acting(self) -> int:
        """Mask of the seats that may act."""
        return int(self._states["acting"][0])

    def sight(self, seat: int) -> Sight:
        """What a seat sees and may do, as fresh arrays."""
        seen, mask = self._paper()
        self._show(self._states, seat, self._room, seen, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def turn(self, seat: int, action: int) -> tuple[int, Sight]:
        """Play an action; who acts next, or OVER, and what that seat (the first one) sees."""
        seen, mask = self._paper()
        following = self._turn(self._states, seat, action, self._room, seen, mask)
        if following < OVER:
            self.state.play(seat, action)  # raises, and says which rule forbids it
        return following, {"observation": seen, "action_mask": mask.view(np.int8)}

    def turns(self, actions: dict[int, int]) -> None:
        """Play the actions of all seats that act now; those of the others are left out."""
        self._actions[:] = -1
        for seat, action in actions.items():
            self._actions[seat] = action
        wrong = self._rules.kernel(take_turns)(self._states, self._actions)
        if wrong >= 0:
            self.state.play(wrong, int(self._actions[wrong]))

    def earned(self, over: bool) -> list[float] | None:
        """What each seat earned by the last action; None for nothing."""
        if self._dense:
            before, self._before = self._before, self._standing()
            gained: list[float] = (self._before - before).tolist()
            return gained
        return payoffs(self.state.places()) if over else None

    def _standing(self) -> Array:
        self._rules.kernel(margins)(self._states, self._points, self._lead)
        standing: Array = self._lead / (self.game.seats - 1)
        return standing

    def _paper(self) -> tuple[Array, Array]:
        header: Any = self.game.header
        return np.empty(header.observation_size, np.uint8), np.empty(header.actions, np.uint8)
