"""PettingZoo: `env` steps one agent at a time, `parallel_env` all that choose at the same time.

Observations are dictionaries: `observation`, the game's named pieces one after the other as small numbers, and
`action_mask`, 1 for every action that the agent may play now; the mask is in the infos, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from polana.engine.game import Game, load
from polana.engine.state import State
from polana.envs.kernels.sight import OVER
from polana.envs.seat_view import SeatView, Sight
from polana.envs.spaces import action_space, observation_space

RENDER_MODES = ("ansi", "human")


def env(
    game: str, seats: int | None = None, rewards: str = "payoff", render_mode: str | None = None, **options: Any
) -> Turns:
    """A game whose agents act one after the other; who choose at the same time do not see each other's choices."""
    return Turns(game, seats, rewards, render_mode, **options)


def parallel_env(
    game: str, seats: int | None = None, rewards: str = "payoff", render_mode: str | None = None, **options: Any
) -> Together:
    """A game whose agents act at the same time; an agent with nothing to choose has an empty mask, its action is
    left out."""
    return Together(game, seats, rewards, render_mode, **options)


class Seated(EzPickle):
    """What both kinds share: a game, an agent a seat, spaces, rendering."""

    metadata: dict[str, Any]
    parallel: bool

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = "payoff",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, seats, rewards, render_mode, **options)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {render_mode!r}; it may be None, 'ansi' or 'human'")
        self._desk = SeatView(load(game, seats, **options), rewards)
        header = self.game.header
        self.metadata = {
            "name": f"polana_{header.name}_v{header.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self.parallel,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.game) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        return self._desk.game

    @property
    def position(self) -> State:
        """The game as it stands, the whole truth; a copy."""
        return self._desk.state

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def render(self) -> str | None:
        """The table as text, with all that is hidden: returned in mode `ansi`, printed in mode `human`."""
        if self.render_mode is None:
            return None
        text = str(self.position)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close: there is no window."""


class Turns(Seated, AECEnv):  # type: ignore[misc]
    """One agent at a time."""

    parallel = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same game as `polana.load(...).new(seed)`."""
        self._desk.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        nothing = np.zeros(self.game.header.actions, np.int8)
        self._idle = {agent: {"action_mask": nothing.copy()} for agent in self.agents}
        self.infos = dict(self._idle)
        acting = self._desk.acting
        first = next(seat for seat in range(self.game.seats) if acting >> seat & 1)
        self._select(self.possible_agents[first], self._desk.sight(first))
        if self.render_mode == "human":
            self.render()

    def _select(self, agent: str, sight: Sight) -> None:
        self.agent_selection = agent
        self._sight = sight
        self.infos[agent] = {"action_mask": sight["action_mask"]}

    def observe(self, agent: str) -> Sight:
        """What an agent sees; only the selected one has legal actions."""
        if agent == self.agent_selection:
            return dict(self._sight)
        sight = self._desk.sight(self._seat[agent])
        sight["action_mask"][:] = 0
        return sight

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; an illegal one raises IllegalAction and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            if self.agents:
                self._sight = self._desk.sight(self._seat[self.agent_selection])
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        following, sight = self._desk.turn(self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle[agent]
        self._select(self.possible_agents[max(following, 0)], sight)
        earned = self._desk.earned(following == OVER)
        if earned is not None:
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self._accumulate_rewards()
        if following == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()


class Together(Seated, ParallelEnv):  # type: ignore[misc]
    """All agents at the same time."""

    parallel = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """Deal; the same seed deals the same game as `polana.load(...).new(seed)`."""
        self._desk.deal(seed)
        self.agents = list(self.possible_agents)
        if self.render_mode == "human":
            self.render()
        return self._shown()

    def _shown(self) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        sights = {agent: self._desk.sight(seat) for agent, seat in self._seat.items()}
        return sights, {agent: {"action_mask": sight["action_mask"]} for agent, sight in sights.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Sight], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all agents that have something to choose; an illegal one raises IllegalAction and
        nothing is played."""
        self._desk.turns({self._seat[agent]: int(action) for agent, action in actions.items()})
        over = self._desk.acting == 0
        earned = self._desk.earned(over) or [0.0] * self.game.seats
        rewards = dict(zip(self.possible_agents, earned, strict=True))
        sights, infos = self._shown()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, over)
        return sights, rewards, ended, dict.fromkeys(self.possible_agents, False), infos
