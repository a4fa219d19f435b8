"""One person's live connection to a table: messages in, answers and the table out."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from polana.server.errors import Refused, Stale
from polana.server.live.live_table import LiveTable, now
from polana.server.rate_limits import Buckets
from polana.server.table import commands, seat_messages
from polana.server.table.events import Event, Said
from polana.server.table.messages import (
    CLIENT_MESSAGE,
    Act,
    AimAt,
    ClientMessage,
    GainsOf,
    Hint,
    HintFor,
    Look,
    Ping,
    PreviewOf,
    Say,
    TakeBack,
    UndoAnswer,
)
from polana.server.table.model import Table

WAITING = 500  # answers that a slow client may leave unread
PATIENCE = 200  # refusals in a row before a flood is cut off
CHAT_RATE, CHAT_BURST = 0.5, 5
LARGEST_MESSAGE = 4_096  # bytes
TOO_MUCH = 1008  # close code: policy violation


class Connection:
    """A guest of a live table."""

    def __init__(self, live: LiveTable, socket: WebSocket, person: str) -> None:
        settings = live.registry.settings
        self.live = live
        self.person = person
        self._socket = socket
        self._seat: int | None = None
        self._known = 0
        self._rewritten = -1
        self._changed = True
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._wake.set()
        self._rate = Buckets(settings.rate, settings.burst)
        self._chat_rate = Buckets(CHAT_RATE, CHAT_BURST)
        self._refused = 0

    # Out

    def tell_table(self) -> None:
        self._changed = True
        self._wake.set()

    def tell_chat(self, said: Said) -> None:
        self._answer(seat_messages.chat_message(said.name, said.seat, said.text, said.at))

    def _answer(self, message: Any) -> None:
        self._answers.append(orjson.dumps(message))
        self._wake.set()

    def _refuse(self, refused: Refused, name: str) -> None:
        self.live.registry.metrics.refusals[refused.key] += 1
        self._answer({"type": "refused", "id": name, "key": refused.key, "args": refused.facts, "rule": refused.rule})

    def _listener(self) -> seat_messages.Listener:
        """Who is to be told; a seat that is no longer (or newly) this person's starts a log of its own."""
        table = self.live.table
        mine = table.seats_of(self.person)
        if self._seat not in mine and (mine or self._seat is not None):
            self._look(commands.seat_for(table, self.person, None) if mine else None)
        return seat_messages.Listener(self.person, self._seat, self._known, self._rewritten)

    def _look(self, seat: int | None) -> None:
        self._seat = seat
        self._known, self._rewritten = 0, -1

    async def run(self) -> None:
        """Serve this connection until it ends."""
        live = self.live
        came = self.person not in live.online
        live.guests.add(self)
        live.registry.guests += 1
        sending = asyncio.create_task(self._send_on())
        try:
            for said in live.table.chat:
                self.tell_chat(said)
            if came and live.table.seats_of(self.person):
                await live.change(lambda table: commands.come_back(table, self.person))
                live.tell()
            await self._receive_on()
        except WebSocketDisconnect:
            pass
        finally:
            live.guests.discard(self)
            live.registry.guests -= 1
            live.touched = time.monotonic()
            sending.cancel()
            if self.person not in live.online and live.table.seats_of(self.person):
                live.tell()

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._answers) > WAITING:
                await self._socket.close(TOO_MUCH)
                return
            while self._answers:
                await self._send(self._answers.popleft())
            if self._changed:
                self._changed = False
                live = self.live
                listener = self._listener()
                text, self._known = seat_messages.table_message(live.table, listener, live.online, live.thinking)
                self._rewritten = live.table.rewritten
                await self._send(text)

    async def _send(self, text: bytes) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            await self._socket.send_text(text.decode())
        except (WebSocketDisconnect, RuntimeError):
            self._answers.clear()  # the receiving side notices that they are gone

    # In

    async def _receive_on(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or ""
            allowed = self._rate.spend("") and self.live.registry.rates.spend(self.person)
            try:
                if len(text) > LARGEST_MESSAGE:
                    raise Refused("too_large", most=LARGEST_MESSAGE)
                if not allowed:
                    raise Refused("too_fast")
                sent = CLIENT_MESSAGE.validate_json(text)
            except (Refused, ValidationError) as problem:
                self._refused += 1
                if self._refused > PATIENCE:
                    await self._socket.close(TOO_MUCH)
                    return
                refused = problem if isinstance(problem, Refused) else Refused("malformed")
                self._refuse(refused, "" if refused.key == "too_large" else id_of(text))
                continue
            self._refused = 0
            self.live.registry.metrics.messages[sent.type] += 1
            try:
                await self._hear(sent)
            except Refused as refused:
                self._refuse(refused, getattr(sent, "id", ""))
                if isinstance(refused, Stale):
                    self.tell_table()

    async def _hear(self, sent: ClientMessage) -> None:
        table = self.live.table
        match sent:
            case Ping():
                self._answer({"type": "pong"})
            case Look():
                self._look(commands.seat_for(table, self.person, sent.seat))
                self.tell_table()
            case AimAt():
                refused = seat_messages.aim(table, self._own(sent.seat), sent.decision, sent.targets)
                if refused is not None:
                    raise refused
                self._answer({"type": "ok", "id": sent.id})
            case PreviewOf():
                seat = self._own(sent.seat)
                self._answer(seat_messages.preview(table, seat, sent.decision, sent.action, sent.id))
            case GainsOf():
                self._answer(seat_messages.gains(table, self._own(sent.seat), sent.decision, sent.after, sent.id))
            case HintFor():
                self._answer(await self._hint(self._own(sent.seat), sent.decision, sent.id))
            case _:
                began = time.perf_counter()
                await self.live.change(await self._decision(sent))
                self._answer({"type": "ok", "id": sent.id})
                self.live.registry.metrics.changed(time.perf_counter() - began)

    async def _hint(self, seat: int, decision: int, name: str) -> Hint:
        """Advice on a decision that is still open when it is given."""
        if self.live.table.decisions[seat] != decision:
            raise Stale
        found = await self.live.registry.bot_workers.hint(self.live.table, seat, decision)
        if self.live.table.decisions[seat] != decision:
            raise Stale
        advised = seat_messages.advised(self.live.table, seat, found)
        return {"type": "hint", "id": name, "decision": decision, "actions": advised}

    async def _decision(self, sent: Act | TakeBack | UndoAnswer | Say) -> Callable[[Table], list[Event]]:
        """What a message wants done at the table."""
        key = f"{self.person}/{sent.id}"
        match sent:
            case UndoAnswer():
                return lambda table: commands.answer(table, self.person, sent.yes, key)
            case Say():
                if not self._chat_rate.spend(""):
                    raise Refused("too_fast")
                name = await self.live.registry.storage.name_of(self.person)
                if name is None and not self.live.table.seats_of(self.person):
                    raise Refused("no_name")
                return lambda table: commands.say(table, self.person, name or "", sent.text, now(), key)
        seat = self._own(sent.seat)
        match sent:
            case TakeBack():
                return lambda table: commands.undo(table, seat, key)
            case Act(type="act"):
                return lambda table: commands.act(table, seat, sent.decision, sent.action)
        return lambda table: commands.redo(table, seat, sent.decision, sent.action, key)

    def _own(self, seat: int | None) -> int:
        """A seat that this person plays now."""
        table = self.live.table
        mine = commands.seat_for(table, self.person, self._seat if seat is None else seat)
        if table.chairs[mine].bot is not None:
            raise Refused("bot_plays")
        return mine


def id_of(text: str | bytes) -> str:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else ""
