"""Upstream positions as JSON, both ways. The README of this folder documents the format."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polana.engine.piles import NONE, contents, insert, push
from polana.engine.position import Fields
from polana.games.upstream.laying import left, only_lay
from polana.games.upstream.notation import cell_text, parse_cell, parse_token, token_text
from polana.games.upstream.river import (
    all_tiles,
    capacity,
    cell_at,
    last_row,
    row_of,
    tiles_of,
    turns,
    why_not_rotation,
)
from polana.games.upstream.rules import finished
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    BUILD,
    BUILT,
    CELLS,
    COLUMNS,
    EAGLE,
    EMPTY,
    FEED,
    GONE,
    HERON,
    KINDS,
    LAY,
    LETTERS,
    LOWEST,
    MOVE,
    OVER,
    PHASES,
    POINTS,
    ROCK,
    SEA,
    SOURCE,
    SPACES,
    SPANISH,
    SPAWN,
    TOKENS,
    WATER,
    Upstream,
)
from polana.games.upstream.swimming import has, only_move, place_of, salmon_of, settle, token_at


def position(s: Upstream) -> dict[str, Any]:
    laid = [cell for cell in range(CELLS) if s.tile[cell] not in (EMPTY, SEA, SPAWN)]
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "round": s.round,
        "first": s.first,
        "taken": s.taken,
        "points": s.points,
        "herons": [cell_text(cell) for cell in contents(s.herons)],
        "offer": "".join(LETTERS[kind] for kind in contents(s.offer)),
        "stack": "".join(letter * s.stack[kind] for kind, letter in enumerate(LETTERS)),
        "river": {cell_text(cell): tile_text(s.tile[cell], s.rotation[cell]) for cell in laid},
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def tile_text(kind: int, rotation: int) -> str:
    """A tile's letter, and its rotation if that matters."""
    return f"{LETTERS[kind]}{rotation}" if turns(kind) else LETTERS[kind]


def parse_tile(text: Any) -> tuple[int, int] | None:
    """Kind and rotation of a tile."""
    if not isinstance(text, str) or not text or text[0] not in LETTERS:
        return None
    kind = LETTERS.index(text[0])
    if not turns(kind):
        return (kind, 0) if len(text) == 1 else None
    return (kind, int(text[1])) if len(text) == 2 and text[1] in "012345" else None


def _player(s: Upstream, seat: int) -> dict[str, Any]:
    player = s.player[seat]
    tokens = [player.token[i] for i in range(TOKENS) if player.token[i] != GONE]
    return {"tokens": [_token(token) for token in tokens], "debt": player.debt}


def _token(token: int) -> str:
    """`2M5` on a cell, `2M5!` held by a whirlpool, `2=3` on a space of the spawn."""
    if space_of(token):
        return f"{salmon_of(token)}={space_of(token)}"
    return token_text(place_of(token), salmon_of(token)) + ("!" if token % 2 else "")


# Reading


def set_position(s: Upstream, fields: Fields) -> None:
    s.phase = PHASES.index(fields.one_of("phase", PHASES))
    s.turn = fields.number("turn", 0, s.seats - 1)
    building = s.phase == BUILD
    s.round = fields.number("round", 0 if building else 1, 0 if building else last_row(s) + 2, 0)
    s.first = fields.number("first", 0, 0 if building else s.seats - 1, 0)
    _set_turn(s, fields)
    river = _read_river(fields)
    _set_tiles(s, fields, river)
    _set_stack(s, fields)
    for seat, player in enumerate(fields.inner_list("players", s.seats)):
        _set_player(s, seat, player)
        player.done()
    _check_crowds(s, fields)
    _set_herons(s, fields)
    if s.acting != (0 if s.phase == OVER else 1 << s.turn):
        raise fields.bad("acting", "acting")
    _check_choice(s, fields)


def _set_turn(s: Upstream, fields: Fields) -> None:
    """Whose turn it is follows from how many turns of the round are over."""
    s.taken = fields.number("taken", 0, s.seats, 0)
    s.points = fields.number("points", 1 if s.phase == MOVE else 0, POINTS if s.phase == MOVE else 0, 0)
    playing = s.phase in (MOVE, FEED)
    if playing and (s.taken == s.seats or s.turn != (s.first + s.taken) % s.seats):
        raise fields.bad("taken", "number", low="0", high=str(s.seats - 1), value=str(s.taken))
    least = s.seats if s.phase == LAY else 0
    if s.phase in (BUILD, LAY) and s.taken != least:
        raise fields.bad("taken", "number", low=str(least), high=str(least), value=str(s.taken))


