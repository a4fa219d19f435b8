"""Help that teaches, in three languages, and at once."""

import subprocess
import sys

import pytest

from polana.cli import app
from polana.engine.text import LANGUAGES
from tests.cli.conftest import Terminal

COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_page_has_usage_and_examples(terminal: Terminal, command: str, language: str) -> None:
    done = terminal(f"{command} --help --lang {language}")
    assert done.exit_code == 0
    usage, examples = {
        "en": ("Usage:", "Examples"),
        "pl": ("Użycie:", "Przykłady"),
        "uk": ("Використання:", "Приклади"),
    }[language]
    assert done.stdout.startswith(f"{usage} polana {command}".rstrip())
    assert f"\n{examples}\n  polana {command}" in done.stdout
    assert "--lang" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_without_arguments_the_help_is_shown(terminal: Terminal) -> None:
    done = terminal("")
    assert done.exit_code == 0
    assert done.stdout == terminal("--help").stdout


def test_all_commands_are_listed(terminal: Terminal) -> None:
    shown = terminal("--help").stdout
    assert {"play", "serve", "replay", "games", "simulate", "bench", "warm"} <= set(COMMANDS)
    assert all(f"\n  {command} " in shown for command in COMMANDS)


def test_version(terminal: Terminal) -> None:
    from importlib.metadata import version

    assert terminal("--version").stdout == f"polana {version('polana')}\n"


@pytest.mark.parametrize(("variable", "value"), [("LANG", "uk_UA.UTF-8"), ("LC_ALL", "uk"), ("LC_MESSAGES", "uk_UA")])
def test_the_language_of_the_system(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert terminal("--help").stdout.startswith("Використання:")
    assert terminal("--help --lang en").stdout.startswith("Usage:")


def test_a_language_that_we_do_not_speak_is_english(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert terminal("--help").stdout.startswith("Usage:")


def test_help_loads_neither_numpy_nor_numba_nor_rich() -> None:
    script = """
import sys
from polana.cli import app
try:
    app(["play", "--help"])
except SystemExit:
    pass
print([name for name in ("numpy", "numba", "rich", "fastapi") if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"
