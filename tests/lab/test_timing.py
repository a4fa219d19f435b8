"""Figures: how they are timed, compared with their targets and written."""

import pytest

from polana.cli.bench import amount
from polana.lab.bench import Figure, machine
from polana.lab.timing import Patience, timed


def test_timing_counts_what_was_done() -> None:
    asked: list[int] = []

    def work(rounds: int) -> int:
        asked.append(rounds)
        return sum(1 for _ in range(rounds * 100))

    timing = timed(work, Patience(runs=3, seconds=0.001))
    assert timing.runs == 3
    assert timing.best > 0
    assert timing.spread >= 0
    assert asked[-3:] == [asked[-1]] * 3


@pytest.mark.parametrize(
    ("name", "game", "seats", "rate", "value", "reached"),
    [
        ("playouts", "arboretum", 2, True, 6e6, True),
        ("playouts", "arboretum", 2, True, 4e6, False),
        ("playouts", "arboretum", 3, True, 4e6, None),
        ("playouts", "ecosystem", 3, True, 4e6, True),
        ("clone", "arboretum", 2, False, 90e-9, True),
        ("clone", "arboretum", 2, False, 110e-9, False),
        ("start", "anything", None, False, 0.5, True),
        ("score", "arboretum", 2, False, 1e-6, None),
    ],
)
def test_rates_have_a_least_and_times_a_most(
    name: str, game: str, seats: int | None, rate: bool, value: float, reached: bool | None
) -> None:
    assert Figure(name, game, seats, rate, value, 0.0, 1).reached is reached


@pytest.mark.parametrize(
    ("value", "rate", "text"),
    [
        (5.2e6, True, "5.2 M/s"),
        (812e3, True, "812 k/s"),
        (3.0, True, "3 /s"),
        (80e-9, False, "80 ns"),
        (1.5e-6, False, "1.5 µs"),
        (0.06e-3, False, "60 µs"),
        (0.6, False, "600 ms"),
        (12.0, False, "12 s"),
    ],
)
def test_amounts(value: float, rate: bool, text: str) -> None:
    assert amount(value, rate) == text


def test_the_machine_and_the_versions_are_told() -> None:
    assert {"processor", "cores", "load", "system", "python", "polana", "numba", "numpy"} == set(machine())
