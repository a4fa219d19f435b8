"""The rules of Ecosystem, in the order of its rulebook; `scoring` has the end."""

from __future__ import annotations

from polana.engine.contract import LEGAL, award, tell, whisper
from polana.engine.piles import EVERYBODY, NONE, Hidden, draw, find, hold, spend
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.ecosystem.land import card_on, exchange, fits, occupied
from polana.games.ecosystem.scoring import balance, standing, tally, worth
from polana.games.ecosystem.state import (
    CARDS_OF,
    CELLS,
    COLUMNS,
    GAPS,
    HAND,
    KINDS,
    MATT,
    NEW_CARDS,
    OVER,
    PICK,
    PLACE,
    RABBIT,
    SPOT_COLUMNS,
    SPOTS,
    STAGE,
    TURNS,
    Ecosystem,
    Player,
)
from polana.games.ecosystem.vocabulary import (
    DEALT,
    LIFTED,
    MISSED,
    NO_CARD_THERE,
    NOT_IN_HAND,
    PASSED,
    PICK_FIRST,
    PICKED,
    PICKED_ALREADY,
    PICKS,
    PLACE_FIRST,
    PLACED,
    PLACED_ALREADY,
    PLACES,
    RECEIVED,
    REVEALED,
    SAME_CARD,
    SCORED,
    STAY,
    STAYED,
    SWAPPED,
    SWAPS,
    THROWN,
    TURNED_UP,
    WINS,
)


@rule
def everyone(s: Ecosystem) -> int:
    """A mask of all seats."""
    return (1 << s.seats) - 1


@rule
def holders(s: Ecosystem) -> int:
    """How many hands go round: Matt has one at the table of two."""
    return max(s.seats, MATT + 1)


# Setting up


@rule
def setup(s: Ecosystem) -> None:
    for kind in range(KINDS):
        s.stock[kind] = CARDS_OF[kind]
    for i in range(len(s.player)):
        s.player[i].picked = NONE
        s.player[i].lifted = NONE
    deal(s, NEW_CARDS if s.options.hands_of_ten else HAND)
    begin_picking(s)


