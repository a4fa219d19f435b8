"""Where Upstream's tiles and tokens are, for counting them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import contents
from polana.games.upstream.state import CELLS, KINDS, MIXED, TILES_OF, TOKENS


def pieces(s: Any) -> Counter[str]:
    """Every tile in the stack, drawn, on the river and removed with it; every token that a cell counts."""
    river = sum(0 <= tile < KINDS for tile in s.tile)
    return Counter(
        {
            "tiles": sum(s.stack) + len(contents(s.offer)) + river + removed(s),
            "uncounted tokens": sum(s.crowd) - swimming(s),
        }
    )


def swimming(s: Any) -> int:
    return sum(s.player[seat].token[i] < CELLS * 4 for seat in range(s.seats) for i in range(TOKENS))


def removed(s: Any) -> int:
    """Tiles that have gone with their rows: three for each row below the lowest that is there."""
    present = [cell // 3 - 1 for cell in range(CELLS) if 0 <= s.tile[cell] < KINDS]
    if present:
        return 3 * (min(present) - 1)
    return tiles(s) if s.round else 0


def tiles(s: Any) -> int:
    """All tiles of the game, from the rulebook's table."""
    two = s.seats == 2 and not s.options.whirlpools
    return sum(TILES_OF) + sum(MIXED[s.options.currents]) - (TILES_OF[5] + 1 if two else 0)


def all_pieces(s: Any) -> Counter[str]:
    """The whole set."""
    return Counter({"tiles": tiles(s), "uncounted tokens": 0})
