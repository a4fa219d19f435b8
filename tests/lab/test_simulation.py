"""Statistics of games that are known, and simulations that repeat themselves."""

from time import process_time

import numpy as np
import pytest

import polana
from polana.engine.game import find_header, load
from polana.lab import bench, warming
from polana.lab.simulation import Estimate, Played, simulate, statistics
from polana.lab.timing import Patience, timed

GAMES = [
    Played(first=0, length=10, scores=[5, 3], payoffs=[1.0, -1.0], wins=[1.0, 0.0]),
    Played(first=1, length=14, scores=[4, 4], payoffs=[0.0, 0.0], wins=[0.5, 0.5]),
    Played(first=1, length=12, scores=[1, 9], payoffs=[-1.0, 1.0], wins=[0.0, 1.0]),
]


def test_an_estimate() -> None:
    estimate = Estimate.of(np.array([1.0, 2.0, 3.0, 6.0]))
    assert (estimate.mean, estimate.median, estimate.least, estimate.most) == (3.0, 2.5, 1.0, 6.0)
    assert estimate.deviation == pytest.approx(2.1602, abs=1e-4)
    assert estimate.within == pytest.approx(1.96 * 2.1602 / 2, abs=1e-4)


def test_one_game_has_no_deviation() -> None:
    assert Estimate.of(np.array([7.0])).within == 0.0


def test_statistics_by_seat_and_by_order_of_play() -> None:
    told = statistics(GAMES)
    assert told.games == 3
    assert told.length.mean == 12
    assert told.winning.mean == 6
    assert [line.scores.mean for line in told.seats] == pytest.approx([10 / 3, 16 / 3], abs=1e-4)
    assert [line.scores.mean for line in told.order] == pytest.approx([18 / 3, 8 / 3], abs=1e-4)
    assert [line.wins.mean for line in told.order] == pytest.approx([2.5 / 3, 0.5 / 3], abs=1e-4)
    assert sum(line.payoffs.mean for line in told.seats) == 0


@pytest.mark.parametrize("bots", [["random", "random"], ["random", "greedy"]])
def test_a_simulation_repeats_itself(bots: list[str]) -> None:
    first, again = (list(simulate(polana.load("arboretum", seats=2), bots, 4, seed=1)) for _ in range(2))
    assert first == again
    assert first != list(simulate(polana.load("arboretum", seats=2), bots, 4, seed=2))
    assert all(sum(game.wins) == pytest.approx(1) and sum(game.payoffs) == 0 for game in first)


def test_every_kernel_is_warmed() -> None:
    names = {kernel.__name__ for kernel in warming.all_kernels()}
    assert {"begin", "step", "playout", "play_batch", "random_batch", "weigh", "think"} <= names
    assert not {"run", "key_of"} & names


def test_all_figures_are_measured() -> None:
    figures = list(bench.measure(find_header("arboretum"), 2, Patience(runs=1, seconds=1e-4)))
    assert set(bench.TARGETS) - {figure.name for figure in figures} == {"start", "compile", "hand", "hand-interpreted"}
    assert all(figure.value > 0 for figure in figures)


def test_renature_is_asked_where_a_hand_fits() -> None:
    hand = bench._hand(load("renature", 3))
    assert timed(hand, Patience(runs=1, seconds=0), process_time).best < 0.1


def test_the_start_is_measured_in_a_process_of_its_own() -> None:
    assert bench.measure_start(find_header("arboretum"), Patience(runs=1, seconds=0)).value > 0
