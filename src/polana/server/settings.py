"""Settings of a server; each can be given in the environment as POLANA_<NAME>."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path

from polana.engine.folders import data_folder


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)  # folder of the database and the key that signs cookies
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    lan: bool = False  # open to the local network; `polana serve` is told by `--lan`
    port: int = 8000  # where it listens; `polana serve` is told by `--port`
    hosts: str = ""  # further host names under which it may be asked, separated by commas
    bot_pause: float = 0.4  # seconds between a bot's moves, so that people can follow
    idle: float = 120.0  # seconds after which a table nobody looks at leaves the memory
    rate: float = 20.0  # messages a second that a connection may send for long
    burst: int = 80  # messages that a connection may send at once
    posts: float = 4.0  # state-changing requests a second from one address, for long
    posts_burst: int = 60  # state-changing requests from one address at once
    connections: int = 8  # live connections of one person to one table
    most_connections: int = 5000  # live connections in all
    warm: bool = True  # compile the rules in the background

    @classmethod
    def read(cls, **given: object) -> Settings:
        """What is given, else the environment's, else the usual."""
        found = dict(given)
        for each in fields(cls):
            text = os.environ.get(f"POLANA_{each.name.upper()}")
            if text and each.name not in found:
                found[each.name] = _READ[str(each.type)](text)
        return cls(**found)  # type: ignore[arg-type]

    def key(self) -> bytes:
        """The key that signs cookies: made once, readable by its owner only."""
        file = self.data / "key"
        if not file.exists():
            fresh = self.private(f"key.{os.getpid()}")
            with fresh.open("wb") as made:
                made.write(secrets.token_bytes(32))
                made.flush()
                os.fsync(made.fileno())  # a key that a power cut leaves empty would be anybody's
            with suppress(FileExistsError):
                os.link(fresh, file)
            fresh.unlink()
        return file.read_bytes()

    def private(self, name: str) -> Path:
        """A file of the data folder that only its owner may read, made if it is missing."""
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = self.data / name
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        return file

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.private('polana.sqlite3')}"


_READ: dict[str, Callable[[str], object]] = {
    "Path": Path,
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: text.lower() in ("1", "true", "yes", "on"),
}
