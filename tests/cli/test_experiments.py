"""simulate, bench and warm on the terminal."""

import json
from pathlib import Path

import pytest

from polana.lab import bench, plots, warming
from polana.lab.bench import TARGETS, Figure
from tests.cli.conftest import Terminal

compiled = pytest.mark.xdist_group("compiled")


@compiled
def test_statistics_on_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal("simulate arboretum --seats 3 --games 20").stdout
    assert "20 games of polana.load('arboretum', seats=3)" in shown
    assert "3 in the order of play" in shown
    picture = tmp_path / "scores.svg"
    told = json.loads(terminal(f"simulate arboretum --games 20 --json --plot {picture}").stdout)
    assert told["games"] == 20
    assert told["bots"] == ["random", "random"]
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_plots_need_matplotlib(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    done = terminal("simulate arboretum --games 2 --plot scores.png")
    assert done.exit_code == 2
    assert 'pip install "polana[plots]"' in done.stderr


@compiled
def test_warming_tells_time_and_place(terminal: Terminal) -> None:
    shown = terminal("warm arboretum").stdout
    assert f"arboretum: {len(warming.all_kernels())} kernels ready in" in shown
    assert "Cache:" in shown


def test_figures_beside_their_targets(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [Figure(name, "arboretum", 2, name == "playouts", 1.0, 0.25, 3) for name in TARGETS if name != "start"]
    monkeypatch.setattr(bench, "measure", lambda _, seats, __: iter(figures if seats == 2 else []))
    monkeypatch.setattr(bench, "busy", lambda: True)
    monkeypatch.setattr(bench, "measure_start", lambda *_: Figure("start", "arboretum", None, False, 0.5, 0.0, 1))
    done = terminal("bench")
    shown = done.stdout
    assert "The machine was busy" in done.stderr
    assert "≥ 5 M/s ✗" in shown
    assert "≤ 600 ms ✓" in shown
    assert "+25%" in shown
    told = json.loads(terminal("bench --json").stdout)
    assert told["machine"]["polana"]
    assert {"name", "game", "seats", "value", "spread", "target", "reached"} <= set(told["figures"][0])
