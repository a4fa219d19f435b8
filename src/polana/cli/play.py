"""`polana play`: a game at the terminal, with bots or with people at the same keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import Complaint, chosen, say
from polana.cli.setup import read_game, read_seed, seated_bots

if TYPE_CHECKING:
    from polana.cli.saved import Player
    from polana.cli.session import Session
    from polana.engine.game import Game

LONGEST_NAME = 30


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    people: Annotated[int, typer.Option(metavar="N")] = 1,
    bots: Annotated[str, typer.Option(metavar="NAME,...")] = "greedy",
    seat: Annotated[int, typer.Option(metavar="N")] = 0,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """Play at the terminal."""
    from polana.cli.keyboard import Keyboard

    if resume:
        session = _resumed(game, file)
    else:
        if game is None or file is not None:
            raise Complaint("which-game" if game is None else "one-game", game=game or "")
        session = _begun(read_game(game, seats, option or []), people, bots, seat, name or [], seed)
    Keyboard(session, chosen()).run()


def _begun(game: Game, people: int, bots: str, seat: int, names: list[str], seed: str | None) -> Session:
    """A new game with its players seated."""
    import secrets

    from polana.cli.saved import new_file
    from polana.cli.session import Session
    from polana.engine.play import Play

    if not 0 <= seat < game.seats:
        raise Complaint("seat", seat=seat, last=game.seats - 1)
    if not 1 <= people <= game.seats:
        raise Complaint("people", people=people, seats=game.seats)
    play = Play(game, read_seed(seed) if seed is not None else secrets.token_hex(16))
    return Session(play, _seated(game.seats, people, bots, seat, names), new_file(game.name))


def _seated(seats: int, people: int, bots: str, first: int, names: list[str]) -> list[Player]:
    """People side by side from a seat on, bots at the others."""
    from polana.cli.saved import PERSON, Player

    persons = [(first + i) % seats for i in range(people)]
    given = dict(zip(persons, (" ".join(name.split())[:LONGEST_NAME] for name in names), strict=False))
    waiting = iter(seated_bots(bots, max(seats - people, 1)))
    return [
        Player(PERSON, given.get(seat) or say("person", number=seat + 1))
        if seat in persons
        else Player(next(waiting), say("bot", number=seat + 1))
        for seat in range(seats)
    ]


def _resumed(game: str | None, file: str | None) -> Session:
    """A saved game: the file that is named, else the one that was left last."""
    from pathlib import Path

    import polana
    from polana.cli import saved
    from polana.cli.session import Session

    named = file or (game if game not in polana.game_names() else None)
    path = Path(named) if named else saved.last_unfinished(game)
    record, players = saved.read(path)
    if players is None:
        raise Complaint("no-players", file=str(path))
    return Session(record, players, path)
