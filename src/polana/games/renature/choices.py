"""What a player of Renature may do now; `refusals` says why not the rest."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.renature.rules import BESIDE_DOMINO, bank, can_take_back, may_take_back
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
    land,
    sort_on,
    touches,
)
from polana.games.renature.valleys import AREAS, SIDE, SQUARES, WIDTH
from polana.games.renature.vocabulary import (
    AGAIN,
    BOX,
    FINISH,
    JOKERS,
    LOSE,
    PASS,
    PICKS,
    PLACES,
    PLANTS,
    SCORE_NOW,
    TAKES,
)


@rule
def legal(s: Renature, seat: int, out: Ints) -> int:
    if s.phase == PLACE:
        return legal_places(s, s.chosen, out)
    n = 0
    player = s.player[seat]
    if s.phase == PICK:
        for i in range(player.hand.n):
            out[n] = PICKS + player.hand.items[i]
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
                    out[n] = PLACES + square * 4 + way
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
                    out[n] = PLANTS + sort * SQUARES + square
                    n += 1
    return n


@rule
def legal_cloud_actions(s: Renature, out: Ints, n: int) -> int:
    """Plants to take back, and animals to make the joker, after the n actions that are there."""
    if may_take_back(s):
        for square in range(SIDE * WIDTH):
            if s.plants[square] != EMPTY and can_take_back(s, sort_on(s, square, s.turn)):
                out[n] = TAKES + square
                n += 1
    if s.player[s.turn].clouds >= JOKER_PRICE:
        for animal in range(CREATURES):
            if animal != s.joker:
                out[n] = JOKERS + animal
                n += 1
    return n
