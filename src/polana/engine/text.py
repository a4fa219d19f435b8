"""Words in three languages, from Fluent catalogues that the browser client uses too."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "uk")
SHARED = Path(__file__).parent


class Words:
    """All messages of one language that a game (or Polana itself) has."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every program speaks

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key.partition(".")[0])

    def say(self, key: str, **facts: Any) -> str:
        """The message `key`, or its attribute (`species-M.genitive`), with the facts filled in."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def words_of(folder: Path | None, language: str) -> Words:
    """A game's words on top of those that belong to no game."""
    files = [SHARED / f"{language}.ftl"]
    if folder is not None:
        files.append(folder / f"{language}.ftl")
    return Words(language, tuple(files))


def plain(marked: str) -> str:
    """A text without its marks for colours."""
    return re.sub(r"\[/?\w+\]", "", marked)
