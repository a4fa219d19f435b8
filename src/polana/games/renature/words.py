"""Renature for people: events, choices, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.piles import NONE, UNKNOWN
from polana.engine.text import Words
from polana.games.renature.accounts import account, category
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
from polana.games.renature.state import ANIMALS, Renature, beside, land, size, sort_on, value
from polana.games.renature.valleys import LETTERS, SQUARES
from polana.games.renature.view import view
from polana.games.renature.vocabulary import (
    BOX,
    BOXES,
    CLAIMS,
    CLOSES,
    CLOUDS_LEFT,
    DRAWS,
    FORFEITS,
    GAINS,
    ISOLATES,
    JOKER,
    JOKERS,
    LAYS,
    LOSES,
    NOBODY,
    PASS,
    PEEKS,
    PICKED,
    PICKS,
    PLACES,
    PLANTED,
    PLANTS,
    SCORES,
    TAKEN,
    TAKES,
    TOKENS_SHOWN,
    UNPLANTED,
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

WAYS = ("right", "down", "left", "up")
PRIZES = ("main", "second")


def _domino(domino: int) -> str | None:
    return None if domino in (NONE, UNKNOWN) else domino_text(domino)


def event(s: Renature, event: Any) -> dict[str, Any]:
    kind = event.kind
    if kind in (PICKED, BOXES, DRAWS):
        return {"domino": _domino(event.a)}
    if kind == LAYS:
        squares = [spot(event.b), spot(beside(event.b, event.c))]
        return {"domino": domino_text(event.a), "squares": squares, "way": WAYS[event.c]}
    if kind == ISOLATES:
        return {"square": spot(event.a), "at": square_text(event.a)}
    if kind == PLANTED:
        return {"plant": plant_text(event.a), "square": spot(event.b), "at": square_text(event.b)} | _area(s, event.c)
    if kind == TAKEN:
        at = {"square": spot(event.b), "at": square_text(event.b), "clouds": event.c}
        return {"plant": plant_text(event.a)} | at | _area(s, land(s, event.b))
    if kind == CLOSES:
        return _area(s, event.a) | {"isolated": bool(event.b)}
    if kind in (SCORES, FORFEITS):
        return _area(s, event.a) | {"prize": PRIZES[event.b]}
    if kind in (NOBODY, CLAIMS):
        return _area(s, event.a)
    if kind == PEEKS:
        known = event.a != UNKNOWN
        return {"back": event.a if known else None} | (_area(s, event.b) if known else {"area": None, "size": None})
    if kind == GAINS:
        return {"clouds": event.a, "surplus": event.b}
    if kind == LOSES:
        return {"surplus": event.a}
    if kind == JOKER:
        return {"animal": ANIMALS[event.a], "before": ANIMALS[event.b]}
    if kind == CLOUDS_LEFT:
        return {"clouds": event.a}
    if kind == UNPLANTED:
        return {"worth": event.a}
    return {"tokens": event.a} if kind == TOKENS_SHOWN else {}


def _area(s: Renature, area: int) -> dict[str, Any]:
    return {"area": LETTERS[area], "size": size(s, area)}


def choice(s: Renature, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < BOX:
        return "pick", {"domino": domino_text(action - PICKS)}
    if action == BOX:
        return "box", {"domino": _domino(s.chosen)}
    if action < PLANTS:
        square, way = divmod(action - PLACES, 4)
        return "place", {"from": square_text(square), "to": square_text(beside(square, way))}
    if action < TAKES:
        sort, square = divmod(action - PLANTS, SQUARES)
        return "plant", {"plant": plant_text(sort), "at": square_text(square)}
    if action < JOKERS:
        sort = sort_on(s, action - TAKES, seat)
        return "take", {"plant": plant_text(max(sort, 0)), "at": square_text(action - TAKES), "clouds": value(sort)}
    if action < PASS:
        return "joker", {"animal": ANIMALS[action - JOKERS]}
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
