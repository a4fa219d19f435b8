"""Dominoes along the stream: laying one, what it isolates and closes, and the squares beside it."""

from __future__ import annotations

from polana.engine.piles import NONE, release
from polana.engine.rule import LookupTable, rule
from polana.games.renature.codes import tell_closes, tell_isolates, tell_lays
from polana.games.renature.state import (
    FIRST,
    LAID,
    PLANT,
    SECOND_ANIMAL,
    Renature,
    beside,
    is_free,
    is_isolated,
    touch,
    way_on,
)
from polana.games.renature.valleys import AREAS, SHORES, SQUARES, WIDTH

# The squares beside a domino, ascending, from the first of its two: one that lies, one that stands
BESIDE = LookupTable((-WIDTH, 1 - WIDTH, -1, 2, WIDTH, WIDTH + 1, -WIDTH, -1, 1, WIDTH - 1, WIDTH + 1, 2 * WIDTH))
BESIDE_DOMINO = 6


@rule
def lay(s: Renature, square: int, way: int) -> None:
    """Both halves come to lie on the stream; squares may get isolated, areas close."""
    domino, player = s.chosen, s.player[s.turn]
    other = beside(square, way)
    release(player.hand, domino)
    s.fate[domino] = LAID
    s.chosen = NONE
    player.laid = square
    tell_lays(s, s.turn, domino=domino, square=square, way=way)
    cover(s, square, FIRST[domino], way)
    cover(s, other, SECOND_ANIMAL[domino], (way + 2) % 4)
    shut(s, square, 0)
    shut(s, other, 0)
    isolate(s, square)
    isolate(s, other)
    s.phase = PLANT


@rule
def cover(s: Renature, square: int, animal: int, way: int) -> None:
    """Lay a half on a square."""
    s.laid[square] = 1 + animal * 4 + way
    for side in range(4):
        s.around[beside(square, side)] |= 1 << animal
        touch(s, beside(square, side))


@rule
def isolate(s: Renature, square: int) -> None:
    """Free squares beside a newly covered one may have lost their last free neighbour."""
    for side in range(4):
        alone = beside(square, side)
        if is_free(s, alone) and is_isolated(s, alone):
            tell_isolates(s, s.turn, square=alone)
            shut(s, alone, 1)


@rule
def shut(s: Renature, square: int, isolated: int) -> None:
    """A stream square is covered or isolated: the areas beside it have one open square less."""
    shores = SHORES[s.options.valley * SQUARES + square]
    for area in range(AREAS):
        if shores >> area & 1:
            s.area[area].open -= 1
            if s.area[area].open == 0:
                tell_closes(s, s.turn, area=area, isolated=isolated)


@rule
def bank(s: Renature, i: int) -> int:
    """The i-th square beside the domino just laid, ascending."""
    square = s.player[s.turn].laid
    way = way_on(s, square)
    return (min(square, beside(square, way)) + BESIDE[way % 2 * BESIDE_DOMINO + i]) % SQUARES