def _read_river(fields: Fields) -> dict[int, tuple[int, int]]:
    found, river = {}, fields.inner("river")
    for key in river.value:
        cell, tile = parse_cell(str(key)), parse_tile(river.raw(key))
        if cell is None or row_of(cell) < 1:
            raise fields.bad(f"river.{key}", "river_cell")
        if tile is None:
            raise fields.bad(f"river.{key}", "tile", value=repr(river.raw(key)))
        found[cell] = tile
    return found


def _row(s: Upstream, row: int) -> set[int]:
    """The cells of a row that hold drawn tiles: the middle of the last row is the spawn's."""
    return {cell_at(row, column) for column in range(COLUMNS) if row < last_row(s) or column != 1}


def _rows(s: Upstream, removed: int) -> set[int]:
    """The cells that hold drawn tiles in a round, with so many rows removed at its end."""
    low, high = max(1, s.round - 2 + removed), min(s.round + BUILT - 1, last_row(s))
    return {cell for row in range(low, high + 1) for cell in _row(s, row)}


def _set_tiles(s: Upstream, fields: Fields, river: dict[int, tuple[int, int]]) -> None:
    """The cells that have a tile follow from the round."""
    cells, late = set(river), s.phase in (LAY, OVER)
    wanted = _rows(s, 1 if s.phase == LAY and s.round > 1 else 0)
    sea = s.round < 3 and not (s.phase == LAY and s.round == 2)
    if s.phase == BUILD:
        tops = [max((row_of(c) for c in cells if c % COLUMNS == column), default=0) for column in range(COLUMNS)]
        wanted = {cell_at(row, column) for column in range(COLUMNS) for row in range(1, min(tops[column], BUILT) + 1)}
    elif s.phase == LAY:
        wanted |= cells & _row(s, s.round + BUILT) if s.round + BUILT <= last_row(s) else set()
    elif s.phase == OVER and cells != wanted and s.round > 1:
        wanted, sea = _rows(s, 1), s.round < 2
    if cells != wanted:
        raise fields.bad("river", "river", cells=", ".join(cell_text(cell) for cell in sorted(wanted)))
    for cell in range(CELLS):
        s.tile[cell] = EMPTY
    reached = s.round + BUILT - (0 if late and s.phase == LAY else 1) >= last_row(s)
    s.last = last_row(s) if reached and s.phase != BUILD else 0
    for cell, (kind, rotation) in river.items():
        at_last = row_of(cell) == last_row(s)
        last, s.last = s.last, last_row(s) if at_last else 0
        allowed = why_not_rotation(s, kind, cell % COLUMNS, rotation) == 0
        s.last = last
        if not allowed:
            raise fields.bad(f"river.{cell_text(cell)}", "tile", value=repr(tile_text(kind, rotation)))
        s.tile[cell], s.rotation[cell] = kind, rotation
    if sea:
        for cell in (cell_at(LOWEST, 1), *(cell_at(0, column) for column in range(COLUMNS))):
            s.tile[cell] = SEA
    if s.last and s.phase != LAY:
        s.tile[cell_at(s.last, 1)] = SPAWN


def _set_stack(s: Upstream, fields: Fields) -> None:
    """Tiles drawn and not drawn: as many as the round says, and no more of a kind than there are."""
    for name in ("offer", "stack"):
        for letter in fields.text(name, ""):
            if letter not in LETTERS:
                raise fields.bad(name, "tile", value=repr(letter))
    offer = sorted(LETTERS.index(letter) for letter in fields.text("offer", ""))
    laid = sum(s.tile[cell] in range(KINDS) for cell in range(CELLS))
    new = sum(s.tile[cell] in range(KINDS) for cell in _row(s, s.round + BUILT)) if s.phase == LAY else 0
    wanted = 0
    if s.phase == BUILD:
        wanted = 1
    elif s.phase == LAY:
        wanted = len(_row(s, s.round + BUILT)) - new
    if len(offer) != wanted or (s.phase in (BUILD, LAY) and wanted == 0):
        raise fields.bad("offer", "count", count=wanted, value=len(offer))
    for kind in offer:
        push(s.offer, kind)
    for letter in fields.text("stack", ""):
        s.stack[LETTERS.index(letter)] += 1
    drawn = laid + 1 if s.phase == BUILD else min(all_tiles(s), COLUMNS * (s.round + BUILT - (s.phase != LAY)))
    if left(s) != all_tiles(s) - drawn:
        raise fields.bad("stack", "count", count=all_tiles(s) - drawn, value=left(s))
    _check_kinds(s, fields)


