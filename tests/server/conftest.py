"""A real server on loopback with a real database, and people who talk to it."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from polana.server.running import listen, make_server
from polana.server.settings import Settings

PATIENCE = 300.0  # seconds after which a test gives up waiting, also on a busy machine
Message = dict[str, Any]


class Server:
    """A server in a thread of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.socket = listen(0, lan=False)
        self.port = self.socket.getsockname()[1]
        given: dict[str, Any] = {
            "data": folder,
            "bot_pause": 0.0,
            "warm": False,
            "posts": 1000.0,
            "posts_burst": 10_000,
        }
        self.settings = Settings(**(given | settings | {"port": self.port}))
        self._people: list[Person] = []
        self._server = make_server(self.settings)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.socket]})
        self._thread.start()
        with httpx.Client(base_url=self.url) as client:
            assert client.get("/healthz", timeout=PATIENCE).json()["ok"]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.socket.close()
        for person in self._people:
            person.http.close()

    def person(self, name: str = "Ola") -> Person:
        """Somebody new."""
        self._people.append(Person(self.url, name))
        return self._people[-1]


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=f"{url}/api", headers={"X-Polana": "1"}, timeout=PATIENCE)
        self.http.get("/me")

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        """The status and key with which a request is refused."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code >= 400
        return answer.status_code, answer.json()["error"]["key"]

    def open(self, *chairs: str, game: str = "arboretum", **options: Any) -> str:
        """A new table."""
        new = {"game": game, "seats": len(chairs), "options": options, "chairs": list(chairs), "name": self.name}
        return str(self.post("/tables", new)["table"])

    def join(self, table: str, invite: str) -> int:
        return int(self.post(f"/tables/{table}/join", {"invite": invite, "name": self.name})["seat"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str) -> Live:
        return Live(self.url, table, {"Cookie": self.cookie})


class Live:
    """A live connection, read one message after the other."""

    def __init__(self, url: str, table: str, headers: dict[str, str]) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._opening = connect(address, additional_headers=headers, compression=None, proxy=None, max_size=None)
        self.socket: ClientConnection = self._opening.__enter__()
        self.table: Message = {}
        self.log: list[Message] = []
        self.count = 0

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def receive(self) -> Message:
        message: Message = orjson.loads(self.socket.recv(PATIENCE))
        if message["type"] == "table":
            self.table = message
            self.log = message["log"] if message["whole"] else self.log + message["log"]
        return message

    def drain(self) -> tuple[list[Message], int | None]:
        """Everything that still comes until the server closes the connection, and its code."""
        messages: list[Message] = []
        try:
            while True:
                messages.append(self.receive())
        except ConnectionClosed as closed:
            return messages, closed.rcvd.code if closed.rcvd else None

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message from now on that is wanted."""
        while not wanted(message := self.receive()):
            pass
        return message

    def table_when(self, wanted: Callable[[Message], bool] = lambda _: True) -> Message:
        """The table, once it is as wanted; the last one seen counts."""
        if not (self.table and wanted(self.table)):
            self.until(lambda message: message["type"] == "table" and wanted(message))
        return self.table

    def catch_up(self, version: int) -> None:
        """Read on until the table is as new as somebody else's."""
        self.table_when(lambda table: table["version"] >= version)

    def look(self, seat: int) -> Message:
        """Pass-and-play: see the table from one of one's seats."""
        self.socket.send(orjson.dumps({"type": "look", "seat": seat}).decode())
        return self.until(lambda message: message["type"] == "table" and message["me"] == seat)

    def play_to(self, phase: str) -> Message:
        """Play on, alone or against bots, until a turn has come to this phase."""
        while True:
            table = self.table_when(lambda table: bool(set(table["acting"]) & set(table["mine"])))
            seat = next(seat for seat in table["acting"] if seat in table["mine"])
            if table["me"] != seat:
                table = self.look(seat)
            if table["view"]["phase"] == phase:
                return table
            self.act()

    def send(self, kind: str, **fields: Any) -> str:
        self.count += 1
        name = str(fields.pop("id", f"c{self.count}"))
        self.socket.send(orjson.dumps({"type": kind, "id": name, **fields}).decode())
        return name

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send, and wait for the answer."""
        name = self.send(kind, **fields)
        return self.until(lambda message: message.get("id") == name)

    def act(self, action: int | None = None) -> Message:
        """Play an action, by default the first legal one, and wait for the table after it."""
        table = self.table_when(lambda table: table["decision"] is not None)
        chosen = table["actions"][0]["action"] if action is None else action
        answer = self.ask("act", decision=table["decision"], action=chosen)
        assert answer["type"] == "ok", answer
        version = table["version"]
        return self.table_when(lambda table: table["version"] > version)


def play_out(*lives: Live) -> None:
    """Everybody plays their first legal action until the game is over."""
    for live in lives:
        live.table_when()
    while any(live.table["phase"] != "finished" for live in lives):
        acting = [live for live in lives if live.table["decision"] is not None]
        if acting:
            version = acting[0].act()["version"]
            for live in lives:
                live.catch_up(version)
        else:
            next(live for live in lives if live.table["phase"] != "finished").receive()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    logging.getLogger("websockets").setLevel(logging.WARNING)
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def ola(server: Server) -> Person:
    return server.person("Ola")


@pytest.fixture
def bartosz(server: Server) -> Person:
    return server.person("Bartosz")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
