"""The creatures of `cards.toml` as tables of numbers, made once at import.

A card is its place in the file. Its effects are rows: a verb, an amount, the thing it is about, a condition, and what
happens otherwise. Rows of one effect follow each other; an offer of a choice begins with a row that tells its length.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from polana.engine.contract import numbered
from polana.engine.rule import LookupTable

CREATURES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"),
)["card"]
NAMES: tuple[str, ...] = tuple(creature["name"] for creature in CREATURES)
CARDS = len(NAMES)

FAMILIES = ("fire", "water", "earth", "wind", "dragon")
FIRE, WATER, EARTH, WIND, DRAGON = numbered(FAMILIES)
STONES = ("red", "blue", "purple")
RED, BLUE, PURPLE = numbered(STONES)
KINDS = ("instant", "active", "permanent")
INSTANT, ACTIVE, PERMANENT = numbered(KINDS)

VERBS = (
    "gain",
    "worth",
    "lose",
    "steal",
    "take",
    "give",
    "turn",
    "draw",
    "discard",
    "this",
    "recover",
    "release",
    "banish",
    "fetch",
    "summon",
    "copy",
    "activate",
    "choose",
    "offer",  # one of those to choose from: so many rows
    "value",
    "swap",
    "limit",
    "discount",
    "bonus",
    "tribute",
)
(
    GAIN,
    WORTH,
    LOSE,
    STEAL,
    TAKE,
    GIVE,
    TURN,
    DRAW,
    DISCARD,
    THIS,
    RECOVER,
    RELEASE,
    BANISH,
    FETCH,
    SUMMON,
    COPY,
    ACTIVATE,
    CHOOSE,
    OFFER,
    VALUE,
    SWAP,
    LIMIT,
    DISCOUNT,
    BONUS,
    TRIBUTE,
) = numbered(VERBS)

# What a step is about: families, then stones, then all else
THINGS = (
    *FAMILIES,
    *STONES,
    "all",
    "creature",
    "family",
    "hand",
    "cheap",
    "active",
    "cost",
    "discards",
    "pile",
    "other",
    "cheap-instant",
    "fire-instant",
    "any",
    "instant",
    "blue-and-purple",
)
FIRST_STONE = len(FAMILIES)
(
    ALL,
    CREATURE,
    FAMILY,
    HAND,
    CHEAP,
    WITH_ACTIVE,
    COST,
    DISCARDS,
    PILE,
    OTHER,
    CHEAP_INSTANT,
    FIRE_INSTANT,
    ANY,
    WITH_INSTANT,
    BLUE_AND_PURPLE,
) = numbered(THINGS[FIRST_STONE + len(STONES) :], FIRST_STONE + len(STONES))
NOTHING = -1

CONDITIONS = (
    "always",
    "costs-1-to-4",
    "no-dragon",
    "red",
    "blue",
    "purple",
    "hand-as-creatures",
    "hand-5-or-less",
    "hand-6-or-more",
    "behind",
)
(
    ALWAYS,
    COSTS_1_TO_4,
    NO_DRAGON,
    HAS_RED,
    HAS_BLUE,
    HAS_PURPLE,
    HAND_AS_CREATURES,
    HAND_5_OR_LESS,
    HAND_6_OR_MORE,
    BEHIND,
) = numbered(CONDITIONS)
CHEAPEST = 2  # printed costs up to this are "cheap"

Row = tuple[int, int, int, int, int]


def _rows(steps: list[dict[str, Any]]) -> list[Row]:
    """The rows of some steps."""
    rows: list[Row] = []
    for step in steps:
        verb, value = next(iter(step.items()))
        if verb == "choose":
            rows.append((CHOOSE, value, len(step["of"]), ALWAYS, 0))
            for number, offer in enumerate(step["of"]):
                inner = _rows(offer)
                rows += [(OFFER, len(inner), number, ALWAYS, 0), *inner]
            continue
        thing = value if isinstance(value, str) else step.get("of") or step.get("per")
        rows.append(
            (
                VERBS.index(verb),
                value if isinstance(value, int) else 1,
                THINGS.index(thing) if thing else NOTHING,
                CONDITIONS.index(step.get("if", "always")),
                THINGS.index(step["for"]) if "for" in step else step.get("otherwise", 0),
            )
        )
    return rows


def _laid_out() -> tuple[list[Row], list[int], list[int]]:
    """All rows, and where those of each kind and card begin and end."""
    rows: list[Row] = []
    first: list[int] = []
    last: list[int] = []
    for kind in KINDS:
        for creature in CREATURES:
            first.append(len(rows))
            rows += _rows(creature.get(kind, []))
            last.append(len(rows))
    return rows, first, last


_ROWS, _FIRST, _LAST = _laid_out()

VERB, AMOUNT, THING, WHEN, OTHERWISE = (LookupTable(column) for column in zip(*_ROWS, strict=True))
FIRST_ROW = LookupTable(_FIRST)  # of an effect: kind * CARDS + card
LAST_ROW = LookupTable(_LAST)  # one after the last
FAMILY_OF = LookupTable(FAMILIES.index(creature["family"]) for creature in CREATURES)
COST_OF = LookupTable(creature["cost"] for creature in CREATURES)
HAS_INSTANT = LookupTable(int("instant" in creature) for creature in CREATURES)
HAS_ACTIVE = LookupTable(int("active" in creature) for creature in CREATURES)
HAS_PERMANENT = LookupTable(int("permanent" in creature) for creature in CREATURES)

# What selling a card brings, by family: red, blue, purple
SALES = ((3, 0, 0), (0, 1, 0), (4, 0, 0), (1, 1, 0), (0, 0, 1))
SALE = LookupTable(count for sale in SALES for count in sale)
