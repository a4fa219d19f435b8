"""What may be done: `legal` lists it, `why_not` names the rule that forbids it."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find, top
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.arboretum.codes import (
    CELL_TAKEN,
    CHOOSE_CARD_FIRST,
    DECK,
    DECK_EMPTY,
    DISCARDS,
    DRAW_FIRST,
    DRAWN_ENOUGH,
    NO_SUCH_PILE,
    NOT_ADJACENT,
    NOT_IN_HAND,
    PILE_EMPTY,
    PLACE_FIRST,
    PLANT_FIRST,
    PLANTED_ALREADY,
    PLANTS,
    TAKES,
    discard_number,
    discard_parts,
    place_number,
    place_parts,
    plant_number,
    plant_parts,
    take_number,
    take_parts,
)
from polana.games.arboretum.state import DISCARD, DRAW, EMPTY, PLACE, PLANT, Arboretum, neighbour


@rule
def legal(s: Arboretum, seat: int, out: Ints) -> int:
    garden = s.garden[seat]
    n = 0
    if s.phase == DRAW:
        if s.deck.n > 0:
            out[n] = DECK
            n += 1
        for other in range(s.seats):
            if s.garden[other].discards.n > 0:
                out[n] = take_number(pile=other)
                n += 1
    elif s.phase == PLACE:
        for i in range(garden.frontier.n):
            out[n] = place_number(garden.frontier.items[i])
            n += 1
    else:
        for i in range(garden.hand.n):
            card = garden.hand.items[i]
            out[n] = plant_number(card) if s.phase == PLANT else discard_number(card)
            n += 1
    return n


@rule
def why_not(s: Arboretum, seat: int, action: int) -> int:
    if action < TAKES.end:
        return why_not_draw(s, action)
    if s.phase == DRAW:
        return DRAW_FIRST
    if action < PLANTS.end:
        return why_not_plant(s, seat, plant_parts(action).card)
    if action < DISCARDS.end:
        return why_not_discard(s, seat, discard_parts(action).card)
    return why_not_place(s, seat, place_parts(action).cell)


@rule
def why_not_draw(s: Arboretum, source: int) -> int:
    if s.phase != DRAW:
        return DRAWN_ENOUGH
    if source == DECK:
        return LEGAL if s.deck.n > 0 else DECK_EMPTY
    pile = take_parts(source).pile
    if pile >= s.seats:
        return NO_SUCH_PILE
    return LEGAL if top(s.garden[pile].discards) != NONE else PILE_EMPTY


@rule
def why_not_plant(s: Arboretum, seat: int, card: int) -> int:
    if s.phase == PLACE:
        return PLACE_FIRST
    if s.phase == DISCARD:
        return PLANTED_ALREADY
    return LEGAL if find(s.garden[seat].hand, card) != NONE else NOT_IN_HAND


@rule
def why_not_discard(s: Arboretum, seat: int, card: int) -> int:
    if s.phase != DISCARD:
        return PLANT_FIRST
    return LEGAL if find(s.garden[seat].hand, card) != NONE else NOT_IN_HAND


@rule
def why_not_place(s: Arboretum, seat: int, cell: int) -> int:
    if s.phase == DISCARD:
        return PLANTED_ALREADY
    if s.phase != PLACE:
        return CHOOSE_CARD_FIRST
    garden = s.garden[seat]
    if garden.grid[cell] != EMPTY:
        return CELL_TAKEN
    for side in range(4):
        if garden.grid[neighbour(cell, side)] != EMPTY:
            return LEGAL
    return NOT_ADJACENT
