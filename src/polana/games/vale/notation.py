"""Cards, stones and actions of the Vale as text, and the things on the table that an action touches.

Notation: `hunt.imp`, `sell.imp`, `tame.imp`, `summon.imp`, `release.imp`, `activate.imp`, `choose.imp` (the card that
an effect asks for), `pay.2r1b`, `keep.4p` (stones), `offer.13` (the first and the third), `player.2`, `done`.
"""

from __future__ import annotations

import re

from polana.engine.piles import UNKNOWN
from polana.games.vale.cards import FAMILIES, FAMILY_OF, NAMES
from polana.games.vale.state import (
    ASK_ACTIVATE,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_HUNT,
    ASK_SUMMON,
    ASK_TURN,
    SEATS,
    Vale,
)
from polana.games.vale.vocabulary import (
    ACTIVATES,
    CHOOSES,
    DONE,
    HANDFULS,
    HUNTS,
    KEEPS,
    OFFERS,
    OFFERS_AT,
    PAYS,
    PLAYERS,
    RELEASES,
    SELLS,
    SUMMONS_AT,
    TAMES,
)

WITH_CARD = {
    "hunt": HUNTS,
    "sell": SELLS,
    "tame": TAMES,
    "summon": SUMMONS_AT,
    "release": RELEASES,
    "activate": ACTIVATES,
    "choose": CHOOSES,
}
NUMBER_OF = {name: card for card, name in enumerate(NAMES)}
SET = re.compile(r"(?:([1-6])r)?(?:([1-6])b)?(?:([1-6])p)?")


def card_text(card: int) -> str:
    """A card's name; `?` for one that is not known."""
    return "?" if card == UNKNOWN else NAMES[card]


def parse_card(text: str) -> int | None:
    return NUMBER_OF.get(text)


def stones_text(red: int, blue: int, purple: int) -> str:
    """A set of stones such as `2r1b`; `0` for none."""
    return "".join(f"{count}{letter}" for count, letter in ((red, "r"), (blue, "b"), (purple, "p")) if count) or "0"


def parse_stones(text: str) -> tuple[int, int, int] | None:
    if text == "0":
        return 0, 0, 0
    match = SET.fullmatch(text) if text else None
    if match is None:
        return None
    red, blue, purple = (int(count or 0) for count in match.groups())
    return red, blue, purple


def offers_text(mask: int) -> str:
    """Offers by their places, counted from 1; `0` for none."""
    return "".join(str(i + 1) for i in range(OFFERS) if mask >> i & 1) or "0"


# Actions


def notation(s: Vale, seat: int, action: int) -> str:
    if action < PAYS:
        verb, first = next((verb, first) for verb, first in reversed(WITH_CARD.items()) if action >= first)
        return f"{verb}.{NAMES[action - first]}"
    if action < KEEPS:
        return f"pay.{stones_text(*HANDFULS[action - PAYS])}"
    if action < OFFERS_AT:
        return f"keep.{stones_text(*HANDFULS[action - KEEPS])}"
    if action < PLAYERS:
        return f"offer.{offers_text(action - OFFERS_AT)}"
    return "done" if action == DONE else f"player.{action - PLAYERS}"


def parse(text: str) -> int | None:
    if text == "done":
        return DONE
    verb, _, rest = text.partition(".")
    if verb in WITH_CARD and (card := parse_card(rest)) is not None:
        return WITH_CARD[verb] + card
    if verb in ("pay", "keep") and (stones := parse_stones(rest)) in HANDFULS:
        return (PAYS if verb == "pay" else KEEPS) + HANDFULS.index(stones)
    if verb == "offer":
        masks = [mask for mask in range(1 << OFFERS) if offers_text(mask) == rest]
        return OFFERS_AT + masks[0] if masks else None
    if verb == "player" and rest in tuple("0123456789"[:SEATS]):
        return PLAYERS + int(rest)
    return None


def targets(s: Vale, seat: int, action: int) -> list[str]:
    text = notation(s, seat, action).partition(".")[2]
    if action < SELLS:
        return [f"market:{text}"]
    if action < TAMES:
        return [f"market:{text}", f"sale:{FAMILIES[FAMILY_OF[action - SELLS]]}"]
    if action < SUMMONS_AT:
        return [f"market:{text}", "hand"]
    if action < RELEASES:
        return [f"hand:{text}", "pens"]
    if action < ACTIVATES:
        return [f"pen:{text}", "discards"]
    if action < CHOOSES:
        return [f"pen:{text}"]
    if action < PAYS:
        return [f"{_where_asked(s)}:{text}"]
    if action < KEEPS:
        return [f"pay:{text}"]
    if action < OFFERS_AT:
        return [f"keep:{text}"]
    if action < PLAYERS:
        return [f"offer:{number}" for number in text if number != "0"]
    return [] if action == DONE else [f"player:{text}"]


def _where_asked(s: Vale) -> str:
    """Where the cards lie that an effect asks for."""
    if s.ask in (ASK_DISCARD, ASK_SUMMON):
        return "hand"
    return "discard" if s.ask == ASK_FETCH else "pen"


def aim(s: Vale, seat: int, targets: list[str]) -> int | None:
    things = dict(target.partition(":")[::2] for target in targets)
    offers = sorted(target.partition(":")[2] for target in targets if target.startswith("offer:"))
    if offers:
        return parse(f"offer.{''.join(offers)}")
    for verb in ("pay", "keep", "player"):
        if verb in things:
            return parse(f"{verb}.{things[verb]}")
    if "market" in things:
        verb = "hunt" if s.ask == ASK_HUNT else "sell" if "sale" in things else "tame"
        return parse(f"{verb}.{things['market']}")
    if things.get("hand"):
        verb = "choose" if s.ask in (ASK_DISCARD, ASK_SUMMON) else "summon"
        return parse(f"{verb}.{things['hand']}")
    if "pen" in things:
        verb = "release" if s.ask == ASK_TURN or "discards" in things else "choose"
        return parse(f"{'activate' if s.ask == ASK_ACTIVATE else verb}.{things['pen']}")
    return parse(f"choose.{things['discard']}") if "discard" in things else None
