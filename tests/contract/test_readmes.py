"""What a game's README says about actions, events and observations is what its codes say."""

from __future__ import annotations

import re

import pytest

from polana.engine.game import find_header, game_names

every_game = pytest.mark.parametrize("name", game_names())


def rows(name: str, title: str) -> list[list[str]]:
    """The cells of the table in a section of a README."""
    text = (find_header(name).folder / "README.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert section, f"{name}: no section '{title}'"
    lines = [line for line in section[1].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@every_game
def test_the_observation_has_these_pieces(name: str) -> None:
    told = []
    for pieces, shapes, _ in rows(name, "Observation"):
        names, sizes = re.findall(r"`(\w+)`", pieces), shapes.removesuffix(" each").split(", ")
        for piece, size in zip(names, sizes * len(names) if len(sizes) == 1 else sizes, strict=True):
            told.append((piece, tuple(int(number) for number in size.split(" x "))))
    assert tuple(told) == find_header(name).observation


@every_game
def test_the_ranges_of_actions_cover_the_action_space(name: str) -> None:
    following = 0
    for cells in rows(name, "Actions and notation"):
        first, *last = re.split(" to |, ", cells[0])
        assert int(first) == following
        following = int((last or [first])[0]) + 1
    assert following == find_header(name).actions


@every_game
def test_every_event_stands_in_a_table(name: str) -> None:
    text = (find_header(name).folder / "README.md").read_text(encoding="utf-8")
    first_cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    told = {word for cell in first_cells for word in re.findall(r"`(\w+)`", cell)}
    assert set(find_header(name).events) <= told
