"""The tables in use: found by name, loaded when needed, forgotten when idle."""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256

from polana.server.errors import Refused
from polana.server.live.bot_workers import BotWorkers
from polana.server.live.live_table import LiveTable, event_writes, member_writes, news, now
from polana.server.metrics import Metrics
from polana.server.rate_limits import Buckets
from polana.server.settings import Settings
from polana.server.store.storage import Storage, Write
from polana.server.table import commands
from polana.server.table.events import Event, Rematched
from polana.server.table.model import Table

LINK_SECONDS = 24 * 3600


class TableRegistry:
    """Finds tables by name and keeps those in use."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.guests = 0
        self.bot_workers = BotWorkers()
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
        self.bot_workers.use_compiled(table.game)
        live = self._tables[table.id] = LiveTable(self, table)
        live.wake_bots()
        return live

    async def open(self, events: list[Event]) -> LiveTable:
        """Store a new table."""
        name = commands.token(9)
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
            opening = commands.rematch(live.table, person)
            new = Table.fold(commands.token(9), opening)
            writes = opening_writes(new, opening)
            await live.change(lambda table: [] if table.rematch else [Rematched(new.id)], writes)
        assert live.table.rematch is not None
        return live.table.rematch

    async def device_link(self, name: str, person: str) -> str:
        """A private link that brings a person's seats at a table to another device, once."""
        live = await self.table(name)
        commands.seat_for(live.table, person, None)
        secret = commands.token(24)
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
        await live.change(lambda table: commands.move(table, link["person"], person), [used])
        return link["table_id"], commands.seat_for(live.table, person, None)

    async def name(self, person: str, name: str) -> None:
        """Remember what a person is called."""
        await self.storage.store([("forget person", {"b_id": person}), ("person", {"id": person, "name": name})])


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def opening_writes(table: Table, events: list[Event]) -> list[Write]:
    at = now()
    row = {"id": table.id, **news(table), "updated": at}
    return [("table", row), *event_writes(table.id, 0, events, at), *member_writes(table.id, events)]
