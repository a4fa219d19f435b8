"""REST and live connections as one application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from polana.engine.errors import PolanaError
from polana.server.errors import Refused
from polana.server.http import docs, rest
from polana.server.live.connection import TOO_MUCH, Connection
from polana.server.live.registry import TableRegistry
from polana.server.metrics import Metrics
from polana.server.settings import Settings
from polana.server.store.storage import Storage

CLOSED = {"no_such_table": 4404}  # close codes of a live connection that is refused


def make_api(settings: Settings, metrics: Metrics) -> FastAPI:
    """REST and live connections; while its lifespan lasts, the database is open."""
    registry = TableRegistry(settings, Storage(settings.database_url()), metrics)

    @asynccontextmanager
    async def open_registry(app: FastAPI) -> AsyncIterator[None]:
        await registry.storage.start()
        background = [asyncio.create_task(registry.keep_tidy())]
        if settings.warm:
            background.append(asyncio.create_task(registry.bot_workers.start()))
        yield
        for task in background:
            task.cancel()
        registry.bot_workers.stop()
        await registry.storage.stop()

    app = FastAPI(
        title="Polana",
        version="1",
        description="One table for five nature board games.",
        lifespan=open_registry,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.registry = registry
    app.include_router(rest.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live)
    app.add_exception_handler(PolanaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_route("/healthz", _healthy, include_in_schema=False)
    app.add_route("/metrics", _metrics, include_in_schema=False)
    app.add_route("/api/docs", docs.page, include_in_schema=False)
    app.add_route("/api/docs.css", docs.style, include_in_schema=False)
    return app


async def live(socket: WebSocket, table: str) -> None:
    """A live connection to a table."""
    registry = rest.the_registry(socket)
    person = rest.the_person(socket)
    cookie = socket.state.cookie
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    try:
        found = await registry.table(table)
        if registry.crowded(found, person):
            raise Refused("too_many")
    except Refused as refused:
        await socket.accept()
        await socket.send_json({"type": "refused", "id": "", "key": refused.key, "args": refused.facts, "rule": None})
        await socket.close(CLOSED.get(refused.key, TOO_MUCH), refused.key)
        return
    await socket.accept(headers=headers)
    await Connection(found, socket, person).run()


def problem(status: int, key: str, facts: dict[str, Any] | None = None) -> JSONResponse:
    args = {name: value if isinstance(value, int | None) else str(value) for name, value in (facts or {}).items()}
    return JSONResponse({"error": {"key": key, "args": args}}, status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, PolanaError)
    rest.the_registry(request).metrics.refusals[error.key] += 1
    return problem(error.status if isinstance(error, Refused) else 422, error.key, error.facts)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:])
    return problem(422, "invalid", {"field": place[:80], "why": str(first["type"])})


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "not_found", 405: "method", 400: "malformed"}.get(error.status_code, "failed")
    return problem(error.status_code, key)


async def _healthy(request: Request) -> Response:
    registry = rest.the_registry(request)
    ok = await registry.storage.ready()
    return JSONResponse(
        {"ok": ok, "compiled": sorted(registry.bot_workers.kept), "loaded": sorted(registry.bot_workers.warm)}
    )


async def _metrics(request: Request) -> Response:
    registry = rest.the_registry(request)
    gauges = {
        "tables": len(registry),
        "connections": registry.guests,
        "commits": registry.storage.commits,
        "writes": registry.storage.stored,
    }
    return PlainTextResponse(registry.metrics.text(gauges))
