"""The Vale of Eternity for people: events, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.text import Words
from polana.games.vale.cards import COST_OF, FAMILIES, FAMILY_OF, NAMES
from polana.games.vale.notation import (
    NUMBER_OF,
    WITH_CARD,
    aim,
    notation,
    parse,
    stones_text,
    targets,
)
from polana.games.vale.position import position, set_position
from polana.games.vale.state import ASK_RELEASE, ROUNDS, Vale
from polana.games.vale.texts import effect_lines, offer_texts
from polana.games.vale.views import maybe, view
from polana.games.vale.vocabulary import (
    CHOSEN,
    COPIED,
    DONE,
    ENDED,
    GIVEN,
    HANDFULS,
    KEEPS,
    NAMED,
    OFFERS,
    OFFERS_AT,
    PAYS,
    PLAYERS,
    RELEASED,
    ROUND,
    SHUFFLED,
    STOPPED,
    SUMMONED,
    TAKEN,
    WINS,
)

__all__ = [
    "COLOURS",
    "RULES",
    "account",
    "aim",
    "category",
    "choice",
    "event",
    "facts",
    "notation",
    "parse",
    "position",
    "set_position",
    "table",
    "targets",
    "view",
]

COLOURS = {
    "fire": "#e07b39",
    "water": "#6aa5dc",
    "earth": "#a98b5f",
    "wind": "#8fbf8f",
    "dragon": "#b58bd0",
    "red": "#d84f3d",
    "blue": "#5b8fd6",
    "purple": "#9f6fc9",
}

_CHOICES = ("discard", "recover", "release", "player", "banish", "choose", "fetch", "copy", "summon")
RULES: dict[str, tuple[str, ...]] = {
    "goal": (),
    "hunting": ("hunt",),
    "actions": ("turn",),
    "selling": ("hunt", "turn"),
    "summoning": ("turn",),
    "paying": ("turn", "pay"),
    "stones": ("turn", "keep"),
    "releasing": ("turn",),
    "resolving": ("activate",),
    "effects": ("turn", "activate", *_CHOICES),
    "end": ("over",),
}


def event(s: Vale, event: Any) -> dict[str, Any]:
    kind = event.kind
    if kind == ROUND:
        return {"round": event.a}
    if kind in (SHUFFLED, STOPPED):
        return {"count": event.a}
    if kind in (SUMMONED, RELEASED):
        return {"card": NAMES[event.a], "stones": list(HANDFULS[event.b])}
    if kind in (TAKEN, GIVEN):
        return {"stones": [event.a, event.b, event.c]}
    if kind == NAMED:
        return {"card": NAMES[event.a], "owner": event.b}
    if kind == COPIED:
        return {"card": NAMES[event.a], "second": NAMES[event.b]}
    if kind == CHOSEN:
        return {"card": NAMES[event.a], "offers": [i for i in range(OFFERS) if event.b >> i & 1]}
    return {} if kind in (ENDED, WINS) else {"card": maybe(event.a)}


def choice(s: Vale, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < PAYS:
        verb, first = next((verb, first) for verb, first in reversed(WITH_CARD.items()) if action >= first)
        return verb, {"card": NAMES[action - first]}
    if action < OFFERS_AT:
        first = PAYS if action < KEEPS else KEEPS
        return ("pay" if first == PAYS else "keep"), {"stones": list(HANDFULS[action - first])}
    if action < PLAYERS:
        mask = action - OFFERS_AT
        return "offer", {"card": maybe(s.effect.card), "offers": [i for i in range(OFFERS) if mask >> i & 1]}
    if action == DONE:
        return ("enough" if s.ask == ASK_RELEASE else "done"), {}
    return "player", {"player": action - PLAYERS}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or choice as words: cards with their cases, stones, offers."""
    said = {name: value for name, value in args.items() if name in ("round", "count")}
    for name in ("card", "second"):
        if name in args:
            said[name] = card_name(words, args[name])
            said[f"{name}acc"] = card_name(words, args[name], ".accusative")
    if "stones" in args:
        said["stones"] = stones_name(words, args["stones"])
    if "offers" in args:
        texts = offer_texts(words, args["card"]) if args["card"] else []
        said["offers"] = "; ".join(texts[i] for i in args["offers"] if i < len(texts)) or "-"
    return said


