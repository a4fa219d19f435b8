"""Where things are kept: one place for terminal, server and arena, and another when the environment names one."""

from pathlib import Path

import pytest

import polana
from polana.cli import saved
from polana.engine.folders import cache_root, data_folder
from polana.lab.arena import Contest
from polana.lab.workers import Ledger
from polana.server.settings import Settings


def ours() -> set[Path]:
    """The data folders of all that keep something."""
    contest = Contest.of(polana.load("arboretum"), ("greedy", "random"), 2, 1)
    return {saved.unfinished().parent.parent, Ledger(contest).file.parent.parent, Settings.read().data}


def test_the_environment_names_the_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POLANA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("POLANA_CACHE", str(tmp_path / "cache"))
    assert ours() == {data_folder()} == {tmp_path / "data"}
    assert cache_root() == tmp_path / "cache" / "compiled"


def test_an_empty_name_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLANA_DATA", "")
    assert ours() == {data_folder()}
    assert data_folder().is_absolute()
    assert data_folder().name == "polana"


def test_without_a_name_it_is_the_users_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("POLANA_DATA", "POLANA_CACHE"):
        monkeypatch.delenv(name, raising=False)
    assert data_folder().name == "polana"
    assert cache_root().parts[-2:] == ("polana", "compiled")
