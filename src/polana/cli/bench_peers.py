"""`polana bench --peers`: us and our peers side by side."""

from __future__ import annotations

from pathlib import Path

import typer
from rich import box
from rich.table import Table

from polana.cli.console import make_console
from polana.cli.language import Complaint, say
from polana.envs import comparison
from polana.envs.comparison import Comparison, Row
from polana.lab import plots
from polana.lab.timing import QUICK, THOROUGH

ROUNDS = 2  # in which everything is measured once


def bench_peers(quick: bool, folder: Path | None, json: bool) -> None:
    """Measure everything that is installed; show it, and write it into a folder."""
    if folder is not None:
        _check(folder)
    console = make_console(stderr=True)
    with console.status("") as status:
        told = comparison.compare(
            QUICK if quick else THOROUGH,
            1 if quick else ROUNDS,
            lambda name: status.update(say("measuring", game=name)),
        )
    if json:
        typer.echo(told.to_json(), nl=False)
    else:
        _print(told)
    if folder is not None:
        for file in comparison.write(told, folder):
            typer.echo(say("saved", file=str(file)), err=True)
    if told.disturbed:
        console.print(say("bench-busy"), style="red")


def _check(folder: Path) -> None:
    """Complain before the work, not after it."""
    if not plots.available():
        raise Complaint("no-plots")
    if not folder.is_dir():
        raise Complaint("cannot-write", file=str(folder))


def _print(told: Comparison) -> None:
    console = make_console()
    figures = Table(box=box.SIMPLE_HEAD)
    for title in ("what", "players", "legal", "observations", "scoring", "rate"):
        figures.add_column(say(f"peers-{title}"), justify="right" if title in ("players", "rate") else "left")
    for row in told.rows:
        figures.add_row(*_cells(row))
    console.print(figures)
    goals = Table(box=box.SIMPLE_HEAD)
    for title in ("ours", "theirs", "times", "target"):
        goals.add_column(say(f"peers-{title}"), justify="right" if title in ("times", "target") else "left")
    for ratio in told.ratios:
        mark = "[green]✓[/]" if ratio.reached else "[red]✗[/]"
        goals.add_row(ratio.goal.ours, ratio.goal.theirs, f"{ratio.value:.1f}", f"≥ {ratio.goal.times:g} {mark}")
    console.print(goals)
    if told.missing:
        console.print(" " + say("peers-missing", packages=", ".join(told.missing)), style="red")
    console.print(" " + say("peers-note"), style="dim")
    console.print(" " + ", ".join(f"{name} {value}" for name, value in told.conditions.items()), style="dim")


def _cells(row: Row) -> list[str]:
    from polana.cli.bench import amount

    subject = row.subject
    included = ["✓" if each else "–" for each in (subject.legal, subject.observations, subject.scoring)]
    return [subject.name, str(subject.players), *included, f"{amount(row.rate, True)} [dim]+{row.spread:.0%}[/]"]
