"""Arboretum for people: views, events, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.piles import NONE, UNKNOWN, contents, top
from polana.engine.text import Words
from polana.games.arboretum.notation import (
    aim,
    card_text,
    notation,
    parse,
    placed,
    spot,
    standing_trees,
    targets,
)
from polana.games.arboretum.position import position, set_position
from polana.games.arboretum.rules import (
    DECK,
    DISCARDED,
    DISCARDS,
    DRAWS,
    PICKS,
    PILES,
    PLACES,
    PLANTED,
    PLANTS,
    SCORES,
    TAKES,
)
from polana.games.arboretum.scoring import best_path, highest, holding, holds, may_score, onward, path_from
from polana.games.arboretum.state import (
    EMPTY,
    KINDS,
    NUMBERS,
    PHASES,
    SPECIES,
    Arboretum,
    Garden,
    neighbour,
    number_of,
    species_of,
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
    "B": "#8fb0c0",
    "A": "#e9b92e",
    "C": "#f0b4c2",
    "D": "#b3b6ab",
    "J": "#9f86c9",
    "M": "#e58b3c",
    "O": "#b48a55",
    "R": "#d84f3d",
    "T": "#b5cc76",
    "W": "#6d9a68",
}

RULES: dict[str, tuple[str, ...]] = {
    "goal": (),
    "drawing": ("draw",),
    "planting": ("plant", "place"),
    "discarding": ("discard",),
    "end": ("over",),
    "rights": ("discard", "over"),
    "paths": ("plant", "place", "over"),
}


def path(garden: Garden, species: int) -> list[int]:
    """The cells of a garden's best path of a species."""
    best = best_path(garden, species)
    if best == 0:
        return []
    last = highest(garden, species)
    here = next(
        cell
        for cell in contents(garden.trees)
        if species_of(garden.grid[cell]) == species and path_from(garden, cell, last) == best
    )
    left = best - (number_of(garden.grid[here]) == 1)
    cells, alike = [here], True
    while following := _next_on_path(garden, cells, species, alike, left):
        cells.append(following[0])
        alike = following[1]
    return cells


def _next_on_path(garden: Garden, cells: list[int], species: int, alike: bool, left: int) -> tuple[int, bool] | None:
    """The next cell of a path worth `left` points at its best end; None at that end."""
    number = number_of(garden.grid[cells[-1]])
    for side in range(4):
        cell = neighbour(cells[-1], side)
        card = garden.grid[cell]
        if card != EMPTY and number_of(card) > number:
            same = alike and species_of(card) == species
            if onward(garden, cell, species, len(cells) + 1, same, highest(garden, species)) == left:
                return cell, same
    return None


def view(s: Arboretum) -> dict[str, Any]:
    in_play = [species for species in range(KINDS) if s.species >> species & 1]
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "drawn": s.drawn,
        "chosen": _maybe(s.chosen),
        "deck": s.deck.n,
        "species": [SPECIES[species] for species in in_play],
        "players": [_garden_view(s.garden[seat]) for seat in range(s.seats)],
        "rights": _rights(s, in_play),
    }


def _rights(s: Arboretum, in_play: list[int]) -> dict[str, Any]:
    """What everybody holds of each species, and who may score it: `may_score` of all seats, each hand read once."""
    hands = [contents(s.garden[seat].hand) for seat in range(s.seats)]
    sums = [[0] * len(hands) for _ in range(KINDS)]
    for seat, hand in enumerate(hands):
        for card in hand:
            if card != UNKNOWN:
                sums[species_of(card)][seat] += number_of(card)
    for species in in_play:
        one, eight = species * NUMBERS, species * NUMBERS + 7
        holder = next((seat for seat, hand in enumerate(hands) if eight in hand), None)
        if holder is not None and any(one in hand for hand in hands if hand is not hands[holder]):
            sums[species][holder] -= 8
    rights = {}
    for species in in_play:
        most = max(sums[species])
        rights[SPECIES[species]] = {"sums": sums[species], "may": [mine == most for mine in sums[species]]}
    return rights


def _maybe(card: int) -> str | None:
    return None if card in (NONE, UNKNOWN) else card_text(card)


@cached_by_bytes(standing_trees)
def _trees(garden: Garden) -> dict[str, Any]:
    """Where each tree stands, and the best path of each species that has one."""
    at, paths = placed(garden), {}
    for species in range(KINDS):
        if cells := path(garden, species):
            paths[SPECIES[species]] = {
                "points": best_path(garden, species),
                "cells": [at[cell] for cell in cells],
            }
    trees = [{"card": card_text(garden.grid[cell]), "x": x, "y": y} for cell, (x, y) in at.items()]
    return {"arboretum": trees, "paths": paths}


def _garden_view(garden: Garden) -> dict[str, Any]:
    return {
        "hand": [_maybe(card) for card in contents(garden.hand)],
        "discards": [card_text(card) for card in contents(garden.discards)],
        **_trees(garden),
    }


