"""Upstream for people: views, events and sentences. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.piles import NONE, contents
from polana.engine.text import Words
from polana.games.upstream.drawing import COLOURS, next_row, table
from polana.games.upstream.foresight import moves
from polana.games.upstream.laying import left
from polana.games.upstream.notation import (
    aim,
    cell_text,
    feed_parts,
    lay_parts,
    move_parts,
    notation,
    parse,
    targets,
    tile_key,
    token_text,
)
from polana.games.upstream.position import position, set_position
from polana.games.upstream.river import capacity, falls, row_of, site, turns, why_not_rotation
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    CELLS,
    COLUMNS,
    CURRENT,
    EMPTY,
    HERON,
    KINDS,
    LETTERS,
    LOWEST,
    MOVE,
    OVER,
    PHASES,
    SPACES,
    SPAWN,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import cost_of, is_swimming, landing, place_of, salmon_of
from polana.games.upstream.vocabulary import (
    ADVANCED,
    ARRIVED,
    BEAR_BIT,
    CARRIED,
    DRAWN,
    EAGLE_BIT,
    FEEDS,
    HANDED,
    HERON_BIT,
    JUMPED,
    JUMPS,
    LAID,
    LAYS,
    ROTATIONS,
    ROUND,
    SCORED,
    SPAWN_LAID,
    STUCK,
    SWAM,
    SWEPT,
    VANISHED,
    WAITS,
    WHIRLED,
)

__all__ = [
    "COLOURS",
    "RULES",
    "account",
    "aim",
    "category",
    "choice",
    "event",
    "facts",
    "notation",
    "parse",
    "position",
    "set_position",
    "table",
    "targets",
    "view",
]

RULES: dict[str, tuple[str, ...]] = {
    "goal": (),
    "laying": ("build", "lay"),
    "turns": ("move",),
    "swimming": ("move",),
    "jumping": ("move",),
    "eagles": ("move",),
    "bears": ("move",),
    "herons": ("move", "feed"),
    "rounds": ("move", "lay"),
    "spawn": ("move", "over"),
    "points": ("over",),
    "two": (),
    "whirlpools": (),
    "currents": (),
    "fastest": (),
}
# Where the spaces of the spawn lie, from the row of the first: rows above it, and column
SPAWN_PLACES = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 2))


# The table as an interface draws it; the README explains every field


def view(s: Upstream) -> dict[str, Any]:
    asked = s.viewer in (s.turn, TRUTH) and s.acting != 0
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "round": s.round,
        "first": s.first,
        "order": [(s.first + i) % s.seats for i in range(s.seats)],
        "taken": s.taken,
        "points": s.points,
        "tiles": [_tile(s, cell) for cell in range(CELLS) if s.tile[cell] not in (EMPTY, SPAWN)],
        "spawn": _spawn(s),
        "vanishes": _vanishes(s),
        "stack": left(s),
        "kinds": {tile_key(s, kind): s.stack[kind] for kind in range(KINDS) if s.stack[kind]},
        "offer": [tile_key(s, kind) for kind in contents(s.offer)],
        "sites": _sites(s),
        "herons": [cell_text(cell) for cell in contents(s.herons)],
        "threatened": _threatened(s),
        "moves": moves(s) if asked else [],
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def _tile(s: Upstream, cell: int) -> dict[str, Any]:
    edges = falls(s, cell)
    kind = s.tile[cell]
    return {
        "cell": cell_text(cell),
        "row": row_of(cell),
        "column": cell % COLUMNS,
        "kind": tile_key(s, kind),
        "rotation": s.rotation[cell],
        "falls": [edge for edge in range(ROTATIONS) if edges >> edge & 1],
        "arrow": s.rotation[cell] if kind == CURRENT else None,
        "crowd": s.crowd[cell],
        "room": capacity(s, cell) - s.crowd[cell],
        "leaves": max(row_of(cell), 0) + 2 - max(s.round, 1),
        "tokens": [token for seat in range(s.seats) for token in _tokens(s, seat, cell)],
    }


def _tokens(s: Upstream, seat: int, place: int) -> list[dict[str, Any]]:
    """A seat's tokens on a place, pairs first; equal ones are one entry with their number."""
    own = [s.player[seat].token[i] for i in range(TOKENS)]
    found = sorted({token for token in own if place_of(token) == place}, reverse=True)
    return [
        {
            "key": f"token:{seat}:{token_text(place, salmon_of(token))}" if place < CELLS else None,
            "seat": seat,
            "salmon": salmon_of(token),
            "count": own.count(token),
            "held": token % 2 == 1,
        }
        for token in found
    ]


def _spawn(s: Upstream) -> dict[str, Any] | None:
    """The spawn, from the moment its place is known."""
    if not s.last:
        return None
    return {
        "row": s.last,
        "laid": s.tile[(s.last - LOWEST) * COLUMNS + 1] == SPAWN,
        "spaces": [
            {
                "eggs": i + 1,
                "row": s.last + SPAWN_PLACES[i][0],
                "column": SPAWN_PLACES[i][1],
                "tokens": [token for seat in range(s.seats) for token in _tokens(s, seat, CELLS + i)],
            }
            for i in range(SPACES)
        ],
    }


def _vanishes(s: Upstream) -> dict[str, Any] | None:
    """The row that goes next, and at the end of which round."""
    if s.phase == OVER:
        return None
    row = next_row(s)
    cells = [cell for cell in range(CELLS) if s.tile[cell] not in (EMPTY, SPAWN) and max(row_of(cell), 0) == row]
    return {"row": row, "round": row + 2, "cells": [cell_text(cell) for cell in cells]}


