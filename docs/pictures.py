"""Takes the pictures in docs/pictures: `python -m docs.pictures`, from the root, after `npm run build` in web/.

A real server shows tables that were dealt from fixed seeds and played by bots, so each run shows the same games."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from polana import bots
from polana.server.live.registry import TableRegistry
from polana.server.metrics import Metrics
from polana.server.settings import Settings
from polana.server.store.storage import Storage
from polana.server.table import commands
from polana.server.table.events import Event
from polana.server.table.model import Table
from tests.browser import chromium
from tests.browser.conftest import FLAGS
from tests.browser.person import OFFERED

FOLDER = Path(__file__).parent / "pictures"
WIDE, PHONE, LYING = (1280, 800), (360, 740), (740, 360)
PERSON = "somebody"
Pose = Callable[[Page], object]


def played(seats: int, moves: int, phase: str, seed: int, game: str = "arboretum") -> list[Event]:
    """The events of a table where bots played so many moves, and on until this step of our own turn."""
    chance = Random(seed)
    commands.token = lambda size=16: chance.randbytes(size).hex()
    events = commands.create(game, seats, {}, ["me"] + ["bot:greedy"] * (seats - 1), PERSON, "Ola")
    table = Table.fold("", events)
    players = [bots.sit("greedy", table.game, seat, seed + seat) for seat in range(seats)]

    def posing() -> bool:
        if table.phase == "finished":
            return True
        return len(table.plays) >= moves and table.decisions[0] is not None and table.seen(0).view()["phase"] == phase

    while not posing():
        seat = max(i for i, decision in enumerate(table.decisions) if decision is not None)
        seen = table.seen(seat)
        action = players[seat].choose(seen, seen.legal(seat))
        decision = table.decisions[seat]
        assert decision is not None
        for event in commands.act(table, seat, decision, action):
            table.apply(event)
            events.append(event)
    return events


async def prepare(data: Path) -> dict[str, str]:
    """Tables to photograph, each with the link that brings its seat to a browser."""
    settings = Settings(data=data)
    storage = Storage(settings.database_url())
    await storage.start()
    registry = TableRegistry(settings, storage, Metrics())
    tables = {
        "middle": played(2, 84, "place", 20),
        "draw": played(3, 96, "draw", 7),
        "discard": played(4, 90, "discard", 5),
        "done": played(3, 10_000, "over", 3),
        "eco-pick": played(3, 60, "pick", 4, "ecosystem"),
        "eco-place": played(2, 44, "place", 6, "ecosystem"),
        "eco-six": played(6, 150, "place", 9, "ecosystem"),
        "eco-done": played(4, 10_000, "over", 3, "ecosystem"),
        "vale-hunt": played(3, 60, "hunt", 5, "vale"),
        "vale-turn": played(4, 120, "turn", 8, "vale"),
        "vale-done": played(3, 10_000, "over", 4, "vale"),
        "ren-place": played(3, 70, "place", 31, "renature"),
        "ren-plant": played(4, 80, "plant", 32, "renature"),
        "ren-score": played(3, 60, "score", 36, "renature"),
        "ren-done": played(3, 10_000, "over", 34, "renature"),
        "up-move": played(5, 40, "move", 49, "upstream"),
        "up-lay": played(3, 30, "lay", 44, "upstream"),
        "up-spawn": played(3, 110, "move", 42, "upstream"),
    }
    links = {}
    for name, events in tables.items():
        live = await registry.open(events)
        links[name] = await registry.device_link(live.table.id, PERSON)
    registry.bot_workers.stop()
    await storage.stop()
    return links


@contextmanager
def serving(data: Path) -> Iterator[str]:
    environment = {**os.environ, "POLANA_DATA": str(data), "POLANA_WARM": "0", "LC_ALL": "C.UTF-8"}
    polana = [sys.executable, "-c", "from polana.cli import app; app()", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(polana, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
        finally:
            server.terminate()


class Photographer:
    """Visits pages and takes pictures of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def visit(self, path: str) -> Page:
        context = self.browser.new_context(base_url=self.address, locale="en-GB", reduced_motion="reduce")
        context.add_init_script(
            "localStorage.setItem('polana.guide', 'no'); localStorage.setItem('polana.name', 'Ola')"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(path)
        if path.startswith("/seat/"):
            page.get_by_role("button", name="Play here").click()
            page.wait_for_url("**/t/**")
        return page

    def take(
        self,
        page: Page,
        name: str,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        theme: str = "light",
        pose: Pose = lambda page: None,
    ) -> None:
        """One picture: the page as it is after a reload, posed."""
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(
            "all => { for (const [k, v] of all) localStorage.setItem(`polana.${k}`, v) }",
            [["language", language], ["theme", theme]],
        )
        page.mouse.move(0, 0)
        page.reload()
        page.wait_for_load_state("networkidle")
        pose(page)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
        print(name)


def point_at(page: Page, key: str) -> None:
    page.locator(f'[data-key^="{key}"][data-open]').first.hover(force=True)


def best_place(page: Page) -> None:
    """Point at the free place that gives most."""
    page.wait_for_selector(OFFERED)
    gains: list[int] = []
    for cell in page.locator('[data-key^="cell:"][data-open]').all():
        cell.hover(force=True)
        page.wait_for_timeout(250)
        label = page.locator(".gains text")
        gains.append(sum(int(text.replace("−", "-")) for text in label.all_text_contents()) if label.count() else 0)
    page.locator('[data-key^="cell:"][data-open]').nth(gains.index(max(gains))).hover(force=True)
    page.wait_for_selector(".gains")


def refused(page: Page) -> None:
    page.wait_for_selector(OFFERED)
    page.locator('[data-key^="card:"]').first.click(force=True)
    page.wait_for_selector(".refused")


def opened(tab: str) -> Pose:
    def pose(page: Page) -> None:
        page.wait_for_selector("[data-version]")
        page.locator(f"#tab-{tab}").click()

    return pose


def scores(page: Page) -> None:
    opened("score")(page)
    numbers = page.locator("td button")
    numbers.first.wait_for()
    points = [int(text) for text in numbers.all_inner_texts()]
    numbers.nth(points.index(max(points))).click()
    page.mouse.move(0, 0)


def finale(page: Page) -> None:
    page.wait_for_selector('[data-phase="finished"]')
    for _ in range(3):
        page.locator("aside header button").last.click()
    page.mouse.move(0, 0)


def new_table(page: Page) -> None:
    page.locator("button.main").first.click()
    page.locator("dialog[open] select").first.wait_for()


def photograph(studio: Photographer, links: dict[str, str]) -> None:
    take = studio.take
    middle = studio.visit(links["middle"])
    take(middle, "game-wide", pose=best_place)
    take(middle, "game-phone", PHONE, "pl", pose=best_place)
    take(middle, "points-wide", WIDE, "pl", pose=scores)
    draw = studio.visit(links["draw"])
    take(draw, "game-wide-dark", WIDE, "uk", "dark", lambda page: point_at(page, "deck"))
    take(draw, "refusal-phone", PHONE, "uk", pose=refused)
    take(draw, "game-lying", LYING, "pl", "dark", lambda page: point_at(page, "deck"))
    discard = studio.visit(links["discard"])
    take(discard, "game-phone-dark", PHONE, "en", "dark", lambda page: point_at(page, "card:"))
    done = studio.visit(links["done"])
    take(done, "finale-wide", pose=finale)
    take(done, "finale-phone", PHONE, "pl", "dark", finale)
    ecosystem(studio, links)
    vale(studio, links)
    renature(studio, links)
    upstream(studio, links)
    home = studio.visit("/")
    take(home, "home-wide")
    take(home, "home-phone", PHONE, "uk", "dark")
    take(home, "new-table-wide", WIDE, "pl", "dark", new_table)
    take(home, "new-table-phone", PHONE, "uk", "light", new_table)
    home.goto("/rules/arboretum#paths")
    take(home, "rules-wide", WIDE, "uk", pose=lambda page: page.locator("#paths").scroll_into_view_if_needed())
    take(home, "rules-phone", PHONE, "pl", "dark", lambda page: page.locator("#right").scroll_into_view_if_needed())
    home.goto("/rules/ecosystem#kinds")
    take(home, "ecosystem-rules-wide", pose=lambda page: page.locator("#kinds").scroll_into_view_if_needed())
    home.goto("/")
    new_table(home)
    home.get_by_role("combobox").nth(2).select_option("open")
    home.locator("dialog footer button").click()
    home.wait_for_selector("img")
    take(home, "gathering-wide", WIDE, "en", "dark", lambda page: page.locator("img").wait_for())


def ecosystem(studio: Photographer, links: dict[str, str]) -> None:
    take = studio.take

    def look(page: Page) -> None:
        point_at(page, "card:M")
        page.get_by_role("tooltip").wait_for()
        page.wait_for_selector('[data-key^="cell:"][role="button"]')

    def place(page: Page) -> None:
        point_at(page, "cell:2,0")
        page.wait_for_selector(".gains")

    def ready(page: Page) -> None:
        page.wait_for_selector(".place text")

    take(studio.visit(links["eco-pick"]), "ecosystem-pick-wide", pose=look)
    two = studio.visit(links["eco-place"])
    take(two, "ecosystem-place-wide-dark", WIDE, "pl", "dark", place)
    take(two, "ecosystem-place-phone", PHONE, "uk", pose=ready)
    six = studio.visit(links["eco-six"])
    take(six, "ecosystem-six-phone", PHONE, pose=ready)
    take(six, "ecosystem-lands-phone-dark", PHONE, "uk", "dark", opened("cards"))
    done = studio.visit(links["eco-done"])
    take(done, "ecosystem-finale-wide", pose=finale)
    take(done, "ecosystem-finale-phone-dark", PHONE, "pl", "dark", finale)


def vale(studio: Photographer, links: dict[str, str]) -> None:
    take = studio.take

    def look(page: Page) -> None:
        point_at(page, "market:")
        page.get_by_role("tooltip").locator("h3").wait_for()

    def pick(page: Page) -> None:
        page.locator('[data-key^="hand:"][data-open], [data-key^="market:"][data-open]').last.click(force=True)
        page.locator(".chips").wait_for()
        page.mouse.move(0, 0)

    hunt = studio.visit(links["vale-hunt"])
    take(hunt, "vale-hunt-wide-dark", WIDE, "uk", "dark", look)
    turn = studio.visit(links["vale-turn"])
    take(turn, "vale-turn-wide", pose=pick)
    take(turn, "vale-turn-phone", PHONE, "pl", pose=pick)
    take(studio.visit(links["vale-done"]), "vale-finale-wide", WIDE, "pl")
    cards = studio.visit("/rules/vale#cards")
    take(cards, "vale-cards-phone-dark", PHONE, "uk", "dark", lambda page: page.locator("#cards li").first.wait_for())


def renature(studio: Photographer, links: dict[str, str]) -> None:
    take = studio.take

    def lay(page: Page) -> None:
        page.locator('[data-key^="lay:"][data-open]').last.hover(force=True)
        page.wait_for_selector(".ghost > *", state="attached")

    def plant(page: Page) -> None:
        squares = page.locator('[data-key^="square:"][data-open]')
        page.locator('[data-key^="plant:"][data-open]').first.click()
        page.get_by_role("button", name="Confirm").or_(squares).first.wait_for()
        if squares.count():
            squares.first.click(force=True)
        page.get_by_role("status").wait_for()

    def closing(page: Page) -> None:
        page.get_by_role("status").wait_for()

    laying = studio.visit(links["ren-place"])
    take(laying, "renature-lay-wide", pose=lay)
    take(laying, "renature-lay-phone-dark", PHONE, "uk", "dark", lambda page: page.wait_for_selector(OFFERED))
    take(studio.visit(links["ren-plant"]), "renature-plant-phone", PHONE, pose=plant)
    take(studio.visit(links["ren-score"]), "renature-closing-wide-dark", WIDE, "pl", "dark", closing)
    take(studio.visit(links["ren-done"]), "renature-finale-wide", WIDE, "uk", pose=finale)


def upstream(studio: Photographer, links: dict[str, str]) -> None:
    take = studio.take

    def swim(page: Page) -> None:
        page.wait_for_selector(OFFERED)
        page.locator('[data-key^="token:"][data-open]').first.click()
        page.wait_for_selector(".up-price")

    def lay(page: Page) -> None:
        page.wait_for_selector(OFFERED)
        point_at(page, "cell:")
        page.wait_for_selector(".up-crossing")

    move = studio.visit(links["up-move"])
    take(move, "upstream-move-wide", pose=swim)
    take(move, "upstream-move-phone-dark", PHONE, "uk", "dark", swim)
    take(studio.visit(links["up-lay"]), "upstream-lay-phone", PHONE, "pl", pose=lay)
    take(studio.visit(links["up-spawn"]), "upstream-spawn-wide-dark", WIDE, "en", "dark", swim)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        data = Path(folder)
        links = asyncio.run(prepare(data))
        with serving(data) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.found(), args=FLAGS)
            photograph(Photographer(browser, address), links)
            browser.close()


if __name__ == "__main__":
    main()
