"""What agents are shown and may do, as Gymnasium's spaces."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from polana.engine.game import Game


def observation_space(game: Game) -> Dict:
    """The game's named pieces one after the other as small numbers, and 1 for every action that is legal now."""
    size, actions = game.header.observation_size, game.header.actions
    return Dict({"observation": Box(0, 255, (size,), np.uint8), "action_mask": Box(0, 1, (actions,), np.int8)})


def action_space(game: Game) -> Discrete:
    return Discrete(game.header.actions)