def event(s: Arboretum, event: Any) -> dict[str, Any]:
    if event.kind in (DRAWS, PICKS):
        return {"card": _maybe(event.a)}
    if event.kind == TAKES:
        return {"card": card_text(event.a), "pile": event.b}
    if event.kind == PLANTED:
        x, y = spot(s.garden[event.seat], event.b)
        return {"card": card_text(event.a), "x": x, "y": y}
    if event.kind == DISCARDED:
        return {"card": card_text(event.a)}
    if event.kind == SCORES:
        return {"species": SPECIES[event.a]}
    return {}


def choice(s: Arboretum, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action == DECK:
        return "deck", {}
    if action < PLANTS:
        owner = action - PILES
        return "pile", {"player": owner, "card": card_text(top(s.garden[owner].discards))}
    if action < DISCARDS:
        return "plant", {"card": card_text(action - PLANTS)}
    if action < PLACES:
        return "discard", {"card": card_text(action - DISCARDS)}
    x, y = spot(s.garden[seat], action - PLACES)
    return "place", {"x": x, "y": y}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or reason as words: cards and species with their cases."""
    said = {name: value for name, value in args.items() if name not in ("card", "species")}
    if "card" in args:
        card = args["card"]
        for case in ("", "accusative"):
            said["card" + case[:3]] = card_name(words, card, case)
    if "species" in args:
        said["species"] = words.say(f"species-{args['species']}")
        said["speciesgen"] = words.say(f"species-{args['species']}.genitive")
    return said


def card_name(words: Words, card: str | None, case: str = "") -> str:
    """A card as words: its species, in a case, and its number."""
    suffix = f".{case}" if case else ""
    if card is None:
        return words.say(f"card-unknown{suffix}")
    return f"{words.say(f'species-{card[0]}{suffix}')} {card[1]}"


# Where points come from


def category(words: Words, name: str) -> str:
    return f"[{name}]{words.say(f'species-{name}')}[/{name}]"


def account(s: Arboretum, words: Words, seat: int, category: str) -> list[str]:
    species = SPECIES.index(category)
    if not s.species >> species & 1:
        return []
    sums = [holding(s, other, species) for other in range(s.seats)]
    right = "right" if may_score(s, seat, species) else "no-right"
    told = [words.say(f"account-{right}", sum=sums[seat], most=max(sums))]
    if holds(s, seat, species, 8) and any(holds(s, i, species, 1) for i in range(s.seats) if i != seat):
        told.append(words.say("account-beaten"))
    return told + _path_account(s.garden[seat], words, species)


def _path_account(garden: Garden, words: Words, species: int) -> list[str]:
    """The cards of the best path and each part of its points."""
    cards = [garden.grid[cell] for cell in path(garden, species)]
    if not cards:
        return [words.say("account-no-path")]
    length = len(cards)
    told = [" ".join(_coloured(card_text(card)) for card in cards), words.say("account-cards", points=length)]
    if length >= 4 and all(species_of(card) == species for card in cards):
        told.append(words.say("account-alike", points=length))
    if number_of(cards[0]) == 1:
        told.append(words.say("account-first"))
    if number_of(cards[-1]) == 8:
        told.append(words.say("account-last"))
    return told


# The table as text; [M]M4[/M] marks what a terminal may colour


def table(s: Arboretum, words: Words) -> str:
    seen = view(s)
    phase = words.say(f"phase-{seen['phase']}")
    lines = [f"{words.say('target-deck')}: {seen['deck']}   {phase}", ""]
    for seat, player in enumerate(seen["players"]):
        mark = ">" if seat == seen["turn"] and seen["phase"] != "over" else " "
        hand = " ".join(_coloured(card) for card in player["hand"])
        discards = " ".join(_coloured(card) for card in player["discards"]) or "-"
        lines.append(f"{mark} {words.say('seat', seat=seat)}   {words.say('hand')}: {hand}")
        lines.append(f"  {words.say('discards')}: {discards}")
        lines += [f"    {line}" for line in _drawing(s.garden[seat])]
        worth = "  ".join(
            f"[{letter}]{words.say(f'species-{letter}')}[/{letter}] {path['points']}"
            for letter, path in player["paths"].items()
        )
        lines += [f"  {words.say('paths')}: {worth}", ""] if worth else [""]
    return "\n".join(lines[:-1])


def _coloured(card: str | None) -> str:
    return "??" if card is None else f"[{card[0]}]{card}[/{card[0]}]"


def _drawing(garden: Garden) -> list[str]:
    """The trees on their cells, free cells next to them as dots, coordinates at the edge."""
    trees = {at: card_text(garden.grid[cell]) for cell, at in placed(garden).items()}
    free = {spot(garden, cell) for cell in contents(garden.frontier)}
    if not trees:
        return []
    columns = range(min(x for x, _ in free), max(x for x, _ in free) + 1)
    rows = range(min(y for _, y in free), max(y for _, y in free) + 1)
    lines = ["    " + " ".join(f"{x:>3}" for x in columns)]
    for y in rows:
        cells = [
            f" {_coloured(trees[x, y])}" if (x, y) in trees else "  ·" if (x, y) in free else "   " for x in columns
        ]
        lines.append(f"{y:>3} " + " ".join(cells))
    return lines
