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

from polana.engine.errors import BadOption, BadRecord, IllegalAction, PolanaError
from polana.engine.game import Game, load
from polana.engine.game import names as games
from polana.engine.play import Play
from polana.engine.state import State

__all__ = ["BadOption", "BadRecord", "Game", "IllegalAction", "Play", "PolanaError", "State", "games", "load"]
