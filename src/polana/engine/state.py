"""One position of a game: a record's bytes with the contract as methods."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from polana.engine.compile.backends import Rules
from polana.engine.contract import LEGAL, SPECTATOR, TRUTH
from polana.engine.errors import BadOption, BadRecord, Concealed, IllegalAction
from polana.engine.game import Game, sentences, signed
from polana.engine.ranking import payoffs
from polana.engine.record import Array
from polana.engine.rng import Seed
from polana.engine.text import plain

if TYPE_CHECKING:
    from polana.engine.text import Words


class State:
    """A position: the whole truth, or what one seat knows of it.

    >>> import polana
    >>> state = polana.load("arboretum", seats=2).new(seed=1)
    >>> seat = state.acting[0]
    >>> copy = state.clone()
    >>> state.play(seat, state.legal(seat)[0])
    >>> copy == state
    False
    """

    def __init__(self, game: Game, memory: Array) -> None:
        self.game = game
        self.memory = memory
        self._ran: tuple[Rules, Any] | None = None

    @cached_property
    def record(self) -> Any:
        """The record itself, fields as plain Python ints; read it, and leave writing to the rules."""
        return self.game.header.interpreted.states(self.memory)[0]

    def _on(self) -> tuple[Rules, Any]:
        """The rules in use, and this state as they take it."""
        rules = self.game.rules
        if self._ran is None or self._ran[0] is not rules:
            self._ran = rules, rules.states(self.memory)
        return self._ran

    # Looking

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats

    @property
    def acting(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        mask = self.record.acting
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.acting == 0)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return int(self.record.ply)

    @property
    def viewer(self) -> int | None:
        """Whose knowledge this is: a seat, -1 for a spectator, None for the whole truth."""
        return None if self.record.viewer == TRUTH else int(self.record.viewer)

    def _seat_or_none(self, seat: int) -> int:
        """A seat that is there, or -1: rules take no wild integers."""
        return seat if 0 <= seat < self.seats else -1

    def _may_act(self, seat: int) -> bool:
        return 0 <= seat < self.seats and bool(self.record.acting >> seat & 1)

    def _must_know(self, seat: int) -> None:
        """Complain when this is what another seat or a spectator knows."""
        if self.record.viewer not in (TRUTH, seat):
            raise Concealed("concealed", seat=seat)

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending; none when it may not act. What one seat knows tells nothing of another's:
        that raises Concealed."""
        if not self._may_act(seat):
            return []
        self._must_know(seat)
        rules, states = self._on()
        out = rules.numbers(self.game.header.most_legal)
        n = rules.legal_of(states, seat, out)
        return rules.listed(out[:n])

    def why_not(self, seat: int, action: int) -> str | None:
        """The key of the rule that forbids an action, None when it is legal; of another seat as `legal`."""
        if not -(2**62) < action < 2**62:
            return "no_such_action"
        if self._may_act(seat) and 0 <= action < self.game.header.actions:
            self._must_know(seat)
        rules, states = self._on()
        reason = rules.refusal_of(states, self._seat_or_none(seat), action)
        return None if reason == LEGAL else self.game.header.reason(reason)

    def scores(self) -> list[int]:
        """Points of each seat, as far as this state's viewer can know, if the game ended now."""
        return [sum(points.values()) for points in self.score_sheet()]

    def score_sheet(self) -> list[dict[str, int]]:
        """Points of each seat by category."""
        categories = self.game.header.categories
        rules, states = self._on()
        out = rules.numbers(self.seats * len(categories))
        rules.score_of(states, out)
        points, size = rules.listed(out), len(categories)
        return [dict(zip(categories, points[seat * size :], strict=False)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """Place of each seat, counted from 0, the best; tie-breaks as in the rulebook, shared places equal.

        The library counts from 0 everywhere; only what people look at (table, terminal) and the server's messages to it
        count from 1.
        """
        rules, states = self._on()
        out = rules.numbers(self.seats)
        rules.rank_of(states, out)
        return rules.listed(out)

    def payoffs(self) -> list[float]:
        """What the places are worth: zero-sum, 1 for a sole first, -1 for a sole last."""
        return payoffs(self.places())

    def observation(self, seat: int) -> Array:
        """What a seat sees, as small numbers in the pieces that the game's header names."""
        rules = self.game.rules
        out = rules.bytes(self.game.header.observation_size)
        rules.observe_by(rules.states(self.concealed_for(seat).memory), seat, out)
        return np.asarray(out, np.uint8)

    # Playing

    def play(self, seat: int, action: int) -> None:
        """Play a legal action; an illegal one raises IllegalAction and changes nothing."""
        if not -(2**62) < action < 2**62:
            raise self._refused("no_such_action", str(action))
        if self.record.viewer != TRUTH:
            raise self._refused("only_seen", str(action))
        rules, states = self._on()
        reason = rules.play_on(states, self._seat_or_none(seat), action)
        if reason != LEGAL:
            raise self._refused(self.game.header.reason(reason), self._told(seat, action))

    def _told(self, seat: int, action: int) -> str:
        """An action as people read it, or the number that names none."""
        known = 0 <= action < self.game.header.actions and 0 <= seat < self.seats
        return self.notation(seat, action) if known else str(action)

    def _refused(self, reason: str, action: str) -> IllegalAction:
        header = self.game.header
        return IllegalAction(reason, sentences(header, reason), action, header.sections.get(reason))

    def clone(self) -> State:
        """A copy that goes its own way."""
        return State(self.game, self.memory.copy())

    def concealed_for(self, seat: int = SPECTATOR) -> State:
        """What a seat (or a spectator) knows, as a state of its own."""
        if not SPECTATOR <= seat < self.seats:
            raise BadOption("seat", seat=str(seat), last=str(self.seats - 1))
        if not self.over:
            self._must_know(seat)
        copy = self.clone()
        if self.record.viewer != seat:
            rules, states = copy._on()
            rules.conceal_states(states, seat)
        return copy

    def imagined(self, seed: Seed) -> State:
        """A whole state that the viewer of this one holds possible, drawn evenly; the truth is only itself."""
        copy = self.clone()
        if self.record.viewer == TRUTH:
            return copy
        rules, states = copy._on()
        rules.imagine_states(states, rules.streams(self.game.stream(seed)))
        return copy

    # Words

    def events(self) -> list[dict[str, Any]]:
        """What the last action did, as far as the viewer may see it."""
        header = self.game.header
        events = self.record.events
        told = []
        for i in range(events.n):
            event = events.items[i]
            category = header.categories[event.category] if event.category >= 0 else None
            told.append(
                {
                    "kind": header.events[event.kind],
                    "seat": event.seat,
                    "args": header.words.event(self.record, event),
                    "points": event.points,
                    "category": category,
                }
            )
        return told

    def news(self, viewer: int | None = None) -> int | None:
        """The first event of the last action that was new to somebody; with a viewer, the first that it could read."""
        for i in range(self.record.events.n):
            event = self.record.events.items[i]
            if event.fresh and (viewer is None or event.sees >> (viewer & 7) & 1):
                return i
        return None

    def view(self) -> dict[str, Any]:
        """The table as an interface draws it; equal parts of views are shared, so read it and leave it as it is."""
        return self.game.header.words.view(self.record)

    def to_dict(self) -> dict[str, Any]:
        """The position as documented JSON; `Game.from_dict` reads it back."""
        from polana.engine.position import write

        return write(self)

    def notation(self, seat: int, action: int) -> str:
        """An action as a short text without spaces; `parse` reads it back."""
        return self.game.header.words.notation(self.record, seat, action)

    def parse(self, seat: int, text: str) -> int:
        """The action of a seat whose notation in this position is exactly this text."""
        if not 0 <= seat < self.seats:
            raise BadOption("seat", seat=str(seat), last=str(self.seats - 1))
        action = self.game.parse(text)
        if self.notation(seat, action) != text:
            raise BadRecord("notation_here", text=text[:40], game=self.game.name)
        return action

    def table(self, words: Words) -> str:
        """The table as text in some language; [M]M4[/M] marks what a terminal may colour."""
        return self.game.header.words.table(self.record, words)

    def __bytes__(self) -> bytes:
        """The state as bytes that `Game.from_bytes` reads back and checks."""
        return signed(self.game, self.memory, self.game.header.version)

    def __str__(self) -> str:
        return plain(self.table(self.game.header.say("en")))

    def __repr__(self) -> str:
        who = "" if self.viewer is None else f", seen by {self.viewer}"
        return f"<{self.game.name}, {self.seats} seats, ply {self.ply}{who}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.memory.tobytes() == other.memory.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a state changes
