"""The market: the cards revealed in this round, and whose markers lie on them."""

from __future__ import annotations

from polana.engine.piles import NONE
from polana.engine.rule import rule
from polana.games.vale.state import Market


@rule
def reveal(market: Market, card: int, owner: int) -> None:
    """Lay a card in the market, which is kept in ascending order."""
    i = market.n
    while i > 0 and market.items[i - 1] > card:
        market.items[i] = market.items[i - 1]
        market.owner[i] = market.owner[i - 1]
        i -= 1
    market.items[i] = card
    market.owner[i] = owner
    market.n += 1


@rule
def take_away(market: Market, card: int) -> None:
    """Take a card out of the market."""
    for i in range(market_place(market, card), market.n - 1):
        market.items[i] = market.items[i + 1]
        market.owner[i] = market.owner[i + 1]
    market.n -= 1
    market.items[market.n] = 0
    market.owner[market.n] = 0


@rule
def market_place(market: Market, card: int) -> int:
    """Where a card lies in the market, or NONE."""
    for i in range(market.n):
        if market.items[i] == card:
            return i
    return NONE


@rule
def marked(market: Market, owner: int) -> int:
    """How many cards carry a seat's marker, or none."""
    count = 0
    for i in range(market.n):
        if market.owner[i] == owner:
            count += 1
    return count
