"""A terminal for the tests: its own data folder, no colours, English unless asked otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from polana.cli import app

Terminal = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the terminal keeps its games."""
    monkeypatch.setenv("POLANA_DATA", str(tmp_path))
    return tmp_path / "terminal"


@pytest.fixture
def terminal(data: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs a command line, with what is typed, line by line."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(line: str, *typed: str) -> Result:
        return CliRunner().invoke(app, line.split(), input="".join(f"{text}\n" for text in typed))

    return run
