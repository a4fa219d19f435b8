"""A land: its cards, where a new one may lie, and two that change places."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.rule import rule
from polana.games.ecosystem.cells import BESIDE, BOTTOM, ON, RIGHT
from polana.games.ecosystem.codes import CELL_TAKEN, NOT_ADJACENT, TOO_HIGH, TOO_WIDE
from polana.games.ecosystem.state import FIRST_SPOT, KINDS, SPOT_COLUMNS, Player


@rule
def occupied(player: Player) -> int:
    """The cells with a card."""
    cells = 0
    for kind in range(KINDS):
        cells |= player.land[kind]
    return cells


@rule
def card_on(player: Player, cell: int) -> int:
    """The card on a cell, or NONE."""
    for kind in range(KINDS):
        if player.land[kind] >> cell & 1:
            return kind
    return NONE


@rule
def fits(cells: int, spot: int) -> int:
    """LEGAL when a card may be added to these cells on a spot, else the rule that forbids it."""
    if cells == 0:
        return LEGAL if spot == FIRST_SPOT else NOT_ADJACENT
    if cells & ON[spot]:
        return CELL_TAKEN
    if spot % SPOT_COLUMNS == 0 and cells & RIGHT:
        return TOO_WIDE
    if spot < SPOT_COLUMNS and cells & BOTTOM:
        return TOO_HIGH
    return LEGAL if cells & BESIDE[spot] else NOT_ADJACENT


@rule
def exchange(player: Player, cell: int, card: int, other_cell: int, other: int) -> None:
    """Let two cards change places."""
    both = 1 << cell | 1 << other_cell
    if card != other:
        player.land[card] ^= both
        player.land[other] ^= both
