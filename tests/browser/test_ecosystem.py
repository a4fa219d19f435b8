"""Ecosystem at the table, played by people with a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.person import OFFERED, PHONE, SHOWN, SWIFT, Person, Visit, invited, no_tips, open_table

CARDS = '[data-key^="card:"]'
LAND = "[data-card]"
FULL_LAND = 20


def sit_down(page: Page, bots: int, seed: int, way: str = "mouse") -> Person:
    open_table(page, "Ola", *[SWIFT] * bots, game="Ecosystem")
    no_tips(page)
    page.wait_for_selector(OFFERED)
    return Person(page, seed, way)


def place_all(*people: Person) -> None:
    """Everybody places where it is possible first, and swaps nothing, until all pick again."""
    while not all(key.startswith("card:") for person in people for key in person.offered() or ["none"]):
        for person in people:
            stay = person.page.get_by_role("button", name="No swap")
            if stay.count():
                stay.click()
                stay.wait_for(state="detached")
            elif (offered := person.offered()) and offered[0].startswith("cell:"):
                person.choose(offered[0])


def test_a_whole_game_with_the_mouse_and_what_it_was_worth(visit: Visit) -> None:
    page = visit()
    person = sit_down(page, 1, seed=1)
    person.play_on()
    assert person.over()
    assert person.asked <= 1, "what can be changed is not asked about; the last card of all may be"
    assert person.moves >= FULL_LAND + FULL_LAND - 2
    for _ in range(11):
        page.locator("#panel header button").last.click()
    expect(page.locator("#panel h2").last).to_have_text("Gaps")
    expect(page.locator(LAND)).to_have_count(FULL_LAND)
    sums = [int(text) for text in page.locator("#panel .sum").all_inner_texts()]
    scores = [int(text.replace("−", "-")) for text in page.locator(".score").all_inner_texts()]
    assert sums == scores, "the reveal explains every point"


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    person = sit_down(page, 2, seed=2, way="keyboard")
    person.play_on()
    assert person.over()
    expect(page.locator(LAND)).to_have_count(FULL_LAND)


def test_a_whole_game_of_six_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    person = sit_down(page, 5, seed=3, way="finger")
    shown = page.evaluate(SHOWN, person.offered())
    assert min(min(sides) for sides in shown) >= 40, shown
    offered = person.offered()
    while len(offered) < 7 or not offered[0].startswith("cell:"):
        if offered:
            person.choose(offered[0])
        page.wait_for_selector(OFFERED)
        offered = person.offered()
    shown = page.evaluate(SHOWN, offered)
    assert min(min(sides) for sides in shown) >= 40, shown
    person.play_on()
    assert person.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_two_friends_pick_together_and_one_picks_another_card(visit: Visit) -> None:
    pages = invited(visit, "Ecosystem")
    for page in pages:
        no_tips(page)
    ola, bartosz = Person(pages[0], 4), Person(pages[1], 5)
    pick, second, *_ = ola.offered()
    ola.choose(pick)
    expect(ola.page.get_by_text("Waiting for Bartosz")).to_be_visible()
    expect(bartosz.page.get_by_text("Pick a card")).to_be_visible()
    assert bartosz.page.locator(LAND).count() == 0
    ola.pick(second)
    ola.page.locator(f'[data-key="picked"] .card.eco-{second[5:]}').wait_for()
    bartosz.choose(bartosz.offered()[0])
    expect(ola.page.locator(LAND)).to_have_attribute("data-card", second[5:])
    for person in (ola, bartosz):
        person.page.wait_for_selector(f"{CARDS}[data-open]")
        person.choose(person.offered()[-1])
    place_all(ola, bartosz)
    for person in (ola, bartosz):
        expect(person.page.locator(LAND)).to_have_count(2)
        expect(person.page.get_by_text("card 3 of 20")).to_be_visible()


def test_others_who_play_disturb_neither_reading_nor_writing(visit: Visit) -> None:
    pages = invited(visit, "Ecosystem")
    for page in pages:
        no_tips(page)
    ola, bartosz = Person(pages[0], 4), Person(pages[1], 5)
    ola.thing(ola.offered()[0]).hover()
    hint = ola.page.get_by_role("tooltip")
    expect(hint).to_be_visible()
    first, second, *_ = bartosz.offered()
    before = ola.version()
    bartosz.choose(first)
    ola.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()
    expect(hint).to_be_visible()
    ola.page.mouse.move(0, 0)
    expect(hint).to_have_count(0)

    ola.page.get_by_role("tab", name="Chat").click()
    words = ola.page.get_by_role("textbox", name="Say something")
    words.press_sequentially("Good")
    before = ola.version()
    bartosz.pick(second)
    ola.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()
    ola.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    ola.page.keyboard.type(" luck")
    expect(words).to_have_value("Good luck")


def test_a_card_tells_what_it_scores_and_what_it_would_bring_and_a_refused_place_why(visit: Visit) -> None:
    page = visit()
    person = sit_down(page, 2, seed=6)
    person.choose(person.offered()[0])
    page.wait_for_selector(OFFERED)
    card = person.offered()[0]
    page.mouse.move(0, 0)
    person.thing(card).hover()
    hint = page.get_by_role("tooltip")
    expect(hint).to_be_visible()
    name = person.thing(card).get_attribute("aria-label") or ""
    expect(hint.get_by_role("heading")).to_have_text(name.split(",")[0])
    free = page.locator('[data-key^="cell:"][role=button]')
    expect(free).to_have_count(4)
    expect(free.first.locator("text")).to_be_visible()
    free.first.click(force=True)
    expect(page.get_by_text("First pick a card")).to_be_visible()
    person.choose(card)
    page.wait_for_selector(f"{OFFERED}[data-key^='cell:']")
    page.get_by_label("Language").select_option("uk")
    box = page.locator(LAND).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] - box["width"] / 2, box["y"] - box["height"] / 2)
    expect(page.get_by_text("Нова карта має лежати поруч із вашою")).to_be_visible()
    page.goto(str(page.get_by_role("link", name="Показати правило").get_attribute("href")))
    expect(page.locator("#placing")).to_be_in_viewport()
