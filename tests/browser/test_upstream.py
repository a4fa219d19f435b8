"""Upstream at the table, played by people with a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import OFFERED, PHONE, SHOWN, SWIFT, Person, Visit, no_tips, open_table

MY_TOKENS = '[data-key^="token:0:"]'
TURN = '[data-key^="turn:"][data-open]'
TURNED = ("waterfall", "bear")


class Swimmer(Person):
    """Takes a token first, then sees where it can go."""

    def offered(self) -> list[str]:
        keys = super().offered()
        return [key for key in keys if key.startswith("token:")] or keys


def sit_down(page: Page, seed: int, way: str = "mouse") -> Person:
    open_table(page, "Ola", SWIFT, game="Upstream")
    no_tips(page)
    page.wait_for_selector(OFFERED)
    return Swimmer(page, seed, way)


def until(person: Person, selector: str) -> None:
    """Play on until there is such a thing to choose."""
    while not person.page.locator(selector).count() and not person.over():
        person.page.wait_for_selector(f"{OFFERED}, {selector}")
        if not person.page.locator(selector).count():
            person.choose(person.random.choice(person.offered()))


def drop(page: Page, thing: str, place: str) -> None:
    """Drag a thing to a place; on the way it is seen."""
    page.locator(f'[data-key="{thing}"]').hover()
    page.mouse.down()
    box = page.locator(f'[data-key="{place}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(page.locator(".held:not([data-key]) path").first).to_be_visible()
    page.mouse.up()


def test_a_whole_game_with_the_mouse_and_what_it_was_worth(visit: Visit) -> None:
    page = visit()
    person = sit_down(page, seed=1)
    person.play_on()
    assert person.over()
    page.locator("#panel header button").last.click()
    expect(page.locator("#panel h2").last).to_have_text("Eggs")
    sums = [int(text) for text in page.locator("#panel .sum").all_inner_texts()]
    scores = [int(text) for text in page.locator(".score").all_inner_texts()]
    assert sums == scores, "the reveal explains every point"


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    person = sit_down(visit(), seed=2, way="keyboard")
    person.play_on()
    assert person.over()


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    person = sit_down(page, seed=3, way="finger")
    until(person, f"{MY_TOKENS}[data-open]")
    shown = page.evaluate(SHOWN, person.keys(f"{MY_TOKENS}[data-open]"))
    assert min(min(sides) for sides in shown) >= 40, shown
    person.play_on()
    assert person.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_tile_is_turned_by_wheel_tap_and_key_before_it_is_laid(visit: Visit) -> None:
    for seed in range(4, 8):  # one game in a thousand gives me no such tile
        page = visit()
        person = sit_down(page, seed)
        until(person, ", ".join(f'[data-key="tile:{kind}"][data-open]' for kind in TURNED))
        if not person.over():
            break
    kind = next(kind for kind in TURNED if person.thing(f"tile:{kind}").count())
    if f"tile:{kind}" in person.offered() and len(person.keys('[data-key^="tile:"]')) > 1:
        person.choose(f"tile:{kind}")
    cell = next(key for key in person.offered() if key.startswith("cell:"))
    drop(page, f"tile:{kind}", cell)
    yes = page.locator(TURN)
    ways = []
    turns: list[Callable[[], None]] = [
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("r"),
        lambda: person.pick(cell),
    ]
    for turn in turns:
        before = str(yes.get_attribute("data-key"))
        ways.append(before)
        turn()
        expect(page.locator(f'{TURN}:not([data-key="{before}"])')).to_be_visible()
    assert len(set(ways)) == len(ways)
    expect(page.get_by_text(re.compile("Nobody can swim|blocks nobody"))).to_be_visible()
    rotation = str(yes.get_attribute("data-key")).removeprefix("turn:")
    person.choose(f"turn:{rotation}")
    turned = page.locator(f'[data-key="{cell}"] [href="#up-fall"]').first
    expect(turned).to_have_attribute("transform", f"rotate({(2 + int(rotation)) % 6 * 60})")


def test_what_needs_another_option_waits_for_it(visit: Visit) -> None:
    page = visit()
    page.locator("li.game").filter(has=page.get_by_role("heading", name="Upstream")).get_by_role("button").click()
    page.get_by_text("More options").click()
    currents, herons = page.get_by_label("Currents"), page.locator("option[value=for_herons]")
    expect(herons).to_be_disabled()
    page.get_by_label("Whirlpools for rocks").select_option("spanish")
    expect(herons).to_be_enabled()
    currents.select_option("for_herons")
    page.get_by_label("Whirlpools for rocks").select_option("none")
    expect(currents).to_have_value("none")
    page.get_by_role("radio", name="3").check()
    expect(currents).to_have_value("for_herons")


def test_prices_are_shown_before_a_move_a_refused_tile_tells_why_and_a_move_is_taken_back(visit: Visit) -> None:
    page = visit()
    person = sit_down(page, seed=5)
    until(person, f"{MY_TOKENS}[data-open]")
    token = "token:0:2L0"
    person.choose(token)
    expect(page.locator(".up-price").first).to_be_visible()
    person.thing("cell:R0").click(position={"x": 55, "y": 8}, force=True)
    expect(page.get_by_text("jumps in a straight line")).to_be_visible()
    page.goto(str(page.get_by_role("link", name="Show me the rule").get_attribute("href")))
    expect(page.locator("#turns, #jumping").first).to_be_visible()
    page.go_back()
    page.wait_for_selector(f'[data-key="{token}"][data-open]')
    person.choose(token)
    person.choose("cell:L1")
    expect(person.thing(token)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(person.thing(token)).to_be_visible()
