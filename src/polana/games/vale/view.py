"""The table as an interface draws it: keys and numbers. The README of this folder documents the shape."""

from __future__ import annotations

from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.contract import LEGAL, REASONS
from polana.engine.piles import NONE, UNKNOWN, contents
from polana.engine.record import listed
from polana.games.vale.cards import AMOUNT, CARDS, FAMILIES, FAMILY_OF, NAMES, SALES, THING, THINGS, VERB, VERBS
from polana.games.vale.codes import CODES, HANDFULS, STONE_SETS
from polana.games.vale.legal import due, why_not_summon
from polana.games.vale.state import (
    ASK_KEEP,
    ASK_PAY,
    ASK_RELEASE,
    ASKS,
    COLOURS,
    MOST_KEPT,
    OVER,
    PHASES,
    Vale,
)
from polana.games.vale.stones import limit, payments, price, purse, stones_of, worth

ALL_REASONS = (*REASONS, *CODES.reasons)


def maybe(card: int) -> str | None:
    return None if card in (NONE, UNKNOWN) else NAMES[card]


def view(s: Vale) -> dict[str, Any]:
    return {
        "phase": ASKS[s.ask],
        "stage": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "deck": s.deck.n,
        "top": maybe(s.deck.items[s.deck.n - 1]) if s.deck.n else None,
        "discards": [NAMES[card] for card in contents(s.discards)],
        "market": _market(s),
        "pending": _pending(s),
        "waiting": [NAMES[card] for card in contents(s.waiting)],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "offers": _offers(s),
    }


def _market(s: Vale) -> list[dict[str, Any]]:
    """Each family with what its cards sell for and those that are there."""
    lying = [(s.market.items[i], s.market.owner[i]) for i in range(s.market.n)]
    return [
        {
            "family": name,
            "sale": list(SALES[family]),
            "cards": [
                {"card": NAMES[card], "owner": None if owner == NONE else owner}
                for card, owner in lying
                if FAMILY_OF[card] == family
            ],
        }
        for family, name in enumerate(FAMILIES)
    ]


def asked_seat(s: Vale) -> int:
    """The seat that acts."""
    return s.acting.bit_length() - 1


def _pending(s: Vale) -> dict[str, Any] | None:
    """What is asked of whom, and because of which card and step."""
    if s.phase == OVER:
        return None
    seat, effect = asked_seat(s), s.effect
    told: dict[str, Any] = {
        "seat": seat,
        "card": maybe(s.paying if s.ask == ASK_PAY else effect.card),
        "verb": None,
        "amount": None,
        "thing": None,
        "by": None,
    }
    if effect.card != NONE:
        row = effect.row
        verb = VERBS[VERB[row]]
        told |= {"verb": verb, "amount": AMOUNT[row], "by": effect.seat}
        if verb != "choose" and THING[row] >= 0:
            told["thing"] = THINGS[THING[row]]
        if s.ask == ASK_RELEASE:
            told["amount"] = AMOUNT[row] - effect.picks
    elif s.ask == ASK_PAY:
        told["amount"] = due(s, seat)
    elif s.ask == ASK_KEEP:
        told["amount"] = limit(s, seat)
    return told


def _player(s: Vale, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    return {
        "score": player.score,
        **_wealth((s, seat)),
        "hand": [maybe(card) for card in contents(player.hand)],
        "pens": [NAMES[card] for card in contents(player.pens)],
        "ledger": {NAMES[card]: points for card, points in enumerate(listed(player.ledger)[:CARDS]) if points},
    }


def _riches(part: Any) -> bytes:
    """What a seat's stones are worth depends on: the stones, and the creatures in its pens."""
    player = part[0].player[part[1]]
    return bytes(player.stones) + bytes(contents(player.pens))


@cached_by_bytes(_riches)
def _wealth(part: tuple[Vale, int]) -> dict[str, Any]:
    s, seat = part
    return {
        "stones": listed(s.player[seat].stones),
        "worth": [worth(s, seat, colour) for colour in range(COLOURS)],
        "purse": purse(s, seat),
        "limit": limit(s, seat),
    }


def _offers(s: Vale) -> dict[str, Any]:
    """What each card of the viewer's hand, and of the market, would cost now, and why it cannot be summoned."""
    if s.viewer < 0 or s.phase == OVER:
        return {}
    held = [card for card in contents(s.player[s.viewer].hand) if card != UNKNOWN]
    market = [s.market.items[i] for i in range(s.market.n)]
    told = {}
    for card in held + market:
        why = why_not_summon(s, s.viewer, card) if card in held else LEGAL
        cost = price(s, s.viewer, card)
        told[NAMES[card]] = {
            "price": cost,
            "payments": _payments((s, s.viewer, cost)),
            "why": None if why == LEGAL else ALL_REASONS[why],
        }
    return told


def _bargain(part: Any) -> bytes:
    """What the ways to pay depend on: the stones, their worth and the cost."""
    wealth = _wealth(part[:2])
    return bytes((*wealth["stones"], *wealth["worth"], part[2]))


@cached_by_bytes(_bargain)
def _payments(part: tuple[Vale, int, int]) -> list[list[int]]:
    """The sets of stones that pay a cost: red, blue, purple; none while there are too many to be kept."""
    s, seat, cost = part
    room = [0] * STONE_SETS
    n = payments(s, seat, cost, room) if stones_of(s, seat) <= MOST_KEPT else 0
    return [list(HANDFULS[stones]) for stones in room[:n]]
