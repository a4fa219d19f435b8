"""Arboretum as an interface draws it: keys and numbers."""

from __future__ import annotations

from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.piles import UNKNOWN, Pile, contents
from polana.games.arboretum.notation import card_text, known_card, placed, standing_trees
from polana.games.arboretum.scoring import highest, onward, path_from
from polana.games.arboretum.state import (
    EMPTY,
    KINDS,
    PHASES,
    SPECIES,
    Arboretum,
    Garden,
    card_of,
    neighbour,
    number_of,
    species_of,
)


def _in_play(s: Arboretum) -> list[int]:
    return [species for species in range(KINDS) if s.species >> species & 1]


def view(s: Arboretum) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "drawn": s.drawn,
        "chosen": known_card(s.chosen),
        "deck": s.deck.n,
        "species": [SPECIES[species] for species in _in_play(s)],
        "players": [_garden_view(s.garden[seat]) for seat in range(s.seats)],
        "rights": _rights(s),
    }


def _rights(s: Arboretum) -> dict[str, Any]:
    """What everybody holds of each species, and who may score it: `may_score` of all seats, each hand read once."""
    hands = [bytes(card for card in contents(s.garden[seat].hand) if card != UNKNOWN) for seat in range(s.seats)]
    held, rights = [_held(hand) for hand in hands], {}
    for species in _in_play(s):
        one, eight = card_of(species, 1), card_of(species, 8)
        sums = [each[species] for each in held]
        for seat, hand in enumerate(hands):
            if eight in hand and any(one in other for other in hands[:seat] + hands[seat + 1 :]):
                sums[seat] -= 8
        most = max(sums)
        rights[SPECIES[species]] = {"sums": sums, "may": [mine == most for mine in sums]}
    return rights


@cached_by_bytes(bytes)
def _held(hand: bytes) -> list[int]:
    """The sum of a hand's cards of each species."""
    sums = [0] * KINDS
    for card in hand:
        sums[species_of(card)] += number_of(card)
    return sums


@cached_by_bytes(standing_trees)
def _trees(garden: Garden) -> dict[str, Any]:
    """Where each tree stands, and the best path of each species that has one."""
    at, paths = placed(garden), {}
    for species in sorted({species_of(garden.grid[cell]) for cell in at}):
        points, cells = path(garden, species)
        if cells:
            paths[SPECIES[species]] = {"points": points, "cells": [at[cell] for cell in cells]}
    trees = [{"card": card_text(garden.grid[cell]), "x": x, "y": y} for cell, (x, y) in at.items()]
    return {"arboretum": trees, "paths": paths}


@cached_by_bytes(lambda pile: bytes(contents(pile)))
def _discards(pile: Pile) -> list[str]:
    return [card_text(card) for card in contents(pile)]


def _garden_view(garden: Garden) -> dict[str, Any]:
    return {
        "hand": [known_card(card) for card in contents(garden.hand)],
        "discards": _discards(garden.discards),
        **_trees(garden),
    }


# Best paths


def path(garden: Garden, species: int) -> tuple[int, list[int]]:
    """The points of a garden's best path of a species, and its cells."""
    last = highest(garden, species)
    starts = [cell for cell in contents(garden.trees) if species_of(garden.grid[cell]) == species]
    worth = [path_from(garden, cell, last) for cell in starts]
    best = max(worth, default=0)
    if best == 0:
        return 0, []
    here = starts[worth.index(best)]
    left = best - (number_of(garden.grid[here]) == 1)
    cells, alike = [here], True
    while following := _next_on_path(garden, cells, species, alike, left, last):
        cells.append(following[0])
        alike = following[1]
    return best, cells


def _next_on_path(
    garden: Garden, cells: list[int], species: int, alike: bool, left: int, last: int
) -> tuple[int, bool] | None:
    """The next cell of a path worth `left` points at its best end; None at that end. As in `onward`."""
    number = number_of(garden.grid[cells[-1]])
    for side in range(4):
        cell = neighbour(cells[-1], side)
        card = garden.grid[cell]
        if card != EMPTY and number < number_of(card) <= last:
            same = alike and species_of(card) == species
            if onward(garden, cell, species, len(cells) + 1, same, last) == left:
                return cell, same
    return None
