"""Where a seat's points come from, kind by kind, in words."""

from __future__ import annotations

from polana.engine.text import Words
from polana.games.ecosystem.cells import LEFT, TOP, bits, group, near, pairs
from polana.games.ecosystem.scoring import dragonfly_points, eagle_points, longest, meadow_points, worth
from polana.games.ecosystem.state import (
    BEAR,
    BEE,
    CELLS,
    COLUMNS,
    DEER,
    DRAGONFLY,
    EAGLE,
    FOX,
    LETTERS,
    MATT,
    MEADOW,
    RABBIT,
    ROWS,
    STREAM,
    TROUT,
    WOLF,
    Ecosystem,
    Player,
)


def category(words: Words, name: str) -> str:
    if name == "gaps":
        return words.say("gaps")
    return f"[{name}]{words.say(f'kind-{name}')}[/{name}]"


def account(s: Ecosystem, words: Words, seat: int, category: str) -> list[str]:
    player = s.player[seat]
    if category == "gaps":
        missing = [letter for kind, letter in enumerate(LETTERS) if worth(s, seat, kind) == 0]
        named = ", ".join(words.say(f"kind-{letter}") for letter in missing)
        return [words.say("account-gaps", gaps=len(missing)), *([named] if named else [])]
    kind = LETTERS.index(category)
    cells = player.land[kind]
    if not cells:
        return [words.say("account-none")]
    if kind == DEER:
        rows, columns = deer_lines(cells)
        return [words.say("account-deer", rows=rows, columns=columns)]
    if kind in (WOLF, STREAM):
        return [_race(s, words, seat, kind)]
    if kind == MEADOW:
        return [words.say("account-sizes", sizes=", ".join(str(size) for size in sizes(cells)))]
    each = [card_points(player, kind, 1 << cell) for cell in range(CELLS) if cells >> cell & 1]
    return [words.say("account-each", count=len(each), sum=" + ".join(map(str, each)))]


def deer_lines(deer: int) -> tuple[int, int]:
    """How many rows and how many columns have a deer."""
    rows = sum(bool(deer & TOP << row * COLUMNS) for row in range(ROWS))
    return rows, sum(bool(deer & LEFT << column) for column in range(COLUMNS))


def sizes(cells: int) -> list[int]:
    """How many cards each group has."""
    found = []
    while cells:
        found.append(bits(group(cells)))
        cells &= ~group(cells)
    return found


def card_points(player: Player, kind: int, cell: int) -> int:
    """What one card brings."""
    land = player.land
    if kind == FOX:
        return 0 if cell & near(land[WOLF] | land[BEAR]) else 3
    if kind == DRAGONFLY:
        return dragonfly_points(cell, land[STREAM])
    if kind == TROUT:
        return 2 * pairs(cell, land[STREAM] | land[DRAGONFLY])
    if kind == BEAR:
        return 2 * pairs(cell, land[BEE] | land[TROUT])
    if kind == BEE:
        return 3 * pairs(cell, land[MEADOW])
    return eagle_points(cell, land[TROUT] | land[RABBIT]) if kind == EAGLE else 1


def card_worth(player: Player, kind: int, cell: int) -> int | None:
    """What one card brings by itself, a meadow by its first card; None for what counts all together."""
    if kind in (DEER, WOLF, STREAM):
        return None
    if kind != MEADOW:
        return card_points(player, kind, 1 << cell)
    meadows = player.land[MEADOW]
    while not group(meadows) >> cell & 1:
        meadows &= ~group(meadows)
    first = group(meadows) & -group(meadows) == 1 << cell
    return meadow_points(group(meadows)) if first else None


def _race(s: Ecosystem, words: Words, seat: int, kind: int) -> str:
    """A seat's wolves or longest stream beside everybody else's."""
    measured = [s.player[i].land[kind] for i in range(s.seats)]
    lengths = [longest(cells) if kind == STREAM else bits(cells) for cells in measured]
    others = [str(length) for i, length in enumerate(lengths) if i != seat]
    if s.seats == MATT:
        others.append(f"{words.say('matt')} {s.matt[kind]}")
    return words.say(
        "account-wolves" if kind == WOLF else "account-stream", own=lengths[seat], others=", ".join(others)
    )
