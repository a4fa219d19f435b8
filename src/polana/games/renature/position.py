"""Renature positions as JSON, both ways. The README of this folder documents the format."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.piles import NONE, UNKNOWN, Hidden, contents, find, hide, hold
from polana.engine.position import Fields
from polana.games.renature.codes import PLACES, place_parts
from polana.games.renature.dealing import open_starts
from polana.games.renature.dominoes import cover
from polana.games.renature.notation import domino_text, parse, parse_domino, parse_square, square_text
from polana.games.renature.rules import any_closes
from polana.games.renature.state import (
    ANIMALS,
    BOXED,
    CLOUD_SPACES,
    DEALT,
    DOMINOES,
    EMPTY,
    FIRST,
    HAND,
    KINDS,
    LAID,
    NATURAL,
    OVER,
    PHASES,
    PICK,
    PLACE,
    PLANT,
    POOL,
    SCORE,
    SECOND_ANIMAL,
    SORTS,
    SURPLUS,
    UNUSED,
    Player,
    Renature,
    animal_on,
    beside,
    colour_on,
    domino_of,
    grow,
    is_free,
    is_isolated,
    kind_on,
    land,
    size,
    spaces,
)
from polana.games.renature.valleys import AREAS, CLOUDS, LETTERS, SQUARES, START, TOKENS, VALLEYS
from polana.games.renature.view import domino_squares, laid_squares

MOST_POINTS = 10000
PENDING = (PLANT, SURPLUS, SCORE)  # a domino was laid, and no new one drawn


def position(s: Renature) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "first": s.first,
        "joker": ANIMALS[s.joker],
        "chosen": None if s.chosen == NONE else domino_text(s.chosen),
        "surplus": s.surplus,
        "dominoes": [_lying(s, square) for square in laid_squares(s)],
        "boxed": [domino_text(domino) for domino in range(DOMINOES) if s.fate[domino] == BOXED],
        "unused": [domino_text(domino) for domino in contents(s.unused)],
        "plants": {square_text(square): _grown(s, square) for square in range(SQUARES) if s.plants[square] != EMPTY},
        "clouds": {LETTERS[area]: s.area[area].clouds for area in range(AREAS) if s.area[area].clouds},
        "tokens": {LETTERS[area]: _token(s, area) for area in range(AREAS)},
        "players": [_player(s, s.player[seat]) for seat in range(s.seats)],
    }


def _lying(s: Renature, square: int) -> str:
    """A domino where it lies: `FO@b1c1`."""
    one, other = domino_squares(s, square)
    name = domino_text(domino_of(animal_on(s, one), animal_on(s, other)))
    return f"{name}@{square_text(one)}{square_text(other)}"


def _grown(s: Renature, square: int) -> str:
    """A plant in the valley: `0/4` an oak of seat 0, `n/4` a natural one."""
    colour = colour_on(s, square)
    return f"{'n' if colour == NATURAL else colour}/{kind_on(s, square) + 1}"


def _token(s: Renature, area: int) -> str:
    """A token's back, and who has taken it: `2`, `?`, `2/0`."""
    back = "?" if s.area[area].back == UNKNOWN else str(s.area[area].back)
    return back if s.area[area].closer == NONE else f"{back}/{s.area[area].closer}"


def _player(s: Renature, player: Player) -> dict[str, Any]:
    return {
        "hand": [domino_text(domino) for domino in contents(player.hand)],
        "pool": [domino_text(domino) for domino in contents(player.pool)],
        "clouds": player.clouds,
        "plants": [player.plants[sort] for sort in range(SORTS)],
        "laid": None if player.laid == NONE else _lying(s, player.laid).partition("@")[0],
        "planted": None if player.planted == NONE else square_text(player.planted),
        "planting": player.planting,
        "closing": player.closing,
    }


# Reading


