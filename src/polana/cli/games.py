"""`polana games`: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polana.cli.language import chosen, say

if TYPE_CHECKING:
    from rich.table import Table

    from polana.engine.options import Option


def games() -> None:
    """List the games and their options."""
    from polana.bots import BOTS, WORDS
    from polana.cli.console import make_console
    from polana.engine.game import find_header, game_names
    from polana.engine.text import words_of

    listed, options = _table("game", "seats", "version", "about"), _table("game", "option", "takes", "meaning")
    for name in game_names():
        header = find_header(name)
        words = header.say(chosen())
        listed.add_row(name, ", ".join(map(str, header.seats)), str(header.version), words.say("blurb"))
        for option in header.options:
            meaning = words.say(f"option-{option.name}")
            options.add_row(name, option.name, _takes(option, header.seats), meaning)
    console = make_console()
    console.print(listed)
    console.print(options)
    told = words_of(WORDS, chosen())
    console.print(" " + say("games-bots"))
    for bot in BOTS:
        console.print(f"  [bold green]{bot:10}[/]{told.say(f'bot-{bot}')}: {told.say(f'bot-{bot}.character')}")


def _table(*columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(say(f"games-{column}"), style="bold green" if column in ("game", "option") else "")
    return table


def _takes(option: Option, seats: tuple[int, ...]) -> str:
    """What an option takes, as it is written."""
    from polana.engine.options import Choice, Flag

    if isinstance(option, Flag):
        return say("games-flag-seats", seats=", ".join(map(str, option.seats))) if option.seats else "yes, no"
    if isinstance(option, Choice):
        return ", ".join(option.choices)
    counts = ", ".join(f"{option.count(count)} ({count})" for count in seats)
    return say("games-letters", default=option.default, letters=option.letters, counts=counts)
