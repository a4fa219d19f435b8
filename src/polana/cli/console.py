"""Where tables are printed."""

from __future__ import annotations

from rich.console import Console

WIDE = 110  # columns when the output is not a terminal


def make_console(*, stderr: bool = False) -> Console:
    """A console as wide as the terminal, or wide enough for our tables."""
    console = Console(stderr=stderr, highlight=False)
    return console if console.is_terminal else Console(stderr=stderr, highlight=False, width=WIDE)
