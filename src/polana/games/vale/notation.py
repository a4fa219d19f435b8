"""Cards, stones and actions of the Vale as text, and the things on the table that an action touches.

Notation: `hunt.imp`, `sell.imp`, `tame.imp`, `summon.imp`, `release.imp`, `activate.imp`, `choose.imp` (the card that
an effect asks for), `pay.2r1b`, `keep.4p` (stones), `offer.13` (the first and the third), `player.2`, `done`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from polana.engine.codes import Span
from polana.engine.piles import UNKNOWN
from polana.games.vale.cards import FAMILIES, FAMILY_OF, NAMES
from polana.games.vale.codes import (
    ACTIVATES,
    CHOOSES,
    DONE,
    HANDFULS,
    HUNTS,
    KEEPS,
    MOST_OFFERS,
    OFFERS,
    PAYS,
    RELEASES,
    SELLS,
    SUMMONS,
    TAMES,
    activate_number,
    activate_parts,
    choose_number,
    choose_parts,
    hunt_number,
    hunt_parts,
    keep_number,
    keep_parts,
    offer_number,
    offer_parts,
    pay_number,
    pay_parts,
    release_number,
    release_parts,
    sell_number,
    sell_parts,
    strike_number,
    strike_parts,
    summon_number,
    summon_parts,
    tame_number,
    tame_parts,
)
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

WITH_CARD: dict[str, tuple[Span, Callable[[int], int], Callable[[int], tuple[int]]]] = {
    "hunt": (HUNTS, hunt_number, hunt_parts),
    "sell": (SELLS, sell_number, sell_parts),
    "tame": (TAMES, tame_number, tame_parts),
    "summon": (SUMMONS, summon_number, summon_parts),
    "release": (RELEASES, release_number, release_parts),
    "activate": (ACTIVATES, activate_number, activate_parts),
    "choose": (CHOOSES, choose_number, choose_parts),
}
"""The actions that name a card: their numbers, and the rules between number and card."""
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
    return "".join(str(i + 1) for i in range(MOST_OFFERS) if mask >> i & 1) or "0"


# Actions


def verb_and_card(action: int) -> tuple[str, str]:
    """What is done to which card, of an action that names one."""
    verb, parts = next((verb, parts) for verb, (span, _, parts) in WITH_CARD.items() if action < span.end)
    return verb, NAMES[parts(action)[0]]


def notation(s: Vale, seat: int, action: int) -> str:
    if action < CHOOSES.end:
        return ".".join(verb_and_card(action))
    if action < PAYS.end:
        return f"pay.{stones_text(*HANDFULS[pay_parts(action).stones])}"
    if action < KEEPS.end:
        return f"keep.{stones_text(*HANDFULS[keep_parts(action).stones])}"
    if action < OFFERS.end:
        return f"offer.{offers_text(offer_parts(action).offers)}"
    return "done" if action == DONE else f"player.{strike_parts(action).player}"


def parse(text: str) -> int | None:
    if text == "done":
        return DONE
    verb, _, rest = text.partition(".")
    if verb in WITH_CARD and (card := parse_card(rest)) is not None:
        _, number, _ = WITH_CARD[verb]
        return number(card)
    if verb in ("pay", "keep") and (stones := parse_stones(rest)) in HANDFULS:
        return (pay_number if verb == "pay" else keep_number)(HANDFULS.index(stones))
    if verb == "offer":
        masks = [mask for mask in range(1 << MOST_OFFERS) if offers_text(mask) == rest]
        return offer_number(masks[0]) if masks else None
    if verb == "player" and rest in tuple("0123456789"[:SEATS]):
        return strike_number(int(rest))
    return None


def targets(s: Vale, seat: int, action: int) -> list[str]:
    text = notation(s, seat, action).partition(".")[2]
    if action < HUNTS.end:
        return [f"market:{text}"]
    if action < SELLS.end:
        return [f"market:{text}", f"sale:{FAMILIES[FAMILY_OF[sell_parts(action).card]]}"]
    if action < TAMES.end:
        return [f"market:{text}", "hand"]
    if action < SUMMONS.end:
        return [f"hand:{text}", "pens"]
    if action < RELEASES.end:
        return [f"pen:{text}", "discards"]
    if action < ACTIVATES.end:
        return [f"pen:{text}"]
    if action < CHOOSES.end:
        return [f"{_where_asked(s)}:{text}"]
    if action < PAYS.end:
        return [f"pay:{text}"]
    if action < KEEPS.end:
        return [f"keep:{text}"]
    if action < OFFERS.end:
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
