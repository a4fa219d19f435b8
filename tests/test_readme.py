"""The README is the tutorial: its Python runs, and that of all pages in docs."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

README = Path(__file__).parent.parent / "README.md"


def python_in(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


PAGES = [page.stem for page in sorted((README.parent / "docs").glob("*.md")) if python_in(page)]


def test_pages_with_python_are_found() -> None:
    assert {"adding-a-game", "batch", "bots", "gymnasium", "openspiel", "pettingzoo", "researchers"} <= set(PAGES)


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = python_in(README)
    assert len(blocks) >= 4
    exec("\n".join(blocks), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[0-2], [0-2], [0-2]\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # other packages' own
def test_the_python_of_the_pages_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"page {name}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec("\n".join(python_in(README.parent / "docs" / f"{name}.md")), vars(module))
