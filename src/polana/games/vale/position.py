"""Positions of the Vale as JSON, both ways. The README of this folder documents the format."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.piles import EVERYBODY, NONE, UNKNOWN, contents, hide, hold, insert
from polana.engine.position import Fields
from polana.games.vale.cards import CARDS, FIRST_ROW, HAS_ACTIVE, KINDS, LAST_ROW, NAMES
from polana.games.vale.market import reveal
from polana.games.vale.notation import card_text, parse_card
from polana.games.vale.soundness import check, never_stays
from polana.games.vale.state import (
    ASKS,
    CATEGORIES,
    COLOURS,
    MARKET,
    MOST_STONES,
    OVER,
    PENS,
    PHASES,
    ROUNDS,
    SHUFFLES,
    START,
    SUMMONS_A_TURN,
    Vale,
)

MOST_POINTS = 32767  # what the ledger has room for
EFFECT_KINDS = KINDS[:2]
ROWS = {
    row: (kind, card, row - FIRST_ROW[kind * CARDS + card])
    for kind in range(len(EFFECT_KINDS))
    for card in range(CARDS)
    for row in range(FIRST_ROW[kind * CARDS + card], LAST_ROW[kind * CARDS + card])
}
"""Of each row its kind of effect, its card, and its place in the effect."""


def position(s: Vale) -> dict[str, Any]:
    return {
        "round": s.round,
        "first": s.first,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "summons": s.summons,
        "ask": ASKS[s.ask],
        "paying": None if s.paying == NONE else NAMES[s.paying],
        "effect": _effect(s),
        "waiting": _names(s.waiting),
        "market": {NAMES[s.market.items[i]]: _seat(s.market.owner[i]) for i in range(s.market.n)},
        "deck": [_hidden(s, s.deck, i) for i in range(s.deck.n)],
        "discards": _names(s.discards),
        "shuffle": s.shuffle,
        "dealt": {NAMES[card]: s.dealt[card] for card in range(CARDS) if s.dealt[card]},
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def _names(pile: Any) -> list[str]:
    return [NAMES[card] for card in contents(pile)]


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _effect(s: Vale) -> dict[str, Any] | None:
    effect = s.effect
    if effect.card == NONE:
        return None
    kind, source, step = ROWS[effect.row]
    return {
        "card": NAMES[effect.card],
        "kind": KINDS[kind],
        "of": NAMES[source],
        "step": step,
        "target": _seat(effect.target),
        "picks": effect.picks,
    }


def _hidden(s: Vale, place: Any, i: int) -> str:
    """A card of a hidden place; `imp/255` is known to everybody."""
    return card_text(place.items[i]) + ("/255" if place.seen[i] == EVERYBODY else "")


def _player(s: Vale, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    known = [_hidden(s, player.hand, i) for i in range(player.hand.n) if player.hand.items[i] != UNKNOWN]
    lacking = [f"?{shuffle}" for shuffle in range(SHUFFLES) for _ in range(_lacking(s, seat, shuffle))]
    return {
        "score": player.score,
        "stones": [player.stones[colour] for colour in range(COLOURS)],
        "hand": known + lacking,
        "pens": _names(player.pens),
        "ledger": {
            "start" if card == START else NAMES[card]: player.ledger[card]
            for card in range(CATEGORIES)
            if player.ledger[card]
        },
    }


def _lacking(s: Vale, seat: int, shuffle: int) -> int:
    """How many blanks of a hand are cards of a shuffle."""
    player = s.player[seat]
    shown = [
        card
        for card, seen in ((player.hand.items[i], player.hand.seen[i]) for i in range(player.hand.n))
        if card != UNKNOWN and seen != EVERYBODY and s.dealt[card] == shuffle
    ]
    return player.secret[shuffle] - len(shown)


def set_position(s: Vale, fields: Fields) -> None:
    s.round = fields.number("round", 1, ROUNDS)
    s.first = fields.number("first", 0, s.seats - 1)
    s.phase = PHASES.index(fields.one_of("phase", PHASES))
    s.turn = fields.number("turn", 0, s.seats - 1)
    s.turns = fields.number("turns", 0, MARKET, (s.turn - s.first) % s.seats)
    s.summons = fields.number("summons", 0, SUMMONS_A_TURN, 0)
    s.ask = ASKS.index(fields.one_of("ask", ASKS))
    s.shuffle = fields.number("shuffle", 0, SHUFFLES - 1, 0)
    dealt = fields.inner("dealt", {})
    for name in dealt.value:
        s.dealt[_card(dealt, str(name), name)] = dealt.number(name, 1, s.shuffle)
    for i, text in enumerate(fields.items("deck", CARDS)):
        _hide(s, fields, f"deck[{i}]", text)
    _fill(fields, "discards", s.discards, CARDS, [])
    _set_market(s, fields)
    for seat, player in enumerate(fields.inner_list("players", s.seats)):
        _set_player(s, seat, player)
    _check_cards(s, fields)
    _fill(fields, "waiting", s.waiting, PENS, [])
    for card in contents(s.waiting):
        if card not in contents(s.player[s.turn].pens) or not HAS_ACTIVE[card]:
            raise fields.bad("waiting", "waiting", value=NAMES[card])
    paying = fields.raw("paying", None)
    s.paying = NONE if paying is None else _card(fields, "paying", paying)
    _set_effect(s, fields)
    check(s, fields)


def _fill(fields: Fields, name: str, pile: Any, most: int, default: Any) -> None:
    """Read an open pile, which is kept in ascending order."""
    for i, text in enumerate(fields.items(name, most, default)):
        card = _card(fields, f"{name}[{i}]", text)
        if card in contents(pile):
            raise fields.bad(f"{name}[{i}]", "twice", value=NAMES[card])
        insert(pile, card)


def _card(fields: Fields, name: str, text: Any) -> int:
    card = parse_card(text) if isinstance(text, str) else None
    if card is None:
        raise fields.bad(name, "card", value=repr(text))
    return card


def _hide(s: Vale, fields: Fields, name: str, text: Any) -> None:
    """A card of the draw pile; one that all know lies on top of the others."""
    word, known = _split(fields, name, text)
    if word == "?" and not known:
        hide(s.deck, UNKNOWN, 0)
        return
    card = _card(fields, name, word)
    if not known and s.dealt[card] != s.shuffle:
        raise fields.bad(name, "shuffle")
    hide(s.deck, card, EVERYBODY if known else 0)


def _split(fields: Fields, name: str, text: Any) -> tuple[str, bool]:
    """A card, and whether everybody knows it."""
    word, mark, mask = str(text).partition("/")
    if not isinstance(text, str) or (mark and mask != "255"):
        raise fields.bad(name, "card", value=repr(text))
    return word, bool(mark)


def _set_market(s: Vale, fields: Fields) -> None:
    market = fields.inner("market", {})
    if len(market.value) > 2 * s.seats:
        raise fields.bad("market", "list", most=2 * s.seats)
    for name in market.value:
        owner = NONE if market.raw(name) is None else market.number(name, 0, s.seats - 1)
        reveal(s.market, _card(market, str(name), name), owner)


def _set_player(s: Vale, seat: int, fields: Fields) -> None:
    player = s.player[seat]
    player.score = fields.number("score", 0, MOST_POINTS)
    stones = fields.items("stones", COLOURS, [0] * COLOURS)
    if len(stones) != COLOURS or any(type(n) is not int or not 0 <= n <= MOST_STONES for n in stones):
        raise fields.bad("stones", "stones")
    for colour, count in enumerate(stones):
        player.stones[colour] = count
    _fill(fields, "pens", player.pens, s.round, [])
    for card in contents(player.pens):
        if never_stays(card, s.round):
            raise fields.bad("pens", "pens", value=NAMES[card], round=s.round)
    for i, text in enumerate(fields.items("hand", CARDS, [])):
        _take(s, seat, fields, f"hand[{i}]", text)
    ledger = fields.inner("ledger", {"start": player.score} if player.score else {})
    for name in ledger.value:
        category = START if name == "start" else _card(ledger, str(name), name)
        player.ledger[category] = ledger.number(name, -MOST_POINTS, MOST_POINTS)
    if sum(player.ledger[category] for category in range(CATEGORIES)) != player.score:
        raise fields.bad("ledger", "ledger", score=player.score)
    fields.done()


def _take(s: Vale, seat: int, fields: Fields, name: str, text: Any) -> None:
    """A card of a hand: known to all, to its owner, or a blank with the shuffle that it was drawn from."""
    player = s.player[seat]
    word, known = _split(fields, name, text)
    if word[:1] == "?":
        shuffle = word[1:] or "0"
        if known or s.viewer == seat or shuffle not in [str(i) for i in range(s.shuffle + 1)]:
            raise fields.bad(name, "known")
        hold(player.hand, UNKNOWN, 0)
        player.secret[int(shuffle)] += 1
        return
    card = _card(fields, name, word)
    hold(player.hand, card, EVERYBODY if known else 1 << seat)
    if not known:
        player.secret[s.dealt[card]] += 1


def _set_effect(s: Vale, fields: Fields) -> None:
    effect, told = s.effect, fields.raw("effect", None)
    effect.card = effect.seat = effect.chosen = effect.target = NONE
    if told is None:
        return
    inner = fields.inner("effect")
    effect.card, effect.seat = _card(inner, "card", inner.raw("card")), s.turn
    kind = EFFECT_KINDS.index(inner.one_of("kind", EFFECT_KINDS))
    source = _card(inner, "of", inner.raw("of"))
    first, last = FIRST_ROW[kind * CARDS + source], LAST_ROW[kind * CARDS + source]
    effect.row = first + inner.number("step", 0, last - first - 1, 0)
    effect.last = last
    target = inner.raw("target", None)
    effect.target = NONE if target is None else inner.number("target", 0, s.seats - 1)
    effect.picks = inner.number("picks", 0, 2, 0)
    inner.done()


def _check_cards(s: Vale, fields: Fields) -> None:
    """Every card is somewhere, once; blanks stand for those nobody sees, of the shuffles they can be of."""
    places = [("deck", contents(s.deck)), ("discards", contents(s.discards))]
    places.append(("market", [s.market.items[i] for i in range(s.market.n)]))
    for seat in range(s.seats):
        places.append((f"players[{seat}].hand", contents(s.player[seat].hand)))
        places.append((f"players[{seat}].pens", contents(s.player[seat].pens)))
    seen: set[int] = set()
    for name, cards in places:
        for card in cards:
            if card == UNKNOWN and (s.viewer == TRUTH or s.phase == OVER):
                raise fields.bad(name, "blank")
            if card != UNKNOWN and card in seen:
                raise fields.bad(name, "twice", value=NAMES[card])
            if card != UNKNOWN:
                seen.add(card)
    blank = Counter({s.shuffle: contents(s.deck).count(UNKNOWN)})
    for seat in range(s.seats):
        blank += Counter({shuffle: _lacking(s, seat, shuffle) for shuffle in range(SHUFFLES)})
    if len(seen) + blank.total() != CARDS:
        raise fields.bad("deck", "cards", count=CARDS, value=len(seen) + blank.total())
    if +blank != Counter(s.dealt[card] for card in range(CARDS) if card not in seen):
        raise fields.bad("dealt", "shuffle")