def set_position(s: Renature, fields: Fields) -> None:
    s.phase = PHASES.index(fields.one_of("phase", PHASES))
    s.turn = fields.number("turn", 0, s.seats - 1)
    s.first = fields.number("first", 0, s.seats - 1, 0)
    s.joker = ANIMALS.index(fields.one_of("joker", tuple(ANIMALS), ANIMALS[0]))
    if s.acting != (0 if s.phase == OVER else 1 << s.turn):
        raise fields.bad("acting", "acting")
    _set_dominoes(s, fields)
    _set_plants(s, fields)
    _set_areas(s, fields)
    for seat, player in enumerate(fields.inner_list("players", s.seats)):
        _set_player(s, seat, player)
    s.chosen = _read_chosen(s, fields)
    _check_dominoes(s, fields)
    _check_plants(s, fields)
    _check_step(s, fields)


def _set_dominoes(s: Renature, fields: Fields) -> None:
    """Dominoes in the valley, each hanging on a start or on another one; and those out of the game."""
    open_starts(s)
    for i, text in enumerate(fields.items("dominoes", DOMINOES, [])):
        name = f"dominoes[{i}]"
        domino, square, way = _read_lying(s, fields, name, text)
        cover(s, square, FIRST[domino], way)
        cover(s, beside(square, way), SECOND_ANIMAL[domino], (way + 2) % 4)
        _see(s, fields, name, domino, LAID)
    hanging = [square for square in range(SQUARES) if s.laid[square] != EMPTY and land(s, square) == START]
    for square in hanging:
        around = (beside(square, way) for way in range(4))
        hanging += [each for each in around if s.laid[each] != EMPTY and each not in hanging]
    if len(hanging) != 2 * len(laid_squares(s)):
        raise fields.bad("dominoes", "hanging")
    for i, text in enumerate(fields.items("boxed", DOMINOES, [])):
        _see(s, fields, f"boxed[{i}]", _read_domino(fields, f"boxed[{i}]", text), BOXED)
    _set_hidden(s, fields, "unused", s.unused, UNUSED, 0)


def _see(s: Renature, fields: Fields, name: str, domino: int, fate: int) -> None:
    if s.fate[domino]:
        raise fields.bad(name, "twice", value=domino_text(domino))
    s.fate[domino] = fate


def _read_domino(fields: Fields, name: str, text: Any) -> int:
    domino = parse_domino(text) if isinstance(text, str) else None
    if domino is None:
        raise fields.bad(name, "domino", value=repr(text))
    return domino


def _read_lying(s: Renature, fields: Fields, name: str, text: Any) -> tuple[int, int, int]:
    """A domino, the square of its first half, and the way to the other one; on free squares of the stream."""
    piece, _, place = str(text).partition("@")
    domino = _read_domino(fields, name, piece)
    action = parse(place)
    if action is not None and PLACES.first <= action < PLACES.end:
        square, way = place_parts(action)
        double = FIRST[domino] == SECOND_ANIMAL[domino]
        if is_free(s, square) and is_free(s, beside(square, way)) and (way < 2 or not double):
            return domino, square, way
    raise fields.bad(name, "lying", value=repr(text))


def _set_hidden(s: Renature, fields: Fields, name: str, place: Hidden, most: int, seen: int) -> None:
    """Dominoes of a hidden place; without an order (`seen`, or unused) they are sorted."""
    for i, text in enumerate(fields.items(name, most)):
        domino = UNKNOWN if text == "?" else _read_domino(fields, f"{name}[{i}]", text)
        if domino != UNKNOWN and (s.fate[domino] or find(place, domino) != NONE):
            raise fields.bad(f"{name}[{i}]", "twice", value=domino_text(domino))
        known = 0 if domino == UNKNOWN else seen
        if name == "pool":
            hide(place, domino, known)
        else:
            hold(place, domino, known)


