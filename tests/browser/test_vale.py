"""The Vale of Eternity at the table, played by people with a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lines import come_to
from tests.browser.person import OFFERED, PHONE, SHOWN, SWIFT, Person, Visit, no_tips, open_table

GAME = "The Vale of Eternity"


class Hunter(Person):
    """Also presses buttons: ways to pay, the end of the turn."""

    buttons = ".chips button, .doing .button.main"

    def play(self, things: list[str], buttons: bool) -> None:
        if buttons and (not things or self.random.random() < 0.7):
            self.press()
        else:
            super().play(things, buttons)


def sit_down(page: Page, *chairs: str, asked: bool = True) -> None:
    """Sit down with these; asked before a turn ends or not."""
    page.evaluate("yes => localStorage.setItem('polana.confirm', yes ? 'yes' : 'no')", asked)
    page.reload()
    open_table(page, "Ola", *chairs, game=GAME)
    no_tips(page)
    page.wait_for_selector(OFFERED)


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    page = visit()
    sit_down(page, SWIFT, asked=False)
    hunter = Hunter(page, seed=1)
    hunter.play_on()
    assert hunter.over()
    assert hunter.moves > 20
    expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
    page.get_by_role("tab", name="Points").click()
    page.locator("tfoot td").first.wait_for()
    totals = [int(text) for text in page.locator("tfoot td").all_inner_texts()]
    columns = [
        sum(int(text) for text in page.locator(f"tbody td:nth-child({seat + 2})").all_inner_texts()) for seat in (0, 1)
    ]
    assert columns == totals  # every point has its card


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, SWIFT)
    hunter = Hunter(page, seed=2, way="keyboard")
    hunter.play_on()
    assert hunter.over()
    assert hunter.asked > 10


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, SWIFT, SWIFT, SWIFT, asked=False)
    shown = page.evaluate(SHOWN, Hunter(page, seed=3).keys('[data-key^="market:"]'))
    assert len(shown) == 8
    assert min(min(sides) for sides in shown) >= 40, shown
    page.goto("/")
    open_table(page, "Ola", SWIFT, game=GAME)
    hunter = Hunter(page, seed=3, way="finger")
    hunter.play_on()
    assert hunter.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def marked(page: Page) -> Hunter:
    """Ola has hunted; it is her turn."""
    hunter = Hunter(page, seed=4)
    page.wait_for_selector(OFFERED)
    while not page.get_by_text("Your turn:").count():
        hunter.choose(hunter.offered()[0])
        page.wait_for_selector(OFFERED)
    return hunter


def test_a_card_is_read_picked_up_and_dragged(visit: Visit) -> None:
    page = visit()
    sit_down(page, SWIFT)
    hunter = marked(page)
    first, second = hunter.offered()
    page.mouse.move(0, 0)
    hunter.thing(first).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Costs you")
    hunter.choose(first)
    expect(page.locator(".lens b")).to_have_text(
        (hunter.thing(first).get_attribute("aria-label") or "?").removesuffix(" (Ola)")
    )
    hunter.choose("hand")
    card = hunter.thing(first.replace("market", "hand"))
    expect(card).to_be_visible()
    hunter.thing(second).drag_to(page.locator('[data-key="place:hand"]'))
    expect(page.locator('[data-key^="hand:"]')).to_have_count(2)
    card.click()
    pens = page.locator('[data-key="pens"]')
    if not pens.count():  # nothing was sold, so that only what costs nothing can be summoned
        expect(page.get_by_role("link", name="Show me the rule")).to_be_visible()
    page.keyboard.press("Escape")
    hunter.press()
    expect(page.locator("[aria-current=step]", has_text="Actions")).to_have_count(0)


@pytest.mark.parametrize(
    ("phase", "seed", "wish", "offered", "card"),
    [
        ("keep", 28, "", ["Keep 3 red stones, 1 blue stone", "Keep 4 red stones"], ""),
        ("pay", 9, "", ["Pay 1 blue stone", "Pay 1 red stone"], "Succubus"),
        ("recover", 949, "", ["Lava Giant", "Succubus"], "Balog"),
        ("player", 2780, "", ["Ola", "Ola 2"], "Marina"),
        (
            "choose",
            1091,
            "",
            ["Take 1 red stone", "Lose 1 point, take 1 blue stone", "Lose 2 points, take 1 purple stone"],
            "Basilisk",
        ),
        (
            "fetch",
            6087,
            r"(hunt|tame|summon|activate)\.mimic",
            ["Behemoth", "Gargoyle", "Medusa", "Sand Giant", "Stone Golem", "Troll", "Young Forest Spirit"],
            "Mimic",
        ),
    ],
)
def test_a_rare_choice_names_its_card_and_what_can_be_chosen(
    visit: Visit, phase: str, seed: int, wish: str, offered: list[str], card: str
) -> None:
    page = visit()
    come_to(page, "vale", 2, phase, seed, wish)
    things = page.locator(OFFERED)
    expect(things).to_have_count(len(offered))
    for thing, name in zip(things.all(), offered, strict=True):
        expect(thing).to_have_attribute("aria-label", name)
    if card:
        expect(page.locator(".lens b")).to_have_text(card)
    version = page.locator("[data-version]").get_attribute("data-version")
    hunter = Hunter(page, seed=5)
    hunter.choose(hunter.offered()[-1])
    expect(page.locator(f'[data-version="{version}"]')).to_have_count(0)
    if phase == "fetch":
        expect(page.locator('[data-key="hand:young-forest-spirit"]')).to_be_visible()


def test_others_and_all_cards_can_be_looked_at(visit: Visit) -> None:
    page = visit()
    sit_down(page, SWIFT)
    page.locator('[data-key="seat:1"]').click()
    expect(page.get_by_text("No cards in hand", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("group", name="Market")).to_be_visible()
    page.goto("/rules/vale#cards")
    expect(page.locator("#cards li")).to_have_count(70)
    page.get_by_label("Search names and effects").fill("purple")
    family, kind, _ = page.locator("#cards select").all()
    family.select_option("Earth")
    expect(page.locator("#cards li")).to_have_count(6)
    kind.select_option("Active")
    names = page.locator("#cards li h3")
    expect(names).to_have_text(["Basilisk", "Medusa", "Troll"])
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("searchbox").fill("fioletowy")
    expect(names).to_have_text(["Bazyliszek", "Meduza", "Troll"])


def test_a_forbidden_thing_says_the_rule_in_ukrainian(visit: Visit) -> None:
    page = visit()
    sit_down(page, SWIFT)
    hunter = marked(page)
    page.get_by_label("Language").select_option("uk")
    hunter.choose(hunter.offered()[0])
    hunter.choose("hand")
    others = page.locator('[data-key^="market:"]:not([data-open])')
    if others.count():
        others.first.click(force=True)
        expect(page.get_by_text(re.compile("зі своєю міткою"))).to_be_visible()
        rule = page.get_by_role("link", name="Показати правило").get_attribute("href")
        page.goto(str(rule))
        expect(page.locator("#selling")).to_be_in_viewport()
