"""What one action at a table costs the server: decide it, let it happen, tell both seats. No network, no database."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import process_time

from polana.engine.game import Game, game_names, load
from polana.server.table import commands
from polana.server.table.events import Created
from polana.server.table.model import Table
from polana.server.table.seat_messages import Listener, table_message

PEOPLE = ("ola", "bartosz")
COMPILED_SEEDS = 1000


@dataclass(frozen=True)
class MoveCost:
    """Milliseconds of processor time for an action of a random game with two people: median and worst of the games."""

    game: str
    compiled: bool
    games: int
    median: float
    worst: float


def move_costs(games: int) -> list[MoveCost]:
    """Of every game, on interpreted and on compiled rules."""
    return [move_cost(game, compiled, games) for game in game_names() for compiled in (False, True)]


def move_cost(game: str, compiled: bool, games: int) -> MoveCost:
    """Play whole random games at a table. A clock is too slow to be read at each action, so a game is timed as one."""
    chosen = load(game, len(PEOPLE))
    if compiled:
        chosen.compile()
    first = COMPILED_SEEDS if compiled else 0  # other games: views keep what they have drawn
    times = [_milliseconds(chosen, first + i) for i in range(games + 1)][1:]  # code is loaded in the first one
    return MoveCost(game, compiled, games, median(times), max(times))


def _milliseconds(game: Game, seed: int) -> float:
    """For an action of one random game, on average; choosing it, the deal and the first messages are not counted."""
    plays = _random_plays(game, seed)
    table = _table(game, seed)
    known = [_tell(table, seat, 0) for seat in range(len(PEOPLE))]
    began = process_time()
    for seat, action in plays:
        decision = table.decisions[seat]
        assert decision is not None
        for event in commands.act(table, seat, decision, action):
            table.apply(event)
        known = [_tell(table, each, known[each]) for each in range(len(PEOPLE))]
    return (process_time() - began) * 1000 / len(plays)


def _random_plays(game: Game, seed: int) -> list[tuple[int, int]]:
    state, random = game.new(str(seed)), Random(seed)
    plays: list[tuple[int, int]] = []
    while not state.over:
        seat = random.choice(state.acting)
        plays.append((seat, random.choice(state.legal(seat))))
        state.play(*plays[-1])
    return plays


def _table(game: Game, seed: int) -> Table:
    created, *_ = commands.create(game.name, game.seats, {}, ["me", "open"], PEOPLE[0], "Ola")
    assert isinstance(created, Created)
    table = Table("t", replace(created, seed=str(seed)))
    table.game = game
    for event in commands.join(table, PEOPLE[1], "Bartosz", table.invite, None):
        table.apply(event)
    return table


def _tell(table: Table, seat: int, known: int) -> int:
    """Tell a seat what it does not know yet; how much it then knows of the log."""
    return table_message(table, Listener(PEOPLE[seat], seat, known, table.rewritten))[1]
