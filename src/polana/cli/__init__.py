"""Commands: `polana --help` teaches them. One file a command; a file's function is named like its command."""

from __future__ import annotations

from typing import Annotated

import typer

from polana.cli.arena import arena
from polana.cli.bench import bench
from polana.cli.games import games
from polana.cli.play import play
from polana.cli.replay import replay
from polana.cli.serve import serve
from polana.cli.shell import Command, Group
from polana.cli.simulate import simulate
from polana.cli.warm import warm

app = typer.Typer(
    name="polana",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (play, serve, replay, games, simulate, arena, bench, warm):
    app.command(cls=Command)(command)


def _show_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"polana {version('polana')}")
        raise typer.Exit


@app.callback()
def polana(version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False) -> None:
    """What all commands share."""