def card_name(words: Words, card: str | None, case: str = "") -> str:
    return words.say(f"card-unknown{case}" if card in (None, "?") else f"card-{card}{case}")


def stones_name(words: Words, stones: list[int]) -> str:
    """A set of stones as words."""
    named = [words.say(f"stones-{name}", n=n) for name, n in zip(("red", "blue", "purple"), stones, strict=True) if n]
    return ", ".join(named) or words.say("stones-none")


# Where points come from


def category(words: Words, name: str) -> str:
    if name == "start":
        return words.say("start")
    return coloured(words, name)


def coloured(words: Words, name: str | None) -> str:
    """A card's name with the mark of its family."""
    if name is None:
        return "?"
    family = FAMILIES[FAMILY_OF[NUMBER_OF[name]]]
    return f"[{family}]{words.say(f'card-{name}')}[/{family}]"


def account(s: Vale, words: Words, seat: int, category: str) -> list[str]:
    if category == "start":
        return [words.say("account-start")]
    return effect_lines(words, category)


# The table as text; [fire]Imp[/fire] marks what a terminal may colour


def table(s: Vale, words: Words) -> str:
    seen = view(s)
    head = words.say("round", round=seen["round"], rounds=ROUNDS)
    now = words.say(f"phase-{seen['phase']}")
    lines = [f"{head}   {words.say('pile')}: {seen['deck']}   {words.say('discards')}: {len(seen['discards'])}   {now}"]
    if seen["pending"] and seen["pending"]["card"]:
        lines.append(f"  {coloured(words, seen['pending']['card'])}: {_effect(words, seen['pending']['card'])}")
    for family in seen["market"]:
        lines += [_market_line(words, family, lying) for lying in family["cards"]]
    lines.append("")
    for seat, player in enumerate(seen["players"]):
        mark = ">" if s.acting >> seat & 1 else " "
        first = "*" if seat == s.first else ""
        points = words.say("points", n=player["score"])
        stones = f"{stones_text(*player['stones'])} ({player['purse']})"
        lines.append(f"{mark} {words.say('seat', seat=seat)}{first}   {points}   {words.say('stones')}: {stones}")
        lines.append(f"  {words.say('pens')} ({len(player['pens'])}/{seen['round']}): {_pens(words, player['pens'])}")
        lines.append(f"  {words.say('hand')}: {_hand(words, player['hand'])}")
        if seat == s.viewer:
            lines += [f"    {coloured(words, card)}: {_effect(words, card)}" for card in player["hand"]]
        lines.append("")
    return "\n".join(lines[:-1])


def _market_line(words: Words, family: dict[str, Any], lying: dict[str, Any]) -> str:
    """A card of the market: what it sells for, what it costs and does, and whose marker lies on it."""
    name = f"[{family['family']}]{words.say('family-' + family['family'])}[/{family['family']}]"
    owner = "" if lying["owner"] is None else f" <{words.say('seat', seat=lying['owner'])}>"
    card, cost = lying["card"], words.say("cost", n=COST_OF[NUMBER_OF[lying["card"]]])
    sale = stones_text(*family["sale"])
    return f"  {name} {sale}   {coloured(words, card)} {cost}{owner}: {_effect(words, card)}"


def _effect(words: Words, name: str) -> str:
    return " ".join(effect_lines(words, name))


def _hand(words: Words, cards: list[str | None]) -> str:
    known = [f"{coloured(words, card)} {COST_OF[NUMBER_OF[card]]}" for card in cards if card is not None]
    hidden = len(cards) - len(known)
    return ", ".join([*known, *([f"{hidden} ?"] if hidden else [])]) or "-"


def _pens(words: Words, cards: list[str]) -> str:
    return ", ".join(coloured(words, card) for card in cards) or "-"
