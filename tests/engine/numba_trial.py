"""Tries a Numba: `make numba NUMBA=0.69.0`, or `python -m tests.engine.numba_trial [game ...]` for the one installed.

Each game is played the tuned and the plain way, by two processes each, the second with what the first has kept. All
that the rules say must be what they say interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import warnings
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

import numba

import polana
from polana import Game, State
from polana.bots.greedy import Greedy
from polana.engine.game import game_names
from tests.contract.test_compiled import everything

EVERY = 20  # plies between two thorough looks
STEPS = 10  # of a batch
TUNED, PLAIN = "0", "1"  # POLANA_PLAIN_NUMBA


def told(name: str, compiled: bool) -> str:
    """A hash of what the rules say in a game, ply by ply."""
    game = polana.load(name)
    state = (game.compile() if compiled else game).new(seed=3)
    found = blake2b(digest_size=8)
    while not state.over:
        seat = state.acting[0]
        legal = state.legal(seat)
        if state.ply % EVERY == 0:
            found.update(repr(everything(state)).encode())
            found.update(
                bytes([legal.index(Greedy(game, seat, 1, hasty=True).choose(state.concealed_for(seat), legal))])
            )
        state.play(seat, legal[state.ply % len(legal)])
        found.update(bytes(state))
    found.update(repr((state.score_sheet(), state.places())).encode())
    return found.hexdigest()


def try_batch(name: str) -> None:
    """A batch, which runs compiled only, plays what single games play interpreted."""
    batch = polana.load(name).batch(3)
    batch.new(seed=2)
    alone = Game(batch.game.header, batch.game.seats, batch.game.options)
    states = [State(alone, batch[i].memory) for i in range(len(batch))]
    for _ in range(STEPS):
        seats, actions = batch.seat.tolist(), batch.legal[:, 0].copy()
        batch.play(actions)
        for i, state in enumerate(states):
            state.play(seats[i], int(actions[i]))
            assert batch[i].memory.tobytes() == state.memory.tobytes(), f"game {i} of a batch"


def start(name: str, way: str, cache: Path) -> subprocess.CompletedProcess[str]:
    """A process that plays the game one of the two ways and prints what it was told."""
    environment = os.environ | {"POLANA_PLAIN_NUMBA": way, "POLANA_CACHE": str(cache)}
    command = [sys.executable, "-m", "tests.engine.numba_trial", "--play", name]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def main(names: list[str]) -> int:
    """Try some games and tell how it went; the number of starts that went wrong."""
    failures = 0
    for name in names:
        expected = told(name, compiled=False)
        for way, label in ((TUNED, "tuned"), (PLAIN, "plain")):
            with tempfile.TemporaryDirectory() as cache:
                for moment in ("cold", "again"):
                    begin = perf_counter()
                    done = start(name, way, Path(cache))
                    same = done.stdout.strip() == expected
                    failures += not same
                    verdict = "same" if same else f"WRONG (exit {done.returncode}): {done.stderr.strip()[-300:]}"
                    print(f"{numba.__version__} {name} {label} {moment}: {perf_counter() - begin:.0f} s, {verdict}")
    return failures


if __name__ == "__main__":
    warnings.simplefilter("default")
    if sys.argv[1:2] == ["--play"]:
        try_batch(sys.argv[2])
        print(told(sys.argv[2], compiled=True))
    else:
        sys.exit(main(sys.argv[1:] or list(game_names())))
