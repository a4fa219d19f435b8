"""The rules of Upstream, in the order of its rulebook; `swimming` has the moves, `scoring` the points."""

from __future__ import annotations

from polana.engine.contract import LEGAL, award, tell, whisper
from polana.engine.piles import EVERYBODY, NONE, insert, remove
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.upstream.river import (
    cell_at,
    new_row,
    site,
    tiles_of,
    turns,
    why_not_rotation,
    why_not_site,
)
from polana.games.upstream.scoring import EGGS, SALMON, egg_points, salmon_points, standing
from polana.games.upstream.state import (
    BETWEEN,
    BUILD,
    BUILT,
    CELLS,
    COLUMNS,
    EMPTY,
    FEED,
    GONE,
    HERON,
    KINDS,
    LAY,
    LOWEST,
    MOVE,
    OVER,
    POINTS,
    SEA,
    SOURCE,
    SPACES,
    SPAWN,
    TOKENS,
    Upstream,
)
from polana.games.upstream.swimming import (
    cost_of,
    drift,
    has,
    is_swimming,
    lift,
    move,
    only_move,
    place_of,
    salmon_of,
    settle,
    token_at,
    ways_from,
    why_not_way,
)
from polana.games.upstream.vocabulary import (
    ADVANCED,
    DOWNSTREAM,
    DRAWN,
    FEED_FIRST,
    FEEDS,
    HANDED,
    HELD,
    HERON_BIT,
    LAID,
    LAY_FIRST,
    LAYS,
    NO_HERON_WAITS,
    NO_SUCH_TOKEN,
    NOT_DRAWN,
    NOTHING_TO_LAY,
    ROTATIONS,
    ROUND,
    SCORED,
    SPAWN_LAID,
    STUCK,
    SWEPT,
    VANISHED,
    WAYS,
    WHY_CROOKED,
    WHY_DOWNSTREAM,
    WINS,
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


# Laying tiles


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
    told = 0
    for _ in range(count):
        kind = drawn(s)
        i = s.offer.n
        while i > 0 and s.offer.items[i - 1] > kind:
            s.offer.items[i] = s.offer.items[i - 1]
            i -= 1
        s.offer.items[i] = kind
        s.offer.n += 1
    for i in range(count):
        told = told * 8 + s.offer.items[i] + 1
    whisper(s, DRAWN, s.turn, told, NONE, NONE, EVERYBODY, 1)


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
    tell(s, LAID, s.turn, kind * 8 + rotation, cell, NONE)


@rule
def only_lay(s: Upstream) -> int:
    """The one way to lay the next tile, as kind * 18 + column * 6 + rotation, or NONE.

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
                        found = (first * COLUMNS + column) * ROTATIONS + rotation
    if (alike and free == s.offer.n) or (ways == 1 and s.offer.n == 1):
        return found
    return NONE


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
            tell(s, SPAWN_LAID, NONE, s.last, NONE, NONE)
        begin_round(s)
    elif built(s):
        s.first = (s.turn + 1) % s.seats
        begin_round(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        draw(s, 1)


@rule
def built(s: Upstream) -> bool:
    """Whether all four rows lie."""
    for column in range(COLUMNS):
        if site(s, column) != NONE:
            return False
    return True


@rule
def lay_action(s: Upstream, number: int) -> None:
    lay(s, number // (COLUMNS * ROTATIONS), number // ROTATIONS % COLUMNS, number % ROTATIONS)


# A round: everybody's turn


@rule
def begin_round(s: Upstream) -> None:
    s.round += 1
    s.taken = 0
    s.phase = BETWEEN
    tell(s, ROUND, s.first, s.round, NONE, NONE)


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
            tell(s, STUCK, s.turn, s.points, NONE, NONE)
            s.points = 0
        else:
            move_action(s, s.turn, only)
    return False


@rule
def move_action(s: Upstream, seat: int, number: int) -> None:
    """Move a token, and hand on the movement tokens."""
    way = number % WAYS
    move(s, seat, number // WAYS // 2, number // WAYS % 2 + 1, way)
    if s.options.movement_tokens:
        whisper(s, HANDED, seat, cost_of(way), (seat + 1) % s.seats, NONE, EVERYBODY, 1)


@rule
def finished(s: Upstream) -> bool:
    """Whether no token is left outside the spawn."""
    for seat in range(s.seats):
        if is_swimming(s.player[seat]):
            return False
    return True


# The end of a turn: herons


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
    tell(s, HERON_BIT, seat, cell, salmon, NONE)
    lift(s.player[seat], token_at(cell, salmon))
    if salmon == 2:
        settle(s.player[seat], token_at(cell, 1))
    else:
        s.crowd[cell] -= 1


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
def vanish(s: Upstream, row: int) -> None:
    """Remove a row, and the tokens on it from the game; the sea is rows -1 and 0."""
    tell(s, VANISHED, NONE, row, NONE, NONE)
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
            tell(s, SWEPT, seat, cell, pairs, singles)


@rule
def advance(s: Upstream) -> None:
    """All tokens in the spawn go on by one space, up to the last."""
    moved, fastest = 0, False
    for seat in range(s.seats):
        for i in range(TOKENS):
            token = s.player[seat].token[i]
            if token < GONE and SOURCE < place_of(token) < SOURCE + SPACES:
                s.player[seat].token[i] = token_at(place_of(token) + 1, salmon_of(token))
                moved += 1
                fastest = fastest or place_of(token) + 1 == SOURCE + SPACES
        sort_tokens(s, seat)
    if moved:
        tell(s, ADVANCED, NONE, moved, NONE, NONE)
    if fastest and s.options.fastest_salmon:
        end_game(s)
    else:
        begin_round(s)


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


@rule
def end_game(s: Upstream) -> None:
    s.phase = OVER
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
        if salmon_points(s.player[seat]):
            award(s, SCORED, seat, salmon_points(s.player[seat]), SALMON, SALMON)
            award(s, SCORED, seat, egg_points(s.player[seat]), EGGS, EGGS)
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell(s, WINS, seat, NONE, NONE, NONE)


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
    if action < LAYS:
        move_action(s, seat, action)
    elif action < FEEDS:
        lay_action(s, action - LAYS)
    else:
        cell = (action - FEEDS) // 2
        remove(s.herons, cell)
        feed(s, seat, cell, (action - FEEDS) % 2 + 1)
    go_on(s)


@rule
def legal(s: Upstream, seat: int, out: Ints) -> int:
    if s.phase == MOVE:
        return legal_moves(s, seat, out)
    if s.phase == FEED:
        for i in range(s.herons.n):
            out[2 * i] = FEEDS + s.herons.items[i] * 2
            out[2 * i + 1] = FEEDS + s.herons.items[i] * 2 + 1
        return 2 * s.herons.n
    n = 0
    for i in range(s.offer.n):
        kind = s.offer.items[i]
        if i and s.offer.items[i - 1] == kind:
            continue
        for column in range(COLUMNS):
            if site(s, column) != NONE:
                for rotation in range(ROTATIONS):
                    if why_not_rotation(s, kind, column, rotation) == LEGAL:
                        out[n] = LAYS + (kind * COLUMNS + column) * ROTATIONS + rotation
                        n += 1
    return n


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
                    out[n] = token // 2 * WAYS + way
                    n += 1
        before = token
    return n


@rule
def why_not(s: Upstream, seat: int, action: int) -> int:
    if action < LAYS:
        return why_not_move(s, seat, action)
    if action < FEEDS:
        return why_not_lay(s, action - LAYS)
    if action >= DOWNSTREAM:
        return why_not_now(s) if s.phase != MOVE else WHY_DOWNSTREAM if action == DOWNSTREAM else WHY_CROOKED
    if s.phase != FEED:
        return NO_HERON_WAITS
    for i in range(s.herons.n):
        if s.herons.items[i] == (action - FEEDS) // 2:
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
    cell, salmon = action // WAYS // 2, action // WAYS % 2 + 1
    if not has(s.player[seat], token_at(cell, salmon)):
        return HELD if has(s.player[seat], token_at(cell, salmon) + 1) else NO_SUCH_TOKEN
    return why_not_way(s, cell, action % WAYS)


@rule
def why_not_lay(s: Upstream, number: int) -> int:
    if s.phase not in (BUILD, LAY):
        return NOTHING_TO_LAY
    kind, column = number // (COLUMNS * ROTATIONS), number // ROTATIONS % COLUMNS
    for i in range(s.offer.n):
        if s.offer.items[i] == kind:
            reason = why_not_site(s, column)
            return reason if reason != LEGAL else why_not_rotation(s, kind, column, number % ROTATIONS)
    return NOT_DRAWN
