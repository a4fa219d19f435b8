"""The front door: the page can be had at once, while everything else is still being loaded behind it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from polana.server import house, pages
from polana.server.errors import Refused
from polana.server.guard import Guard
from polana.server.metrics import Metrics
from polana.server.security import Signer
from polana.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

BEHIND = ("/api/", "/healthz", "/metrics")  # what needs the hall
logger = logging.getLogger(__name__)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application, with the guard before it."""
    metrics = Metrics()
    hosts = house.host_names(settings.lan, settings.hosts)
    return Guard(Door(settings, metrics), settings, Signer(settings.key()), hosts, metrics)


class Door:
    """Serves pages; lets the rest wait until the hall is open."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._hall: asyncio.Task[ASGIApp] | None = None
        self._closing = AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith(BEHIND):
            await pages.serve(Request(scope))(scope, receive, send)
        else:
            assert self._hall is not None
            try:
                hall = await asyncio.shield(self._hall)
            except Exception as problem:
                raise Refused("failed", 503) from problem
            await hall(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Begin to open the hall when the server starts, close it when it stops."""
        await receive()
        self._hall = asyncio.create_task(self._open())
        self._hall.add_done_callback(_complain)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._hall.cancel()
        await asyncio.wait([self._hall])
        await self._closing.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> ASGIApp:
        app = await asyncio.to_thread(self._load)
        await self._closing.enter_async_context(app.router.lifespan_context(app))
        return app

    def _load(self) -> FastAPI:
        from polana.server.app import make_hall

        return make_hall(self.settings, self.metrics)


def _complain(opening: asyncio.Task[ASGIApp]) -> None:
    if not opening.cancelled() and (problem := opening.exception()) is not None:
        logger.error("the hall cannot be opened", exc_info=problem)