def _check_kinds(s: Upstream, fields: Fields) -> None:
    """An eagle that has flown away leaves water."""
    used = (
        Counter(s.tile[cell] for cell in range(CELLS))
        + Counter(contents(s.offer))
        + Counter({kind: s.stack[kind] for kind in range(KINDS)})
    )
    flown = max(0, used[WATER] - tiles_of(s, WATER))
    for kind in range(KINDS):
        most = tiles_of(s, kind) + (flown if kind == WATER else -flown if kind == EAGLE else 0)
        if used[kind] > most:
            raise fields.bad("river", "kinds", tile=LETTERS[kind], most=max(0, most), value=used[kind])


def _set_player(s: Upstream, seat: int, fields: Fields) -> None:
    player = s.player[seat]
    for i in range(TOKENS):
        player.token[i] = GONE
    for i, text in enumerate(fields.items("tokens", TOKENS)):
        token = _read_token(s, seat, text) if isinstance(text, str) else None
        if token is None:
            raise fields.bad(f"tokens[{i}]", "token", value=repr(text))
        settle(player, token)
        if place_of(token) < CELLS:
            s.crowd[place_of(token)] += 1
    player.debt = fields.number("debt", 0, 1 if s.options.currents and s.phase != BUILD else 0, 0)


def _read_token(s: Upstream, seat: int, text: str) -> int | None:
    salmon, _, space = text.partition("=")
    if salmon in ("1", "2") and space in ("1", "2", "3", "4", "5")[:SPACES]:
        laid = s.last and s.tile[cell_at(s.last, 1)] == SPAWN
        return token_at(SOURCE + int(space), int(salmon)) if laid else None
    held = text.endswith("!")
    found = parse_token(text.removesuffix("!"))
    if found is None or s.tile[found[0]] in (EMPTY, SPAWN):
        return None
    whirls = s.tile[found[0]] == ROCK and s.options.whirlpools == SPANISH
    if held and not (whirls and s.phase == MOVE and s.turn == seat):
        return None
    return token_at(*found) + held


def _check_crowds(s: Upstream, fields: Fields) -> None:
    for cell in range(CELLS):
        if s.tile[cell] != EMPTY and s.crowd[cell] > capacity(s, cell):
            raise fields.bad("players", "crowd", cell=cell_text(cell), most=capacity(s, cell), value=s.crowd[cell])
    start = Counter({cell_at(0, 0): 1, cell_at(0, 1): 1, cell_at(0, 2): 1, cell_at(LOWEST, 1): 1})
    for seat in range(s.seats):
        tokens = [s.player[seat].token[i] for i in range(TOKENS)]
        if s.phase == BUILD and Counter(tokens) != Counter({token_at(cell, 2): 1 for cell in start}):
            raise fields.bad(f"players[{seat}].tokens", "token", value=str([_token(t) for t in tokens if t != GONE]))


def _set_herons(s: Upstream, fields: Fields) -> None:
    """Herons that wait for a choice: of the player whose turn ends, with a pair and a single on them."""
    for i, text in enumerate(fields.items("herons", TOKENS // 2, [])):
        cell = parse_cell(text) if isinstance(text, str) else None
        waits = cell is not None and s.phase == FEED and s.tile[cell] == HERON and cell not in contents(s.herons)
        if cell is None or not waits or not all(has(s.player[s.turn], token_at(cell, salmon)) for salmon in (1, 2)):
            raise fields.bad(f"herons[{i}]", "heron")
        insert(s.herons, cell)


def _check_choice(s: Upstream, fields: Fields) -> None:
    """Whoever acts has something to choose, and the game is over exactly when no token swims."""
    fastest = s.options.fastest_salmon and any(
        space_of(s.player[seat].token[i]) == SPACES for seat in range(s.seats) for i in range(TOKENS)
    )
    if (s.phase == OVER) != (finished(s) or bool(fastest)):
        raise fields.bad("phase", "finished")
    if s.phase != OVER and not _may_choose(s):
        raise fields.bad("acting", "choice_of")


def _may_choose(s: Upstream) -> bool:
    if s.phase == FEED:
        return s.herons.n > 0
    if s.phase == MOVE:
        return only_move(s, s.player[s.turn]) == -2
    return only_lay(s) == NONE
