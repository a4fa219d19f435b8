"""Stones: what they are worth, what a card costs, with which stones it may be paid, and how many one may keep."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ALL,
    AMOUNT,
    BLUE,
    BLUE_AND_PURPLE,
    CARDS,
    COST_OF,
    DISCOUNT,
    FAMILY_OF,
    FIRST_ROW,
    FIRST_STONE,
    HAS_PERMANENT,
    LAST_ROW,
    LIMIT,
    NOTHING,
    PERMANENT,
    PURPLE,
    RED,
    SWAP,
    THING,
    VALUE,
    VERB,
)
from polana.games.vale.codes import (
    BLUES,
    HANDFUL_AT,
    KEEP_EXACTLY,
    NO_SUCH_STONES,
    PURPLES,
    REDS,
    TOO_LITTLE,
    TOO_MUCH,
    WIDTH,
    tell_gives,
    tell_takes,
)
from polana.games.vale.state import COLOURS, HELD, WORTHS, Vale


@rule
def permanent(s: Vale, seat: int, verb: int, thing: int) -> int:
    """What the permanent effects of a seat's creatures add up to, of one verb and thing."""
    pens = s.player[seat].pens
    total = 0
    for i in range(pens.n):
        card = pens.items[i]
        if HAS_PERMANENT[card]:
            at = PERMANENT * CARDS + card
            for row in range(FIRST_ROW[at], LAST_ROW[at]):
                if VERB[row] == verb and THING[row] == thing:
                    total += AMOUNT[row]
    return total


# What stones are worth


@rule
def worth(s: Vale, seat: int, colour: int) -> int:
    """What a stone of a colour is worth to a seat: first blue and purple change places, then values rise."""
    base = colour
    if colour != RED and permanent(s, seat, SWAP, BLUE_AND_PURPLE):
        base = BLUE + PURPLE - colour
    return WORTHS[base] + permanent(s, seat, VALUE, FIRST_STONE + colour)


@rule
def purse(s: Vale, seat: int) -> int:
    """What all stones of a seat are worth together."""
    stones = s.player[seat].stones
    total = 0
    for colour in range(COLOURS):
        if stones[colour]:
            total += stones[colour] * worth(s, seat, colour)
    return total


@rule
def price(s: Vale, seat: int, card: int) -> int:
    """What summoning a card costs a seat now."""
    off = permanent(s, seat, DISCOUNT, ALL) + permanent(s, seat, DISCOUNT, FAMILY_OF[card])
    return max(0, COST_OF[card] - off)


# Paying


@rule
def handful(red: int, blue: int, purple: int) -> int:
    """The number of a set of stones."""
    return HANDFUL_AT[(red * WIDTH + blue) * WIDTH + purple]


@rule
def why_not_pay(s: Vale, seat: int, stones: int, due: int) -> int:
    """Whether a set of stones pays what is due, and none of them could be left out."""
    held = s.player[seat].stones
    red, blue, purple = REDS[stones], BLUES[stones], PURPLES[stones]
    if red > held[RED] or blue > held[BLUE] or purple > held[PURPLE]:
        return NO_SUCH_STONES
    reds, blues, purples = worth(s, seat, RED), worth(s, seat, BLUE), worth(s, seat, PURPLE)
    spare = red * reds + blue * blues + purple * purples - due
    if spare < 0:
        return TOO_LITTLE
    if (red and spare >= reds) or (blue and spare >= blues) or (purple and spare >= purples):
        return TOO_MUCH
    return LEGAL


