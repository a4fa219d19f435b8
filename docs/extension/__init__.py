"""What the site is made of besides its pages: how to play, pages from other folders, the settings, drawn data flows.

Pages that are made while building lie in docs/generated, which git ignores.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from docs.extension.flow import Flow
from docs.extension.outside import OUTSIDE, relinked
from docs.extension.rules import rules_file, rules_page
from docs.extension.settings import SettingsTable
from polana import game_names

GENERATED = "generated"


def made_pages() -> dict[str, str]:
    """The pages that are not in docs, by their names."""
    pages = {f"{GENERATED}/play-{game}": rules_page(game) for game in game_names() if rules_file(game).exists()}
    for file, page in OUTSIDE.items():
        pages[page] = relinked(file.read_text(encoding="utf-8"), file, page)
    return pages


def write_pages(app: Sphinx) -> None:
    """Write the made pages, those that have changed, and remove what is no page any more."""
    folder = Path(app.srcdir)
    (folder / GENERATED).mkdir(exist_ok=True)
    wanted = {folder / f"{page}.md": text for page, text in made_pages().items()}
    for file in (folder / GENERATED).iterdir():
        if file not in wanted:
            file.unlink()
    for file, text in wanted.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def relink(app: Sphinx, page: str, source: list[str]) -> None:
    """Links to files of the repository lead to their pages."""
    if not page.startswith(f"{GENERATED}/"):
        source[0] = relinked(source[0], Path(app.srcdir) / f"{page}.md", page)


def hide_constructor(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str, returns: str
) -> tuple[str, str] | None:
    """Of the public classes, people make a `Play` themselves; the others are handed to them."""
    return ("", "") if what in ("class", "exception") and name != "polana.Play" else None


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("flow", Flow)
    app.add_directive("settings-table", SettingsTable)
    app.connect("builder-inited", write_pages)
    app.connect("source-read", relink)
    app.connect("autodoc-process-signature", hide_constructor)
    return {"parallel_read_safe": True}
