"""simulate, bench and warm on the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from polana.cli.warm import PACKAGES
from polana.lab import bench, bench_search, plots, warming, workers
from polana.lab.arena import Outcome
from polana.lab.bench import TARGETS, Figure
from polana.lab.bench_search import Speed
from tests.cli.conftest import Terminal


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


def test_an_arena_tells_who_is_better(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    line = f"arena arboretum --bots greedy,random,search:4 --games 6 --workers 1 --plot {picture}"
    shown = terminal(line).stdout
    assert "6 games of polana.load('arboretum', seats=2), 1 deals" in shown
    assert "Finished before the other" in shown
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    told = json.loads(terminal("arena arboretum --bots greedy,random --games 4 --workers 1 --json").stdout)
    assert [row["bot"] for row in told["standings"]] == ["greedy", "random"]
    assert told["games"] == 4
    assert {"low", "value", "high"} == set(told["standings"][0]["rating"])
    assert len(list(data.parent.glob("arena/*.jsonl"))) == 2


def test_an_interrupted_arena_tells_how_to_go_on(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Iterator[Outcome]:
        yield Outcome(0, (0, 1), [5, 3], [0, 1], [0.1, 0.1], [9, 9])
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "contend", interrupted)
    done = terminal("arena arboretum --bots greedy,random --games 4")
    assert done.exit_code == 130
    assert "1 games of" in done.stdout
    assert "--resume" in done.stderr


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("arena arboretum --bots greedy", "two different bots"),
        ("arena arboretum --bots greedy,hal", 'no bot called "hal"'),
        ("arena arboretum --bots greedy,search:fast", "no plan of a search"),
        ("arena arboretum --bots greedy,random --games 0", "at least 1"),
    ],
)
def test_a_contest_that_there_is_not(terminal: Terminal, line: str, told: str) -> None:
    done = terminal(line)
    assert done.exit_code == 2
    assert told in done.stderr


def test_ray_is_asked_for_by_name(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ray_available", lambda: False)
    done = terminal("arena arboretum --bots greedy,random --ray local")
    assert (done.exit_code, 'pip install "polana[lab]"' in done.stderr) == (2, True)


def test_search_speeds_beside_the_target(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = [Speed("arboretum", 2, "plain", 31e3, 4.7e6, 0.1), Speed("ecosystem", 3, "search", 3e3, None, 0.1)]
    monkeypatch.setattr(bench_search, "measure_search", lambda *_: speeds)
    monkeypatch.setattr(bench_search, "peer_available", lambda: False)
    done = terminal("bench --search --game arboretum")
    assert "31 k/s" in done.stdout
    assert "≥ 25 k/s" in done.stdout
    assert "OpenSpiel is not installed" in done.stderr
    told = json.loads(terminal("bench --search --game arboretum --json").stdout)
    assert told["speeds"][0]["target"] == 25e3


def test_warming_tells_time_and_place(terminal: Terminal) -> None:
    shown = terminal("warm arboretum").stdout
    assert f"arboretum: {len(warming.all_kernels(PACKAGES))} kernels ready in" in shown
    assert "Cache:" in shown


def test_figures_beside_their_targets(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [Figure(name, "arboretum", 2, name == "playouts", 1.0, 0.25, 3) for name in TARGETS if name != "start"]
    monkeypatch.setattr(bench, "measure", lambda _, seats, __: iter(figures if seats == 2 else []))
    monkeypatch.setattr(bench, "busy", lambda: True)
    monkeypatch.setattr(bench, "measure_start", lambda *_: Figure("start", "arboretum", None, False, 0.5, 0.0, 1))
    done = terminal("bench --game arboretum")
    shown = done.stdout
    assert "The machine was busy" in done.stderr
    assert "≥ 5 M/s ✗" in shown
    assert "≤ 600 ms ✓" in shown
    assert "+25%" in shown
    told = json.loads(terminal("bench --json").stdout)
    assert told["machine"]["polana"]
    assert {"name", "game", "seats", "value", "spread", "target", "reached"} <= set(told["figures"][0])
