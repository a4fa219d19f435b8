"""Where Ecosystem's cards are, for counting them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import NONE, contents
from polana.games.ecosystem.state import CARDS_OF, KINDS, PICK


def pieces(s: Any) -> Counter[int]:
    """Every card on the table and in the box."""
    found = Counter({kind: s.stock[kind] + s.matt[kind] for kind in range(KINDS)})
    for player in s.player:
        found.update(contents(player.hand))
        for kind in range(KINDS):
            found[kind] += player.land[kind].bit_count()
        if s.phase != PICK and player.picked != NONE:
            found[player.picked] += 1
    return found


def all_pieces(s: Any) -> Counter[int]:
    """The whole deck."""
    return Counter(dict(enumerate(CARDS_OF)))
