"""Small lists in records: a count and room for so many pieces."""

from __future__ import annotations

from typing import Annotated, Any

from polana.engine.record import SIZE, Ints, Record
from polana.engine.rng import Rng, below
from polana.engine.rule import rule

NONE = -1  # no piece
UNKNOWN = 127  # a piece that the viewer cannot know; outside every table of pieces
EVERYBODY = 255  # a mask of seats: all of them, and bit 7 for the spectators (seat -1)


class Pile(Record):
    """Pieces lying openly, or known to all: bottom first."""

    n: int
    items: Annotated[Ints, SIZE, "i2"]


class Hidden(Record):
    """Pieces in a hidden place, each with the seats that know it lies there."""

    n: int
    items: Annotated[Ints, SIZE, "i1"]
    seen: Annotated[Ints, SIZE, "u1"]  # mask of seats; bit 7 stands for the spectators


def contents(place: Pile | Hidden) -> list[int]:
    """The pieces of a pile or hidden place, for plain Python."""
    items: Any = place.items
    found: list[int] = items[: place.n]
    return found


@rule
def push(pile: Pile, piece: int) -> None:
    """Lay a piece on top."""
    pile.items[pile.n] = piece
    pile.n += 1


@rule
def pop(pile: Pile) -> int:
    """Take the top piece."""
    pile.n -= 1
    piece = pile.items[pile.n]
    pile.items[pile.n] = 0
    return piece


@rule
def top(pile: Pile) -> int:
    """The top piece, or NONE."""
    if pile.n == 0:
        return NONE
    return pile.items[pile.n - 1]


@rule
def insert(pile: Pile, piece: int) -> None:
    """Add a piece to an ascending pile; one that is there already stays single."""
    i = pile.n
    while i > 0 and pile.items[i - 1] > piece:
        i -= 1
    if i > 0 and pile.items[i - 1] == piece:
        return
    for j in range(pile.n, i, -1):
        pile.items[j] = pile.items[j - 1]
    pile.items[i] = piece
    pile.n += 1


@rule
def remove(pile: Pile, piece: int) -> None:
    """Take a piece out of a pile and close the gap."""
    i = 0
    while pile.items[i] != piece:
        i += 1
    for j in range(i, pile.n - 1):
        pile.items[j] = pile.items[j + 1]
    pile.n -= 1
    pile.items[pile.n] = 0


@rule
def hide(place: Hidden, piece: int, seen: int) -> None:
    """Lay a piece on top of a hidden place."""
    place.items[place.n] = piece
    place.seen[place.n] = seen
    place.n += 1


@rule
def draw(place: Hidden) -> int:
    """Take the top piece of a hidden place."""
    place.n -= 1
    piece = place.items[place.n]
    place.items[place.n] = 0
    place.seen[place.n] = 0
    return piece


@rule
def hold(hand: Hidden, piece: int, seen: int) -> None:
    """Take a piece into a hand, which is kept in ascending order."""
    hide(hand, piece, seen)
    sink(hand, hand.n - 1)


@rule
def sink(hand: Hidden, i: int) -> None:
    """Move the piece at index i down to where it belongs in the order before it."""
    piece, seen = hand.items[i], hand.seen[i]
    while i > 0 and (hand.items[i - 1] > piece or (hand.items[i - 1] == piece and hand.seen[i - 1] > seen)):
        hand.items[i] = hand.items[i - 1]
        hand.seen[i] = hand.seen[i - 1]
        i -= 1
    hand.items[i] = piece
    hand.seen[i] = seen


@rule
def find(hand: Hidden, piece: int) -> int:
    """Where a piece lies in a hidden place, or NONE."""
    for i in range(hand.n):
        if hand.items[i] == piece:
            return i
    return NONE


@rule
def release(hand: Hidden, piece: int) -> None:
    """Take a piece out of a hand and close the gap."""
    for i in range(find(hand, piece), hand.n - 1):
        hand.items[i] = hand.items[i + 1]
        hand.seen[i] = hand.seen[i + 1]
    hand.n -= 1
    hand.items[hand.n] = 0
    hand.seen[hand.n] = 0


@rule
def spend(hand: Hidden, piece: int) -> None:
    """Play one of several identical pieces out of a hand: that uses up everybody's knowledge of one."""
    i = find(hand, piece)
    unaware = EVERYBODY & ~hand.seen[i]
    for j in range(i + 1, hand.n):
        if hand.items[j] == piece:
            spent = hand.seen[j] & unaware
            hand.seen[j] &= ~spent
            unaware &= ~spent
    release(hand, piece)
    sort_hand(hand)


@rule
def shuffle(place: Hidden, rng: Rng) -> None:
    """Shuffle a hidden place; nobody knows anything of it afterwards."""
    for i in range(place.n - 1, 0, -1):
        j = below(rng, i + 1)
        piece = place.items[i]
        place.items[i] = place.items[j]
        place.items[j] = piece
    for i in range(place.n):
        place.seen[i] = 0


@rule
def knows(place: Hidden, i: int, seat: int) -> bool:
    """Whether a seat (-1: a spectator) knows the piece at index i of a hidden place."""
    return place.seen[i] >> (seat & 7) & 1 == 1


@rule
def blank_hand(hand: Hidden, seat: int) -> None:
    """Blank what a seat does not know of a hand: known pieces ascending, then blanks."""
    known = 0
    for i in range(hand.n):
        if knows(hand, i, seat):
            hand.items[known] = hand.items[i]
            hand.seen[known] = hand.seen[i]
            known += 1
    for i in range(known, hand.n):
        hand.items[i] = UNKNOWN
        hand.seen[i] = 0


@rule
def blank_stack(stack: Hidden, seat: int) -> None:
    """Blank what a seat does not know of a stack; every piece keeps its place."""
    for i in range(stack.n):
        if not knows(stack, i, seat):
            stack.items[i] = UNKNOWN
            stack.seen[i] = 0


@rule
def blanks(place: Hidden) -> int:
    """How many pieces of a hidden place are blank."""
    count = 0
    for i in range(place.n):
        if place.items[i] == UNKNOWN:
            count += 1
    return count


@rule
def fill(place: Hidden, piece: int, seen: int) -> None:
    """Put a piece in the first blank of a hidden place."""
    i = 0
    while place.items[i] != UNKNOWN:
        i += 1
    place.items[i] = piece
    place.seen[i] = seen


@rule
def sort_hand(hand: Hidden) -> None:
    """Put a hand in ascending order."""
    for i in range(1, hand.n):
        sink(hand, i)


@rule
def mix_unseen(stack: Hidden, seat: int, rng: Rng) -> None:
    """Shuffle those pieces of a stack whose place the seat does not know, with one draw for each but the lowest."""
    unseen = 0
    for i in range(stack.n):
        if not knows(stack, i, seat):
            unseen += 1
    for i in range(stack.n - 1, 0, -1):
        if unseen > 1 and not knows(stack, i, seat):
            number = below(rng, unseen)
            j = number if unseen == i + 1 else unseen_place(stack, number, seat)
            piece = stack.items[i]
            stack.items[i] = stack.items[j]
            stack.items[j] = piece
            unseen -= 1


@rule
def unseen_place(stack: Hidden, number: int, seat: int) -> int:
    """Where that piece lies which has so many below it, not counting those that the seat knows."""
    i = 0
    while number > 0 or knows(stack, i, seat):
        if not knows(stack, i, seat):
            number -= 1
        i += 1
    return i
