"""Arboretum at the table, played by people with a browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person, open_table

pytestmark = pytest.mark.xdist_group("browser")

Visit = Callable[..., Page]
BOT = "Bot: takes what it sees"
FRIEND = "Open for a friend"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def no_tips(page: Page) -> None:
    page.get_by_role("button", name="No more tips").click()


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", BOT)
    no_tips(page)
    person = Person(page, seed=1)
    person.play_on()
    assert person.over()
    assert person.moves > 20


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "Ola", BOT, BOT)
    no_tips(page)
    person = Person(page, seed=2, way="keyboard")
    person.play_on()
    assert person.over()


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "Ola", BOT)
    no_tips(page)
    person = Person(page, seed=3, way="finger")
    person.play_on()
    assert person.over()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
