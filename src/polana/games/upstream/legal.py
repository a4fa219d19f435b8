"""What may be done: `legal` lists it, `why_not` names the rule that forbids it."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import NONE
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    DOWNSTREAM,
    FEED_FIRST,
    FEEDS,
    HELD,
    LAY_FIRST,
    LAYS,
    MOVES,
    NO_HERON_WAITS,
    NO_SUCH_TOKEN,
    WAYS,
    WHY_CROOKED,
    WHY_DOWNSTREAM,
    feed_number,
    feed_parts,
    move_number,
    move_parts,
)
from polana.games.upstream.laying import legal_lays, why_not_lay
from polana.games.upstream.state import CELLS, FEED, MOVE, TOKENS, Upstream
from polana.games.upstream.swimming import has, place_of, salmon_of, token_at, ways_from, why_not_way


@rule
def legal(s: Upstream, seat: int, out: Ints) -> int:
    if s.phase == MOVE:
        return legal_moves(s, seat, out)
    if s.phase == FEED:
        for i in range(s.herons.n):
            out[2 * i] = feed_number(s.herons.items[i], salmon=1)
            out[2 * i + 1] = feed_number(s.herons.items[i], salmon=2)
        return 2 * s.herons.n
    return legal_lays(s, out)


@rule
def legal_moves(s: Upstream, seat: int, out: Ints) -> int:
    n = 0
    before = NONE
    for i in range(TOKENS):
        token = s.player[seat].token[i]
        if place_of(token) >= CELLS:
            return n
        if token % 2 == 0 and token != before:
            ways = ways_from(s, place_of(token))
            for way in range(WAYS):
                if ways >> way & 1:
                    out[n] = move_number(place_of(token), salmon_of(token), way)
                    n += 1
        before = token
    return n


@rule
def why_not(s: Upstream, seat: int, action: int) -> int:
    if action < MOVES.end:
        return why_not_move(s, seat, action)
    if action < LAYS.end:
        return why_not_lay(s, action)
    if action >= FEEDS.end:
        return why_not_now(s) if s.phase != MOVE else WHY_DOWNSTREAM if action == DOWNSTREAM else WHY_CROOKED
    if s.phase != FEED:
        return NO_HERON_WAITS
    for i in range(s.herons.n):
        if s.herons.items[i] == feed_parts(action).cell:
            return LEGAL
    return NO_HERON_WAITS


@rule
def why_not_now(s: Upstream) -> int:
    """What comes before the next move."""
    return FEED_FIRST if s.phase == FEED else LAY_FIRST


@rule
def why_not_move(s: Upstream, seat: int, action: int) -> int:
    if s.phase != MOVE:
        return why_not_now(s)
    chosen = move_parts(action)
    token = token_at(chosen.cell, chosen.salmon)
    if not has(s.player[seat], token):
        return HELD if has(s.player[seat], token + 1) else NO_SUCH_TOKEN
    return why_not_way(s, chosen.cell, chosen.way)
