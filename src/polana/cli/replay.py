"""`polana replay`: step through a recorded game, or print one position of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import Complaint, chosen, say

if TYPE_CHECKING:
    from polana.cli.screen import Screen
    from polana.engine.play import Play


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
) -> None:
    """Step through a recorded game."""
    from polana.cli import saved
    from polana.cli.console import make_console
    from polana.cli.screen import Screen
    from polana.cli.sentences import Sentences

    record, players = saved.read(file)
    game = record.game
    if seat is not None and not 0 <= seat < game.seats:
        raise Complaint("seat", seat=seat, last=game.seats - 1)
    if at is not None and not 0 <= at <= len(record.actions):
        raise Complaint("position", at=at, last=len(record.actions))
    names = [player.name for player in players] if players else [say("person", number=i + 1) for i in range(game.seats)]
    screen = Screen(make_console(), Sentences(game.header, chosen(), names))
    if at is not None or not screen.console.is_terminal:
        _show(screen, record, len(record.actions) if at is None else at, seat)
    else:
        _step(screen, record, seat)


def _step(screen: Screen, record: Play, seat: int | None) -> None:
    """Forward with Enter, back with b, to a number, until q."""
    at, last = 0, len(record.actions)
    while True:
        screen.console.clear()
        _show(screen, record, at, seat)
        try:
            typed = screen.console.input(f"\n[bold]{say('replay-prompt')}[/bold] ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit", say("command-quit")):
            return
        if typed.isdecimal() and typed.isascii():
            at = min(int(typed[:9]), last)
        elif typed == "":
            at = min(at + 1, last)
        elif typed == "b":
            at = max(at - 1, 0)


def _show(screen: Screen, record: Play, at: int, seat: int | None) -> None:
    """The position after so many actions and what the last of them did."""
    state = record.replay(at)
    seen = state if seat is None else state.concealed_for(seat)
    screen.table(seen, seat)
    screen.lines([say("replay-at", at=at, last=len(record.actions))], "bold")
    if at:
        who, action = record.actions[at - 1]
        before = record.replay(at - 1)
        if seat is None or seat == who:
            screen.lines([f"{screen.sentences.names[who]}: {before.notation(who, action)}"], "dim")
    screen.news([screen.sentences.event(event) for event in seen.events()])
    if seen.over:
        screen.sheet(seen, None)
        screen.ranking(seen)
