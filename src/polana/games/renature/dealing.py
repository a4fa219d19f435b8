"""Setting up Renature: start squares, dominoes and reward tokens drawn by chance."""

from __future__ import annotations

from polana.engine.piles import hide, hold
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.renature.state import DEALT, DOMINOES, HAND, HELD, UNSEEN, Renature, land, size, touch
from polana.games.renature.valleys import AREAS, BACKS, DEAREST, SIDE, START, WIDTH


@rule
def open_starts(s: Renature) -> None:
    """Dominoes begin at the start squares."""
    for square in range(SIDE * WIDTH):
        if land(s, square) == START:
            touch(s, square)


@rule
def deal(s: Renature) -> None:
    """A pool for everybody, and a hand from it; the rest stays unused and unseen."""
    left = DOMINOES
    for seat in range(s.seats):
        for i in range(DEALT[s.seats]):
            if i < HAND:
                hold(s.player[seat].hand, drawn(s, left), 1 << seat)
            else:
                hide(s.player[seat].pool, drawn(s, left), 0)
            left -= 1
    for domino in range(DOMINOES):
        if s.fate[domino] == UNSEEN:
            hide(s.unused, domino, 0)
        else:
            s.fate[domino] = UNSEEN


@rule
def drawn(s: Renature, left: int) -> int:
    """A domino drawn evenly from the `left` ones that are unseen; it is marked as held."""
    number = below(s.rng, left)
    domino = 0
    while s.fate[domino] != UNSEEN or number > 0:
        if s.fate[domino] == UNSEEN:
            number -= 1
        domino += 1
    s.fate[domino] = HELD
    return domino


@rule
def drawn_back(s: Renature, area: int) -> int:
    """The back of a token drawn evenly from those of an area's size that lie on no area."""
    left = 0
    for back in range(1, DEAREST + 1):
        left += backs_left(s, area, back)
    number = below(s.rng, left)
    back = 1
    while number >= backs_left(s, area, back):
        number -= backs_left(s, area, back)
        back += 1
    return back


@rule
def backs_left(s: Renature, area: int, back: int) -> int:
    """How many tokens of an area's size have a back, without those that lie on areas."""
    left = BACKS[size(s, area) * (DEAREST + 1) + back]
    for other in range(AREAS):
        if size(s, other) == size(s, area) and s.area[other].back == back:
            left -= 1
    return left
