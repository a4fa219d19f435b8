"""The table as text; [W]W[/W] marks what a terminal may colour."""

from __future__ import annotations

from polana.engine.piles import NONE
from polana.engine.text import Words
from polana.games.ecosystem.notation import card_text, cards_of
from polana.games.ecosystem.state import Ecosystem, Player
from polana.games.ecosystem.view import view

COLOURS = {
    "R": "#c9a27c",
    "F": "#e07b39",
    "G": "#5fb7b0",
    "T": "#e3a0a8",
    "B": "#9a6b4b",
    "E": "#e9b92e",
    "A": "#b9bfc6",
    "D": "#c58b5a",
    "W": "#8d94a8",
    "S": "#6aa5dc",
    "M": "#9cc46a",
}


def table(s: Ecosystem, words: Words) -> str:
    seen = view(s)
    first = words.say("round", stage=seen["stage"], turn=min(s.turn + 1, 20))
    way, now = words.say(f"pass-{seen['direction']}"), words.say(f"phase-{seen['phase']}")
    lines = [f"{first}   {way}   {now}"]
    if seen["matt"]:
        hand = " ".join(_coloured(card) for card in seen["matt"]["hand"])
        pile = " ".join(f"{_coloured(card)}{count}" for card, count in seen["matt"]["pile"].items()) or "-"
        lines.append(f"{words.say('matt')}   {words.say('pile')}: {pile}   {words.say('hand')}: {hand}")
    lines.append("")
    for seat, player in enumerate(seen["players"]):
        mark = ">" if s.acting >> seat & 1 else " "
        hand = " ".join(_coloured(card) for card in player["hand"]) or "-"
        lines.append(f"{mark} {words.say('seat', seat=seat)}   {words.say('hand')}: {hand}")
        if s.player[seat].picked != NONE:
            lines.append(f"  {words.say('picked')}: {_coloured(player['picked'])}")
        lines += [f"    {line}" for line in _drawing(s.player[seat], player["free"])]
        lines += [f"  {words.say('races', wolves=player['wolves'], stream=player['stream'])}", ""]
    return "\n".join(lines[:-1])


def _coloured(card: str | None) -> str:
    return "?" if card is None else f"[{card}]{card}[/{card}]"


def _drawing(player: Player, free: list[list[int]]) -> list[str]:
    """The cards on their cells, free spots for a new one as dots, coordinates at the edge."""
    cards = {at: card_text(card) for at, card in cards_of(player).items()}
    open_spots = {(x, y) for x, y in free}
    places = [*cards, *open_spots]
    if not places:
        return []
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = ["   " + "".join(f"{x:>3}" for x in columns)]
    for y in rows:
        cells = [
            f"  {_coloured(cards[x, y])}" if (x, y) in cards else "  ·" if (x, y) in open_spots else "   "
            for x in columns
        ]
        lines.append(f"{y:>3}" + "".join(cells))
    return lines
