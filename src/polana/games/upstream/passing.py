"""What the end of a turn and of a round does to tokens: herons, rows that vanish, the spawn."""

from __future__ import annotations

from polana.engine.piles import NONE, insert
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    tell_advances,
    tell_heron,
    tell_swept,
    tell_vanishes,
)
from polana.games.upstream.river import cell_at
from polana.games.upstream.state import (
    CELLS,
    EMPTY,
    GONE,
    HERON,
    SOURCE,
    SPACES,
    SPAWN,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import has, lift, place_of, salmon_of, settle, token_at

# Herons


@rule
def call_herons(s: Upstream, seat: int) -> None:
    """Each heron takes a salmon of the player whose turn ends; where pairs and singles are, the player chooses."""
    player = s.player[seat]
    for i in range(TOKENS):
        if place_of(player.token[i]) < CELLS:
            player.token[i] &= ~1
    cell = NONE
    for _ in range(TOKENS):
        cell = next_heron(s, seat, cell)
        if cell == NONE:
            return
        if has(player, token_at(cell, 1)) and has(player, token_at(cell, 2)):
            insert(s.herons, cell)
        else:
            feed(s, seat, cell, 2 if has(player, token_at(cell, 2)) else 1)


@rule
def next_heron(s: Upstream, seat: int, after: int) -> int:
    """The next cell with a heron and tokens of a seat, or NONE."""
    for i in range(TOKENS):
        cell = place_of(s.player[seat].token[i])
        if after < cell < CELLS and s.tile[cell] == HERON:
            return cell
    return NONE


@rule
def feed(s: Upstream, seat: int, cell: int, salmon: int) -> None:
    """A heron takes a salmon of a token."""
    tell_heron(s, seat, cell=cell, salmon=salmon, left=salmon - 1)
    lift(s.player[seat], token_at(cell, salmon))
    if salmon == 2:
        settle(s.player[seat], token_at(cell, 1))
    else:
        s.crowd[cell] -= 1


# Rows that vanish


@rule
def vanish(s: Upstream, row: int) -> None:
    """Remove a row, and the tokens on it from the game; the sea is rows -1 and 0."""
    tell_vanishes(s, NONE, row=row)
    for cell in range(0 if row == 0 else cell_at(row, 0), cell_at(row + 1, 0)):
        if s.tile[cell] not in (EMPTY, SPAWN):
            if s.crowd[cell]:
                sweep(s, cell)
            s.tile[cell] = EMPTY
            s.rotation[cell] = 0


@rule
def sweep(s: Upstream, cell: int) -> None:
    """All tokens on a cell leave the game."""
    s.crowd[cell] = 0
    for seat in range(s.seats):
        pairs, singles = 0, 0
        while has(s.player[seat], token_at(cell, 2)):
            lift(s.player[seat], token_at(cell, 2))
            pairs += 1
        while has(s.player[seat], token_at(cell, 1)):
            lift(s.player[seat], token_at(cell, 1))
            singles += 1
        if pairs + singles:
            tell_swept(s, seat, cell=cell, pairs=pairs, singles=singles, salmon=2 * pairs + singles)


# The spawn


@rule
def spawn_on(s: Upstream) -> bool:
    """All tokens in the spawn go on by one space, up to the last; whether one has come there."""
    moved, arrived = 0, False
    for seat in range(s.seats):
        for i in range(TOKENS):
            token = s.player[seat].token[i]
            if token < GONE and SOURCE < place_of(token) < SOURCE + SPACES:
                s.player[seat].token[i] = token_at(place_of(token) + 1, salmon_of(token))
                moved += 1
                arrived = arrived or place_of(token) + 1 == SOURCE + SPACES
        sort_tokens(s, seat)
    if moved:
        tell_advances(s, NONE, amount=moved)
    return arrived


@rule
def sort_tokens(s: Upstream, seat: int) -> None:
    """A pair that catches up with a single on the last space comes after it."""
    player = s.player[seat]
    for i in range(1, TOKENS):
        token = player.token[i]
        j = i
        while j > 0 and player.token[j - 1] > token:
            player.token[j] = player.token[j - 1]
            j -= 1
        player.token[j] = token
