"""What every game promises, whatever its rules."""

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest

import polana
from polana import BadOption, BadRecord, Concealed, Game, IllegalAction, State
from polana.engine.text import LANGUAGES
from tests.contract.cases import POLICIES, at_random, reached, viewers, walk

EVERY = 9  # plies between two looks at a game


def test_every_playout_ends_in_time(game: Game) -> None:
    for policy in POLICIES.values():
        state = game.new(seed=3)
        steps = sum(1 for _ in walk(state, policy))
        assert state.over
        assert state.ply == steps <= game.header.longest
        assert state.acting == []


def test_the_same_seed_deals_the_same_game_and_another_seed_another(game: Game) -> None:
    assert game.new(seed=1) == game.new(seed=1)
    assert game.new(seed=1) != game.new(seed=2)
    assert game.new(seed="1") != game.new(seed=1)
    assert game.new() != game.new()


def test_a_clone_goes_its_own_way(game: Game) -> None:
    state = game.new(seed=4)
    for seat, action in walk(state, at_random(4)):
        clone = state.clone()
        assert clone == state
        clone.play(seat, action)
        assert clone != state


def test_earlier_copies_never_change(game: Game) -> None:
    state = game.new(seed=5)
    kept: list[tuple[State, bytes]] = []
    for _ in walk(state, at_random(5)):
        for copy in (state.clone(), state.concealed_for(-1)):
            kept.append((copy, copy.memory.tobytes()))
    assert all(copy.memory.tobytes() == then for copy, then in kept)


def test_looking_changes_nothing(game: Game) -> None:
    for plies in range(0, 60, EVERY):
        state = reached(game, 6, plies)
        before = state.memory.tobytes()
        for seat in viewers(game):
            state.legal(seat)
            state.why_not(seat, 0)
            state.observation(seat)
            seen = state.concealed_for(seat)
            then = seen.memory.tobytes()
            seen.imagined(1)
            seen.view(), seen.events(), seen.to_dict(), str(seen), seen.scores(), seen.places()
            assert seen.memory.tobytes() == then
        state.view(), state.events(), state.to_dict(), str(state), state.scores(), state.places()
        assert state.memory.tobytes() == before


def test_bytes_are_the_whole_state(game: Game) -> None:
    state = reached(game, 7, 30)
    again = game.from_bytes(bytes(state))
    assert again == state
    policy, same = at_random(1), at_random(1)
    assert list(walk(state, policy)) == list(walk(again, same))
    assert again == state


def test_bytes_that_are_damaged_cut_or_of_another_game_are_refused(game: Game) -> None:
    saved = bytes(reached(game, 7, 30))
    for bad in (b"", saved[:-1], saved + b"0", b"x" + saved[1:], saved[:-1] + bytes([saved[-1] ^ 1])):
        with pytest.raises(BadRecord, match=game.name):
            game.from_bytes(bad)
    other = next(seats for seats in game.header.seats if seats != game.seats)
    with pytest.raises(BadRecord):
        Game(game.header, other, {}).from_bytes(saved)


def test_legal_actions_ascend_without_repeats_and_only_for_who_acts(game: Game) -> None:
    state = game.new(seed=8)
    for _ in walk(state, at_random(8)):
        for seat in range(-2, game.seats + 2):
            legal = state.legal(seat)
            assert all(a < b for a, b in pairwise(legal))
            assert bool(legal) == (seat in state.acting)
            assert all(0 <= action < game.header.actions for action in legal)
    assert all(state.legal(seat) == [] for seat in range(game.seats))


def test_legal_agrees_with_why_not_on_the_whole_action_space(game: Game) -> None:
    state = game.new(seed=9)
    for _ in walk(state, at_random(9)):
        if state.ply % EVERY:
            continue
        for seat in range(game.seats):
            allowed = [action for action in range(game.header.actions) if state.why_not(seat, action) is None]
            assert allowed == state.legal(seat)


def test_a_seat_knows_its_legal_actions(game: Game) -> None:
    state = game.new(seed=10)
    for _ in walk(state, at_random(10)):
        for seat in range(game.seats):
            seen = state.concealed_for(seat)
            assert seen.legal(seat) == state.legal(seat)
            assert seen.acting == state.acting
            if state.ply % (5 * EVERY) == 0:
                actions = range(game.header.actions)
                assert [seen.why_not(seat, a) for a in actions] == [state.why_not(seat, a) for a in actions]


