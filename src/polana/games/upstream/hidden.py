"""What a seat of Upstream knows: all that lies on the table. Which tile comes next only the random stream says."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.river import falls
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    CELLS,
    CURRENT,
    EMPTY,
    KINDS,
    NAMES,
    PHASES,
    SEATS,
    SPACES,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import place_of, salmon_of

EDGES = 6


@rule
def conceal(s: Upstream, seat: int) -> None:
    """Nothing but the random stream is hidden, and the engine blanks that."""


@rule
def imagine(s: Upstream, seat: int) -> None:
    """A new random stream draws the tiles that are left in any order, each as likely."""


# Numbers for learners; seats are counted from the viewer on, who comes first
OBSERVATION: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("phase", (len(PHASES),)),  # build, move, feed, lay, over: one-hot
    ("turn", (SEATS,)),  # whose turn, one-hot
    ("first", (SEATS,)),  # the first player, one-hot
    ("round", (1,)),
    ("taken", (1,)),  # turns of this round that are over
    ("points", (1,)),  # left in this turn
    ("debt", (SEATS,)),  # points that a seat's next turn begins with fewer
    ("last", (1,)),  # row with the first tile of the spawn, 0 while it is not known
    ("stack", (KINDS,)),  # tiles left by kind
    ("offer", (KINDS,)),  # tiles about to be laid
    ("tile", (len(NAMES), CELLS)),  # cells with each kind
    ("falls", (EDGES, CELLS)),  # tiles with a waterfall on each edge
    ("arrow", (EDGES, CELLS)),  # currents that point to each edge
    ("heron", (CELLS,)),  # where a heron waits for a choice
    ("pairs", (SEATS, CELLS)),  # tokens with two salmon on each cell
    ("singles", (SEATS, CELLS)),  # tokens with one
    ("held", (SEATS, CELLS)),  # tokens held by a whirlpool in this turn
    ("spawn_pairs", (SEATS, SPACES)),  # tokens with two salmon on each space of the spawn
    ("spawn_singles", (SEATS, SPACES)),
)


@rule
def observe(s: Upstream, seat: int, out: Ints) -> None:
    out[s.phase] = 1
    at = len(PHASES)
    out[at + (s.turn + s.seats - seat) % s.seats] = 1
    out[at + SEATS + (s.first + s.seats - seat) % s.seats] = 1
    at += 2 * SEATS
    out[at] = s.round
    out[at + 1] = s.taken
    out[at + 2] = s.points
    for i in range(s.seats):
        out[at + 3 + i] = s.player[(seat + s.seats + i) % s.seats].debt
    at += 3 + SEATS
    out[at] = s.last
    for kind in range(KINDS):
        out[at + 1 + kind] = s.stack[kind]
    at += 1 + KINDS
    for i in range(s.offer.n):
        out[at + s.offer.items[i]] += 1
    at += KINDS
    observe_river(s, at, out)
    at += (len(NAMES) + 2 * EDGES) * CELLS
    for i in range(s.herons.n):
        out[at + s.herons.items[i]] = 1
    at += CELLS
    for i in range(s.seats):
        observe_tokens(s, (seat + s.seats + i) % s.seats, i, at, out)


@rule
def observe_river(s: Upstream, at: int, out: Ints) -> None:
    """Write the pieces `tile`, `falls` and `arrow`, which begin at `at`."""
    for cell in range(CELLS):
        if s.tile[cell] != EMPTY:
            out[at + s.tile[cell] * CELLS + cell] = 1
            edges = falls(s, cell)
            for edge in range(EDGES):
                out[at + (len(NAMES) + edge) * CELLS + cell] = edges >> edge & 1
            if s.tile[cell] == CURRENT:
                out[at + (len(NAMES) + EDGES + s.rotation[cell]) * CELLS + cell] = 1


@rule
def observe_tokens(s: Upstream, seat: int, i: int, at: int, out: Ints) -> None:
    """Write the i-th player's part of the last five pieces, which begin at `at`."""
    for j in range(TOKENS):
        token = s.player[seat].token[j]
        single = 2 - salmon_of(token)
        if place_of(token) < CELLS:
            out[at + (single * SEATS + i) * CELLS + place_of(token)] += 1
            out[at + (2 * SEATS + i) * CELLS + place_of(token)] += token % 2
        elif space_of(token):
            out[at + 3 * SEATS * CELLS + (single * SEATS + i) * SPACES + space_of(token) - 1] += 1
