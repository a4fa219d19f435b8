"""What a seat of Ecosystem knows: its hand, all that lies open, and the hands that it has seen.

A hand that a seat has held stays known to it, for every card that leaves it is shown. The card that is kept for
the second stage has been seen by all seats; it is known until a card of its kind is played from that hand.
"""

from __future__ import annotations

from polana.engine.piles import NONE, UNKNOWN, blank_hand, blanks, fill, sort_hand
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.ecosystem.cells import bits
from polana.games.ecosystem.codes import (
    ACTING_AT,
    HAND_AT,
    LAND_AT,
    LIFTED_AT,
    MATT_AT,
    PHASE_AT,
    PICKED_AT,
    SWAPS_AT,
    TURN_AT,
    UNKNOWN_AT,
)
from polana.games.ecosystem.land import card_on
from polana.games.ecosystem.rules import direction, drawn, everyone, holders
from polana.games.ecosystem.state import (
    CARDS_OF,
    CELLS,
    HAND,
    KINDS,
    LEFTWARDS,
    PICK,
    STAGE,
    Ecosystem,
    Player,
)


@rule
def conceal(s: Ecosystem, seat: int) -> None:
    for i in range(holders(s)):
        blank_hand(s.player[i].hand, seat)
        if s.phase == PICK and i != seat and s.player[i].picked != NONE:
            s.player[i].picked = UNKNOWN
    for kind in range(KINDS):
        s.stock[kind] = UNKNOWN


@rule
def witnesses(s: Ecosystem, i: int) -> int:
    """The seats that have held the hand which is now at place i, in this stage."""
    mask = 0
    place = i
    for _ in range(s.turn % STAGE + 1):
        mask |= 1 << place
        place += holders(s) - 1 if direction(s) == LEFTWARDS else 1
        place %= holders(s)
    return mask & everyone(s)


@rule
def shown(s: Ecosystem, kind: int) -> int:
    """How many cards of a kind a record shows outside the stock."""
    count = s.matt[kind]
    for i in range(holders(s)):
        player = s.player[i]
        count += bits(player.land[kind])
        if s.phase != PICK and player.picked == kind:
            count += 1
        for j in range(player.hand.n):
            if player.hand.items[j] == kind:
                count += 1
    return count


@rule
def imagine(s: Ecosystem, seat: int) -> None:
    """Every card that is nowhere to be seen lies as likely in one blank as in another, or in the stock."""
    left = 0
    for kind in range(KINDS):
        s.stock[kind] = CARDS_OF[kind] - shown(s, kind)
        left += s.stock[kind]
    for i in range(holders(s)):
        hand = s.player[i].hand
        for _ in range(blanks(hand)):
            fill(hand, drawn(s, left), witnesses(s, i))
            left -= 1
        if seat < 0 and s.turn >= STAGE and not s.options.hands_of_ten:
            keep(s, s.player[i])
        sort_hand(hand)
        if s.player[i].picked == UNKNOWN:
            s.player[i].picked = hand.items[below(s.rng, hand.n)]


@rule
def keep(s: Ecosystem, player: Player) -> None:
    """One of the eleven cards of a hand is the kept one; if it is still there and its kind unplayed, seats know it."""
    i = below(s.rng, HAND)
    if i < player.hand.n and not player.gone >> player.hand.items[i] & 1:
        player.hand.seen[i] = everyone(s)


# Numbers for learners


@rule
def observe(s: Ecosystem, seat: int, out: Ints) -> None:
    out[PHASE_AT + s.phase] = 1
    out[TURN_AT] = s.turn
    for i in range(holders(s)):
        place = i
        if i < s.seats:
            place = (seat + s.seats + i) % s.seats
            out[ACTING_AT + i] = s.acting >> place & 1
        observe_player(s.player[place], i, out)
    for kind in range(KINDS):
        out[MATT_AT + kind] = s.matt[kind]


@rule
def observe_player(player: Player, i: int, out: Ints) -> None:
    """Write a player's part of the pieces, who is the i-th from the viewer on."""
    if player.picked != NONE and player.picked != UNKNOWN:
        out[PICKED_AT + i * KINDS + player.picked] = 1
    out[SWAPS_AT + i] = player.swaps
    if player.lifted != NONE:
        out[LIFTED_AT + i * KINDS + card_on(player, player.lifted)] = 1
    for j in range(player.hand.n):
        if player.hand.items[j] == UNKNOWN:
            out[UNKNOWN_AT + i] += 1
        else:
            out[HAND_AT + i * KINDS + player.hand.items[j]] += 1
    for kind in range(KINDS):
        if player.land[kind] != 0:
            for cell in range(CELLS):
                out[LAND_AT + (i * KINDS + kind) * CELLS + cell] = player.land[kind] >> cell & 1
