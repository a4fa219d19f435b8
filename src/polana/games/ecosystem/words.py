"""Ecosystem for people: events and sentences. Integers in, keys and numbers out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from polana.engine.contract import TRUTH, Event
from polana.engine.piles import NONE, contents
from polana.engine.text import Words
from polana.games.ecosystem.accounts import account, category
from polana.games.ecosystem.cells import corner, spot_corner
from polana.games.ecosystem.codes import (
    CODES,
    PICKS,
    PLACES,
    RECEIVED,
    REVEALED,
    STAY,
    SWAPPED,
    pick_parts,
    place_parts,
    swap_parts,
)
from polana.games.ecosystem.drawing import COLOURS, table
from polana.games.ecosystem.land import card_on
from polana.games.ecosystem.notation import aim, card_key, card_text, notation, parse, targets
from polana.games.ecosystem.position import position, set_position
from polana.games.ecosystem.state import DIRECTIONS, Ecosystem
from polana.games.ecosystem.view import view

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
    "picking": ("pick", "wait"),
    "placing": ("place",),
    "rabbits": ("place", "swap", "second"),
    "passing": ("pick", "wait"),
    "kinds": ("pick", "place", "swap", "second", "over"),
    "races": ("pick", "over"),
    "gaps": ("pick", "over"),
    "matt": ("pick",),
    "end": ("over",),
}

# What happened: each kind of number as people read it

KINDS = {
    "card": lambda s, seat, number: card_key(number),
    "cell": lambda s, seat, number: dict(zip("xy", corner(number), strict=True)),
    "direction": lambda s, seat, number: DIRECTIONS[number],
}


def event(s: Ecosystem, event: Event) -> dict[str, Any]:
    if event.kind == SWAPPED:
        card, second, *cells = CODES.numbers(event)
        return {"card": card_key(card), "second": card_key(second), "cells": [list(corner(cell)) for cell in cells]}
    if event.kind == RECEIVED:
        return {"cards": received(s, event.seat)}
    return CODES.args(KINDS, s, event)


def received(s: Ecosystem, seat: int) -> str | None:
    """The hand that a seat has just been given, as letters; None for everybody else until the game is over."""
    if s.acting != 0 and s.viewer not in (seat, TRUTH):
        return None
    cards = contents(s.player[seat].hand)
    if not cards:  # a single card is shown at once
        events = [s.events.items[i] for i in range(s.events.n)]
        cards = [CODES.numbers(told).card for told in events if told.kind == REVEALED and told.seat == seat]
    return "".join(card_text(card) for card in cards)


def choice(s: Ecosystem, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    player = s.player[seat]
    if action < PICKS.end:
        return "pick", {"card": card_text(pick_parts(action).card)}
    if action < PLACES.end:
        x, y = spot_corner(place_parts(action).spot)
        return "place", {"card": card_text(player.picked), "x": x, "y": y}
    if action == STAY:
        return "stay", {}
    cell = swap_parts(action).cell
    x, y = corner(cell)
    card = card_text(card_on(player, cell))
    if player.lifted == NONE:
        return "lift", {"card": card, "x": x, "y": y}
    return "swap", {"card": card_text(card_on(player, player.lifted)), "second": card, "x": x, "y": y}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or choice as words: cards with their cases."""
    plain = ("x", "y", "direction", "amount", "stage", "gaps")
    said = {name: value for name, value in args.items() if name in plain}
    for name in ("card", "second"):
        if name in args:
            said[name] = card_name(words, args[name])
            said[f"{name}acc"] = card_name(words, args[name], ".accusative")
    if "kind" in args:
        said["kindplural"] = words.say(f"kind-{args['kind']}.plural")
    if "cards" in args:
        said["cards"] = hand_name(words, args["cards"])
    return said


def card_name(words: Words, card: str | None, case: str = "") -> str:
    return words.say(f"card-unknown{case}" if card in (None, "?") else f"kind-{card}{case}")


def hand_name(words: Words, cards: str | None) -> str:
    """A hand as words: its kinds, with a number where there are several."""
    if cards is None:
        return words.say("hand-unknown")
    counts = Counter(cards)
    return ", ".join(words.say(f"kind-{card}") + (f" × {n}" if n > 1 else "") for card, n in counts.items())
