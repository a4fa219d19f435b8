"""Renature at the table, played by people with a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lines import come_to
from tests.browser.person import OFFERED, PHONE, SHOWN, SWIFT, Person, Visit, no_tips, open_table

CORNERS = """() => {  // whether a finger in each corner of the valley touches the valley
  const { left, right, top, bottom } = document.querySelector(".ren-valley .water").getBoundingClientRect()
  const touched = (x, y) => document.elementFromPoint(x, y).closest(".ren-valley") !== null
  return [left + 9, right - 9].flatMap(x => [top + 9, bottom - 9].map(y => touched(x, y)))
}"""


class Gardener(Person):
    """Also presses the buttons of a turn, and turns dominoes."""

    buttons = ".prompt .doing .button.main"

    def pick(self, key: str) -> None:
        """On an upright phone the joker track is opened first."""
        if key.startswith("joker:") and not self.thing(key).is_visible():
            self.page.get_by_role("button", name="Joker", exact=True).tap()
        super().pick(key)

    def play(self, things: list[str], buttons: bool) -> None:
        laying = [key for key in things if key.startswith("lay:")]
        if buttons and (not things or self.random.random() < 0.6):
            self.press()
        elif laying and self.random.random() < 0.3:
            self.page.keyboard.press("r")
            self.moves += 1
        else:
            super().play(laying or things, buttons)


def seated(page: Page, *chairs: str) -> Page:
    open_table(page, "Ola", *chairs, game="Renature")
    no_tips(page)
    return page


def my_turn(page: Page) -> Gardener:
    """Somebody whose turn has begun."""
    page.wait_for_selector('[data-key^="domino:"][data-open]')
    return Gardener(page, seed=9)


def lay(person: Gardener) -> None:
    """Choose the first domino and lay it where it fits first."""
    person.choose(next(key for key in person.offered() if key.startswith("domino:")))
    person.page.wait_for_selector('[data-key^="lay:"][data-open]')
    person.choose(next(key for key in person.offered() if key.startswith("lay:")))


def test_a_whole_game_with_the_mouse_and_a_moment_of_it(visit: Visit) -> None:
    page = seated(visit(), SWIFT, SWIFT, SWIFT)
    person = Gardener(page, seed=1)
    person.play_on()
    assert person.over()
    assert person.moves > 10
    page.get_by_role("button", name="One on").click()
    expect(page.get_by_role("heading", name="Planting")).to_be_visible()
    page.goto(f"{page.url}?move=3")
    expect(page.get_by_role("slider")).to_have_value("3")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = seated(visit(), SWIFT, SWIFT, SWIFT)
    person = Gardener(page, seed=2, way="keyboard")
    person.play_on()
    assert person.over()
    assert person.asked > 5


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = seated(visit(**PHONE), SWIFT, SWIFT, SWIFT)
    person = my_turn(page)
    person.way = "finger"
    shown = page.evaluate(SHOWN, person.keys('[data-key^="domino:"], [data-key^="plant:"]'))
    assert len(shown) == 11
    assert min(min(sides) for sides in shown) >= 40, shown
    assert page.evaluate(CORNERS) == [True] * 4
    track = page.get_by_role("button", name="Joker", exact=True)
    track.tap()
    shown = page.evaluate(SHOWN, person.keys('[data-key^="joker:"]'))
    assert len(shown) == 10
    assert min(min(sides) for sides in shown) >= 40, shown
    track.tap()
    person.play_on()
    assert person.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_a_plant_brings_is_told_before_it_is_confirmed(visit: Visit) -> None:
    page = seated(visit(), SWIFT)
    person = my_turn(page)
    lay(person)
    page.wait_for_selector('[data-key="plant:2"][data-open]')
    person.pick("plant:2")
    if squares := [key for key in person.offered() if key.startswith("square:")]:
        person.pick(squares[0])
    expect(page.get_by_role("status").get_by_text("Ola plants a bush")).to_be_visible()
    expect(page.get_by_role("status").get_by_title("after this step")).to_contain_text("0 → 2")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("status")).to_have_count(0)


def test_a_wasteland_of_the_other_valley_closes_and_play_goes_on(visit: Visit) -> None:
    page = visit()
    come_to(page, "renature", 2, "score", 5, valley="glade")
    expect(page.get_by_role("status")).to_contain_text("closed")
    tokens, person, next_one = (
        page.locator(".ren-token"),
        Gardener(page, seed=5),
        page.get_by_role("button", name="I am"),
    )
    page.get_by_role("button", name="Score", exact=True).click()
    expect(tokens).to_have_count(17)
    expect(page.locator(".ren-valley .green")).to_have_count(1)
    page.get_by_role("button", name="End turn").click()
    for _ in range(2):  # a turn of each player; they share the screen
        next_one.click()
        my_turn(page)
        lay(person)
        page.wait_for_selector('[data-key^="plant:"][data-open]')
        person.choose(max(key for key in person.offered() if key.startswith(("square:", "plant:"))))
        person.choose("plant:1")
        end = page.get_by_role("button", name="End turn")
        end.or_(next_one).wait_for()
        if end.count():
            end.click()
    next_one.wait_for()


def test_a_domino_can_be_laid_anew_and_turned_with_the_wheel(visit: Visit) -> None:
    page = seated(visit(), SWIFT)
    person = my_turn(page)
    person.choose(next(key for key in person.offered() if key.startswith("domino:") and key[-1] != key[-2]))
    page.wait_for_selector('[data-key^="lay:"][data-open]')
    lying = person.keys('[data-key^="lay:"][data-open]')
    page.locator(".map").hover()
    page.mouse.wheel(0, 100)
    page.wait_for_function("first => !document.querySelector(`[data-key='${first}']`)", arg=lying[0])
    person.choose(next(key for key in person.offered() if key.startswith("lay:")))
    page.wait_for_selector('[data-key^="plant:"][data-open]')
    again = page.locator('[data-key^="lay:"][data-again]')
    if not again.count():
        page.keyboard.press("r")
    expect(again.first).to_be_visible()
    other = str(again.first.get_attribute("data-key"))
    person.thing(other).press("Enter")
    expect(page.locator(f'[data-key="{other}"][role="img"]')).to_be_visible()


def test_a_forbidden_place_says_the_rule_in_ukrainian(visit: Visit) -> None:
    page = seated(visit(), SWIFT)
    page.get_by_label("Language").select_option("uk")
    person = my_turn(page)
    person.choose(next(key for key in person.offered() if key.startswith("domino:")))
    page.wait_for_selector(OFFERED)
    box = page.locator(".ren-valley .water").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 24)
    expect(page.locator(".prompt.refused")).to_be_visible()
    rule = str(page.get_by_role("link", name="Показати правило").get_attribute("href"))
    assert rule == "/rules/renature#laying"
    page.goto(rule)
    expect(page.locator("#laying")).to_be_in_viewport()
