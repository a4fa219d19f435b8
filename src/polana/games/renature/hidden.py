"""What a seat of Renature knows: its hand, the backs of its own reward tokens, and all that lies open."""

from __future__ import annotations

from polana.engine.piles import NONE, UNKNOWN, Hidden, blank_hand, blank_stack, blanks, fill, sort_hand
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.renature.codes import (
    ANIMALS_AT,
    AREAS_AT,
    CHOSEN_AT,
    CLOUDS_AT,
    FATE_AT,
    FEATURES,
    GROWN_AT,
    HAND_AT,
    HELD_AT,
    JOKER_AT,
    LAID_AT,
    PHASE_AT,
    PLANTS_AT,
    POOL_AT,
    SURPLUS_AT,
    TOKENS_AT,
    TURN_AT,
    VALLEY_AT,
    WAYS_AT,
)
from polana.games.renature.dealing import drawn, drawn_back
from polana.games.renature.state import (
    DOMINOES,
    EMPTY,
    HELD,
    KINDS,
    NATURAL,
    SORTS,
    UNSEEN,
    Renature,
    animal_on,
    beside,
    colour_on,
    kind_on,
    way_on,
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


# Numbers for learners


@rule
def observe(s: Renature, seat: int, out: Ints) -> None:
    out[PHASE_AT + s.phase] = 1
    out[TURN_AT + turned(s, seat, s.turn)] = 1
    out[JOKER_AT + s.joker] = 1
    out[VALLEY_AT] = s.options.valley
    out[SURPLUS_AT] = s.surplus
    if s.chosen != NONE and s.chosen != UNKNOWN:
        out[CHOSEN_AT + s.chosen] = 1
    if seat >= 0:
        hand = s.player[seat].hand
        for i in range(hand.n):
            out[HAND_AT + hand.items[i]] = 1
    for domino in range(DOMINOES):
        out[FATE_AT + domino] = s.fate[domino]
    observe_players(s, seat, out)
    observe_areas(s, seat, out)
    observe_squares(s, seat, out)


@rule
def turned(s: Renature, seat: int, other: int) -> int:
    """A seat counted from the viewer on."""
    return (other + s.seats - seat) % s.seats


@rule
def observe_players(s: Renature, seat: int, out: Ints) -> None:
    """Write the pieces from `held` to `plants`."""
    for other in range(s.seats):
        player, i = s.player[other], turned(s, seat, other)
        out[HELD_AT + i] = player.hand.n
        out[POOL_AT + i] = player.pool.n
        out[CLOUDS_AT + i] = player.clouds
        for sort in range(SORTS):
            out[PLANTS_AT + i * SORTS + sort] = player.plants[sort]


@rule
def observe_areas(s: Renature, seat: int, out: Ints) -> None:
    """Write the areas, and how many tokens each seat has taken from them."""
    for i in range(AREAS):
        area, at = s.area[i], AREAS_AT + i * FEATURES
        out[at] = area.open
        out[at + 1] = area.clouds
        if area.closer != NONE:
            out[at + 2] = 1 + turned(s, seat, area.closer)
            out[TOKENS_AT + turned(s, seat, area.closer)] += 1
        if area.back <= DEAREST:
            out[at + 3] = 1 + area.back
        for other in range(s.seats):
            out[at + 4 + turned(s, seat, other)] = area.sums[other]
        out[at + 4 + NATURAL] = area.sums[NATURAL]


@rule
def observe_squares(s: Renature, seat: int, out: Ints) -> None:
    for cell in range(SIDE * SIDE):
        square = cell // SIDE * WIDTH + cell % SIDE
        if s.laid[square] != EMPTY:
            out[ANIMALS_AT + cell] = animal_on(s, square) + 1
            out[WAYS_AT + cell] = way_on(s, square) + 1
        if s.plants[square] != EMPTY:
            colour = colour_on(s, square)
            if colour != NATURAL:
                colour = turned(s, seat, colour)
            out[GROWN_AT + cell] = 1 + colour * KINDS + kind_on(s, square)
    square = s.player[s.turn].laid
    if square != NONE:
        other = beside(square, way_on(s, square))
        out[LAID_AT + square // WIDTH * SIDE + square % WIDTH] = 1
        out[LAID_AT + other // WIDTH * SIDE + other % WIDTH] = 1
