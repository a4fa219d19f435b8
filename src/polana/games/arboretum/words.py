"""Arboretum for people: events, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.contract import Event
from polana.engine.piles import contents, top
from polana.engine.text import Words
from polana.games.arboretum.codes import (
    CODES,
    DECK,
    DISCARDS,
    PLANTS,
    TAKES,
    discard_parts,
    place_parts,
    plant_parts,
    take_parts,
)
from polana.games.arboretum.notation import aim, card_text, known_card, notation, parse, placed, spot, targets
from polana.games.arboretum.position import position, set_position
from polana.games.arboretum.scoring import holding, holds, may_score
from polana.games.arboretum.state import SPECIES, Arboretum, Garden, number_of, species_of
from polana.games.arboretum.view import path, view

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


# What happened: each kind of number as people read it


def _spot(s: Arboretum, seat: int, cell: int) -> dict[str, int]:
    x, y = spot(s.garden[seat], cell)
    return {"x": x, "y": y}


KINDS = {
    "card": lambda s, seat, number: known_card(number),
    "cell": _spot,
    "species": lambda s, seat, number: SPECIES[number],
}


def event(s: Arboretum, event: Event) -> dict[str, Any]:
    return CODES.args(KINDS, s, event)


def choice(s: Arboretum, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action == DECK:
        return "deck", {}
    if action < TAKES.end:
        owner = take_parts(action).pile
        return "pile", {"player": owner, "card": card_text(top(s.garden[owner].discards))}
    if action < PLANTS.end:
        return "plant", {"card": card_text(plant_parts(action).card)}
    if action < DISCARDS.end:
        return "discard", {"card": card_text(discard_parts(action).card)}
    return "place", _spot(s, seat, place_parts(action).cell)


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
    cards = [garden.grid[cell] for cell in path(garden, species)[1]]
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
