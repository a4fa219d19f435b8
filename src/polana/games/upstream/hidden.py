"""What a seat of Upstream knows: all that lies on the table. Which tile comes next only the random stream says."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    ARROW_AT,
    DEBT_AT,
    FALLS_AT,
    FIRST_AT,
    HELD_AT,
    HERON_AT,
    LAST_AT,
    OFFER_AT,
    PAIRS_AT,
    PHASE_AT,
    POINTS_AT,
    ROTATIONS,
    ROUND_AT,
    SINGLES_AT,
    SPAWN_PAIRS_AT,
    SPAWN_SINGLES_AT,
    STACK_AT,
    TAKEN_AT,
    TILE_AT,
    TURN_AT,
)
from polana.games.upstream.river import falls
from polana.games.upstream.scoring import space_of
from polana.games.upstream.state import (
    CELLS,
    CURRENT,
    EMPTY,
    KINDS,
    SPACES,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import place_of, salmon_of


@rule
def conceal(s: Upstream, seat: int) -> None:
    """Nothing but the random stream is hidden, and the engine blanks that."""


@rule
def imagine(s: Upstream, seat: int) -> None:
    """A new random stream draws the tiles that are left in any order, each as likely."""


# Numbers for learners


@rule
def observe(s: Upstream, seat: int, out: Ints) -> None:
    out[PHASE_AT + s.phase] = 1
    out[TURN_AT + (s.turn + s.seats - seat) % s.seats] = 1
    out[FIRST_AT + (s.first + s.seats - seat) % s.seats] = 1
    out[ROUND_AT] = s.round
    out[TAKEN_AT] = s.taken
    out[POINTS_AT] = s.points
    out[LAST_AT] = s.last
    for kind in range(KINDS):
        out[STACK_AT + kind] = s.stack[kind]
    for i in range(s.offer.n):
        out[OFFER_AT + s.offer.items[i]] += 1
    observe_river(s, out)
    for i in range(s.herons.n):
        out[HERON_AT + s.herons.items[i]] = 1
    for i in range(s.seats):
        other = (seat + s.seats + i) % s.seats
        out[DEBT_AT + i] = s.player[other].debt
        observe_tokens(s, other, i, out)


@rule
def observe_river(s: Upstream, out: Ints) -> None:
    for cell in range(CELLS):
        if s.tile[cell] != EMPTY:
            out[TILE_AT + s.tile[cell] * CELLS + cell] = 1
            edges = falls(s, cell)
            for edge in range(ROTATIONS):
                out[FALLS_AT + edge * CELLS + cell] = edges >> edge & 1
            if s.tile[cell] == CURRENT:
                out[ARROW_AT + s.rotation[cell] * CELLS + cell] = 1


@rule
def observe_tokens(s: Upstream, seat: int, i: int, out: Ints) -> None:
    """The tokens of a seat, which is the i-th from the viewer on."""
    for j in range(TOKENS):
        token = s.player[seat].token[j]
        place, pair = place_of(token), salmon_of(token) == 2
        if place < CELLS:
            out[(PAIRS_AT if pair else SINGLES_AT) + i * CELLS + place] += 1
            out[HELD_AT + i * CELLS + place] += token % 2
        elif space_of(token):
            out[(SPAWN_PAIRS_AT if pair else SPAWN_SINGLES_AT) + i * SPACES + space_of(token) - 1] += 1
