"""`polana simulate`: many games between bots and what they tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import Complaint, say
from polana.cli.setup import check_plot, read_game, read_seed, seated_bots

if TYPE_CHECKING:
    from rich.console import Console

    from polana.engine.game import Game
    from polana.lab.simulation import Estimate, Line, Played, Statistics


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    games: Annotated[int, typer.Option(metavar="N")] = 1000,
    bots: Annotated[str, typer.Option(metavar="NAME,...")] = "random",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "1",
    json: Annotated[bool, typer.Option("--json")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play many games and show statistics."""
    chosen_game = read_game(game, seats, option or [])
    names = seated_bots(bots, chosen_game.seats)
    if games < 1:
        raise Complaint("games", games=games)
    if plot is not None:
        check_plot(plot)
    _report(chosen_game, names, games, read_seed(seed), json, plot)


def _report(game: Game, bots: list[str], games: int, seed: int | str, json: bool, plot: Path | None) -> None:
    from time import perf_counter

    from polana.cli.console import make_console
    from polana.lab.simulation import statistics

    start = perf_counter()
    played = _played(game, bots, games, seed)
    seconds = perf_counter() - start
    told = statistics(played)
    if json:
        _print_json(game, bots, seed, told)
    else:
        _print(make_console(), game, bots, told, seconds)
    if plot is not None:
        _draw(game, bots, played, told, plot)


def _played(game: Game, bots: list[str], games: int, seed: int | str) -> list[Played]:
    """The games, with a progress bar on a terminal."""
    from rich.progress import track

    from polana.cli.console import make_console
    from polana.lab.simulation import simulate

    told = say("simulating", game=game.name)
    console = make_console(stderr=True)
    hidden = not console.is_terminal
    return list(track(simulate(game, bots, games, seed), told, games, console=console, transient=True, disable=hidden))


def _print_json(game: Game, bots: list[str], seed: int | str, told: Statistics) -> None:
    from dataclasses import asdict
    from json import dumps

    setup = {"game": game.name, "version": game.header.version, "options": game.options, "bots": bots, "seed": seed}
    typer.echo(dumps(setup | asdict(told), indent=2))


def _print(console: Console, game: Game, bots: list[str], told: Statistics, seconds: float) -> None:
    from rich import box
    from rich.table import Table

    rate = f"{told.games / seconds:.0f}"
    console.print(say("simulated", games=told.games, game=repr(game), seconds=f"{seconds:.1f}", rate=rate))
    sums = Table(box=box.SIMPLE_HEAD)
    for column in ("", "mean", "deviation", "least", "median", "most"):
        sums.add_column(say(f"stat-{column}") if column else "", justify="right" if column else "left")
    for name, estimate in (("length", told.length), ("scores", told.scores), ("winning", told.winning)):
        row = (
            f"{estimate.deviation:.1f}",
            *(f"{value:g}" for value in (estimate.least, estimate.median, estimate.most)),
        )
        sums.add_row(say(f"stat-{name}"), around(estimate), *row)
    console.print(sums)
    lines = Table(box=box.SIMPLE_HEAD)
    lines.add_column("")
    for column in ("scores", "wins", "payoff"):
        lines.add_column(say(f"stat-by-{column}"), justify="right")
    for seat, line in enumerate(told.seats):
        lines.add_row(f"{say('seat', seat=seat)} ({bots[seat]})", *_fared(line))
    lines.add_section()
    for place, line in enumerate(told.order, 1):
        lines.add_row(say("stat-order", place=place), *_fared(line))
    console.print(lines)


def around(estimate: Estimate, factor: int = 1, digits: int = 1) -> str:
    """A mean with half its confidence interval."""
    return f"{estimate.mean * factor:.{digits}f} ± {estimate.within * factor:.{digits}f}"


def _fared(line: Line) -> tuple[str, str, str]:
    return around(line.scores), around(line.wins, 100) + " %", around(line.payoffs, digits=3)


def _draw(game: Game, bots: list[str], played: list[Played], told: Statistics, file: Path) -> None:
    from polana.lab.plots import draw

    keys = ("length", "games", "seat", "points", "order", "wins")
    labels = {key: say(f"plot-{key}") for key in keys} | {"title": f"{game!r}: {', '.join(bots)}"}
    try:
        draw(played, told, labels, file)
    except OSError as trouble:
        raise Complaint("cannot-write", file=str(file)) from trouble
    typer.echo(say("saved", file=str(file)), err=True)
