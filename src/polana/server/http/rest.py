"""REST: everything about tables that is not a move."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.requests import HTTPConnection

from polana.bots import LEVELS
from polana.engine.game import find_header, game_names
from polana.engine.options import Choice, Flag, Need, Option
from polana.engine.play import Play, fingerprint
from polana.engine.rng import seed_text
from polana.server.errors import Refused
from polana.server.http import lan_address
from polana.server.live.live_table import LiveTable
from polana.server.live.registry import TableRegistry
from polana.server.table import commands, seat_messages
from polana.server.table.messages import (
    DealCheck,
    DeviceLink,
    Done,
    Failed,
    GameInfo,
    GameOption,
    Import,
    Join,
    LanAddresses,
    Me,
    MyTable,
    NewTable,
    Opened,
    OptionNeed,
    SeatAt,
    SeatChoice,
    SeatNumber,
    TableMessage,
    TableName,
    Takeover,
)
from polana.server.table.model import commitment

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failed, "description": text}
    for status, text in {
        400: "Not understood",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        422: "Wrong values",
        429: "Too fast",
    }.items()
}
router = APIRouter(prefix="/api", responses=PROBLEMS)
DONE: Done = {"ok": True}


def the_registry(connection: HTTPConnection) -> TableRegistry:
    registry = connection.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


def the_person(connection: HTTPConnection) -> str:
    return str(connection.state.person)


async def the_table(
    registry: Annotated[TableRegistry, Depends(the_registry)],
    table: Annotated[str, Path(max_length=32, pattern=r"^[\w-]+$")],
) -> LiveTable:
    return await registry.table(table)


TheRegistry = Annotated[TableRegistry, Depends(the_registry)]
Person = Annotated[str, Depends(the_person)]
TheTable = Annotated[LiveTable, Depends(the_table)]


@router.get("/games")
def games() -> list[GameInfo]:
    """The games there are, with their options and bots."""
    return [_info(name) for name in game_names()]


def _info(name: str) -> GameInfo:
    header = find_header(name)
    return {
        "id": name,
        "seats": list(header.seats),
        "options": [_option(option, header.seats) for option in header.options],
        "needs": [_need(need) for need in header.needs],
        "bots": list(LEVELS),
        "version": header.version,
    }


def _option(option: Option, seats: tuple[int, ...]) -> GameOption:
    if isinstance(option, Choice):
        return {"name": option.name, "kind": "choice", "choices": list(option.choices), "default": option.default}
    if isinstance(option, Flag):
        flag: GameOption = {"name": option.name, "kind": "flag", "default": option.default}
        return {**flag, "seats": list(option.seats)} if option.seats else flag
    return {
        "name": option.name,
        "kind": "letters",
        "choices": list(option.letters),
        "counts": {count: option.count(count) for count in seats},
        "default": option.default,
    }


def _need(need: Need) -> OptionNeed:
    return {
        "option": need.option,
        "values": list(need.values),
        "seats": list(need.seats),
        "other": need.other,
        "choices": list(need.choices),
    }


@router.get("/me")
async def me(registry: TheRegistry, person: Person) -> Me:
    """Who I am here, and my tables, the latest first."""
    rows = await registry.storage.tables_of(person)
    tables: list[MyTable] = [
        {
            "table": row["id"],
            "game": row["game"],
            "phase": row["phase"],
            "names": orjson.loads(row["names"]),
            "my_turn": person in orjson.loads(row["acting"]),
            "updated": row["updated"],
        }
        for row in rows
    ]
    return {"name": await registry.storage.name_of(person), "tables": tables}


@router.post("/tables")
async def create(new: NewTable, registry: TheRegistry, person: Person) -> Opened:
    """A new table. Chairs, one for each seat: `me`, `open`, `local` (somebody on my device) or `bot:<name>`."""
    events = commands.create(new.game, new.seats, dict(new.options), new.chairs, person, new.name)
    await registry.name(person, new.name)
    live = await registry.open(events)
    return {"table": live.table.id, "invite": live.table.invite}


@router.get("/tables/{table}", response_model=TableMessage)
async def look(live: TheTable, person: Person, seat: Annotated[int | None, Query(ge=0, lt=16)] = None) -> Response:
    """The table as I see it: the same message as the live connection sends."""
    listener = _listener(live, person, seat)
    text, _ = seat_messages.table_message(live.table, listener, live.online, live.thinking)
    return Response(text, media_type="application/json")


def _listener(live: LiveTable, person: str, seat: int | None = None) -> seat_messages.Listener:
    seated = seat is not None or live.table.seats_of(person)
    return seat_messages.Listener(person, commands.seat_for(live.table, person, seat) if seated else None)


@router.post("/tables/{table}/join")
async def join(ask: Join, live: TheTable, registry: TheRegistry, person: Person) -> SeatNumber:
    """Sit down with an invitation, or come back."""
    await live.change(lambda table: commands.join(table, person, ask.name, ask.invite, ask.seat))
    await registry.name(person, ask.name)
    return {"seat": commands.seat_for(live.table, person, None)}


@router.post("/tables/{table}/leave")
async def leave(live: TheTable, person: Person) -> Done:
    """Get up: while people gather the chair is free again, later one may come back."""
    await live.change(lambda table: commands.leave(table, person))
    return DONE


@router.post("/tables/{table}/resign")
async def resign(live: TheTable, person: Person, ask: Annotated[SeatChoice | None, Body()] = None) -> Done:
    """Give up: a bot plays on, and the seat is ranked last. It ends the game when only one has not resigned."""
    await live.change(lambda table: commands.resign(table, person, ask.seat if ask else None))
    return DONE


@router.post("/tables/{table}/end")
async def end(live: TheTable, person: Person) -> Done:
    """Close a table that is not played to its end; its owner may."""
    await live.change(lambda table: commands.end(table, person))
    return DONE


@router.post("/tables/{table}/rematch")
async def rematch(live: TheTable, registry: TheRegistry, person: Person) -> TableName:
    """Once more with the same people, everybody one seat further."""
    return {"table": await registry.rematch(live.table.id, person)}


@router.post("/tables/{table}/takeover")
async def takeover(ask: Takeover, live: TheTable, person: Person) -> Done:
    """Let a bot play for an absent person; without a bot, give the seat back."""

    def decide(table: Any) -> Any:
        chair = table.chairs[ask.seat] if ask.seat < len(table.chairs) else None
        return commands.take_over(table, person, ask.seat, ask.bot, chair is not None and chair.person in live.online)

    await live.change(decide)
    return DONE


@router.post("/tables/{table}/device")
async def device(live: TheTable, registry: TheRegistry, person: Person) -> DeviceLink:
    """A private link that brings my seat to another device: good once, for a day."""
    return {"link": await registry.device_link(live.table.id, person)}


@router.post("/seat/{token}")
async def seat(token: Annotated[str, Path(max_length=64)], registry: TheRegistry, person: Person) -> SeatAt:
    """Take the seat that a private link brings here."""
    table, number = await registry.follow_link(token, person)
    return {"table": table, "seat": number}


@router.get("/tables/{table}/replay/{move}", response_model=TableMessage)
async def replay(live: TheTable, person: Person, move: Annotated[int, Path(ge=0, lt=2**31)]) -> Response:
    """A finished game after so many moves, with open hands."""
    return Response(
        seat_messages.replay_message(live.table, _listener(live, person), move), media_type="application/json"
    )


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(live: TheTable) -> PlainTextResponse:
    """A finished game as a play record: everything needed to play it again."""
    table = live.table
    if table.phase != "finished":
        raise Refused("not_finished")
    return PlainTextResponse(await asyncio.to_thread(str, Play(table.game, table.seed, table.plays)))


@router.post("/import")
async def bring(ask: Import, registry: TheRegistry, person: Person) -> TableName:
    """A play record as a finished table to step through."""
    play = await asyncio.to_thread(Play.parse, ask.record)
    game = play.game
    live = await registry.open(commands.bring(ask.record, game.name, game.seats, game.options, person))
    return {"table": live.table.id}


@router.get("/tables/{table}/check")
async def check(live: TheTable) -> DealCheck:
    """Deal and play a finished game again from its seed: is it what was promised, and does it end the same way?"""
    table = live.table
    if table.phase != "finished":
        raise Refused("not_finished")
    again = await asyncio.to_thread(Play(table.game, table.seed, table.plays).replay)
    ok = commitment(table.seed) == table.commitment and fingerprint(again) == fingerprint(table.state)
    return {"commitment": table.commitment, "seed": seed_text(table.seed), "ok": ok}


@router.get("/tables/{table}/invite.svg", response_class=Response)
async def invite(live: TheTable, request: Request, person: Person) -> Response:
    """The invitation as a picture to scan; for those at the table."""
    table = live.table
    if person != table.owner and not table.seats_of(person):
        raise Refused("not_seated", 403)
    registry = the_registry(request)
    found = lan_address.urls(registry.settings.port) if registry.settings.lan else []
    base = found[0] if found else str(request.base_url)
    return Response(
        lan_address.picture(lan_address.invitation(base, table.id, table.invite)), media_type="image/svg+xml"
    )


@router.get("/lan")
def lan(registry: TheRegistry) -> LanAddresses:
    """Where others in the local network find this server, when it was opened to them."""
    found = lan_address.urls(registry.settings.port) if registry.settings.lan else []
    if not found:
        raise Refused("not_open", 404)
    return {"urls": found, "qr": lan_address.picture(found[0])}
