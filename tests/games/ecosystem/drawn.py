"""Ecosystem positions drawn as text, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import polana
from polana import State
from polana.games.ecosystem.state import CARDS_OF, LETTERS

DECK = Counter(dict(zip(LETTERS, CARDS_OF, strict=True)))
QUIET = "DFMABETRGSW"  # kinds to fill up with, those that disturb an example most come last


class Box:
    """The cards that a position does not name, to fill it up with."""

    def __init__(self, *used: str) -> None:
        self.left = DECK - Counter("".join(used).replace(".", "").replace(" ", ""))

    def take(self, count: int) -> str:
        taken = ""
        for _ in range(count):
            kind = max(QUIET, key=lambda kind: (kind not in "SW" and self.left[kind] > 0, self.left[kind]))
            self.left[kind] -= 1
            taken += kind
        return taken


def rows(land: str) -> list[str]:
    """A drawn land (`.` is a free cell), row by row."""
    return land.split()


def size(land: str) -> int:
    return len(land.replace(".", "").replace(" ", "").replace("\n", ""))


def filled(cards: str) -> str:
    """Some cards laid out row by row."""
    return " ".join(cards[i : i + 5] for i in range(0, len(cards), 5))


def drawn(lands: Sequence[str], hands: Sequence[str] = (), seats: int = 0, **fields: Any) -> State:
    """A position in which all have placed as many cards as the first land has, and are about to pick.

    Lands and hands that are not given, or are too small, are filled with cards that are left. With `picked`, a card
    for each seat, they have picked and shown them and are about to place.
    """
    seats, turn = seats or len(lands), size(lands[0])
    options = {"hands_of_ten": True} if fields.pop("hands_of_ten", False) else {}
    picked = fields.pop("picked", "")
    phase = "over" if turn == 20 else "place" if picked else "pick"
    count = 0 if phase == "over" else (10 if options else 11) - turn % 10 - len(picked[:1])
    pile = fields.pop("pile", "")
    matt = fields.pop("matt", "")
    box = Box(*lands, *hands, picked, pile, matt)
    whole = [*lands, *(filled(box.take(turn)) for _ in range(seats - len(lands)))]
    held = [*hands, *("" for _ in range(seats - len(hands)))]
    position: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "acting": [] if phase == "over" else list(range(seats)),
        "players": [
            {"hand": hand + box.take(count - len(hand)), "land": rows(land), "picked": card or None}
            for hand, land, card in zip(held, whole, picked or [""] * seats, strict=True)
        ],
    }
    if seats == 2:
        turned = turn + len(picked[:1])
        position["matt"] = {
            "hand": matt + box.take(count - len(matt)),
            "pile": pile + box.take(turned - len(pile)),
        }
    return polana.load("ecosystem", seats=seats, **options).from_dict(position | fields)


def do(state: State, *actions: str) -> State:
    """Play actions in notation, each with its seat: `0:W`, or `W` for the first seat that may act."""
    for text in " ".join(actions).split():
        seat, _, action = text.rpartition(":")
        state.play(int(seat) if seat else state.acting[0], state.game.parse(action))
    return state


def may(state: State, seat: int) -> list[str]:
    """The legal actions in notation."""
    return [state.notation(seat, action) for action in state.legal(seat)]


def refused(state: State, seat: int, text: str) -> str | None:
    """Why a seat may not play an action in notation."""
    return state.why_not(seat, state.game.parse(text))


def hand(state: State, seat: int) -> str:
    """A seat's cards as the state shows them, in the order of letters; unknown ones as `?`."""
    return in_order(card or "?" for card in state.view()["players"][seat]["hand"])


def in_order(cards: Any) -> str:
    return "".join(sorted(cards, key=f"{LETTERS}?".index))


def land(state: State, seat: int) -> str:
    """A land as text, without rows that are empty and free cells at the right."""
    drawing = state.to_dict()["players"][seat]["land"]
    return " ".join(row.rstrip(".") for row in drawing if row.strip("."))


def told(state: State, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of the last action of some kinds: kind, seat and numbers."""
    return [
        (event["kind"], event["seat"], *event["args"].values()) for event in state.events() if event["kind"] in kinds
    ]


def turn(state: State) -> State:
    """Let everybody pick and place the first they can, and swap nothing, once."""
    before = state.record.turn
    while state.record.turn == before and not state.over:
        seat = state.acting[0]
        legal = state.legal(seat)
        state.play(seat, legal[-1] if state.record.player[seat].swaps else legal[0])
    return state
