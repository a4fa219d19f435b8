"""Arboretum at the table, played by people with a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import OFFERED, PHONE, SHOWN, SWIFT, Person, Visit, invited, no_tips, open_table


def test_a_whole_game_with_the_mouse_and_a_moment_of_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", SWIFT)
    no_tips(page)
    person = Person(page, seed=1)
    person.play_on()
    assert person.over()
    assert person.moves > 20
    page.goto(f"{page.url}?move=3")
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value("3")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", SWIFT, SWIFT)
    no_tips(page)
    person = Person(page, seed=2, way="keyboard")
    person.play_on()
    assert person.over()
    assert person.asked > 5


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "Ola", SWIFT)
    no_tips(page)
    person = Person(page, seed=3, way="finger")
    page.wait_for_selector(OFFERED)
    shown = page.evaluate(SHOWN, person.hand())
    assert len(shown) >= 7
    assert min(min(sides) for sides in shown) >= 40, shown
    person.play_on()
    assert person.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_two_friends_by_invitation_and_a_reload_in_between(visit: Visit) -> None:
    ola, bartosz = invited(visit)
    for page in (ola, bartosz):
        no_tips(page)
    people = [Person(ola, seed=4), Person(bartosz, seed=5)]
    while sum(person.moves for person in people) < 30:
        for person in people:
            if offered := person.offered():
                person.choose(person.random.choice(offered))
                if person.moves == 7:
                    person.page.reload()
                    person.page.locator("[data-version]").wait_for()
    newest = max(int(person.version() or 0) for person in people)
    for page in (ola, bartosz):
        expect(page.locator(f'[data-version="{newest}"]')).to_be_visible()
        assert page.locator('[data-key^="card:"]').count() >= 7


def test_a_forbidden_thing_says_the_rule_in_ukrainian(visit: Visit) -> None:
    page = visit()
    open_table(page, "Оля", SWIFT)
    no_tips(page)
    page.get_by_label("Language").select_option("uk")
    person = Person(page, seed=6)
    page.wait_for_selector(OFFERED)
    drawing = "deck" in person.offered()
    person.pick("pile:0" if not drawing else page.locator('[data-key^="card:"]').first.get_attribute("data-key") or "")
    expect(page.get_by_text("Спершу візьміть дві карти" if drawing else "Ви вже взяли свої дві карти.")).to_be_visible()
    rule = page.get_by_role("link", name="Показати правило").get_attribute("href")
    page.goto(str(rule))
    expect(page.locator("#drawing")).to_be_in_viewport()


def test_a_step_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", SWIFT)
    no_tips(page)
    person = Person(page, seed=7)
    page.wait_for_selector(OFFERED)
    while "deck" in person.offered():
        person.choose("deck")
        page.wait_for_selector(OFFERED)
    before = person.offered()
    person.choose(before[0])
    assert person.offered() != before
    page.get_by_role("button", name="Undo").click()
    keys = "[...document.querySelectorAll('[data-key][data-open]')].map(one => one.dataset.key).join()"
    page.wait_for_function(f"wanted => {keys} === wanted", arg=",".join(before))


def test_species_are_chosen_by_name(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", SWIFT, options=("Willow", "Maple", "Oak", "Cassia", "Jacaranda", "Dogwood"))
    page.wait_for_selector(OFFERED)
    hand = Person(page, seed=8).hand()
    assert len(hand) >= 7
    assert {key[len("card:")] for key in hand} <= set("WMOAJD")


def test_too_few_species_open_no_table(visit: Visit) -> None:
    page = visit()
    page.locator("li.game").first.get_by_role("button").click()
    page.get_by_label("Your name").fill("Ola")
    page.get_by_text("More options").click()
    opens = page.get_by_role("button", name="Open the table")
    expect(opens).to_be_enabled()
    page.get_by_label("Willow").check()
    expect(page.get_by_text("1 of 6 are chosen.")).to_be_visible()
    expect(opens).to_be_disabled()
