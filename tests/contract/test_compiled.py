"""Compiled rules give the same bytes as interpreted ones, and a batch the same as single games."""

from typing import Any

import numpy as np
import pytest

import polana
from polana import BadOption, Game, IllegalAction, Play, State
from polana.engine.contract import REASONS
from polana.engine.game import find_header, game_names
from polana.engine.rng import derived, next64
from tests.contract.cases import at_random, every_setting, settings_of, viewers, walk
from tests.contract.record_plays import folder_of

EVERY = 13  # plies between two thorough comparisons


def twins(game: Game) -> tuple[Game, Game]:
    """The same game on interpreted and on compiled rules."""
    chosen = (game.header, game.seats, game.options)
    return Game(*chosen), Game(*chosen).compile()


def everything(state: State) -> dict[str, Any]:
    """All that the rules say about a position."""
    game, header = state.game, state.game.header
    told: dict[str, Any] = {
        "bytes": state.memory.tobytes(),
        "score": state.score_sheet(),
        "rank": state.places(),
        "judge": numbers(game, "judge_of", state, game.seats),
        "why": [[state.why_not(seat, a) for a in range(-1, header.actions + 1)] for seat in range(game.seats)],
    }
    for viewer in viewers(game):
        seen = state.concealed_for(viewer)
        told[f"seen {viewer}"] = seen.memory.tobytes()
        told[f"score {viewer}"] = seen.score_sheet()
        told[f"imagined {viewer}"] = seen.imagined(state.ply).memory.tobytes()
        told[f"observed {viewer}"] = state.observation(viewer).tobytes()
    for seat in state.acting:
        told[f"prefer {seat}"] = preferred(state, seat)
    return told


def numbers(game: Game, kernel: str, state: State, length: int) -> list[int]:
    out = game.rules.numbers(length)
    getattr(game.rules, kernel)(game.rules.states(state.memory), out)
    return [int(number) for number in out]


def preferred(state: State, seat: int) -> list[int]:
    rules, legal = state.game.rules, state.legal(seat)
    actions, out = (rules.numbers(state.game.header.most_legal) for _ in range(2))
    for i, action in enumerate(legal):
        actions[i] = action
    rules.prefer_of(rules.states(state.memory), seat, actions, len(legal), out)
    weights = [int(out[i]) for i in range(len(legal))]
    assert min(weights) >= 1
    return weights


@pytest.mark.parametrize("setting", every_setting(), ids=repr)
def test_interpreted_and_compiled_agree_over_whole_games(setting: Game) -> None:
    slow, fast = (game.new(seed=1) for game in twins(setting))
    for seat, action in walk(slow, at_random(1)):
        assert slow.memory.tobytes() == fast.memory.tobytes()
        assert slow.legal(seat) == fast.legal(seat)
        if slow.ply % EVERY == 0:
            assert everything(slow) == everything(fast)
        fast.play(seat, action)
    assert everything(slow) == everything(fast)


def test_games_go_on_from_one_way_to_the_other() -> None:
    for name in game_names():
        slow_game, fast_game = twins(polana.load(name))
        state = slow_game.new(seed=2)
        straight = state.clone()
        actions = list(walk(straight, at_random(2)))
        for number, (seat, action) in enumerate(actions):
            state = State((slow_game, fast_game)[number % 2], state.memory)
            state.play(seat, action)
        assert state.memory.tobytes() == straight.memory.tobytes()


def test_compiled_rules_refuse_in_the_same_words() -> None:
    for name in game_names():
        state = twins(polana.load(name))[1].new(seed=3)
        before = state.memory.tobytes()
        for seat in range(state.seats):
            for action in (-1, 0, state.game.header.actions - 1, state.game.header.actions, 2**40, -(2**70)):
                if (reason := state.why_not(seat, action)) is not None:
                    with pytest.raises(IllegalAction) as caught:
                        state.play(seat, action)
                    assert caught.value.reason == reason
                    assert reason in (*REASONS, *state.game.header.reasons)
        assert state.memory.tobytes() == before


