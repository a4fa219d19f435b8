"""Rules: copies that call each other, open names filled by each game."""

import sys
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from polana.engine.rule import LookupTable, OpenNumber, bind, i64, is_rule, open_rule, rule, u64


def module(name: str, **things: Any) -> ModuleType:
    """A module made of functions that look as if they were written there."""
    made = ModuleType(name)
    for key, thing in things.items():
        if isinstance(thing, FunctionType):
            thing.__module__ = name
        setattr(made, key, thing)
    return made


@rule
def doubled(number: int) -> int:
    return number * 2


@rule
def answer(number: int) -> int:
    return doubled(number) + LIMIT + extra(number)


@rule
def extra_of_one_game(number: int) -> int:
    return 100


@open_rule
def extra(number: int) -> int:
    raise NotImplementedError


LIMIT = OpenNumber()
SQUARES = LookupTable(number * number for number in range(100))


def squared(number: int) -> int:
    return SQUARES[number]


def test_a_rule_is_ordinary_python() -> None:
    assert is_rule(doubled)
    assert not is_rule(extra)
    assert not is_rule(len)
    assert doubled(4) == 8


def test_twins_call_twins_and_open_names_are_filled() -> None:
    bound: dict[Any, Any] = {}
    bind([sys.modules[__name__]], {"extra": extra_of_one_game, "LIMIT": 7}, None, bound)
    assert set(bound) == {doubled, answer, extra_of_one_game}
    assert bound[answer](5) == 10 + 7 + 100
    with pytest.raises(NotImplementedError):
        answer(5)


def test_a_table_is_a_tuple_interpreted_and_an_array_compiled() -> None:
    made = module("squares", squared=rule(FunctionType(squared.__code__, globals(), "squared")), SQUARES=SQUARES)
    for jit in (None, lambda function, original: function):
        bound: dict[Any, Any] = {}
        bind([made], {}, jit, bound)
        (copy,) = bound.values()
        assert isinstance(copy.__globals__["SQUARES"], np.ndarray if jit else LookupTable)
        assert copy(9) == 81


def test_each_rule_is_compiled_once_in_its_own_scope() -> None:
    compiled: list[Any] = []

    def jit(function: Any, original: Any) -> Any:
        compiled.append(original)
        return function

    bound: dict[Any, Any] = {}
    bind([sys.modules[__name__]], {"extra": extra_of_one_game, "LIMIT": 1}, jit, bound)
    assert compiled == [doubled, answer, extra_of_one_game]
    assert bound[answer].__globals__ is not globals()
    assert bound[answer].__globals__["doubled"] is bound[doubled]


def test_a_rule_of_another_module_must_be_bound_first() -> None:
    other = module("other", borrowed=doubled)
    doubled.__module__ = __name__
    with pytest.raises(KeyError):
        bind([other], {}, None, {})


def test_numbers_keep_their_width() -> None:
    assert u64(2**64 + 3) == 3
    assert u64(-1) == 2**64 - 1
    assert i64(5) == 5
