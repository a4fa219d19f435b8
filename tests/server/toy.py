"""A game for tests: everybody secretly chooses 0, 1 or 2 at the same time, three rounds; the highest sum wins."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple

from polana.engine.codes import Codes, Kind
from polana.engine.contract import LEGAL, Events, Head, Options
from polana.engine.game import Header
from polana.engine.piles import EVERYBODY, UNKNOWN
from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule

SEATS, ROUNDS, NUMBERS = 4, 3, 3
OPEN = 3  # has not chosen


class Number(NamedTuple):
    number: Annotated[int, Kind("number", NUMBERS)]


CODES = Codes(__name__)
NUMBER, number_number, number_parts = CODES.action(Number)
CHOOSES, tell_chooses = CODES.news("chooses", Number)
SHOWS, tell_shows = CODES.news("shows", Number)
CODES.piece("round", 1)


class Toy(Head):
    options: Options
    events: Annotated[Events, 8]
    round: int
    choice: Annotated[Ints, SEATS, "i2"]
    sums: Annotated[Ints, SEATS, "i2"]


@rule
def setup(s: Toy) -> None:
    s.round = 0
    ask(s)


@rule
def ask(s: Toy) -> None:
    s.acting = (1 << s.seats) - 1
    for seat in range(s.seats):
        s.choice[seat] = OPEN


@rule
def legal(s: Toy, seat: int, out: Ints) -> int:
    for number in range(NUMBERS):
        out[number] = number
    return NUMBERS


@rule
def why_not(s: Toy, seat: int, action: int) -> int:
    return LEGAL


@rule
def apply(s: Toy, seat: int, action: int) -> None:
    s.choice[seat] = action
    s.acting &= ~(1 << seat)
    tell_chooses(s, seat, 1 << seat, 0, number=action)
    if s.acting == 0:
        for each in range(s.seats):
            s.sums[each] += s.choice[each]
            tell_shows(s, each, EVERYBODY, 1, number=s.choice[each])
        s.round += 1
        if s.round < ROUNDS:
            ask(s)


@rule
def score(s: Toy, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.sums[seat]


@rule
def rank(s: Toy, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.sums[seat]
    to_places(out, s.seats)


@rule
def conceal(s: Toy, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and s.choice[other] != OPEN:
            s.choice[other] = UNKNOWN


@rule
def imagine(s: Toy, seat: int) -> None:
    for other in range(s.seats):
        if s.choice[other] == UNKNOWN:
            s.choice[other] = 0


@rule
def observe(s: Toy, seat: int, out: Ints) -> None:
    out[0] = s.round


@rule
def judge(s: Toy, out: Ints) -> None:
    score(s, out)


@rule
def prefer(s: Toy, seat: int, actions: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1


def view(s: Any) -> dict[str, Any]:
    names = {OPEN: None, UNKNOWN: "?"}
    return {"phase": "choose", "choices": [names.get(s.choice[i], s.choice[i]) for i in range(s.seats)]}


WORDS = SimpleNamespace(
    notation=lambda s, seat, action: str(action),
    parse=lambda text: int(text) if text.isdecimal() else None,
    targets=lambda s, seat, action: [f"number:{action}"],
    aim=lambda s, seat, targets: None,
    view=view,
    event=lambda s, event: {"number": None if event.a == UNKNOWN else event.a},
)
TOY = Header(
    name="toy",
    version=1,
    seats=(2, 3, 4),
    state=Toy,
    modules=(sys.modules[__name__],),
    words=WORDS,
    options=(),
    codes=CODES,
    most_legal=NUMBERS,
    most_events=8,
    longest=SEATS * ROUNDS,
    categories=("sum",),
    folder=Path(__file__).parent,
)
