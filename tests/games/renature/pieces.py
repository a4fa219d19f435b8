"""Where Renature's pieces are, for counting them: dominoes, plants, clouds that were not spent, tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import contents
from polana.games.renature.state import BOXED, DOMINOES, EMPTY, KINDS, NATURAL, SORTS
from polana.games.renature.valleys import AREAS, SQUARES, TOKENS, VALLEYS, WIDTH

ON_BOARDS = {2: (9, 4, 2, 2), 3: (5, 3, 2, 1), 4: (3, 2, 1, 1)}
NATURAL_PLANTS = {(2, 0): (2, 2, 1, 2), (2, 1): (3, 2, 2, 2), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}


def pieces(s: Any) -> Counter[tuple[Any, ...]]:
    """Every domino, plant and token on the table and in the box."""
    found: Counter[tuple[Any, ...]] = Counter()
    places = [contents(s.unused)]
    for seat in range(s.seats):
        player = s.player[seat]
        places += [contents(player.hand), contents(player.pool)]
        for sort in range(SORTS):
            colour = NATURAL if sort >= KINDS else seat
            found["plant", colour, sort % KINDS] += player.plants[sort]
    found.update(("domino", domino) for place in places for domino in place)
    found.update(("domino", domino) for domino in lying(s))
    found.update(("domino", domino) for domino in range(DOMINOES) if s.fate[domino] == BOXED)
    for square in range(SQUARES):
        if s.plants[square] != EMPTY:
            colour, kind = divmod(s.plants[square] - 1, KINDS)
            found["plant", colour, kind] += 1
    found["tokens",] = sum(s.area[area].back in TOKENS[size_of(s, area)]["backs"] for area in range(AREAS))
    return +found


def lying(s: Any) -> list[int]:
    """The dominoes in the valley, found by their halves."""
    found = []
    for square in range(SQUARES):
        for way, other in ((0, square + 1), (1, square + WIDTH)):
            if s.laid[square] and (s.laid[square] - 1) % 4 == way:
                one, two = sorted(((s.laid[square] - 1) // 4, (s.laid[other] - 1) // 4))
                assert (s.laid[other] - 1) % 4 == way + 2
                found.append(sum(10 - i for i in range(one)) + two - one)
    return found


def size_of(s: Any, area: int) -> int:
    """How many squares of the map have an area's letter."""
    return sum(row.count("ABCDEFGHIJKLMNOPQR"[area]) for row in VALLEYS[s.options.valley].rows)


def all_pieces(s: Any) -> Counter[tuple[Any, ...]]:
    """55 dominoes, everybody's plants, 18 tokens."""
    found: Counter[tuple[Any, ...]] = Counter({("domino", domino): 1 for domino in range(55)})
    natural = NATURAL_PLANTS[(2, s.options.all_natural) if s.seats == 2 else s.seats]
    for kind in range(KINDS):
        for seat in range(s.seats):
            found["plant", seat, kind] = ON_BOARDS[s.seats][kind]
        found["plant", NATURAL, kind] = natural[kind] * s.seats
    found["tokens",] = AREAS
    return found