@pytest.mark.parametrize("wild", [-(2**70), -(2**63), -1, 2**31, 2**63, 2**70])
def test_actions_outside_the_space_are_refused(plain_game: Game, wild: int) -> None:
    state = plain_game.new(seed=11)
    seat = state.acting[0]
    assert state.why_not(seat, wild) == "no_such_action"
    assert state.why_not(seat, plain_game.header.actions) == "no_such_action"
    before = state.memory.tobytes()
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, wild)
    assert caught.value.reason == "no_such_action"
    assert state.memory.tobytes() == before


def test_a_refused_action_changes_nothing_and_says_why(game: Game) -> None:
    state = reached(game, 12, 25)
    before = state.memory.tobytes()
    for seat in range(game.seats):
        for action in range(game.header.actions):
            reason = state.why_not(seat, action)
            if reason is not None:
                with pytest.raises(IllegalAction) as caught:
                    state.play(seat, action)
                assert caught.value.reason == reason
                assert caught.value.rule == game.header.sections.get(reason)
                assert reason not in game.header.reasons or caught.value.rule
                assert len({caught.value.told(language) for language in LANGUAGES}) == 3
                assert state.memory.tobytes() == before


def test_nobody_plays_on_what_one_seat_knows_or_after_the_end(game: Game) -> None:
    state = game.new(seed=13)
    seat = state.acting[0]
    action = state.legal(seat)[0]
    with pytest.raises(IllegalAction) as caught:
        state.concealed_for(seat).play(seat, action)
    assert caught.value.reason == "only_seen"
    for _ in walk(state, at_random(13)):
        pass
    assert state.why_not(seat, action) == "game_over"


def test_one_seat_cannot_look_through_anothers_eyes(game: Game) -> None:
    seen = game.new(seed=14).concealed_for(0)
    assert seen.concealed_for(0) == seen
    for other in (-1, 1):
        with pytest.raises(Concealed, match="a spectator" if other == -1 else f"seat {other}"):
            seen.concealed_for(other)
        with pytest.raises(Concealed):
            game.new(seed=14).concealed_for(other).observation(0)


def asked_of(seen: State, seat: int, actions: list[int]) -> None:
    """What a state may tell of an acting seat: the truth to the seat itself and a refusal to the others."""
    questions: list[Callable[[], object]] = [
        lambda: seen.legal(seat),
        *(partial(seen.why_not, seat, action) for action in actions),
    ]
    for ask in questions:
        if seen.viewer == seat:
            ask()
            continue
        with pytest.raises(Concealed) as caught:
            ask()
        assert len({caught.value.told(language) for language in LANGUAGES}) == 3


def test_what_a_seat_may_do_is_known_to_itself_alone(game: Game) -> None:
    """Others hear that it cannot be told, never something made up; that a seat may not act is known to all."""
    state, asked, outside = game.new(seed=23), set(), game.header.actions
    for _ in walk(state, at_random(23)):
        phase = state.view()["phase"]
        if (phase, len(state.acting)) in asked and state.ply % EVERY:
            continue
        asked.add((phase, len(state.acting)))
        for viewer in viewers(game):
            seen = state.concealed_for(viewer)
            for seat in range(game.seats):
                assert seen.why_not(seat, outside) == state.why_not(seat, outside) == "no_such_action"
                if seat in state.acting:
                    asked_of(seen, seat, state.legal(seat)[:3])
                else:
                    assert seen.legal(seat) == []
                    assert seen.why_not(seat, 0) == "not_your_turn"
            if viewer in state.acting:
                assert seen.legal(viewer) == state.legal(viewer)


def test_a_finished_game_is_open_to_all(game: Game) -> None:
    state = game.new(seed=24)
    for _ in walk(state, at_random(24)):
        pass
    for viewer in viewers(game):
        seen = state.concealed_for(viewer)
        assert all(seen.legal(seat) == [] for seat in range(game.seats))
        assert all(seen.why_not(seat, 0) == "game_over" for seat in range(game.seats))
        assert all(seen.concealed_for(other) == state.concealed_for(other) for other in viewers(game))


