"""The rules of Ecosystem, in the order of its rulebook; `legal` says what may be done, `scoring` has the end."""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import EVERYBODY, NONE, draw, hold, spend
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.ecosystem.cells import cell_at, spot_corner
from polana.games.ecosystem.codes import (
    PICKS,
    PLACES,
    SWAPS,
    pick_parts,
    place_parts,
    swap_parts,
    tell_deals,
    tell_gaps,
    tell_lifts,
    tell_matt,
    tell_passes,
    tell_picks,
    tell_places,
    tell_receives,
    tell_reveals,
    tell_scores,
    tell_stays,
    tell_swaps,
    tell_throws,
    tell_wins,
)
from polana.games.ecosystem.land import card_on, exchange, fits, occupied
from polana.games.ecosystem.scoring import balance, standing, tally, worth
from polana.games.ecosystem.state import (
    CARDS_OF,
    GAPS,
    HAND,
    KINDS,
    LEFTWARDS,
    MATT,
    NEW_CARDS,
    OVER,
    PICK,
    PLACE,
    RABBIT,
    RIGHTWARDS,
    SPOTS,
    STAGE,
    TURNS,
    Ecosystem,
    Player,
)


@rule
def everyone(s: Ecosystem) -> int:
    """A mask of all seats."""
    return (1 << s.seats) - 1


@rule
def holders(s: Ecosystem) -> int:
    """How many hands go round: Matt has one at the table of two."""
    return max(s.seats, MATT + 1)


@rule
def stage(s: Ecosystem) -> int:
    """The first stage or the second."""
    return 1 if s.turn < STAGE else 2


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
    tell_deals(s, NONE, amount=count, stage=stage(s))
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
        tell_receives(s, i, 1 << i, 1)


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
    tell_picks(s, seat, 1 << seat, 0, card=card)


# 2. All show their cards and place them


@rule
def reveal(s: Ecosystem) -> None:
    s.phase = PLACE
    for seat in range(s.seats):
        leave(s, seat, s.player[seat].picked)
        tell_reveals(s, seat, EVERYBODY, 1, card=s.player[seat].picked)
    if s.seats == MATT:
        hand = s.player[MATT].hand
        card = hand.items[below(s.rng, hand.n)]
        leave(s, MATT, card)
        s.matt[card] += 1
        tell_matt(s, NONE, EVERYBODY, 1, card=card)
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
    x, y = spot_corner(spot)
    right, down = 1 if x < 0 else 0, 1 if y < 0 else 0
    if right or down:
        for kind in range(KINDS):
            player.land[kind] <<= cell_at(right, down)
    cell = cell_at(x + right, y + down)
    player.land[card] |= 1 << cell
    tell_places(s, seat, card=card, cell=cell, right=right, down=down)
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
        tell_lifts(s, seat, card=card_on(player, cell), cell=cell)
        return
    one, other = card_on(player, player.lifted), card_on(player, cell)
    exchange(player, player.lifted, one, cell, other)
    tell_swaps(s, seat, card=one, second=other, origin=player.lifted, to=cell)
    finish(s, seat)


@rule
def finish(s: Ecosystem, seat: int) -> None:
    """A seat is done with the rabbit's swap."""
    s.player[seat].swaps = 0
    s.player[seat].lifted = NONE
    s.acting &= ~(1 << seat)


# 3. Hands are passed


@rule
def direction(s: Ecosystem) -> int:
    """To the left in the first stage, to the right in the second."""
    return LEFTWARDS if stage(s) == 1 else RIGHTWARDS


@rule
def pass_hands(s: Ecosystem) -> None:
    """From neighbour to neighbour."""
    last = holders(s) - 1
    for i in range(last):
        if direction(s) == LEFTWARDS:
            trade(s.player[last - i], s.player[last - i - 1])
        else:
            trade(s.player[i], s.player[i + 1])
    tell_passes(s, NONE, direction=direction(s))
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
                tell_throws(s, i, card=card)
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
        for kind in range(KINDS):
            points = worth(s, seat, kind)
            if points > 0:
                tell_scores(s, seat, points, kind, kind=kind)
        _, gaps = tally(s, seat)
        tell_gaps(s, seat, balance(gaps), GAPS, gaps=gaps)
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell_wins(s, seat)


# Playing


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
    if action < PICKS.end:
        pick(s, seat, pick_parts(action).card)
    elif action < PLACES.end:
        place(s, seat, place_parts(action).spot)
    elif action < SWAPS.end:
        swap(s, seat, swap_parts(action).cell)
    else:
        tell_stays(s, seat)
        finish(s, seat)
    go_on(s)
