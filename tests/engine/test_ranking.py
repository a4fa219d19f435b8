"""Places and payoffs."""

import ctypes

import pytest

from polana.engine.ranking import payoffs, to_places


@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([5, 3], [0, 1]),
        ([3, 5], [1, 0]),
        ([4, 4], [0, 0]),
        ([1, 2, 2], [2, 0, 0]),
        ([-3, -1, -1, -9], [2, 0, 0, 3]),
        ([2, 1, 1, 0], [0, 1, 1, 3]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2**28 - 1, 2**28 - 2, -(2**28)], [0, 1, 2]),
        ([1, 2, 3, 4, 5, 6], [5, 4, 3, 2, 1, 0]),
    ],
)
def test_equal_standings_share_a_place_and_use_up_the_next(standings: list[int], places: list[int]) -> None:
    out = (ctypes.c_int32 * len(standings))(*standings)
    to_places(out, len(standings))
    assert list(out) == places


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([0, 1], [1, -1]),
        ([0, 0], [0, 0]),
        ([0, 1, 2], [1, 0, -1]),
        ([1, 1, 0], [-0.5, -0.5, 1]),
        ([0, 1, 1, 3], [1, 0, 0, -1]),
        ([0, 0, 0, 3], [1 / 3, 1 / 3, 1 / 3, -1]),
    ],
)
def test_payoffs_are_zero_sum_and_shared(places: list[int], worth: list[float]) -> None:
    assert payoffs(places) == pytest.approx(worth)
    assert sum(payoffs(places)) == pytest.approx(0)
