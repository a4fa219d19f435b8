"""`polana warm`: compile the rules in advance."""

from __future__ import annotations

from typing import Annotated

import typer

from polana.cli.language import say


def warm(game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None) -> None:
    """Compile the rules of the games into the cache."""
    from time import perf_counter

    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from polana.cli.paper import paper
    from polana.engine.game import find_header, game_names
    from polana.engine.twins import cache_folder
    from polana.lab import warming

    console = paper()
    headers = [find_header(name) for name in ([game] if game else game_names())]
    for header in headers:
        start = perf_counter()
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(header.name, total=len(warming.all_kernels()))
            for kernel in warming.Warming(header):
                progress.update(task, advance=1, description=f"{header.name}: {kernel}")
        count = len(warming.all_kernels())
        console.print(say("warmed", game=header.name, count=count, seconds=f"{perf_counter() - start:.1f}"))
        console.print(say("warm-cache", folder=str(cache_folder(header))), soft_wrap=True, markup=False)
