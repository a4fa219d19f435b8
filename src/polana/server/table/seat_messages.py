"""What a seat is told. Everything about the game comes from `Table.seen`, the state concealed from that seat, and from
the log of what it was shown; everything else here is known to everybody at the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

import orjson

from polana.bots.search import Weighed
from polana.engine.contract import SPECTATOR, TRUTH
from polana.engine.rng import seed_text
from polana.engine.state import State
from polana.server.errors import Refused, Stale
from polana.server.table.messages import Action, Advised, Chat, Gain, Gains, LogEntry, Preview, Scores, Seat, UndoAsked
from polana.server.table.model import Chair, Table


@dataclass(frozen=True, slots=True)
class Listener:
    """Whom a message is for, and what they have been told already."""

    person: str
    seat: int | None  # one of the person's own; None for a spectator
    known: int = 0  # log entries told
    rewritten: int = -1  # state of the past in which they were told


def table_message(
    table: Table, to: Listener, online: Collection[str] = (), thinking: Collection[int] = ()
) -> tuple[bytes, int]:
    """The table as a person sees it from a seat, as JSON; and how many log entries they then know."""
    seat = SPECTATOR if to.seat is None else to.seat
    whole = to.rewritten != table.rewritten
    entries = [] if table.phase == "gathering" else table.log(seat).entries
    message = _message(table, table.seen(seat), to, online)
    message["log"] = [orjson.Fragment(entry) for entry in (entries if whole else entries[to.known :])]
    message["whole"] = whole
    message["thinking"] = list(thinking)
    return orjson.dumps(message), len(entries)


def replay_message(table: Table, to: Listener, move: int) -> bytes:
    """A finished game after some of its moves; it is open, so this is the whole truth."""
    if table.phase != "finished":
        raise Refused("not_finished")
    if not 0 <= move <= len(table.plays):
        raise Refused("no_such_move", 404, move=move, moves=len(table.plays))
    message = _message(table, table.at(move), to, ())
    message["log"] = [orjson.Fragment(entry) for entry in table.log(TRUTH).until(move)]
    message["moves"] = len(table.plays)
    return orjson.dumps(message)


def _message(table: Table, seen: State, to: Listener, online: Collection[str]) -> dict[str, Any]:
    mine = table.seats_of(to.person)
    decision = None if to.seat is None or table.chairs[to.seat].bot else table.decisions[to.seat]
    member = bool(mine) or to.person == table.owner
    return {
        "type": "table",
        "table": table.id,
        "game": table.game.name,
        "version": table.version,
        "phase": table.phase,
        "me": to.seat,
        "mine": mine,
        "owner": to.person == table.owner,
        "invite": table.invite if member and table.phase == "gathering" else None,
        "seats": [_seat(chair, online) for chair in table.chairs],
        "options": table.game.options,
        "acting": seen.acting if table.phase == "playing" else [],
        "decision": decision,
        "actions": [] if decision is None or to.seat is None else actions(seen, to.seat),
        "undo": _undo(table, to.seat),
        "undo_asked": _asked(table),
        "view": seen.view(),
        "scores": _scores(table, seen),
        "log": [],
        "whole": True,
        "notes": table.notes,
        "commitment": table.commitment,
        "seed": seed_text(table.seed) if table.phase == "finished" else None,
        "thinking": [],
        "rematch": table.rematch,
    }


def _seat(chair: Chair, online: Collection[str]) -> Seat:
    return {
        "name": chair.name,
        "kind": "bot" if chair.bot else chair.kind,
        "bot": chair.bot,
        "online": chair.kind == "bot" or (chair.person in online and not chair.left),
        "resigned": chair.resigned,
        "local": chair.local,
        "absent": chair.kind == "person" and chair.bot is not None and not chair.resigned,
    }


def actions(seen: State, seat: int) -> list[Action]:
    """A seat's legal actions with all that an interface needs to offer them."""
    legal = seen.legal(seat)
    words, record = seen.game.header.words, seen.record
    offered: list[Action] = []
    for action in legal:
        targets = words.targets(record, seat, action)
        notation = words.notation(record, seat, action)
        offered.append({"action": action, "targets": targets, "notation": notation, "button": not targets})
    return offered


def _undo(table: Table, seat: int | None) -> str | None:
    if seat is None or table.chairs[seat].bot is not None:
        return None
    way = table.undo_of(seat)
    if way is None:
        return None
    return "free" if way.alone else "with_bots" if way.free else "ask"


def _asked(table: Table) -> UndoAsked | None:
    if table.request is None:
        return None
    waiting = [seat for seat, chair in enumerate(table.chairs) if chair.person in table.request.waiting]
    return {"by": table.request.seat, "waiting": waiting}


def _scores(table: Table, seen: State) -> Scores:
    sheet = seen.score_sheet()
    return {
        "seats": [{"total": sum(points.values()), "categories": points} for points in sheet],
        "places": table.places(),
    }


