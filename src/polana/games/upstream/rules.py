"""The rules of Upstream, in the order of its rulebook; `laying`, `swimming`, `passing` and `scoring` have its parts."""

from __future__ import annotations

from polana.engine.piles import EVERYBODY, NONE, remove
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.upstream.codes import (
    ARRIVED,
    BEAR_BIT,
    EAGLE_BIT,
    HERON_BIT,
    LAYS,
    MOVES,
    STUCK,
    SWEPT,
    feed_parts,
    move_parts,
    tell_hands,
    tell_round,
    tell_scores,
    tell_spawn,
    tell_stuck,
    tell_wins,
)
from polana.games.upstream.laying import (
    build_at_random,
    built,
    draw,
    lay_action,
    left,
    only_lay,
)
from polana.games.upstream.passing import call_herons, feed, spawn_on, vanish
from polana.games.upstream.river import (
    cell_at,
    new_row,
    tiles_of,
)
from polana.games.upstream.scoring import EGGS, SALMON, egg_points, salmon_points, standing
from polana.games.upstream.state import (
    BETWEEN,
    BUILD,
    CELLS,
    COLUMNS,
    EMPTY,
    FEED,
    GONE,
    KINDS,
    LAY,
    LOWEST,
    MOVE,
    OVER,
    POINTS,
    SEA,
    SPAWN,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import (
    cost_of,
    drift,
    is_swimming,
    move,
    only_move,
    settle,
    token_at,
)

# Setting up


@rule
def setup(s: Upstream) -> None:
    for kind in range(KINDS):
        s.stack[kind] = tiles_of(s, kind)
    for cell in range(CELLS):
        s.tile[cell] = EMPTY
    for seat in range(s.seats):
        for i in range(TOKENS):
            s.player[seat].token[i] = GONE
    fill_sea(s, cell_at(LOWEST, 1))
    for column in range(COLUMNS):
        fill_sea(s, cell_at(0, column))
    s.phase = BUILD
    s.turn = below(s.rng, s.seats)
    if s.options.river:
        build_at_random(s)
    else:
        draw(s, 1)
    go_on(s)


@rule
def fill_sea(s: Upstream, cell: int) -> None:
    """A sea tile with a pair of every player."""
    s.tile[cell] = SEA
    s.crowd[cell] = s.seats
    for seat in range(s.seats):
        settle(s.player[seat], token_at(cell, 2))


# Laying tiles


@rule
def next_tile(s: Upstream) -> None:
    """Ask for the next tile, or lay it when there is nothing to choose; then the first turn of a round."""
    if s.offer.n:
        only = only_lay(s)
        if only == NONE:
            s.acting = 1 << s.turn
        else:
            lay_action(s, only)
    elif s.phase == LAY:
        if s.last:
            s.tile[cell_at(s.last, 1)] = SPAWN
            tell_spawn(s, NONE, row=s.last)
        begin_round(s)
    elif built(s):
        s.first = (s.turn + 1) % s.seats
        begin_round(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        draw(s, 1)


# A round: everybody's turn


@rule
def begin_round(s: Upstream) -> None:
    s.round += 1
    s.taken = 0
    s.phase = BETWEEN
    tell_round(s, s.first, round=s.round)


@rule
def next_turn(s: Upstream) -> None:
    """The next player with a token outside the spawn, or the end of the round."""
    while s.taken < s.seats:
        seat = (s.first + s.taken) % s.seats
        if is_swimming(s.player[seat]):
            begin_turn(s, seat)
            return
        s.taken += 1
    end_round(s)


@rule
def begin_turn(s: Upstream, seat: int) -> None:
    """Five points, four in the very first turn of two players; waiting tokens are carried on first."""
    s.phase = MOVE
    s.turn = seat
    s.points = POINTS - s.player[seat].debt
    if s.seats == 2 and s.round == 1 and s.taken == 0:
        s.points -= 1
    s.player[seat].debt = 0
    if s.options.currents:
        drift(s, seat)


@rule
def swim_on(s: Upstream) -> bool:
    """Make the moves that leave no choice; whether there is one to choose."""
    while s.points > 0 and not finished(s):
        only = only_move(s, s.player[s.turn])
        if only == -2:
            return True
        if only == -1:
            tell_stuck(s, s.turn, wasted=s.points, home=came_home(s, s.turn))
            s.points = 0
        else:
            move_action(s, s.turn, only)
    return False


@rule
def came_home(s: Upstream, seat: int) -> int:
    """1 when the last thing that became of a seat's tokens is that the last one came to the spawn."""
    if is_swimming(s.player[seat]):
        return 0
    for i in range(s.events.n - 1, -1, -1):
        event = s.events.items[i]
        if event.seat == seat and event.kind in (ARRIVED, STUCK, EAGLE_BIT, BEAR_BIT, HERON_BIT, SWEPT):
            return 1 if event.kind == ARRIVED else 0
    return 0


@rule
def move_action(s: Upstream, seat: int, action: int) -> None:
    """Move a token, and hand on the movement tokens."""
    chosen = move_parts(action)
    move(s, seat, chosen.cell, chosen.salmon, chosen.way)
    if s.options.movement_tokens:
        tell_hands(s, seat, EVERYBODY, 1, amount=cost_of(chosen.way), owner=(seat + 1) % s.seats)


@rule
def finished(s: Upstream) -> bool:
    """Whether no token is left outside the spawn."""
    for seat in range(s.seats):
        if is_swimming(s.player[seat]):
            return False
    return True


# The end of a turn: herons


@rule
def next_move(s: Upstream) -> None:
    """Ask for the next move, or end the turn."""
    if swim_on(s):
        s.acting = 1 << s.turn
        return
    s.phase = FEED
    s.points = 0
    call_herons(s, s.turn)


@rule
def next_feeding(s: Upstream) -> None:
    """Ask for the next heron, or pass the turn on."""
    if s.herons.n:
        s.acting = 1 << s.turn
    elif finished(s):
        end_game(s)
    else:
        s.taken += 1
        s.phase = BETWEEN


# The end of a round: the lowest row vanishes, a new one is laid


@rule
def end_round(s: Upstream) -> None:
    """The outgoing first player lays the new row; of two players they take turns, and the first one stays."""
    s.turn = s.first
    if s.seats > 2:
        s.first = (s.first + 1) % s.seats
    elif s.round % 2 == 0:
        s.turn = 1 - s.first
    if s.round > 1:
        vanish(s, s.round - 2)
    if finished(s):
        end_game(s)
    elif s.last == 0:
        s.phase = LAY
        if left(s) == 2:
            s.last = new_row(s)
        draw(s, 2 if s.last else COLUMNS)
    else:
        advance(s)


@rule
def advance(s: Upstream) -> None:
    """The spawn goes on; with the fastest salmon on its last space the game may be over."""
    if spawn_on(s) and s.options.fastest_salmon:
        end_game(s)
    else:
        begin_round(s)


@rule
def end_game(s: Upstream) -> None:
    s.phase = OVER
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
        if salmon_points(s.player[seat]):
            tell_scores(s, seat, salmon_points(s.player[seat]), SALMON, what=SALMON)
            tell_scores(s, seat, egg_points(s.player[seat]), EGGS, what=EGGS)
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell_wins(s, seat)


# Playing


@rule
def go_on(s: Upstream) -> None:
    """All that happens by itself, until somebody has something to choose."""
    while s.acting == 0 and s.phase != OVER:
        if s.phase == MOVE:
            next_move(s)
        elif s.phase == FEED:
            next_feeding(s)
        elif s.phase == BETWEEN:
            next_turn(s)
        else:
            next_tile(s)


@rule
def apply(s: Upstream, seat: int, action: int) -> None:
    s.acting = 0
    if action < MOVES.end:
        move_action(s, seat, action)
    elif action < LAYS.end:
        lay_action(s, action)
    else:
        chosen = feed_parts(action)
        remove(s.herons, chosen.cell)
        feed(s, seat, chosen.cell, chosen.salmon)
    go_on(s)
