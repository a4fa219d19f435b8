"""What was written when an event had three numbers is still read: bytes, positions and plays of one game.

The files in `older` were written then. An event's numbers had other meanings, so a position is read without its events.
"""

import json
from pathlib import Path

import pytest

import polana
from polana import BadRecord, Play, State

OLDER = Path(__file__).parent / "older"
GAME = polana.load("upstream", seats=2)


@pytest.fixture
def expected() -> State:
    """The position as it is reached today, without events."""
    state = Play.parse((OLDER / "upstream.play").read_text()).replay()
    state.memory[GAME.header.event_bytes] = 0
    return state


def test_older_plays_are_held_by_their_moves(expected: State) -> None:
    text = (OLDER / "upstream.play").read_text()
    assert text.splitlines()[-1].startswith("check ")
    assert expected.ply == 24
    assert str(Play.parse(text)).splitlines()[:-1] == text.splitlines()[:-1]
    with pytest.raises(BadRecord, match="names no action"):
        Play.parse(text.replace("check ", "0: check "))


def test_older_bytes_are_read(expected: State) -> None:
    saved = (OLDER / "upstream.bytes").read_bytes()
    assert GAME.from_bytes(saved) == expected
    assert bytes(expected) != saved
    for damaged in (saved[:-1], saved[:-1] + bytes([saved[-1] ^ 1]), saved[:40] + bytes([saved[40] ^ 1]) + saved[41:]):
        with pytest.raises(BadRecord):
            GAME.from_bytes(damaged)


def test_older_positions_are_read(expected: State) -> None:
    position = json.loads((OLDER / "upstream.json").read_text())
    assert {len(numbers) for numbers in position["events"]} == {9}
    assert GAME.from_dict(position) == expected
    mixed = position | {"events": [*position["events"], [0] * 10]}
    with pytest.raises(BadRecord, match="events"):
        GAME.from_dict(mixed)