def aim(table: Table, seat: int, decision: int, targets: list[str]) -> Refused | None:
    """Why what was meant by choosing these things is not allowed; None when it is."""
    if table.decisions[seat] != decision:
        raise Stale
    seen = table.seen(seat)
    header = table.game.header
    action = header.words.aim(seen.record, seat, targets)
    reason = "no_such_action" if action is None else seen.why_not(seat, action)
    return None if reason is None else Refused(reason, rule=header.sections.get(reason))


def preview(table: Table, seat: int, decision: int, action: int, name: str) -> Preview:
    """What an action would do, as far as the seat can foresee: in an imagined world, up to the first news.
    Past news for some seats only (the seat draws) it is told what spectators would see; past open news nothing."""
    if table.decisions[seat] != decision:
        raise Stale
    seen = table.seen(seat)
    if (reason := seen.why_not(seat, action)) is not None:
        raise Refused(reason, rule=table.game.header.sections.get(reason))
    world = table.foreseen(seat, action)
    news, told = world.news(), world.concealed_for(seat)
    points = _points([(seen, told)], seat) if news is None else {}
    events, view = told.events()[:news], told.view() if news is None else None
    if news is not None and not world.over:  # a finished game is open to all
        outside, halt = world.concealed_for(SPECTATOR), world.news(SPECTATOR)
        events += outside.events()[news:halt]
        view = outside.view() if halt is None else None
    entries = [_entry(seen, i, event) for i, event in enumerate(events)]
    ends = seat not in world.acting
    return {
        "type": "preview",
        "id": name,
        "action": action,
        "ends": ends,
        "events": entries,
        "points": points,
        "view": view,
    }


def _entry(seen: State, number: int, event: dict[str, Any]) -> LogEntry:
    return {"n": number, "move": seen.ply + 1, **event}  # type: ignore[typeddict-item]


def advised(table: Table, seat: int, found: Iterable[Weighed]) -> list[Advised]:
    """What a search would do: each action with its value and, for a sentence, what others would see the seat do."""
    return [
        {"action": each.action, "value": round(each.value, 3), "event": _deed(table, seat, each.action)}
        for each in found
    ]


def _deed(table: Table, seat: int, action: int) -> LogEntry | None:
    """The first thing that an action makes its seat do; of what is news, as much as others would see."""
    seen, world = table.seen(seat), table.foreseen(seat, action)
    mine, others = world.concealed_for(seat).events(), world.concealed_for(SPECTATOR).events()
    for i, event in enumerate(mine):
        if i == world.news():
            return _entry(seen, i, others[i]) if event != others[i] and event["seat"] == seat else None
        if event["seat"] == seat:
            return _entry(seen, i, event)
    return None


WORLDS = 2  # imagined worlds; points that differ between them depend on what the seat cannot know


def gains(table: Table, seat: int, decision: int, after: int | None, name: str) -> Gains:
    """What each legal action would bring the seat, as far as that is sure: now, or once it has played another action
    and everybody who chooses at the same time has chosen something."""
    if table.decisions[seat] != decision:
        raise Stale
    seen = table.seen(seat)
    if after is not None and (reason := seen.why_not(seat, after)) is not None:
        raise Refused(reason, rule=table.game.header.sections.get(reason))
    worlds = [seen.imagined(f"gains {i}") for i in range(WORLDS)]
    if after is not None:
        for world in worlds:
            _play_on(world, seat, after)
    if any(seat not in world.acting for world in worlds):
        return {"type": "gains", "id": name, "gains": []}
    legal = set.intersection(*(set(world.legal(seat)) for world in worlds))
    words, found = table.game.header.words, list[Gain]()
    for action in sorted(legal):
        steps = [(world.concealed_for(seat), _after(world, seat, action).concealed_for(seat)) for world in worlds]
        targets = words.targets(worlds[0].record, seat, action)
        found.append({"action": action, "targets": targets, "points": _points(steps, seat)})
    return {"type": "gains", "id": name, "gains": found}


def _play_on(world: State, seat: int, action: int) -> None:
    """Play an action, then let those who choose at the same time choose whatever comes first."""
    together = world.acting
    world.play(seat, action)
    for other in together:
        if other != seat and other in world.acting and seat not in world.acting:
            world.play(other, world.legal(other)[0])


def _after(world: State, seat: int, action: int) -> State:
    world = world.clone()
    world.play(seat, action)
    return world


def _points(steps: list[tuple[State, State]], seat: int) -> dict[str, int]:
    """How a seat's points change by category in each of these steps; only what all of them agree on."""
    changes = [
        {name: after[name] - points for name, points in before.items()}
        for before, after in ((one.score_sheet()[seat], other.score_sheet()[seat]) for one, other in steps)
    ]
    first = changes[0]
    return {name: points for name, points in first.items() if points and all(each[name] == points for each in changes)}


def chat_message(name: str, seat: int | None, text: str, at: str) -> Chat:
    return {"type": "chat", "from": name, "seat": seat, "text": text, "at": at}
