"""The tests that `make check` runs: those of one game, or those of what has changed since the last commit.

`python -m tests.changed upstream` or `python -m tests.changed`. Folders of tests mirror `src/polana`; the contract
holds the rules of every game. When nothing has changed, the last commit is looked at. Browsers are left to
`make browser`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTEST = ("-n", "2", "--dist", "worksteal")
CONTRACT = "tests/contract"


def tests_of(path: str) -> set[str]:
    """The tests that are about a file; the contract's about one game stand as `tests/contract:upstream`."""
    match Path(path).parts:
        case ("tests", "browser", *_):
            return set()
        case ("src", "polana", "games", game, *_) | ("tests", "games", game, _, *_):
            return {f"tests/games/{game}", f"{CONTRACT}:{game}"}
        case ("src", "polana", "engine", *_):
            return {"tests/engine", CONTRACT}
        case ("src", "polana", layer, _, *_):
            return {f"tests/{layer}"}
        case ("tests", *_, name) if name.startswith("test_"):
            return {path}
        case ("tests", layer, _, *_):
            return {f"tests/{layer}"}
        case ("docs", *_):
            return {"tests/test_readme.py", "tests/test_site.py"}
        case (name,) if name.endswith(".md"):
            return {"tests/test_readme.py"}
    return set()


def runs(files: list[str]) -> list[list[str]]:
    """What pytest is told to run, one list a run."""
    concerned = {test for file in files for test in tests_of(file)}
    games = sorted(test.partition(":")[2] for test in concerned if ":" in test)
    plain = sorted(test for test in concerned if ":" not in test and (ROOT / test).exists())
    whole = [] if CONTRACT in plain or not games else [[CONTRACT, "-k", " or ".join(games)]]
    return ([plain] if plain else []) + whole


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def changed() -> list[str]:
    """The files that differ from the last commit, else those that the last commit changed."""
    files = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return files or git("diff", "--name-only", "HEAD~1", "HEAD")


def main(game: str = "") -> int:
    for chosen in runs([f"src/polana/games/{game}/rules.py"] if game else changed()):
        print("pytest", *chosen, flush=True)
        if code := pytest.main([*PYTEST, *chosen]):
            return int(code)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
