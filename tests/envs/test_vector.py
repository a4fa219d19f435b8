"""Gymnasium's vector of games: its rules, our seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv

from polana.bots.greedy import Greedy
from polana.engine.errors import BadOption, IllegalAction
from polana.envs import vector
from polana.envs.gymnasium import Vector
from tests.envs.cases import every_game, every_table


def chosen(sight: Any, random: np.random.Generator) -> Any:
    """A legal action in each game, evenly."""
    return (random.random(sight["action_mask"].shape) * sight["action_mask"]).argmax(axis=1)


class One(gymnasium.Env[Any, Any]):
    """A vector of one game as a plain environment, so that Gymnasium's checker can look at it: the checker knows no
    masks, so an action counts the legal ones through."""

    def __init__(self, name: str) -> None:
        self.games = vector(name, num_envs=1)
        self.observation_space = self.games.single_observation_space
        self.action_space = self.games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        sight, info = self.games.reset(seed=seed, options=options)
        return self._shown(sight), {"action_mask": info["action_mask"][0].copy()}

    def _shown(self, sight: Any) -> Any:
        self.legal = np.flatnonzero(sight["action_mask"][0])
        return {name: rows[0] for name, rows in sight.items()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        sight, rewards, ended, cut, info = self.games.step(self.legal[[action % len(self.legal)]])
        told = {"action_mask": info["action_mask"][0].copy()}
        return self._shown(sight), float(rewards[0]), bool(ended[0]), bool(cut[0]), told


@every_game
def test_gymnasium_s_checker(name: str) -> None:
    check_env(One(name), skip_render_check=True)


@every_table
def test_what_is_given_lies_in_the_spaces(name: str, seats: int) -> None:
    games, random = vector(name, num_envs=2 * seats, seats=seats), np.random.default_rng(1)
    assert isinstance(games, VectorEnv)
    sight, info = games.reset(seed=1)
    for _ in range(5):
        assert sight in games.observation_space
        assert (info["action_mask"] == sight["action_mask"]).all()
        actions = chosen(sight, random)
        assert actions in games.action_space
        sight, rewards, ended, cut, info = games.step(actions)
        assert {array.shape for array in (rewards, ended, cut)} == {(2 * seats,)}
        assert [array.dtype.kind for array in (rewards, ended, cut)] == ["f", "b", "b"]


@every_game
def test_the_learner_sees_what_its_seat_sees(name: str) -> None:
    games, random = vector(name, num_envs=4), np.random.default_rng(2)
    sight, _ = games.reset(seed=2)
    for _ in range(10):
        for i in range(4):
            state, seat = games.position(i), i % games.game.seats
            assert seat in state.acting
            assert (sight["observation"][i] == state.observation(seat)).all()
            assert np.flatnonzero(sight["action_mask"][i]).tolist() == state.legal(seat)
        sight, *_ = games.step(chosen(sight, random))


@every_game
def test_a_game_that_has_ended_starts_anew_with_the_next_step(name: str) -> None:
    games, random, ends = vector(name, num_envs=8, seat=1), np.random.default_rng(3), 0
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    sight, _ = games.reset(seed=3)
    before = np.zeros(8, bool)
    for _ in range(games.game.header.longest + 2):
        if ends > 8:
            break
        sight, rewards, ended, _, _ = games.step(chosen(sight, random))
        assert not (ended & before).any()
        assert not rewards[~ended].any()
        for i in np.flatnonzero(ended):
            assert games.position(int(i)).over
            assert rewards[i] == games.position(int(i)).payoffs()[1]
            assert sight["action_mask"][i].all()
            ends += 1
        assert all(games.position(int(i)).ply < games.game.seats * 12 for i in np.flatnonzero(before))
        before = ended
    assert ends >= 8


@every_game
def test_seeds(name: str) -> None:
    def run(seed: int, threads: int) -> list[Any]:
        games, random = vector(name, num_envs=6, threads=threads), np.random.default_rng(0)
        told: list[Any] = [games.reset(seed=seed)]
        for _ in range(20):
            told.append(games.step(chosen(told[-1][0], random)))
        return told

    assert data_equivalence(run(1, 1), run(1, 2), exact=True)
    assert not data_equivalence(run(1, 1), run(2, 1), exact=True)


def test_game_i_of_a_seed_is_the_first_of_the_seed_that_is_i_higher() -> None:
    games = vector("arboretum", num_envs=3, seat=0)
    third = games.reset(seed=5)[0]["observation"][2]
    assert (games.reset(seed=7)[0]["observation"][0] == third).all()
    assert (games.reset(seed=[1, 7, 2])[0]["observation"][1] == third).all()


def test_without_a_seed_the_next_games_follow() -> None:
    def second(games: Vector) -> Any:
        games.reset(seed=1)
        return games.reset()[0]["observation"]

    first = vector("arboretum", num_envs=2)
    assert (second(first) == second(vector("arboretum", num_envs=2))).all()
    assert not (first.reset()[0]["observation"] == second(first)).all()


@every_game
def test_margins_are_paid_at_each_step(name: str) -> None:
    games, random = vector(name, num_envs=2, seat=0, rewards="margin"), np.random.default_rng(4)
    sight, _ = games.reset(seed=4)

    def ahead(i: int) -> float:
        scores = games.position(i).concealed_for(0).scores()
        return scores[0] - sum(scores[1:]) / (len(scores) - 1)

    before = [ahead(0), ahead(1)]
    for _ in range(15):
        sight, rewards, *_ = games.step(chosen(sight, random))
        now = [ahead(0), ahead(1)]
        assert rewards.tolist() == pytest.approx([b - a for a, b in zip(before, now, strict=True)])
        before = now


def test_greedy_opponents_choose_as_the_bot_does() -> None:
    games = vector("ecosystem", num_envs=1, seat=0, opponents="greedy")
    sight, _ = games.reset(seed=1)
    state = games.position(0)
    bot = Greedy(state.game, 1, 1)
    bot._stream = games._streams.view(np.uint8).copy()
    action = int(sight["action_mask"][0].argmax())
    state.play(0, action)
    state.play(1, bot.choose(state.concealed_for(1), state.legal(1)))
    games.step(np.array([action]))
    assert games.position(0).to_dict()["players"] == state.to_dict()["players"]


def test_greedy_opponents_beat_a_random_learner() -> None:
    games, random = vector("ecosystem", num_envs=12, opponents="greedy"), np.random.default_rng(1)
    sight, _ = games.reset(seed=1)
    earned: list[float] = []
    while len(earned) < 12:
        sight, rewards, ended, *_ = games.step(chosen(sight, random))
        earned += rewards[ended].tolist()
    assert np.mean(earned) < -0.8


def test_without_copies_the_arrays_are_written_over() -> None:
    for copy in (True, False):
        games = vector("arboretum", num_envs=2, copy=copy)
        first, _ = games.reset(seed=1)
        second, *_ = games.step(first["action_mask"].argmax(axis=1))
        assert np.shares_memory(first["observation"], second["observation"]) is not copy


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    games = vector("arboretum", num_envs=3)
    sight, _ = games.reset(seed=1)
    actions = sight["action_mask"].argmax(axis=1)
    before = [games.position(i) for i in range(3)]
    actions[2] = sight["action_mask"][2].argmin()
    with pytest.raises(IllegalAction):
        games.step(actions)
    assert [games.position(i) for i in range(3)] == before


def test_what_there_is_not() -> None:
    with pytest.raises(BadOption, match="oracle"):
        vector("arboretum", num_envs=2, opponents="oracle")
    with pytest.raises(BadOption):
        vector("arboretum", num_envs=2, seat=2)
    with pytest.raises(ValueError, match="2 opponents for 1"):
        vector("arboretum", num_envs=2, opponents=["random", "greedy"])
    with pytest.raises(BadOption):
        vector("arboretum", num_envs=2).step(np.zeros(3))
    with pytest.raises(ValueError, match="1 seeds for 2"):
        vector("arboretum", num_envs=2).reset(seed=[1])
