"""Codes: what a game's numbers mean, declared once.

A game's `codes.py` declares its actions, events, reasons and pieces of an observation, in the order of their numbers:

    Cell = Annotated[int, Kind("cell", CELLS)]
    class Feed(NamedTuple):
        cell: Cell
        salmon: Annotated[int, Kind("number", 2, least=1)]

    CODES = Codes(__name__)
    FEED, feed_number, feed_parts = CODES.action(Feed)
    HERON_BIT, tell_heron = CODES.event("heron", Feed)
    NO_TILE = CODES.reason("no_tile", section="turns")

Packing, unpacking and telling are rules written from the declarations, so mypy, the reader, interpreted and compiled
rules know the same names. In compiled rules a field of a global named tuple works (`FEED.first`), a method does not.
"""

from __future__ import annotations

import linecache
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, get_args, get_type_hints

from polana.engine.contract import REASONS, Event, note
from polana.engine.piles import EVERYBODY, NONE
from polana.engine.rule import rule

P = ParamSpec("P")
T = TypeVar("T")

NUMBERS = ("a", "b", "c", "d")  # of an event


@dataclass(frozen=True)
class Kind:
    """What a number is, and which values it takes: `count` of them from `least` on."""

    name: str
    count: int
    least: int = 0


class Span(NamedTuple):
    """The numbers of an action with parts: from `first` on, `end` no longer."""

    first: int
    end: int


class Nothing(NamedTuple):
    """The numbers of an event that has none."""


@dataclass(frozen=True)
class Action:
    """A declared action."""

    name: str
    span: Span
    parts: Mapping[str, Kind]


@dataclass(frozen=True)
class Told:
    """A declared event."""

    name: str
    parts: Callable[..., Any]  # the NamedTuple of its numbers
    numbers: Mapping[str, Kind]


Words = Mapping[str, Callable[[Any, int, int], Any]]  # kind: (record, seat, number) to what people read


