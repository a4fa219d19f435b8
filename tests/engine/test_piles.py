"""Small lists in records: order, knowledge, and room that is cleared when it is freed."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polana.engine import piles
from polana.engine.piles import EVERYBODY, NONE, UNKNOWN, Hidden, Pile, contents
from polana.engine.record import dtype_of, view_type
from polana.engine.rng import Rng, seed_rng


def pile(*pieces: int) -> Any:
    made = view_type(dtype_of(Pile, 8))()
    for piece in pieces:
        piles.push(made, piece)
    return made


def hidden(*pieces: tuple[int, int]) -> Any:
    made = view_type(dtype_of(Hidden, 8))()
    for piece, seen in pieces:
        piles.hide(made, piece, seen)
    return made


def known(place: Any) -> list[tuple[int, int]]:
    return [(place.items[i], place.seen[i]) for i in range(place.n)]


def cleared(place: Any) -> bool:
    """Whether all room behind the pieces is zero."""
    return not any(place.items[place.n :])


def test_the_top_is_what_was_pushed_last() -> None:
    made = pile(3, 5)
    assert piles.top(made) == 5
    assert piles.pop(made) == 5
    assert contents(made) == [3]
    assert cleared(made)
    piles.pop(made)
    assert piles.top(made) == NONE


def test_a_full_pile_takes_no_more() -> None:
    with pytest.raises(IndexError):
        pile(*range(9))


@given(st.lists(st.integers(0, 20), max_size=8))
def test_inserting_keeps_a_pile_ascending_and_single(pieces: list[int]) -> None:
    made = pile()
    for piece in pieces:
        piles.insert(made, piece)
    assert contents(made) == sorted(set(pieces))
    for piece in sorted(set(pieces), key=lambda piece: -piece % 7):
        piles.remove(made, piece)
        assert cleared(made)
    assert made.n == 0


def test_drawing_takes_the_top_and_forgets_it() -> None:
    made = hidden((4, 1), (2, 255))
    assert piles.draw(made) == 2
    assert known(made) == [(4, 1)]
    assert cleared(made)
    assert not any(made.seen[1:])


@given(st.lists(st.tuples(st.integers(0, 9), st.sampled_from([1, 2, 255])), max_size=8))
def test_a_hand_is_ascending_however_it_was_taken_up(cards: list[tuple[int, int]]) -> None:
    made = hidden()
    for card, seen in cards:
        piles.hold(made, card, seen)
    assert known(made) == sorted(cards)
    if cards:
        card = cards[0][0]
        assert made.items[piles.find(made, card)] == card
        piles.release(made, card)
        rest = sorted(cards)
        rest.remove(next(pair for pair in rest if pair[0] == card))
        assert known(made) == rest
        assert cleared(made)
        assert not any(made.seen[made.n :])


def test_what_is_not_there_is_not_found() -> None:
    assert piles.find(hidden((1, 1)), 2) == NONE


def test_a_seat_and_the_spectators_know_by_their_bit() -> None:
    made = hidden((1, 0b10), (2, EVERYBODY), (3, 0), (4, 0b1000_0000))
    assert [piles.knows(made, i, 1) for i in range(4)] == [True, True, False, False]
    assert [piles.knows(made, i, -1) for i in range(4)] == [False, True, False, True]


def test_a_blanked_hand_is_its_known_cards_then_blanks() -> None:
    made = hidden((1, 1), (3, 255), (5, 1), (7, 3))
    piles.blank_hand(made, 1)
    assert known(made) == [(3, 255), (7, 3), (UNKNOWN, 0), (UNKNOWN, 0)]
    assert piles.blanks(made) == 2


def test_a_blanked_stack_keeps_its_places() -> None:
    made = hidden((1, 1), (3, 255), (5, 1))
    piles.blank_stack(made, 1)
    assert known(made) == [(UNKNOWN, 0), (3, 255), (UNKNOWN, 0)]


def test_blanks_are_filled_from_the_bottom() -> None:
    made = hidden((UNKNOWN, 0), (3, 255), (UNKNOWN, 0))
    piles.fill(made, 9, 2)
    piles.fill(made, 8, 2)
    assert known(made) == [(9, 2), (3, 255), (8, 2)]
    piles.sort_hand(made)
    assert known(made) == [(3, 255), (8, 2), (9, 2)]


def test_shuffling_moves_everything_and_nobody_knows_anything() -> None:
    rng = view_type(dtype_of(Rng))()
    seed_rng(rng, 1, 2, 3)
    orders = set()
    for _ in range(200):
        made = hidden((1, 255), (2, 1), (3, 2))
        piles.shuffle(made, rng)
        assert not any(made.seen[:3])
        orders.add(tuple(contents(made)))
    assert len(orders) == 6


def test_mixing_leaves_what_a_seat_knows_where_it_is() -> None:
    rng = view_type(dtype_of(Rng))()
    seed_rng(rng, 1, 2, 3)
    orders = set()
    for _ in range(200):
        made = hidden((1, 0), (2, 1), (3, 0), (4, 0))
        piles.mix_unseen(made, 0, rng)
        assert made.items[1] == 2
        orders.add(tuple(contents(made)))
    assert len(orders) == 6


@pytest.mark.parametrize("unseen", range(9))
def test_mixing_draws_once_for_each_unseen_piece_but_one_however_many_are_known(unseen: int) -> None:
    rng = view_type(dtype_of(Rng))()
    seed_rng(rng, 1, 2, 3)
    for _ in range(20):
        made = hidden(*((piece, 0 if piece >= 8 - unseen else EVERYBODY) for piece in range(8)))
        before = rng.count
        piles.mix_unseen(made, 0, rng)
        assert rng.count - before == max(0, unseen - 1)
        assert contents(made)[: 8 - unseen] == list(range(8 - unseen))


def test_pieces_between_known_ones_are_mixed_evenly() -> None:
    rng, orders = view_type(dtype_of(Rng))(), Counter[tuple[int, ...]]()
    seed_rng(rng, 1, 2, 3)
    for _ in range(1200):
        made = hidden((0, EVERYBODY), (1, 0), (2, EVERYBODY), (3, 0), (4, 0), (5, EVERYBODY))
        piles.mix_unseen(made, 0, rng)
        orders[tuple(contents(made))] += 1
    assert len(orders) == 6
    assert all((order[0], order[2], order[5]) == (0, 2, 5) for order in orders)
    assert all(140 < count < 260 for count in orders.values())


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
def test_of_identical_pieces_one_that_is_played_uses_up_everybodys_knowledge_of_one(
    before: list[tuple[int, int]], after: list[tuple[int, int]]
) -> None:
    hand = hidden(*before)
    piles.spend(hand, 3)
    assert known(hand) == after
    assert cleared(hand)
    for seat in range(8):
        known_before, left = (sum(piece == 3 and seen >> seat & 1 for piece, seen in held) for held in (before, after))
        assert left == max(0, known_before - 1)
