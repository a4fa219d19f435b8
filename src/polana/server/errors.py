"""Refusals: a key and facts; the words are `error-<key>` in this folder's Fluent files, or a rule's `reason-<key>`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polana.engine.errors import PolanaError

FOLDER = Path(__file__).parent


def said(language: str, key: str, **facts: Any) -> str:
    """The server's own words in a language."""
    from polana.engine.text import words_of

    return words_of(FOLDER, language).say(key, **facts)


class Refused(PolanaError):
    """Something that the server will not do, and why."""

    def __init__(self, key: str, status: int = 409, rule: str | None = None, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.status = status
        self.rule = rule  # where the rules page explains it

    def told(self, language: str) -> str:
        return said(language, f"error-{self.key}", **self.facts)


class Stale(Refused):
    """The decision was answered, taken back or never put; the current table is sent along."""

    def __init__(self) -> None:
        super().__init__("stale")
