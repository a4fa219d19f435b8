"""What may be done: `legal` lists it, `why_not` names the rule that forbids it."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE, find
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.ecosystem.codes import (
    NO_CARD_THERE,
    NOT_IN_HAND,
    PICK_FIRST,
    PICKED_ALREADY,
    PICKS,
    PLACE_FIRST,
    PLACED_ALREADY,
    PLACES,
    SAME_CARD,
    STAY,
    pick_number,
    pick_parts,
    place_number,
    place_parts,
    swap_number,
    swap_parts,
)
from polana.games.ecosystem.land import card_on, fits, occupied
from polana.games.ecosystem.state import CELLS, PICK, SPOTS, Ecosystem


@rule
def legal(s: Ecosystem, seat: int, out: Ints) -> int:
    player = s.player[seat]
    n = 0
    if s.phase == PICK:
        for i in range(player.hand.n):
            if i == 0 or player.hand.items[i] != player.hand.items[i - 1]:
                out[n] = pick_number(player.hand.items[i])
                n += 1
        return n
    cells = occupied(player)
    if player.swaps:
        for cell in range(CELLS):
            if cells >> cell & 1 and cell != player.lifted:
                out[n] = swap_number(cell)
                n += 1
        out[n] = STAY
        return n + 1
    for spot in range(SPOTS):
        if fits(cells, spot) == LEGAL:
            out[n] = place_number(spot)
            n += 1
    return n


@rule
def why_not(s: Ecosystem, seat: int, action: int) -> int:
    player = s.player[seat]
    if action < PICKS.end:
        if s.phase != PICK:
            return PICKED_ALREADY
        return LEGAL if find(player.hand, pick_parts(action).card) != NONE else NOT_IN_HAND
    if s.phase == PICK:
        return PICK_FIRST
    if action < PLACES.end:
        return PLACED_ALREADY if player.swaps else fits(occupied(player), place_parts(action).spot)
    if not player.swaps:
        return PLACE_FIRST
    if action == STAY:
        return LEGAL
    cell = swap_parts(action).cell
    if cell == player.lifted:
        return SAME_CARD
    return LEGAL if card_on(player, cell) != NONE else NO_CARD_THERE
