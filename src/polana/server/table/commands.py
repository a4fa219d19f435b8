"""What people may do at a table: each function looks at the table and answers with the events to store, none when it
is a repeat of something done already, or refuses. Nothing here changes the table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from polana.bots import BOTS
from polana.engine.errors import BadOption, IllegalAction
from polana.engine.state import State
from polana.server.errors import Refused, Stale
from polana.server.table import events as happened
from polana.server.table.events import Event
from polana.server.table.model import Chair, Table, Undo, game_of, numbered

BOT_NAMES = ("Lynx", "Strix", "Lutra", "Bison", "Castor", "Sciurus")  # Latin: the same in every language
STAND_IN = "sapling"  # plays on for who resigns


def token(size: int = 16) -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(size)


def entropy() -> str:
    """What a deal, or the bots of a table, are made from."""
    return token()


# Coming and going


def create(game: str, seats: int, options: dict[str, Any], chairs: list[str], person: str, name: str) -> list[Event]:
    """A new table; it begins at once when no chair is open."""
    game_of(game, seats, options).refuse_idle_options()
    if len(chairs) != seats:
        raise Refused("chairs", 422, seats=seats, chairs=len(chairs))
    if chairs.count("me") > 1 or ("local" in chairs and "me" not in chairs):
        raise Refused("chairs_me", 422)
    seated = [_chair(seat, chair, person, name) for seat, chair in enumerate(chairs)]
    return _open_table(game, seats, options, seated, person)


def _chair(seat: int, chair: str, person: str, name: str) -> Chair:
    kind, _, bot = chair.partition(":")
    if kind == "bot":
        if bot not in BOTS:
            raise BadOption("bot", bot=bot[:40], known=", ".join(BOTS))
        return Chair("bot", BOT_NAMES[seat % len(BOT_NAMES)], bot=bot)
    if chair == "me":
        return Chair("person", name, person)
    if chair == "local":
        return Chair("person", f"{name} {seat + 1}", person, local=True)
    if chair == "open":
        return Chair("open")
    raise Refused("chair", 422, chair=chair[:40])


def _open_table(game: str, seats: int, options: dict[str, Any], chairs: list[Chair], owner: str) -> list[Event]:
    created = happened.Created(
        game, seats, options, entropy(), entropy(), owner, token(), [chair.store() for chair in chairs]
    )
    return [created, *_start(Table("", created))]


def bring(record: str, game: str, seats: int, options: dict[str, Any], person: str) -> list[Event]:
    """A finished table from a play record."""
    chairs = [Chair("person", str(seat + 1)).store() for seat in range(seats)]
    return [happened.Created(game, seats, options, "", "", person, token(), chairs, record)]


def _start(table: Table) -> list[Event]:
    if any(chair.kind == "open" for chair in table.chairs):
        return []
    return [happened.Started(table.numbered(table.state, set()))]


def join(table: Table, person: str, name: str, invite: str | None, seat: int | None) -> list[Event]:
    """Sit down on an open chair; who sits already just comes back."""
    if mine := table.seats_of(person):
        return [happened.Returned(person)] if table.chairs[mine[0]].left else []
    if table.phase != "gathering":
        raise Refused("no_chair")
    if person != table.owner and (invite is None or not secrets.compare_digest(invite.encode(), table.invite.encode())):
        raise Refused("invite", 403)
    free = [i for i, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refused("no_chair")
    joined = happened.Joined(free[0] if seat is None else seat, person, name)
    full = len(free) == 1
    return [joined, happened.Started(table.numbered(table.state, set()))] if full else [joined]


def leave(table: Table, person: str) -> list[Event]:
    if not table.seats_of(person) or table.phase in ("finished", "abandoned"):
        return []
    return [happened.Left(person)]


def come_back(table: Table, person: str) -> list[Event]:
    mine = table.seats_of(person)
    return [happened.Returned(person)] if mine and table.chairs[mine[0]].left else []


def move(table: Table, person: str, to: str) -> list[Event]:
    """A private link was opened on another device."""
    if not table.seats_of(person):
        raise Refused("link", 404)
    if person == to:
        return []
    if table.seats_of(to):
        raise Refused("seated_already")
    return [happened.Moved(person, to)]


def end(table: Table, person: str) -> list[Event]:
    if person != table.owner:
        raise Refused("not_owner", 403)
    if table.phase in ("finished", "abandoned"):
        return []
    return [happened.Ended()]


def rematch(table: Table, person: str) -> list[Event]:
    """A new table with the same people, everybody one seat further."""
    if not table.seats_of(person):
        raise Refused("not_seated", 403)
    if table.phase != "finished":
        raise Refused("not_finished")
    if any(chair.kind == "person" and chair.person is None for chair in table.chairs):
        raise Refused("imported")
    chairs = [
        Chair(old.kind, old.name, old.person, old.bot if old.kind == "bot" else None, old.local)
        for old in (*table.chairs[1:], table.chairs[0])
    ]
    game = table.game
    return _open_table(game.name, game.seats, game.options, chairs, table.owner)


# Who plays a seat


def seat_for(table: Table, person: str, seat: int | None) -> int:
    """The seat that a person acts for: the one named, else the one whose turn it is, else the first."""
    mine = table.seats_of(person)
    if seat is not None:
        if seat not in mine:
            raise Refused("not_your_seat", 403)
        return seat
    if not mine:
        raise Refused("not_seated", 403)
    return next((each for each in mine if table.decisions[each] is not None), mine[0])


def resign(table: Table, person: str, seat: int | None) -> list[Event]:
    """A bot plays on for the seat, which is ranked last; the game ends when only one has not resigned."""
    mine = seat_for(table, person, seat)
    if table.chairs[mine].resigned:
        return []
    _must_play(table)
    return [happened.Resigned(mine, STAND_IN)]


def take_over(table: Table, person: str, seat: int, bot: str | None, present: bool) -> list[Event]:
    """The owner lets a bot play for an absent person; the owner or that person takes the seat back."""
    _must_play(table)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
        raise Refused("no_person_there")
    chair = table.chairs[seat]
    if person not in (table.owner, chair.person):
        raise Refused("not_owner", 403)
    if chair.resigned:
        raise Refused("resigned")
    if bot is not None and bot not in BOTS:
        raise BadOption("bot", bot=bot[:40], known=", ".join(BOTS))
    if bot is not None and present and chair.person != person:
        raise Refused("seat_present", name=chair.name)
    return [] if chair.bot == bot else [happened.Taken(seat, bot)]


def _must_play(table: Table) -> None:
    if table.phase == "gathering":
        raise Refused("not_started")
    if table.phase != "playing":
        raise Refused("table_over")


# Playing


def act(table: Table, seat: int, decision: int, action: int) -> list[Event]:
    """Answer the choice put to a seat; the same answer once more is a repeat."""
    if table.answers.get(decision) == (seat, action):
        return []
    _must_play(table)
    if table.decisions[seat] != decision:
        raise Stale
    with _rules():
        after = table.after(seat, action)
    return [happened.Acted(seat, decision, action, table.numbered(after, {seat}))]


@contextmanager
def _rules() -> Iterator[None]:
    """What a rule forbids is refused."""
    try:
        yield
    except IllegalAction as illegal:
        raise Refused(illegal.reason, rule=illegal.rule) from illegal


def redo(table: Table, seat: int, decision: int, action: int, key: str | None = None) -> list[Event]:
    """Take back my own last step and play another one instead; not one that ends the turn, as far as I can foresee."""
    if key in table.heard:
        return []
    _must_play(table)
    if table.decisions[seat] != decision:
        raise Stale
    way = table.undo_of(seat)
    if way is None or not way.alone:
        raise Refused("no_undo")
    undone = _undone(table, seat, way, None)
    before = _after_undo(table, way)
    again = undone.decisions[seat]
    assert again is not None
    after, foreseen = before.clone(), before.concealed_for(seat).imagined("redo")
    with _rules():
        after.play(seat, action)
    foreseen.play(seat, action)
    if seat not in foreseen.acting:
        raise Refused("ends_turn")
    numbers = numbered(before, undone.decisions, max(table.last_decision, again), after, {seat})
    return [undone, happened.Acted(seat, again, action, numbers, key)]


def undo(table: Table, seat: int, key: str | None = None) -> list[Event]:
    """Take back the last step, or ask the others whether one may."""
    if key in table.heard:
        return []
    _must_play(table)
    way = table.undo_of(seat)
    if way is None or table.chairs[seat].bot is not None:
        raise Refused("no_undo")
    if way.free:
        return [_undone(table, seat, way, key)]
    if table.request is not None:
        raise Refused("undo_asked")
    return [happened.Asked(seat, way.play, key)]


def answer(table: Table, person: str, yes: bool, key: str | None = None) -> list[Event]:
    """Answer somebody's request to undo; with the last yes it is done."""
    if key in table.heard:
        return []
    request = table.request
    if request is None or person not in request.waiting:
        raise Refused("nothing_asked")
    answered = happened.Answered(person, yes, key)
    if yes and request.waiting == {person}:
        way = Undo(request.play, alone=False, free=True)
        return [answered, _undone(table, request.seat, way, None)]
    return [answered]


def _after_undo(table: Table, way: Undo) -> State:
    if not way.alone:
        return table.at(way.play)
    after = table.without(way.play)
    assert after is not None
    return after


def _undone(table: Table, seat: int, way: Undo, key: str | None) -> happened.Undone:
    touched = {seat} if way.alone else {who for who, _ in table.plays[way.play :]}
    numbers = table.numbered(_after_undo(table, way), touched)
    return happened.Undone(seat, way.play, way.alone, numbers, key)


def say(table: Table, person: str, name: str, text: str, at: str, key: str | None = None) -> list[Event]:
    """A line of chat; who has no seat speaks as a spectator."""
    if key in table.heard:
        return []
    mine = table.seats_of(person)
    seat = mine[0] if mine else None
    return [happened.Said(table.chairs[seat].name if seat is not None else name, seat, text, at, key)]
