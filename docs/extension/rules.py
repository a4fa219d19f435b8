"""How to play: the words of the rules page in the browser as a page of the site."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast

from docs.extension.outside import ROOT
from polana.engine.game import find_header
from polana.engine.text import SHARED, Words

PICTURES = {
    "arboretum": "game-wide.png",
    "ecosystem": "ecosystem-pick-wide.png",
    "renature": "renature-lay-wide.png",
    "upstream": "upstream-move-wide.png",
    "vale": "vale-turn-wide.png",
}
Table = Sequence[tuple[str, ...]]


def rules_file(game: str) -> Path:
    """The words of a game's rules page in the browser; a game without a board has none."""
    return ROOT / f"web/src/games/{game}/rules/en.ftl"


def rules_page(game: str) -> str:
    """A game's rules page, section by section, as Markdown."""
    header = find_header(game)
    # The first file that has a message counts: the rules in short, for the terminal, have some of the same names.
    files = (
        rules_file(game),
        rules_file(game).parent.parent / "words/en.ftl",
        header.folder / "en.ftl",
        SHARED / "en.ftl",
    )
    words = Words("en", files)
    seats = f"{header.seats[0]} to {header.seats[-1]} players."
    lines = [f"# {words.say('title')}", f"{words.say('rules-lead')} {seats}"]
    if game in PICTURES:
        lines.append(f"![{words.say('blurb')}](../pictures/{PICTURES[game]})")
    for section, listed in sections(files[0].read_text(encoding="utf-8")).items():
        lines += [f"## {words.say(f'rules-{section}')}", words.say(f"rules-{section}-text")]
        lines += [markdown([(words.say(key), words.say(f"{key}.{attribute}")) for key, attribute in listed])]
        lines += [markdown(LISTS[game, section](words)) if (game, section) in LISTS else ""]
    lines.append(f"Rulings, options and notation: [{words.say('title')} for researchers](game-{game}.md).")
    return "\n\n".join(line for line in lines if line) + "\n"


def sections(text: str) -> dict[str, list[tuple[str, str]]]:
    """The sections of a rules page in their order, each with the lines of its list: message and attribute."""
    messages = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    found: dict[str, list[tuple[str, str]]] = {}
    for message in messages:
        name = message.id.name
        if name.startswith("rules-") and name.endswith("-text"):
            listed = found[name.removeprefix("rules-").removesuffix("-text")] = []
        elif name.startswith("rules-") and message.attributes:
            listed.append((name, message.attributes[0].id.name))
    return found


def markdown(rows: Table) -> str:
    """A table without a heading."""
    if not rows:
        return ""
    width = len(rows[0])
    lines = [[""] * width, ["---"] * width, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# What the browser draws beside the words of a section


def ecosystem_kinds(words: Words) -> Table:
    return [(f"**{words.say(f'kind-{kind}')}**", words.say(f"lore-{kind}")) for kind in "RFGTBEADWSM"]


def upstream_tiles(words: Words) -> Table:
    tiles = ("water", "waterfall", "eagle", "bear", "heron", "rock")
    return [(f"**{words.say(f'tile-{tile}')}**", words.say(f"lore-{tile}")) for tile in tiles]


def vale_cards(words: Words) -> Table:
    """All creatures: family, cost and what they do."""
    deck = tomllib.loads((find_header("vale").folder / "cards.toml").read_text(encoding="utf-8"))["card"]
    rows = []
    for card in deck:
        name, family = words.say("card-" + card["name"]), words.say("family-" + card["family"])
        kinds = [kind for kind in ("instant", "permanent", "active") if kind in card]
        effects = [f"*{words.say(f'kind-{kind}')}:* " + words.say(f"effect-{card['name']}.{kind}") for kind in kinds]
        rows.append((f"**{name}**", f"{family}, {card['cost']}", " ".join(effects)))
    return rows


LISTS: dict[tuple[str, str], Callable[[Words], Table]] = {
    ("ecosystem", "kinds"): ecosystem_kinds,
    ("upstream", "goal"): upstream_tiles,
    ("vale", "cards"): vale_cards,
}
