"""The settings that contract tests run over, and walks through whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import polana
from polana import Game, State
from polana.engine.game import Header, find_header, game_names
from polana.engine.options import Choice, Flag, Letters, Option

MANY = 20  # settings with a changed option
Policy = Callable[[State, list[int]], int]


def other_values(option: Option, seats: int) -> list[Any]:
    """The values of an option that are not its default; of many, two that differ most."""
    match option:
        case Choice():
            return [choice for choice in option.choices if choice != option.default]
        case Flag():
            return [] if option.is_idle(seats) else [not option.default]
        case Letters():
            count = option.count(seats)
            return sorted({option.letters[:count], option.letters[-count:]})


def settings_of(name: str) -> list[Game]:
    """A game with all numbers of seats: as usual, and with each option changed.

    Where that would be many, each change is made with one number of seats, the next one each time.
    """
    header = find_header(name)
    changes = {seats: list(changes_of(header, seats)) for seats in header.seats}
    if sum(map(len, changes.values())) > MANY:
        counts = len(changes)
        changes = {seats: every[i::counts] for i, (seats, every) in enumerate(changes.items())}
    return [
        polana.load(name, seats=seats, **with_needs(header, seats, change))
        for seats, every in changes.items()
        for change in ({}, *every)
    ]


def changes_of(header: Header, seats: int) -> Iterator[dict[str, Any]]:
    """Each option set to each of its other values."""
    for option in header.options:
        for value in other_values(option, seats):
            yield {option.name: value}


def with_needs(header: Header, seats: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """Some options, and what they need of others."""
    usual = {option.name: option.default for option in header.options}
    for need in header.needs:
        if not need.is_met(seats, usual | chosen):
            chosen = chosen | {need.other: need.choices[0]}
    return chosen


def every_setting() -> list[Game]:
    """All settings of all registered games."""
    return [setting for name in game_names() for setting in settings_of(name)]


def at_random(seed: int) -> Policy:
    """Chooses evenly among the legal actions."""
    generator = random.Random(seed)
    return lambda state, legal: generator.choice(legal)


def lowest(state: State, legal: list[int]) -> int:
    """Always the first legal action."""
    return legal[0]


def highest(state: State, legal: list[int]) -> int:
    """Always the last legal action."""
    return legal[-1]


POLICIES: dict[str, Policy] = {"lowest": lowest, "highest": highest, "random": at_random(5)}


def walk(state: State, policy: Policy) -> Iterator[tuple[int, int]]:
    """Play on to the end; yields each seat and action just before it is played."""
    longest = state.game.header.longest
    for _ in range(longest):
        if state.over:
            return
        seat = state.acting[state.ply % len(state.acting)]
        action = policy(state, state.legal(seat))
        yield seat, action
        state.play(seat, action)
    assert state.over, f"a game went on after {longest} actions"


def reached(game: Game, seed: int, plies: int) -> State:
    """The position after so many random actions, or the last one before the end."""
    state = game.new(seed)
    policy = at_random(seed)
    for _ in range(plies):
        before = state.clone()
        seat = state.acting[0]
        state.play(seat, policy(state, state.legal(seat)))
        if state.over:
            return before
    return state


def viewers(game: Game) -> range:
    """Every seat, and the spectator."""
    return range(-1, game.seats)