@rule
def deal(s: Ecosystem, count: int) -> None:
    """So many cards for everybody, Matt included."""
    left = 0
    for kind in range(KINDS):
        left += s.stock[kind]
    tell(s, DEALT, NONE, count, s.turn // STAGE, NONE)
    for i in range(holders(s)):
        for _ in range(count):
            hold(s.player[i].hand, drawn(s, left), everyone(s) & 1 << i)
            left -= 1
        receive(s, i)


@rule
def drawn(s: Ecosystem, left: int) -> int:
    """A card drawn evenly from the `left` cards of the stock."""
    number = below(s.rng, left)
    kind = 0
    while number >= s.stock[kind]:
        number -= s.stock[kind]
        kind += 1
    s.stock[kind] -= 1
    return kind


@rule
def receive(s: Ecosystem, i: int) -> None:
    """Tell a seat what it holds; Matt does not look."""
    if i < s.seats:
        hand = s.player[i].hand
        whisper(s, RECEIVED, i, packed(hand, 0), packed(hand, 4), packed(hand, 8), 1 << i, 1)


@rule
def packed(hand: Hidden, first: int) -> int:
    """How many cards of each of four kinds a hand has, as digits to the base of 13."""
    number = 0
    for i in range(hand.n):
        place = hand.items[i] - first
        if 0 <= place < 4:
            number += 1 if place == 0 else 13 if place == 1 else 169 if place == 2 else 2197
    return number


# 1. Everybody picks a card


@rule
def begin_picking(s: Ecosystem) -> None:
    """All pick at the same time; from a single card there is nothing to pick."""
    s.phase = PICK
    if s.player[0].hand.n > 1:
        s.acting = everyone(s)
    else:
        for seat in range(s.seats):
            s.player[seat].picked = s.player[seat].hand.items[0]


@rule
def pick(s: Ecosystem, seat: int, card: int) -> None:
    """A pick is secret until all have picked."""
    s.player[seat].picked = card
    s.acting &= ~(1 << seat)
    whisper(s, PICKED, seat, card, NONE, NONE, 1 << seat, 0)


# 2. All show their cards and place them


@rule
def reveal(s: Ecosystem) -> None:
    s.phase = PLACE
    for seat in range(s.seats):
        leave(s, seat, s.player[seat].picked)
        whisper(s, REVEALED, seat, s.player[seat].picked, NONE, NONE, EVERYBODY, 1)
    if s.seats == MATT:
        hand = s.player[MATT].hand
        card = hand.items[below(s.rng, hand.n)]
        leave(s, MATT, card)
        s.matt[card] += 1
        whisper(s, TURNED_UP, NONE, card, NONE, NONE, EVERYBODY, 1)
    for seat in range(s.seats):
        place_if_forced(s, seat)


@rule
def leave(s: Ecosystem, i: int, card: int) -> None:
    """A card leaves a hand openly."""
    spend(s.player[i].hand, card)
    s.player[i].gone |= 1 << card


@rule
def place_if_forced(s: Ecosystem, seat: int) -> None:
    """Place a card that can lie on one spot only; ask for the others."""
    cells = occupied(s.player[seat])
    only = NONE
    for spot in range(SPOTS):
        if fits(cells, spot) == LEGAL:
            if only != NONE:
                s.acting |= 1 << seat
                return
            only = spot
    place(s, seat, only)


@rule
def place(s: Ecosystem, seat: int, spot: int) -> None:
    """Put the picked card into the land, which moves to the right or down when it grows to the left or upwards."""
    player = s.player[seat]
    card = player.picked
    player.picked = NONE
    x, y = spot % SPOT_COLUMNS - 1, spot // SPOT_COLUMNS - 1
    moved = 0
    if x < 0:
        moved, x = 1, 0
    if y < 0:
        moved, y = COLUMNS, 0
    if moved:
        for kind in range(KINDS):
            player.land[kind] <<= moved
    player.land[card] |= 1 << (y * COLUMNS + x)
    tell(s, PLACED, seat, card, y * COLUMNS + x, moved)
    if card == RABBIT and s.turn > 0:
        player.swaps = 1
        s.acting |= 1 << seat
    else:
        s.acting &= ~(1 << seat)


@rule
def swap(s: Ecosystem, seat: int, cell: int) -> None:
    """A rabbit just placed: take up a card, then change its place with another's."""
    player = s.player[seat]
    if player.lifted == NONE:
        player.lifted = cell
        tell(s, LIFTED, seat, card_on(player, cell), cell, NONE)
        return
    one, other = card_on(player, player.lifted), card_on(player, cell)
    exchange(player, player.lifted, one, cell, other)
    tell(s, SWAPPED, seat, one, other, player.lifted * CELLS + cell)
    finish(s, seat)


@rule
def finish(s: Ecosystem, seat: int) -> None:
    """A seat is done with the rabbit's swap."""
    s.player[seat].swaps = 0
    s.player[seat].lifted = NONE
    s.acting &= ~(1 << seat)


# 3. Hands are passed


@rule
def pass_hands(s: Ecosystem) -> None:
    """To the left in the first stage, to the right in the second."""
    last = holders(s) - 1
    for i in range(last):
        if s.turn < STAGE:
            trade(s.player[last - i], s.player[last - i - 1])
        else:
            trade(s.player[i], s.player[i + 1])
    tell(s, PASSED, NONE, s.turn // STAGE, NONE, NONE)
    for seat in range(s.seats):
        hand = s.player[seat].hand
        for i in range(hand.n):
            hand.seen[i] |= 1 << seat
        receive(s, seat)


@rule
def trade(one: Player, other: Player) -> None:
    """Two neighbours change hands, which have the same number of cards."""
    mine, theirs = one.hand, other.hand
    for i in range(mine.n):
        item, seen = mine.items[i], mine.seen[i]
        mine.items[i] = theirs.items[i]
        mine.seen[i] = theirs.seen[i]
        theirs.items[i] = item
        theirs.seen[i] = seen
    gone = one.gone
    one.gone = other.gone
    other.gone = gone


@rule
def begin_stage(s: Ecosystem) -> None:
    """The kept card, which everybody has seen go round, and ten new ones."""
    for i in range(holders(s)):
        s.player[i].gone = 0
        if s.player[i].hand.n:
            s.player[i].hand.seen[0] = everyone(s)
    deal(s, NEW_CARDS)


@rule
def next_turn(s: Ecosystem) -> None:
    """Twenty turns in two stages."""
    s.turn += 1
    if s.turn == TURNS:
        end_game(s)
        return
    if s.turn == STAGE:
        begin_stage(s)
    else:
        pass_hands(s)
    begin_picking(s)


@rule
def go_on(s: Ecosystem) -> None:
    """When everybody has done their part, the next step follows."""
    while s.acting == 0 and s.phase != OVER:
        if s.phase == PICK:
            reveal(s)
        else:
            next_turn(s)


@rule
def apply(s: Ecosystem, seat: int, action: int) -> None:
    if action < PLACES:
        pick(s, seat, action - PICKS)
    elif action < SWAPS:
        place(s, seat, action - PLACES)
    elif action < STAY:
        swap(s, seat, action - SWAPS)
    else:
        tell(s, STAYED, seat, NONE, NONE, NONE)
        finish(s, seat)
    go_on(s)


@rule
def legal(s: Ecosystem, seat: int, out: Ints) -> int:
    player = s.player[seat]
    n = 0
    if s.phase == PICK:
        for i in range(player.hand.n):
            if i == 0 or player.hand.items[i] != player.hand.items[i - 1]:
                out[n] = PICKS + player.hand.items[i]
                n += 1
        return n
    cells = occupied(player)
    if player.swaps:
        for cell in range(CELLS):
            if cells >> cell & 1 and cell != player.lifted:
                out[n] = SWAPS + cell
                n += 1
        out[n] = STAY
        return n + 1
    for spot in range(SPOTS):
        if fits(cells, spot) == LEGAL:
            out[n] = PLACES + spot
            n += 1
    return n


@rule
def why_not(s: Ecosystem, seat: int, action: int) -> int:
    player = s.player[seat]
    if action < PLACES:
        if s.phase != PICK:
            return PICKED_ALREADY
        return LEGAL if find(player.hand, action - PICKS) != NONE else NOT_IN_HAND
    if s.phase == PICK:
        return PICK_FIRST
    if action < SWAPS:
        return PLACED_ALREADY if player.swaps else fits(occupied(player), action - PLACES)
    if not player.swaps:
        return PLACE_FIRST
    if action == STAY:
        return LEGAL
    if action - SWAPS == player.lifted:
        return SAME_CARD
    return LEGAL if card_on(player, action - SWAPS) != NONE else NO_CARD_THERE


# The end of the game


@rule
def end_game(s: Ecosystem) -> None:
    """The last cards go back to the box, and everything is counted."""
    s.phase = OVER
    s.acting = 0
    for i in range(holders(s)):
        s.player[i].gone = 0
        if s.player[i].hand.n:
            card = draw(s.player[i].hand)
            s.stock[card] += 1
            if i < s.seats:
                tell(s, THROWN, i, card, NONE, NONE)
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
        for kind in range(KINDS):
            points = worth(s, seat, kind)
            if points > 0:
                award(s, SCORED, seat, points, kind, kind)
        gaps = tally(s, seat) % 16
        award(s, MISSED, seat, balance(gaps), GAPS, gaps)
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell(s, WINS, seat, NONE, NONE, NONE)
