"""Pieces are conserved at every step, and freed room is cleared."""

from importlib import import_module

from polana import Game
from tests.contract.cases import POLICIES, walk


def test_no_piece_appears_or_disappears(game: Game) -> None:
    counting = import_module(f"tests.games.{game.name}.pieces")
    for seed, policy in enumerate(POLICIES.values()):
        state = game.new(seed)
        everything = counting.all_pieces(state.record)
        for _ in walk(state, policy):
            assert counting.pieces(state.record) == everything
        assert counting.pieces(state.record) == everything
