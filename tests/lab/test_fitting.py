"""Weights are tried in play, and leave no trace."""

import pytest

import polana
from polana.games.ecosystem import sense
from polana.lab.fitting import changed_in, clear, contest, fit, greedy, liked, weights

GAME = polana.load("ecosystem", seats=2)


def test_weights_are_the_numbers_of_a_games_sense() -> None:
    found = weights(GAME.header)
    assert found["VARIETY"] == sense.VARIETY
    assert found["ROOM[3]"] == sense.ROOM[3]
    assert "ROOM[0]" not in found  # there is no part of nothing to try
    assert "CELLS" not in found


def test_one_number_of_a_row_is_changed_alone() -> None:
    assert changed_in(sense, {"ROOM[2]": 1, "ROOM[4]": 2, "VARIETY": 3}) == {
        "ROOM": (*sense.ROOM[:2], 1, sense.ROOM[3], 2, *sense.ROOM[5:]),
        "VARIETY": 3,
    }


def test_a_bad_weight_loses_and_is_forgotten() -> None:
    game, hope = GAME.compile(), sense.WOLF_HOPE
    usual, odd = liked(game, {}), liked(game, {"WOLF_HOPE": 10**6})
    assert hope == sense.WOLF_HOPE
    assert contest(game, usual, usual, deals=3, seed="any").deviation == 0  # on common deals equals are equal
    lead = contest(game, usual, odd, deals=20, seed="any")
    assert clear(lead)
    assert lead.mean > 5


def test_greedy_tries_weights_of_judging() -> None:
    game = GAME.compile()
    lead = contest(game, greedy(game, {}), greedy(game, {"WOLF_HOPE": 10**6}), deals=20, seed="any")
    assert clear(lead)


def test_what_leads_twice_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polana.lab.fitting.FACTORS", (0.1,))
    trial = next(fit(GAME, "liked", deals=30, begun={"WOLF_HOPE": 24000}))
    assert (trial.name, trial.before, trial.value) == ("WOLF_HOPE", 24000, 2400)
    assert trial.taken