@pytest.mark.parametrize("name", game_names())
def test_recorded_games_replay_exactly_when_compiled(name: str) -> None:
    for file in sorted(folder_of(name).glob("*.play")):
        play = Play.parse(file.read_text(encoding="utf-8"))
        end = play.replay()
        play.game = twins(play.game)[1]
        assert play.replay().memory.tobytes() == end.memory.tobytes()


@pytest.mark.parametrize("name", game_names())
def test_a_step_plays_and_tells_what_is_next(name: str) -> None:
    for game in twins(polana.load(name)):
        rules, state = game.rules, game.new(seed=4)
        single, out, policy = state.clone(), rules.numbers(game.header.most_legal), at_random(4)
        while not single.over:
            seat = single.acting[0]
            action = policy(single, single.legal(seat))
            n = rules.step(rules.states(state.memory), action, out)
            single.play(seat, action)
            assert state == single
            assert [int(a) for a in out[:n]] == (single.legal(single.acting[0]) if not single.over else [])
        assert rules.step(rules.states(state.memory), 0, out) == -REASONS.index("game_over")


# Batches


def dealt(game: Game, seed: int, number: int) -> State:
    """The first game that a batch deals at a place."""
    rules = game.header.interpreted
    stream = rules.streams(game.stream(derived(seed, number)))[0]
    memory = game.blank()
    rules.begin(rules.states(memory), rules.words(next64(stream), next64(stream), next64(stream)))
    return State(game, memory)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("setting", [settings_of(name)[-1] for name in game_names()], ids=repr)
def test_a_batch_plays_like_single_games(setting: Game, threads: int) -> None:
    count, header = 5, setting.header
    batch = twins(setting)[0].batch(count, threads)
    batch.new(seed=5)
    singles = [dealt(batch.game, 5, i) for i in range(count)]
    generator = np.random.default_rng(5)
    finished = 0
    for _ in range(header.longest + 20):
        if finished > count:
            break
        for i, single in enumerate(singles):
            assert batch[i].memory.tobytes() == single.memory.tobytes()
            assert batch.seat[i] == single.acting[0]
            assert batch.legal[i, : batch.counts[i]].tolist() == single.legal(single.acting[0])
        picks = generator.integers(0, batch.counts)
        actions = batch.legal[np.arange(count), picks]
        batch.play(actions)
        for i, single in enumerate(singles):
            single.play(single.acting[0], int(actions[i]))
            assert bool(batch.done[i]) == single.over
            if single.over:
                assert batch.places[i].tolist() == single.places()
                finished += 1
                singles[i] = batch[i]
                assert singles[i].ply == 0
                assert singles[i].memory.tobytes() != single.memory.tobytes()
    assert finished >= count


@pytest.mark.parametrize("name", game_names())
def test_masks_and_observations_of_a_batch(name: str) -> None:
    batch = polana.load(name).batch(4)
    batch.new(seed=6)
    batch.playouts(25)
    masks, seen = batch.masks(), batch.observations()
    for i in range(len(batch)):
        seat = int(batch.seat[i])
        assert masks[i].nonzero()[0].tolist() == batch[i].legal(seat)
        assert (seen[i] == batch[i].observation(seat)).all()


@pytest.mark.parametrize("name", game_names())
def test_batches_of_a_seed_are_alike_whatever_the_threads(name: str) -> None:
    batches = [polana.load(name).batch(7, threads) for threads in (1, 2, 3)]
    for batch in batches:
        batch.new(seed=7)
        assert batch.playouts(400) == 2800
    assert len({batch.memory.tobytes() for batch in batches}) == 1
    assert len({batches[0][i].memory.tobytes() for i in range(7)}) == 7


@pytest.mark.parametrize("name", game_names())
def test_a_batch_refuses_bad_actions_and_changes_nothing(name: str) -> None:
    batch = polana.load(name).batch(3)
    batch.new(seed=8)
    before = batch.memory.tobytes()
    actions = batch.legal[:, 0].copy()
    actions[1] = find_header(name).actions
    with pytest.raises(IllegalAction):
        batch.play(actions)
    with pytest.raises(BadOption, match="3 games takes 3 actions"):
        batch.play(actions[:2])
    assert batch.memory.tobytes() == before
