"""Renature's dominoes, squares and actions as text, and the things on the table that an action touches.

Notation: `FO` (pick the frog and owl), `b1c1` (lay its first animal on b1, the second on c1), `box`, `4@c2` (plant an
oak of one's own), `n4@c2` (a natural one), `-c2` (take a plant back), `joker=F`, and `pass`, `lose`, `score`, `again`,
`end`. Columns are letters from the left, rows numbers from the top.
"""

from __future__ import annotations

import re

from polana.engine.piles import UNKNOWN
from polana.games.renature.codes import (
    AGAIN,
    BOX,
    FINISH,
    JOKERS,
    LOSE,
    PASS,
    PICKS,
    PLACES,
    PLANTS,
    SCORE_NOW,
    TAKES,
    joker_number,
    joker_parts,
    pick_number,
    pick_parts,
    place_number,
    place_parts,
    plant_number,
    plant_parts,
    take_number,
    take_parts,
)
from polana.games.renature.state import (
    ANIMALS,
    FIRST,
    KINDS,
    SECOND_ANIMAL,
    Renature,
    beside,
    domino_of,
)
from polana.games.renature.valleys import WIDTH

COLUMN_NAMES = "abcdefghijklmnop"
BUTTONS = {BOX: "box", PASS: "pass", LOSE: "lose", SCORE_NOW: "score", AGAIN: "again", FINISH: "end"}
NAMED = {text: action for action, text in BUTTONS.items()}
SQUARE = r"[a-p](?:[1-9]|1[0-6])"
TWO_SQUARES = re.compile(f"({SQUARE})({SQUARE})")
PLANTING = re.compile(f"(n?)([1-4])@({SQUARE})")
TAKING = re.compile(f"-({SQUARE})")
CHANGING = re.compile(f"joker=([{ANIMALS}])")


def domino_text(domino: int) -> str:
    """A domino's two letters; `?` for one that is not known."""
    return "?" if domino == UNKNOWN else ANIMALS[FIRST[domino]] + ANIMALS[SECOND_ANIMAL[domino]]


def parse_domino(text: str) -> int | None:
    if len(text) != 2 or text[0] not in ANIMALS or text[1] not in ANIMALS:
        return None
    one, other = ANIMALS.index(text[0]), ANIMALS.index(text[1])
    return domino_of(one, other) if one <= other else None


def square_text(square: int) -> str:
    return f"{COLUMN_NAMES[square % WIDTH]}{square // WIDTH + 1}"


def parse_square(text: str) -> int | None:
    if not re.fullmatch(SQUARE, text):
        return None
    return (int(text[1:]) - 1) * WIDTH + COLUMN_NAMES.index(text[0])


def spot(square: int) -> list[int]:
    """Column and row of a square, from 0."""
    return [square % WIDTH, square // WIDTH]


def plant_text(sort: int) -> str:
    """A plant as a player's board has it: its worth, after `n` when it is natural."""
    return f"{'n' if sort >= KINDS else ''}{sort % KINDS + 1}"


def parse_plant(text: str) -> int | None:
    if not re.fullmatch("n?[1-4]", text):
        return None
    return int(text[-1]) - 1 + (KINDS if len(text) == 2 else 0)


# Actions


def notation(s: Renature, seat: int, action: int) -> str:
    if action in BUTTONS:
        return BUTTONS[action]
    if action < PICKS.end:
        return domino_text(pick_parts(action).domino)
    if action < PLACES.end:
        square, way = place_parts(action)
        return square_text(square) + square_text(beside(square, way))
    if action < PLANTS.end:
        sort, square = plant_parts(action)
        return f"{plant_text(sort)}@{square_text(square)}"
    if action < TAKES.end:
        return f"-{square_text(take_parts(action).square)}"
    return f"joker={ANIMALS[joker_parts(action).animal]}"


def parse(text: str) -> int | None:
    if text in NAMED:
        return NAMED[text]
    if (domino := parse_domino(text)) is not None:
        return pick_number(domino)
    if match := TWO_SQUARES.fullmatch(text):
        return _parse_place(match[1], match[2])
    if match := PLANTING.fullmatch(text):
        return plant_number(parse_plant(match[1] + match[2]) or 0, parse_square(match[3]) or 0)
    if match := TAKING.fullmatch(text):
        return take_number(parse_square(match[1]) or 0)
    if match := CHANGING.fullmatch(text):
        return joker_number(ANIMALS.index(match[1]))
    return None


def _parse_place(one: str, other: str) -> int | None:
    square, second = parse_square(one), parse_square(other)
    for way in range(4):
        if square is not None and second == beside(square, way):
            return place_number(square, way)
    return None


def targets(s: Renature, seat: int, action: int) -> list[str]:
    text = notation(s, seat, action)
    if action < PICKS.end:
        return [f"domino:{text}"]
    if action == BOX:
        return ["box"]
    if action < PLACES.end:
        return [f"lay:{text}"]
    if action < PLANTS.end:
        plant, _, square = text.partition("@")
        return [f"plant:{plant}", f"square:{square}"]
    if action < TAKES.end:
        return [f"grown:{text[1:]}"]
    return [f"joker:{text[-1]}"] if action < JOKERS.end else []


def aim(s: Renature, seat: int, targets: list[str]) -> int | None:
    things = dict(target.partition(":")[::2] for target in targets)
    if "lay" in things:
        action = parse(things["lay"])
        return action if action is not None and PLACES.first <= action < PLACES.end else None
    if "box" in things:
        return BOX
    if "domino" in things:
        domino = parse_domino(things["domino"])
        return None if domino is None else pick_number(domino)
    if "grown" in things:
        return parse(f"-{things['grown']}")
    if "joker" in things:
        return parse(f"joker={things['joker']}")
    return _aim_plant(s, seat, things)


def _aim_plant(s: Renature, seat: int, things: dict[str, str]) -> int | None:
    """A plant, a square or both: what is not said is the first plant left, or a square that is no wasteland."""
    if "plant" not in things and "square" not in things:
        return None
    plants = s.player[seat].plants
    left = next((sort for sort in range(len(plants)) if plants[sort]), 0)
    sort = parse_plant(things["plant"]) if "plant" in things else left
    square = parse_square(things["square"]) if "square" in things else 0
    return None if sort is None or square is None else plant_number(sort, square)
