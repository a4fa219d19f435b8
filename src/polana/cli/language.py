"""The language of the terminal: `--lang`, else the locale's, else English."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from polana.engine.errors import PolanaError
from polana.engine.text import LANGUAGES, words_of

FOLDER = Path(__file__).parent
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


class Complaint(PolanaError):
    """Something that the command line was asked for and that there is not; its words are the terminal's own."""

    def told(self, language: str) -> str:
        return words_of(FOLDER, language).say(f"complaint-{self.key}", **self.facts)


class _Choice:
    language = "en"


def from_locale() -> str:
    """The language that the environment asks for, if we speak it."""
    wanted = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def choose(language: str | None) -> None:
    """Speak this language from now on; None: the locale's."""
    _Choice.language = from_locale()
    if language is not None:
        if language not in LANGUAGES:
            raise Complaint("language", language=language[:40], known=", ".join(LANGUAGES))
        _Choice.language = language


def chosen() -> str:
    """The language in use."""
    return _Choice.language


def say(key: str, **facts: Any) -> str:
    """A message of the terminal in the language in use."""
    return words_of(FOLDER, _Choice.language).say(key, **facts)


def knows(key: str) -> bool:
    """Whether the terminal has words for a key."""
    return key in words_of(FOLDER, _Choice.language)
