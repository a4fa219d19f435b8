"""The games as environments: PettingZoo, Gymnasium vectors, OpenSpiel. Adapters translate, none knows a rule.

Each needs its package, which is an extra: `pip install "polana[pettingzoo,gymnasium,openspiel]"`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from polana.envs.gymnasium import Vector


def vector(
    game: str,
    num_envs: int,
    opponents: str | Sequence[str] = "random",
    *,
    seats: int | None = None,
    seat: int | None = None,
    rewards: str = "payoff",
    threads: int = 1,
    copy: bool = True,
    **options: Any,
) -> Vector:
    """Many games side by side as a Gymnasium vector environment: one seat learns, bots play the others."""
    from polana.engine.game import load
    from polana.envs.gymnasium import Vector

    return Vector(load(game, seats, **options), num_envs, opponents, seat, rewards, threads, copy)
