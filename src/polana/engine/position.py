"""Positions as JSON: the head, which all games share, and each game's own part; read with care, field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from polana.engine.contract import TRUTH
from polana.engine.errors import BadRecord
from polana.engine.game import Game
from polana.engine.state import State

RNG_FIELDS = ("a", "b", "c", "count")
EVENT_FIELDS = ("kind", "seat", "a", "b", "c", "d", "points", "category", "sees", "fresh")
OLDER_EVENT = len(EVENT_FIELDS) - 1  # numbers of an event in positions written before there was `d`


class Fields:
    """A JSON object read field by field; whatever is wrong is told with the path to it."""

    def __init__(self, value: Any, path: str = "") -> None:
        if not isinstance(value, Mapping):
            raise BadRecord("field_object", field=path.rstrip(".") or "position")
        self.value = value
        self.path = path
        self.unread = set(value)

    def bad(self, name: str, problem: str, **facts: Any) -> BadRecord:
        """The complaint about one field: `error-field_<problem>`."""
        return BadRecord(f"field_{problem}", field=f"{self.path}{name}", **facts)

    def raw(self, name: str, default: Any = ...) -> Any:
        self.unread.discard(name)
        if name in self.value:
            return self.value[name]
        if default is ...:
            raise self.bad(name, "missing")
        return default

    def number(self, name: str, low: int, high: int, default: Any = ...) -> int:
        """An integer from low to high."""
        value = self.raw(name, default)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(name, "number", low=str(low), high=str(high), value=repr(value))
        return value

    def one_of(self, name: str, choices: tuple[str, ...], default: Any = ...) -> str:
        value = self.raw(name, default)
        if value not in choices:
            raise self.bad(name, "choice", choices=", ".join(choices), value=repr(value))
        return str(value)

    def text(self, name: str, default: Any = ...) -> str:
        value = self.raw(name, default)
        if not isinstance(value, str):
            raise self.bad(name, "text", value=repr(value))
        return value

    def items(self, name: str, most: int, default: Any = ...) -> list[Any]:
        """A list of at most so many things."""
        value = self.raw(name, default)
        if not isinstance(value, list) or len(value) > most:
            raise self.bad(name, "list", most=most)
        return value

    def inner(self, name: str, default: Any = ...) -> Fields:
        return Fields(self.raw(name, default), f"{self.path}{name}.")

    def inner_list(self, name: str, count: int) -> list[Fields]:
        """A list of exactly so many objects."""
        value = self.items(name, count)
        if len(value) != count:
            raise self.bad(name, "count", count=count, value=len(value))
        return [Fields(item, f"{self.path}{name}[{i}].") for i, item in enumerate(value)]

    def done(self) -> None:
        """Complain about fields that nobody asked for."""
        for name in sorted(map(str, self.unread)):
            raise self.bad(name, "unknown")


def write(state: State) -> dict[str, Any]:
    """A state as JSON."""
    s, header = state.record, state.game.header
    head: dict[str, Any] = {
        "game": header.name,
        "version": header.version,
        "seats": s.seats,
        "options": dict(state.game.options),
        "acting": state.acting,
        "ply": s.ply,
        "secret_ply": s.secret_ply,
        "viewer": s.viewer,
        "rng": " ".join(f"{getattr(s.rng, name):016x}" for name in RNG_FIELDS),
        "events": [[getattr(s.events.items[i], name) for name in EVENT_FIELDS] for i in range(s.events.n)],
    }
    return head | header.words.position(s)


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from JSON; nonsense raises BadRecord naming the field."""
    fields, header = Fields(position), game.header
    fields.one_of("game", (header.name,), header.name)
    if (version := fields.number("version", 0, 10**6, header.version)) not in header.readable:
        raise BadRecord("version", version=version, known=header.version, game=header.name)
    fields.number("seats", game.seats, game.seats, game.seats)
    if fields.raw("options", game.options) != game.options:
        raise fields.bad("options", "options", game=repr(game))
    state = State(game, game.blank())
    s = state.record
    s.ply = fields.number("ply", 0, header.longest, 0)
    s.secret_ply = fields.number("secret_ply", 0, s.ply, 0)
    s.viewer = fields.number("viewer", TRUTH, game.seats - 1, TRUTH)
    for seat in fields.items("acting", game.seats):
        if type(seat) is not int or not 0 <= seat < game.seats:
            raise fields.bad("acting", "number", low="0", high=str(game.seats - 1), value=repr(seat))
        if s.acting >> seat & 1:
            raise fields.bad("acting", "twice", value=str(seat))
        s.acting |= 1 << seat
    _read_rng(fields, s)
    _read_events(fields, game, s)
    try:
        header.words.set_position(s, fields)
    except BadRecord as bad:
        bad.folder = header.folder
        raise
    fields.done()
    if s.viewer != TRUTH and _hidden_again(state) != state:
        raise fields.bad("viewer", "viewer")
    return state


def _hidden_again(state: State) -> State:
    """The same once more concealed from its viewer."""
    copy, rules = state.clone(), state.game.header.interpreted
    rules.conceal_states(rules.states(copy.memory), state.record.viewer)
    return copy


def _read_rng(fields: Fields, s: Any) -> None:
    text = fields.text("rng", " ".join(["0" * 16] * 4))
    if not re.fullmatch(r"[0-9a-f]{16}( [0-9a-f]{16}){3}", text):
        raise fields.bad("rng", "rng")
    for name, word in zip(RNG_FIELDS, text.split(" "), strict=True):
        setattr(s.rng, name, int(word, 16))


def _read_events(fields: Fields, game: Game, s: Any) -> None:
    header = game.header
    ranges = {
        "kind": range(len(header.events)),
        "seat": range(-1, game.seats),
        "category": range(-1, len(header.categories)),
        "sees": range(256),
        "fresh": range(2),
    }
    told = fields.items("events", header.most_events, [])
    if told and all(isinstance(numbers, list) and len(numbers) == OLDER_EVENT for numbers in told):
        return  # their numbers had other meanings; the position is whole without them
    for i, numbers in enumerate(told):
        if not isinstance(numbers, list) or len(numbers) != len(EVENT_FIELDS):
            raise fields.bad(f"events[{i}]", "count", count=len(EVENT_FIELDS), value=str(numbers))
        for name, number in zip(EVENT_FIELDS, numbers, strict=True):
            allowed = ranges.get(name, range(-32768, 32768))
            if type(number) is not int or number not in allowed:
                low, high = str(allowed[0]), str(allowed[-1])
                raise fields.bad(f"events[{i}].{name}", "number", low=low, high=high, value=repr(number))
            setattr(s.events.items[i], name, number)
        s.events.n += 1
