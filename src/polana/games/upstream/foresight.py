"""What each legal move would cost and lead to, played on a copy of the record: for people, before they choose."""

from __future__ import annotations

from typing import Any

from polana.engine.contract import clear_events
from polana.engine.piles import contents
from polana.games.upstream.codes import (
    ARRIVED,
    BEAR_BIT,
    CARRIED,
    CODES,
    EAGLE_BIT,
    FREE,
    HERON_BIT,
    JUMPED,
    JUMPS,
    STUCK,
    SWAM,
    WHIRLED,
    Bitten,
    move_parts,
)
from polana.games.upstream.legal import legal_moves
from polana.games.upstream.notation import cell_text, landing_target, notation, token_text
from polana.games.upstream.passing import call_herons
from polana.games.upstream.rules import move_action, swim_on
from polana.games.upstream.state import MOST_LEGAL, MOVE, Upstream
from polana.games.upstream.swimming import cost_of, landing

BITES = (EAGLE_BIT, BEAR_BIT, HERON_BIT)


def moves(s: Upstream) -> list[dict[str, Any]]:
    """Every legal move of the player whose turn it is."""
    if s.phase != MOVE:
        return []
    actions = [0] * MOST_LEGAL
    n = legal_moves(s, s.turn, actions)
    before = _copied(s)
    clear_events(before)
    return [foreseen(before, action) for action in actions[:n]]


def _copied(s: Any) -> Upstream:
    copy: Upstream = type(s).from_buffer_copy(s)
    return copy


def foreseen(s: Upstream, action: int) -> dict[str, Any]:
    """A move's cost, the salmon it loses and to whom, where currents carry the token, and what follows by itself.
    Nothing has happened in the record that is given."""
    cell, salmon, way = move_parts(action)
    copy = _copied(s)
    move_action(copy, s.turn, action)
    own = copy.events.n
    goes_on = swim_on(copy)
    if not goes_on:
        call_herons(copy, s.turn)
    told = [(event.kind, CODES.numbers(event)) for event in (copy.events.items[i] for i in range(copy.events.n))]
    mine, after = told[:own], told[own:]
    return {
        "move": notation(s, s.turn, action),
        "token": f"token:{s.turn}:{token_text(cell, salmon)}",
        "target": landing_target(s, cell, way),
        "to": cell_text(landing(cell, way)),
        "jump": way >= JUMPS,
        "cost": cost_of(way),
        "lost": sum(kind in BITES for kind, _ in mine),
        "bites": [_bite(kind, told) for kind, told in mine if kind in BITES],
        "carried": [cell_text(told.to) for kind, told in mine if kind == CARRIED],
        "extra": sum(kind == CARRIED and told.price != FREE for kind, told in mine),
        "arrives": any(kind == ARRIVED for kind, _ in mine),
        "whirlpool": any(kind == WHIRLED for kind, _ in mine),
        "ends": not goes_on,
        "forced": sum(kind in (SWAM, JUMPED) for kind, _ in after),
        "after": [_bite(kind, told) for kind, told in after if kind in BITES],
        "choices": [cell_text(cell) for cell in contents(copy.herons)],
        "wasted": sum(each.wasted for kind, each in told if kind in (STUCK, WHIRLED)),
    }


def _bite(kind: int, told: Bitten) -> dict[str, Any]:
    return {"by": CODES.events[kind], "cell": cell_text(told.cell), "left": told.left}
