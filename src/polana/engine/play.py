"""A game played: its set-up and its actions, as a text that people can read and machines replay to the same bytes.

polana arboretum 1          game, version of its rules
seats 2
option species random       one line for each option
seed str:1f0c...            or int:7, bytes:00ff, text:0a (a text in hexadecimal)
0: deck deck M4 -O7         a seat and what it did, action by action
1: deck pile0 B2 -B5
state 5d0e...               hash of the last position
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from typing import TYPE_CHECKING, Any

from polana.engine.errors import BadRecord, IllegalAction
from polana.engine.game import Game, find_header
from polana.engine.rng import Seed, seed_text

if TYPE_CHECKING:
    from polana.engine.state import State


OLDER_CHECK = "check "  # was a hash with events, whose layout is gone: such a play is held by its moves alone


@dataclass
class Play:
    """A game's set-up and the (seat, action) pairs played so far."""

    game: Game
    seed: Seed
    actions: list[tuple[int, int]] = field(default_factory=list)
    version: int = 0  # of the rules that it was recorded with; 0: today's

    def states(self) -> Iterator[State]:
        """The position after the deal and after each action; the same object throughout, so clone what you keep."""
        state = self.game.new(self.seed)
        yield state
        for seat, action in self.actions:
            state.play(seat, action)
            yield state

    def replay(self, plies: int | None = None) -> State:
        """The position after so many actions; without a number, after all of them."""
        state = self.game.new(self.seed)
        for seat, action in self.actions[:plies]:
            state.play(seat, action)
        return state

    def __str__(self) -> str:
        """The game as text; `parse` reads it back."""
        header = self.game.header
        lines = [f"polana {header.name} {self.version or header.version}", f"seats {self.game.seats}"]
        lines += [f"option {name} {_option_text(value)}" for name, value in self.game.options.items()]
        lines.append(f"seed {_seed_word(self.seed)}")
        state = self.game.new(self.seed)
        for seat, turn in groupby(self.actions, key=lambda pair: pair[0]):
            words = []
            for _, action in turn:
                words.append(state.notation(seat, action))
                state.play(seat, action)
            lines.append(f"{seat}: {' '.join(words)}")
        lines.append(f"state {fingerprint(state)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Play:
        """A game from its text, replayed as it is read; what is wrong is told with its line."""
        return _Reader(text).play()


def fingerprint(state: State) -> str:
    """A short hash of a position: a state's bytes without its events, which only tell how it came about."""
    memory = state.memory.copy()
    memory[state.game.header.event_bytes] = 0
    return blake2b(memory.tobytes(), digest_size=8).hexdigest()


def _seed_word(seed: Seed) -> str:
    """A seed as a line can hold it; a text with line breaks and the like is written in hexadecimal."""
    if isinstance(seed, str) and not (seed and seed.isprintable() and seed == seed.strip()):
        return f"text:{seed.encode(errors='surrogatepass').hex()}"
    return seed_text(seed)


def _option_text(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class _Reader:
    """Reads a play record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not self.lines:
            raise BadRecord("play_empty")
        self.end = self.lines[-1][0] + 1  # the line at which a record that was cut off would go on

    def head(self, expected: str, count: int) -> tuple[int, list[str]]:
        """The next line, which must begin with a word and have so many more."""
        line, text = self.lines.pop(0) if self.lines else (self.end, "")
        words = text.split(" ", count)
        if words[0] != expected or len(words) != count + 1:
            raise BadRecord("play_header", line=line, expected=expected)
        return line, words[1:]

    def play(self) -> Play:
        play = self.setting()
        state = play.game.new(play.seed)
        while self.lines and not self.lines[0][1].startswith(("state ", OLDER_CHECK)):
            self.turn(play, state, *self.lines.pop(0))
        older = self.lines and self.lines[0][1].startswith(OLDER_CHECK)
        line, (found,) = self.head("check" if older else "state", 1)
        if not older and found != (expected := fingerprint(state)):
            raise self.changed(play, line) or BadRecord("play_check", line=line, found=found[:40], expected=expected)
        for line, _ in self.lines:
            raise BadRecord("play_move", line=line)
        return play

    def changed(self, play: Play, line: int) -> BadRecord | None:
        """The complaint when a play of an earlier version of the rules goes another way by today's."""
        header = play.game.header
        if play.version == header.version:
            return None
        return BadRecord("play_older", line=line, version=play.version, known=header.version, game=header.name)

    def setting(self) -> Play:
        """The lines above the actions."""
        line, (name, version) = self.head("polana", 2)
        header = find_header(name)
        if version not in map(str, header.readable):
            raise BadRecord("version", version=version[:40], known=header.version, game=name)
        line, (seats,) = self.head("seats", 1)
        if not re.fullmatch("[1-9][0-9]?", seats):
            raise BadRecord("play_value", line=line, field="seats", value=repr(seats[:40]))
        options: dict[str, Any] = {}
        while self.lines and self.lines[0][1].startswith("option "):
            _, (option, value) = self.head("option", 2)
            options[option] = {"yes": True, "no": False}.get(value, value)
        game = Game(header, int(seats), options)
        line, (seed,) = self.head("seed", 1)
        return Play(game, self.seed(line, seed), version=int(version))

    def seed(self, line: int, text: str) -> Seed:
        kind, _, value = text.partition(":")
        try:
            if kind == "int" and re.fullmatch("0|-?[1-9][0-9]{0,998}", value):
                return int(value)
            if kind == "bytes":
                return bytes.fromhex(value)
            if kind == "text":
                return bytes.fromhex(value).decode(errors="surrogatepass")
        except ValueError:
            kind = ""
        if kind != "str" or not value:
            raise BadRecord("play_value", line=line, field="seed", value=repr(text[:40]))
        return value

    def turn(self, play: Play, state: State, line: int, text: str) -> None:
        """One line of actions, played on `state`."""
        name, colon, actions = text.partition(":")
        if not colon or not re.fullmatch("[0-9]+", name) or not actions.split():
            raise BadRecord("play_move", line=line)
        if name not in map(str, range(play.game.seats)):
            raise BadRecord("play_seat", line=line, seat=name[:40])
        seat = int(name)
        for word in actions.split():
            try:
                action = state.parse(seat, word)
                state.play(seat, action)
            except BadRecord as unread:
                raise BadRecord("play_notation", line=line, text=word[:40], game=play.game.name) from unread
            except IllegalAction as refused:
                illegal = BadRecord("play_illegal", line=line, text=word, why=refused)
                raise self.changed(play, line) or illegal from refused
            play.actions.append((seat, action))
