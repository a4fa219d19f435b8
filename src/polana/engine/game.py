"""A game: its declarative header, and the same with seats and options chosen, ready to deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from polana.engine.codes import Codes
from polana.engine.compile.backends import RNG, Compiled, Interpreted, Rules
from polana.engine.contract import REASONS, Head
from polana.engine.errors import BadOption, BadRecord
from polana.engine.options import Flag, Need, Option
from polana.engine.record import Array, dtype_of
from polana.engine.rng import Seed, seed_words
from polana.engine.text import LANGUAGES, Words, words_of

if TYPE_CHECKING:
    from polana.engine.batch import Batch
    from polana.engine.state import State

GAMES = Path(__file__).parent.parent / "games"
LAYOUTS = THREE_NUMBERS, FOUR_NUMBERS = 1, 2  # of a record's bytes, by the numbers of an event; the last is today's


class GameWords(Protocol):
    """What a game's `words` module has: integers to what people read, and back. Plain Python on views of records."""

    COLOURS: dict[str, str]  # of the marks in texts: [M]M4[/M]
    RULES: dict[str, tuple[str, ...]]  # sections of the rules in short, and the phases in which each matters

    def notation(self, s: Any, seat: int, action: int) -> str:
        """A seat's action as a short text without spaces."""

    def parse(self, text: str) -> int | None:
        """The action that a text names, or None."""

    def targets(self, s: Any, seat: int, action: int) -> list[str]:
        """The things on the table that an action of this seat touches; none: it gets a button."""

    def aim(self, s: Any, seat: int, targets: list[str]) -> int | None:
        """The action that was meant by choosing these things, legal or not."""

    def choice(self, s: Any, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """The key of an action's sentence and its named numbers."""

    def view(self, s: Any) -> dict[str, Any]:
        """A record as what an interface draws: keys and numbers."""

    def event(self, s: Any, event: Any) -> dict[str, Any]:
        """The named numbers of an event."""

    def position(self, s: Any) -> dict[str, Any]:
        """The game's own part of a record as documented JSON."""

    def set_position(self, s: Any, fields: Any) -> None:
        """The reverse, onto a record with its head set; complains naming the field."""

    def facts(self, words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
        """The named numbers of an event as facts for its sentence: names ready-made, in their cases."""

    def table(self, s: Any, words: Words) -> str:
        """The table as text; [M]M4[/M] marks what a terminal may colour. Blank lines part its title of one line,
        what all share, and the seats."""

    def category(self, words: Words, name: str) -> str:
        """The name of a score category, with its marks."""

    def account(self, s: Any, words: Words, seat: int, category: str) -> list[str]:
        """Where a seat's points in a category come from, or why there are none."""


@dataclass(frozen=True, eq=False)
class Header:
    """Everything about a game that is not a rule."""

    name: str
    version: int  # of the rules: records of another version do not replay, unless it is in `reads`
    seats: tuple[int, ...]
    state: type[Head]
    modules: tuple[ModuleType, ...]  # state, rules, hidden, sense
    words: GameWords
    options: tuple[Option, ...]
    codes: Codes  # what the numbers of actions, events, reasons and observations mean
    most_legal: int
    most_events: int
    longest: int  # most actions of a game
    categories: tuple[str, ...]
    folder: Path = field(repr=False)
    needs: tuple[Need, ...] = ()  # options that go together only
    reads: tuple[int, ...] = ()  # earlier versions whose records mean the same, but for cases that a replay refuses
    search: Mapping[str, float] = field(default_factory=dict)  # how bots search, where it differs from the usual plan

    @property
    def readable(self) -> tuple[int, ...]:
        """The versions of the rules whose records can be read."""
        return self.version, *self.reads

    @cached_property
    def actions(self) -> int:
        """The size of the action space."""
        return self.codes.size

    @cached_property
    def events(self) -> tuple[str, ...]:
        return self.codes.events

    @cached_property
    def reasons(self) -> tuple[str, ...]:
        """Those of the game, which come after those of the contract."""
        return self.codes.reasons

    @property
    def sections(self) -> Mapping[str, str]:
        """Of the rules page: where each reason is explained."""
        return self.codes.sections

    @cached_property
    def observation(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Named pieces and their shapes."""
        return tuple(self.codes.observation)

    def reason(self, number: int) -> str:
        return (*REASONS, *self.reasons)[number]

    def say(self, language: str) -> Words:
        """The game's words in a language."""
        return words_of(self.folder, language)

    @cached_property
    def event_bytes(self) -> slice:
        """Where a record's events lie: they tell how it came about, and are no part of the position."""
        layout: Any = dtype_of(self.state)
        inner, at, *_ = layout.fields["events"]
        return slice(at, at + inner.itemsize)

    @cached_property
    def observation_size(self) -> int:
        return int(sum(np.prod(shape) for _, shape in self.observation))

    def pieces(self, observation: Array) -> dict[str, Array]:
        """An observation, or rows of them, as its named pieces: views in its memory."""
        found, at = {}, 0
        for name, shape in self.observation:
            size = int(np.prod(shape))
            found[name] = observation[..., at : at + size].reshape(*observation.shape[:-1], *shape)
            at += size
        return found

    @cached_property
    def interpreted(self) -> Interpreted:
        return Interpreted(self)

    @cached_property
    def compiled(self) -> Compiled:
        return Compiled(self)


class Game:
    """A game with its seats and options chosen.

    >>> import polana
    >>> game = polana.load("arboretum", seats=3)
    >>> game
    polana.load('arboretum', seats=3)
    >>> state = game.new(seed=7)
    >>> state.over
    False
    """

    def __init__(self, header: Header, seats: int, options: Mapping[str, Any]) -> None:
        if seats not in header.seats:
            raise BadOption("seats", game=header.name, seats=str(seats), allowed=", ".join(map(str, header.seats)))
        known = {option.name: option for option in header.options}
        for name in options:
            if name not in known:
                raise BadOption("option_unknown", option=name, game=header.name, known=", ".join(known) or "-")
        self.header = header
        self.name = header.name
        self.seats = seats
        self.options = {name: options.get(name, option.default) for name, option in known.items()}
        self._encoded = {name: option.encode(self.options[name], seats) for name, option in known.items()}
        for need in header.needs:
            need.check(seats, self.options)
        self.rules: Rules = header.interpreted
        self.size = dtype_of(header.state).itemsize

    def refuse_idle_options(self) -> Game:
        """Complain about options that change nothing with so many seats. Records of games played with them are read."""
        for option in self.header.options:
            if isinstance(option, Flag) and option.is_idle(self.seats) and self.options[option.name] != option.default:
                known = ", ".join(map(str, option.seats))
                raise BadOption("option_idle", option=option.name, seats=self.seats, known=known)
        return self

    def compile(self) -> Game:
        """Run on compiled rules from now on (the first time on a machine this takes some seconds)."""
        self.rules = self.header.compiled
        return self

    def new(self, seed: Seed | None = None) -> State:
        """Deal a new game; without a seed, 128 bits of the system's entropy."""
        from polana.engine.state import State

        memory = self.blank()
        if seed is None:
            seed = secrets.token_hex(16)
        self.rules.begin(self.rules.states(memory), self.rules.words(*seed_words(seed)))
        return State(self, memory)

    def blank(self, count: int = 1) -> Array:
        """Memory for so many states, with seats and options set."""
        memory = np.zeros(count * self.size, np.uint8)
        records = memory.view(dtype_of(self.header.state))
        records["seats"] = self.seats
        for name, number in self._encoded.items():
            records["options"][name] = number
        return memory

    def stream(self, seed: Seed) -> Array:
        """A random stream that belongs to no game, for bots and playouts."""
        memory = np.zeros(RNG.itemsize, np.uint8)
        self.rules.start_stream(self.rules.streams(memory), self.rules.words(*seed_words(seed)))
        return memory

    def batch(self, count: int, threads: int = 1) -> Batch:
        """Many games side by side, stepped together by compiled rules."""
        from polana.engine.batch import Batch

        return Batch(self.compile(), count, threads)

    def parse(self, text: str) -> int:
        """The action that a notation names in some position; `State.parse` reads it in one."""
        action = self.header.words.parse(text)
        if action is None:
            raise BadRecord("notation", text=text[:40], game=self.name)
        return action

    def from_bytes(self, saved: bytes) -> State:
        """A state from what `bytes(state)` gave; bytes that are damaged or of another game or version are refused."""
        from polana.engine.state import State

        made = [(version, layout) for version in self.header.readable for layout in reversed(LAYOUTS)]
        lengths = [len(signed(self, self.blank(), *how)) for how in made]
        if len(saved) not in lengths:
            raise BadRecord("bytes", game=self.name, expected=lengths[0], found=len(saved))
        memory = np.frombuffer(saved[-self.size :], np.uint8).copy()
        how = next((how for how in made if signed(self, memory, *how) == saved), None)
        state = State(self, memory)
        chosen = {name: getattr(state.record.options, name) for name in self._encoded}
        if how is None or state.record.seats != self.seats or chosen != self._encoded:
            raise BadRecord("bytes_other", game=repr(self), version=self.header.version)
        if how[1] == THREE_NUMBERS:
            memory[self.header.event_bytes] = 0
        return state

    def from_dict(self, position: Mapping[str, Any]) -> State:
        """A state from a position as `State.to_dict` writes it; only what differs from a blank one need be there."""
        from polana.engine.position import read

        return read(self, position)

    def __repr__(self) -> str:
        chosen = {
            option.name: self.options[option.name]
            for option in self.header.options
            if self.options[option.name] != option.default
        }
        extra = "".join(f", {name}={value!r}" for name, value in chosen.items())
        return f"polana.load({self.name!r}, seats={self.seats}{extra})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.seats, self.options) == (other.name, other.seats, other.options)

    def __hash__(self) -> int:
        return hash(repr(self))


def signed(game: Game, memory: Array, version: int, layout: int = LAYOUTS[-1]) -> bytes:
    """A record's bytes behind the game's name, the version of its rules, their layout and a check sum."""
    told = "" if layout == THREE_NUMBERS else f" {layout}"
    head = f"polana {game.name} {version}{told}\n".encode()
    return head + blake2b(memory.tobytes(), digest_size=8, person=head[:16]).digest() + memory.tobytes()


def game_names() -> tuple[str, ...]:
    """The games there are: one folder each beside the engine."""
    return tuple(sorted(file.parent.name for file in GAMES.glob("*/__init__.py")))


def find_header(name: str) -> Header:
    """The header of a game by its name."""
    if name not in game_names():
        raise BadOption("game", game=name[:40], known=", ".join(game_names()))
    found = import_module(f"polana.games.{name}").GAME
    assert isinstance(found, Header)
    return found


def load(name: str, seats: int | None = None, **options: Any) -> Game:
    """A game with seats and options chosen; without `seats` the fewest it allows.

    >>> load("arboretum", seats=2, species="BACDJM")
    polana.load('arboretum', seats=2, species='BACDJM')
    """
    header = find_header(name)
    return Game(header, header.seats[0] if seats is None else seats, options).refuse_idle_options()


@cache
def sentences(header: Header, reason: str) -> dict[str, str]:
    """A reason in all languages."""
    return {language: header.say(language).say(f"reason-{reason}") for language in LANGUAGES}
