"""Writes the card texts into the Fluent files: `python -m polana.games.vale.write_texts` keeps them current."""

from __future__ import annotations

from pathlib import Path

from polana.engine.text import LANGUAGES, Words
from polana.games.vale.texts import composed

FOLDER = Path(__file__).parent
BEGINNING, ENDING = "cards.toml\n", "\n# End of the card texts\n"


def written(language: str) -> str:
    """A language's file with its card texts as they ought to be."""
    file = FOLDER / f"{language}.ftl"
    before = file.read_text(encoding="utf-8")
    start, end = before.index(BEGINNING) + len(BEGINNING), before.index(ENDING)
    return before[:start] + composed(Words(language, (file,))) + before[end:]


if __name__ == "__main__":
    for language in LANGUAGES:
        (FOLDER / f"{language}.ftl").write_text(written(language), encoding="utf-8")
