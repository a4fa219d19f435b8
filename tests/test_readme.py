"""The README is the tutorial: its Python runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.xdist_group("compiled")
def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    exec("\n".join(blocks), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[0-2], [0-2], [0-2]\]\n", capsys.readouterr().out)
