"""Somebody at the table: looks at what is offered and plays it, with the mouse, a finger or the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

Visit = Callable[..., Page]
BOT, SWIFT = "bot:greedy", "bot:random"  # the quick ones; people are offered levels
LEVEL = "bot:acorn"
FRIEND = "Open for a friend"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
OFFERED = "[data-key][data-open]"
OVER = '[data-phase="finished"]'

SHOWN = """keys => keys.map(key => {  // width and height of what a finger can touch of each thing
  const thing = document.querySelector(`[data-key="${key}"]`), box = thing.getBoundingClientRect()
  const touched = (x, y) => thing.contains(document.elementFromPoint(x, y))
  const run = (length, at) => Array.from({ length }, (_, i) => at(i)).filter(Boolean).length
  const rows = Array.from({ length: Math.floor(box.height / 4) }, (_, i) => box.y + 4 * i + 2)
  const columns = Array.from({ length: Math.floor(box.width / 4) }, (_, i) => box.x + 4 * i + 2)
  const wide = Math.max(...rows.map(y => run(Math.floor(box.width), i => touched(box.x + i, y))))
  const high = Math.max(...columns.map(x => run(Math.floor(box.height), i => touched(x, box.y + i))))
  return [wide, high]
})"""


AWAITED = f"""buttons => {{  // what can be chosen, how many buttons there are, whether it is over; once there is any
  const things = [...document.querySelectorAll("{OFFERED}")].map(one => one.dataset.key)
  const count = buttons && document.querySelectorAll(buttons).length
  const over = !!document.querySelector('{OVER}')
  return (things.length || count || over) && {{ things, buttons: count, over }}
}}"""
ANSWER = """([version, key]) => {  // what came of choosing a thing, once something did
  if ([...document.querySelectorAll("button")].some(button => button.textContent.trim() === "Confirm")) return "asked"
  if (document.querySelector("[data-version]").dataset.version !== version) return "played"
  return document.querySelector(`[data-key="${key}"][data-chosen]`) && "narrowed"
}"""


def open_table(page: Page, name: str, *chairs: str, game: str = "Arboretum", options: tuple[str, ...] = ()) -> None:
    """Open a new table; chairs after the first by what their menu says, or with a quicker bot than those offered."""
    page.locator("li.game").filter(has=page.get_by_role("heading", name=game)).get_by_role("button").click()
    page.get_by_label("Your name").fill(name)
    if len(chairs) != 1:
        page.get_by_role("radio", name=str(len(chairs) + 1)).check()
    for i, chair in enumerate(chairs, 2):
        menu = page.get_by_label(f"Chair {i}")
        menu.select_option(LEVEL) if chair in (BOT, SWIFT) else menu.select_option(label=chair)
    if options:
        page.get_by_text("More options").click()
        for option in options:
            page.get_by_role("checkbox", name=option).check()
    with quick_bots(page, chairs):
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/**")


@contextmanager
def quick_bots(page: Page, chairs: tuple[str, ...]) -> Iterator[None]:
    """Let the request for a new table ask for the bots that a test wants."""

    def ask(route: Route) -> None:
        asked: dict[str, Any] = route.request.post_data_json or {}
        pairs = zip(asked["chairs"][1:], chairs, strict=True)
        asked["chairs"][1:] = [wanted if wanted in (BOT, SWIFT) else chair for chair, wanted in pairs]
        route.continue_(post_data=asked)

    page.route("**/api/tables", ask)
    yield
    page.unroute("**/api/tables", ask)


def invited(visit: Visit, game: str = "Arboretum") -> tuple[Page, Page]:
    """Ola, who opened a table, and Bartosz, whom she invited; play has begun."""
    ola = visit()
    open_table(ola, "Ola", FRIEND, game=game)
    bartosz = visit(ola.get_by_role("textbox", name="Invite a friend").input_value())
    expect(bartosz.get_by_role("heading", name=game)).to_be_visible()
    expect(bartosz.get_by_text("At the table: Ola")).to_be_visible()
    bartosz.get_by_label("Your name").fill("Bartosz")
    bartosz.get_by_role("button", name="Sit down").click()
    for page in (ola, bartosz):
        page.locator('[data-phase="playing"]').wait_for()
    return ola, bartosz


def no_tips(page: Page) -> None:
    page.get_by_role("button", name="No more tips").click()


class Person:
    """Plays whatever is offered, chosen by a seed."""

    buttons = ""  # what is pressed besides, as a selector

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
        version = self.version()
        self.pick(key)
        self.answer(version, key)

    def press(self) -> None:
        """Press the first button, and say yes when that ends the turn."""
        version, button = self.version(), self.page.locator(self.buttons).first
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "finger":
            button.tap()
        else:
            button.click()
        self.answer(version)

    def version(self) -> str | None:
        return self.page.locator("[data-version]").get_attribute("data-version")

    def answer(self, version: str | None, key: str = "") -> None:
        """Wait for what comes of it, and say yes when asked."""
        if self.page.wait_for_function(ANSWER, arg=[version, key]).json_value() == "asked":
            self.asked += 1
            if self.way == "keyboard":
                self.page.keyboard.press("Enter")
            else:
                self.page.get_by_role("button", name="Confirm").click()
            self.page.locator(f'[data-version]:not([data-version="{version}"])').wait_for()
        self.moves += 1

    def pick(self, key: str) -> None:
        """Click, tap or key a thing."""
        if self.way == "keyboard":
            self.thing(key).press("Enter")
        elif self.way == "finger":
            self.thing(key).tap(force=True)
        else:
            self.thing(key).click(force=True)

    def play_on(self, most: int = 600) -> None:
        """Play until the game is over."""
        while self.moves < most:
            awaited = self.page.wait_for_function(AWAITED, arg=self.buttons).json_value()
            if awaited["over"]:
                return
            self.play(awaited["things"], bool(awaited["buttons"]))

    def play(self, things: list[str], buttons: bool) -> None:
        """Do something."""
        self.choose(self.random.choice(things))
