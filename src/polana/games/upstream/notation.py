"""Upstream's cells, tokens and actions as text, and the things on the table that an action touches.

A cell is its column and row: `L4`, `M-1`. A token is its salmon and its cell: `2L4`.
Notation: `2L4-N` (the pair on L4 swims N), `1M5^NW2` (the single on M5 jumps NW onto the second tile), `B@L3` (lay a
bear in column L, turned by three sixths), `W@M` (water needs no turning), `!2L4` (the heron takes of the pair on L4).
"""

from __future__ import annotations

import re

from polana.engine.piles import NONE
from polana.games.upstream.codes import (
    CROOKED,
    DOWNSTREAM,
    FEEDS,
    HEADINGS,
    JUMPS,
    LAYS,
    MOVES,
    WAY_HEADING,
    WAY_LENGTH,
    WAYS,
    feed_number,
    feed_parts,
    lay_number,
    lay_parts,
    move_number,
    move_parts,
)
from polana.games.upstream.river import ahead, cell_at, fall_between, height_of, row_of, site, turns
from polana.games.upstream.state import (
    CELLS,
    COLUMNS,
    EMPTY,
    HIGHEST,
    KINDS,
    LETTERS,
    LOWEST,
    MOVE,
    NAMES,
    ROCK,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import landing, place_of, salmon_of

COLUMN_NAMES = "LMR"
CELL = re.compile(r"([LMR])(-1|0|[1-9][0-9]?)", re.ASCII)
TOKEN = re.compile(rf"([12])({CELL.pattern})")
MOVED = re.compile(rf"({TOKEN.pattern})(-(N|NE|NW)|\^(N|NE|NW)([1-4]))")
LAID = re.compile(rf"([{LETTERS}])@([LMR])([0-5]?)")
NEVER = {"back": DOWNSTREAM, "aside": CROOKED}


def cell_text(cell: int) -> str:
    return f"{COLUMN_NAMES[cell % COLUMNS]}{row_of(cell)}"


def parse_cell(text: str) -> int | None:
    match = CELL.fullmatch(text)
    if match is None or not LOWEST <= int(match[2]) <= HIGHEST:
        return None
    return cell_at(int(match[2]), COLUMN_NAMES.index(match[1]))


def token_text(cell: int, salmon: int) -> str:
    return f"{salmon}{cell_text(cell)}"


def parse_token(text: str) -> tuple[int, int] | None:
    """Cell and salmon of a token."""
    match = TOKEN.fullmatch(text)
    cell = parse_cell(match[2]) if match else None
    return None if match is None or cell is None else (cell, int(match[1]))


def tile_key(s: Upstream, kind: int) -> str:
    """What a tile is called; rocks may be whirlpools."""
    return "whirlpool" if kind == ROCK and s.options.whirlpools else NAMES[kind]


def way_text(way: int) -> str:
    """Swimming or jumping, and where to."""
    heading = HEADINGS[WAY_HEADING[way]]
    return f"-{heading}" if way < JUMPS else f"^{heading}{WAY_LENGTH[way]}"


WAY_TEXTS = [way_text(way) for way in range(WAYS)]


# Actions


def notation(s: Upstream, seat: int, action: int) -> str:
    if action < MOVES.end:
        cell, salmon, way = move_parts(action)
        return token_text(cell, salmon) + WAY_TEXTS[way]
    if action < LAYS.end:
        kind, column, rotation = lay_parts(action)
        turned = str(rotation) if rotation or turns(kind) else ""
        return f"{LETTERS[kind]}@{COLUMN_NAMES[column]}{turned}"
    if action < FEEDS.end:
        return f"!{token_text(*feed_parts(action))}"
    return next(text for text, number in NEVER.items() if number == action)


def parse(text: str) -> int | None:
    if text in NEVER:
        return NEVER[text]
    if match := LAID.fullmatch(text):
        kind = LETTERS.index(match[1])
        if not match[3] and turns(kind):
            return None
        if match[3] == "0" and not turns(kind):
            return None
        return lay_number(kind, COLUMN_NAMES.index(match[2]), int(match[3] or 0))
    if text[:1] == "!":
        token = parse_token(text[1:])
        return None if token is None else feed_number(*token)
    if match := MOVED.fullmatch(text):
        token, way = parse_token(match[1]), text[len(match[1]) :]
        return move_number(*token, WAY_TEXTS.index(way)) if token and way in WAY_TEXTS else None
    return None


# Targets


def targets(s: Upstream, seat: int, action: int) -> list[str]:
    if action < MOVES.end:
        cell, salmon, way = move_parts(action)
        return [f"token:{seat}:{token_text(cell, salmon)}", landing_target(s, cell, way)]
    if action < LAYS.end:
        kind, column, rotation = lay_parts(action)
        touched = [f"tile:{tile_key(s, kind)}", f"cell:{cell_text(site(s, column))}"]
        return [*touched, f"turn:{rotation}"] if turns(kind) else touched
    return [f"token:{seat}:{token_text(*feed_parts(action))}"]


def landing_target(s: Upstream, cell: int, way: int) -> str:
    """The tile where a move ends; for a short jump where the token could also swim, the mark of a leap on it."""
    to = landing(cell, way)
    heading = WAY_HEADING[way]
    leap = way >= JUMPS and WAY_LENGTH[way] == 1 and not fall_between(s, cell, heading, to)
    return f"{'leap' if leap else 'cell'}:{cell_text(to)}"


def aim(s: Upstream, seat: int, targets: list[str]) -> int | None:
    things = dict(target.partition(":")[::2] for target in targets)
    token = parse_token(things["token"].partition(":")[2]) if "token" in things else None
    if "tile" in things or s.phase != MOVE:
        return _aim_tile(s, things) if token is None else feed_number(*token)
    to = parse_cell(things.get("cell", things.get("leap", "")))
    if token is None:
        return None if to is None else _aim_anything(s, seat, to)
    if not things["token"].startswith(f"{seat}:"):  # nobody moves another player's token
        return move_number(*_missing(s, seat), 0)
    return move_number(*token, 0) if to is None else _aim_move(s, *token, to, "leap" in things)


def _missing(s: Upstream, seat: int) -> tuple[int, int]:
    """A cell and size of which a seat has no token."""
    own = {place_of(s.player[seat].token[i]) for i in range(TOKENS)}
    return next((cell, 2) for cell in range(CELLS) if cell not in own)


def _aim_move(s: Upstream, cell: int, salmon: int, to: int, leap: bool) -> int:
    """The move that leads from one cell to another."""
    ways = [way for way in range(WAYS) if _reaches(cell, way, to)]
    if not ways:
        return DOWNSTREAM if height_of(to) < height_of(cell) else CROOKED
    jumps = leap or s.tile[to] == EMPTY or fall_between(s, cell, WAY_HEADING[ways[0]], to)
    return move_number(cell, salmon, ways[-1] if jumps else ways[0])


def _reaches(cell: int, way: int, to: int) -> bool:
    for _ in range(WAY_LENGTH[way]):
        cell = ahead(cell, WAY_HEADING[way])
        if cell == NONE:
            return False
    return cell == to


def _aim_anything(s: Upstream, seat: int, to: int) -> int:
    """A tile alone was chosen: the move of the first token that is in line with it."""
    tokens = [s.player[seat].token[i] for i in range(TOKENS)]
    meant = [_aim_move(s, place_of(token), salmon_of(token), to, False) for token in tokens if place_of(token) < CELLS]
    return next((action for action in meant if action < MOVES.end), meant[-1] if meant else CROOKED)


def _aim_tile(s: Upstream, things: dict[str, str]) -> int | None:
    """Laying a tile: the kind is known when there is only one, and rotation 0 when none is chosen."""
    cell = parse_cell(things.get("cell", ""))
    kinds = {tile_key(s, kind): kind for kind in range(KINDS)}
    offered = sorted({tile_key(s, s.offer.items[i]) for i in range(s.offer.n)})
    name = things.get("tile", offered[0] if len(offered) == 1 else "")
    rotation = things.get("turn", "0")
    if cell is None or name not in kinds or rotation not in ("0", "1", "2", "3", "4", "5"):
        return None
    if site(s, cell % COLUMNS) not in (cell, NONE):  # not the next cell of its column
        return CROOKED
    return lay_number(kinds[name], cell % COLUMNS, int(rotation))
