"""What each legal move would cost and lead to, played on a copy of the record: for people, before they choose."""

from __future__ import annotations

from typing import Any

from polana.engine.contract import clear_events
from polana.games.upstream.notation import (
    cell_text,
    landing_target,
    move_parts,
    notation,
    token_text,
)
from polana.games.upstream.passing import call_herons
from polana.games.upstream.rules import legal_moves, move_action, swim_on
from polana.games.upstream.state import MOST_LEGAL, MOVE, Upstream
from polana.games.upstream.swimming import cost_of, landing
from polana.games.upstream.vocabulary import (
    ARRIVED,
    BEAR_BIT,
    CARRIED,
    EAGLE_BIT,
    EVENTS,
    HERON_BIT,
    JUMPED,
    JUMPS,
    STUCK,
    SWAM,
    WHIRLED,
)

BITES = (EAGLE_BIT, BEAR_BIT, HERON_BIT)


def moves(s: Upstream) -> list[dict[str, Any]]:
    """Every legal move of the player whose turn it is."""
    if s.phase != MOVE:
        return []
    actions = [0] * MOST_LEGAL
    n = legal_moves(s, s.turn, actions)
    return [foreseen(s, action) for action in actions[:n]]


def foreseen(s: Upstream, action: int) -> dict[str, Any]:
    """A move's cost, the salmon it loses and to whom, where currents carry the token, and what follows by itself."""
    cell, salmon, way = move_parts(action)
    copy = type(s).from_buffer_copy(s)  # type: ignore[attr-defined]
    clear_events(copy)
    move_action(copy, s.turn, action)
    own = copy.events.n
    goes_on = swim_on(copy)
    if not goes_on:
        call_herons(copy, s.turn)
    told = [copy.events.items[i] for i in range(copy.events.n)]
    mine = told[:own]
    return {
        "move": notation(s, s.turn, action),
        "token": f"token:{s.turn}:{token_text(cell, salmon)}",
        "target": landing_target(s, cell, way),
        "to": cell_text(landing(cell, way)),
        "jump": way >= JUMPS,
        "cost": cost_of(way),
        "lost": sum(event.kind in BITES for event in mine),
        "bites": [_bite(event) for event in mine if event.kind in BITES],
        "carried": [cell_text(event.b) for event in mine if event.kind == CARRIED],
        "extra": sum(event.kind == CARRIED and event.c % 4 > 0 for event in mine),
        "arrives": any(event.kind == ARRIVED for event in mine),
        "whirlpool": any(event.kind == WHIRLED for event in mine),
        "ends": not goes_on,
        "forced": sum(event.kind in (SWAM, JUMPED) for event in told[own:]),
        "after": [_bite(event) for event in told[own:] if event.kind in BITES],
        "choices": [cell_text(copy.herons.items[i]) for i in range(copy.herons.n)],
        "wasted": sum(event.a for event in told if event.kind == STUCK)
        + sum(event.c for event in told if event.kind == WHIRLED),
    }


def _bite(event: Any) -> dict[str, Any]:
    return {"by": EVENTS[event.kind], "cell": cell_text(event.a), "left": event.b - 1}
