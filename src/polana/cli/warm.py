"""`polana warm`: compile the rules in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from polana.cli.language import say

if TYPE_CHECKING:
    from polana.engine.game import Header

PACKAGES = ("polana.bots", "polana.envs.kernels")  # that have kernels beside the engine's


def sources(header: Header) -> int:
    """How much there is of a game's rules, in bytes."""
    return sum(file.stat().st_size for file in header.folder.glob("*.py"))


def warm(game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None) -> None:
    """Compile the rules of the games into the cache."""
    from concurrent.futures import ThreadPoolExecutor
    from time import perf_counter

    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from polana.cli.console import make_console
    from polana.engine.compile.kernel_cache import kernel_folder
    from polana.engine.compile.numba_versions import numba_version, why_plain
    from polana.engine.game import find_header, game_names
    from polana.lab.warming import WORKERS, Warming, all_kernels

    console, count = make_console(), len(all_kernels(PACKAGES))
    headers = [find_header(name) for name in ([game] if game else game_names())]
    if why_plain():
        console.print(say("warm-plain", version=numba_version()))
        return
    headers.sort(key=sources, reverse=True)  # what takes longest first, so that no processor waits for it at the end
    workers = max(1, WORKERS // len(headers))
    warmings = [Warming(header, workers=workers, packages=PACKAGES) for header in headers]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:

        def run(warming: Warming) -> None:
            name, start = warming.header.name, perf_counter()
            task = progress.add_task(name, total=count)
            for kernel in warming:
                progress.update(task, advance=1, description=f"{name}: {kernel}")
            progress.remove_task(task)
            console.print(say("warmed", game=name, count=count, seconds=f"{perf_counter() - start:.1f}"))
            folder = str(kernel_folder(warming.header))
            console.print(say("warm-cache", folder=folder), soft_wrap=True, markup=False)

        with ThreadPoolExecutor(WORKERS) as pool:
            try:
                list(pool.map(run, warmings))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for warming in warmings:
                    warming.stop()
                raise
