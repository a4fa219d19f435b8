"""Ecosystem's cards, cells and actions as text, and the things on the table that an action touches.

Notation: `W` (pick a wolf), `2,0` (place it here), `~2,0` (take this card up, swap the other with this one), `stay`.
A cell is x,y from the top left corner of the land as it is: x to the right, y down; -1 is a new column or row.
"""

from __future__ import annotations

import re

from polana.engine.piles import NONE, UNKNOWN
from polana.games.ecosystem.cells import RIGHT, cell_at, corner, spot_at, spot_corner
from polana.games.ecosystem.codes import (
    PICKS,
    PLACES,
    STAY,
    SWAPS,
    pick_number,
    pick_parts,
    place_number,
    place_parts,
    swap_number,
    swap_parts,
)
from polana.games.ecosystem.land import card_on, occupied
from polana.games.ecosystem.state import (
    CELLS,
    COLUMNS,
    LETTERS,
    ROWS,
    Ecosystem,
    Player,
)

CELL = re.compile(r"(-?[0-9]),(-?[0-9])")


def card_text(card: int) -> str:
    """A card's letter; `?` for one that is not known."""
    return "?" if card == UNKNOWN else LETTERS[card]


def card_key(card: int) -> str | None:
    """A card's letter; None for one that is not known, or not there."""
    return None if card in (NONE, UNKNOWN) else LETTERS[card]


def parse_card(text: str) -> int | None:
    return LETTERS.index(text) if len(text) == 1 and text in LETTERS else None


def parse_cell(text: str, least: int) -> tuple[int, int] | None:
    """Column and row, each at least so much."""
    match = CELL.fullmatch(text)
    if match is None or "-0" in text:
        return None
    x, y = int(match[1]), int(match[2])
    return (x, y) if least <= x < COLUMNS and least <= y < ROWS else None


def cards_of(player: Player) -> dict[tuple[int, int], int]:
    """The cards of a land by column and row."""
    cells = occupied(player)
    return {corner(cell): card_on(player, cell) for cell in range(CELLS) if cells >> cell & 1}


# Actions


def notation(s: Ecosystem, seat: int, action: int) -> str:
    if action < PICKS.end:
        return card_text(pick_parts(action).card)
    if action < PLACES.end:
        x, y = spot_corner(place_parts(action).spot)
        return f"{x},{y}"
    if action < SWAPS.end:
        x, y = corner(swap_parts(action).cell)
        return f"~{x},{y}"
    return "stay"


def parse(text: str) -> int | None:
    if text == "stay":
        return STAY
    if (card := parse_card(text)) is not None:
        return pick_number(card)
    if spot := parse_cell(text, -1):
        return place_number(spot_at(*spot))
    if text[:1] == "~" and (cell := parse_cell(text[1:], 0)):
        return swap_number(cell_at(*cell))
    return None


def targets(s: Ecosystem, seat: int, action: int) -> list[str]:
    text = notation(s, seat, action)
    if action == STAY:
        return []
    return [f"card:{text}"] if action < PICKS.end else [f"cell:{text.removeprefix('~')}"]


def aim(s: Ecosystem, seat: int, targets: list[str]) -> int | None:
    things = dict(target.partition(":")[::2] for target in targets)
    if "card" in things:
        return parse(things["card"])
    if "cell" not in things:
        return None
    player = s.player[seat]
    if player.swaps:
        return parse(f"~{things['cell']}")
    x, _, y = things["cell"].partition(",")
    if x == str(COLUMNS) and occupied(player) & RIGHT:  # a sixth column is refused like one on the left
        return parse(f"-1,{y}")
    if y == str(ROWS):
        return parse(f"{x},-1")
    return parse(things["cell"])
