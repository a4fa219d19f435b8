"""bench --peers on the terminal."""

import json
from pathlib import Path

import pytest

from polana.envs import comparison
from polana.lab import plots
from tests.cli.conftest import Terminal
from tests.envs.cases import invented


def test_on_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    figures = {"polana/arboretum/inside": 5e6, "open_spiel/hearts/driven": 4e5}
    monkeypatch.setattr(comparison, "compare", lambda *_: invented(figures))
    shown = terminal(f"bench --peers --write {tmp_path}")
    assert "≥ 10 ✓" in shown.stdout
    assert "5 M/s +10%" in shown.stdout
    assert (tmp_path / "benchmarks.md").exists()
    assert json.loads(terminal("bench --peers --json").stdout)["ratios"]


def test_mistakes_on_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert terminal(f"bench --peers --write {tmp_path / 'nowhere'}").exit_code == 2
    monkeypatch.setattr(plots, "available", lambda: False)
    done = terminal(f"bench --peers --write {tmp_path}")
    assert 'pip install "polana[plots]"' in done.stderr