def _sites(s: Upstream) -> list[dict[str, Any]]:
    """Where a drawn tile may lie, and how each kind may be turned there."""
    if not s.offer.n:
        return []
    found = []
    for column in range(COLUMNS):
        cell = site(s, column)
        if cell != NONE:
            turned = {
                tile_key(s, kind): [k for k in range(ROTATIONS) if why_not_rotation(s, kind, column, k) == 0]
                for kind in sorted(set(contents(s.offer)))
            }
            found.append({"cell": cell_text(cell), "row": row_of(cell), "column": column, "rotations": turned})
    return found


def _threatened(s: Upstream) -> list[str]:
    """Heron tiles with tokens of the player whose turn it is: if the turn ended now, each would take a salmon."""
    if s.phase != MOVE:
        return []
    places = {place_of(s.player[s.turn].token[i]) for i in range(TOKENS)}
    return [cell_text(cell) for cell in sorted(places) if cell < CELLS and s.tile[cell] == HERON]


def _player(s: Upstream, seat: int) -> dict[str, Any]:
    tokens = [s.player[seat].token[i] for i in range(TOKENS)]
    river = [token for token in tokens if place_of(token) < CELLS]
    spawned = [token for token in tokens if space_of(token)]
    return {
        "river": len(river),
        "spawn": len(spawned),
        "salmon": sum(salmon_of(token) for token in river + spawned),
        "lost": 2 * TOKENS - sum(salmon_of(token) for token in river + spawned),
        "debt": s.player[seat].debt,
        "done": not is_swimming(s.player[seat]),
    }


# What happened


def event(s: Upstream, event: Any) -> dict[str, Any]:
    kind = event.kind
    if kind == DRAWN:
        return {"tiles": unpacked(event.a), "count": len(unpacked(event.a))}
    if kind == LAID:
        return {"tile": tile_key(s, event.a // 8), "rotation": event.a % 8, "cell": cell_text(event.b)}
    if kind in (SWAM, JUMPED):
        told = {"salmon": event.c, "from": cell_text(event.a), "to": cell_text(event.b)}
        return {**told, "cost": 1 if kind == SWAM else 1 + _distance(event.a, event.b)}
    if kind == CARRIED:
        price = ("free", "point", "debt")[event.c % 4]
        return {"salmon": event.c // 4, "from": cell_text(event.a), "to": cell_text(event.b), "price": price}
    if kind in (EAGLE_BIT, BEAR_BIT, HERON_BIT):
        return {"cell": cell_text(event.a), "salmon": event.b, "left": event.b - 1}
    if kind in (WAITS, ARRIVED):
        return {"cell": cell_text(event.a), "salmon": event.b}
    if kind == WHIRLED:
        return {"cell": cell_text(event.a), "salmon": event.b, "wasted": event.c}
    if kind == SWEPT:
        return {"cell": cell_text(event.a), "pairs": event.b, "singles": event.c, "salmon": 2 * event.b + event.c}
    if kind == HANDED:
        return {"count": event.a, "owner": event.b}
    if kind == STUCK:
        return {"wasted": event.a, "home": int(_came_home(s, event.seat))}
    if kind in (VANISHED, SPAWN_LAID):
        return {"row": event.a}
    if kind == ADVANCED:
        return {"count": event.a}
    if kind == ROUND:
        return {"round": event.a}
    return {"what": ("salmon", "eggs")[event.a]} if kind == SCORED else {}


def _came_home(s: Upstream, seat: int) -> bool:
    """Whether a seat that cannot move has just brought its last token home: nothing of it was in the river any more."""
    if is_swimming(s.player[seat]):
        return False
    moved = [s.events.items[i].kind for i in range(s.events.n) if s.events.items[i].seat == seat]
    kinds = [kind for kind in moved if kind in (STUCK, ARRIVED, EAGLE_BIT, BEAR_BIT, HERON_BIT, SWEPT)]
    return kinds[-2:] == [ARRIVED, STUCK]


def unpacked(number: int) -> str:
    """The letters of the tiles that an event tells."""
    letters = ""
    while number:
        letters = LETTERS[number % 8 - 1] + letters
        number //= 8
    return letters


def _distance(cell: int, to: int) -> int:
    """How many tiles a straight line from one cell leads on."""
    if cell % COLUMNS == to % COLUMNS:
        return row_of(to) - row_of(cell)
    return abs(to % COLUMNS - cell % COLUMNS)


def choice(s: Upstream, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < LAYS:
        cell, salmon, way = move_parts(action)
        key = "swim" if way < JUMPS else "jump"
        to = cell_text(landing(cell, way))
        return key, {"salmon": salmon, "from": cell_text(cell), "to": to, "cost": cost_of(way)}
    if action < FEEDS:
        kind, column, rotation = lay_parts(action)
        key = "turn" if turns(kind) else "lay"
        return key, {"tile": tile_key(s, kind), "cell": cell_text(site(s, column)), "rotation": rotation}
    cell, salmon = feed_parts(action)
    return "feed", {"salmon": salmon, "cell": cell_text(cell)}


# Sentences: Fluent chooses the names of tiles and tokens by their keys


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name != "owner"}


def category(words: Words, name: str) -> str:
    return words.say(name)


def account(s: Upstream, words: Words, seat: int, category: str) -> list[str]:
    """The tokens in the spawn, from the farthest on."""
    tokens = [s.player[seat].token[i] for i in reversed(range(TOKENS))]
    each = [salmon_of(token) if category == "salmon" else space_of(token) for token in tokens if space_of(token)]
    if not each:
        return [words.say("account-none")]
    return [words.say("account-each", count=len(each), sum=" + ".join(map(str, each)))]