class Codes:
    """Everything that one game declares."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.actions: list[Action] = []
        self.told: list[Told] = []
        self.sections: dict[str, str] = {}  # of the rules page: where each reason is explained
        self.observation: list[tuple[str, tuple[int, ...]]] = []
        self._reasons: list[str] = []

    # Actions

    def action(self, parts: Callable[P, T]) -> tuple[Span, Callable[P, int], Callable[[int], T]]:
        """An action with parts, declared as a NamedTuple: its numbers, and the two rules between number and parts."""
        made, kinds = _snake(parts.__name__), kinds_of(parts)
        size = 1
        for kind in kinds.values():
            size *= kind.count
        span = self._add(made, size, kinds)
        packed, unpacked, rest = "0", [], size
        for name, kind in kinds.items():
            packed = f"({packed}) * {kind.count} + {name} - {kind.least}"
            before, rest = rest, rest // kind.count
            unpacked.append(f"(action - {span.first}) % {before} // {rest} + {kind.least}")
        number = self._rule(f"{made}_number", tuple(kinds), f"{span.first} + {packed}")
        back = self._rule(f"{made}_parts", ("action",), f"{parts.__name__}({', '.join(unpacked)})")
        return span, number, back

    def single(self, name: str) -> int:
        """An action without parts: its number."""
        return self._add(name, 1, {}).first

    def _add(self, name: str, size: int, kinds: Mapping[str, Kind]) -> Span:
        span = Span(self.size, self.size + size)
        self.actions.append(Action(name, span, kinds))
        return span

    @property
    def size(self) -> int:
        """How many actions there are."""
        return self.actions[-1].span.end if self.actions else 0

    # Events

    def event(self, name: str, numbers: Callable[P, object]) -> tuple[int, Callable[Concatenate[Any, int, P], None]]:
        """An event that everybody sees: its number, and the rule `(s, seat, ...)` that tells it."""
        kind, told = self._event(name, numbers, (), f"0, {NONE}, {EVERYBODY}, 0")
        return kind, told

    def news(
        self, name: str, numbers: Callable[P, object]
    ) -> tuple[int, Callable[Concatenate[Any, int, int, int, P], None]]:
        """An event that some seats see, or that is new to somebody: `(s, seat, sees, fresh, ...)` tells it."""
        kind, told = self._event(name, numbers, ("sees", "fresh"), f"0, {NONE}, sees, fresh")
        return kind, told

    def gain(
        self, name: str, numbers: Callable[P, object]
    ) -> tuple[int, Callable[Concatenate[Any, int, int, int, P], None]]:
        """An event that brings (or costs) points: `(s, seat, points, category, ...)` tells it."""
        kind, told = self._event(name, numbers, ("points", "category"), f"points, category, {EVERYBODY}, 0")
        return kind, told

    def _event(self, name: str, numbers: Callable[..., object], given: tuple[str, ...], rest: str) -> tuple[int, Any]:
        kinds, kind = kinds_of(numbers), len(self.told)
        if len(kinds) > len(NUMBERS):
            raise TypeError(f"the event {name} has {len(kinds)} numbers; {len(NUMBERS)} are the most")
        self.told.append(Told(name, numbers, kinds))
        told = ", ".join([*kinds, *[str(NONE)] * (len(NUMBERS) - len(kinds))])
        vars(sys.modules[self.module])["note"] = note
        return kind, self._rule(f"tell_{name}", ("s", "seat", *given, *kinds), f"note(s, {kind}, seat, {told}, {rest})")

    @property
    def events(self) -> tuple[str, ...]:
        return tuple(event.name for event in self.told)

    def numbers(self, event: Event) -> Any:
        """An event's numbers as the NamedTuple that declares them."""
        told = self.told[event.kind]
        return told.parts(*(getattr(event, field) for field in NUMBERS[: len(told.numbers)]))

    def args(self, words: Words, s: Any, event: Event) -> dict[str, Any]:
        """The named numbers of an event as what people read; a kind may give several arguments."""
        found: dict[str, Any] = {}
        declared = self.told[event.kind].numbers.items()
        for (name, kind), number in zip(declared, self.numbers(event), strict=True):
            value = words[kind.name](s, event.seat, number) if kind.name in words else number
            found |= value if isinstance(value, dict) else {name: value}
        return found

    # Reasons and observations

    def reason(self, name: str, section: str) -> int:
        """A rule that can forbid an action, and the section of the rules page that explains it: its number."""
        self._reasons.append(name)
        self.sections[name] = section
        return len(REASONS) + len(self._reasons) - 1

    def explained(self, **sections: str) -> None:
        """Where the rules page explains reasons that every game has."""
        self.sections |= sections

    @property
    def reasons(self) -> tuple[str, ...]:
        return tuple(self._reasons)

    def piece(self, name: str, *shape: int) -> int:
        """A named piece of an observation: where it begins."""
        at = sum(_length(other) for _, other in self.observation)
        self.observation.append((name, shape))
        return at

    # Rules that are written from declarations

    def _rule(self, name: str, given: tuple[str, ...], result: str) -> Any:
        """A rule as if it stood in the module that declares it; tracebacks show its text."""
        text, file = f"def {name}({', '.join(given)}):\n    return {result}\n", f"<{self.module}.{name}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        made: dict[str, Any] = {}
        exec(compile(text, file, "exec"), vars(sys.modules[self.module]), made)
        made[name].__module__ = self.module  # binding takes a module's own rules only
        return rule(made[name])


def kinds_of(parts: Callable[..., object]) -> dict[str, Kind]:
    """The kinds of a NamedTuple's fields, each annotated with one."""
    hints = get_type_hints(parts, include_extras=True)
    found: dict[str, Kind] = {}
    for name in getattr(parts, "_fields", ()):
        kind = next((extra for extra in get_args(hints[name]) if isinstance(extra, Kind)), None)
        if kind is None:
            raise TypeError(f"{parts.__name__}.{name} has no kind: Annotated[int, Kind(...)]")
        found[name] = kind
    return found


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _length(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size
