"""The non-interference check: what a seat cannot know never changes a byte that it is shown."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from polana import Game, State
from polana.bots import sit
from polana.bots.search import Searcher

FOLLOWED = 15  # actions that two games are played on side by side


def hidden_places(name: str) -> Any:
    """A game's listing of hidden places; every registered game has one."""
    return import_module(f"tests.games.{name}.hidden_places")


def shown_events(state: State, viewer: int, private: set[str]) -> list[Any]:
    """What the rulebook lets a seat read of the last action, from the true events."""
    return [
        (event["kind"], event["seat"])
        if event["kind"] in private and event["seat"] != viewer
        else (event["kind"], event["seat"], event["args"], event["points"])
        for event in state.events()
    ]


def whole_view(state: State, viewer: int) -> dict[str, Any]:
    """Everything that is made for a seat."""
    seen = state.concealed_for(viewer)
    return {
        "bytes": seen.memory.tobytes(),
        "view": seen.view(),
        "events": seen.events(),
        "position": seen.to_dict(),
        "text": str(seen),
        "scores": seen.score_sheet(),
        "observation": state.observation(viewer).tobytes(),
        "legal": state.legal(viewer),
        "told": [
            (seen.notation(viewer, a), seen.game.header.words.targets(seen.record, viewer, a))
            for a in seen.legal(viewer)
        ],
    }


def difference(one: State, other: State, viewer: int, bots: tuple[str, ...]) -> str | None:
    """The first thing that differs between what a seat is shown of two states."""
    before, after = whole_view(one, viewer), whole_view(other, viewer)
    found = next((name for name in before if before[name] != after[name]), None)
    return found or bot_difference(one, other, viewer, bots)


def bot_difference(one: State, other: State, viewer: int, bots: tuple[str, ...]) -> str | None:
    """The first bot that chooses differently."""
    for name in bots if viewer in one.acting else ():
        found = []
        for state in (one, other):
            bot, seen, legal = sit(name, state.game, viewer, seed=1), state.concealed_for(viewer), state.legal(viewer)
            found.append((bot.choose(seen, legal), bot.weigh(seen, legal) if isinstance(bot, Searcher) else None))
        if found[0] != found[1]:
            return f"choice of the bot {name}"
    return None


def leak(game: Game, viewer: int, seed: int, bots: tuple[str, ...] = (), every: int = 10) -> str | None:
    """Play a random game, swap hidden things here and there and play on; what gave the swap away, if anything did."""
    places = hidden_places(game.name)
    watcher, generator, state = places.Watcher(), random.Random(seed), game.new(seed)
    while not state.over:
        if state.ply % every == 0:
            name, swapped = _swapped(state, watcher, viewer, generator)
            found = _follow(state, swapped, viewer, generator, places.PRIVATE_EVENTS, bots)
            if found:
                return f"{name}: {found}"
        seat = state.acting[0]
        state.play(seat, generator.choice(state.legal(seat)))
        watcher.follow(state)
    return None


def _swapped(state: State, watcher: Any, viewer: int, generator: random.Random) -> tuple[str, State]:
    """A copy of a state with one hidden thing changed."""
    copy = state.clone()
    name, swap = generator.choice(list(watcher.swaps(copy.record, viewer, generator)))
    swap()
    return name, copy


def _follow(
    state: State, other: State, viewer: int, generator: random.Random, private: set[str], bots: tuple[str, ...]
) -> str | None:
    """Play the same actions in two games while the seat is shown the same events."""
    one = state.clone()
    for step in range(FOLLOWED):
        if one.concealed_for(viewer).memory.tobytes() != other.concealed_for(viewer).memory.tobytes():
            return f"bytes after {step} actions"
        if step == 0 and (found := difference(one, other, viewer, bots)):
            return found
        seat = one.acting[0]
        both = sorted(set(one.legal(seat)) & set(other.legal(seat)))
        if not both:
            return None
        action = generator.choice(both)
        one.play(seat, action)
        other.play(seat, action)
        same = shown_events(one, viewer, private) == shown_events(other, viewer, private)
        if not same or one.over:
            return None
    return None
