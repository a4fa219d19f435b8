"""A table: people, bots and one game, folded from stored events. Pure: it reads no clock, file or socket.

Each choice put to a seat has a number that is never used again, undo or not, and that does not change when others
who choose at the same time act. The numbers are part of the events, so folding needs no rules; the game's state is
replayed when it is first looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

import orjson

from polana.engine.contract import SPECTATOR, TRUTH
from polana.engine.errors import IllegalAction
from polana.engine.game import Game, find_header
from polana.engine.play import Play
from polana.engine.rng import Seed, seed_text
from polana.engine.state import State
from polana.server.table import events as happened
from polana.server.table.events import Decisions, Event
from polana.server.table.log import Log
from polana.server.table.messages import Note, NoteKind, Phase

REMEMBERED = 200  # keys of requests, so that a repeat is known
CHAT = 100  # last lines that a newcomer is shown
NOTES = 50


@dataclass(slots=True)
class Chair:
    """Who sits at a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str | None = None
    bot: str | None = None  # plays this seat: always at a bot's chair, for a while at a person's
    local: bool = False  # shares the owner's device
    resigned: bool = False
    left: bool = False

    def store(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Undo:
    """How a seat may take back its last action."""

    play: int  # index of that action
    alone: bool  # the rest is played again without it
    free: bool  # nobody need be asked


@dataclass(slots=True)
class Request:
    """Leave to undo that a seat has asked for."""

    seat: int
    play: int
    waiting: set[str]  # people who have not answered


@lru_cache(maxsize=256)
def _game(name: str, seats: int, options: bytes) -> Game:
    return Game(find_header(name), seats, orjson.loads(options))


def game_of(name: str, seats: int, options: dict[str, Any]) -> Game:
    """A game with its options; tables that play the same share it."""
    return _game(name, seats, orjson.dumps(options, option=orjson.OPT_SORT_KEYS))


def commitment(seed: Seed) -> str:
    """The hash of a deal's seed that is shown from the start: SHA-256 of the seed as play records write it."""
    return sha256(seed_text(seed).encode()).hexdigest()


def numbered(before: State, numbers: Decisions, last: int, after: State, touched: set[int]) -> Decisions:
    """Numbers for the choices that `after` puts: a seat that was not touched and faces the same one keeps its own."""
    given: Decisions = [None] * len(numbers)
    for seat in after.acting:
        number = numbers[seat]
        if number is None or seat in touched or before.legal(seat) != after.legal(seat):
            last += 1
            number = last
        given[seat] = number
    return given


class Table:
    """Everything that is so at a table now."""

    def __init__(self, name: str, created: happened.Created) -> None:
        self.id = name
        self.version = 1  # events so far
        self.owner = created.owner
        self.invite = created.invite
        self.secret = created.secret
        self.chairs = [Chair(**chair) for chair in created.chairs]
        self.phase: Phase = "gathering"
        self.plays: list[tuple[int, int]] = []  # seat and action
        self.decisions: Decisions = [None] * created.seats
        self.last_decision = 0
        self.answers: dict[int, tuple[int, int]] = {}  # seat and action that answered a decision
        self.request: Request | None = None
        self.rematch: str | None = None
        self.chat: list[happened.Said] = []
        self.notes: list[Note] = []
        self.rewritten = 0  # how often the past was changed
        self.heard: dict[str, None] = {}
        self._state: State | None = None
        self._seen: dict[int, State] = {}  # the state as viewers know it
        self._imagined: dict[int, State] = {}  # a whole state that a seat holds possible
        self._next: tuple[tuple[int, int], State] | None = None  # a play that was tried on the state, and what it gave
        self._masks: list[int] = []  # who could act before each action
        self._logs: dict[int, Log] = {}
        self._entries: dict[bytes, bytes] = {}
        if created.record is None:
            self.game = game_of(created.game, created.seats, created.options)
            self.seed: Seed = created.seed
        else:
            play = Play.parse(created.record)
            self.game = game_of(play.game.name, play.game.seats, play.game.options)
            self.seed = play.seed
            self.plays = play.actions
            self.phase = "finished"
        self.commitment = commitment(self.seed)

    @classmethod
    def fold(cls, name: str, events: Iterable[Event]) -> Table:
        """A table from everything that has happened at it."""
        first, *rest = events
        assert isinstance(first, happened.Created)
        table = cls(name, first)
        for event in rest:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Let one more thing happen."""
        getattr(self, f"_{event.kind}")(event)
        self.version += 1
        if key := getattr(event, "key", None):
            self.heard[key] = None
            if len(self.heard) > REMEMBERED:
                del self.heard[next(iter(self.heard))]

    # What happens, event by event

    def _started(self, event: happened.Started) -> None:
        self.phase = "playing"
        self._put(event.decisions)

    def _joined(self, event: happened.Joined) -> None:
        self.chairs[event.seat] = Chair("person", event.name, event.person)

    def _left(self, event: happened.Left) -> None:
        for seat in self.seats_of(event.person):
            if self.phase == "gathering":
                self.chairs[seat] = Chair("open")
            else:
                self.chairs[seat].left = True
                self._note("left", seat)

    def _returned(self, event: happened.Returned) -> None:
        for seat in self.seats_of(event.person):
            self.chairs[seat].left = False
            self._note("returned", seat)

    def _moved(self, event: happened.Moved) -> None:
        for seat in self.seats_of(event.person):
            self.chairs[seat].person = event.to
            self.chairs[seat].left = False
        if self.owner == event.person:
            self.owner = event.to

    def _acted(self, event: happened.Acted) -> None:
        self.plays.append((event.seat, event.action))
        self.answers[event.decision] = (event.seat, event.action)
        self.request = None
        self._put(event.decisions)
        if self._state is not None:
            self._catch_up()

    def _undone(self, event: happened.Undone) -> None:
        rest = self.plays[event.play + 1 :] if event.alone else []
        self.plays = self.plays[: event.play] + rest
        self.request = None
        self._put(event.decisions)
        self._state = None
        self._next = None
        self._logs = {}
        self._entries = {}
        self.rewritten += 1
        if not event.alone:  # choosing a step again is nobody's business
            self._note("undone", event.seat)

    def _asked(self, event: happened.Asked) -> None:
        self.request = Request(event.seat, event.play, self.others(event.seat))

    def _answered(self, event: happened.Answered) -> None:
        if self.request and event.yes:
            self.request.waiting.discard(event.person)
        else:
            self.request = None

    def _resigned(self, event: happened.Resigned) -> None:
        self._note("resigned", event.seat)
        self.chairs[event.seat].resigned = True
        self.chairs[event.seat].bot = event.bot
        self.request = None
        if sum(not chair.resigned for chair in self.chairs) <= 1:
            self._finish()

    def _taken(self, event: happened.Taken) -> None:
        self._note("taken" if event.bot else "given_back", event.seat)
        self.chairs[event.seat].bot = event.bot
        self.request = None

    def _ended(self, event: happened.Ended) -> None:
        self._finish()
        self.phase = "abandoned"

    def _rematched(self, event: happened.Rematched) -> None:
        self.rematch = event.table

    def _said(self, event: happened.Said) -> None:
        self.chat = [*self.chat[1 - CHAT :], event]

    def _note(self, kind: NoteKind, seat: int) -> None:
        self.notes = [*self.notes[1 - NOTES :], {"move": len(self.plays), "kind": kind, "seat": seat}]

    def _put(self, decisions: Decisions) -> None:
        self.decisions = decisions
        self.last_decision = max([self.last_decision, *(number for number in decisions if number is not None)])
        if all(number is None for number in decisions):
            self._finish()

    def _finish(self) -> None:
        self.phase = "finished"
        self.decisions = [None] * len(self.chairs)

    # The game

    @property
    def state(self) -> State:
        """The whole truth. Who is told something is told from `seen`."""
        if self._state is None:
            self._state = self.game.new(self.seed)
            self._masks = []
            self._follow(self._state)
            self._catch_up()
        return self._state

    def _catch_up(self) -> None:
        state = self._state
        assert state is not None
        while state.ply < len(self.plays):
            play = self.plays[state.ply]
            self._masks.append(state.record.acting)
            if self._next is not None and self._next[0] == play:
                state = self._state = self._next[1]
            else:
                state.play(*play)
            self._follow(state)

    def after(self, seat: int, action: int) -> State:
        """The state after an action, or IllegalAction. It is kept, for this may be what happens next."""
        state = self.state
        if self._next is None or self._next[0] != (seat, action):
            after = state.clone()
            after.play(seat, action)
            self._next = (seat, action), after
        return self._next[1]

    def foreseen(self, seat: int, action: int) -> State:
        """What an action leads to in a world that the seat holds possible; the same world until something happens."""
        seen = self.seen(seat)
        if seat not in self._imagined:
            self._imagined[seat] = seen.imagined("preview")
        world = self._imagined[seat].clone()
        world.play(seat, action)
        return world

    def _follow(self, state: State) -> None:
        self._seen = {TRUTH: state}
        self._imagined = {}
        self._next = None
        for viewer, log in self._logs.items():
            log.follow(self._seen_by(viewer), self._entries)

    def _seen_by(self, viewer: int) -> State:
        if viewer not in self._seen:
            self._seen[viewer] = self._seen[TRUTH].concealed_for(viewer)
        return self._seen[viewer]

    def seen(self, viewer: int) -> State:
        """What a seat or a spectator may know; before the game begins, hands are nobody's, afterwards all is open.

        Everybody who looks from there gets the same state: it is for reading.
        """
        state = self.state
        if self.phase == "finished":
            return state
        return self._seen_by(SPECTATOR if self.phase == "gathering" else viewer)

    def log(self, viewer: int) -> Log:
        """What a seat or a spectator was shown so far."""
        if viewer not in self._logs:
            log = self._logs[viewer] = Log()
            if self._state is not None:
                for state in Play(self.game, self.seed, self.plays).states():
                    log.follow(state if viewer == TRUTH else state.concealed_for(viewer), self._entries)
        self.state  # noqa: B018  a log follows the state
        return self._logs[viewer]

    def at(self, move: int) -> State:
        """The position after so many actions."""
        return Play(self.game, self.seed, self.plays[:move]).replay()

    # People

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def others(self, seat: int) -> set[str]:
        """The people, besides the one at this seat, who play themselves and have not left."""
        here = self.chairs[seat].person
        return {
            chair.person
            for chair in self.chairs
            if chair.person is not None and chair.person != here and chair.bot is None and not chair.left
        }

    def bot_to_act(self) -> tuple[int, int] | None:
        """A seat that a bot is to act for, and its decision."""
        for seat, decision in enumerate(self.decisions):
            if decision is not None and self.chairs[seat].bot is not None:
                return seat, decision
        return None

    def places(self) -> list[int] | None:
        """Final places as people count them, from 1; who resigned comes after all who did not."""
        if self.phase != "finished":
            return None
        worth = [(chair.resigned, place) for chair, place in zip(self.chairs, self.state.places(), strict=True)]
        return [1 + sum(other < mine for other in worth) for mine in worth]

    # Choices and undo

    def numbered(self, after: State, touched: set[int]) -> Decisions:
        """Numbers for the choices that `after` puts to the seats."""
        return numbered(self.state, self.decisions, self.last_decision, after, touched)

    def undo_of(self, seat: int) -> Undo | None:
        """How a seat may take back its last action: its own step until somebody learned something new, else by
        consent of the other people, and freely when there are none."""
        if self.phase != "playing":
            return None
        play = len(self.plays) - 1
        while play >= 0 and self.plays[play][0] != seat:
            play -= 1
        if play < 0:
            return None
        last = play == len(self.plays) - 1
        if play + 1 > self.state.record.secret_ply and (last or self.without(play) is not None):
            return Undo(play, alone=True, free=True)
        return Undo(play, alone=False, free=not self.others(seat))

    def without(self, play: int) -> State | None:
        """The game with one action left out and the rest played again, if that was chosen at the same time."""
        state, rest = self.state, self.plays[play + 1 :]
        if any(not self._masks[play] >> seat & 1 for seat, _ in rest):
            return None
        state = self.at(play)
        try:
            for seat, action in rest:
                state.play(seat, action)
        except IllegalAction:
            return None
        return state if self.plays[play][0] in state.acting else None
