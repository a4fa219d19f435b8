"""`polana bench --search`: how fast bots search here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from polana.cli.language import say

if TYPE_CHECKING:
    from polana.lab.bench_search import Speed


def bench_search(game: str | None, quick: bool, json: bool) -> None:
    """Iterations and actions a second of every game's searches, and those of OpenSpiel where it is installed."""
    from polana.cli.console import make_console
    from polana.engine.game import find_header, game_names
    from polana.lab.bench import busy
    from polana.lab.bench_search import measure_peer, measure_search, peer_available
    from polana.lab.timing import QUICK, THOROUGH

    console, patience, disturbed = make_console(stderr=True), QUICK if quick else THOROUGH, busy()
    speeds: list[Speed] = []
    for name in [game] if game else game_names():
        with console.status(say("measuring", game=name)):
            speeds += measure_search(find_header(name), patience)
    if peer_available():
        with console.status(say("measuring", game="OpenSpiel")):
            speeds += measure_peer(patience)
    else:
        console.print(say("bench-no-openspiel"), style="red")
    _show(speeds, json)
    if disturbed:
        console.print(say("bench-busy"), style="red")


def _show(speeds: list[Speed], json: bool) -> None:
    from dataclasses import asdict
    from json import dumps

    from rich import box
    from rich.table import Table

    from polana.cli.bench import amount
    from polana.cli.console import make_console
    from polana.lab.bench import machine

    if json:
        rows = [asdict(speed) | {"target": speed.target} for speed in speeds]
        typer.echo(dumps({"machine": machine(), "speeds": rows}, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("game", "players", "bot", "iterations", "steps", "target"):
        table.add_column(say(f"search-{column}"), justify="left" if column in ("game", "bot") else "right")
    for speed in speeds:
        steps = "" if speed.steps is None else amount(speed.steps, True)
        target = "" if speed.target is None else f"≥ {amount(speed.target, True)}"
        told = f"{amount(speed.iterations, True)} [dim]+{speed.spread:.0%}[/]"
        table.add_row(speed.game, str(speed.seats), speed.plan, told, steps, target)
    make_console().print(table)
