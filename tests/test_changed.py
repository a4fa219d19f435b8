"""`make check` runs the tests of what has changed."""

from pathlib import Path

import pytest

from tests.changed import ROOT, changed, git, runs


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        (["src/polana/games/vale/rules.py"], [["tests/games/vale"], ["tests/contract", "-k", "vale"]]),
        (
            ["src/polana/games/vale/en.ftl", "tests/games/upstream/test_words.py", "src/polana/server/table.py"],
            [
                ["tests/games/upstream", "tests/games/vale", "tests/server"],
                ["tests/contract", "-k", "upstream or vale"],
            ],
        ),
        (
            ["src/polana/engine/rng.py", "src/polana/games/vale/rules.py"],
            [["tests/contract", "tests/engine", "tests/games/vale"]],
        ),
        (["tests/bots/test_search.py"], [["tests/bots/test_search.py"]]),
        (["tests/server/conftest.py"], [["tests/server"]]),
        (["README.md"], [["tests/test_readme.py"]]),
        (["docs/batch.md"], [["tests/test_readme.py", "tests/test_site.py"]]),
        (["tests/bots/test_that_was_deleted.py", "web/src/App.svelte", "tests/browser/test_vale.py"], []),
    ],
)
def test_tests_are_found_beside_what_changed(files: list[str], expected: list[list[str]]) -> None:
    assert runs(files) == expected


def test_every_layer_has_its_tests() -> None:
    layers = [folder.name for folder in (ROOT / "src/polana").iterdir() if (folder / "__init__.py").exists()]
    assert all((ROOT / "tests" / layer).is_dir() for layer in layers)


def test_what_changed_is_what_git_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.changed.ROOT", tmp_path)
    git("init", "-q")
    for name in ("first", "second"):
        (tmp_path / name).touch()
        git("add", ".")
        git("-c", "user.name=Ola", "-c", "user.email=ola@localhost", "commit", "-qm", name)
    assert changed() == ["second"]
    (tmp_path / "new").touch()
    (tmp_path / "first").write_text("changed")
    assert changed() == ["first", "new"]
