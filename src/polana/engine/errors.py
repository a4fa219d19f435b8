"""What can go wrong, told so that a person understands it.

An error carries a key and the facts; the sentence comes from the Fluent catalogues, in any of the languages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


class PolanaError(ValueError):
    """Base of all errors that tell a person what was wrong."""

    folder: Path | None = None  # of the game whose words tell it

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        """The error in a language: en, pl or uk."""
        from polana.engine.text import words_of

        facts = {
            name: fact.told(language) if isinstance(fact, PolanaError) else fact for name, fact in self.facts.items()
        }
        return words_of(self.folder, language).say(f"error-{self.key}", **facts)


class BadOption(PolanaError):
    """A new game was asked for that there is not: unknown game, seats or options."""


class BadRecord(PolanaError):
    """A text, position or saved game that cannot be read; names the line or field."""


class Concealed(PolanaError):
    """Something was asked that cannot be told from what one seat or a spectator knows."""


class IllegalAction(PolanaError):
    """A rule forbids an action; `reason` is its key, `rule` the section of the rules page that explains it, if any."""

    def __init__(self, reason: str, sentence: dict[str, str], action: str, rule: str | None) -> None:
        super().__init__("illegal", reason=reason, action=action)
        self.reason = reason
        self.rule = rule
        self.sentence = sentence

    def told(self, language: str) -> str:
        return self.sentence[language]
