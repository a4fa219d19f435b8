"""Storage: SQLAlchemy Core on SQLite, one group-committing writer. What `store` returns from is on the disk.

WAL with synchronous=FULL: every commit is flushed, so an acknowledged move survives a killed server and, as far as
the disk keeps its word, a power cut. Everybody who waits when a commit begins shares its flush, and one hop to the
writer's thread, where an asynchronous driver would hop for every statement. What the log of commits has gathered is
brought into the database file beside the commits: inside one, as SQLite would do it, it holds everybody up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from polana.server.store.schema import HEAD, events, links, members, people, tables
from polana.server.table.events import Event

Row = dict[str, Any]

# What can be written, in the order in which one commit does it
STATEMENTS: dict[str, Executable] = {
    "forget person": delete(people).where(people.c.id == bindparam("b_id")),
    "person": insert(people),
    "table": insert(tables),
    "event": insert(events),
    "news": update(tables).where(tables.c.id == bindparam("b_id")),
    "forget member": delete(members).where(
        members.c.person == bindparam("b_person"), members.c.table_id == bindparam("b_table")
    ),
    "member": insert(members),
    "link": insert(links),
    "forget link": delete(links).where(links.c.digest == bindparam("b_digest")),
}
READERS = 2
LATER = 1.0  # seconds that what nobody waits for may take
SWEEP = 4000  # writes after which the log is brought into the database file: commits wait for the disk meanwhile
Write = tuple[str, Row]  # name of a statement, its values


Asked = tuple[list[Write], asyncio.Future[None]]


class Storage:
    """The database. One thread writes, a few read; the event loop never waits for the disk."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _set_up_sqlite)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._queue: asyncio.Queue[Asked | None] = asyncio.Queue()
        self._connection: Connection | None = None  # the writer's own
        self._writer: asyncio.Task[None] | None = None
        self._later: dict[str, Write] = {}
        self._reminder: asyncio.TimerHandle | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._swept = 0
        self.commits = 0
        self.stored = 0

    async def start(self) -> None:
        self._connection = await asyncio.get_running_loop().run_in_executor(self._writing, _opened, self._engine)
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Finish what was asked for, then close."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
        if self._sweeping is not None:
            await self._sweeping
        if self._reminder is not None:
            self._reminder.cancel()
        self._writing.shutdown()
        self._reading.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    # Writing

    async def store(self, writes: Iterable[Write]) -> None:
        """Write all of these or none; returns when they are safe."""
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((list(writes), done))
        await done

    def push(self, name: str, write: Write) -> None:
        """Write this with the next commit, or within a second, unless something newer of that name comes first.

        Nobody waits for it: it can be made again from the events.
        """
        self._later[name] = write
        if self._reminder is None:
            self._reminder = asyncio.get_running_loop().call_later(LATER, self._remind)

    def _remind(self) -> None:
        self._reminder = None
        if self._later:
            self._queue.put_nowait(([], _forgotten()))

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        going = True
        while going:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            going = None not in waiting
            asked = [each for each in waiting if each is not None]
            later, self._later = list(self._later.values()), {}
            if later:
                asked.append((later, _forgotten()))
            problems = await loop.run_in_executor(self._writing, self._commit, [writes for writes, _ in asked])
            for (_, done), problem in zip(asked, problems, strict=True):
                _settle(done, problem)
            if self._engine.dialect.name == "sqlite" and self.stored - self._swept >= SWEEP and self._sweeping is None:
                self._swept = self.stored
                self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Bring the log into the database file: nearly all of it while the writer goes on, the rest while it waits."""
        checkpoint = text("PRAGMA wal_checkpoint(PASSIVE)")
        try:
            for thread in (self._reading, self._writing):
                await asyncio.get_running_loop().run_in_executor(thread, self._read, checkpoint)
        finally:
            self._sweeping = None

    def _commit(self, asked: list[list[Write]]) -> list[Exception | None]:
        """Write everything in one transaction; when that fails, one by one, so that only the guilty one is refused."""
        grouped: dict[str, list[Row]] = {}
        for writes in asked:
            for name, row in writes:
                grouped.setdefault(name, []).append(row)
        connection = self._connection
        assert connection is not None
        try:
            with connection.begin():
                for name, statement in STATEMENTS.items():
                    if rows := grouped.get(name):
                        connection.execute(statement, rows)
        except SQLAlchemyError as problem:
            if len(asked) == 1:
                return [problem]
            return [answer for each in asked for answer in self._commit([each])]
        self.commits += 1
        self.stored += sum(len(writes) for writes in asked)
        return [None] * len(asked)

    # Reading

    async def events_of(self, table: str) -> list[Event]:
        """Everything that has happened at a table, in order; nothing for an unknown one."""
        query = select(events.c.kind, events.c.body).where(events.c.table_id == table).order_by(events.c.n)
        return [Event.load(kind, body) for kind, body in await self._rows(query)]

    async def tables_of(self, person: str, most: int = 50) -> list[Row]:
        """A person's tables, the latest first."""
        if self._later:
            await self.store(())
        query = (
            select(tables)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        return [dict(row._mapping) for row in await self._rows(query)]

    async def name_of(self, person: str) -> str | None:
        rows = await self._rows(select(people.c.name).where(people.c.id == person))
        return rows[0][0] if rows else None

    async def link(self, digest: str) -> Row | None:
        rows = await self._rows(select(links).where(links.c.digest == digest))
        return dict(rows[0]._mapping) if rows else None

    async def ready(self) -> bool:
        return bool(await self._rows(text("select 1")))

    async def _rows(self, query: Executable) -> Sequence[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, query)

    def _read(self, query: Executable) -> Sequence[Any]:
        with self._engine.connect() as connection:
            return connection.execute(query).all()


def _forgotten() -> asyncio.Future[None]:
    """A future that nobody waits for."""
    done = asyncio.get_running_loop().create_future()
    done.add_done_callback(lambda settled: settled.exception())
    return done


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=50000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _opened(engine: Engine) -> Connection:
    _migrate(engine)
    return engine.connect()


def _migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; Alembic is only loaded when there is something to do."""
    with engine.begin() as connection:
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            if found == HEAD:
                return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
