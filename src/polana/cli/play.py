"""`polana play`: a game at the terminal, with bots or with people at the same keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from polana.cli.language import Complaint, chosen, say

if TYPE_CHECKING:
    from polana.cli.saved import Player
    from polana.cli.sitting import Sitting
    from polana.engine.game import Game


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
        sitting = _resumed(game, file)
    else:
        if game is None or file is not None:
            raise Complaint("which-game" if game is None else "one-game", game=game or "")
        sitting = _begun(read_game(game, seats, option or []), people, bots, seat, name or [], seed)
    Keyboard(sitting, chosen()).run()


def read_game(name: str, seats: int | None, options: list[str]) -> Game:
    """The game that the command line describes."""
    import polana

    return polana.load(name, seats, **dict(_option(name, text) for text in options))


def _option(game: str, text: str) -> tuple[str, Any]:
    """An option as the command line writes it: name=value, yes and no for those that are on or off."""
    from polana.engine.game import find_header

    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint("option-form", text=text[:40])
    flags = {option.name for option in find_header(game).options if option.kind == "flag"}
    meant = {"yes": True, "no": False, "true": True, "false": False}
    return name, meant.get(value.lower(), value) if name in flags else value


def _begun(game: Game, people: int, bots: str, seat: int, names: list[str], seed: str | None) -> Sitting:
    """A new game with its players seated."""
    import secrets

    from polana.cli.saved import new_file
    from polana.cli.sitting import Sitting
    from polana.engine.play import Play

    if not 0 <= seat < game.seats:
        raise Complaint("seat", seat=seat, last=game.seats - 1)
    if not 1 <= people <= game.seats:
        raise Complaint("people", people=people, seats=game.seats)
    play = Play(game, read_seed(seed) if seed is not None else secrets.token_hex(16))
    return Sitting(play, _seated(game.seats, people, bots, seat, names), new_file(game.name))


def read_seed(text: str) -> int | str:
    """A seed as the command line writes it: a number, or any word."""
    word = text.strip()
    if not word or not word.isprintable() or " " in word or len(word) > 200:
        raise Complaint("seed", seed=text[:40])
    return int(word) if word.lstrip("-").isdecimal() and word.isascii() else word


def _seated(seats: int, people: int, bots: str, first: int, names: list[str]) -> list[Player]:
    """People side by side from a seat on, bots at the others in the order given, the last one again and again."""
    from polana.bots import BOTS
    from polana.cli.saved import PERSON, Player
    from polana.engine.errors import BadOption

    kinds = bots.split(",")
    for bot in kinds:
        if bot not in BOTS:
            raise BadOption("bot", bot=bot[:40], known=", ".join(BOTS))
    persons = [(first + i) % seats for i in range(people)]
    given = dict(zip(persons, (" ".join(name.split())[:30] for name in names), strict=False))
    players = []
    for seat in range(seats):
        if seat in persons:
            players.append(Player(PERSON, given.get(seat) or say("person", number=seat + 1)))
        else:
            players.append(Player(kinds[0], say("bot", number=seat + 1)))
            kinds = kinds[1:] or kinds
    return players


def _resumed(game: str | None, file: str | None) -> Sitting:
    """A saved game: the file that is named, else the one that was left last."""
    from pathlib import Path

    import polana
    from polana.cli import saved
    from polana.cli.sitting import Sitting

    named = file or (game if game not in polana.game_names() else None)
    path = Path(named) if named else saved.last_unfinished(game)
    record, players = saved.read(path)
    if players is None:
        raise Complaint("no-players", file=str(path))
    return Sitting(record, players, path)