@rule
def purples_for(spare: int, red: int, blue: int, reds: int, blues: int, purples: int) -> int:
    """How many purple stones make up for a negative `spare`; NONE when a red or a blue stone is then too much."""
    purple = max(0, (purples - 1 - spare) // purples)
    spare += purple * purples
    return NONE if (red and spare >= reds) or (blue and spare >= blues) else purple


@rule
def payments(s: Vale, seat: int, due: int, out: Ints) -> int:
    """Write the sets of stones that pay what is due, ascending; how many."""
    held = s.player[seat].stones
    reds, blues, purples = worth(s, seat, RED), worth(s, seat, BLUE), worth(s, seat, PURPLE)
    n = 0
    for red in range(held[RED] + 1):
        for blue in range(held[BLUE] + 1):
            purple = purples_for(red * reds + blue * blues - due, red, blue, reds, blues, purples)
            if purple != NONE and purple <= held[PURPLE]:
                out[n] = handful(red, blue, purple)
                n += 1
    return n


@rule
def only_payment(s: Vale, seat: int, due: int) -> int:
    """The only stones that pay what is due, NONE when there is a choice."""
    held = s.player[seat].stones
    reds, blues, purples = worth(s, seat, RED), worth(s, seat, BLUE), worth(s, seat, PURPLE)
    only = NONE
    for red in range(held[RED] + 1):
        for blue in range(held[BLUE] + 1):
            purple = purples_for(red * reds + blue * blues - due, red, blue, reds, blues, purples)
            if purple != NONE and purple <= held[PURPLE]:
                if only != NONE:
                    return NONE
                only = handful(red, blue, purple)
    return only


@rule
def take(s: Vale, seat: int, red: int, blue: int, purple: int) -> None:
    """Stones come from the supply, which never runs out."""
    held = s.player[seat].stones
    held[RED] += red
    held[BLUE] += blue
    held[PURPLE] += purple
    tell_takes(s, seat, red=red, blue=blue, purple=purple)


@rule
def give(s: Vale, seat: int, red: int, blue: int, purple: int) -> None:
    """Stones go back to the supply."""
    if red + blue + purple > 0:
        spend(s, seat, red, blue, purple)
        tell_gives(s, seat, red=red, blue=blue, purple=purple)


@rule
def spend(s: Vale, seat: int, red: int, blue: int, purple: int) -> None:
    """Stones are paid; what they are paid for tells of it."""
    held = s.player[seat].stones
    held[RED] -= red
    held[BLUE] -= blue
    held[PURPLE] -= purple


# How many one may keep


@rule
def limit(s: Vale, seat: int) -> int:
    return HELD + permanent(s, seat, LIMIT, NOTHING)


@rule
def stones_of(s: Vale, seat: int) -> int:
    """How many stones a seat has."""
    held = s.player[seat].stones
    return held[RED] + held[BLUE] + held[PURPLE]


@rule
def why_not_keep(s: Vale, seat: int, stones: int) -> int:
    held = s.player[seat].stones
    red, blue, purple = REDS[stones], BLUES[stones], PURPLES[stones]
    if red > held[RED] or blue > held[BLUE] or purple > held[PURPLE]:
        return NO_SUCH_STONES
    return LEGAL if red + blue + purple == limit(s, seat) else KEEP_EXACTLY


@rule
def keepings(s: Vale, seat: int, out: Ints) -> int:
    """Write the sets of as many stones as one may keep, ascending; how many."""
    held = s.player[seat].stones
    most = limit(s, seat)
    n = 0
    for red in range(min(held[RED], most) + 1):
        for blue in range(min(held[BLUE], most - red) + 1):
            if most - red - blue <= held[PURPLE]:
                out[n] = handful(red, blue, most - red - blue)
                n += 1
    return n


@rule
def of_one_colour(s: Vale, seat: int) -> bool:
    """Whether all stones of a seat are alike, so that there is nothing to choose."""
    held = s.player[seat].stones
    return max(held[RED], held[BLUE], held[PURPLE]) == stones_of(s, seat)


@rule
def keep(s: Vale, seat: int, stones: int) -> None:
    """Return all stones but these."""
    held = s.player[seat].stones
    give(s, seat, held[RED] - REDS[stones], held[BLUE] - BLUES[stones], held[PURPLE] - PURPLES[stones])
