"""The Vale of Eternity for people: events, sentences and the table as text. Integers in, keys and numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polana.engine.contract import Event
from polana.engine.text import Words
from polana.games.vale.cards import COST_OF, FAMILIES, FAMILY_OF, STONES
from polana.games.vale.codes import (
    CHOOSES,
    CODES,
    DONE,
    HANDFULS,
    KEEPS,
    MOST_OFFERS,
    OFFERS,
    PAYS,
    keep_parts,
    offer_parts,
    pay_parts,
    strike_parts,
)
from polana.games.vale.notation import NUMBER_OF, aim, notation, parse, stones_text, targets, verb_and_card
from polana.games.vale.position import position, set_position
from polana.games.vale.state import ASK_RELEASE, ROUNDS, Vale
from polana.games.vale.texts import effect_lines, offer_texts
from polana.games.vale.view import maybe, view

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


# What happened: each kind of number as people read it

KINDS = {
    "card": lambda s, seat, number: maybe(number),
    "offers": lambda s, seat, number: offers_of(number),
}


def event(s: Vale, event: Event) -> dict[str, Any]:
    told = CODES.args(KINDS, s, event)
    if "red" in told:
        told["stones"] = [told.pop(colour) for colour in STONES]
    return told


def offers_of(mask: int) -> list[int]:
    """The offers of a mask, counted from 0."""
    return [offer for offer in range(MOST_OFFERS) if mask >> offer & 1]


def choice(s: Vale, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    if action < CHOOSES.end:
        verb, card = verb_and_card(action)
        return verb, {"card": card}
    if action < PAYS.end:
        return "pay", {"stones": list(HANDFULS[pay_parts(action).stones])}
    if action < KEEPS.end:
        return "keep", {"stones": list(HANDFULS[keep_parts(action).stones])}
    if action < OFFERS.end:
        return "offer", {"card": maybe(s.effect.card), "offers": offers_of(offer_parts(action).offers)}
    if action == DONE:
        return ("enough" if s.ask == ASK_RELEASE else "done"), {}
    return "player", {"player": strike_parts(action).player}


# Sentences


def facts(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The named numbers of an event or choice as words: cards with their cases, stones, offers."""
    said = {name: value for name, value in args.items() if name in ("round", "amount")}
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
    named = [words.say(f"stones-{name}", n=n) for name, n in zip(STONES, stones, strict=True) if n]
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
