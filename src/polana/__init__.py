"""Polana: one table for five nature board games.

>>> import polana
>>> game = polana.load("arboretum", seats=3)
>>> state = game.new(seed=7)
>>> while not state.over:
...     seat = state.acting[0]
...     state.play(seat, state.legal(seat)[0])
>>> sorted(state.places())
[0, 1, 2]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from polana.engine.errors import BadOption, BadRecord, Concealed, IllegalAction, PolanaError
    from polana.engine.game import Game, game_names, load
    from polana.engine.play import Play
    from polana.engine.state import State

__all__ = [
    "BadOption",
    "BadRecord",
    "Concealed",
    "Game",
    "IllegalAction",
    "Play",
    "PolanaError",
    "State",
    "game_names",
    "load",
]

_PLACES = {
    "errors": ("BadOption", "BadRecord", "Concealed", "IllegalAction", "PolanaError"),
    "game": ("Game", "load", "game_names"),
    "play": ("Play",),
    "state": ("State",),
}


def __getattr__(name: str) -> Any:
    """The public names, imported when first used: a help text need not wait for NumPy."""
    for module, there in _PLACES.items():
        if name in there:
            return getattr(import_module(f"polana.engine.{module}"), name)
    raise AttributeError(f"module 'polana' has no attribute {name!r}")
