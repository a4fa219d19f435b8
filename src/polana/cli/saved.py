"""Games on disk: who sits where, then the play record. A table goes on exactly where it was left.

table 1                     version of these lines
seat 0 person Olena         seat, `person` or a bot, name
seat 1 greedy Bot 2
polana arboretum 1          the play record, see `polana.engine.play`
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from polana.bots import check
from polana.cli.language import Complaint
from polana.engine.folders import data_folder
from polana.engine.play import Play

PERSON = "person"
VERSION = "table 1"
SEAT = re.compile(r"seat ([0-9]) (\S+) (\S.*)")


@dataclass(frozen=True)
class Player:
    """Who sits at a seat."""

    kind: str  # PERSON or a bot's name
    name: str


def unfinished() -> Path:
    """Where games lie that are not over."""
    return data_folder() / "terminal" / "unfinished"


def new_file(game: str) -> Path:
    """A free name for a game that begins now."""
    folder = unfinished()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}.polana", *(f"{stem}-{i}.polana" for i in range(2, 100)))
    return next(folder / name for name in names if not (folder / name).exists())


def finished_file(file: Path) -> Path:
    """Where a game of ours goes when it is over."""
    return file.parent.parent / "finished" / file.name if file.parent.name == "unfinished" else file


def last_unfinished(game: str | None) -> Path:
    """The game that was left last."""
    files = list(unfinished().glob(f"{game or '*'}-*.polana"))
    if not files:
        raise Complaint("nothing-saved")
    return max(files, key=lambda file: (file.stat().st_mtime_ns, file.name))


def write(file: Path, play: Play, players: list[Player]) -> None:
    """Save a table; the old file stays whole until the new one is."""
    seats = [f"seat {seat} {player.kind} {player.name}" for seat, player in enumerate(players)]
    text = "\n".join([VERSION, *seats, str(play)])
    beside = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
    except OSError as trouble:
        raise Complaint("cannot-write", file=str(file)) from trouble


def read(file: Path) -> tuple[Play, list[Player] | None]:
    """A saved table, or a plain play record, which has no players."""
    lines = _text(file).splitlines()
    if not lines or not lines[0].startswith("table"):
        return Play.parse("\n".join(lines)), None
    if lines[0].strip() != VERSION:
        raise Complaint("table-version", found=lines[0][:40], known=VERSION)
    players = []
    for number, line in enumerate(lines[1:], 1):
        if not line.startswith("seat "):
            break
        players.append(_player(number, line))
    rest = [""] * (len(players) + 1) + lines[len(players) + 1 :]  # so that complaints name the file's own lines
    play = Play.parse("\n".join(rest))
    if len(players) != play.game.seats:
        raise Complaint("table-seats", found=len(players), expected=play.game.seats)
    return play, players


def _player(number: int, line: str) -> Player:
    """Who sits at the seat that a line describes; seats are counted from 0."""
    match = SEAT.fullmatch(line.strip())
    if match is None or int(match[1]) != number - 1:
        raise Complaint("table-line", line=number + 1, expected=f"seat {number - 1} {PERSON} ...")
    if match[2] != PERSON:
        check(match[2])
    return Player(match[2], match[3])


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as trouble:
        raise Complaint("not-text", file=str(file)) from trouble
    except FileNotFoundError as trouble:
        raise Complaint("no-file", file=str(file)) from trouble
    except OSError as trouble:
        raise Complaint("cannot-read", file=str(file)) from trouble
