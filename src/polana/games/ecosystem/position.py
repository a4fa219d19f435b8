"""Ecosystem positions as JSON, both ways. The README of this folder documents the format."""

from __future__ import annotations

from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.piles import NONE, UNKNOWN, contents, find, hold
from polana.engine.position import Fields
from polana.games.ecosystem.cells import LEFT, TOP, bits, cell_at, corner, group
from polana.games.ecosystem.hidden import shown, witnesses
from polana.games.ecosystem.land import card_on, occupied
from polana.games.ecosystem.notation import card_text, parse_card, parse_cell
from polana.games.ecosystem.rules import everyone
from polana.games.ecosystem.state import (
    CARDS_OF,
    CELLS,
    COLUMNS,
    HAND,
    KINDS,
    LETTERS,
    MATT,
    NEW_CARDS,
    OVER,
    PHASES,
    PICK,
    PLACE,
    RABBIT,
    ROWS,
    SEATS,
    STAGE,
    TURNS,
    Ecosystem,
    Player,
)


def position(s: Ecosystem) -> dict[str, Any]:
    told: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "players": [_hand(s, seat) | _land(s.player[seat]) for seat in range(s.seats)],
    }
    if s.seats == MATT:
        told["matt"] = _hand(s, MATT) | {"pile": _letters(s.matt)}
    return told


def _letters(counts: Any) -> str:
    return "".join(letter * counts[kind] for kind, letter in enumerate(LETTERS))


def _hand(s: Ecosystem, i: int) -> dict[str, Any]:
    """A hand; `kept` is a card that all seats know of, though not all have held this hand."""
    player = s.player[i]
    known = [j for j in range(player.hand.n) if player.hand.items[j] != UNKNOWN]
    kept = [card_text(player.hand.items[j]) for j in known if player.hand.seen[j] != witnesses(s, i)]
    return {
        "hand": "".join(card_text(card) for card in contents(player.hand)),
        "kept": kept[0] if kept else None,
        "gone": "".join(letter for kind, letter in enumerate(LETTERS) if player.gone >> kind & 1),
    }


def _land(player: Player) -> dict[str, Any]:
    cards = [card_on(player, cell) for cell in range(CELLS)]
    drawn = "".join("." if card == NONE else card_text(card) for card in cards)
    return {
        "picked": None if player.picked == NONE else card_text(player.picked),
        "swaps": bool(player.swaps),
        "lifted": None if player.lifted == NONE else ",".join(map(str, corner(player.lifted))),
        "land": [drawn[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)],
    }


def set_position(s: Ecosystem, fields: Fields) -> None:
    s.phase = PHASES.index(fields.one_of("phase", PHASES))
    s.turn = fields.number("turn", 0, TURNS)
    if (s.turn == TURNS) != (s.phase == OVER):
        raise fields.bad("turn", "number", low="0", high=str(TURNS - 1), value=str(s.turn))
    for i in range(SEATS):
        s.player[i].picked = s.player[i].lifted = NONE
    for seat, player in enumerate(fields.inner_list("players", s.seats)):
        _set_land(s, seat, player)
        _set_hand(s, seat, player)
        _set_picked(s, seat, player)
        player.done()
    if s.seats == MATT:
        _set_matt(s, fields.inner("matt"))
    asked = [seat for seat in range(s.seats) if _is_asked(s, seat)]
    if s.acting != sum(1 << seat for seat in asked) or (s.acting == 0) != (s.phase == OVER):
        raise fields.bad("acting", "acting")
    _set_stock(s, fields)


def _is_asked(s: Ecosystem, seat: int) -> bool:
    player = s.player[seat]
    if s.phase == PICK:
        return player.picked == NONE
    return s.phase == PLACE and bool(player.picked != NONE or player.swaps)


def _set_land(s: Ecosystem, seat: int, fields: Fields) -> None:
    player = s.player[seat]
    for row, text in enumerate(fields.items("land", ROWS, [])):
        if not isinstance(text, str) or len(text) > COLUMNS:
            raise fields.bad(f"land[{row}]", "text", value=repr(text))
        for column, letter in enumerate(text):
            if letter != ".":
                kind = _read_card(fields, f"land[{row}]", letter)
                player.land[kind] |= 1 << cell_at(column, row)
    cells = occupied(player)
    if cells and not (cells & LEFT and cells & TOP and group(cells) == cells):
        raise fields.bad("land", "hangs")


