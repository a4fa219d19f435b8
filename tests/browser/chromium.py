"""The Chromium that the browser tests drive: one that is there, else Playwright's own, else the distribution's package.

`python -m tests.browser.chromium` prepares it, once, before any test; the tests themselves only look for it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600")
MISSING = (
    "Browser tests are left out: there is no Chromium, and none could be installed."
    " Install the package `chromium`, or set CHROME to the path of one."
)


def found() -> str | None:
    """The path of a Chromium that starts on this machine."""
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    for name in (os.environ.get("CHROME", ""), *NAMES):
        if name and (path := shutil.which(name)):
            yield path
    yield playwrights_own()


def playwrights_own() -> str:
    """Where Playwright puts the Chromium that it downloads."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def starts(path: str) -> bool:
    """Whether it runs: a downloaded browser may miss libraries of the system."""
    try:
        return runs(path, "--version")
    except OSError:
        return False


def runs(*command: str) -> bool:
    quiet = subprocess.DEVNULL
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=quiet, stderr=quiet, env=environment, check=False).returncode == 0


def download() -> None:
    runs(sys.executable, "-m", "playwright", "install", "chromium")


def install_package() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        runs(*APT, "update")
        runs(*APT, "install", "-y", "--no-install-recommends", "chromium")


def prepare() -> str | None:
    """A Chromium that starts, got in the first way that brings one; None when none does."""
    path = found()
    for way in (download, install_package):
        if path is None:
            way()
            path = found()
    return path


if __name__ == "__main__":
    path = prepare()
    print(path or MISSING)
    sys.exit(path is None)
