"""Drawing tiles and laying them: the river as it is built, and a new row at the end of a round."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import EVERYBODY, NONE, remove
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    NOT_DRAWN,
    NOTHING_TO_LAY,
    ROTATIONS,
    lay_number,
    lay_parts,
    tell_draws,
    tell_lays,
)
from polana.games.upstream.river import site, turns, why_not_rotation, why_not_site
from polana.games.upstream.state import (
    BUILD,
    BUILT,
    COLUMNS,
    KINDS,
    LAY,
    Upstream,
)


@rule
def drawn(s: Upstream) -> int:
    """A tile drawn evenly from the stack."""
    number = below(s.rng, left(s))
    kind = 0
    while number >= s.stack[kind]:
        number -= s.stack[kind]
        kind += 1
    s.stack[kind] -= 1
    return kind


@rule
def left(s: Upstream) -> int:
    """How many tiles the stack has."""
    count = 0
    for kind in range(KINDS):
        count += s.stack[kind]
    return count


@rule
def draw(s: Upstream, count: int) -> None:
    """Draw tiles for the player who lays them; all see them."""
    for _ in range(count):
        kind = drawn(s)
        i = s.offer.n
        while i > 0 and s.offer.items[i - 1] > kind:
            s.offer.items[i] = s.offer.items[i - 1]
            i -= 1
        s.offer.items[i] = kind
        s.offer.n += 1
    second = s.offer.items[1] if count > 1 else NONE
    third = s.offer.items[2] if count > 2 else NONE
    tell_draws(s, s.turn, EVERYBODY, 1, first=s.offer.items[0], second=second, third=third, amount=count)


@rule
def insert_tile(s: Upstream, column: int, kind: int, rotation: int) -> int:
    """Put a tile on the next cell of a column; that cell."""
    cell = site(s, column)
    s.tile[cell] = kind
    s.rotation[cell] = rotation
    return cell


@rule
def lay(s: Upstream, kind: int, column: int, rotation: int) -> None:
    """Lay one of the drawn tiles."""
    remove(s.offer, kind)
    cell = insert_tile(s, column, kind, rotation)
    tell_lays(s, s.turn, tile=kind, rotation=rotation, cell=cell)


@rule
def only_lay(s: Upstream) -> int:
    """The one way to lay the next tile, or NONE.

    Several equal tiles that need no turning and fill all free cells can be laid in one way only.
    """
    first = s.offer.items[0]
    alike = not turns(first) and s.offer.items[s.offer.n - 1] == first
    free, ways, found = 0, 0, NONE
    for column in range(COLUMNS):
        if site(s, column) != NONE:
            free += 1
            for rotation in range(ROTATIONS):
                if why_not_rotation(s, first, column, rotation) == LEGAL:
                    ways += 1
                    if ways == 1:
                        found = lay_number(first, column, rotation)
    if (alike and free == s.offer.n) or (ways == 1 and s.offer.n == 1):
        return found
    return NONE


@rule
def lay_action(s: Upstream, action: int) -> None:
    chosen = lay_parts(action)
    lay(s, chosen.tile, chosen.column, chosen.rotation)


@rule
def built(s: Upstream) -> bool:
    """Whether all four rows lie."""
    for column in range(COLUMNS):
        if site(s, column) != NONE:
            return False
    return True


@rule
def build_at_random(s: Upstream) -> None:
    """Four rows of tiles as they come, turned at random; the seats are counted on as if each had laid one."""
    for i in range(BUILT * COLUMNS):
        kind = drawn(s)
        rotation = below(s.rng, ROTATIONS)
        while why_not_rotation(s, kind, i % COLUMNS, rotation) != LEGAL:
            rotation = below(s.rng, ROTATIONS)
        insert_tile(s, i % COLUMNS, kind, rotation)
    s.turn = (s.turn + BUILT * COLUMNS - 1) % s.seats


@rule
def legal_lays(s: Upstream, out: Ints) -> int:
    n = 0
    for i in range(s.offer.n):
        kind = s.offer.items[i]
        if i and s.offer.items[i - 1] == kind:
            continue
        for column in range(COLUMNS):
            if site(s, column) != NONE:
                for rotation in range(ROTATIONS):
                    if why_not_rotation(s, kind, column, rotation) == LEGAL:
                        out[n] = lay_number(kind, column, rotation)
                        n += 1
    return n


@rule
def why_not_lay(s: Upstream, action: int) -> int:
    if s.phase not in (BUILD, LAY):
        return NOTHING_TO_LAY
    chosen = lay_parts(action)
    for i in range(s.offer.n):
        if s.offer.items[i] == chosen.tile:
            reason = why_not_site(s, chosen.column)
            return reason if reason != LEGAL else why_not_rotation(s, chosen.tile, chosen.column, chosen.rotation)
    return NOT_DRAWN
