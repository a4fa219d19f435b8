"""`polana bench`: how fast the games run here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import say

if TYPE_CHECKING:
    from rich.console import Console

    from polana.engine.game import Header
    from polana.lab.bench import Figure
    from polana.lab.timing import Patience


def bench(
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    compile: Annotated[bool, typer.Option("--compile")] = False,  # noqa: A002  # named after the option
    server: Annotated[bool, typer.Option("--server")] = False,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    search: Annotated[bool, typer.Option("--search")] = False,
    write: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how fast the games run."""
    if peers:
        from polana.cli.bench_peers import bench_peers

        bench_peers(quick, write, json)
    elif search:
        from polana.cli.bench_search import bench_search

        bench_search(game, quick, json)
    elif server:
        _bench_server(quick, json)
    else:
        _bench_games(game, quick, compile, json)


def _bench_games(game: str | None, quick: bool, compiling: bool, json: bool) -> None:
    """How fast one game, or all of them, run."""
    from polana.cli.console import make_console
    from polana.engine.game import find_header, game_names
    from polana.lab.bench import busy
    from polana.lab.timing import QUICK, THOROUGH

    console = make_console(stderr=True)
    headers = [find_header(name) for name in ([game] if game else game_names())]
    disturbed = busy()
    figures = []
    for header in headers:
        figures += _measured(console, header, QUICK if quick else THOROUGH, compiling)
    if json:
        _print_json(figures)
    else:
        _print(make_console(), headers, figures)
    if disturbed:
        console.print(say("bench-busy"), style="red")


def _bench_server(quick: bool, json: bool) -> None:
    """How the server bears load, each figure beside what we want to reach."""
    from dataclasses import asdict
    from json import dumps

    from rich import box
    from rich.table import Table

    from polana.cli.console import make_console
    from polana.lab.bench import busy, machine
    from polana.server.load import TARGETS, bench
    from polana.server.move_cost import move_costs

    disturbed = busy()
    with make_console(stderr=True).status(say("measuring", game="polana serve")):
        figures = asdict(bench(tables=100, rate=50.0, seconds=5.0, idle=50, choices=3) if quick else bench())
        moves = move_costs(games=2 if quick else 10)
    if json:
        told = {"machine": machine(), "figures": figures, "targets": TARGETS, "moves": [asdict(each) for each in moves]}
        typer.echo(dumps(told, indent=2))
    else:
        table = Table(title="polana serve", box=box.SIMPLE_HEAD, title_justify="left")
        for title in ("bench-what", "bench-measured", "bench-target"):
            table.add_column(say(title), justify="left" if title == "bench-what" else "right")
        for name, value in figures.items():
            target = TARGETS.get(name)
            table.add_row(say(f"server-{name}"), f"{value:.4g}", "" if target is None else f"≤ {target:g}")
        for each in moves:
            rules = "compiled" if each.compiled else "interpreted"
            table.add_row(say(f"server-move-{rules}", game=each.game), f"{each.median:.4g}", "")
        make_console().print(table)
    if disturbed:
        make_console(stderr=True).print(say("bench-busy"), style="red")


def _measured(console: Console, header: Header, patience: Patience, compiling: bool) -> list[Figure]:
    """All figures of a game, telling on a terminal what is being measured."""
    from polana.lab import bench

    figures = []
    with console.status(say("measuring", game=header.name)):
        for seats in header.seats:
            figures += list(bench.measure(header, seats, patience))
        figures.append(bench.measure_start(header, patience))
        if compiling:
            figures += list(bench.measure_compile(header))
    return figures


def _print_json(figures: list[Figure]) -> None:
    from dataclasses import asdict
    from json import dumps

    from polana.lab.bench import machine

    rows = [asdict(figure) | {"target": figure.target, "reached": figure.reached} for figure in figures]
    typer.echo(dumps({"machine": machine(), "figures": rows}, indent=2))


def _print(console: Console, headers: list[Header], figures: list[Figure]) -> None:
    from rich import box
    from rich.table import Table

    from polana.lab.bench import machine

    for header in headers:
        table = Table(title=header.name, box=box.SIMPLE_HEAD, title_justify="left")
        table.add_column(say("bench-what"), no_wrap=True)
        for seats in header.seats:
            table.add_column(say("bench-seats", seats=seats), justify="right")
        table.add_column(say("bench-target"), justify="right")
        own = [figure for figure in figures if figure.game == header.name]
        for name in dict.fromkeys(figure.name for figure in own):
            row = [figure for figure in own if figure.name == name]
            cells = [_cell(figure) for figure in row] + [""] * (len(header.seats) - len(row))
            table.add_row(say(f"figure-{name}"), *cells, _target(row))
        console.print(table)
    console.print(" " + say("bench-note"), style="dim")
    console.print(" " + ", ".join(f"{name} {value}" for name, value in machine().items()), style="dim")


def _cell(figure: Figure) -> str:
    colour = {None: "default", True: "green", False: "red"}[figure.reached]
    return f"[{colour}]{amount(figure.value, figure.rate)}[/] [dim]+{figure.spread:.0%}[/]"


def _target(row: list[Figure]) -> str:
    """The target of a row, and whether it was reached."""
    figure = next((figure for figure in row if figure.target is not None), None)
    if figure is None or figure.target is None:
        return ""
    sign = "≥" if figure.rate else "≤"
    mark = "[green]✓[/]" if figure.reached else "[red]✗[/]"
    return f"{sign} {amount(figure.target, figure.rate)} {mark}"


def amount(value: float, rate: bool) -> str:
    """A figure with a unit that people can read: 5.2 M/s, 80 ns."""
    units = (
        ((1e6, " M/s"), (1e3, " k/s"), (1, " /s")) if rate else ((1, " s"), (1e-3, " ms"), (1e-6, " µs"), (1e-9, " ns"))
    )
    size, unit = next((pair for pair in units if value >= pair[0]), units[-1])
    return f"{value / size:.3g}{unit}"
