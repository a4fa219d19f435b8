"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation

import polana
import polana.envs.openspiel
from polana.engine.errors import IllegalAction
from polana.engine.game import find_header, game_names
from polana.envs.openspiel import SpielState
from tests.envs.cases import every_game, every_table

SAMPLED = 40  # states on which OpenSpiel's tests of the API are made


def dealt(text: str, digits: tuple[int, ...] = (1, 2, 3, 4)) -> SpielState:
    state = pyspiel.load_game(text).new_initial_state()
    for digit in digits:
        state.apply_action(digit)
    found: SpielState = state
    return found


def played(state: SpielState, plies: int, seed: int = 1) -> SpielState:
    chance = random.Random(seed)
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def checks(name: str) -> Any:
    """OpenSpiel's tests of the API on some states of one of our games."""
    from open_spiel.integration_tests import api_test as spiel  # slow: all of SciPy's statistics

    class Checks(spiel.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = f"polana_{name}"

        @classmethod
        def setUpClass(cls) -> None:
            random.seed(1)
            cls.game = pyspiel.load_game(cls.game_name)
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=SAMPLED)
            cls.some_states.append(played(dealt(cls.game_name), find_header(name).longest))

    return Checks


@every_game
def test_the_api(name: str) -> None:
    case = checks(name)
    case.setUpClass()
    tests = [each for each in dir(case) if each.startswith("test_")]
    assert len(tests) >= 5
    for each in tests:
        getattr(case(each), each)()


@every_game
def test_a_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"polana_{name}"), num_sims=1, serialize=False, verbose=False)


def test_a_random_simulation_with_saved_states() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("polana_ecosystem"), num_sims=1, serialize=True, verbose=False)


@every_table
def test_every_table_is_played_to_the_end(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"polana_{name}(seats={seats})")
    assert game.num_players() == seats
    state = played(dealt(f"polana_{name}(seats={seats})"), find_header(name).longest)
    assert state.is_terminal()
    assert state.returns() == state.position.payoffs()
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_the_chance_nodes_are_the_digits_of_the_seed(name: str) -> None:
    state = dealt(f"polana_{name}", (0, 0, 1, 2))
    assert state.position == polana.load(name).compile().new(258)


@every_game
def test_a_history_replays(name: str) -> None:
    state = played(dealt(f"polana_{name}"), 25)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position == state.position
    assert [again.information_state_string(p) for p in range(2)] == [
        state.information_state_string(p) for p in range(2)
    ]


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(dealt(f"polana_{name}"), 10)
    before, copy = state.position, state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.position == before
    assert copy.position != before


@every_game
def test_the_tensor_is_what_the_player_sees(name: str) -> None:
    state = played(dealt(f"polana_{name}"), 10)
    header, seats = find_header(name), state.num_players()
    for player in range(seats):
        tensor = state.observation_tensor(player)
        assert tensor[:seats] == [float(player == other) for other in range(seats)]
        assert tensor[seats:] == state.position.observation(player).astype(float).tolist()
        assert state.information_state_tensor(player) == tensor
    pieces = make_observation(state.get_game())
    pieces.set_from(state, 0)
    assert list(pieces.dict) == ["player", *(piece for piece, _ in header.observation)]
    assert [pieces.dict[piece].shape for piece, _ in header.observation] == [shape for _, shape in header.observation]


@every_game
def test_what_all_see_tells_no_secrets(name: str) -> None:
    state = played(dealt(f"polana_{name}"), 10)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(state.get_game(), public)
    assert str(state.position.concealed_for(-1)) in observer.string_from(state, 0)


@every_game
def test_a_resampled_state_is_one_that_the_player_holds_possible(name: str) -> None:
    state, others, chance = played(dealt(f"polana_{name}"), 13), 0, pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        player = state.current_player()
        imagined = state.resample_from_infostate(player, chance)
        assert imagined.position.concealed_for(player) == state.position.concealed_for(player)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.history() == []
        others += imagined.position != state.position
        state.apply_action(state.legal_actions()[0])
    assert others == 5


@every_game
def test_players_remember_what_they_were_shown(name: str) -> None:
    """Different ways to one position differ in the information state of whoever could tell them apart."""
    state = played(dealt(f"polana_{name}"), 12)
    strings: set[str] = set()
    for player in range(state.num_players()):
        strings.add(state.information_state_string(player))
    after = state.clone()
    after.apply_action(after.legal_actions()[0])
    strings.add(after.information_state_string(state.current_player()))
    assert len(strings) == state.num_players() + 1


def test_a_hidden_pick_does_not_show_in_the_information_state() -> None:
    first, *others = dealt("polana_ecosystem(seats=3)").legal_actions()
    told = set()
    for pick in (first, *others):
        state = dealt("polana_ecosystem(seats=3)")
        state.apply_action(pick)
        assert state.current_player() == 1
        told.add(state.information_state_string(1) + state.observation_string(1) + str(state.observation_tensor(1)))
    assert len(told) == 1


@every_game
def test_its_search_plays_a_whole_game(name: str) -> None:
    game, chance = pyspiel.load_game(f"polana_{name}"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Quick(), 2.0, 2, random_state=chance)
    state: Any = dealt(f"polana_{name}")
    while not state.is_terminal():
        mover = bot.step if state.current_player() == 0 else lambda s: chance.choice(s.legal_actions())
        state.apply_action(mover(state))
    assert sum(state.returns()) == pytest.approx(0)


class Quick(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state by a playout inside the engine, so that the test is quick."""

    def evaluate(self, state: SpielState) -> list[float]:
        world = state.position
        rules = world.game.rules
        room = rules.numbers(world.game.header.most_legal)
        rules.playout(rules.states(world.memory), rules.streams(world.game.stream(1)), room)
        return world.payoffs()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_an_illegal_action_is_refused() -> None:
    state = dealt("polana_arboretum")
    wrong = next(action for action in range(489) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(wrong)


def test_options_are_parameters() -> None:
    state = dealt("polana_arboretum(seats=2,starting_discards=True,species=BACDJM)")
    assert state.position.game == polana.load("arboretum", seats=2, starting_discards=True, species="BACDJM")


def test_every_game_is_registered() -> None:
    assert {f"polana_{name}" for name in game_names()} <= set(pyspiel.registered_names())
