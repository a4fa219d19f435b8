"""The hall: every table that somebody looks at, loaded when needed, stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Protocol

import orjson
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from polana.bots import Bot
from polana.server import deciding
from polana.server.errors import Refused, Stale
from polana.server.events import Created, Event, Joined, Moved, Rematched, Said
from polana.server.metrics import Metrics
from polana.server.security import Buckets
from polana.server.settings import Settings
from polana.server.storage import Storage, Write
from polana.server.table import Table
from polana.server.thinking import Thinkers

LINK_SECONDS = 24 * 3600
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

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
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
            self.hall.thinkers.quicken(self.table.game)
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
            self.hall.storage.push(name, ("news", {"b_id": name, **fresh, "updated": now()}))

    async def _store(self, events: list[Event], extra: Sequence[Write]) -> None:
        """Should storing fail, the table is read anew: the database is what is true."""
        name = self.table.id
        writes = [*event_writes(name, self.table.version, events, now()), *member_writes(name, events), *extra]
        try:
            await self.hall.storage.store(writes)
        except SQLAlchemyError as problem:
            self.table = Table.fold(name, await self.hall.storage.events_of(name))
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
            rests = asyncio.create_task(asyncio.sleep(self.hall.settings.bot_pause))
            if seat not in self._bots:
                self._bots[seat] = self.hall.thinkers.sit(self.table, seat, decision)
            action = await self.hall.thinkers.choose(self.table, seat, decision, self._bots[seat])
            await rests
            following = self.table.bot_to_act()
            if following != turn:
                continue
            try:
                await self.change(lambda table, s=seat, d=decision, a=action: deciding.act(table, s, d, a))  # type: ignore[misc]
            except Refused as refused:
                if refused.key != "stale":
                    logger.warning("a bot was refused: %s", refused.key)
                    return
        self.thinking = []
        self.tell()


class Hall:
    """Finds tables by name and keeps those in use."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.guests = 0
        self.thinkers = Thinkers()
        self.rates = Buckets(2 * settings.rate, 2 * settings.burst)  # messages of a person, by all connections
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def crowded(self, live: LiveTable, person: str) -> bool:
        """Whether there is no room for one more connection."""
        own = sum(guest.person == person for guest in live.guests)
        return own >= self.settings.connections or self.guests >= self.settings.most_connections

    async def table(self, name: str) -> LiveTable:
        """A table by its name, from memory or from storage."""
        if (live := self._tables.get(name)) is not None:
            live.touched = time.monotonic()
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        events = await self.storage.events_of(name)
        if not events:
            raise Refused("no_such_table", 404)
        return self._seat(Table.fold(name, events))

    def _seat(self, table: Table) -> LiveTable:
        self.thinkers.quicken(table.game)
        live = self._tables[table.id] = LiveTable(self, table)
        live.wake_bots()
        return live

    async def open(self, events: list[Event]) -> LiveTable:
        """Store a new table."""
        name = deciding.token(9)
        table = Table.fold(name, events)
        await self.storage.store(opening_writes(table, events))
        return self._seat(table)

    def drop_idle(self) -> None:
        """Forget tables that nobody has looked at for a while; they are all in storage."""
        before = time.monotonic() - self.settings.idle
        for name, live in list(self._tables.items()):
            if live.idle and live.touched < before:
                del self._tables[name]

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            self.drop_idle()

    # Things that concern more than one table

    async def rematch(self, name: str, person: str) -> str:
        """The table where the same people play again; whoever asks first opens it."""
        live = await self.table(name)
        if live.table.rematch is None:
            opening = deciding.rematch(live.table, person)
            new = Table.fold(deciding.token(9), opening)
            writes = opening_writes(new, opening)
            await live.change(lambda table: [] if table.rematch else [Rematched(new.id)], writes)
        assert live.table.rematch is not None
        return live.table.rematch

    async def device_link(self, name: str, person: str) -> str:
        """A private link that brings a person's seats at a table to another device, once."""
        live = await self.table(name)
        deciding.seat_for(live.table, person, None)
        secret = deciding.token(24)
        row = {"digest": digest(secret), "table_id": name, "person": person, "until": int(time.time()) + LINK_SECONDS}
        await self.storage.store([("link", row)])
        return f"/seat/{secret}"

    async def follow_link(self, secret: str, person: str) -> tuple[str, int]:
        """Take the seats that a private link promises."""
        link = await self.storage.link(digest(secret))
        if link is None or link["until"] < time.time():
            raise Refused("link", 404)
        live = await self.table(link["table_id"])
        used: Write = ("forget link", {"b_digest": link["digest"]})
        await live.change(lambda table: deciding.move(table, link["person"], person), [used])
        return link["table_id"], deciding.seat_for(live.table, person, None)

    async def name(self, person: str, name: str) -> None:
        """Remember what a person is called."""
        await self.storage.store([("forget person", {"b_id": person}), ("person", {"id": person, "name": name})])


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


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


def opening_writes(table: Table, events: list[Event]) -> list[Write]:
    at = now()
    row = {"id": table.id, **news(table), "updated": at}
    return [("table", row), *event_writes(table.id, 0, events, at), *member_writes(table.id, events)]
