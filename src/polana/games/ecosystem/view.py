"""Ecosystem as an interface draws it: keys and numbers."""

from __future__ import annotations

from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, contents
from polana.games.ecosystem.accounts import card_worth, deer_lines, sizes
from polana.games.ecosystem.cells import bits, cell_at, corner, spot_corner
from polana.games.ecosystem.land import fits, occupied
from polana.games.ecosystem.notation import card_key, card_text, cards_of
from polana.games.ecosystem.rules import direction, stage
from polana.games.ecosystem.scoring import longest
from polana.games.ecosystem.state import (
    DEER,
    DIRECTIONS,
    KINDS,
    LETTERS,
    MATT,
    MEADOW,
    OVER,
    PICK,
    SPOTS,
    STREAM,
    WOLF,
    Ecosystem,
    Player,
)


def view(s: Ecosystem) -> dict[str, Any]:
    return {
        "phase": step(s),
        "stage": stage(s),
        "turn": s.turn,
        "direction": DIRECTIONS[direction(s)],
        "players": [_player_view(s, seat) for seat in range(s.seats)],
        "matt": _matt_view(s) if s.seats == MATT else None,
    }


def step(s: Ecosystem) -> str:
    """What the viewer is to do now; for those who have no seat, what all do."""
    if s.phase == OVER:
        return "over"
    if s.viewer < 0:
        return "pick" if s.phase == PICK else "place"
    player = s.player[s.viewer]
    if not s.acting >> s.viewer & 1:
        return "wait"
    if player.swaps:
        return "swap" if player.lifted == NONE else "second"
    return "pick" if s.phase == PICK else "place"


def _player_view(s: Ecosystem, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    cells = occupied(player)
    waiting = player.picked != NONE and s.phase != PICK
    return {
        "hand": [card_key(card) for card in contents(player.hand)],
        "ready": s.phase != OVER and not s.acting >> seat & 1,
        "picked": card_key(player.picked),
        "swaps": bool(player.swaps),
        "lifted": None if player.lifted == NONE else list(corner(player.lifted)),
        "free": [list(spot_corner(spot)) for spot in range(SPOTS) if waiting and fits(cells, spot) == LEGAL],
        **_land_view(player),
    }


@cached_by_bytes(lambda player: bytes(player.land))
def _land_view(player: Player) -> dict[str, Any]:
    """A land and what it is worth."""
    cards = cards_of(player)
    return {
        "land": [
            {"card": card_text(card), "x": x, "y": y, "points": card_worth(player, card, cell_at(x, y))}
            for (x, y), card in cards.items()
        ],
        "width": max((x for x, _ in cards), default=-1) + 1,
        "height": max((y for _, y in cards), default=-1) + 1,
        "wolves": bits(player.land[WOLF]),
        "stream": longest(player.land[STREAM]),
        "deer": list(deer_lines(player.land[DEER])),
        "meadows": sizes(player.land[MEADOW]),
    }


def _matt_view(s: Ecosystem) -> dict[str, Any]:
    return {
        "hand": [card_key(card) for card in contents(s.player[MATT].hand)],
        "pile": {LETTERS[kind]: s.matt[kind] for kind in range(KINDS) if s.matt[kind]},
        "wolves": s.matt[WOLF],
        "stream": s.matt[STREAM],
    }
