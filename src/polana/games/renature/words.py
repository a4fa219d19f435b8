"""Renature for people: events, choices, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.contract import Event
from polana.engine.piles import NONE, UNKNOWN
from polana.engine.text import Words
from polana.games.renature.accounts import account, category
from polana.games.renature.codes import (
    BOX,
    CODES,
    JOKERS,
    LAYS,
    PICKS,
    PLACES,
    PLANTS,
    TAKES,
    joker_parts,
    pick_parts,
    place_parts,
    plant_parts,
    take_parts,
)
from polana.games.renature.drawing import table
from polana.games.renature.notation import (
    aim,
    domino_text,
    notation,
    parse,
    plant_text,
    spot,
    square_text,
    targets,
)
from polana.games.renature.position import position, set_position
from polana.games.renature.state import ANIMALS, PRIZES, Renature, beside, size, sort_on, value
from polana.games.renature.valleys import LETTERS, WAYS
from polana.games.renature.view import view

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
    "P0": "#f2efe4",
    "P1": "#8b8f98",
    "P2": "#e58b3c",
    "P3": "#6aa5dc",
    "N": "#c9a27c",
    "W": "#6d8fae",
    "J": "#e9b92e",
}

RULES: dict[str, tuple[str, ...]] = {
    "goal": (),
    "laying": ("pick", "place"),
    "joker": ("pick", "place"),
    "planting": ("plant", "surplus"),
    "points": ("plant",),
    "closing": ("score", "place"),
    "prizes": ("score", "plant", "over"),
    "clouds": ("pick", "surplus", "score", "end"),
    "end": ("end", "over"),
}

# What happened: each kind of number as people read it


def _domino(domino: int) -> str | None:
    return None if domino in (NONE, UNKNOWN) else domino_text(domino)


def _square(square: int) -> dict[str, Any]:
    return {"square": spot(square), "at": square_text(square)}


def _area(s: Renature, area: int) -> dict[str, Any]:
    known = area != UNKNOWN
    return {"area": LETTERS[area] if known else None, "size": size(s, area) if known else None}


KINDS = {
    "domino": lambda s, seat, number: _domino(number),
    "square": lambda s, seat, number: _square(number),
    "plant": lambda s, seat, number: plant_text(number),
    "animal": lambda s, seat, number: ANIMALS[number],
    "area": lambda s, seat, number: _area(s, number),
    "prize": lambda s, seat, number: PRIZES[number],
    "back": lambda s, seat, number: None if number == UNKNOWN else number,
    "flag": lambda s, seat, number: bool(number),
}


def event(s: Renature, event: Event) -> dict[str, Any]:
    if event.kind == LAYS:
        domino, square, way = CODES.numbers(event)
        squares = [spot(square), spot(beside(square, way))]
        return {"domino": domino_text(domino), "squares": squares, "way": WAYS[way]}
    return CODES.args(KINDS, s, event)


def choice(s: Renature, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < PICKS.end:
        return "pick", {"domino": domino_text(pick_parts(action).domino)}
    if action == BOX:
        return "box", {"domino": _domino(s.chosen)}
    if action < PLACES.end:
        square, way = place_parts(action)
        return "place", {"from": square_text(square), "to": square_text(beside(square, way))}
    if action < PLANTS.end:
        sort, square = plant_parts(action)
        return "plant", {"plant": plant_text(sort), "at": square_text(square)}
    if action < TAKES.end:
        square = take_parts(action).square
        sort = sort_on(s, square, seat)
        return "take", {"plant": plant_text(max(sort, 0)), "at": square_text(square), "clouds": value(sort)}
    if action < JOKERS.end:
        return "joker", {"animal": ANIMALS[joker_parts(action).animal]}
    return notation(s, seat, action), {}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or choice as words: animals and plants with their cases."""
    plain = ("area", "at", "from", "to", "size", "clouds", "surplus", "back", "worth", "tokens", "prize", "isolated")
    said = {name: value for name, value in args.items() if name in plain and value is not None}
    if "isolated" in said:
        said["isolated"] = "yes" if said["isolated"] else "no"
    if "back" in args:
        said["back"] = "hidden" if args["back"] is None else args["back"]
        said["area"] = args["area"] or "?"
    if "domino" in args:
        said["domino"] = domino_name(words, args["domino"])
    if "plant" in args:
        said["plant"] = plant_name(words, args["plant"])
        said["plantacc"] = plant_name(words, args["plant"], ".accusative")
    if "animal" in args:
        said["animal"] = words.say(f"animal-{args['animal']}")
    return said


def domino_name(words: Words, domino: str | None) -> str:
    """A domino as words: its two animals."""
    if domino is None:
        return words.say("domino-unknown")
    return " + ".join(words.say(f"animal-{letter}") for letter in domino)


def plant_name(words: Words, plant: str, case: str = "") -> str:
    return words.say(f"plant-{plant}{case}")
