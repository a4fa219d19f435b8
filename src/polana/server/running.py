"""Running the server: a socket, logs, the address for people, the browser."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import TextIO

import uvicorn

from polana.server.errors import Refused
from polana.server.http import lan_address
from polana.server.http.startup import make_app
from polana.server.settings import Settings

LARGEST_FRAME = 65_536  # bytes on a live connection; a larger message ends it
TOLD = ("method", "route", "status", "ms")  # of a request


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: vars(record)[name] for name in TOLD if name in vars(record)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to(stream: TextIO, level: int) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level, force=True)


def listen(port: int, lan: bool) -> socket.socket:
    """A listening socket: on loopback, or open to the lan_address."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind(("0.0.0.0" if lan else "127.0.0.1", port))
    except (OSError, OverflowError) as problem:
        sock.close()
        raise Refused("port", port=str(port)) from problem
    sock.listen(1024)
    return sock


def make_server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run on a socket."""
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs more than it saves at home
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


# With a thousand tables in memory a search of all of it for circles takes a quarter of a second, in which nobody is
# answered: the young objects are searched as ever, all of them hardly ever.
TIDYING = (1_000, 10, 10_000)
# The writer asks for the interpreter several times in a commit that everybody waits for.
TURN_SECONDS = 0.001


def run(settings: Settings, sock: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until interrupted; `ready` is called when the page can be had."""
    server = make_server(settings)
    gc.set_threshold(*TIDYING)
    sys.setswitchinterval(TURN_SECONDS)
    threading.Thread(target=_when_started, args=(server, ready), daemon=True).start()
    server.run(sockets=[sock])


def _when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    ready()


def has_desktop() -> bool:
    """Whether there is a browser to be opened on a screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str) -> None:
    if has_desktop():
        webbrowser.open(url)


def addresses_shown(port: int, lan: bool) -> str:
    """What the terminal shows: where the table is, and for the local network a picture to scan."""
    lines = [f"http://127.0.0.1:{port}/"]
    if lan:
        found = lan_address.urls(port)
        lines += found
        if found:
            lines.append(lan_address.drawn(found[0]))
    return "\n".join(lines)
