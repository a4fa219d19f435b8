"""Upstream positions from a few words, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import polana
from polana import State

TILES = Counter({"W": 7, "F": 4, "E": 5, "B": 3, "H": 5, "R": 5})
MIXTURES = {
    "added": Counter({"C": 6}),
    "for_herons": Counter({"C": 6, "H": -5, "R": -1}),
    "for_eagles": Counter({"C": 6, "E": -5, "R": -1}),
    "for_water": Counter({"C": 6, "W": -6}),
    "for_water_and_rocks": Counter({"C": 6, "W": -3, "R": -3}),
}
TURNED = {"F": "F3", "B": "B3", "C": "C0"}


def tiles(seats: int, **options: Any) -> Counter[str]:
    """The tiles of a game, from the rulebook."""
    found = TILES.copy()
    if seats == 2 and options.get("whirlpools", "none") == "none":
        found.subtract({"R": 5, "H": 1})
    found.update(MIXTURES.get(options.get("currents", "none"), Counter()))
    return +found


def last_row(count: int) -> int:
    return {29: 10, 23: 8, 35: 12}[count]


def cells(seats: int, now: int, laying: bool = False, **options: Any) -> list[str]:
    """The cells that hold drawn tiles in a round, from the lowest."""
    last = last_row(tiles(seats, **options).total())
    low = max(1, now - 2 + (laying and now > 1))
    rows = range(low, min(now + 3, last) + 1)
    return [f"{column}{row}" for row in rows for column in "LMR" if row < last or column != "M"]


def drawn(
    players: Sequence[str],
    river: str = "",
    *,
    now: int = 3,
    turn: int = 0,
    points: int = 5,
    offer: str = "",
    new: str = "",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A position in a seat's turn of a round, or with `offer` in the laying of a new row, of which `new` lies already.

    `river` names tiles that matter (`M5:B3`); the others are water as far as there is any, from the lowest row on.
    """
    seats, chosen = len(players), options or {}
    named = dict(pair.split(":") for pair in f"{river} {new}".split())
    phase = fields.pop("phase", "lay" if offer else "move")
    places = cells(seats, now, bool(offer), **chosen)
    box = tiles(seats, **chosen) - Counter([*(text[0] for text in named.values()), *offer])
    flown = box["E"] if fields.pop("flown", True) else 0
    box.update({"W": flown})
    box.subtract({"E": flown})
    for place in places:
        if place not in named:
            kind = next(letter for letter in "WRHFBCE" if box[letter] > 0)
            box[kind] -= 1
            named[place] = TURNED.get(kind, kind)
    total = tiles(seats, **chosen).total()
    count = total - min(total, 3 * (now + 3 + (phase == "lay")))
    stack = "".join((+box).elements())[::-1][:count]
    playing = phase in ("move", "feed")
    position: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "round": now,
        "first": 0,
        "taken": turn if playing else seats if phase == "lay" else 0,
        "points": points if phase == "move" else 0,
        "acting": [] if phase == "over" else [turn],
        "offer": offer,
        "stack": stack,
        "river": named,
        "players": [{"tokens": tokens.split()} for tokens in players],
    }
    return polana.load("upstream", seats=seats, **chosen).from_dict(position | fields)


def start(seats: int, river: str = "", **options: Any) -> State:
    """The first turn of a game."""
    sea = "2L0 2M0 2R0 2M-1"
    return drawn([sea] * seats, river, now=1, points=4 if seats == 2 else 5, options=options)


def do(state: State, *actions: str) -> State:
    """Play actions in notation, each by the seat that acts."""
    for text in " ".join(actions).split():
        state.play(state.acting[0], state.game.parse(text))
    return state


def may(state: State) -> list[str]:
    """The legal actions in notation."""
    seat = state.acting[0]
    return [state.notation(seat, action) for action in state.legal(seat)]


def refused(state: State, text: str) -> str | None:
    """Why the acting seat may not play an action in notation."""
    return state.why_not(state.acting[0], state.game.parse(text))


def tokens(state: State, seat: int = 0) -> list[str]:
    """A seat's tokens."""
    found: list[str] = state.to_dict()["players"][seat]["tokens"]
    return found


def tile(state: State, cell: str) -> str | None:
    """The tile on a cell as a position writes it."""
    found: str | None = state.to_dict()["river"].get(cell)
    return found


def told(state: State, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of the last action of some kinds (or all): kind, seat and numbers."""
    return [
        (event["kind"], event["seat"], *event["args"].values())
        for event in state.events()
        if not kinds or event["kind"] in kinds
    ]
