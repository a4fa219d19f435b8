"""Stepping through a recorded game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import polana
from polana.engine.play import Play
from tests.cli.conftest import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of seed 1 that was left after two actions."""
    game = polana.load("arboretum", seats=2)
    file = tmp_path / "two.polana"
    file.write_text(str(Play(game, 1, [(0, game.parse("B4")), (0, game.parse("-A3"))])), encoding="utf-8")
    return file


def test_one_position(terminal: Terminal, record: Path) -> None:
    shown = terminal(f"replay {record} --at 1").stdout
    assert "After 1 of 2 actions" in shown
    assert "Player 1 plants Blue Spruce 4." in shown
    assert "??" not in shown


def test_the_last_position_when_nobody_can_step(terminal: Terminal, record: Path) -> None:
    assert "After 2 of 2 actions" in terminal(f"replay {record}").stdout


def test_what_a_seat_knew(terminal: Terminal, record: Path) -> None:
    shown = terminal(f"replay {record} --at 0 --seat 1").stdout
    assert "?? ?? ?? ?? ?? ?? ?? ?? ??" in shown
    assert "B4" not in shown


def test_steps(terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed: Iterator[str] = iter(["", "", "", "b", "0", "99", "hm", "q"])
    monkeypatch.setattr(Console, "is_terminal", property(lambda _: True))
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(typed))
    shown = terminal(f"replay {record}").stdout
    assert re.findall(r"After (\d) of 2", shown) == list("01221022")


def test_the_end_has_its_ranking(terminal: Terminal, data: Path) -> None:
    terminal("play arboretum --bots random --seed 1", *["1"] * 200)
    (file,) = (data / "finished").iterdir()
    shown = terminal(f"replay {file} --lang pl").stdout
    assert "wygrywa!" in shown
    assert "wolno policzyć" in shown


def test_the_list_of_games(terminal: Terminal) -> None:
    shown = terminal("games").stdout
    assert all(name in shown for name in polana.game_names())
    assert "starting_discards" in shown
    assert "Gatunki w grze" in terminal("games --lang pl").stdout