def _set_picked(s: Ecosystem, seat: int, fields: Fields) -> None:
    """The card that is picked, in the hand or before its owner, and the rabbit's swap."""
    player = s.player[seat]
    text = fields.raw("picked", None)
    if text is not None:
        secret = s.phase == PICK and s.viewer not in (seat, TRUTH)
        player.picked = UNKNOWN if secret and text == "?" else _read_card(fields, "picked", text)
        in_hand = find(player.hand, player.picked) != NONE or player.picked == UNKNOWN
        if s.phase == OVER or (s.phase == PICK and (secret != (player.picked == UNKNOWN) or not in_hand)):
            raise fields.bad("picked", "picked")
    swaps, lifted = fields.raw("swaps", False), fields.raw("lifted", None)
    if type(swaps) is not bool or (swaps and not _may_swap(s, player)):
        raise fields.bad("swaps", "swaps")
    player.swaps = int(swaps)
    if lifted is not None:
        place = parse_cell(lifted, 0) if isinstance(lifted, str) else None
        if place is None or not swaps or card_on(player, cell_at(*place)) == NONE:
            raise fields.bad("lifted", "lifted")
        player.lifted = cell_at(*place)
    placed = s.turn + (s.phase == PLACE and player.picked == NONE)
    if bits(occupied(player)) != placed:
        raise fields.bad("land", "count", count=placed, value=bits(occupied(player)))


def _may_swap(s: Ecosystem, player: Player) -> bool:
    return bool(s.phase == PLACE and player.picked == NONE and s.turn > 0 and player.land[RABBIT])


def _set_hand(s: Ecosystem, i: int, fields: Fields) -> None:
    """A hand of as many cards as the turn says; whoever has held it knows it."""
    player, name = s.player[i], "hand"
    text, kept = fields.text(name), fields.raw("kept", None)
    count = 0
    if s.phase != OVER:
        count = (NEW_CARDS if s.options.hands_of_ten else HAND) - s.turn % STAGE - (s.phase == PLACE)
    if len(text) != count:
        raise fields.bad(name, "count", count=count, value=len(text))
    seen = witnesses(s, i)
    knows_all = s.viewer == TRUTH or bool(s.viewer >= 0 and seen >> s.viewer & 1)
    cards = [UNKNOWN if letter == "?" else _read_card(fields, name, letter) for letter in text]
    if kept is not None:
        card = _read_card(fields, "kept", kept)
        if card not in cards or s.turn < STAGE or s.options.hands_of_ten or seen == everyone(s):
            raise fields.bad("kept", "kept")
        cards.remove(card)
        hold(player.hand, card, everyone(s))
    if (UNKNOWN in cards) if knows_all else any(card != UNKNOWN for card in cards):
        raise fields.bad(name, "known" if not knows_all else "blank")
    for card in cards:
        hold(player.hand, card, 0 if card == UNKNOWN else seen)
    for letter in fields.text("gone", ""):
        player.gone |= 1 << _read_card(fields, "gone", letter)
    if s.phase == OVER and player.gone:
        raise fields.bad("gone", "count", count=0, value=len(fields.text("gone")))
    if kept is not None and player.gone >> LETTERS.index(kept) & 1:
        raise fields.bad("kept", "kept")


def _set_matt(s: Ecosystem, fields: Fields) -> None:
    _set_hand(s, MATT, fields)
    pile = fields.text("pile", "")
    turned = s.turn + (s.phase == PLACE)
    if len(pile) != turned:
        raise fields.bad("pile", "count", count=turned, value=len(pile))
    for letter in pile:
        s.matt[_read_card(fields, "pile", letter)] += 1
    fields.done()


def _set_stock(s: Ecosystem, fields: Fields) -> None:
    """The cards that are nowhere else are the stock; a viewer cannot tell them from those in hidden hands."""
    for kind in range(KINDS):
        left = CARDS_OF[kind] - shown(s, kind)
        if left < 0:
            raise fields.bad("players", "too_many", card=LETTERS[kind], most=CARDS_OF[kind], value=shown(s, kind))
        s.stock[kind] = left if s.viewer == TRUTH or s.phase == OVER else UNKNOWN


def _read_card(fields: Fields, name: str, text: Any) -> int:
    card = parse_card(text) if isinstance(text, str) else None
    if card is None:
        raise fields.bad(name, "card", value=repr(text))
    return card
