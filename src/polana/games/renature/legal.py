"""What may be done: `legal` lists it, `why_not` names the rule that forbids it."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.renature.clouds import can_take_back, may_take_back
from polana.games.renature.codes import (
    AGAIN,
    ANIMALS_DIFFER,
    APART,
    BOX,
    COVERED,
    DOUBLE,
    FEW_CLOUDS,
    FINISH,
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
    joker_number,
    joker_parts,
    pick_number,
    pick_parts,
    place_number,
    place_parts,
    plant_number,
    plant_parts,
    take_number,
    take_parts,
)
from polana.games.renature.dominoes import BESIDE_DOMINO, bank
from polana.games.renature.state import (
    CREATURES,
    EMPTY,
    END,
    FIRST,
    JOKER_PRICE,
    NEAR,
    PICK,
    PLACE,
    PLANT,
    SCORE,
    SECOND_ANIMAL,
    SORTS,
    SURPLUS,
    TURN_PRICE,
    Renature,
    beside,
    fits,
    is_free,
    is_stream,
    land,
    sort_on,
    spaces,
    touches,
    value,
)
from polana.games.renature.valleys import AREAS, OUTSIDE, SIDE, WIDTH


@rule
def legal(s: Renature, seat: int, out: Ints) -> int:
    if s.phase == PLACE:
        return legal_places(s, s.chosen, out)
    n = 0
    player = s.player[seat]
    if s.phase == PICK:
        for i in range(player.hand.n):
            out[n] = pick_number(player.hand.items[i])
            n += 1
    elif s.phase == PLANT:
        n = legal_plants(s, out)
    n = legal_cloud_actions(s, out, n)
    if s.phase == PLANT:
        out[n] = PASS
        n += 1
    elif s.phase == SURPLUS:
        out[n] = LOSE
        n += 1
    elif s.phase == SCORE:
        out[n] = SCORE_NOW
        n += 1
    elif s.phase == END:
        if player.clouds >= TURN_PRICE and player.hand.n > 0:
            out[n] = AGAIN
            n += 1
        out[n] = FINISH
        n += 1
    return n


@rule
def legal_places(s: Renature, domino: int, out: Ints) -> int:
    """The box, and all ways to lay a domino; one with equal halves looks the same turned round."""
    one, other = FIRST[domino], SECOND_ANIMAL[domino]
    ways = 2 if one == other else 4
    out[0] = BOX
    n = 1
    for square in range(SIDE * WIDTH):
        if s.around[square] & NEAR and is_free(s, square) and fits(s, square, one):
            for way in range(ways):
                second = beside(square, way)
                if is_free(s, second) and fits(s, second, other) and (touches(s, square) or touches(s, second)):
                    out[n] = place_number(square, way)
                    n += 1
    return n


@rule
def legal_plants(s: Renature, out: Ints) -> int:
    n = 0
    for sort in range(SORTS):
        if s.player[s.turn].plants[sort] > 0:
            for i in range(BESIDE_DOMINO):
                square = bank(s, i)
                if land(s, square) < AREAS and s.plants[square] == EMPTY:
                    out[n] = plant_number(sort, square)
                    n += 1
    return n


@rule
def legal_cloud_actions(s: Renature, out: Ints, n: int) -> int:
    """Plants to take back, and animals to make the joker, after the n actions that are there."""
    if may_take_back(s):
        for square in range(SIDE * WIDTH):
            if s.plants[square] != EMPTY and can_take_back(s, sort_on(s, square, s.turn)):
                out[n] = take_number(square)
                n += 1
    if s.player[s.turn].clouds >= JOKER_PRICE:
        for animal in range(CREATURES):
            if animal != s.joker:
                out[n] = joker_number(animal)
                n += 1
    return n


# Why not


@rule
def why_not(s: Renature, seat: int, action: int) -> int:
    if action < PLACES.end:
        return why_not_lay(s, seat, action)
    if action < PLANTS.end:
        planting = plant_parts(action)
        return why_not_plant(s, planting.plant, planting.square)
    if action < JOKERS.end:
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
    if action < PICKS.end:
        if s.phase != PICK:
            return PICKED_ALREADY
        return LEGAL if find(s.player[seat].hand, pick_parts(action).domino) != NONE else NOT_IN_HAND
    if s.phase != PLACE:
        return PICK_FIRST
    if action == BOX:
        return LEGAL
    place = place_parts(action)
    return why_not_place(s, place.square, place.way)


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
    if action < TAKES.end:
        return why_not_take_back(s, take_parts(action).square)
    if joker_parts(action).animal == s.joker:
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
