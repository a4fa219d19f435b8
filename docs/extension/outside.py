"""Pages of the site that live elsewhere in the repository, and links that find their way to them."""

from __future__ import annotations

import re
from os.path import relpath
from pathlib import Path

from polana import game_names

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
OUTSIDE = {
    ROOT / "CONTRIBUTING.md": "generated/contributing",
    ROOT / "CHANGELOG.md": "generated/changelog",
    ROOT / "examples/learn.md": "generated/learn",
    ROOT / "web/README.md": "generated/web",
} | {ROOT / f"src/polana/games/{game}/README.md": f"generated/game-{game}" for game in game_names()}
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")


def relinked(text: str, origin: Path, page: str) -> str:
    """A text whose links are relative to a page of the site, not to the file where it stands."""
    home = (DOCS / page).parent

    def moved(found: re.Match[str]) -> str:
        target = (origin.parent / found[0]).resolve()
        if target in OUTSIDE:
            target = DOCS / f"{OUTSIDE[target]}.md"
        return relpath(target, home) if target.exists() or target.is_relative_to(DOCS) else found[0]

    return LINK.sub(moved, text)
