"""Weights are tried in play, and leave no trace."""

import polana
from polana.games.arboretum import sense
from polana.lab.fitting import contest, weights, with_weights
from tests.games.sense import judged


def test_weights_are_the_numbers_of_a_games_sense() -> None:
    found = weights(polana.load("arboretum").header)
    assert found["GROWTH"] == sense.GROWTH
    assert "KINDS" not in found


def test_another_weight_is_tried_and_forgotten() -> None:
    game = polana.load("arboretum", seats=2)
    state = game.new(seed=7)
    for _ in range(40):
        state.play(state.acting[0], state.legal(state.acting[0])[0])
    before, growth = judged(state), sense.GROWTH
    careless = with_weights(game, {"GROWTH": 0, "CALM": 10**6})
    assert growth == sense.GROWTH
    assert judged(state) == before
    assert judged(careless.from_dict(state.to_dict())) != before
    lead = contest(careless, careless, deals=1, seed="any")
    assert lead.mean == 0  # on common deals equals are equal
