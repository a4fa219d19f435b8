"""Positions of the Vale written in a few words, for tests that read like the rulebook's examples."""

from __future__ import annotations

from typing import Any

import polana
from polana import State
from polana.games.vale.cards import NAMES
from polana.games.vale.notation import parse_stones


def player(pens: str = "", hand: str = "", stones: str = "0", score: int = 10) -> dict[str, Any]:
    """What a player has; a card with `!` behind it is known to its owner only."""
    held = [card[:-1] if card.endswith("!") else f"{card}/255" for card in hand.split()]
    counts = parse_stones(stones)
    assert counts is not None, stones
    return {"pens": pens.split(), "hand": held, "stones": list(counts), "score": score}


def drawn(
    pens: str = "",
    hand: str = "",
    stones: str = "0",
    score: int = 10,
    others: tuple[dict[str, Any], ...] = (),
    seats: int = 2,
    market: dict[str, int] | None = None,
    top: str = "",
    discards: str = "",
    no_deck: bool = False,
    **fields: Any,
) -> State:
    """Seat 0's turn in round 5; the cards that are not named are the draw pile, `top` on top of it, its last on top.

    With `no_deck` they are in the last seat's hand instead.
    """
    players = [player(pens, hand, stones, score), *others]
    players += [player() for _ in range(seats - len(players))]
    revealed: dict[str, int] = market or {}
    used = {*revealed, *top.split(), *discards.split()}
    for each in players:
        used |= {*each["pens"], *(card.partition("/")[0] for card in each["hand"])}
    left = [name for name in NAMES if name not in used]
    if no_deck:
        players[-1]["hand"] += left
    position = {
        "acting": [0],
        "round": 5,
        "first": 0,
        "phase": "act",
        "turn": 0,
        "ask": "turn",
        "market": revealed,
        "deck": [*([] if no_deck else left), *top.split()],
        "discards": discards.split(),
        "players": players,
    } | fields
    return polana.load("vale", seats=len(players)).from_dict(position)


def do(state: State, actions: str) -> State:
    """Play actions in notation, each by the seat that acts; `1:choose.imp` also says who that has to be.

    `end` ends the turn unless it has ended by itself.
    """
    for text in actions.split():
        if text == "end":
            if state.view()["phase"] != "turn":
                continue
            text = "done"
        seat, _, action = text.rpartition(":")
        acting = state.acting[0]
        assert not seat or int(seat) == acting, f"{text}: seat {acting} acts"
        state.play(acting, state.game.parse(action))
    return state


def may(state: State) -> list[str]:
    """What the acting seat may do, in notation."""
    seat = state.acting[0]
    return [state.notation(seat, action) for action in state.legal(seat)]


def why(state: State, action: str) -> str | None:
    """Why the acting seat may not do this."""
    return state.why_not(state.acting[0], state.game.parse(action))


def asks(state: State) -> tuple[int, str]:
    """Who is asked, and what."""
    return state.acting[0], str(state.view()["phase"])


def points(state: State, seat: int = 0) -> int:
    return int(state.scores()[seat])


def gained(state: State, actions: str, seat: int = 0) -> int:
    """How many points some actions bring a seat."""
    before = points(state, seat)
    return points(do(state, actions), seat) - before


def stones(state: State, seat: int = 0) -> str:
    from polana.games.vale.notation import stones_text

    return stones_text(*state.view()["players"][seat]["stones"])


def pens(state: State, seat: int = 0) -> set[str]:
    return set(state.view()["players"][seat]["pens"])


def hand(state: State, seat: int = 0) -> set[str]:
    return set(state.view()["players"][seat]["hand"])


def discards(state: State) -> set[str]:
    return set(state.view()["discards"])
