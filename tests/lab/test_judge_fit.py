"""What a game's judge says of unfinished games is held against their end."""

import numpy as np
import pytest

import polana
from polana.lab.fitting import weights
from polana.lab.judge_fit import STAGES, Position, compare, played, regression, stages, suggestions

GAME = polana.load("ecosystem", seats=2)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return played(GAME, "random", games=30, seed="any")


def test_a_judge_knows_more_the_nearer_the_end(positions: list[Position]) -> None:
    found = stages(GAME, positions)
    assert len(found) == STAGES
    assert sum(stage.positions for stage in found) == len(positions)
    assert found[-1].likeness > max(0.6, found[0].likeness)


def test_slope_and_tempo_tell_what_a_judge_promises_wrongly() -> None:
    told, acting = np.array([-4.0, -2.0, 2.0, 4.0]), np.array([1, -1, 1, -1])
    stage = compare(told, told / 2, acting)
    assert (stage.positions, stage.slope) == (4, 0.5)
    assert stage.likeness == pytest.approx(1)
    assert compare(told, told + 3 * acting, acting).tempo == 3


def test_regression_finds_what_is_missing() -> None:
    features = np.random.default_rng(1).normal(size=(500, 3))
    found = regression(features, features @ np.array([0.5, -0.25, 0.0]))
    assert found == pytest.approx([0.5, -0.25, 0.0], abs=0.02)


def test_weights_that_judging_hangs_on_are_suggested(
    positions: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {name: value for name, value in weights(GAME.header).items() if name in ("VARIETY", "EFFORT")}
    monkeypatch.setattr("polana.lab.judge_fit.weights", lambda header: few)
    (found,) = suggestions(GAME, positions)  # the effort of a swap only counts among likings
    assert (found.name, found.value) == ("VARIETY", few["VARIETY"])
    assert found.better[0] != found.value
