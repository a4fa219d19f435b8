"""A table in memory with who looks at it: changes are stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

import orjson
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from polana.bots import Bot
from polana.server.errors import Refused, Stale
from polana.server.store.storage import Write
from polana.server.table import commands
from polana.server.table.events import Created, Event, Joined, Moved, Said
from polana.server.table.model import Table

if TYPE_CHECKING:
    from polana.server.live.registry import TableRegistry

logger = logging.getLogger(__name__)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Guest(Protocol):
    """A live connection to a table."""

    person: str

    def tell_table(self) -> None:
        """The table has changed."""

    def tell_chat(self, said: Said) -> None:
        """Somebody said something."""


class LiveTable:
    """A table in memory, with who looks at it."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.guests: set[Guest] = set()
        self.thinking: list[int] = []
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._news: dict[str, Any] = {}
        self._bots: dict[int, Bot] = {}
        self._playing: asyncio.Task[None] | None = None

    @property
    def online(self) -> set[str]:
        return {guest.person for guest in self.guests}

    @property
    def idle(self) -> bool:
        return not self.guests and self._playing is None and not self._lock.locked()

    async def change(self, decide: Callable[[Table], list[Event]], extra: Sequence[Write] = ()) -> None:
        """Decide, store together with `extra`, and only then let it happen and tell everybody."""
        await asyncio.shield(self._change(decide, extra))

    async def _change(self, decide: Callable[[Table], list[Event]], extra: Sequence[Write]) -> None:
        async with self._lock:
            self.touched = time.monotonic()
            self.registry.bot_workers.use_compiled(self.table.game)
            events = decide(self.table)
            if not events:
                return
            await self._store(events, extra)
            rewritten = self.table.rewritten
            for event in events:
                self.table.apply(event)
            if self.table.rewritten != rewritten:
                self._bots.clear()
            self._push_news()
        self.wake_bots()
        self.tell(event for event in events if isinstance(event, Said))

    def _push_news(self) -> None:
        """Bring lists of tables up to date, if there is something new in them."""
        fresh = news(self.table)
        if fresh != self._news:
            self._news = fresh
            name = self.table.id
            self.registry.storage.push(name, ("news", {"b_id": name, **fresh, "updated": now()}))

    async def _store(self, events: list[Event], extra: Sequence[Write]) -> None:
        """Should storing fail, the table is read anew: the database is what is true."""
        name = self.table.id
        writes = [*event_writes(name, self.table.version, events, now()), *member_writes(name, events), *extra]
        try:
            await self.registry.storage.store(writes)
        except SQLAlchemyError as problem:
            self.table = Table.fold(name, await self.registry.storage.events_of(name))
            if isinstance(problem, IntegrityError):
                raise Stale from problem
            logger.exception("not stored")
            raise Refused("not_stored", 503) from problem

    def tell(self, chat: Iterable[Said] = ()) -> None:
        """Everybody who looks on gets the table as it is now."""
        said = list(chat)
        for guest in self.guests:
            guest.tell_table()
            for line in said:
                guest.tell_chat(line)

    def wake_bots(self) -> None:
        """Let bots play while it is their turn."""
        if self._playing is None and self.table.bot_to_act() is not None:
            self._playing = asyncio.create_task(self._play_bots())
            self._playing.add_done_callback(self._bots_done)

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        self._playing = None
        self.thinking = []
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("bots stopped", exc_info=problem)

    async def _play_bots(self) -> None:
        while (turn := self.table.bot_to_act()) is not None:
            seat, decision = turn
            self.thinking = [seat]
            rests = asyncio.create_task(asyncio.sleep(self.registry.settings.bot_pause))
            if seat not in self._bots:
                self._bots[seat] = self.registry.bot_workers.sit(self.table, seat, decision)
            action = await self.registry.bot_workers.choose(self.table, seat, decision, self._bots[seat])
            await rests
            following = self.table.bot_to_act()
            if following != turn:
                continue
            try:
                await self.change(lambda table, s=seat, d=decision, a=action: commands.act(table, s, d, a))  # type: ignore[misc]
            except Refused as refused:
                if refused.key != "stale":
                    logger.warning("a bot was refused: %s", refused.key)
                    return
        self.thinking = []
        self.tell()


def news(table: Table) -> dict[str, Any]:
    """What lists of tables show."""
    acting = {table.chairs[seat].person for seat, number in enumerate(table.decisions) if number is not None}
    return {
        "game": table.game.name,
        "phase": table.phase,
        "names": orjson.dumps([chair.name for chair in table.chairs]).decode(),
        "acting": orjson.dumps(sorted(person for person in acting if person)).decode(),
    }


def event_writes(name: str, first: int, events: list[Event], at: str) -> list[Write]:
    return [
        ("event", {"table_id": name, "n": first + i, "kind": event.kind, "body": event.dump(), "at": at})
        for i, event in enumerate(events)
    ]


def member_writes(name: str, events: Sequence[Event]) -> list[Write]:
    """Who has come to a table by these events."""
    people: set[str] = set()
    for event in events:
        if isinstance(event, Created):
            people |= {event.owner, *(chair["person"] for chair in event.chairs if chair["person"])}
        elif isinstance(event, Joined):
            people.add(event.person)
        elif isinstance(event, Moved):
            people.add(event.to)
    writes: list[Write] = []
    for person in sorted(people):
        writes.append(("forget member", {"b_person": person, "b_table": name}))
        writes.append(("member", {"person": person, "table_id": name}))
    return writes
