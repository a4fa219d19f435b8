"""Legal moves found a second time, in another way: hexagons by column and height, tiles and tokens from a position's
JSON, nothing of the rules' own code."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import polana

FORWARD = {"N": (0, 2, 0), "NE": (1, 1, 1), "NW": (-1, 1, 5)}  # columns, heights, edge
FALLS = {"F": {2, 3, 4}, "B": {2, 3}}
Hex = tuple[int, int]


def hexagon(cell: str) -> Hex:
    """Column and height; the middle column lies half a hexagon higher."""
    column, row = "LMR".index(cell[0]), int(cell[1:])
    return column, 2 * row + column % 2


def river(position: dict[str, Any], view: dict[str, Any]) -> dict[Hex, str]:
    found = {hexagon(cell): tile for cell, tile in position["river"].items()}
    found |= {hexagon(tile["cell"]): "S" for tile in view["tiles"] if tile["kind"] == "sea"}
    if view["spawn"] and view["spawn"]["laid"]:
        found[hexagon(f"M{view['spawn']['row']}")] = "spawn"
    return found


def has_fall(tile: str, edge: int) -> bool:
    return any((printed + int(tile[1])) % 6 == edge for printed in FALLS.get(tile[0], ()))


def expected(position: dict[str, Any], view: dict[str, Any]) -> set[str]:
    """All moves of the player whose turn it is."""
    tiles, seats = river(position, view), position["seats"]
    whirlpools = position["options"]["whirlpools"] != "none"
    crowd = Counter(
        hexagon(token.rstrip("!")[1:])
        for player in position["players"]
        for token in player["tokens"]
        if "=" not in token
    )

    def has_room(at: Hex) -> bool:
        return tiles[at] == "spawn" or crowd[at] < seats - (tiles[at] == "R" and not whirlpools)

    found = set()
    for token in position["players"][position["turn"]]["tokens"]:
        if "=" in token or token.endswith("!"):
            continue
        column, height = hexagon(token[1:])
        for heading, (dc, dh, edge) in FORWARD.items():
            for length in range(1, position["points"] + 1):
                way = [(column + i * dc, height + i * dh) for i in range(length + 1)]
                if way[-1] not in tiles or any(tiles[at] == "spawn" for at in way[:-1]):
                    break
                if not has_room(way[-1]):
                    continue
                blocked = has_fall(tiles[way[0]], edge) or has_fall(tiles[way[1]], (edge + 3) % 6)
                if length == 1 and not blocked:
                    found.add(f"{token}-{heading}")
                if length + 1 <= position["points"]:
                    found.add(f"{token}^{heading}{length}")
    return found


SETTINGS: list[dict[str, Any]] = [{}, {"whirlpools": "spanish"}, {"currents": "added"}, {"river": "random"}]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_legal_moves_are_those_of_the_rulebook(seats: int, options: dict[str, Any]) -> None:
    game = polana.load("upstream", seats=seats, **options)
    compared = 0
    for seed in range(4):
        state, generator = game.new(seed), random.Random(seed)
        while not state.over:
            seat = state.acting[0]
            legal = state.legal(seat)
            texts = [state.notation(seat, action) for action in legal]
            if state.record.points:
                assert set(texts) == expected(state.to_dict(), state.view())
                compared += 1
            swims = [action for action, text in zip(legal, texts, strict=True) if "-N" in text]
            state.play(seat, generator.choice(swims if swims and generator.random() < 0.8 else legal))
    assert compared > 100
