"""What happens at a table, as it is stored. A table is nothing but the fold of these."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

import orjson

Decisions = list[int | None]  # the number of the choice put to each seat now


@dataclass(frozen=True, slots=True)
class Event:
    """Base of everything that is stored; `key` marks what a client asked for, so that repeats are known."""

    kinds: ClassVar[dict[str, type[Event]]] = {}

    def __init_subclass__(cls) -> None:
        Event.kinds[cls.__name__.lower()] = cls

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()

    def dump(self) -> str:
        return orjson.dumps({field.name: getattr(self, field.name) for field in fields(self)}).decode()

    @staticmethod
    def load(kind: str, body: str) -> Event:
        return Event.kinds[kind](**orjson.loads(body))


@dataclass(frozen=True, slots=True)
class Created(Event):
    game: str
    seats: int
    options: dict[str, Any]
    seed: str  # of the deal; secret until the end
    secret: str  # bots' seeds are made from it, never from the deal's
    owner: str  # a person
    invite: str
    chairs: list[dict[str, Any]]  # see `Chair`
    record: str | None = None  # an imported play record, which replaces the seed


@dataclass(frozen=True, slots=True)
class Started(Event):
    decisions: Decisions


@dataclass(frozen=True, slots=True)
class Joined(Event):
    seat: int
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Left(Event):
    person: str


@dataclass(frozen=True, slots=True)
class Returned(Event):
    person: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A person's seats go to another device."""

    person: str
    to: str


@dataclass(frozen=True, slots=True)
class Acted(Event):
    seat: int
    decision: int
    action: int
    decisions: Decisions
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Undone(Event):
    seat: int
    play: int  # index of the action taken back
    alone: bool  # only this one, the rest is played again without it; otherwise all that came after it too
    decisions: Decisions
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asks the others for leave to take back its last action."""

    seat: int
    play: int
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Answered(Event):
    person: str
    yes: bool
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    seat: int
    bot: str  # plays on for the seat


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A bot plays for an absent person; None gives the seat back."""

    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The owner closed the table before the game was over."""


@dataclass(frozen=True, slots=True)
class Rematched(Event):
    table: str


@dataclass(frozen=True, slots=True)
class Said(Event):
    name: str
    seat: int | None
    text: str
    at: str
    key: str | None = None
