"""What a seat of Renature knows: its hand, the backs of its own reward tokens, and all that lies open."""

from __future__ import annotations

from polana.engine.piles import NONE, UNKNOWN, Hidden, blank_hand, blank_stack, blanks, fill, sort_hand
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.renature.dealing import drawn, drawn_back
from polana.games.renature.state import (
    COLOURS,
    CREATURES,
    DOMINOES,
    EMPTY,
    HELD,
    KINDS,
    NATURAL,
    PHASES,
    SEATS,
    SORTS,
    UNSEEN,
    Renature,
    animal_on,
    beside,
)
from polana.games.renature.valleys import AREAS, DEAREST, SIDE, WIDTH


@rule
def conceal(s: Renature, seat: int) -> None:
    blank_stack(s.unused, seat)
    for other in range(s.seats):
        blank_hand(s.player[other].hand, seat)
        blank_stack(s.player[other].pool, seat)
    if s.chosen != NONE and s.turn != seat:
        s.chosen = UNKNOWN
    for area in range(AREAS):
        if s.area[area].closer != seat or seat < 0:
            s.area[area].back = UNKNOWN


@rule
def imagine(s: Renature, seat: int) -> None:
    """Every domino that is nowhere to be seen lies as likely in one blank as in another; tokens likewise."""
    for area in range(AREAS):
        if s.area[area].back == UNKNOWN:
            s.area[area].back = drawn_back(s, area)
    left = 0
    if seat >= 0:
        hand = s.player[seat].hand
        for i in range(hand.n):
            s.fate[hand.items[i]] = HELD
    for domino in range(DOMINOES):
        if s.fate[domino] == UNSEEN:
            left += 1
    for other in range(s.seats):
        player = s.player[other]
        left = fill_blanks(s, player.hand, left, 1 << other)
        sort_hand(player.hand)
        left = fill_blanks(s, player.pool, left, 0)
    fill_blanks(s, s.unused, left, 0)
    sort_hand(s.unused)
    for domino in range(DOMINOES):
        if s.fate[domino] == HELD:
            s.fate[domino] = UNSEEN
    if s.chosen == UNKNOWN:
        hand = s.player[s.turn].hand
        s.chosen = hand.items[below(s.rng, hand.n)]


@rule
def fill_blanks(s: Renature, place: Hidden, left: int, seen: int) -> int:
    """Fill a place's blanks from the `left` dominoes that are unseen; how many are left then."""
    for _ in range(blanks(place)):
        fill(place, drawn(s, left), seen)
        left -= 1
    return left


# Numbers for learners; seats and colours are counted from the viewer on, who comes first, natural is the last colour
OBSERVATION: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("phase", (len(PHASES),)),  # one-hot
    ("turn", (SEATS,)),  # one-hot
    ("joker", (CREATURES,)),  # one-hot
    ("valley", (1,)),  # which map
    ("surplus", (1,)),  # clouds that have no space yet
    ("chosen", (DOMINOES,)),  # about to be laid, if known
    ("hand", (DOMINOES,)),  # the viewer's
    ("fate", (DOMINOES,)),  # 1 laid, 2 in the box
    ("held", (SEATS,)),  # dominoes in each hand
    ("pool", (SEATS,)),  # and in each pool
    ("clouds", (SEATS,)),
    ("plants", (SEATS, SORTS)),  # left on each board: own by kind, natural by kind
    ("tokens", (SEATS,)),  # reward tokens of each seat
    ("areas", (AREAS, 4 + COLOURS)),  # open squares, clouds, closer + 1, back + 1 if known, worth by colour
    ("animals", (SIDE, SIDE)),  # animal + 1 on each square
    ("ways", (SIDE, SIDE)),  # way + 1 to the other half: right, down, left, up
    ("grown", (SIDE, SIDE)),  # 1 + colour * 4 + kind of the plant on each square
    ("laid", (SIDE, SIDE)),  # 1 on the domino that may be planted beside now
)


@rule
def observe(s: Renature, seat: int, out: Ints) -> None:
    out[s.phase] = 1
    at = len(PHASES)
    out[at + turned(s, seat, s.turn)] = 1
    at += SEATS
    out[at + s.joker] = 1
    at += CREATURES
    out[at] = s.options.valley
    out[at + 1] = s.surplus
    at += 2
    if s.chosen != NONE and s.chosen != UNKNOWN:
        out[at + s.chosen] = 1
    at += DOMINOES
    if seat >= 0:
        hand = s.player[seat].hand
        for i in range(hand.n):
            out[at + hand.items[i]] = 1
    at += DOMINOES
    for domino in range(DOMINOES):
        out[at + domino] = s.fate[domino]
    observe_players(s, seat, at + DOMINOES, out)
    at += DOMINOES + SEATS * (4 + SORTS)
    observe_areas(s, seat, at, out)
    observe_squares(s, seat, at + AREAS * (4 + COLOURS), out)


@rule
def turned(s: Renature, seat: int, other: int) -> int:
    """A seat counted from the viewer on."""
    return (other + s.seats - seat) % s.seats


@rule
def observe_players(s: Renature, seat: int, at: int, out: Ints) -> None:
    """Write the pieces from `held` to `tokens`."""
    for other in range(s.seats):
        player, i = s.player[other], turned(s, seat, other)
        out[at + i] = player.hand.n
        out[at + SEATS + i] = player.pool.n
        out[at + 2 * SEATS + i] = player.clouds
        for sort in range(SORTS):
            out[at + 3 * SEATS + i * SORTS + sort] = player.plants[sort]
    at += SEATS * (3 + SORTS)
    for area in range(AREAS):
        if s.area[area].closer != NONE:
            out[at + turned(s, seat, s.area[area].closer)] += 1


@rule
def observe_areas(s: Renature, seat: int, at: int, out: Ints) -> None:
    for i in range(AREAS):
        area, first = s.area[i], at + i * (4 + COLOURS)
        out[first] = area.open
        out[first + 1] = area.clouds
        if area.closer != NONE:
            out[first + 2] = 1 + turned(s, seat, area.closer)
        if area.back <= DEAREST:
            out[first + 3] = 1 + area.back
        for other in range(s.seats):
            out[first + 4 + turned(s, seat, other)] = area.sums[other]
        out[first + 4 + NATURAL] = area.sums[NATURAL]


@rule
def observe_squares(s: Renature, seat: int, at: int, out: Ints) -> None:
    cells = SIDE * SIDE
    for cell in range(cells):
        square = cell // SIDE * WIDTH + cell % SIDE
        if s.laid[square] != EMPTY:
            out[at + cell] = animal_on(s, square) + 1
            out[at + cells + cell] = (s.laid[square] - 1) % 4 + 1
        if s.plants[square] != EMPTY:
            colour, kind = (s.plants[square] - 1) // KINDS, (s.plants[square] - 1) % KINDS
            if colour != NATURAL:
                colour = turned(s, seat, colour)
            out[at + 2 * cells + cell] = 1 + colour * KINDS + kind
    square = s.player[s.turn].laid
    if square != NONE:
        other = beside(square, (s.laid[square] - 1) % 4)
        out[at + 3 * cells + square // WIDTH * SIDE + square % WIDTH] = 1
        out[at + 3 * cells + other // WIDTH * SIDE + other % WIDTH] = 1