def _set_plants(s: Renature, fields: Fields) -> None:
    plants = fields.inner("plants", {})
    owners = [str(seat) for seat in range(s.seats)]
    for key in plants.value:
        square = parse_square(key) if isinstance(key, str) else None
        owner, _, worth = str(plants.raw(key)).partition("/")
        if square is None or land(s, square) >= AREAS:
            raise fields.bad(f"plants.{key}", "wasteland")
        if owner not in (*owners, "n") or worth not in ("1", "2", "3", "4"):
            raise fields.bad(f"plants.{key}", "grown", value=repr(plants.raw(key)))
        grow(s, square, NATURAL if owner == "n" else int(owner), int(worth) - 1, 1)


def _set_areas(s: Renature, fields: Fields) -> None:
    """Clouds and tokens; how far each area is closed follows from the dominoes."""
    valley = VALLEYS[s.options.valley]
    clouds, tokens = fields.inner("clouds", {}), fields.inner("tokens")
    for number, letter in enumerate(LETTERS):
        area = s.area[number]
        area.open = sum(is_free(s, square) and not is_isolated(s, square) for square in valley.banks(number))
        most = CLOUDS[s.options.valley * AREAS + number]
        area.closer = NONE
        back, _, closer = tokens.text(letter).partition("/")
        if closer:
            if closer not in [str(seat) for seat in range(s.seats)] or area.open:
                raise tokens.bad(letter, "closer", value=repr(closer))
            area.closer = int(closer)
        planted = any(area.grown[kind] for kind in range(KINDS))
        area.clouds = clouds.number(letter, 0, 0 if planted or closer else most, 0)
        _set_back(s, tokens, number, back)
    clouds.done()
    tokens.done()


def _set_back(s: Renature, tokens: Fields, number: int, text: str) -> None:
    area, letter = s.area[number], LETTERS[number]
    backs = TOKENS[size(s, number)]["backs"]
    if text == "?":
        if s.viewer == TRUTH or s.phase == OVER or 0 <= s.viewer == area.closer:
            raise tokens.bad(letter, "blank")
        area.back = UNKNOWN
        return
    if text not in {str(back) for back in backs}:
        raise tokens.bad(letter, "back", value=repr(text))
    area.back = int(text)
    alike = [i for i in range(number + 1) if size(s, i) == size(s, number) and s.area[i].back == area.back]
    if len(alike) > backs.count(area.back):
        raise tokens.bad(letter, "back", value=repr(text))


def _set_player(s: Renature, seat: int, fields: Fields) -> None:
    player = s.player[seat]
    _set_hidden(s, fields, "hand", player.hand, HAND, 1 << seat)
    _set_hidden(s, fields, "pool", player.pool, POOL, 0)
    if find(player.hand, UNKNOWN) != NONE and (s.viewer in (seat, TRUTH) or s.phase == OVER):
        raise fields.bad("hand", "known")
    player.clouds = fields.number("clouds", 0, CLOUD_SPACES)
    for sort, count in enumerate(fields.items("plants", SORTS)):
        if type(count) is not int or not 0 <= count <= spaces(s, sort):
            raise fields.bad(f"plants[{sort}]", "number", low="0", high=str(spaces(s, sort)), value=repr(count))
        player.plants[sort] = count
    player.laid = _read_laid(s, fields)
    player.planted = _read_planted(s, seat, fields)
    player.planting = fields.number("planting", 0, MOST_POINTS, 0)
    player.closing = fields.number("closing", 0, MOST_POINTS, 0)
    fields.done()


def _read_laid(s: Renature, fields: Fields) -> int:
    text = fields.raw("laid", None)
    for square in laid_squares(s) if text is not None else ():
        if _lying(s, square).startswith(f"{text}@"):
            return square
    if text is not None:
        raise fields.bad("laid", "domino", value=repr(text))
    return NONE


def _read_planted(s: Renature, seat: int, fields: Fields) -> int:
    text = fields.raw("planted", None)
    if text is None:
        return NONE
    square = parse_square(text) if isinstance(text, str) else None
    laid = s.player[seat].laid
    near = [beside(each, way) for each in domino_squares(s, laid) for way in range(4)] if laid != NONE else []
    if square is None or land(s, square) >= AREAS or square not in near:
        raise fields.bad("planted", "wasteland")
    return square


