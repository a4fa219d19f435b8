"""Arboretum's cards, cells and actions as text, and the things on the table that an action touches.

Notation: `deck`, `pile1` (draw), `M4` (plant this card), `2,-1` (on this cell), `-M4` (discard).
A cell is x,y from the first tree: x to the right, y down.
"""

from __future__ import annotations

import re
from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.piles import NONE, UNKNOWN
from polana.games.arboretum.codes import (
    DECK,
    DISCARDS,
    PLANTS,
    TAKES,
    discard_number,
    discard_parts,
    place_number,
    place_parts,
    plant_number,
    plant_parts,
    take_number,
    take_parts,
)
from polana.games.arboretum.state import (
    CARDS,
    DISCARD,
    EMPTY,
    SEATS,
    SPECIES,
    STEPS_ASIDE,
    WIDTH,
    Arboretum,
    Garden,
    card_of,
    neighbour,
    number_of,
    species_of,
)

CARD_TEXTS = tuple(f"{SPECIES[species_of(card)]}{number_of(card)}" for card in range(CARDS))
CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def card_text(card: int) -> str:
    """A card's letter and number; `?` for one that is not known."""
    return "?" if card == UNKNOWN else CARD_TEXTS[card]


def known_card(card: int) -> str | None:
    """A card's letter and number; None for one that is not known, and where there is none."""
    return None if card in (NONE, UNKNOWN) else card_text(card)


def parse_card(text: str) -> int | None:
    if len(text) == 2 and text[0] in SPECIES and text[1] in "12345678":
        return card_of(SPECIES.index(text[0]), int(text[1]))
    return None


def coordinates(cell: int) -> tuple[int, int]:
    """A cell of the torus as steps to the right of and below the first tree."""
    half = WIDTH // 2
    return (cell % WIDTH + half) % WIDTH - half, (cell // WIDTH + half) % WIDTH - half


def cell_at(x: int, y: int) -> int:
    return y % WIDTH * WIDTH + x % WIDTH


def standing_trees(garden: Garden) -> bytes:
    """What a garden's places and paths depend on: the card on each cell."""
    grid: Any = garden.grid
    return bytes(grid)


@cached_by_bytes(standing_trees)
def placed(garden: Garden) -> dict[int, tuple[int, int]]:
    """Where each tree's cell lies, unrolled from the torus: a garden reaches further than half its width."""
    at = {0: (0, 0)} if garden.trees.n else {}
    queue = list(at)
    for cell in queue:
        x, y = at[cell]
        for side, (dx, dy) in enumerate(STEPS_ASIDE):
            beside = neighbour(cell, side)
            if garden.grid[beside] != EMPTY and beside not in at:
                at[beside] = (x + dx, y + dy)
                queue.append(beside)
    return at


def spot(garden: Garden, cell: int) -> tuple[int, int]:
    """Where a cell lies as the players see it: beside the trees it touches."""
    at = placed(garden)
    if cell in at:
        return at[cell]
    for side, (dx, dy) in enumerate(reversed(STEPS_ASIDE)):
        beside = neighbour(cell, side)
        if beside in at:
            x, y = at[beside]
            return x + dx, y + dy
    return coordinates(cell)


# Actions


def notation(s: Arboretum, seat: int, action: int) -> str:
    if action == DECK:
        return "deck"
    if action < TAKES.end:
        return f"pile{take_parts(action).pile}"
    if action < PLANTS.end:
        return card_text(plant_parts(action).card)
    if action < DISCARDS.end:
        return f"-{card_text(discard_parts(action).card)}"
    x, y = spot(s.garden[seat], place_parts(action).cell)
    return f"{x},{y}"


def parse(text: str) -> int | None:
    if text == "deck":
        return DECK
    if len(text) == 5 and text[:4] == "pile" and text[4] in "0123"[:SEATS]:
        return take_number(int(text[4]))
    if (card := parse_card(text)) is not None:
        return plant_number(card)
    if text[:1] == "-" and (card := parse_card(text[1:])) is not None:
        return discard_number(card)
    if match := CELL.fullmatch(text):
        x, y = int(match[1]), int(match[2])
        return place_number(cell_at(x, y)) if max(abs(x), abs(y)) < WIDTH else None
    return None


def targets(s: Arboretum, seat: int, action: int) -> list[str]:
    text = notation(s, seat, action)
    if action == DECK:
        return ["deck"]
    if action < TAKES.end:
        return [f"pile:{take_parts(action).pile}"]
    if action < PLANTS.end:
        return [f"card:{text}"]
    if action < DISCARDS.end:
        return [f"card:{text[1:]}", f"pile:{seat}"]
    return [f"cell:{text}"]


def aim(s: Arboretum, seat: int, targets: list[str]) -> int | None:
    things = dict(target.partition(":")[::2] for target in targets)
    if "cell" in things:
        action = parse(things["cell"])
        return action if action is not None and notation(s, seat, action) == things["cell"] else None
    if "card" in things:
        discarding = s.phase == DISCARD or "pile" in things
        return parse(f"-{things['card']}" if discarding else things["card"])
    if "pile" in things:
        return parse(f"pile{things['pile']}")
    return DECK if "deck" in things else None
