"""Where Arboretum's cards are, for counting them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import contents
from polana.games.arboretum.state import EMPTY, NUMBERS


def pieces(s: Any) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    found = contents(s.deck)
    for seat in range(s.seats):
        garden = s.garden[seat]
        found += contents(garden.hand) + contents(garden.discards)
        found += [card for card in garden.grid if card != EMPTY]
    return Counter(found)


def all_pieces(s: Any) -> Counter[int]:
    """Every card of the species in play, once."""
    return Counter(card for card in range(10 * NUMBERS) if s.species >> card // NUMBERS & 1)
