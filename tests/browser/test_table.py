"""What people do at a table besides playing: coming, going, talking, taking back, watching, playing again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.person import BOT, FRIEND, OFFERED, Person, Visit, invited, no_tips, open_table

HERE = "Somebody on this device"


def ready(page: Page) -> Person:
    """Somebody who sits at a table where play has begun, and needs no tips."""
    page.locator('[data-phase="playing"]').wait_for()
    no_tips(page)
    return Person(page, seed=11)


def friends(visit: Visit) -> tuple[Person, Person]:
    """Ola, who opened a table, and Bartosz, whom she invited."""
    ola, bartosz = invited(visit)
    return ready(ola), ready(bartosz)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def twice(page: Page, name: str) -> None:
    """What cannot be taken back is asked twice."""
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Really?").click()


def until_the_deck(first: Person, second: Person) -> None:
    """The first player plays the first turn; the second may then choose where to draw from."""
    while "deck" not in second.offered():
        if offered := first.offered():
            first.choose(offered[0])


def resign(page: Page) -> None:
    tab(page, "Table")
    twice(page, "Resign")
    page.locator('[data-phase="finished"]').wait_for()


def test_talk_watch_take_back_and_leave(visit: Visit) -> None:
    ola, bartosz = friends(visit)
    page, other = ola.page, bartosz.page

    tab(page, "Chat")
    page.get_by_role("textbox", name="Say something").fill("Hello <b>you</b>")
    page.get_by_role("button", name="Send").click()
    expect(other.get_by_role("tab", name="Chat").locator(".number")).to_have_text("1")
    tab(other, "Chat")
    expect(other.get_by_text("Hello <b>you</b>")).to_be_visible()

    guest = visit(page.url)
    expect(guest.get_by_text("You are watching")).to_be_visible()
    assert guest.locator(OFFERED).count() == 0
    assert guest.locator('[data-key^="card:"]').count() == 0

    first, second = (ola, bartosz) if ola.offered() else (bartosz, ola)
    until_the_deck(first, second)
    hand = second.page.locator('[data-key^="card:"]')
    expect(hand).to_have_count(7)
    second.choose("deck")
    expect(hand).to_have_count(8)
    second.page.get_by_role("button", name="Ask to undo").click()
    expect(second.page.get_by_text("Waiting for the others")).to_be_visible()
    expect(first.page.get_by_text("asks to take back a move")).to_be_visible()
    first.page.get_by_role("button", name="Yes").click()
    expect(hand).to_have_count(7)

    tab(other, "Table")
    twice(other, "Leave the table")
    other.wait_for_url("**/")
    expect(page.locator('[data-key="seat:1"]')).to_contain_text("away")
    tab(page, "Table")
    page.get_by_role("button", name="Let a bot play for Bartosz").click()
    expect(page.get_by_role("button", name="Give the seat back: Bartosz")).to_be_visible()
    other.locator(f'a[href="{page.url[page.url.index("/t/") :]}"]').click()
    other.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Give the seat back")).to_have_count(0)
    expect(page.locator('[data-key="seat:1"]')).not_to_contain_text("away")

    twice(page, "Close this table for everybody")
    for each in (page, other, guest):
        expect(each.get_by_text("This table is closed")).to_be_visible()


def test_resign_check_the_deal_save_open_and_play_again(visit: Visit, tmp_path: Path) -> None:
    ola, bartosz = friends(visit)
    page, other = ola.page, bartosz.page
    until_the_deck(*((ola, bartosz) if ola.offered() else (bartosz, ola)))
    resign(other)
    expect(page.get_by_role("heading", name="Ola wins")).to_be_visible()

    page.get_by_text("Was the deal fair?").click()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    tab(page, "Table")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save this game as a file").click()
    record = tmp_path / "game.txt"
    saving.value.save_as(record)
    reader = visit()
    reader.get_by_label("Open a saved game").set_input_files(record)
    reader.wait_for_url("**/t/**")
    reader.get_by_role("link", name="Step through the game").click()
    expect(reader.get_by_role("slider")).to_have_value("0")
    reader.keyboard.press("ArrowRight")
    expect(reader.get_by_role("slider")).to_have_value("1")

    tab(page, "Result")
    page.get_by_role("button", name="Play again").click()
    page.locator('[data-phase="playing"]').wait_for()
    tab(other, "Result")
    other.get_by_role("link", name="Go to the next game").click()
    other.locator('[data-phase="playing"]').wait_for()
    assert page.url == other.url


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", BOT)
    person = ready(page)
    page.wait_for_selector(OFFERED)
    cards = person.hand()
    tab(page, "Table")
    page.get_by_role("button", name="Move my seat to another device").click()
    link = page.get_by_role("textbox", name="Move my seat to another device").input_value()
    phone = visit(link)
    phone.get_by_role("button", name="Play here").click()
    phone.wait_for_selector(OFFERED)
    assert Person(phone, seed=1).hand() == cards
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.locator('[data-key^="card:"]')).to_have_count(0)


def test_two_people_share_a_device(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", HERE)
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        curtain = page.get_by_role("button", name=re.compile("^I am"))
        name = curtain.inner_text()
        assert page.locator('[data-key^="card:"]').count() == 0
        curtain.click()
        page.wait_for_selector(OFFERED)
        if not hands:
            no_tips(page)
        person = Person(page, seed=3)
        hands[name] = person.hand()
        while not curtain.count():
            if offered := person.offered():
                person.choose(offered[0])
    first, second = hands.values()
    assert (len(first), len(second)) == (9, 7)  # before any discard there is only the deck to draw from
    assert not set(first) & set(second)


def test_a_table_is_closed_before_anybody_came(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", FRIEND)
    address = page.url
    page.get_by_role("button", name="Close this table").click()
    page.wait_for_url("**/")
    expect(page.get_by_text("This table is closed")).to_be_visible()
    page.goto(address)
    expect(page.get_by_text("This table is closed")).to_be_visible()
    page.goto("/t/nowhere")
    expect(page.get_by_text("There is no such table.")).to_be_visible()


def answer_hints(route: WebSocketRoute) -> None:
    """Stand between page and server, and give the first three actions as advice: these rules are not compiled."""
    server, offered = route.connect_to_server(), list[int]()

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            offered[:] = [each["action"] for each in message["actions"][:3]]
        route.send(text)

    def ask(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "hint":
            return server.send(text)
        advice = [{"action": action, "value": 0.1, "event": None} for action in offered]
        return route.send(json.dumps({**message, "actions": advice}))

    server.on_message(hear)
    route.on_message(ask)


def test_advice_is_numbered_on_the_table_and_can_be_taken(visit: Visit) -> None:
    page = visit()
    page.route_web_socket(re.compile("/live$"), answer_hints)
    open_table(page, "Ola", BOT)
    tip = page.get_by_role("note")
    expect(tip).to_be_visible()
    bulb, advice = page.get_by_role("button", name="Hint"), page.get_by_role("region", name="Hint")
    bulb.click()
    expect(advice.get_by_role("listitem")).to_have_count(3)
    expect(tip).to_have_count(0)  # it gives way to what was asked for
    for number, card in enumerate(page.locator('[data-key^="card:"]').all()[:3], 1):
        box, mark = card.bounding_box(), page.locator(".mark", has_text=str(number)).bounding_box()
        assert box is not None
        assert mark is not None
        assert 0 < mark["y"] + mark["height"] / 2 - box["y"] < box["height"]
        assert abs(mark["x"] + mark["width"] / 2 - box["x"] - box["width"] / 2) < 2
    bulb.click()
    expect(advice).to_have_count(0)
    no_tips(page)
    bulb.click()
    advice.get_by_role("button").nth(1).click()
    expect(advice).to_have_count(0)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", re.compile("[3-9]"))
