"""Somebody at the table: looks at what is offered and plays it, with the mouse, a finger or the keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

OFFERED = "[data-key][data-open]"
OVER = '[data-phase="finished"]'
READY = f"{OFFERED}, {OVER}"


def open_table(page: Page, name: str, *chairs: str) -> None:
    """Open a new table; chairs after the first by what their menu says."""
    page.get_by_role("button", name="Play").click()
    page.get_by_label("Your name").fill(name)
    if len(chairs) != 1:
        page.get_by_role("radio", name=str(len(chairs) + 1)).check()
    for i, chair in enumerate(chairs, 2):
        page.get_by_label(f"Chair {i}").select_option(label=chair)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")


class Person:
    """Plays whatever is offered, chosen by a seed."""

    def __init__(self, page: Page, seed: int, way: str = "mouse") -> None:
        self.page = page
        self.way = way
        self.random = Random(seed)
        self.moves = 0
        self.asked = 0  # how often the end of a turn was asked about

    def offered(self) -> list[str]:
        """The keys of the things that can be chosen now."""
        return self.keys(OFFERED)

    def hand(self) -> list[str]:
        """The cards in hand."""
        keys: list[str] = self.page.locator('[data-key^="card:"]').evaluate_all(
            "all => all.map(one => one.dataset.key)"
        )
        return keys

    def keys(self, selector: str) -> list[str]:
        keys: list[str] = self.page.locator(selector).evaluate_all("all => all.map(one => one.dataset.key)")
        return keys

    def thing(self, key: str) -> Locator:
        return self.page.locator(f'[data-key="{key}"]')

    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def choose(self, key: str) -> None:
        """Choose one thing, and say yes when that ends the turn; some things only narrow what can be chosen next."""
        version = self.page.locator("[data-version]").get_attribute("data-version")
        self.pick(key)
        yes = self.page.get_by_role("button", name="Confirm")
        changed = self.page.locator(f'[data-version]:not([data-version="{version}"])')
        narrowed = self.page.locator(f'[data-key="{key}"][data-chosen]')
        yes.or_(changed).or_(narrowed).first.wait_for()
        if yes.count():
            self.asked += 1
            if self.way == "keyboard":
                self.page.keyboard.press("Enter")
            else:
                yes.click()
            changed.wait_for()
        self.moves += 1

    def pick(self, key: str) -> None:
        """Click, tap or key a thing."""
        if self.way == "keyboard":
            self.thing(key).focus()
            self.page.keyboard.press("Enter")
        elif self.way == "finger":
            self.thing(key).tap(force=True)
        else:
            self.thing(key).click(force=True)

    def play_on(self, most: int = 400) -> None:
        """Play until the game is over."""
        while not self.over() and self.moves < most:
            self.page.wait_for_selector(READY)
            if offered := self.offered():
                self.choose(self.random.choice(offered))
