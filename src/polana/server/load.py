"""How the server bears load: many tables, two live clients each, moves in a steady stream; memory; reconnecting.

The server runs in a process of its own, as people start it; the clients run here.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import orjson

from polana.engine.game import game_names

Message = dict[str, Any]
GAME = "arboretum"
START_SECONDS = 300.0  # a limit for busy machines
LONG = 100  # moves of a long game
PING = 20.0  # seconds between the pings of a browser
TARGETS = {  # with a thousand tables, 500 of them idle
    "p99": 50.0,
    "memory_idle": 50.0,
    "reconnect_p50": 20.0,
    "forest_p50": 1500.0,
}


@dataclass(frozen=True)
class Figures:
    """What was measured; times in milliseconds, memory in megabytes."""

    tables: int
    moves: int
    rate: float  # moves a second, as sent
    p50: float  # from sending a move to both clients seeing it
    p99: float
    worst: float
    cpu: float  # time of one core that the server spent on a move
    memory_live: float  # of the server with all clients connected
    idle_tables: int
    memory_idle: float  # that so many tables in memory cost when nobody looks at them
    reconnect_p50: float  # from opening a connection to a long game that is not in memory to having it
    reconnect_worst: float
    forest_p50: float  # that a person waits for a choice of the strongest bot, over all games
    forest_worst: float
    start: float  # from starting the server to having its page


@asynccontextmanager
async def server(folder: Path, **environment: str) -> AsyncIterator[ServerProcess]:
    """A server in a process of its own, on a free port of loopback."""
    process = ServerProcess(folder, environment)
    await process.start()
    try:
        yield process
    finally:
        process.end(signal.SIGTERM)


@dataclass
class ServerProcess:
    folder: Path
    environment: dict[str, str]
    port: int = 0
    seconds: float = 0.0  # that it took to start
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    async def start(self) -> None:
        """Start, or start again on the same port and data."""
        program = (
            "import sys; from polana.server.running import listen, run; from polana.server.settings import Settings;"
            "port = int(sys.argv[1]); run(Settings.read(port=port), listen(port, False))"
        )
        self.port = self.port or _free_port()
        environment = os.environ | {"POLANA_DATA": str(self.folder)} | self.environment
        began = time.perf_counter()
        self._process = subprocess.Popen([sys.executable, "-c", program, str(self.port)], env=environment)
        while time.perf_counter() < began + START_SECONDS:
            try:
                await _http(self.port, "GET", "/")
                break
            except OSError:
                await asyncio.sleep(0.01)
        self.seconds = time.perf_counter() - began
        await _http(self.port, "GET", "/healthz")

    def end(self, how: signal.Signals) -> None:
        """Stop the process, or kill it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=START_SECONDS)
            self._process = None

    async def gauge(self, name: str) -> float:
        """One of the server's own figures."""
        _, _, body = await _http(self.port, "GET", "/metrics")
        found = next(line for line in body.decode().splitlines() if line.startswith(f"polana_{name} "))
        return float(found.split()[1])