def _read_chosen(s: Renature, fields: Fields) -> int:
    text = fields.raw("chosen", None)
    if (text is None) == (s.phase == PLACE):
        raise fields.bad("chosen", "chosen")
    if text is None:
        return NONE
    if text == "?" and s.viewer not in (s.turn, TRUTH):
        return UNKNOWN
    domino = _read_domino(fields, "chosen", text)
    if find(s.player[s.turn].hand, domino) == NONE:
        raise fields.bad("chosen", "chosen")
    return domino


# Checking


def _check_dominoes(s: Renature, fields: Fields) -> None:
    """Every domino is somewhere, once, and hands are full as long as pools are not empty."""
    places = [("unused", s.unused)]
    for seat in range(s.seats):
        player, where = s.player[seat], f"players[{seat}]"
        places += [(f"{where}.hand", player.hand), (f"{where}.pool", player.pool)]
        full = HAND - (s.phase in PENDING and seat == s.turn)
        if player.hand.n > full or (player.pool.n and player.hand.n < full) or (s.phase == OVER and player.hand.n):
            raise fields.bad(f"{where}.hand", "holding")
    seen: set[int] = set()
    for name, place in places:
        for domino in contents(place):
            if domino == UNKNOWN and (s.viewer == TRUTH or s.phase == OVER):
                raise fields.bad(name, "blank")
            if domino != UNKNOWN and domino in seen:
                raise fields.bad(name, "twice", value=domino_text(domino))
            seen.add(domino)
    count = sum(place.n for _, place in places) + sum(s.fate[domino] > 0 for domino in range(DOMINOES))
    if count != DOMINOES or s.unused.n != DOMINOES - s.seats * DEALT[s.seats]:
        raise fields.bad("unused", "dominoes", count=DOMINOES, value=count)


def _check_plants(s: Renature, fields: Fields) -> None:
    """Every plant is somewhere: on a board or in the valley."""
    squares = [square for square in range(SQUARES) if s.plants[square] != EMPTY]
    grown = Counter((colour_on(s, square), kind_on(s, square)) for square in squares)
    for sort in range(SORTS):
        colours = [NATURAL] if sort >= KINDS else list(range(s.seats))
        for colour in colours:
            owners = range(s.seats) if colour == NATURAL else [colour]
            found = grown[colour, sort % KINDS] + sum(s.player[seat].plants[sort] for seat in owners)
            if found != len(owners) * spaces(s, sort):
                count = len(owners) * spaces(s, sort)
                raise fields.bad(f"players[{owners[0]}].plants[{sort}]", "plants", count=count, value=found)


def _check_step(s: Renature, fields: Fields) -> None:
    """What the phase needs is there."""
    player, where = s.player[s.turn], f"players[{s.turn}]"
    s.surplus = fields.number("surplus", int(s.phase == SURPLUS), CLOUD_SPACES if s.phase == SURPLUS else 0, 0)
    if s.phase == SURPLUS and player.clouds < CLOUD_SPACES:
        raise fields.bad(f"{where}.clouds", "number", low="6", high="6", value=str(player.clouds))
    if s.phase in (PICK, PLACE) and player.hand.n == 0:
        raise fields.bad(f"{where}.hand", "holding")
    before, after = s.phase in (PICK, PLACE), s.phase in PENDING
    if (player.laid != NONE and before) or (player.laid == NONE and after):
        raise fields.bad(f"{where}.laid", "step")
    if (player.planted != NONE and s.phase == PLANT) or (player.planted == NONE and s.phase == SURPLUS):
        raise fields.bad(f"{where}.planted", "step")
    if any_closes(s) and s.phase not in PENDING:
        raise fields.bad("tokens", "closed")
    if s.phase == OVER and any(s.player[seat].pool.n for seat in range(s.seats)):
        raise fields.bad("phase", "step")
