"""Tables that begin in the middle: a line of random play from the deal that all tables get, sent from one device."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from polana.engine.game import load
from tests.browser.serving import DEAL

PLAY = """async ([table, line]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  await new Promise(open => socket.onopen = open)
  for (const [i, [seat, action]] of line.entries()) {
    const heard = new Promise(hear => socket.onmessage = ({ data }) => JSON.parse(data).id === `${i}` && hear(data))
    socket.send(JSON.stringify({ type: "act", id: `${i}`, seat, decision: i + 1, action }))
    if (JSON.parse(await heard).type === "refused") throw new Error(await heard)
  }
  socket.close()
}"""


def line_to(game: str, seats: int, phase: str, seed: int, wish: str, options: dict[str, Any]) -> list[tuple[int, int]]:
    """Seats and actions of a random game up to the first real choice of a phase; wishes are played at once."""
    state, chance = load(game, seats, **options).new(DEAL), Random(seed)
    line: list[tuple[int, int]] = []
    while not state.over:
        seat = state.acting[0]
        legal = state.legal(seat)
        if len(legal) > 1 and state.view()["phase"] == phase:
            return line
        wished = [action for action in legal if wish and re.fullmatch(wish, state.notation(seat, action))]
        line.append((seat, chance.choice(wished or legal)))
        state.play(*line[-1])
    pytest.fail(f"no choice of the phase '{phase}' in this game: take another seed")


def come_to(page: Page, game: str, seats: int, phase: str, seed: int, wish: str = "", **options: str) -> None:
    """Sit on all chairs of a new table that has come to such a phase, as the one who chooses."""
    chairs = ["me"] + ["local"] * (seats - 1)
    asked = {"game": game, "seats": seats, "options": options, "chairs": chairs, "name": "Ola"}
    opened = page.request.post("/api/tables", data=asked, headers={"X-Polana": "1"})
    table = opened.json()["table"]
    page.evaluate("localStorage.setItem('polana.guide', 'no')")
    page.evaluate(PLAY, [table, line_to(game, seats, phase, seed, wish, options)])
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am").click()