def _free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def _http(
    port: int, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """One small HTTP request; clients need nothing more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else orjson.dumps(body)
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "X-Polana: 1",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        "Connection: close",
    ]
    if cookie:
        head.append(f"Cookie: {cookie}")
    writer.write("\r\n".join([*head, "", ""]).encode() + content)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    lines = top.decode().split("\r\n")
    if len(lines[0].split()) < 2:
        raise ConnectionResetError("no answer")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    return int(lines[0].split()[1]), headers, rest


class Client:
    """A person with a live connection, who reads along."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.table: Message = {}
        self.acknowledged: set[str] = set()
        self.lost = False  # the connection has ended
        self.changed = asyncio.Condition()
        self._socket: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    async def post(self, path: str, body: object) -> Message:
        status, headers, answer = await _http(self.port, "POST", f"/api{path}", body, self.cookie)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if status != 200:
            raise RuntimeError(answer.decode())
        found: Message = orjson.loads(answer)
        return found

    async def connect(self, table: str) -> None:
        from websockets.asyncio.client import connect

        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": self.cookie}
        self._socket = await connect(
            url, additional_headers=headers, compression=None, proxy=None, max_size=None, ping_interval=None
        )
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._ping())]

    async def _ping(self) -> None:
        """What the page does all the while."""
        while True:
            await asyncio.sleep(PING)
            await self._socket.send('{"type":"ping"}')

    async def _read(self) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            async for text in self._socket:
                message = orjson.loads(text)
                if message["type"] == "ok":
                    self.acknowledged.add(message["id"])
                elif message["type"] == "table":
                    self.table = message
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            self.lost = True
        async with self.changed:
            self.changed.notify_all()

    async def until(self, wanted: Callable[[], object]) -> None:
        async with self.changed:
            await self.changed.wait_for(wanted)

    async def newer(self, version: int) -> None:
        """Wait for a table newer than this."""
        await self.until(lambda: self.table.get("version", 0) > version or self.lost)
        if self.lost:
            raise ConnectionError("the server has ended a connection")

    async def answered(self, name: str) -> bool:
        """Wait until a message is acknowledged; False when the connection ends before."""
        await self.until(lambda: name in self.acknowledged or self.lost)
        return name in self.acknowledged

    async def act(self, action: int, name: str) -> None:
        message = {"type": "act", "id": name, "decision": self.table["decision"], "action": action}
        await self._socket.send(orjson.dumps(message).decode())

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        for task in self._tasks:
            task.cancel()


class Pair:
    """Two people at a table of their own."""

    def __init__(self, port: int) -> None:
        self.people = (Client(port), Client(port))
        self.table = ""

    async def open(self) -> None:
        ola, bartosz = self.people
        new = {"game": GAME, "seats": 2, "options": {}, "chairs": ["me", "open"], "name": "Ola"}
        opened = await ola.post("/tables", new)
        self.table = opened["table"]
        await bartosz.post(f"/tables/{self.table}/join", {"name": "Bartosz", "invite": opened["invite"]})

    async def connect(self) -> None:
        for client in self.people:
            await client.connect(self.table)
            await client.newer(0)

    def renew(self) -> None:
        """The same people, about to connect again."""
        cookies = [client.cookie for client in self.people]
        self.people = (Client(self.people[0].port), Client(self.people[0].port))
        for client, cookie in zip(self.people, cookies, strict=True):
            client.cookie = cookie

    async def move(self, generator: random.Random) -> float:
        """Whoever's turn it is plays something; seconds from sending until both have seen it."""
        acting = next((client for client in self.people if client.table.get("decision") is not None), None)
        if acting is None:
            return 0.0
        version = acting.table["version"]
        action = generator.choice(acting.table["actions"])["action"]
        began = time.perf_counter()
        await acting.act(action, f"{version}")
        await asyncio.gather(*(client.newer(version) for client in self.people))
        return time.perf_counter() - began

    async def close(self) -> None:
        for client in self.people:
            await client.close()


LIMITS = {
    "POLANA_POSTS": "100000",
    "POLANA_POSTS_BURST": "1000000",
    "POLANA_RATE": "1000",
    "POLANA_BURST": "1000",
}


