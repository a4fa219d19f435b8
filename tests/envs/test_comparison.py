"""The comparison with peers: what is measured, what it is held against, how it is told."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from polana.engine.game import game_names
from polana.envs import comparison, peers
from polana.envs.comparison import Comparison, compare, goals, write
from polana.envs.comparison_page import page
from polana.envs.peers import WAYS, Subject, subjects
from polana.lab.timing import Patience, Timing
from tests.envs.cases import invented

SHORT = Patience(runs=1, seconds=1e-4)


def test_names_are_unique_and_ways_are_explained() -> None:
    names = [subject.name for subject in subjects()]
    assert len(set(names)) == len(names)
    assert {subject.way for subject in subjects()} == set(WAYS)


def test_every_goal_can_be_measured() -> None:
    names = {subject.name for subject in subjects()}
    assert all({goal.ours, goal.theirs} <= names for goal in goals(game_names()))
    assert len(goals(game_names())) == 2 * len(game_names()) + 1


def test_ratios() -> None:
    rates = {"polana/arboretum/inside": 5e6, "open_spiel/hearts/driven": 4e5, "polana/ecosystem/inside": 7e5}
    found = {ratio.goal.ours: ratio for ratio in invented(rates).ratios}
    assert found["polana/arboretum/inside"].value == pytest.approx(12.5)
    assert found["polana/arboretum/inside"].reached
    assert found["polana/ecosystem/inside"].value == pytest.approx(1.75)
    assert not found["polana/ecosystem/inside"].reached


def test_what_cannot_be_compared_is_left_out() -> None:
    told = invented({})
    ours = Comparison(told.day, {}, [row for row in told.rows if row.subject.package == "polana"], [], False)
    assert ours.ratios == []


def test_the_page_tells_figures_and_conditions() -> None:
    told = page(invented({"polana/arboretum/inside": 5_123_456, "open_spiel/hearts/driven": 4e5}))
    assert "| polana | arboretum | 2 | inside | yes | no | yes | 5,123,456 | +10% |" in told
    assert "| polana/arboretum/inside | open_spiel/hearts/driven | 12.8 | 10 | reached |" in told
    assert "an abacus" in told
    assert "The machine was busy" in told
    assert "Not installed, so not measured: pgx." in told
    assert all(meaning in told for meaning in WAYS.values())


def test_page_figures_and_picture_are_written(tmp_path: Path) -> None:
    files = write(invented({"polana/arboretum/inside": 5e6}), tmp_path)
    assert [file.name for file in files] == ["benchmarks.md", "benchmarks.json", "benchmarks.svg"]
    told = json.loads(files[1].read_text(encoding="utf-8"))
    assert told["rows"][0]["rate"] == 5_000_000
    assert {"legal", "observations", "scoring", "players", "version"} <= set(told["rows"][0])
    assert files[2].read_text(encoding="utf-8").startswith("<?xml")


def test_the_best_of_all_rounds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([2e-6, 4e-6, 1e-6, 5e-6])
    chosen = [each for each in subjects() if each.package == "polana"][:2]
    monkeypatch.setattr(comparison, "subjects", lambda: iter(chosen))
    monkeypatch.setattr(comparison, "measured", lambda *_: Timing(next(seconds), 0.5, 3))
    first, second = compare(SHORT, rounds=2).rows
    assert first.rate == pytest.approx(1e6)
    assert first.runs == 6
    assert first.spread == pytest.approx(2.0)
    assert second.rate == pytest.approx(1 / 4e-6)


def test_what_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = Subject("no-such-package", "chess", 2, "driven", True, False, True, lambda: lambda rounds: rounds)
    monkeypatch.setattr(comparison, "subjects", lambda: iter([absent]))
    assert compare(SHORT, rounds=1).missing == ["no-such-package"]


@pytest.mark.parametrize("way", list(WAYS))
def test_ours_are_measured(way: str) -> None:
    for subject in subjects():
        if (subject.package, subject.game, subject.way) == ("polana", "arboretum", way):
            assert subject.prepare()(1) > 0


@pytest.mark.parametrize("name", ["open_spiel/hearts/driven", "rlcard/uno/driven", "pgx/connect_four/batch driven"])
def test_theirs_are_measured(name: str) -> None:
    subject = next(each for each in subjects() if each.name == name)
    if find_spec(subject.package.replace("open_spiel", "pyspiel")) is None:
        pytest.skip(f"{subject.package} is not installed: it comes with the extra polana[peers]")
    assert comparison.measured(subject, SHORT).best > 0


def test_a_subject_is_measured_in_a_process_of_its_own() -> None:
    subject = next(each for each in subjects() if each.name == "polana/arboretum/driven")
    assert comparison.measured(subject, SHORT).runs == 1
    assert peers.PACKAGES.keys() == {each.package for each in subjects()} - {"polana"}
