"""People at a pure table: what they decide happens at once, nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import orjson

from polana.server.table import commands
from polana.server.table.events import Created, Event, Started
from polana.server.table.model import Table
from polana.server.table.seat_messages import Listener, table_message


class Sitting:
    """A table and the events that made it."""

    def __init__(self, *chairs: str, game: str = "arboretum", seed: str = "a fixed deal", **options: Any) -> None:
        created = commands.create(game, len(chairs), options, list(chairs), "ola", "Ola")[0]
        assert isinstance(created, Created)
        self.events: list[Event] = [replace(created, seed=seed, secret="bots", invite="come in")]
        self.table = Table.fold("t", self.events)
        if all(chair.kind != "open" for chair in self.table.chairs):
            self.happen(Started(self.table.numbered(self.table.state, set())))

    def happen(self, *events: Event) -> None:
        for event in events:
            kept = Event.load(event.kind, event.dump())
            self.events.append(kept)
            self.table.apply(kept)

    def do(self, decide: Callable[..., list[Event]], *args: Any, **more: Any) -> int:
        """Decide something and let it happen; how many events that made."""
        events = decide(self.table, *args, **more)
        self.happen(*events)
        return len(events)

    def join(self, *people: str) -> None:
        for person in people:
            self.do(commands.join, person, person.title(), self.table.invite, None)

    def act(self, seat: int | None = None, choice: int = 0) -> int:
        """A seat plays one of its legal actions; which seat it was."""
        who = self.table.state.acting[0] if seat is None else seat
        decision = self.table.decisions[who]
        assert decision is not None
        self.do(commands.act, who, decision, self.table.state.legal(who)[choice])
        return who

    def play_out(self) -> None:
        while self.table.phase == "playing":
            self.act()

    def told(self, person: str, seat: int | None) -> dict[str, Any]:
        message: dict[str, Any] = orjson.loads(table_message(self.table, Listener(person, seat))[0])
        return message

    def refolded(self) -> Table:
        """The same table made anew from its events."""
        return Table.fold("t", self.events)
