"""Arboretum positions drawn as text, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import polana
from polana import State
from polana.games.arboretum.state import NUMBERS, SPECIES, SPECIES_IN_PLAY


def trees(drawing: str) -> dict[str, str]:
    """A drawn arboretum (`..` is a free spot) as cells and cards; its first card in reading order stands on 0,0."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    found = {(x, y): card for y, row in enumerate(rows) for x, card in enumerate(row) if card != ".."}
    x0, y0 = next(iter(found), (0, 0))
    return {f"{x - x0},{y - y0}": card for (x, y), card in found.items()}


def snake(cards: Sequence[str]) -> str:
    """A drawing of many trees, eight in a row."""
    return "\n".join(" ".join(cards[i : i + 8]) for i in range(0, len(cards), 8))


def pack(letters: str) -> list[str]:
    """All cards of some species."""
    return [f"{letter}{number}" for letter in letters for number in range(1, NUMBERS + 1)]


def species_for(seats: int, used: Iterable[str]) -> str:
    """The species of some cards and, to make the number up, the first of the others."""
    seen = {card[0] for card in used}
    others = [letter for letter in SPECIES if letter not in seen]
    chosen = seen | set(others[: SPECIES_IN_PLAY[seats] - len(seen)])
    return "".join(letter for letter in SPECIES if letter in chosen)


def drawn(
    hands: Sequence[str],
    gardens: Sequence[str] = (),
    piles: Sequence[str] = (),
    deck: str = "",
    rest: str = "deck",
    **fields: Any,
) -> State:
    """A position; a pile or deck lists its top card first, and the cards named nowhere lie under the deck or the piles.

    Without further fields it is seat 0's turn to draw.
    """
    seats = len(hands)
    plots = [trees(drawing) for drawing in gardens] + [{}] * (seats - len(gardens))
    heaps = [pile.split()[::-1] for pile in piles] + [[] for _ in range(seats - len(piles))]
    stock = deck.split()[::-1]
    used = [card for hand in hands for card in hand.split()] + [card for plot in plots for card in plot.values()]
    used += [card for heap in [*heaps, stock] for card in heap]
    species = fields.pop("species", species_for(seats, used))
    left = [card for card in pack(species) if card not in used]
    if rest == "deck":
        stock = left + stock
    for i, card in enumerate(left if rest == "piles" else []):
        heaps[i % seats].insert(0, card)
    position = {
        "species": species,
        "turn": 0,
        "phase": "draw",
        "acting": [] if fields.get("phase") == "over" else [fields.get("turn", 0)],
        "deck": stock,
        "players": [
            {"hand": hand.split(), "discards": heap, "arboretum": plot}
            for hand, heap, plot in zip(hands, heaps, plots, strict=True)
        ],
    }
    return polana.load("arboretum", seats=seats).from_dict(position | fields)


def finished(hands: Sequence[str], gardens: Sequence[str] = ()) -> State:
    """A finished game."""
    return drawn(hands, gardens, phase="over")


def do(state: State, actions: str) -> State:
    """Play actions in notation, each by the seat whose turn it is."""
    for text in actions.split():
        state.play(state.acting[0], state.game.parse(text))
    return state


def may(state: State, seat: int | None = None) -> list[str]:
    """The legal actions in notation."""
    seat = state.acting[0] if seat is None else seat
    return [state.notation(seat, action) for action in state.legal(seat)]


def refused(state: State, text: str) -> str | None:
    """Why the acting seat may not play an action in notation."""
    return state.why_not(state.acting[0], state.game.parse(text))


def hand(state: State, seat: int) -> list[str]:
    """A seat's cards as the state shows them; unknown ones as `?`."""
    return [card or "?" for card in state.view()["players"][seat]["hand"]]


def pile(state: State, seat: int) -> list[str]:
    """A discard pile, its top card first."""
    found: list[str] = state.view()["players"][seat]["discards"]
    return found[::-1]


def planted(state: State, seat: int) -> dict[str, str]:
    """An arboretum as cells and cards."""
    return {f"{tree['x']},{tree['y']}": tree["card"] for tree in state.view()["players"][seat]["arboretum"]}


def told(state: State) -> list[tuple[Any, ...]]:
    """The events of the last action: kind, seat and numbers."""
    return [(event["kind"], event["seat"], *event["args"].values()) for event in state.events()]
