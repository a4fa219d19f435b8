"""What a game declares: the whole action space, and every number of an event in the range of its kind."""

from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

from polana import Game
from polana.engine.codes import Codes
from polana.engine.game import find_header, game_names
from polana.engine.piles import NONE
from tests.contract.cases import at_random, walk


def codes_of(game: str) -> tuple[Codes, dict[str, Any]]:
    module = import_module(f"polana.games.{game}.codes")
    return module.CODES, vars(module)


@pytest.mark.parametrize("name", game_names())
def test_actions_follow_each_other_and_come_back_from_their_parts(name: str) -> None:
    codes, declared = codes_of(name)
    assert codes.actions[0].span.first == 0
    assert all(one.span.end == other.span.first for one, other in pairwise(codes.actions))
    assert codes.size == find_header(name).actions
    for action in codes.actions:
        if action.parts:
            pack, unpack = declared[f"{action.name}_number"], declared[f"{action.name}_parts"]
            numbers = range(*action.span)
            assert [pack(*unpack(number)) for number in numbers] == list(numbers)
            for parts in map(unpack, numbers):
                for value, kind in zip(parts, action.parts.values(), strict=True):
                    assert kind.least <= value < kind.least + kind.count


def test_the_numbers_of_events_are_of_their_kinds(plain_game: Game) -> None:
    """A number may also be NONE, where an event has nothing to tell."""
    codes, _ = codes_of(plain_game.name)
    state = plain_game.new(seed=4)
    for _ in walk(state, at_random(4)):
        for i in range(state.record.events.n):
            event = state.record.events.items[i]
            kinds = codes.told[event.kind].numbers
            for value, (name, kind) in zip(codes.numbers(event), kinds.items(), strict=True):
                told = f"{codes.told[event.kind].name}.{name}: {value}"
                assert value == NONE or kind.least <= value < kind.least + kind.count, told
