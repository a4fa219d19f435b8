"""A table is the fold of its events: who reads them all anew is told the same bytes as who lived through them."""

from __future__ import annotations

import random

import pytest

from polana.engine.game import find_header, game_names
from polana.engine.state import State
from polana.server.errors import Refused
from polana.server.table import commands
from polana.server.table.model import Table
from polana.server.table.seat_messages import Listener, preview, table_message
from tests.server.sitting import Sitting

EVERY = 23  # steps between two looks at everything


def told(table: Table) -> list[bytes]:
    """Everything that anybody at the table would be sent now."""
    known = [0, 3] if table.phase == "playing" else [0]
    return [
        table_message(table, Listener("ola", viewer, n, table.rewritten))[0]
        for viewer in (None, *range(len(table.chairs)))
        for n in known
    ]


def fiddle(sitting: Sitting, generator: random.Random) -> None:
    """What people do besides playing: look ahead, begin something that is never stored, take a step back."""
    table = sitting.table
    seat = generator.choice(table.state.acting)
    decision, legal = table.decisions[seat], table.state.legal(seat)
    assert decision is not None
    match generator.randrange(6):
        case 0:
            preview(table, seat, decision, generator.choice(legal), "p")
        case 1:
            commands.act(table, seat, decision, generator.choice(legal))
        case 2:
            sitting.do(commands.undo, generator.randrange(len(table.chairs)))
        case 3:
            last = table.undo_of(seat)
            if last is not None and last.alone:
                sitting.do(commands.redo, seat, decision, generator.choice(table.at(last.play).legal(seat)))


@pytest.mark.parametrize("game", game_names())
def test_reading_the_log_gives_the_table_that_was_lived_through(game: str) -> None:
    generator, seats = random.Random(game), find_header(game).seats[1]
    sitting = Sitting("me", *["local"] * (seats - 1), game=game)
    steps = rewritten = 0
    while sitting.table.phase == "playing":
        steps += 1
        if steps < 400:  # so that the game comes to its end
            try:
                fiddle(sitting, generator)
            except Refused as refused:
                if refused.key not in ("no_undo", "ends_turn"):
                    raise
        rewritten = sitting.table.rewritten
        acting = sitting.table.state.acting
        seat = generator.choice(acting)
        sitting.act(seat, generator.randrange(len(sitting.table.state.legal(seat))))
        if steps % EVERY == 0:
            assert told(sitting.refolded()) == told(sitting.table)
    assert told(sitting.refolded()) == told(sitting.table)
    assert sitting.refolded().state == sitting.table.state
    assert rewritten > 3


def test_an_action_is_checked_and_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, played, play = Sitting("me", "local"), list[int](), State.play
    sitting.told("ola", 0)  # whose log is followed from now on

    def counted(state: State, seat: int, action: int) -> None:
        played.append(action)
        play(state, seat, action)

    monkeypatch.setattr(State, "play", counted)
    monkeypatch.setattr(State, "why_not", None)
    for moves in range(1, 9):
        sitting.act()
        sitting.told("ola", 0)
        assert len(played) == moves


def test_what_was_decided_but_never_stored_leaves_nothing_behind() -> None:
    sitting = Sitting("me", "local")
    table, seat = sitting.table, sitting.table.state.acting[0]
    decision, (one, other) = table.decisions[seat], table.state.legal(seat)[:2]
    assert decision is not None
    before = told(table)
    commands.act(table, seat, decision, one)
    assert told(table) == before
    sitting.do(commands.act, seat, decision, other)
    assert told(table) == told(sitting.refolded())
