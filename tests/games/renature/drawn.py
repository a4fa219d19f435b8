"""Renature positions in short text, for tests that read like the rulebook's examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import polana
from polana import State

LETTERS = "BNSFTAWQOG"
PACK = [one + other for i, one in enumerate(LETTERS) for other in LETTERS[i:]]
DEALT = {2: 26, 3: 18, 4: 13}
OWN = {2: (9, 4, 2, 2), 3: (5, 3, 2, 1), 4: (3, 2, 1, 1)}
NATURAL = {2: (2, 2, 1, 2), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}
SIZES = dict(zip("ABCDEFGHIJKLMNOPQR", (2, 2, 2, 2, 3, 5, 5, 4, 4, 4, 6, 6, 7, 8, 8, 13, 2, 2), strict=True))
BACKS = {2: [1, 1, 1, 1, 2, 2], 3: [1, 2], 4: [1, 2, 3], 5: [2, 3], 6: [2, 4], 7: [3, 4], 8: [3, 5], 13: [6, 7]}
CLOUDS = {"J": 2, "N": 1, "O": 1, "P": 2}


def domino(text: str) -> str:
    """A domino's letters in the order of the joker track."""
    return "".join(sorted(text, key=LETTERS.index))


def lying(text: str) -> str:
    """A domino where it lies, its letters and squares in order: `OF@c1b1` is `FO@b1c1`."""
    letters, one, other = re.fullmatch(r"(..)@([a-o]\d+)([a-o]\d+)", text).groups()  # type: ignore[union-attr]
    turned = letters != domino(letters) or (letters[0] == letters[1] and (int(one[1:]), one) > (int(other[1:]), other))
    return f"{domino(letters)}@{other}{one}" if turned else text


def drawn(
    dominoes: str = "",
    plants: str = "",
    hands: Sequence[str] = (),
    seats: int = 2,
    tokens: str = "",
    pools: bool = True,
    players: Sequence[dict[str, Any]] = (),
    **fields: Any,
) -> State:
    """A position of the printed valley in which it is seat 0's turn to pick, unless the fields say something else.

    Dominoes as `FO@b1c1`, plants as `c2=0/4` or `c2=n/1`, tokens of closed areas as `A/0`. Hands are filled up with
    dominoes that are named nowhere, and the rest lies in the pools or, without pools, in the box.
    """
    laid, grown = [lying(text) for text in dominoes.split()], dict(plant.split("=") for plant in plants.split())
    turn, phase = fields.get("turn", 0), fields.get("phase", "pick")
    held = [[domino(text) for text in hand.split()] for hand in hands] + [[] for _ in range(seats - len(hands))]
    used = {text[:2] for text in laid} | {each for hand in held for each in hand}
    left = [each for each in PACK[::-1] if each not in used]
    unused = [left.pop(0) for _ in range(55 - seats * DEALT[seats])]
    for seat, hand in enumerate(held):
        full = 3 - (seat == turn and phase in ("plant", "surplus", "score"))
        while pools and len(hand) < full:
            hand.append(left.pop())
    stock: list[list[str]] = [[] for _ in range(seats)]
    for i, each in enumerate(left if pools else []):
        stock[i % seats].append(each)
    taken = dict(token.split("/") for token in tokens.split())
    backs = {size: list(some) for size, some in BACKS.items()}
    natural = [list(NATURAL[seats]) for _ in range(seats)]
    own = [list(OWN[seats]) for _ in range(seats)]
    for plant in grown.values():
        owner, worth = plant.split("/")
        board = max(natural, key=lambda some: some[int(worth) - 1]) if owner == "n" else own[int(owner)]
        board[int(worth) - 1] -= 1
    full_areas = {area_of(square) for square in grown} | set(taken)
    position: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "acting": [] if phase == "over" else [turn],
        "dominoes": laid,
        "boxed": [] if pools else left,
        "unused": unused,
        "plants": grown,
        "clouds": {letter: count for letter, count in CLOUDS.items() if letter not in full_areas},
        "tokens": {
            letter: str(backs[size].pop(0)) + (f"/{taken[letter]}" if letter in taken else "")
            for letter, size in SIZES.items()
        },
        "players": [
            {"hand": hand, "pool": pool, "clouds": 6, "plants": some + others}
            | (dict(players[seat]) if seat < len(players) else {})
            for seat, (hand, pool, some, others) in enumerate(zip(held, stock, own, natural, strict=True))
        ],
    }
    return polana.load("renature", seats=seats).from_dict(position | fields)


ROWS = [
    "~S~~~S~~~S~~~S~",
    "~AA~BB~E~CC~DD~",
    "~~~~~~~E~~~~~~~",
    "~FF~HH~E~II~GG~",
    "~F~~HH~~~II~~G~",
    "~FF~~~~J~~~~GG~",
    "~~~~K~JJJ~L~~~~",
    "~KKKK~~~~~LLLL~",
    "~K~~~~MMM~~~~L~",
    "~~~N~MM~MM~O~~~",
    "~NNN~~~~~~~OOO~",
    "~NNNN~PPP~OOOO~",
    "~~~~~~PPP~~~~~~",
    "~QQ~PPPPPPP~RR~",
    "~~~~~~~~~~~~~~~",
]


def area_of(square: str) -> str:
    """The letter of a wasteland square of the printed valley."""
    return ROWS[int(square[1:]) - 1]["abcdefghijklmno".index(square[0])]


def do(state: State, actions: str) -> State:
    """Play actions in notation, each by the seat whose turn it is; a domino's letters in any order."""
    for text in actions.split():
        state.play(state.acting[0], state.game.parse(domino(text) if text.isupper() else text))
    return state


def may(state: State, *beginnings: str) -> list[str]:
    """The legal actions in notation; of those that begin so, if told."""
    seat = state.acting[0]
    found = [state.notation(seat, action) for action in state.legal(seat)]
    return [text for text in found if not beginnings or text.startswith(beginnings)]


def refused(state: State, text: str) -> str | None:
    """Why the acting seat may not play an action in notation."""
    return state.why_not(state.acting[0], state.game.parse(text))


def told(state: State, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of the last action of some kinds: kind, seat, numbers that are not places, points."""
    hidden = ("squares", "square", "way", "size")
    return [
        (event["kind"], event["seat"], *(v for k, v in event["args"].items() if k not in hidden), event["points"])
        for event in state.events()
        if event["kind"] in kinds or not kinds
    ]


def area(state: State, letter: str) -> dict[str, Any]:
    """What the view says of an area."""
    found: dict[str, Any] = next(area for area in state.view()["areas"] if area["area"] == letter)
    return found


def player(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view()["players"][seat]
    return found
