"""The examples run, and what they say they learned is checked in."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

FOLDER = Path(__file__).parent.parent / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_policy_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = example("learn")
    monkeypatch.setattr(learn, "GAMES", 48)
    policy, margins = learn.train(12, seed=1)
    assert np.mean(margins[-4:]) > np.mean(margins[:4])
    assert 0 <= learn.test(policy, "random", 20, seed=1)["victories"] <= 1
    learn.plot(margins, tmp_path / "learn.svg")
    assert (tmp_path / "learn.svg").exists()


def test_what_it_learned_is_checked_in() -> None:
    told = json.loads((FOLDER / "learn.json").read_text(encoding="utf-8"))
    assert told["learned against random"]["victories"] > 0.9
    assert f"{100 * told['learned against random']['victories']:.1f} %" in (FOLDER / "learn.md").read_text(
        encoding="utf-8"
    )
