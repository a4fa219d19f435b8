"""The browser is prepared once, before the tests: one that is there, or one that can be had."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.chromium import MISSING, install_package

STARTS, BROKEN = "exit 0", "exit 1"
APT = """case "$*" in *install*chromium) printf '#!/bin/sh\\n' > $PATH/chromium; /bin/chmod +x $PATH/chromium;; esac"""


def command(folder: Path, name: str, does: str) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def prepared(folder: Path, chrome: str = "") -> tuple[int, str]:
    """Exit code and words of the preparation on a machine that has the commands of a folder and no network."""
    nowhere = {"PLAYWRIGHT_BROWSERS_PATH": str(folder / "playwright"), "PLAYWRIGHT_DOWNLOAD_HOST": "http://127.0.0.1:9"}
    environment = os.environ | nowhere | {"PATH": str(folder), "CHROME": chrome}
    module = [sys.executable, "-m", "tests.browser.chromium"]
    done = subprocess.run(module, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_a_chromium_that_is_there_is_taken(tmp_path: Path) -> None:
    there = command(tmp_path, "google-chrome", STARTS)
    assert prepared(tmp_path) == (0, f"{there}\n")


def test_the_one_that_was_named_goes_first(tmp_path: Path) -> None:
    command(tmp_path, "chromium", STARTS)
    named = command(tmp_path, "my-own", STARTS)
    assert prepared(tmp_path, chrome=str(named)) == (0, f"{named}\n")


def test_one_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    command(tmp_path, "chromium", BROKEN)
    there = command(tmp_path, "chromium-browser", STARTS)
    assert prepared(tmp_path) == (0, f"{there}\n")


@pytest.mark.parametrize(("user", "installed"), [(0, True), (1000, False)])
def test_root_installs_the_package_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, installed: bool
) -> None:
    command(tmp_path, "apt-get", APT)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: user)
    install_package()
    assert (tmp_path / "chromium").exists() is installed


def test_one_line_says_what_is_missing(tmp_path: Path) -> None:
    assert prepared(tmp_path) == (1, f"{MISSING}\n")
    assert "\n" not in MISSING