async def measure(
    tables: int = 1000,
    rate: float = 200.0,
    seconds: float = 20.0,
    idle: int = 500,
    reconnects: int = 40,
    choices: int = 20,
) -> Figures:
    """All figures of the server."""
    generator = random.Random(1)
    with TemporaryDirectory() as folder:
        async with server(Path(folder), **LIMITS, POLANA_IDLE="100000") as process:
            start = process.seconds
            await _until_warm(process.port)
            pairs = [Pair(process.port) for _ in range(tables)]
            for each in range(0, tables, 20):
                await asyncio.gather(*(pair.open() for pair in pairs[each : each + 20]))
                await asyncio.gather(*(pair.connect() for pair in pairs[each : each + 20]))
            gc.freeze()  # the clients' own pauses are not the server's
            spent = -await process.gauge("cpu_seconds")
            times = await _stream(pairs, rate, seconds, generator)
            spent += await process.gauge("cpu_seconds")
            memory_live = await process.gauge("memory_bytes")
            await asyncio.gather(*(_play_on(pair, LONG, generator) for pair in pairs[:reconnects]))
            await asyncio.gather(*(pair.close() for pair in pairs))
        async with server(Path(folder), **LIMITS, POLANA_IDLE="100000") as process:
            await _until_warm(process.port)
            await _reconnect(process.port, pairs[-1:])  # the first connection of all loads code
            cold = await _reconnect(process.port, pairs[:reconnects])
            names = [pair.table for pair in pairs[reconnects : reconnects + idle]]
            before = await process.gauge("memory_bytes")
            for name in names:
                await _http(process.port, "GET", f"/api/tables/{name}")
            memory_idle = await process.gauge("memory_bytes") - before
            waits = [wait for game in game_names() for wait in await _answers(process.port, game, choices, generator)]
    cuts = quantiles(times, n=100)
    return Figures(
        tables=tables,
        moves=len(times),
        rate=len(times) / seconds,
        p50=cuts[49] * 1e3,
        p99=cuts[98] * 1e3,
        worst=max(times) * 1e3,
        cpu=spent / len(times) * 1e3,
        memory_live=memory_live / 1e6,
        idle_tables=len(names),
        memory_idle=memory_idle / 1e6,
        reconnect_p50=median(cold) * 1e3,
        reconnect_worst=max(cold) * 1e3,
        forest_p50=median(waits) * 1e3,
        forest_worst=max(waits) * 1e3,
        start=start * 1e3,
    )


async def _games(port: int, state: str) -> list[str]:
    """The games whose rules are `compiled`, or also `loaded`."""
    games: list[str] = orjson.loads((await _http(port, "GET", "/healthz"))[2])[state]
    return games


async def _until_warm(port: int) -> None:
    """Wait until all rules are compiled."""
    while len(await _games(port, "compiled")) < len(game_names()):
        await asyncio.sleep(0.2)


async def _stream(pairs: list[Pair], rate: float, seconds: float, generator: random.Random) -> list[float]:
    """Moves at a steady rate over all tables, each table one at a time."""
    free = list(pairs)
    times: list[float] = []

    async def one(pair: Pair) -> None:
        took = await pair.move(generator)
        if took:
            times.append(took)
            free.append(pair)

    began = time.perf_counter()
    running = []
    for i in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + i / rate - time.perf_counter()))
        if free:
            running.append(asyncio.create_task(one(free.pop(generator.randrange(len(free))))))
    await asyncio.gather(*running)
    return times


async def _play_on(pair: Pair, moves: int, generator: random.Random) -> None:
    for _ in range(moves):
        await pair.move(generator)


async def _reconnect(port: int, pairs: list[Pair]) -> list[float]:
    """Seconds from opening a connection to a table that is not in memory until it is there."""
    times = []
    for pair in pairs:
        client = Client(port)
        client.cookie = pair.people[0].cookie
        began = time.perf_counter()
        await client.connect(pair.table)
        await client.newer(0)
        times.append(time.perf_counter() - began)
        await client.close()
    return times


async def _answers(port: int, game: str, choices: int, generator: random.Random) -> list[float]:
    """Seconds that somebody who plays anything waits for each choice of the strongest bot."""
    client = Client(port)
    chairs = ["me", "bot:forest"]
    opened = await client.post("/tables", {"game": game, "seats": 2, "options": {}, "chairs": chairs, "name": "Ola"})
    await client.connect(opened["table"])
    await client.newer(0)
    times: list[float] = []
    while len(times) < choices and client.table["phase"] == "playing":
        version, mine = client.table["version"], client.table["decision"] is not None
        began = time.perf_counter()
        if mine:
            await client.act(generator.choice(client.table["actions"])["action"], f"{version}")
        await client.newer(version)
        waited = time.perf_counter() - began
        if not mine and (times or game in await _games(port, "loaded")):  # before, it does not search
            times.append(waited)
    await client.close()
    return times


def bench(**sizes: Any) -> Figures:
    """Measure; `polana bench --server` calls this."""
    return asyncio.run(measure(**sizes))