@pytest.mark.parametrize("seat", [-(2**70), -2, -1, 6, 7, 2**70])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_seat_that_is_not_there_does_nothing(seat: int, compiled: bool) -> None:
    game = polana.load("arboretum", seats=2)
    state = (game.compile() if compiled else game).new(seed=14)
    assert state.legal(seat) == []
    assert state.why_not(seat, 0) == "not_your_turn"
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, 0)
    assert caught.value.reason == "not_your_turn"


@pytest.mark.parametrize("seat", [-3, -2, 6, 7, 9, 2**70])
def test_nobody_looks_from_a_seat_that_is_not_there(plain_game: Game, seat: int) -> None:
    state = plain_game.new(seed=14)
    with pytest.raises(BadOption, match=f"There is no seat {seat} here"):
        state.concealed_for(seat)
    with pytest.raises(BadOption, match=f"There is no seat {seat} here"):
        state.observation(seat)


def test_the_truth_is_only_itself(plain_game: Game) -> None:
    state = plain_game.new(seed=14)
    assert state.imagined(1) == state


def test_places_follow_the_scores(game: Game) -> None:
    for seed in range(3):
        state = game.new(seed)
        for _ in walk(state, at_random(seed)):
            pass
        scores, places = state.scores(), state.places()
        for place, score in zip(places, scores, strict=True):
            assert place == sum(1 for other in places if other < place)
            assert all(other_place > place for other_place, other in zip(places, scores, strict=True) if other < score)
        payoffs = state.payoffs()
        assert sum(payoffs) == pytest.approx(0)
        assert all(-1 <= payoff <= 1 for payoff in payoffs)
        assert payoffs.index(max(payoffs)) == places.index(0)


def test_score_sheets_add_up(game: Game) -> None:
    state = game.new(seed=15)
    for _ in walk(state, at_random(15)):
        if state.ply % EVERY == 0:
            sheet = state.score_sheet()
            assert [tuple(points) for points in sheet] == [game.header.categories] * game.seats
            assert state.scores() == [sum(points.values()) for points in sheet]


def test_a_finished_game_is_open(game: Game) -> None:
    state = game.new(seed=16)
    for _ in walk(state, at_random(16)):
        pass
    for seat in viewers(game):
        seen = state.concealed_for(seat)
        assert seen.view() == state.view()
        assert seen.scores() == state.scores()
        assert seen.viewer == seat


def test_declared_sizes_are_never_exceeded(game: Game) -> None:
    header = game.header
    rules = header.interpreted
    for seed, policy in enumerate([*POLICIES.values(), at_random(17), at_random(18)]):
        state = game.new(seed)
        for seat, _ in walk(state, policy):
            assert state.record.events.n <= header.most_events
            room = rules.numbers(header.actions)
            assert rules.legal_of(rules.states(state.memory), seat, room) <= header.most_legal
        assert state.record.events.n <= header.most_events


def test_events_carry_known_kinds_and_whole_json(game: Game) -> None:
    state = game.new(seed=19)
    for _ in walk(state, at_random(19)):
        for seat in viewers(game):
            for event in state.concealed_for(seat).events():
                assert event["kind"] in game.header.events
                assert json.loads(json.dumps(event)) == event


def test_news_forbids_undo_exactly_when_somebody_learns_something(game: Game) -> None:
    state = game.new(seed=20)
    for _ in walk(state, at_random(20)):
        events = state.record.events
        if state.ply:
            fresh = any(events.items[i].fresh for i in range(events.n))
            assert (state.record.secret_ply == state.ply) == fresh


def test_a_view_is_whole_json(game: Game) -> None:
    for plies in (0, 20, 60):
        for seat in viewers(game):
            seen = reached(game, 21, plies).concealed_for(seat)
            assert json.dumps(seen.view(), allow_nan=False)
            assert str(seen)
            assert repr(seen).startswith(f"<{game.name}, {game.seats} seats")


def test_an_observation_fits_its_named_pieces(game: Game) -> None:
    names = [name for name, _ in game.header.observation]
    assert len(set(names)) == len(names)
    state = reached(game, 22, 40)
    for seat in viewers(game):
        assert state.observation(seat).shape == (game.header.observation_size,)
        assert (state.observation(seat) == state.concealed_for(seat).observation(seat)).all()
