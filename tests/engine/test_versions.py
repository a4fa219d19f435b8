"""Rules change and their version rises; what an earlier version recorded is read as long as it means the same."""

import pytest

import polana
from polana import BadRecord, Play
from polana.engine.game import find_header, signed
from tests.contract.record_plays import folder_of

OLD = folder_of("vale") / "hoarders.play"  # recorded with version 1
NEW = folder_of("vale") / "marathon.play"  # with version 2, whose turns may have more summons


def test_a_play_of_a_version_that_is_read_stays_one_of_that_version() -> None:
    play = Play.parse(OLD.read_text(encoding="utf-8"))
    assert find_header("vale").version != play.version == 1
    assert str(play) == OLD.read_text(encoding="utf-8")


def test_a_new_play_is_one_of_todays_version() -> None:
    text = str(Play(polana.load("vale"), 7))
    assert text.startswith("polana vale 2\n")
    assert Play.parse(text).version == 2


def test_an_older_play_whose_turn_ended_sooner_is_refused_where_it_goes_another_way() -> None:
    """By version 1 a turn ended after 25 summons, and the next seat went on."""
    lines = NEW.read_text(encoding="utf-8").replace("polana vale 2", "polana vale 1").splitlines()
    long = max(lines, key=len)
    words = long.split()
    at = lines.index(long)
    cut = " ".join(words[:120])
    with pytest.raises(BadRecord, match=rf"line {at + 2}: it was made with version 1 of the rules of vale"):
        Play.parse("\n".join([*lines[:at], cut, *lines[at + 1 :]]))


def test_an_older_play_that_ends_in_another_way_is_refused() -> None:
    text = OLD.read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="made with version 1 of the rules of vale, and by version 2"):
        Play.parse(text.replace("state ", "state 0"))


def test_positions_and_bytes_of_a_version_that_is_read_come_back() -> None:
    game = polana.load("vale", seats=3)
    state = game.new(seed=3)
    assert game.from_dict(state.to_dict() | {"version": 1}) == state
    assert game.from_bytes(signed(game, state.memory, 1)) == state


def test_what_another_version_made_is_refused() -> None:
    game = polana.load("vale", seats=3)
    state = game.new(seed=3)
    with pytest.raises(BadRecord, match="made with version 3 of the rules of vale"):
        game.from_dict(state.to_dict() | {"version": 3})
    with pytest.raises(BadRecord, match="damaged"):
        game.from_bytes(signed(game, state.memory, 3))
    with pytest.raises(BadRecord, match="made with version 3 of the rules of vale"):
        Play.parse(NEW.read_text(encoding="utf-8").replace("polana vale 2", "polana vale 3"))
