"""The valleys of Renature, read from text maps, and what can be looked up in them.

A square is row * 16 + column on a torus of 16 by 16, whose last row and column lie outside the valley: so every
square has four neighbours, and those of the edge are outside.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polana.engine.rule import LookupTable

FOLDER = Path(__file__).parent
PIECES: dict[str, Any] = tomllib.loads((FOLDER / "pieces.toml").read_text(encoding="utf-8"))
TOKENS: dict[int, Any] = {int(size): token for size, token in PIECES["tokens"].items()}

SIDE = 15
WIDTH = SIDE + 1
SQUARES = WIDTH * WIDTH
WAYS = ("right", "down", "left", "up")
STEPS = LookupTable((1, WIDTH, SQUARES - 1, SQUARES - WIDTH))  # one for each way
AREAS = 18
LETTERS = "ABCDEFGHIJKLMNOPQR"
STREAM, START, OUTSIDE = AREAS, AREAS + 1, AREAS + 2  # a square's land: its wasteland's number, or one of these
STARTS = 4
CLOUDED = 4  # wastelands with clouds


class BadValley(ValueError):
    """A map that is no valley; tells its name, and the row and column that is wrong, counted from 1."""

    def __init__(self, name: str, row: int, column: int, problem: str) -> None:
        super().__init__(f"valley {name!r}, row {row + 1}, column {column + 1}: {problem}")
        self.row = row
        self.column = column


@dataclass(frozen=True)
class Valley:
    """One map: its rows as text, and the clouds by square."""

    name: str
    rows: tuple[str, ...]
    clouds: dict[int, int]

    def land(self, square: int) -> int:
        row, column = divmod(square, WIDTH)
        if row == SIDE or column == SIDE:
            return OUTSIDE
        mark = self.rows[row][column]
        return STREAM if mark == "~" else START if mark == "S" else LETTERS.index(mark)

    def squares(self, *lands: int) -> list[int]:
        return [square for square in range(SQUARES) if self.land(square) in lands]

    def banks(self, area: int) -> set[int]:
        """The stream squares beside a wasteland."""
        around = {beside for square in self.squares(area) for beside in neighbours(square)}
        return {square for square in around if self.land(square) in (STREAM, START)}

    @property
    def pairs(self) -> int:
        """How many pairs of neighbouring stream squares there are."""
        stream = set(self.squares(STREAM, START))
        return sum(beside in stream for square in stream for beside in neighbours(square)[:2])


def neighbours(square: int) -> list[int]:
    return [(square + step) % SQUARES for step in STEPS]


# Reading


def read_valleys(text: str) -> tuple[Valley, ...]:
    """All valleys of a file; a bad one is refused with the row and column that is wrong."""
    maps: dict[tuple[str, str], list[str]] = {}
    rows: list[str] = []
    for line in text.splitlines():
        if line.startswith("@"):
            kind, _, name = line[1:].partition(" ")
            rows = maps.setdefault((kind, name), [])
        elif line.strip() and not line.startswith("#"):
            rows.append(line.strip())
    return tuple(
        read_valley(name, maps[kind, name], maps.get(("clouds", name), [])) for kind, name in maps if kind == "valley"
    )


def read_valley(name: str, rows: list[str], clouds: list[str]) -> Valley:
    """A valley from its two maps."""
    _check_marks(name, rows, f"~S{LETTERS}")
    _check_marks(name, clouds, ".123456789")
    found = {
        row * WIDTH + column: int(mark)
        for row, line in enumerate(clouds)
        for column, mark in enumerate(line)
        if mark != "."
    }
    valley = Valley(name, tuple(rows), found)
    _check_areas(valley)
    _check_stream(valley)
    _check_clouds(valley)
    return valley


def _check_marks(name: str, rows: list[str], marks: str) -> None:
    if len(rows) != SIDE:
        raise BadValley(name, min(len(rows), SIDE), 0, f"{SIDE} rows are expected, here are {len(rows)}")
    for row, line in enumerate(rows):
        for column, mark in enumerate(line[:SIDE]):
            if mark not in marks:
                raise BadValley(name, row, column, f"{mark!r} is none of {marks}")
        if len(line) != SIDE:
            raise BadValley(name, row, min(len(line), SIDE), f"{SIDE} columns are expected, here are {len(line)}")


def _bad(valley: Valley, square: int, problem: str) -> BadValley:
    return BadValley(valley.name, square // WIDTH, square % WIDTH, problem)


def _check_areas(valley: Valley) -> None:
    """18 wastelands that hang together, keep apart from each other and have the sizes of the reward tokens."""
    left = Counter({size: len(token["backs"]) for size, token in TOKENS.items()})
    for area, letter in enumerate(LETTERS):
        squares = valley.squares(area)
        if not squares:
            raise BadValley(valley.name, 0, 0, f"there is no wasteland {letter}")
        _check_together(valley, squares, f"wasteland {letter} does not hang together")
        for square in squares:
            for step in (1, WIDTH - 1, WIDTH, WIDTH + 1):
                other = valley.land((square + step) % SQUARES)
                if other < AREAS and other != area:
                    raise _bad(valley, square, f"wasteland {letter} touches {LETTERS[other]}")
        if left[len(squares)] == 0:
            raise _bad(valley, squares[0], f"no reward token is left for wasteland {letter} of {len(squares)} squares")
        left[len(squares)] -= 1


def _check_stream(valley: Valley) -> None:
    """One stream with four places to begin."""
    _check_together(valley, valley.squares(STREAM, START), "the stream does not hang together")
    starts = valley.squares(START)
    if len(starts) != STARTS:
        wrong = starts[STARTS] if len(starts) > STARTS else 0
        raise _bad(valley, wrong, f"{STARTS} start squares are expected, here are {len(starts)}")


def _check_together(valley: Valley, squares: list[int], problem: str) -> None:
    """All squares belong to one group; the first that is not in the largest is named."""
    left, groups = list(squares), []
    while left:
        group = [left.pop(0)]
        for square in group:
            found = [beside for beside in neighbours(square) if beside in left]
            group += found
            left = [each for each in left if each not in found]
        groups.append(group)
    largest = max(groups, key=len)
    for square in squares:
        if square not in largest:
            raise _bad(valley, square, problem)


def _check_clouds(valley: Valley) -> None:
    """Clouds in four different wastelands."""
    seen: set[int] = set()
    for square in valley.clouds:
        if valley.land(square) >= AREAS:
            raise _bad(valley, square, "clouds lie on wasteland only")
        if valley.land(square) in seen:
            raise _bad(valley, square, "this wasteland has clouds already")
        seen.add(valley.land(square))
    total, last = sum(valley.clouds.values()), max(valley.clouds, default=0)
    if len(seen) != CLOUDED or total != PIECES["board_clouds"]:
        expected = f"{PIECES['board_clouds']} clouds in {CLOUDED} wastelands are expected"
        raise _bad(valley, last, f"{expected}, here are {total} in {len(seen)}")


VALLEYS = read_valleys((FOLDER / "valleys.txt").read_text(encoding="utf-8"))
NAMES = tuple(valley.name for valley in VALLEYS)


def _banks_mask(valley: Valley, square: int) -> int:
    """The wastelands beside a stream square, as a mask."""
    if valley.land(square) not in (STREAM, START):
        return 0
    return sum({1 << valley.land(beside) for beside in neighbours(square) if valley.land(beside) < AREAS})


# Tables of all valleys, one after the other: by square, and by wasteland
LAND = LookupTable(valley.land(square) for valley in VALLEYS for square in range(SQUARES))
SHORES = LookupTable(_banks_mask(valley, square) for valley in VALLEYS for square in range(SQUARES))
SIZES = LookupTable(len(valley.squares(area)) for valley in VALLEYS for area in range(AREAS))
BANKS = LookupTable(len(valley.banks(area)) for valley in VALLEYS for area in range(AREAS))
CLOUDS = LookupTable(
    sum(count for square, count in valley.clouds.items() if valley.land(square) == area)
    for valley in VALLEYS
    for area in range(AREAS)
)

# Reward tokens, by the size of their wasteland
LARGEST: int = max(TOKENS)
SECOND = LookupTable(TOKENS[size]["second"] if size in TOKENS else 0 for size in range(LARGEST + 1))
DEAREST: int = max(max(token["backs"]) for token in TOKENS.values())
BACKS = LookupTable(  # how many tokens of a size have a back: BACKS[size * (DEAREST + 1) + back]
    TOKENS[size]["backs"].count(back) if size in TOKENS else 0
    for size in range(LARGEST + 1)
    for back in range(DEAREST + 1)
)
