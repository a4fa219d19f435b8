"""Malformed positions, records and notations: a complaint that names the place, and nothing else ever."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import polana
from polana import BadOption, BadRecord, Game, Play, PolanaError, State
from polana.engine.game import find_header, game_names
from polana.engine.play import fingerprint
from polana.engine.text import LANGUAGES
from tests.contract.cases import at_random, every_setting, reached, viewers, walk
from tests.contract.mangled import mangled, mangled_text

Found = TypeVar("Found")
SETTINGS = every_setting()


def fresh(setting: Game) -> Game:
    return Game(setting.header, setting.seats, setting.options)


def complaint_or(read: Callable[[], Found]) -> Found | PolanaError:
    """What is read, or the complaint about it, which can be told in all languages."""
    try:
        return read()
    except (BadRecord, BadOption) as error:
        complaint = error
    assert all(complaint.told(language) for language in LANGUAGES)
    return complaint


@st.composite
def positions(draw: st.DrawFn) -> tuple[Game, Any]:
    """A sound position of some game: the truth or what somebody knows of it."""
    game = fresh(draw(st.sampled_from(SETTINGS)))
    state = reached(game, draw(st.integers(0, 30)), draw(st.integers(0, 150)))
    if draw(st.booleans()):
        state = state.concealed_for(draw(st.sampled_from(viewers(game))))
    return game, json.loads(json.dumps(state.to_dict()))


def plays_on(state: State) -> None:
    """A state that was accepted is sound: it can be written, seen, imagined and played to its end, and what it ends in
    is accepted too."""
    assert state.game.from_dict(json.loads(json.dumps(state.to_dict()))) == state
    assert str(state)
    assert state.view()
    for seat in state.acting if state.viewer is None else {state.viewer} & set(state.acting):
        allowed = [action for action in range(state.game.header.actions) if state.why_not(seat, action) is None]
        assert state.legal(seat) == allowed != []
    if state.viewer is not None:
        world = state.imagined(1)
        assert world.concealed_for(state.viewer) == state
    else:
        world = state.clone()
        for viewer in viewers(state.game):
            assert state.concealed_for(viewer).imagined(2).concealed_for(viewer) == state.concealed_for(viewer)
    policy, before = at_random(1), world
    for _ in range(4 * state.game.header.longest):
        if world.over:
            for last in (before, world):
                assert last.ply > world.game.header.longest or world.game.from_dict(last.to_dict()) == last
            return
        seat, before = world.acting[0], world.clone()
        world.play(seat, policy(world, world.legal(seat)))
    raise AssertionError("the game does not end")


@given(positions())
def test_positions_are_read_back(sample: tuple[Game, Any]) -> None:
    game, position = sample
    state = game.from_dict(position)
    assert json.loads(json.dumps(state.to_dict())) == position
    plays_on(state)


@settings(max_examples=400)
@given(positions().flatmap(lambda sample: st.tuples(st.just(sample[0]), mangled(sample[1]))))
def test_mangled_positions_are_sound_or_refused_by_field(sample: tuple[Game, Any]) -> None:
    game, position = sample
    found = complaint_or(lambda: game.from_dict(position))
    if isinstance(found, State):
        plays_on(found)
    else:
        assert found.key == "version" or found.facts["field"] in str(found)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("garbage", [None, 5, "position", [], [1], {}, {"game": "x"}, {3: 4}])
def test_garbage_is_no_position(name: str, garbage: Any) -> None:
    with pytest.raises(BadRecord, match="Position, "):
        polana.load(name).from_dict(garbage)


def test_a_position_of_another_version_or_setting_is_refused(plain_game: Game) -> None:
    position = plain_game.new(seed=1).to_dict()
    with pytest.raises(BadRecord, match="version 99"):
        plain_game.from_dict(position | {"version": 99})
    for field, value in [("game", "chess"), ("seats", 9), ("options", {"x": 1}), ("options", None), ("nonsense", 0)]:
        with pytest.raises(BadRecord, match=field):
            plain_game.from_dict(position | {field: value})


def test_nobody_acts_twice_at_once(plain_game: Game) -> None:
    position = plain_game.new(seed=1).to_dict()
    seat = position["acting"][0]
    with pytest.raises(BadRecord, match=f'Position, "acting": {seat} is there twice'):
        plain_game.from_dict(position | {"acting": [seat, seat]})


# Play records


def whole_play(game: Game, seed: int) -> Play:
    play, state = Play(game, seed), game.new(seed)
    play.actions = list(walk(state, at_random(seed)))
    return play


@cache
def text_of(setting: int) -> str:
    """A whole game of one of the settings."""
    return str(whole_play(SETTINGS[setting], 1))


@pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=map(repr, SETTINGS))
def test_plays_are_read_back(setting: int) -> None:
    text = text_of(setting)
    play = Play.parse(text)
    assert str(play) == text
    assert text.endswith(f"state {fingerprint(play.replay())}\n")
    assert play.replay(7) == list(_clones(play))[7]


def _clones(play: Play) -> list[State]:
    return [state.clone() for state in play.states()]


@given(st.one_of(st.integers(-(2**200), 2**200), st.text(), st.binary()))
def test_every_seed_is_read_back(seed: int | str | bytes) -> None:
    play = Play(polana.load(game_names()[0]), seed)
    assert Play.parse(str(play)).seed == seed


@settings(max_examples=400)
@given(st.sampled_from(range(len(SETTINGS))).map(text_of).flatmap(mangled_text))
def test_mangled_plays_are_refused_by_line(text: str) -> None:
    found = complaint_or(lambda: Play.parse(text))
    if isinstance(found, Play):
        assert f"state {fingerprint(found.replay())}" in text
    else:
        line = found.facts.get("line")
        assert line is None or 1 <= line <= len(text.splitlines()) + 1


@pytest.mark.parametrize("name", game_names())
def test_a_play_cut_off_anywhere_is_refused(name: str) -> None:
    text = str(whole_play(polana.load(name), 2))
    for end in range(0, len(text) - 1, 7):
        with pytest.raises((BadRecord, BadOption)):
            Play.parse(text[:end])


@given(st.text())
def test_any_text_is_no_play(text: str) -> None:
    with pytest.raises((BadRecord, BadOption)):
        Play.parse(text)


# Notation


def test_every_action_is_read_back(game: Game) -> None:
    state = game.new(seed=3)
    for seat, action in walk(state, at_random(3)):
        text = state.notation(seat, action)
        assert " " not in text
        assert game.parse(text) == action
        if state.ply % 40 == 0:
            for wild in range(game.header.actions):
                assert game.parse(state.notation(seat, wild)) == wild


def test_targets_lead_to_their_action(game: Game) -> None:
    words = game.header.words
    state = game.new(seed=4)
    for seat, _ in walk(state, at_random(4)):
        legal = state.legal(seat)
        touched = [frozenset(words.targets(state.record, seat, action)) for action in legal]
        assert not any(one < other for one in touched for other in touched if one), "a target set inside another"
        for action, targets in zip(legal, touched, strict=True):
            if targets:
                assert words.aim(state.record, seat, sorted(targets)) == action


SLOPPY = re.compile(r"-0|(?<![0-9])0[0-9]|[^!-~]")  # spellings that no position has
TEXTS = st.one_of(st.text(max_size=8), st.text("-,0123456789٣BMpiledck", max_size=7))


@pytest.mark.parametrize("name", game_names())
@given(text=TEXTS)
def test_any_text_is_an_action_or_refused(name: str, text: str) -> None:
    game = polana.load(name)
    found = complaint_or(lambda: game.parse(text))
    if isinstance(found, int):
        assert 0 <= found < game.header.actions
    else:
        assert found.key == "notation"


@st.composite
def respelt(draw: st.DrawFn, text: str) -> str:
    """A notation with one of its numbers written in another way, or another one in its place."""
    numbers = list(re.finditer(r"-?[0-9]+", text))
    if not numbers:
        return draw(mangled_text(text))
    number = draw(st.sampled_from(numbers))
    sign, digits = number[0][:-1].rstrip("0123456789"), number[0].lstrip("-")
    arabic = digits.translate({ord("0") + i: chr(0x660 + i) for i in range(10)})
    others = [f"{sign}0{digits}", f"-{digits}", f"+{digits}", f"{sign}{arabic}", f"{sign}{digits}\n"]
    wrapped = [str(int(number[0]) + by) for by in (-18, 18, -5, 4, 5, 16)]
    return text[: number.start()] + draw(st.sampled_from(others + wrapped)) + text[number.end() :]


@st.composite
def written(draw: st.DrawFn) -> tuple[State, int, str]:
    """A position, a seat, and a text that is or resembles one of its actions."""
    game = fresh(draw(st.sampled_from(SETTINGS)))
    state = reached(game, draw(st.integers(0, 30)), draw(st.integers(0, 150)))
    seat = draw(st.sampled_from(state.acting))
    text = state.notation(
        seat, draw(st.one_of(st.sampled_from(state.legal(seat)), st.integers(0, game.header.actions - 1)))
    )
    return state, seat, draw(st.one_of(TEXTS, st.just(text), respelt(text), mangled_text(text)))


@settings(max_examples=400)
@given(written())
def test_a_text_is_the_notation_of_what_it_is_read_as(sample: tuple[State, int, str]) -> None:
    state, seat, text = sample
    found = complaint_or(lambda: state.parse(seat, text))
    if isinstance(found, int):
        assert state.notation(seat, found) == text
    else:
        assert found.key == "notation" or (found.key == "notation_here" and not SLOPPY.search(text))
        assert found.facts["text"] == text[:40]
        assert all(state.notation(seat, action) != text for action in state.legal(seat))


@pytest.mark.parametrize("name", ["chess", "", "..", "engine", "arboretum/../arboretum", "x" * 1000])
def test_unknown_games_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="There is no game called"):
        polana.load(name)


@pytest.mark.parametrize("name", game_names())
def test_unknown_options_are_refused(name: str) -> None:
    known = [option.name for option in find_header(name).options]
    with pytest.raises(BadOption, match=f'no option "colour". It has: {", ".join(known)}'):
        polana.load(name, colour="red")
