"""Starting up: the page can be had at once, while everything else is still being loaded."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from polana.server.errors import Refused
from polana.server.http import lan_address, pages
from polana.server.http.request_limits import RequestLimits
from polana.server.http.security import Signer
from polana.server.metrics import Metrics
from polana.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

NEEDS_API = ("/api/", "/healthz", "/metrics")
logger = logging.getLogger(__name__)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application, with the request limits before it."""
    metrics = Metrics()
    hosts = lan_address.host_names(settings.lan, settings.hosts)
    return RequestLimits(Startup(settings, metrics), settings, Signer(settings.key()), hosts, metrics)


class Startup:
    """Serves pages at once; every other request waits until the API is loaded."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._api: asyncio.Task[ASGIApp] | None = None
        self._closing = AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith(NEEDS_API):
            await pages.serve(Request(scope))(scope, receive, send)
        else:
            assert self._api is not None
            try:
                api = await asyncio.shield(self._api)
            except Exception as problem:
                raise Refused("failed", 503) from problem
            await api(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Begin to load the API when the server starts, close it when it stops."""
        await receive()
        self._api = asyncio.create_task(self._open())
        self._api.add_done_callback(_complain)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._api.cancel()
        await asyncio.wait([self._api])
        await self._closing.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> ASGIApp:
        app = await asyncio.to_thread(self._load)
        await self._closing.enter_async_context(app.router.lifespan_context(app))
        return app

    def _load(self) -> FastAPI:
        from polana.server.http.app import make_api

        return make_api(self.settings, self.metrics)


def _complain(opening: asyncio.Task[ASGIApp]) -> None:
    if not opening.cancelled() and (problem := opening.exception()) is not None:
        logger.error("the API cannot be loaded", exc_info=problem)
