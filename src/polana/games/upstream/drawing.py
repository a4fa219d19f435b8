"""The river as text: hexagons with their tiles, tokens, waterfalls and arrows. [P0]...[/P0] marks what a terminal may
colour."""

from __future__ import annotations

from polana.engine.piles import contents
from polana.engine.text import Words
from polana.games.upstream.laying import left
from polana.games.upstream.notation import cell_text, tile_key
from polana.games.upstream.river import falls, height_of
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    CELLS,
    COLUMNS,
    CURRENT,
    EMPTY,
    LAY,
    LETTERS,
    MOVE,
    OVER,
    PHASES,
    SPACES,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import place_of, salmon_of

COLOURS = {
    "P0": "#5fa55a",
    "P1": "#d8594c",
    "P2": "#d9b13b",
    "P3": "#c9ced6",
    "P4": "#9a78c2",
    "F": "#6aa5dc",
    "E": "#c9a27c",
    "B": "#b07a4f",
    "H": "#9fb3c8",
    "R": "#8d94a8",
    "C": "#5fb7b0",
}

# A hexagon is 13 characters wide and 5 lines high; its neighbours begin 11 to the right and 2 lines up or down.
ACROSS, DOWN = 11, 2
TOP = 9  # characters of its upper edge
ARROWS = {0: "↑", 1: "↗", 5: "↖"}


class Canvas:
    """Characters by line and column, each with its marks."""

    def __init__(self) -> None:
        self.at: dict[tuple[int, int], str] = {}

    def write(self, y: int, x: int, text: str, mark: str = "") -> None:
        for i, letter in enumerate(text):
            self.at[y, x + i] = letter
        if mark:
            self.at[y, x] = f"[{mark}]{self.at[y, x]}"
            self.at[y, x + len(text) - 1] += f"[/{mark}]"

    def lines(self) -> list[str]:
        height, width = max(y for y, _ in self.at) + 1, max(x for _, x in self.at) + 1
        return ["".join(self.at.get((y, x), " ") for x in range(width)).rstrip() for y in range(height)]


def table(s: Upstream, words: Words) -> str:
    lines = [_heading(s, words), "", _stack(s, words), *river(s, words), ""]
    for seat in range(s.seats):
        mark = ">" if s.acting >> seat & 1 else " "
        lines += [f"{mark} {_standing(s, words, seat)}", ""]
    return "\n".join(lines[:-1])


def _heading(s: Upstream, words: Words) -> str:
    said = [words.say("round", round=s.round)] if s.round else []
    if s.round and s.phase != OVER:
        said.append(words.say("first", player=words.say("seat", seat=s.first)))
    said.append(words.say(f"phase-{PHASES[s.phase]}"))
    if s.phase == MOVE:
        said.append(words.say("points-left", points=s.points))
    return "   ".join(said)


def _stack(s: Upstream, words: Words) -> str:
    """What is drawn, what is left, what goes next."""
    said = [words.say("stack-left", count=left(s))]
    if s.offer.n:
        drawn = ", ".join(f"{LETTERS[kind]} {tile_name(s, words, kind)}" for kind in contents(s.offer))
        said.append(f"{words.say('drawn')}: {drawn}")
    if s.round and s.phase != OVER:
        said.append(words.say("vanishes", row=next_row(s), round=next_row(s) + 2))
    return "   ".join(said)


def next_row(s: Upstream) -> int:
    """The row that vanishes next, at the end of round row + 2; 0 is the sea."""
    return max(0, s.round - 2 + (1 if s.phase == LAY and s.round > 1 else 0))


def tile_name(s: Upstream, words: Words, kind: int) -> str:
    return words.say(f"tile-{tile_key(s, kind)}")


def river(s: Upstream, words: Words) -> list[str]:
    """The hexagons that are there, the spawn's first tile included."""
    cells = [cell for cell in range(CELLS) if s.tile[cell] != EMPTY]
    top = max(height_of(cell) for cell in cells)
    canvas = Canvas()
    for cell in cells:
        y, x = (top - height_of(cell)) * DOWN, cell % COLUMNS * ACROSS
        _outline(canvas, y, x)
    for cell in cells:
        y, x = (top - height_of(cell)) * DOWN, cell % COLUMNS * ACROSS
        _falls(canvas, y, x, falls(s, cell))
        _fill(canvas, y, x, s, words, cell)
    return canvas.lines()


def _edge(edge: int) -> list[tuple[int, int, str]]:
    """Where the characters of an edge lie in a hexagon, and what they are without a waterfall."""
    return {
        0: [(0, 2 + i, "_") for i in range(TOP)],
        1: [(1, TOP + 2, "\\"), (2, TOP + 3, "\\")],
        2: [(3, TOP + 3, "/"), (4, TOP + 2, "/")],
        3: [(4, 2 + i, "_") for i in range(TOP)],
        4: [(3, 0, "\\"), (4, 1, "\\")],
        5: [(1, 1, "/"), (2, 0, "/")],
    }[edge]


def _outline(canvas: Canvas, y: int, x: int) -> None:
    for edge in range(6):
        for dy, dx, letter in _edge(edge):
            canvas.write(y + dy, x + dx, letter)


def _falls(canvas: Canvas, y: int, x: int, edges: int) -> None:
    for edge in range(6):
        if edges >> edge & 1:
            if edge % 3 == 0:
                canvas.write(y + edge // 3 * 4, x + 2, "#" * TOP, "F")
            else:
                for dy, dx, _ in _edge(edge):
                    canvas.write(y + dy, x + dx, "#", "F")


def _fill(canvas: Canvas, y: int, x: int, s: Upstream, words: Words, cell: int) -> None:
    """Cell and arrow, the tile's name, and the tokens on it: seat and salmon."""
    kind = s.tile[cell]
    arrow = f" {ARROWS[s.rotation[cell]]}" if kind == CURRENT else ""
    canvas.write(y + 1, x + 2, (cell_text(cell) + arrow).center(TOP))
    mark = LETTERS[kind] if kind < len(LETTERS) and LETTERS[kind] in COLOURS else ""
    name = tile_name(s, words, kind)
    canvas.write(y + 2, x + 1 + (TOP + 3 - len(name)) // 2, name, mark)
    tokens = [
        (seat, s.player[seat].token[i])
        for seat in range(s.seats)
        for i in reversed(range(TOKENS))
        if place_of(s.player[seat].token[i]) == cell
    ]
    start = x + 1 + (TOP + 2 - 2 * len(tokens) + 1) // 2
    for i, (seat, token) in enumerate(tokens):
        canvas.write(y + 3, start + 2 * i, f"{seat}{'¹²'[salmon_of(token) - 1]}", f"P{seat}")


def _standing(s: Upstream, words: Words, seat: int) -> str:
    """A player's mark, salmon on the river, and tokens in the spawn as `3²`: eggs and salmon."""
    tokens = [s.player[seat].token[i] for i in range(TOKENS)]
    swimming = sum(salmon_of(token) for token in tokens if place_of(token) < CELLS)
    spawned = [f"{space_of(token)}{'¹²'[salmon_of(token) - 1]}" for token in tokens if 0 < space_of(token) <= SPACES]
    said = [words.say("seat", seat=seat), f"[P{seat}]{seat}[/P{seat}]", words.say("salmon-swimming", count=swimming)]
    if s.last:
        said.append(f"{words.say('tile-spawn')}: {' '.join(spawned) or '-'}")
    if s.player[seat].debt:
        said.append(words.say("debt"))
    return "   ".join(said)
