"""Renature as what an interface draws: keys and numbers. The README of this folder documents the shape."""

from __future__ import annotations

import ctypes
from typing import Any

from polana.engine.byte_cache import cached_by_bytes
from polana.engine.piles import NONE, UNKNOWN, Hidden, contents
from polana.games.renature.legal import legal_places
from polana.games.renature.notation import domino_text, plant_text, spot, square_text
from polana.games.renature.scoring import counting, holder, prize_points, start_points, worth
from polana.games.renature.state import (
    ANIMALS,
    BOXED,
    DOMINOES,
    EMPTY,
    JOKER_PRICE,
    KINDS,
    MOST_LEGAL,
    NATURAL,
    PHASES,
    PRIZES,
    SORTS,
    TURN_PRICE,
    Renature,
    animal_on,
    beside,
    colour_on,
    domino_of,
    is_free,
    is_isolated,
    kind_on,
    size,
    spaces,
    way_on,
)
from polana.games.renature.valleys import AREAS, LETTERS, SQUARES, VALLEYS


def view(s: Renature) -> dict[str, Any]:
    valley = VALLEYS[s.options.valley]
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "first": s.first,
        "valley": valley.name,
        "land": list(valley.rows),
        "animals": list(ANIMALS),
        "joker": ANIMALS[s.joker],
        "chosen": _maybe(s.chosen),
        "surplus": s.surplus,
        "prices": {"joker": JOKER_PRICE, "again": TURN_PRICE},
        "dominoes": _dominoes(s),
        "isolated": _isolated(s),
        "plants": _plants(s),
        "clouds": [
            {"square": spot(square), "count": s.area[valley.land(square)].clouds}
            for square in valley.clouds
            if s.area[valley.land(square)].clouds
        ],
        "areas": [_area_view((s, area)) for area in range(AREAS)],
        "boxed": [domino_text(domino) for domino in range(DOMINOES) if s.fate[domino] == BOXED],
        "unused": s.unused.n,
        "players": [_player_view(s, seat) for seat in range(s.seats)],
    }


def _stream(s: Any) -> bytes:
    """What lies on the stream."""
    return bytes((s.options.valley,)) + bytes(s.laid)


@cached_by_bytes(_stream, most=256)
def _dominoes(s: Renature) -> list[dict[str, Any]]:
    return [_domino_view(s, square) for square in laid_squares(s)]


@cached_by_bytes(_stream, most=256)
def _isolated(s: Renature) -> list[list[int]]:
    return [spot(square) for square in range(SQUARES) if is_free(s, square) and is_isolated(s, square)]


@cached_by_bytes(lambda s: bytes(s.plants), most=256)
def _plants(s: Renature) -> list[dict[str, Any]]:
    return [_plant_view(s, square) for square in range(SQUARES) if s.plants[square] != EMPTY]


def _maybe(domino: int) -> str | None:
    return None if domino in (NONE, UNKNOWN) else domino_text(domino)


def laid_squares(s: Renature) -> list[int]:
    """The square of the first half of each laid domino, ascending."""
    found = []
    for square in range(SQUARES):
        if s.laid[square] != EMPTY:
            other = beside(square, way_on(s, square))
            if (animal_on(s, square), square) < (animal_on(s, other), other):
                found.append(square)
    return found


def domino_squares(s: Renature, square: int) -> list[int]:
    """Both squares of the domino whose first half lies on a square."""
    return [square, beside(square, way_on(s, square))]


def _domino_view(s: Renature, square: int) -> dict[str, Any]:
    squares = domino_squares(s, square)
    domino = domino_of(animal_on(s, squares[0]), animal_on(s, squares[1]))
    return {"domino": domino_text(domino), "squares": [spot(each) for each in squares]}


def _plant_view(s: Renature, square: int) -> dict[str, Any]:
    colour, kind = colour_on(s, square), kind_on(s, square)
    natural = colour == NATURAL
    return {
        "square": spot(square),
        "at": square_text(square),
        "plant": plant_text(kind + KINDS * natural),
        "value": kind + 1,
        "seat": None if natural else colour,
    }


@cached_by_bytes(lambda part: bytes((part[0].options.valley, part[0].seats, part[1])) + bytes(part[0].area[part[1]]))
def _area_view(part: tuple[Renature, int]) -> dict[str, Any]:
    s, number = part
    area = s.area[number]
    colours = [*range(s.seats), NATURAL]
    winners = [holder(area, prize) for prize in range(2)]
    return {
        "area": LETTERS[number],
        "size": size(s, number),
        "main": prize_points(s, number, 0),
        "second": prize_points(s, number, 1),
        "open": area.open,
        "closer": None if area.closer == NONE else area.closer,
        "back": area.back if area.closer != NONE and area.back != UNKNOWN else None,
        "totals": [
            {
                "seat": None if colour == NATURAL else colour,
                "sum": area.sums[colour],
                "struck": area.sums[colour] > 0 and not counting(area) >> area.sums[colour] & 1,
                "prizes": [name for name, winner in zip(PRIZES, winners, strict=True) if winner == colour],
            }
            for colour in colours
        ],
        "points": [worth(s, number, seat) for seat in range(s.seats)],
    }


def _player_view(s: Renature, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    return {
        "hand": _hand_view(s, player.hand),
        "pool": player.pool.n,
        "clouds": player.clouds,
        "plants": {plant_text(sort): player.plants[sort] for sort in range(SORTS)},
        "spaces": {plant_text(sort): spaces(s, sort) for sort in range(SORTS)},
        "tokens": [
            {"area": LETTERS[area], "size": size(s, area), "back": None if back == UNKNOWN else back}
            for area, back in ((area, s.area[area].back) for area in range(AREAS) if s.area[area].closer == seat)
        ],
        "laid": None if player.laid == NONE else [spot(each) for each in domino_squares(s, player.laid)],
        "planted": None if player.planted == NONE else spot(player.planted),
        "points": start_points(s, seat) + player.planting + player.closing,
    }


def _hand_view(s: Renature, hand: Hidden) -> list[dict[str, Any] | None]:
    """The dominoes of a hand that are known, and in how many ways each can be laid now."""
    return [
        None if domino == UNKNOWN else {"domino": domino_text(domino), "places": _places((s, domino))}
        for domino in contents(hand)
    ]


@cached_by_bytes(lambda part: bytes((part[1], part[0].joker)) + _stream(part[0]) + bytes(part[0].around))
def _places(part: tuple[Renature, int]) -> int:
    """In how many ways a domino can be laid."""
    s, domino = part
    room: Any = (ctypes.c_int32 * MOST_LEGAL)()
    return legal_places(s, domino, room) - 1
