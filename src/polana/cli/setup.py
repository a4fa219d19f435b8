"""What several commands read from the command line: a game with its options, seeds, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polana.cli.language import Complaint

if TYPE_CHECKING:
    from pathlib import Path

    from polana.engine.game import Game

LONGEST_SEED = 200
PLOTS = (".png", ".svg", ".pdf")


def read_game(name: str, seats: int | None, options: list[str]) -> Game:
    """The game that the command line describes."""
    from polana.engine.game import load

    return load(name, seats, **dict(_option(name, text) for text in options))


def _option(game: str, text: str) -> tuple[str, Any]:
    """An option as the command line writes it: name=value, yes and no for those that are on or off."""
    from polana.engine.game import find_header
    from polana.engine.options import Flag

    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint("option-form", text=text[:40])
    flags = {option.name for option in find_header(game).options if isinstance(option, Flag)}
    meant = {"yes": True, "no": False, "true": True, "false": False}
    return name, meant.get(value.lower(), value) if name in flags else value


def read_seed(text: str) -> int | str:
    """A seed as the command line writes it: a number, or any word."""
    word = text.strip()
    if not word or not word.isprintable() or " " in word or len(word) > LONGEST_SEED:
        raise Complaint("seed", seed=text[:40])
    return int(word) if word.lstrip("-").isdecimal() and word.isascii() else word


def seated_bots(names: str, seats: int) -> list[str]:
    """Bots for so many seats in the order given, the last one again and again."""
    from polana.bots import check

    given = [check(name.strip()) for name in names.split(",")]
    if len(given) > seats:
        raise Complaint("bots", bots=len(given), seats=seats)
    return given + given[-1:] * (seats - len(given))


def check_plot(file: Path) -> None:
    """Complain before the work, not after it."""
    from polana.lab import plots

    if not plots.available():
        raise Complaint("no-plots")
    if file.suffix.lower() not in PLOTS:
        raise Complaint("plot-kind", file=str(file))
    if not file.absolute().parent.is_dir():
        raise Complaint("cannot-write", file=str(file))
