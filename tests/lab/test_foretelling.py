"""What a game's judge says of unfinished games is held against their end."""

import numpy as np
import pytest

import polana
from polana.lab.foretelling import STAGES, compare, foretold


def test_a_judge_knows_more_the_nearer_the_end() -> None:
    stages = foretold(polana.load("ecosystem", seats=2), "random", games=30, seed="any")
    assert len(stages) == STAGES
    assert stages[-1].likeness > max(0.6, stages[0].likeness)


def test_slope_and_tempo_tell_what_a_judge_promises_wrongly() -> None:
    told = np.array([-4.0, -2.0, 2.0, 4.0])
    acting = np.array([1, -1, 1, -1])
    stage = compare(np.stack([np.zeros(4), acting, told, told / 2], axis=1))
    assert (stage.positions, stage.slope) == (4, 0.5)
    assert stage.likeness == pytest.approx(1)
    right = compare(np.stack([np.zeros(4), acting, told, told + 3 * acting], axis=1))
    assert right.tempo == 3
