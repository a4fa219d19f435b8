"""Four players who tame everything and summon nothing: the only game that empties both piles.

`python -m tests.games.vale.hoarders` records it beside the games of the bots.
"""

from __future__ import annotations

import polana
from polana import Play
from tests.contract.record_plays import folder_of

FILE = folder_of("vale") / "hoarders.play"


def hoarded() -> Play:
    """The whole game."""
    game = polana.load("vale", seats=4)
    play = Play(game, "vale hoarders")
    state = game.new(play.seed)
    while not state.over:
        seat = state.acting[0]
        wanted = [a for a in state.legal(seat) if state.notation(seat, a).startswith(("hunt.", "tame.", "done"))]
        play.actions.append((seat, wanted[0]))
        state.play(*play.actions[-1])
    return play


if __name__ == "__main__":
    FILE.write_text(str(hoarded()), encoding="utf-8")
