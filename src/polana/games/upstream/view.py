"""Upstream as an interface draws it: keys and numbers; the README explains every field."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.contract import TRUTH
from polana.engine.piles import NONE, contents
from polana.engine.record import listed
from polana.games.upstream.codes import ROTATIONS
from polana.games.upstream.drawing import next_row
from polana.games.upstream.foresight import moves
from polana.games.upstream.laying import left
from polana.games.upstream.notation import cell_text, tile_key, token_text
from polana.games.upstream.river import capacity, falls, row_of, site, why_not_rotation
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    CELLS,
    COLUMNS,
    CURRENT,
    EMPTY,
    HERON,
    KINDS,
    LOWEST,
    MOVE,
    OVER,
    PHASES,
    SPACES,
    SPAWN,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import is_swimming, place_of, salmon_of

# Where the spaces of the spawn lie, from the row of the first: rows above it, and column
SPAWN_PLACES = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 2))


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
        "tiles": _tiles(s),
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


def _river(s: Any) -> bytes:
    """What tiles and the tokens on them depend on."""
    head = bytes(s.options) + bytes((s.seats, s.round))
    return head + bytes(s.tile) + bytes(s.rotation) + bytes(s.crowd) + bytes(s.player)


@cached_by_bytes(_river, most=256)
def _tiles(s: Upstream) -> list[dict[str, Any]]:
    tokens = _tokens(s)
    return [_tile(s, cell, tokens) for cell in range(CELLS) if s.tile[cell] not in (EMPTY, SPAWN)]


def _tile(s: Upstream, cell: int, tokens: Tokens) -> dict[str, Any]:
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
        "tokens": tokens[cell],
    }


Tokens = Mapping[int, list[dict[str, Any]]]  # by their place


def _tokens(s: Upstream) -> Tokens:
    """The tokens on each place, seat by seat, pairs first; equal ones are one entry with their number."""
    found: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    for seat in range(s.seats):
        own = Counter(listed(s.player[seat].token))
        for token in sorted(own, reverse=True):
            place, salmon = place_of(token), salmon_of(token)
            found[place].append(
                {
                    "key": f"token:{seat}:{token_text(place, salmon)}" if place < CELLS else None,
                    "seat": seat,
                    "salmon": salmon,
                    "count": own[token],
                    "held": token % 2 == 1,
                }
            )
    return found


def _spawn(s: Upstream) -> dict[str, Any] | None:
    """The spawn, from the moment its place is known."""
    if not s.last:
        return None
    tokens = _tokens(s)
    return {
        "row": s.last,
        "laid": s.tile[(s.last - LOWEST) * COLUMNS + 1] == SPAWN,
        "spaces": [
            {
                "eggs": i + 1,
                "row": s.last + SPAWN_PLACES[i][0],
                "column": SPAWN_PLACES[i][1],
                "tokens": tokens[CELLS + i],
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
