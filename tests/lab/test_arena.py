"""The arena: who meets whom, what is proved by it, and that nothing played is lost."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import polana
from polana.lab import workers
from polana.lab.arena import Contest, Match, Outcome, beaten, orders, play, report
from polana.lab.ratings import fitted, ratings
from polana.lab.workers import Ledger, contend


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLANA_DATA", str(tmp_path))


def contest(bots: str = "greedy,random", games: int = 4, seats: int = 2, seed: int = 1) -> Contest:
    return Contest.of(polana.load("arboretum", seats=seats), bots.split(","), games, seed)


def test_every_pairing_in_every_order_on_the_same_deals() -> None:
    three = contest("search:5,greedy,random", games=10)
    assert three.tables() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert three.rounds == 2
    assert len(list(three.matches())) == 12


def test_fewer_bots_than_seats_sit_down_more_than_once() -> None:
    tables = contest(seats=3).tables()
    assert sorted(tables) == sorted({(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0)})


def test_with_many_seats_everybody_moves_on() -> None:
    assert len(orders((0, 1, 2, 3))) == 24
    assert orders((0, 1, 2, 3, 4)) == sorted((*range(i, 5), *range(i)) for i in range(5))


def test_a_match_repeats_itself_and_deals_are_common() -> None:
    two = contest()
    first, again = (play(two, Match(3, (0, 1))) for _ in range(2))
    assert (first.scores, first.places, first.choices) == (again.scores, again.places, again.choices)
    assert first.scores != play(two, Match(4, (0, 1))).scores
    assert sum(first.wins(seat) for seat in range(2)) == 1
    assert first.margin(0) == -first.margin(1)


def outcomes() -> Iterator[Outcome]:
    """Bot 0 beats bot 1 in three games of four."""
    for number in range(20):
        for bots in ((0, 1), (1, 0)):
            better = 0 if number % 4 or bots == (0, 1) else 1
            better = 0 if number % 2 else better
            places = [0 if bot == better else 1 for bot in bots]
            yield Outcome(number, bots, [10 - 4 * place for place in places], places, [0.5, 1.0], [5, 5])


def test_a_report() -> None:
    told = report(contest(), list(outcomes()))
    best, other = told.standings
    assert (best.bot, other.bot) == ("greedy", "random")
    assert best.games == 40
    assert best.wins.mean == pytest.approx(1 - 5 / 40)
    assert best.wins.mean + other.wins.mean == 1
    assert best.margin.mean == pytest.approx(4 * (1 - 2 * 5 / 40))
    assert best.time == pytest.approx(0.15)
    assert best.rating.low < best.rating.value < best.rating.high
    assert told.duels[0].score.mean == best.wins.mean
    assert json.dumps(told.told())


def test_a_shared_place_is_half_a_point() -> None:
    row = Outcome(0, (0, 1, 2), [5, 5, 1], [0, 0, 2], [0.0] * 3, [1] * 3)
    assert (0, 1, 0.5) in list(beaten(row))
    assert (0, 2, 1.0) in list(beaten(row))
    assert row.wins(0) == 0.5


def test_ratings_say_how_often_one_wins() -> None:
    strong, weak = fitted(np.array([[0.0, 1000.0], [100.0, 0.0]]))
    assert strong - weak == pytest.approx(400, abs=3)
    assert strong + weak == pytest.approx(3000)
    sure = ratings(2, [(number, 0, 1, 1.0) for number in range(50)] + [(n, 1, 0, 0.0) for n in range(50)])
    assert 400 < sure[0].value - sure[1].value < 2000


def test_processes_play_what_one_would_play_and_what_was_played_is_kept() -> None:
    two = contest(games=4)
    here = list(contend(two, Ledger(two), workers=1))
    kept = Ledger(two).read()
    assert [row.match for row in kept] == [row.match for row in here] == list(two.matches())
    there = list(contend(two, Ledger(two), workers=2))
    assert {row.match: row.scores for row in here} == {row.match: row.scores for row in there}


def test_an_interrupted_contest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    two = contest(games=6)
    first = list(islice(contend(two, Ledger(two), workers=1), 3))
    with Ledger(two).file.open("a", encoding="utf-8") as file:
        file.write('{"round": 1, "bots"')
    asked: list[Match] = []

    def watched(contest: Contest, match: Match) -> Outcome:
        asked.append(match)
        return play(contest, match)

    monkeypatch.setattr(workers, "play", watched)
    rest = list(contend(two, Ledger(two), resume=True, workers=1))
    assert rest[:3] == first
    assert asked == list(two.matches())[3:]
    assert {row.match for row in rest} == set(two.matches())


def test_more_games_of_the_same_contest_use_those_there_are() -> None:
    small, large = contest(games=2), contest(games=4)
    list(contend(small, Ledger(small), workers=1))
    assert Ledger(small).file == Ledger(large).file
    assert len(list(contend(large, Ledger(large), resume=True, workers=1))) == 4
    assert Ledger(contest(seed=2)).file != Ledger(small).file


RAY = """
import sys
from polana import load
from polana.lab.arena import Contest
from polana.lab.workers import HERE, Ledger, contend
contest = Contest.of(load("arboretum", seats=2), ("greedy", "random"), 2, 1)
print([row.scores for row in sorted(contend(contest, Ledger(contest), ray=HERE), key=lambda row: row.bots)])
"""


def test_a_ray_cluster_plays_the_same() -> None:
    """In a process of its own: Ray leaves threads and children behind."""
    pytest.importorskip("ray", reason="Ray is not installed: it comes with the extra polana[lab]")
    two = contest(games=2)
    here = [row.scores for row in sorted(contend(two, Ledger(two), workers=1), key=lambda row: row.bots)]
    patient = os.environ | {"RAY_raylet_start_wait_time_s": "600", "RAY_gcs_rpc_server_reconnect_timeout_s": "600"}
    done = subprocess.run([sys.executable, "-c", RAY], env=patient, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == str(here)
