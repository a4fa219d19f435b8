"""`polana serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from polana.cli.language import chosen


def serve(
    port: Annotated[int, typer.Option(metavar="PORT")] = 8000,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    open: Annotated[bool, typer.Option("--open/--no-open")] = True,  # noqa: A002  # named after the option
) -> None:
    """Serve the table to browsers on this machine, or in the house."""
    import logging
    import sys

    from polana.server import running
    from polana.server.errors import said
    from polana.server.settings import Settings

    sock = running.listen(port, lan)
    port = sock.getsockname()[1]
    running.log_to(sys.stderr, logging.WARNING)

    def ready() -> None:
        typer.echo(said(chosen(), "serve-ready"))
        typer.echo(running.addresses_shown(port, lan))
        if open:
            running.show(f"http://127.0.0.1:{port}/")

    running.run(Settings.read(port=port, lan=lan), sock, ready)
