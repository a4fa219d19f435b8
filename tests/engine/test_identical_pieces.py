"""Of identical pieces in a hand, one that is played uses up everybody's knowledge of one."""

from typing import Annotated

import numpy as np
import pytest

from polana.engine.piles import Hidden, hold, spend
from polana.engine.record import Record, dtype_of, view_type


class Table(Record):
    hand: Annotated[Hidden, 6]


def hand_of(pieces: list[tuple[int, int]]) -> Hidden:
    layout = dtype_of(Table)
    hand: Hidden = view_type(layout).from_buffer(np.zeros(layout.itemsize, np.uint8)).hand
    for piece, seen in pieces:
        hold(hand, piece, seen)
    return hand


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(3, 1)], []),
        ([(3, 1), (3, 7)], [(3, 1)]),
        ([(3, 1), (3, 3), (3, 7)], [(3, 1), (3, 3)]),
        ([(3, 3), (3, 5)], [(3, 1)]),
        ([(2, 1), (3, 255), (4, 1)], [(2, 1), (4, 1)]),
        ([(2, 7), (3, 1), (3, 1), (4, 7)], [(2, 7), (3, 1), (4, 7)]),
    ],
)
def test_everybody_knows_one_less(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> None:
    hand = hand_of(before)
    spend(hand, 3)
    assert [(hand.items[i], hand.seen[i]) for i in range(hand.n)] == after
    for seat in range(8):
        known, left = (sum(piece == 3 and seen >> seat & 1 for piece, seen in held) for held in (before, after))
        assert left == max(0, known - 1)
