"""Arboretum positions as JSON, both ways. The README of this folder documents the format."""

from __future__ import annotations

from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.piles import NONE, UNKNOWN, contents, find, hide, hold, push
from polana.engine.position import Fields
from polana.games.arboretum.notation import CELL, card_text, cell_at, parse_card, placed
from polana.games.arboretum.rules import grow
from polana.games.arboretum.state import (
    CARDS,
    DISCARD,
    DRAW,
    EMPTY,
    HAND,
    KINDS,
    NUMBERS,
    OVER,
    PHASES,
    PLACE,
    PLANT,
    SEATS,
    SPECIES,
    SPECIES_IN_PLAY,
    TREES,
    Arboretum,
    Garden,
    species_of,
)

MASKS = tuple(map(str, range(256)))


def position(s: Arboretum) -> dict[str, Any]:
    return {
        "species": "".join(SPECIES[species] for species in range(KINDS) if s.species >> species & 1),
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "drawn": s.drawn,
        "chosen": None if s.chosen == NONE else card_text(s.chosen),
        "deck": _hidden(s.deck),
        "players": [
            {
                "hand": _hidden(garden.hand),
                "discards": [card_text(card) for card in contents(garden.discards)],
                "arboretum": {f"{x},{y}": card_text(garden.grid[cell]) for cell, (x, y) in placed(garden).items()},
            }
            for garden in (s.garden[seat] for seat in range(s.seats))
        ],
    }


def _hidden(place: Any) -> list[str]:
    """Cards of a hidden place; `M4/255` tells that others know it too, by the mask of who does."""
    return [f"{card_text(place.items[i])}/{place.seen[i]}" for i in range(place.n)]


def set_position(s: Arboretum, fields: Fields) -> None:
    letters = fields.text("species")
    if len(set(letters) & set(SPECIES)) != len(letters) or len(letters) != SPECIES_IN_PLAY[s.seats]:
        raise fields.bad("species", "letters", count=SPECIES_IN_PLAY[s.seats], letters=SPECIES, value=letters)
    s.species = sum(1 << SPECIES.index(letter) for letter in letters)
    s.phase = PHASES.index(fields.one_of("phase", PHASES))
    s.turn = fields.number("turn", 0, s.seats - 1)
    s.drawn = fields.number("drawn", 0, 2, {DRAW: 0}.get(s.phase, 2))
    if s.acting != (0 if s.phase == OVER else 1 << s.turn):
        raise fields.bad("acting", "acting")
    for seat in range(SEATS):
        for cell in range(len(s.garden[seat].grid)):
            s.garden[seat].grid[cell] = EMPTY
    for i, text in enumerate(fields.items("deck", CARDS)):
        hide(s.deck, *_read_hidden(s, fields, f"deck[{i}]", text, 0))
    for seat, player in enumerate(fields.inner_list("players", s.seats)):
        _set_garden(s, seat, player)
    s.chosen = _read_chosen(s, fields)
    _check_cards(s, fields)
    _check_room(s, fields)


def _set_garden(s: Arboretum, seat: int, player: Fields) -> None:
    garden = s.garden[seat]
    most = HAND + (s.drawn - (s.phase == DISCARD) if seat == s.turn and s.phase != OVER else 0)
    hand = [_read_hidden(s, player, f"hand[{i}]", text, 1 << seat) for i, text in enumerate(player.items("hand", most))]
    for card, seen in sorted(hand):
        hold(garden.hand, card, seen)
    for i, text in enumerate(player.items("discards", TREES + 1, [])):
        push(garden.discards, _read_card(player, f"discards[{i}]", text))
    _set_trees(garden, player)
    player.done()


