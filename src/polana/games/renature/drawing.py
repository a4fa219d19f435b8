"""The table of Renature as text; [P0]4⁰[/P0] marks what a terminal may colour."""

from __future__ import annotations

from typing import Any

from polana.engine.text import Words
from polana.games.renature.notation import COLUMN_NAMES
from polana.games.renature.state import Renature
from polana.games.renature.valleys import SIDE
from polana.games.renature.view import view

SMALL = "⁰¹²³"
NATURAL = "ⁿ"


def table(s: Renature, words: Words) -> str:
    seen = view(s)
    joker, phase = words.say(f"animal-{seen['joker']}"), words.say(f"phase-{seen['phase']}")
    head = f"{words.say('joker')}: [J]{joker} {seen['joker']}[/J]   {phase}"
    lines = [head, *_board(seen), *_areas(seen, words), ""]
    for seat, player in enumerate(seen["players"]):
        lines += [*_player(seen, words, seat, player), ""]
    return "\n".join(lines[:-1])


def _board(seen: dict[str, Any]) -> list[str]:
    """Squares three characters wide: dominoes with a line to their other half, plants with whose they are."""
    cells = {(x, y): _ground(mark) for y, row in enumerate(seen["land"]) for x, mark in enumerate(row)}
    for x, y in seen["isolated"]:
        cells[x, y] = " × "
    for cloud in seen["clouds"]:
        x, y = cloud["square"]
        cells[x, y] = cells[x, y][:2] + "°"
    for domino in seen["dominoes"]:
        _lay(cells, domino, seen["joker"])
    for plant in seen["plants"]:
        mark, small = _colour(plant["seat"])
        cells[tuple(plant["square"])] = f"[{mark}] {plant['value']}{small}[/{mark}]"
    edge = "   " + "".join(f" {name} " for name in COLUMN_NAMES[:SIDE])
    return [edge, *(f"{y + 1:>2} " + "".join(cells[x, y] for x in range(SIDE)) for y in range(SIDE))]


def _ground(mark: str) -> str:
    return "[W] ~ [/W]" if mark == "~" else "[W] ≈ [/W]" if mark == "S" else f" {mark.lower()} "


def _lay(cells: dict[tuple[int, int], str], domino: dict[str, Any], joker: str) -> None:
    """Both halves of a domino; the line joins them."""
    (ax, ay), (bx, by) = domino["squares"]
    for (x, y), letter, (dx, dy) in zip(
        domino["squares"], domino["domino"], ((bx - ax, by - ay), (ax - bx, ay - by)), strict=True
    ):
        shown = f"[J]{letter}[/J]" if letter == joker else letter
        left, right = "-" if dx < 0 else " ", "-" if dx > 0 else "," if dy > 0 else "'" if dy < 0 else " "
        cells[x, y] = f"{left}{shown}{right}"


def _colour(seat: int | None) -> tuple[str, str]:
    return ("N", NATURAL) if seat is None else (f"P{seat}", SMALL[seat])


def _areas(seen: dict[str, Any], words: Words) -> list[str]:
    """Totals of the areas that are not scored; equal ones cancel each other."""
    lines = []
    for area in seen["areas"]:
        sums = [total for total in area["totals"] if total["sum"]]
        if area["closer"] is None and sums:
            told = []
            for total in sums:
                mark, small = _colour(total["seat"])
                told.append(f"[{mark}]{total['sum']}{small}[/{mark}]" + (" =" if total["struck"] else ""))
            open_squares = words.say("open-squares", count=area["open"])
            lines.append(f"{area['area']} {area['main']}/{area['second']}: {', '.join(told)}   {open_squares}")
    return lines


def _player(seen: dict[str, Any], words: Words, seat: int, player: dict[str, Any]) -> list[str]:
    mark = ">" if seat == seen["turn"] and seen["phase"] != "over" else " "
    colour, small = _colour(seat)
    hand = " ".join(f"{held['domino']}" if held else "??" for held in player["hand"]) or "-"
    plants = [player["plants"][f"{natural}{kind}"] for natural in ("", "n") for kind in range(1, 5)]
    tokens = " ".join(
        f"{token['area']}({'?' if token['back'] is None else token['back']})" for token in player["tokens"]
    )
    name = f"{words.say('seat', seat=seat)} [{colour}]{small}[/{colour}]"
    own, natural = (" ".join(map(str, some)) for some in (plants[:4], plants[4:]))
    return [
        f"{mark} {name}   {words.say('points')}: {player['points']}   {words.say('clouds')}: {player['clouds']}",
        f"  {words.say('hand')}: {hand}   {words.say('pool')}: {player['pool']}",
        f"  {words.say('plants')}: {own}   {words.say('natural')}: {natural}   {words.say('tokens')}: {tokens or '-'}",
    ]
