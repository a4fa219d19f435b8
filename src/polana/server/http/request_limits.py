"""Every request passes here first: who sends it is found out, what is not allowed is refused, headers are added."""

from __future__ import annotations

import logging
import time

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polana.server.errors import Refused
from polana.server.http.security import HEADERS, LARGEST_BODY, Signer, host_name, new_person, same_origin
from polana.server.metrics import Metrics
from polana.server.rate_limits import Buckets
from polana.server.settings import Settings

logger = logging.getLogger("polana.requests")
READING = {"GET", "HEAD", "OPTIONS"}


class RequestLimits:
    """Hosts, origins, cookies, sizes, rates and security headers for everything behind it."""

    def __init__(self, app: ASGIApp, settings: Settings, signer: Signer, hosts: set[str], metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.signer = signer
        self.hosts = hosts
        self.metrics = metrics
        self._posts = Buckets(settings.posts, settings.posts_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        person = self.signer.person(headers.get("cookie"))
        state = scope.setdefault("state", {})
        state["person"] = person or new_person()
        state["cookie"] = None
        if person is None:
            secure = scope["scheme"] in ("https", "wss")
            state["cookie"] = self.signer.set_cookie(state["person"], secure)
        refused = self._refusal(scope, headers, state["person"])
        if scope["type"] == "websocket":
            await self._live(refused, scope, receive, send)
        else:
            await self._request(refused, headers, scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers, person: str) -> Refused | None:
        if host_name(headers.get("host")) not in self.hosts:
            return Refused("host", 421)
        changing = scope["type"] == "websocket" or scope["method"] not in READING
        if not changing:
            return None
        if not same_origin(headers.get("origin"), headers.get("host")):
            return Refused("origin", 403)
        if scope["type"] == "websocket":
            return None
        if headers.get("x-polana") is None:
            return Refused("header", 403)
        address = scope["client"][0] if scope.get("client") else ""
        if not (self._posts.spend(f"address {address}") and self._posts.spend(f"person {person}")):
            return Refused("too_fast", 429)
        return None

    async def _live(self, refused: Refused | None, scope: Scope, receive: Receive, send: Send) -> None:
        if refused is None:
            await self.app(scope, receive, send)
            return
        self.metrics.refusals[refused.key] += 1
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refused.key})

    async def _request(
        self, refused: Refused | None, headers: Headers, scope: Scope, receive: Receive, send: Send
    ) -> None:
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                asked = scope["path"].startswith("/api/")
                if asked:
                    out.setdefault("cache-control", "no-store")
                # The page brings the cookie, so that what it then asks for at once is asked by one person.
                if scope["state"]["cookie"] and (asked or out.get("content-type", "").startswith("text/html")):
                    out.append("set-cookie", scope["state"]["cookie"])
            await send(message)

        try:
            if refused is not None:
                raise refused
            body = await read(receive, headers)
            await self.app(scope, having(body, receive), send_guarded)
        except Refused as turned_away:
            self.metrics.refusals[turned_away.key] += 1
            await answer(send_guarded, turned_away.status, {"key": turned_away.key, "args": turned_away.facts})
        finally:
            self.metrics.requests[str(status)] += 1
            took = round((time.perf_counter() - began) * 1000, 1)
            route = getattr(scope.get("route"), "path", "")  # its pattern: the address itself may hold a token
            logger.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})


async def read(receive: Receive, headers: Headers) -> bytes:
    """A request's whole body, which may not be too large."""
    told = headers.get("content-length", "0")
    body = b""
    more = told.isdecimal() and int(told) <= LARGEST_BODY
    if not more:
        raise Refused("too_large", 413, most=LARGEST_BODY)
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            raise Refused("too_large", 413, most=LARGEST_BODY)
    return body


def having(body: bytes, receive: Receive) -> Receive:
    """Receive a body that was read before, then go on."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


async def answer(send: Send, status: int, error: object) -> None:
    """A refusal as JSON."""
    body = orjson.dumps({"error": error})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