def _set_trees(garden: Garden, player: Fields) -> None:
    trees = player.inner("arboretum", {})
    left: dict[tuple[int, int], int] = {}
    for key in trees.value:
        match = CELL.fullmatch(str(key))
        if not match or max(abs(int(match[1])), abs(int(match[2]))) >= TREES:
            raise player.bad(f"arboretum.{key}", "cell")
        left[int(match[1]), int(match[2])] = _read_card(player, f"arboretum.{key}", trees.raw(key))
    if len(left) > TREES:
        raise player.bad("arboretum", "list", most=TREES)
    queue = [(0, 0)]
    for x, y in queue:
        if (x, y) in left:
            grow(garden, left.pop((x, y)), cell_at(x, y))
            queue += [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    for x, y in left:
        raise player.bad(f"arboretum.{x},{y}", "apart")


def _read_card(fields: Fields, name: str, text: Any) -> int:
    card = parse_card(text) if isinstance(text, str) else None
    if card is None:
        raise fields.bad(name, "card", value=repr(text))
    return card


def _read_hidden(s: Arboretum, fields: Fields, name: str, text: Any, owner: int) -> tuple[int, int]:
    """A card of a hidden place and who knows it; without a mask, its owner."""
    card, _, mask = str(text).partition("/")
    known = card != "?"
    if mask and mask not in MASKS:
        raise fields.bad(name, "card", value=repr(text))
    seen = int(mask) if mask else owner * known
    if owner & ~seen if known else seen or owner == 1 << (s.viewer & 7):
        raise fields.bad(name, "known")
    return (_read_card(fields, name, card) if known else UNKNOWN), seen


def _read_chosen(s: Arboretum, fields: Fields) -> int:
    text = fields.raw("chosen", None)
    garden = s.garden[s.turn]
    if (text is None) == (s.phase == PLACE) or (s.phase == PLACE and garden.trees.n == 0):
        raise fields.bad("chosen", "chosen")
    if text is None:
        return NONE
    if text == "?" and s.viewer not in (s.turn, TRUTH):
        return UNKNOWN
    card = _read_card(fields, "chosen", text)
    if find(garden.hand, card) == NONE:
        raise fields.bad("chosen", "chosen")
    return card


def _check_cards(s: Arboretum, fields: Fields) -> None:
    """Every card of the species in play is somewhere, once; blanks stand for those nobody sees."""
    blanks, seen = 0, set()
    for name, card in _all_cards(s):
        if card == UNKNOWN:
            blanks += 1
            if s.viewer == TRUTH or s.phase == OVER:
                raise fields.bad(name, "blank")
        elif card in seen:
            raise fields.bad(name, "twice", value=card_text(card))
        elif not s.species >> species_of(card) & 1:
            raise fields.bad(name, "not_in_play", value=card_text(card))
        seen.add(card)
    known = len(seen - {UNKNOWN})
    if known + blanks != SPECIES_IN_PLAY[s.seats] * NUMBERS:
        raise fields.bad("deck", "cards", count=SPECIES_IN_PLAY[s.seats] * NUMBERS, value=known + blanks)


def _all_cards(s: Arboretum) -> list[tuple[str, int]]:
    found = [(f"deck[{i}]", s.deck.items[i]) for i in range(s.deck.n)]
    for seat in range(s.seats):
        garden, where = s.garden[seat], f"players[{seat}]"
        found += [(f"{where}.hand[{i}]", garden.hand.items[i]) for i in range(garden.hand.n)]
        found += [(f"{where}.discards[{i}]", garden.discards.items[i]) for i in range(garden.discards.n)]
        found += [(f"{where}.arboretum", garden.grid[cell]) for cell in contents(garden.trees)]
    return found


def _check_room(s: Arboretum, fields: Fields) -> None:
    """The game can be played on to its end: cards to play now, and room for all trees and discards to come."""
    if s.phase == OVER:
        return
    if s.phase == DRAW and (s.drawn == 2 or s.deck.n == 0 == s.drawn):
        raise fields.bad("drawn", "drawn")
    needed = {DRAW: 0, PLANT: 2, PLACE: 2, DISCARD: 1}[s.phase]
    if any(s.garden[seat].hand.n < max(1, needed * (seat == s.turn)) for seat in range(s.seats)):
        raise fields.bad(f"players[{s.turn}].hand", "hand")
    planted_now = s.phase == DISCARD
    outside = s.deck.n + sum(s.garden[seat].discards.n for seat in range(s.seats))
    stock = outside + (1 if planted_now else s.drawn)  # a turn takes one card out of it
    turns = _turns_to_come(s, stock)
    for seat in range(s.seats):
        garden = s.garden[seat]
        after = (seat - s.turn - planted_now) % s.seats
        own = range(after, turns, s.seats)  # the seat's turns, of those to come
        pile = garden.discards.n + (planted_now and seat == s.turn)
        fullest = max([pile, *(min(pile + i, stock - turn - 1) for i, turn in enumerate(own, 1))])
        if garden.trees.n + len(own) > TREES or fullest > TREES + 1:
            raise fields.bad(f"players[{seat}]", "room", most=TREES)


def _turns_to_come(s: Arboretum, stock: int) -> int:
    """How many trees can still be planted: the turn that empties the deck is the last, and it leaves its discard."""
    if s.deck.n == 0:
        return 0 if s.phase == DISCARD else 1
    return max(1, stock - 1)
