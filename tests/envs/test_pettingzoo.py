"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

import polana
from polana.engine.errors import BadOption, IllegalAction
from polana.envs import pettingzoo
from tests.envs.cases import every_game, every_table

with warnings.catch_warnings():  # of PettingZoo's about itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

pytestmark = [
    # PettingZoo warns of dictionaries unless the environment is on a list of its own ones
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
ROUNDS = 12  # turns of each agent that PettingZoo's tests play


def pick(sight: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(sight["action_mask"])))


def play_out(env: pettingzoo.Turns, seed: int) -> dict[str, float]:
    """Play a game at random; what each agent earned in all."""
    random, sums = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        sight, reward, over, _, _ = env.last()
        sums[agent] += reward
        env.step(None if over else pick(sight, random))
    return sums


@every_table
def test_the_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=ROUNDS)


@every_game
def test_the_api_to_the_end_of_a_game(name: str) -> None:
    api_test(pettingzoo.env(name, rewards="margin"), num_cycles=500)


@every_table
def test_seeds(name: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, name, seats), num_cycles=ROUNDS)


@every_table
def test_rendering(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, name, seats))
    assert capsys.readouterr().out


@every_table
def test_the_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=ROUNDS)


@every_game
def test_an_agent_sees_what_its_seat_sees(name: str) -> None:
    env, random = pettingzoo.env(name), np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(12):
        state = env.position
        for seat, agent in enumerate(env.agents):
            sight = env.observe(agent)
            assert (sight["observation"] == state.observation(seat)).all()
            legal = state.legal(seat) if agent == env.agent_selection else []
            assert np.flatnonzero(sight["action_mask"]).tolist() == legal
            assert (env.infos[agent]["action_mask"] == sight["action_mask"]).all()
        env.step(pick(env.observe(env.agent_selection), random))


@every_game
def test_a_seed_deals_the_game_of_that_seed(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=5)
    assert env.position == polana.load(name).compile().new(5)
    env.reset()
    second = env.position
    assert second != polana.load(name).compile().new(5)
    env.reset(seed=5)
    env.reset()
    assert env.position == second


@every_game
def test_the_payoff_comes_at_the_end(name: str) -> None:
    env = pettingzoo.env(name)
    sums = play_out(env, 7)
    assert list(sums.values()) == env.position.payoffs()


@every_game
def test_margins_add_up_to_the_final_one(name: str) -> None:
    env = pettingzoo.env(name, rewards="margin")
    env.reset(seed=7)
    start = env.position.concealed_for(0).scores()
    sums = play_out(env, 7)
    scores = env.position.scores()
    others = len(scores) - 1
    ahead = scores[0] - (sum(scores) - scores[0]) / others - (start[0] - (sum(start) - start[0]) / others)
    assert sums["player_0"] == pytest.approx(ahead)


@every_game
def test_an_illegal_action_says_why_and_changes_nothing(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.position
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.position == before


def test_agents_that_choose_together_do_not_see_each_other() -> None:
    env = pettingzoo.env("ecosystem", seats=3)
    env.reset(seed=2)
    seen = set()
    for choice in np.flatnonzero(env.observe("player_0")["action_mask"]):
        env.reset(seed=2)
        env.step(int(choice))
        assert env.agent_selection == "player_1"
        seen.add(env.observe("player_1")["observation"].tobytes())
    assert len(seen) == 1


def test_together_is_the_same_game_as_one_after_the_other() -> None:
    env, random = pettingzoo.parallel_env("ecosystem", seats=4), np.random.default_rng(1)
    state = polana.load("ecosystem", seats=4).compile().new(9)
    sights, _ = env.reset(seed=9)
    while env.agents:
        actions = {agent: pick(sight, random) for agent, sight in sights.items() if sight["action_mask"].any()}
        sights, rewards, ended, _, _ = env.step(actions)
        for agent, action in actions.items():
            state.play(int(agent[-1]), action)
        assert env.position == state
    assert all(ended.values())
    assert list(rewards.values()) == state.payoffs()


def test_an_agent_that_must_choose_may_not_be_left_out() -> None:
    env = pettingzoo.parallel_env("ecosystem")
    sights, _ = env.reset(seed=1)
    random = np.random.default_rng(1)
    with pytest.raises(IllegalAction):
        env.step({"player_0": pick(sights["player_0"], random)})


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.env("arboretum", seats=3, species="BACDJMOW")))
    assert env.game == polana.load("arboretum", seats=3, species="BACDJMOW")


def test_what_there_is_not() -> None:
    with pytest.raises(BadOption, match="rewards"):
        pettingzoo.env("arboretum", rewards="glory")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("arboretum", render_mode="rgb_array")
