"""Which rule of Renature forbids an action."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find
from polana.engine.rule import rule
from polana.games.renature.rules import BESIDE_DOMINO, bank
from polana.games.renature.state import (
    EMPTY,
    END,
    FIRST,
    JOKER_PRICE,
    PICK,
    PLACE,
    PLANT,
    SCORE,
    SECOND_ANIMAL,
    SURPLUS,
    TURN_PRICE,
    Renature,
    beside,
    fits,
    is_stream,
    land,
    sort_on,
    spaces,
    touches,
    value,
)
from polana.games.renature.valleys import AREAS, OUTSIDE, SQUARES
from polana.games.renature.vocabulary import (
    AGAIN,
    ANIMALS_DIFFER,
    APART,
    BOX,
    COVERED,
    DOUBLE,
    FEW_CLOUDS,
    JOKERS,
    LAID_ALREADY,
    LAY_FIRST,
    LOSE,
    NO_DOMINO_LEFT,
    NO_PLANT_THERE,
    NO_SPACE,
    NO_SUCH_PLANT,
    NO_SURPLUS,
    NOT_BESIDE,
    NOT_IN_HAND,
    NOT_INSIDE,
    NOT_STREAM,
    NOT_WASTELAND,
    NOT_YET,
    NOT_YOURS,
    NOTHING_CLOSES,
    PASS,
    PICK_FIRST,
    PICKED_ALREADY,
    PICKS,
    PLACES,
    PLANTED_ALREADY,
    PLANTS,
    SAME_JOKER,
    SCORE_NOW,
    TAKEN_ALREADY,
    TAKES,
)


@rule
def why_not(s: Renature, seat: int, action: int) -> int:
    if action < PLANTS:
        return why_not_lay(s, seat, action)
    if action < TAKES:
        return why_not_plant(s, (action - PLANTS) // SQUARES, (action - PLANTS) % SQUARES)
    if action < PASS:
        return why_not_use_clouds(s, action)
    if action == PASS:
        return why_not_plant_now(s)
    if action == LOSE:
        return LEGAL if s.phase == SURPLUS else NO_SURPLUS
    if action == SCORE_NOW:
        return LEGAL if s.phase == SCORE else NOTHING_CLOSES
    if s.phase != END:
        return NOT_YET
    if action == AGAIN:
        if s.player[seat].hand.n == 0:
            return NO_DOMINO_LEFT
        return LEGAL if s.player[seat].clouds >= TURN_PRICE else FEW_CLOUDS
    return LEGAL


# Laying


@rule
def why_not_lay(s: Renature, seat: int, action: int) -> int:
    if s.phase > PLACE:
        return LAID_ALREADY
    if action < BOX:
        if s.phase != PICK:
            return PICKED_ALREADY
        return LEGAL if find(s.player[seat].hand, action - PICKS) != NONE else NOT_IN_HAND
    if s.phase != PLACE:
        return PICK_FIRST
    if action == BOX:
        return LEGAL
    return why_not_place(s, (action - PLACES) // 4, (action - PLACES) % 4)


@rule
def why_not_place(s: Renature, square: int, way: int) -> int:
    """Both halves on free squares of the stream, beside a domino or on a start, equal animals beside each half."""
    other = beside(square, way)
    if land(s, square) == OUTSIDE or land(s, other) == OUTSIDE:
        return NOT_INSIDE
    if not is_stream(s, square) or not is_stream(s, other):
        return NOT_STREAM
    if s.laid[square] != EMPTY or s.laid[other] != EMPTY:
        return COVERED
    if not touches(s, square) and not touches(s, other):
        return APART
    one, two = FIRST[s.chosen], SECOND_ANIMAL[s.chosen]
    if not fits(s, square, one) or not fits(s, other, two):
        return ANIMALS_DIFFER
    return DOUBLE if one == two and way >= 2 else LEGAL


# Planting


@rule
def why_not_plant_now(s: Renature) -> int:
    if s.phase < PLANT:
        return LAY_FIRST
    return LEGAL if s.phase == PLANT else PLANTED_ALREADY


@rule
def why_not_plant(s: Renature, sort: int, square: int) -> int:
    if s.phase != PLANT:
        return why_not_plant_now(s)
    if s.player[s.turn].plants[sort] == 0:
        return NO_SUCH_PLANT
    if land(s, square) >= AREAS:
        return NOT_WASTELAND
    if s.plants[square] != EMPTY:
        return TAKEN_ALREADY
    for i in range(BESIDE_DOMINO):
        if bank(s, i) == square:
            return LEGAL
    return NOT_BESIDE


# Cloud actions


@rule
def why_not_use_clouds(s: Renature, action: int) -> int:
    if s.phase == PLACE:
        return PICKED_ALREADY
    if action < JOKERS:
        return why_not_take_back(s, action - TAKES)
    if action - JOKERS == s.joker:
        return SAME_JOKER
    return LEGAL if s.player[s.turn].clouds >= JOKER_PRICE else FEW_CLOUDS


@rule
def why_not_take_back(s: Renature, square: int) -> int:
    if s.plants[square] == EMPTY:
        return NO_PLANT_THERE
    sort = sort_on(s, square, s.turn)
    if sort < 0:
        return NOT_YOURS
    if s.player[s.turn].plants[sort] >= spaces(s, sort):
        return NO_SPACE
    return LEGAL if s.player[s.turn].clouds >= value(sort) else FEW_CLOUDS
