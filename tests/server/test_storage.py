"""Storage: all or nothing, many in one commit, the newest shape at start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError

from polana.server.live.live_table import event_writes
from polana.server.settings import Settings
from polana.server.store import schema
from polana.server.store import storage as storing
from polana.server.store.storage import Storage
from polana.server.table.events import Event, Left


def with_storage(folder: Path, do: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(Settings(data=folder).database_url())
        await storage.start()
        try:
            await do(storage)
        finally:
            await storage.stop()

    asyncio.run(run())


def left(name: str, n: int) -> list[tuple[str, dict[str, object]]]:
    return event_writes(name, n, [Left(f"person {n}")], "now")


def test_what_is_stored_is_read_again(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await storage.store(left("a", 0) + left("a", 1))

    async def read(storage: Storage) -> None:
        assert await storage.events_of("a") == [Left("person 0"), Left("person 1")]
        assert await storage.events_of("b") == []

    with_storage(tmp_path, write)
    with_storage(tmp_path, read)


def test_many_who_wait_share_a_commit(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await asyncio.gather(*(storage.store(left(f"table {i}", 0)) for i in range(200)))
        assert storage.commits < 20

    with_storage(tmp_path, write)


def test_the_log_of_commits_does_not_grow_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "SWEEP", 20)
    log = tmp_path / "polana.sqlite3-wal"
    sizes: list[int] = []

    async def write(storage: Storage) -> None:
        for n in range(400):
            await storage.store(left("a", n))
            sizes.append(log.stat().st_size)

    with_storage(tmp_path, write)
    assert max(sizes) < 1_000_000  # 3.4 MB when nobody sweeps


def test_the_same_event_twice_is_refused_and_nobody_else_suffers(tmp_path: Path) -> None:
    async def write(storage: Storage) -> None:
        await storage.store(left("a", 0))
        asked = [storage.store(left(name, 0)) for name in ("b", "a", "c")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None)]
        assert len(await storage.events_of("c")) == 1

    with_storage(tmp_path, write)


def test_every_event_survives_writing_and_reading() -> None:
    for kind, made in Event.kinds.items():
        assert made.__name__.lower() == kind


def test_the_newest_migration_is_the_schema(tmp_path: Path) -> None:
    async def nothing(storage: Storage) -> None:
        assert await storage.ready()

    with_storage(tmp_path, nothing)
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD
    engine = create_engine(f"sqlite:///{tmp_path / 'polana.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_the_writer_flushes_every_commit(tmp_path: Path) -> None:
    async def look(storage: Storage) -> None:
        assert storage._connection is not None
        for pragma, wanted in (("synchronous", 2), ("journal_mode", "wal")):
            assert storage._connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == wanted

    with_storage(tmp_path, look)
