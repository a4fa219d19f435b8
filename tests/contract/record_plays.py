"""Records whole games of every setting as fixtures: `python -m tests.contract.record_plays arboretum`.

Games that are recorded already are left alone: they are the memory of how the rules have been.
"""

from __future__ import annotations

import sys
from pathlib import Path

from polana import Game, Play
from polana.bots import sit
from tests.contract.cases import settings_of

FEWEST = 20  # recorded games that every game has
GAMES = Path(__file__).parent.parent / "games"
LEAST = 20  # games that every game has recorded


def folder_of(name: str) -> Path:
    """Where a game's recorded plays are."""
    return GAMES / name / "plays"


def recorded(game: Game, seed: str, bots: list[str]) -> Play:
    """A whole game played by bots."""
    play, state = Play(game, seed), game.new(seed)
    players = [sit(bot, game, seat, seed) for seat, bot in enumerate(bots)]
    while not state.over:
        seat = state.acting[0]
        action = players[seat].choose(state.concealed_for(seat), state.legal(seat))
        state.play(seat, action)
        play.actions.append((seat, action))
    return play


def main(name: str) -> None:
    """Write two games of each setting, one of random bots, one of greedy and random ones, and so on up to twenty."""
    settings = settings_of(name)
    rounds = -(-FEWEST // (2 * len(settings)))
    for number, game in enumerate(settings * rounds, 1):
        for bots in (["random"] * game.seats, [("greedy", "random")[seat % 2] for seat in range(game.seats)]):
            file = folder_of(name) / f"{number:02}-{game.seats}-{'-'.join(bots)}.play"
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(str(recorded(game, f"{name} {number}", bots)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
