"""The rules of Arboretum, in the order of its rulebook; its last part, the scoring, is in `scoring.py`."""

from __future__ import annotations

from polana.engine.contract import LEGAL, REASONS, award, numbered, tell, whisper
from polana.engine.piles import (
    EVERYBODY,
    NONE,
    draw,
    find,
    hide,
    hold,
    insert,
    pop,
    push,
    release,
    remove,
    shuffle,
    top,
)
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.arboretum.scoring import standing, worth
from polana.games.arboretum.state import (
    CARDS,
    CELLS,
    DISCARD,
    DRAW,
    EMPTY,
    HAND,
    KINDS,
    OVER,
    PLACE,
    PLANT,
    SEATS,
    SPECIES_IN_PLAY,
    Arboretum,
    Garden,
    neighbour,
    species_of,
)

# Actions: draw from the deck, draw from a seat's discards, plant a card, discard a card, place on a cell.
DECK = 0
PILES = DECK + 1
PLANTS = PILES + SEATS
DISCARDS = PLANTS + CARDS
PLACES = DISCARDS + CARDS
ACTIONS = PLACES + CELLS
SEVERAL = ACTIONS  # places to draw from

EVENTS = ("draws", "takes", "picks", "plants", "discards", "last", "scores", "wins")
DRAWS, TAKES, PICKS, PLANTED, DISCARDED, LAST, SCORES, WINS = numbered(EVENTS)

WHY = (
    "deck_empty",
    "no_such_pile",
    "pile_empty",
    "draw_first",
    "drawn_enough",
    "place_first",
    "planted_already",
    "plant_first",
    "not_in_hand",
    "choose_card_first",
    "cell_taken",
    "not_adjacent",
)
(
    DECK_EMPTY,
    NO_SUCH_PILE,
    PILE_EMPTY,
    DRAW_FIRST,
    DRAWN_ENOUGH,
    PLACE_FIRST,
    PLANTED_ALREADY,
    PLANT_FIRST,
    NOT_IN_HAND,
    CHOOSE_CARD_FIRST,
    CELL_TAKEN,
    NOT_ADJACENT,
) = numbered(WHY, len(REASONS))

# Where the rules page explains each
SECTIONS = {
    "deck_empty": "drawing",
    "no_such_pile": "drawing",
    "pile_empty": "drawing",
    "draw_first": "drawing",
    "drawn_enough": "drawing",
    "place_first": "planting",
    "planted_already": "planting",
    "plant_first": "planting",
    "not_in_hand": "planting",
    "choose_card_first": "planting",
    "cell_taken": "planting",
    "not_adjacent": "planting",
    "game_over": "end",
}


# Setting up


@rule
def setup(s: Arboretum) -> None:
    choose_species(s)
    for card in range(CARDS):
        if s.species >> species_of(card) & 1:
            hide(s.deck, card, 0)
    shuffle(s.deck, s.rng)
    for seat in range(SEATS):
        for cell in range(CELLS):
            s.garden[seat].grid[cell] = EMPTY
    for seat in range(s.seats):
        for _ in range(HAND):
            hold(s.garden[seat].hand, draw(s.deck), 1 << seat)
    first = below(s.rng, s.seats)
    if s.options.starting_discards:
        for seat in range(s.seats):
            if seat != first:
                push(s.garden[seat].discards, draw(s.deck))
    s.chosen = NONE
    begin_turn(s, first)


@rule
def choose_species(s: Arboretum) -> None:
    """Six species with two players, eight with three, all ten with four."""
    s.species = s.options.species
    if s.species == 0:
        missing = SPECIES_IN_PLAY[s.seats]
        for species in range(KINDS):
            if below(s.rng, KINDS - species) < missing:
                s.species |= 1 << species
                missing -= 1


# A turn: draw two cards, plant one, discard one


@rule
def begin_turn(s: Arboretum, seat: int) -> None:
    s.acting = 1 << seat
    s.turn = seat
    s.phase = DRAW
    s.drawn = 0
    draw_if_forced(s)


@rule
def draw_if_forced(s: Arboretum) -> None:
    """Draw by itself while there is only one place to draw from; end drawing when there is none."""
    source = only_source(s)
    while s.drawn < 2 and source < SEVERAL and source != NONE:
        draw_card(s, source)
        source = only_source(s)
    if s.drawn == 2 or source == NONE:
        s.phase = PLANT


@rule
def only_source(s: Arboretum) -> int:
    """The only place to draw from; NONE, or SEVERAL."""
    source = DECK if s.deck.n > 0 else NONE
    for seat in range(s.seats):
        if s.garden[seat].discards.n > 0:
            source = PILES + seat if source == NONE else SEVERAL
    return source


@rule
def draw_card(s: Arboretum, source: int) -> None:
    """Take the top card of the deck or of anybody's discards."""
    seat = s.turn
    hand = s.garden[seat].hand
    s.drawn += 1
    if source == DECK:
        card = draw(s.deck)
        hold(hand, card, 1 << seat)
        whisper(s, DRAWS, seat, card, NONE, NONE, 1 << seat, 1)
        if s.deck.n == 0:
            tell(s, LAST, seat, NONE, NONE, NONE)
    else:
        card = pop(s.garden[source - PILES].discards)
        hold(hand, card, EVERYBODY)
        tell(s, TAKES, seat, card, source - PILES, NONE)


