"""Where the cards of the Vale are, for counting them; and the notes of who knows what, which must add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import EVERYBODY, contents
from polana.games.vale.cards import CARDS


def pieces(s: Any) -> Counter[Any]:
    """Every card on the table, wherever it lies; stones are not counted, the supply never runs out."""
    found: Counter[Any] = Counter(contents(s.deck) + contents(s.discards))
    found.update(s.market.items[i] for i in range(s.market.n))
    for seat in range(s.seats):
        player = s.player[seat]
        found.update(contents(player.hand) + contents(player.pens))
        secret = Counter(
            s.dealt[player.hand.items[i]] for i in range(player.hand.n) if player.hand.seen[i] != EVERYBODY
        )
        if [secret[shuffle] for shuffle in range(len(player.secret))] != list(player.secret):
            found[f"secret cards of seat {seat}"] += 1
        if sum(player.ledger) != player.score:
            found[f"points of seat {seat}"] += 1
        if player.pens.n > s.round:
            found[f"creatures of seat {seat}"] += 1
    return found


def all_pieces(s: Any) -> Counter[Any]:
    """The seventy cards, once each."""
    return Counter(range(CARDS))
