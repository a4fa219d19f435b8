"""Recorded whole games replay to the same bytes, and action sequences are counted."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from polana import Play, State
from polana.engine.game import find_header, game_names
from tests.contract.cases import settings_of
from tests.contract.record_plays import GAMES, LEAST, folder_of

FILES = [file for name in game_names() for file in sorted(folder_of(name).glob("*.play"))]
PINS = [
    pytest.param(name, pin, id=f"{name} {pin['play']} {pin['ply']}")
    for name in game_names()
    for pin in tomllib.loads((GAMES / name / "perft.toml").read_text(encoding="utf-8"))["pin"]
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.name}")
def test_a_recorded_game_replays_exactly(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    play = Play.parse(text)
    assert str(play) == text
    assert play.replay().over


@pytest.mark.parametrize("name", game_names())
def test_all_seats_and_options_have_been_recorded(name: str) -> None:
    plays = [Play.parse(file.read_text(encoding="utf-8")) for file in folder_of(name).glob("*.play")]
    assert len(plays) >= LEAST
    assert {play.game for play in plays} >= set(settings_of(name))


@pytest.mark.parametrize("name", game_names())
def test_every_reason_and_event_comes_up_in_the_recorded_games(name: str) -> None:
    header = find_header(name)
    reasons: set[str | None] = set()
    events: set[str] = set()
    for file in folder_of(name).glob("*.play"):
        play = Play.parse(file.read_text(encoding="utf-8"))
        for state in play.states():
            events |= {event["kind"] for event in state.events()}
            if state.ply % 29 == 0 or state.ply > len(play.actions) - 8:
                seats = state.acting or [0]
                reasons |= {state.why_not(seat, a) for seat in seats for a in range(header.actions)}
    assert set(header.reasons) <= reasons
    assert events == set(header.events)


def sequences(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 0 or state.over:
        return int(depth == 0)
    count = 0
    for seat in state.acting:
        legal = state.legal(seat)
        if depth == 1:
            count += len(legal)
            continue
        for action in legal:
            after = state.clone()
            after.play(seat, action)
            count += sequences(after, depth - 1)
    return count


@pytest.mark.parametrize(("name", "pin"), PINS)
def test_counted_action_sequences(name: str, pin: dict[str, Any]) -> None:
    play = Play.parse((folder_of(name) / pin["play"]).read_text(encoding="utf-8"))
    state = play.replay(pin["ply"])
    assert [sequences(state, depth) for depth in range(1, len(pin["counts"]) + 1)] == pin["counts"]
