"""A real server and a real browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium as browsers

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-gpu"]
PATIENCE = 180_000  # milliseconds: what is expected comes at last, also on a machine that is busy with other work

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with its own data folder."""
    environment = {
        **os.environ,
        "POLANA_DATA": str(tmp_path_factory.mktemp("data")),
        "POLANA_BOT_PAUSE": "0",
        "POLANA_WARM": "0",
        "POLANA_BURST": "1000",  # `lines` play faster than people
        "LC_ALL": "C.UTF-8",
    }
    serve = [sys.executable, "-m", "tests.browser.serving", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http://")).rstrip(
                "/"
            )
        finally:
            server.terminate()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = browsers.found() or pytest.skip(browsers.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, table: str) -> Iterator[Callable[..., Page]]:
    """Opens pages as somebody new; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", **how: Any) -> Page:
        context = chromium.new_context(
            base_url=table,
            reduced_motion="reduce",
            **{"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **how},
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
