"""Upstream for people: events and sentences. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.contract import Event
from polana.engine.text import Words
from polana.games.upstream.codes import (
    CODES,
    DRAWN,
    JUMPS,
    LAYS,
    MOVES,
    feed_parts,
    lay_parts,
    move_parts,
)
from polana.games.upstream.drawing import COLOURS, table
from polana.games.upstream.notation import aim, cell_text, notation, parse, targets, tile_key
from polana.games.upstream.position import position, set_position
from polana.games.upstream.river import site, turns
from polana.games.upstream.scoring import CATEGORIES, space_of
from polana.games.upstream.state import LETTERS, TOKENS, Upstream
from polana.games.upstream.swimming import cost_of, landing, salmon_of
from polana.games.upstream.view import view

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

# What happened: each kind of number as people read it

PRICES = ("free", "point", "debt")
KINDS = {
    "cell": lambda s, seat, number: cell_text(number),
    "tile": lambda s, seat, number: tile_key(s, number),
    "price": lambda s, seat, number: PRICES[number],
    "category": lambda s, seat, number: CATEGORIES[number],
}


def event(s: Upstream, event: Event) -> dict[str, Any]:
    if event.kind == DRAWN:
        *tiles, amount = CODES.numbers(event)
        return {"tiles": "".join(LETTERS[tile] for tile in tiles[:amount]), "count": amount}
    return CODES.args(KINDS, s, event)


def choice(s: Upstream, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < MOVES.end:
        cell, salmon, way = move_parts(action)
        key = "swim" if way < JUMPS else "jump"
        to = cell_text(landing(cell, way))
        return key, {"salmon": salmon, "origin": cell_text(cell), "to": to, "cost": cost_of(way)}
    if action < LAYS.end:
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