@rule
def plant(s: Arboretum, seat: int, cell: int) -> None:
    """The first tree stands anywhere, the others next to a tree of one's own."""
    card = s.chosen
    garden = s.garden[seat]
    release(garden.hand, card)
    grow(garden, card, cell)
    tell(s, PLANTED, seat, card, cell, NONE)
    s.chosen = NONE
    s.phase = DISCARD


@rule
def grow(garden: Garden, card: int, cell: int) -> None:
    """Put a card on a cell and open the cells around it."""
    garden.grid[cell] = card
    insert(garden.trees, cell)
    if garden.trees.n > 1:
        remove(garden.frontier, cell)
    for side in range(4):
        beside = neighbour(cell, side)
        if garden.grid[beside] == EMPTY:
            insert(garden.frontier, beside)


@rule
def end_turn(s: Arboretum) -> None:
    """The game ends with the turn in which the last card of the deck was drawn."""
    if s.deck.n == 0:
        end_game(s)
    else:
        begin_turn(s, (s.turn + 1) % s.seats)


@rule
def apply(s: Arboretum, seat: int, action: int) -> None:
    if action < PLANTS:
        draw_card(s, action)
        draw_if_forced(s)
    elif action < DISCARDS:
        s.chosen = action - PLANTS
        s.phase = PLACE
        if s.garden[seat].trees.n == 0:
            plant(s, seat, 0)
        else:
            whisper(s, PICKS, seat, s.chosen, NONE, NONE, 1 << seat, 0)
    elif action < PLACES:
        card = action - DISCARDS
        release(s.garden[seat].hand, card)
        push(s.garden[seat].discards, card)
        tell(s, DISCARDED, seat, card, NONE, NONE)
        end_turn(s)
    else:
        plant(s, seat, action - PLACES)


@rule
def legal(s: Arboretum, seat: int, out: Ints) -> int:
    garden = s.garden[seat]
    n = 0
    if s.phase == DRAW:
        if s.deck.n > 0:
            out[n] = DECK
            n += 1
        for other in range(s.seats):
            if s.garden[other].discards.n > 0:
                out[n] = PILES + other
                n += 1
    elif s.phase == PLACE:
        for i in range(garden.frontier.n):
            out[n] = PLACES + garden.frontier.items[i]
            n += 1
    else:
        first = PLANTS if s.phase == PLANT else DISCARDS
        for i in range(garden.hand.n):
            out[n] = first + garden.hand.items[i]
            n += 1
    return n


@rule
def why_not(s: Arboretum, seat: int, action: int) -> int:
    if action < PLANTS:
        return why_not_draw(s, action)
    if s.phase == DRAW:
        return DRAW_FIRST
    if action < DISCARDS:
        return why_not_plant(s, seat, action - PLANTS)
    if action < PLACES:
        return why_not_discard(s, seat, action - DISCARDS)
    return why_not_place(s, seat, action - PLACES)


@rule
def why_not_draw(s: Arboretum, source: int) -> int:
    if s.phase != DRAW:
        return DRAWN_ENOUGH
    if source == DECK:
        return LEGAL if s.deck.n > 0 else DECK_EMPTY
    if source - PILES >= s.seats:
        return NO_SUCH_PILE
    return LEGAL if top(s.garden[source - PILES].discards) != NONE else PILE_EMPTY


@rule
def why_not_plant(s: Arboretum, seat: int, card: int) -> int:
    if s.phase == PLACE:
        return PLACE_FIRST
    if s.phase == DISCARD:
        return PLANTED_ALREADY
    return LEGAL if find(s.garden[seat].hand, card) != NONE else NOT_IN_HAND


@rule
def why_not_discard(s: Arboretum, seat: int, card: int) -> int:
    if s.phase != DISCARD:
        return PLANT_FIRST
    return LEGAL if find(s.garden[seat].hand, card) != NONE else NOT_IN_HAND


@rule
def why_not_place(s: Arboretum, seat: int, cell: int) -> int:
    if s.phase == DISCARD:
        return PLANTED_ALREADY
    if s.phase != PLACE:
        return CHOOSE_CARD_FIRST
    garden = s.garden[seat]
    if garden.grid[cell] != EMPTY:
        return CELL_TAKEN
    for side in range(4):
        if garden.grid[neighbour(cell, side)] != EMPTY:
            return LEGAL
    return NOT_ADJACENT


# The end of the game


@rule
def end_game(s: Arboretum) -> None:
    s.phase = OVER
    s.acting = 0
    totals = 0  # sixteen bits a seat
    for species in range(KINDS):
        for seat in range(s.seats):
            points = worth(s, seat, species)
            totals += points << 16 * seat
            if points > 0:
                award(s, SCORES, seat, points, species, species)
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat, totals >> 16 * seat & 0xFFFF))
    for seat in range(s.seats):
        if standing(s, seat, totals >> 16 * seat & 0xFFFF) == best:
            tell(s, WINS, seat, NONE, NONE, NONE)
