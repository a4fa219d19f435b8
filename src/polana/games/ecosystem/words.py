"""Ecosystem for people: views, events, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, UNKNOWN, contents
from polana.engine.text import Words
from polana.games.ecosystem.accounts import account, card_worth, category, deer_lines, sizes
from polana.games.ecosystem.cells import bits
from polana.games.ecosystem.land import card_on, fits, occupied
from polana.games.ecosystem.notation import (
    aim,
    card_text,
    cards_of,
    corner,
    notation,
    parse,
    spot_corner,
    targets,
)
from polana.games.ecosystem.position import position, set_position
from polana.games.ecosystem.scoring import longest
from polana.games.ecosystem.state import (
    CELLS,
    COLUMNS,
    DEER,
    KINDS,
    LETTERS,
    MATT,
    MEADOW,
    OVER,
    PICK,
    SPOTS,
    STAGE,
    STREAM,
    WOLF,
    Ecosystem,
    Player,
)
from polana.games.ecosystem.vocabulary import (
    DEALT,
    LIFTED,
    MISSED,
    PASSED,
    PICKED,
    PICKS,
    PLACED,
    PLACES,
    RECEIVED,
    REVEALED,
    SCORED,
    STAY,
    SWAPPED,
    SWAPS,
    THROWN,
    TURNED_UP,
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

COLOURS = {
    "R": "#c9a27c",
    "F": "#e07b39",
    "G": "#5fb7b0",
    "T": "#e3a0a8",
    "B": "#9a6b4b",
    "E": "#e9b92e",
    "A": "#b9bfc6",
    "D": "#c58b5a",
    "W": "#8d94a8",
    "S": "#6aa5dc",
    "M": "#9cc46a",
}

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


def view(s: Ecosystem) -> dict[str, Any]:
    return {
        "phase": step(s),
        "stage": 1 if s.turn < STAGE else 2,
        "turn": s.turn,
        "direction": direction(s),
        "players": [_player_view(s, seat) for seat in range(s.seats)],
        "matt": _matt_view(s) if s.seats == MATT else None,
    }


def direction(s: Ecosystem) -> str:
    """Where hands are passed in this stage."""
    return "left" if s.turn < STAGE else "right"


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


def _maybe(card: int) -> str | None:
    return None if card in (NONE, UNKNOWN) else card_text(card)


def _player_view(s: Ecosystem, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    cells = occupied(player)
    waiting = player.picked != NONE and s.phase != PICK
    return {
        "hand": [_maybe(card) for card in contents(player.hand)],
        "ready": s.phase != OVER and not s.acting >> seat & 1,
        "picked": _maybe(player.picked),
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
            {"card": card_text(card), "x": x, "y": y, "points": card_worth(player, card, y * COLUMNS + x)}
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
        "hand": [_maybe(card) for card in contents(s.player[MATT].hand)],
        "pile": {LETTERS[kind]: s.matt[kind] for kind in range(KINDS) if s.matt[kind]},
        "wolves": s.matt[WOLF],
        "stream": s.matt[STREAM],
    }


def event(s: Ecosystem, event: Any) -> dict[str, Any]:
    kind = event.kind
    if kind in (PICKED, REVEALED, TURNED_UP, THROWN):
        return {"card": _maybe(event.a)}
    if kind in (PLACED, LIFTED):
        x, y = corner(event.b)
        moved = {"right": int(event.c == 1), "down": int(event.c == COLUMNS)} if kind == PLACED else {}
        return {"card": card_text(event.a), "x": x, "y": y, **moved}
    if kind == SWAPPED:
        cells = [list(corner(cell)) for cell in divmod(event.c, CELLS)]
        return {"card": card_text(event.a), "second": card_text(event.b), "cells": cells}
    if kind == PASSED:
        return {"direction": ("left", "right")[event.a]}
    if kind == DEALT:
        return {"count": event.a, "stage": event.b + 1}
    if kind == RECEIVED:
        return {"cards": None if event.a == UNKNOWN else unpacked(event.a, event.b, event.c)}
    if kind == SCORED:
        return {"kind": LETTERS[event.a]}
    return {"gaps": event.a} if kind == MISSED else {}


def unpacked(*numbers: int) -> str:
    """The cards of a hand that an event tells, as letters."""
    digits = [number // 13**place % 13 for number in numbers for place in range(4)]
    return "".join(letter * count for letter, count in zip(LETTERS, digits, strict=False))


def choice(s: Ecosystem, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    player = s.player[seat]
    if action < PLACES:
        return "pick", {"card": card_text(action - PICKS)}
    if action < SWAPS:
        x, y = spot_corner(action - PLACES)
        return "place", {"card": card_text(player.picked), "x": x, "y": y}
    if action == STAY:
        return "stay", {}
    x, y = corner(action - SWAPS)
    card = card_text(card_on(player, action - SWAPS))
    if player.lifted == NONE:
        return "lift", {"card": card, "x": x, "y": y}
    return "swap", {"card": card_text(card_on(player, player.lifted)), "second": card, "x": x, "y": y}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or choice as words: cards with their cases."""
    plain = ("x", "y", "direction", "count", "stage", "gaps")
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


# The table as text; [W]W[/W] marks what a terminal may colour


def table(s: Ecosystem, words: Words) -> str:
    seen = view(s)
    first = words.say("round", stage=seen["stage"], turn=min(s.turn + 1, 20))
    way, now = words.say(f"pass-{seen['direction']}"), words.say(f"phase-{seen['phase']}")
    lines = [f"{first}   {way}   {now}"]
    if seen["matt"]:
        hand = " ".join(_coloured(card) for card in seen["matt"]["hand"])
        pile = " ".join(f"{_coloured(card)}{count}" for card, count in seen["matt"]["pile"].items()) or "-"
        lines.append(f"{words.say('matt')}   {words.say('pile')}: {pile}   {words.say('hand')}: {hand}")
    lines.append("")
    for seat, player in enumerate(seen["players"]):
        mark = ">" if s.acting >> seat & 1 else " "
        hand = " ".join(_coloured(card) for card in player["hand"]) or "-"
        lines.append(f"{mark} {words.say('seat', seat=seat)}   {words.say('hand')}: {hand}")
        if s.player[seat].picked != NONE:
            lines.append(f"  {words.say('picked')}: {_coloured(player['picked'])}")
        lines += [f"    {line}" for line in _drawing(s.player[seat], player["free"])]
        lines += [f"  {words.say('races', wolves=player['wolves'], stream=player['stream'])}", ""]
    return "\n".join(lines[:-1])


def _coloured(card: str | None) -> str:
    return "?" if card is None else f"[{card}]{card}[/{card}]"


def _drawing(player: Player, free: list[list[int]]) -> list[str]:
    """The cards on their cells, free spots for a new one as dots, coordinates at the edge."""
    cards = {at: card_text(card) for at, card in cards_of(player).items()}
    open_spots = {(x, y) for x, y in free}
    places = [*cards, *open_spots]
    if not places:
        return []
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = ["   " + "".join(f"{x:>3}" for x in columns)]
    for y in rows:
        cells = [
            f"  {_coloured(cards[x, y])}" if (x, y) in cards else "  ·" if (x, y) in open_spots else "   "
            for x in columns
        ]
        lines.append(f"{y:>3}" + "".join(cells))
    return lines
