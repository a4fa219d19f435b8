"""Declared codes: numbers and parts, events and their words."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import pytest

import polana
from polana.engine.codes import Codes, Kind, Nothing, Span

Cell = Annotated[int, Kind("cell", 5)]
Size = Annotated[int, Kind("size", 2, least=1)]


class Move(NamedTuple):
    cell: Cell
    size: Size
    way: Annotated[int, Kind("way", 3)]


class LongJump(NamedTuple):
    cell: Cell


CODES = Codes(__name__)
MOVES, move_number, move_parts = CODES.action(Move)
STAY = CODES.single("stay")
JUMPS, long_jump_number, long_jump_parts = CODES.action(LongJump)
MOVED, tell_moved = CODES.event("moved", Move)
DREW, tell_drew = CODES.news("drew", LongJump)
SCORED, tell_scored = CODES.gain("scored", LongJump)
ENDED, tell_ended = CODES.event("ended", Nothing)


def test_actions_are_numbered_in_the_order_of_their_declaration() -> None:
    assert Span(0, 30) == MOVES
    assert STAY == 30
    assert Span(31, 36) == JUMPS
    assert CODES.size == 36
    assert [action.name for action in CODES.actions] == ["move", "stay", "long_jump"]


def test_the_last_part_counts_fastest_and_parts_come_back() -> None:
    assert move_number(cell=0, size=1, way=0) == 0
    assert move_number(cell=0, size=1, way=1) == 1
    assert move_number(cell=0, size=2, way=0) == 3
    assert move_number(cell=4, size=2, way=2) == 29
    assert long_jump_number(3) == 34
    assert [move_number(*move_parts(number)) for number in range(30)] == list(range(30))
    assert long_jump_parts(34) == LongJump(3)


def test_reasons_follow_those_of_the_contract_and_pieces_each_other() -> None:
    codes = Codes(__name__)
    assert [codes.reason("far", "moves"), codes.reason("dear", "prices")] == [4, 5]
    codes.explained(game_over="end")
    assert codes.reasons == ("far", "dear")
    assert codes.sections == {"far": "moves", "dear": "prices", "game_over": "end"}
    assert [codes.piece("phase", 3), codes.piece("grid", 2, 5), codes.piece("turn", 1)] == [0, 3, 13]
    assert codes.observation == [("phase", (3,)), ("grid", (2, 5)), ("turn", (1,))]


def test_events_are_told_with_their_named_numbers() -> None:
    s = polana.load("arboretum").new(seed=1).record
    s.events.n = 0
    tell_moved(s, 1, cell=4, size=2, way=0)
    tell_drew(s, 0, 1, 1, cell=3)
    tell_scored(s, 1, 7, 2, cell=0)
    tell_ended(s, -1)
    told = [s.events.items[i] for i in range(s.events.n)]
    assert [event.kind for event in told] == [MOVED, DREW, SCORED, ENDED]
    assert [event.seat for event in told] == [1, 0, 1, -1]
    assert [event.points for event in told] == [0, 0, 7, 0]
    assert [event.category for event in told] == [-1, -1, 2, -1]
    assert [(event.sees, event.fresh) for event in told] == [(255, 0), (1, 1), (255, 0), (255, 0)]
    assert [CODES.numbers(event) for event in told] == [Move(4, 2, 0), LongJump(3), LongJump(0), Nothing()]
    words = {"cell": lambda s, seat, number: f"c{number}", "way": lambda s, seat, number: {"way": number, "road": seat}}
    assert CODES.args(words, s, told[0]) == {"cell": "c4", "size": 2, "way": 0, "road": 1}
    assert CODES.args(words, s, told[3]) == {}


class TooLong(NamedTuple):
    a: Cell
    b: Cell
    c: Cell
    d: Cell
    e: Cell


class Unkind(NamedTuple):
    number: int


def test_wrong_declarations_are_refused() -> None:
    with pytest.raises(TypeError, match="the event long has 5 numbers"):
        CODES.event("long", TooLong)
    with pytest.raises(TypeError, match=r"Unkind\.number has no kind"):
        CODES.action(Unkind)
