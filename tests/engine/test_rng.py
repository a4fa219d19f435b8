"""The random stream: known answers, even draws, seeds of any kind."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from polana.engine.record import dtype_of, view_type
from polana.engine.rng import Rng, below, blank_rng, derived, next64, seed_rng, seed_text, seed_words

WORD = 2**64


def stream(*words: int) -> Any:
    rng = view_type(dtype_of(Rng))()
    seed_rng(rng, *words)
    return rng


def sfc64(a: int, b: int, c: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator, written down once more."""
    count = 1
    while True:
        out = (a + b + count) % WORD
        count += 1
        a = b ^ (b >> 11)
        b = (c + (c << 3)) % WORD
        c = (((c << 24) | (c >> 40)) + out) % WORD
        yield out


@pytest.mark.parametrize("words", [(0, 0, 0), (1, 2, 3), (WORD - 1, WORD - 2, WORD - 3), seed_words("known")])
def test_the_stream_is_sfc64_after_twelve_rounds(words: tuple[int, int, int]) -> None:
    rng = stream(*words)
    assert [next64(rng) for _ in range(200)] == list(islice(sfc64(*words), 12, 212))


def test_numpys_sfc64_gives_the_same_numbers() -> None:
    rng = stream(7, 8, 9)
    generator = np.random.SFC64(0)
    generator.state = {
        "bit_generator": "SFC64",
        "state": {"state": np.array([rng.a, rng.b, rng.c, rng.count], np.uint64)},
        "has_uint32": 0,
        "uinteger": 0,
    }
    assert [int(number) for number in generator.random_raw(50)] == [next64(rng) for _ in range(50)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 48, 80])
def test_draws_are_even(n: int) -> None:
    rng, draws = stream(1, n, 2), 200 * n
    counts = Counter(below(rng, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert square < n + 4.5 * (2 * n) ** 0.5


def test_no_number_is_favoured_when_the_range_hardly_divides() -> None:
    n = 3 * 2**30  # of the 2**32 numbers drawn from, four fall on three: without drawing again every third came twice
    rng = stream(4, 5, 6)
    numbers = [below(rng, n) for _ in range(3000)]
    for thirds in (Counter(number % 3 for number in numbers), Counter(number // 2**30 for number in numbers)):
        assert all(abs(count - 1000) < 130 for count in thirds.values())


def test_a_blanked_stream_tells_nothing() -> None:
    rng = stream(1, 2, 3)
    blank_rng(rng)
    assert (rng.a, rng.b, rng.c, rng.count) == (0, 0, 0, 0)


def test_seeds_of_all_kinds_differ() -> None:
    seeds: list[int | str | bytes] = [0, 1, -1, 2**300, "", "0", "1", "ż", b"", b"0", b"\xff" * 100]
    assert len({seed_words(seed) for seed in seeds}) == len(seeds)
    assert all(0 <= word < WORD for seed in seeds for word in seed_words(seed))


def test_seeds_tell_their_kind() -> None:
    assert [seed_text(seed) for seed in (7, "7", b"7")] == ["int:7", "str:7", "bytes:37"]


def test_derived_seeds_differ_from_each_other() -> None:
    assert len({derived(seed, *parts) for seed in (1, "1") for parts in ((), (0,), (1,), (0, 1), (1, 0))}) == 10
