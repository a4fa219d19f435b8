"""`polana arena`: bots against each other, and who is better by how much."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import Complaint, say
from polana.cli.setup import check_plot, read_game, read_seed

if TYPE_CHECKING:
    from rich.console import Console

    from polana.lab.arena import Contest, Outcome, Report
    from polana.lab.workers import Ledger


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option(metavar="BOT,...")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N")] = 400,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "1",
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Let bots play against each other."""
    from polana.lab.arena import Contest, report
    from polana.lab.workers import Ledger, ray_available

    names = [name.strip() for name in bots.split(",")]
    chosen = read_game(game, seats, option or [])
    contest = Contest.of(chosen, names, games, read_seed(seed))
    if len(contest.bots) < 2:
        raise Complaint("rivals")
    if games < 1:
        raise Complaint("games", games=games)
    if ray is not None and not ray_available():
        raise Complaint("no-ray")
    if plot is not None:
        check_plot(plot)
    ledger = Ledger(contest)
    outcomes, whole = _played(contest, ledger, resume, workers, ray)
    if outcomes:
        told = report(contest, outcomes)
        _show(contest, told, json)
        if plot is not None:
            _draw(contest, told, plot)
    if not whole:
        typer.echo(say("arena-kept", games=len(outcomes), file=str(ledger.file)), err=True)
        raise typer.Exit(130)


def _played(
    contest: Contest, ledger: Ledger, resume: bool, workers: int | None, ray: str | None
) -> tuple[list[Outcome], bool]:
    """The games, with a progress bar on a terminal, and whether all were played."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from polana.cli.console import make_console
    from polana.lab.workers import contend

    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        total = contest.rounds * len(contest.tables())
        task = progress.add_task(say("simulating", game=contest.game), total=total)
        try:
            for outcome in contend(contest, ledger, resume, workers, ray):
                outcomes.append(outcome)
                progress.update(task, advance=1)
        except KeyboardInterrupt:
            return outcomes, False
    return outcomes, True


def _show(contest: Contest, told: Report, json: bool) -> None:
    from dataclasses import asdict
    from json import dumps

    from polana.cli.console import make_console
    from polana.lab.bench import machine

    if json:
        typer.echo(dumps({"contest": asdict(contest), "machine": machine()} | told.told(), indent=2))
    else:
        _print(make_console(), contest, told)


def _print(console: Console, contest: Contest, told: Report) -> None:
    from rich import box
    from rich.table import Table

    from polana.cli.bench import amount
    from polana.cli.simulate import around

    console.print(say("arena-played", games=told.games, rounds=told.rounds, game=repr(contest.load())))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("bot", "rating", "wins", "margin", "time", "games"):
        table.add_column(say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for row in told.standings:
        rating = f"{row.rating.value:.0f} [dim]{row.rating.low:.0f}–{row.rating.high:.0f}[/]"
        cells = (around(row.wins, 100) + " %", around(row.margin), amount(row.time, False), str(row.games))
        table.add_row(row.bot, rating, *cells)
    console.print(table)
    if len(told.standings) > 2:
        duels = Table(box=box.SIMPLE_HEAD, title=say("arena-duels"), title_justify="left")
        names = [row.bot for row in told.standings]
        found = {(duel.bot, duel.other): duel for duel in told.duels}
        for column in ("", *names):
            duels.add_column(column, justify="right" if column else "left")
        for bot in names:
            met = [found.get((bot, other)) for other in names]
            duels.add_row(bot, *(around(duel.score, 100) + " %" if duel else "" for duel in met))
        console.print(duels)
    console.print(" " + say("arena-note"), style="dim")


def _draw(contest: Contest, told: Report, file: Path) -> None:
    from polana.lab.plots import draw_arena

    labels = {key: say(f"arena-{key}") for key in ("rating", "wins")} | {"title": repr(contest.load())}
    try:
        draw_arena(told, labels, file)
    except OSError as trouble:
        raise Complaint("cannot-write", file=str(file)) from trouble
    typer.echo(say("saved", file=str(file)), err=True)
