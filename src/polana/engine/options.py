"""Options of a new game: how people name them and what the record holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from polana.engine.errors import BadOption


@dataclass(frozen=True)
class Choice:
    """An option that takes one of a few names; the record holds its index."""

    name: str
    choices: tuple[str, ...]
    default: str

    kind = "choice"

    def encode(self, value: Any, seats: int) -> int:
        if value not in self.choices:
            raise BadOption("option_choice", option=self.name, value=str(value), choices=", ".join(self.choices))
        return self.choices.index(value)

    def decode(self, number: int) -> str:
        return self.choices[number]


@dataclass(frozen=True)
class Flag:
    """An option that is on or off, and with whom it matters."""

    name: str
    default: bool
    seats: tuple[int, ...] = ()  # the numbers of players with whom it changes something; none named: all

    kind = "flag"

    def is_idle(self, seats: int) -> bool:
        """Whether it changes nothing with so many players."""
        return bool(self.seats) and seats not in self.seats

    def encode(self, value: Any, seats: int) -> int:
        if not isinstance(value, bool):
            raise BadOption("option_flag", option=self.name, value=str(value))
        return int(value)

    def decode(self, number: int) -> bool:
        return bool(number)


@dataclass(frozen=True)
class Letters:
    """An option that takes `any` word for chance, or so many different letters; the record holds their mask."""

    name: str
    letters: str
    count: Callable[[int], int]  # how many letters for so many seats
    default: str

    kind = "letters"

    def encode(self, value: Any, seats: int) -> int:
        if value == self.default:
            return 0
        known = isinstance(value, str) and all(letter in self.letters for letter in value)
        if not known or len(set(value)) != len(value) or len(value) != self.count(seats):
            raise BadOption(
                "option_letters",
                option=self.name,
                value=str(value),
                count=self.count(seats),
                letters=self.letters,
                default=self.default,
                seats=seats,
            )
        return sum(1 << self.letters.index(letter) for letter in value)

    def decode(self, number: int) -> str:
        return "".join(letter for i, letter in enumerate(self.letters) if number >> i & 1) or self.default


Option = Choice | Flag | Letters


@dataclass(frozen=True)
class Need:
    """Some values of an option need, with some numbers of seats, another option to have one of a few values."""

    option: str
    values: tuple[Any, ...]
    seats: tuple[int, ...]
    other: str
    choices: tuple[Any, ...]

    def is_met(self, seats: int, options: Mapping[str, Any]) -> bool:
        wanted = seats in self.seats and options[self.option] in self.values
        return not wanted or options[self.other] in self.choices

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """Complain when the options contradict each other."""
        if not self.is_met(seats, options):
            raise BadOption(
                "option_need",
                option=self.option,
                value=str(options[self.option]),
                seats=seats,
                other=self.other,
                choices=", ".join(map(str, self.choices)),
            )
