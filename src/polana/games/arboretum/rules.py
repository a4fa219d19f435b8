"""The rules of Arboretum, in the order of its rulebook; its last part is in `scoring`, what may be done in `legal`."""

from __future__ import annotations

from polana.engine.piles import (
    EVERYBODY,
    NONE,
    draw,
    hide,
    hold,
    insert,
    pop,
    push,
    release,
    remove,
    shuffle,
)
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.arboretum.codes import (
    CODES,
    DECK,
    DISCARDS,
    PLANTS,
    TAKES,
    discard_parts,
    place_parts,
    plant_parts,
    take_number,
    take_parts,
    tell_discards,
    tell_draws,
    tell_last,
    tell_picks,
    tell_plants,
    tell_scores,
    tell_takes,
    tell_wins,
)
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

SEVERAL = CODES.size  # places to draw from


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
            source = take_number(pile=seat) if source == NONE else SEVERAL
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
        tell_draws(s, seat, 1 << seat, 1, card=card)
        if s.deck.n == 0:
            tell_last(s, seat)
    else:
        pile = take_parts(source).pile
        card = pop(s.garden[pile].discards)
        hold(hand, card, EVERYBODY)
        tell_takes(s, seat, card=card, pile=pile)


@rule
def plant(s: Arboretum, seat: int, cell: int) -> None:
    """The first tree stands anywhere, the others next to a tree of one's own."""
    card = s.chosen
    garden = s.garden[seat]
    release(garden.hand, card)
    grow(garden, card, cell)
    tell_plants(s, seat, card=card, cell=cell)
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
    if action < TAKES.end:
        draw_card(s, action)
        draw_if_forced(s)
    elif action < PLANTS.end:
        s.chosen = plant_parts(action).card
        s.phase = PLACE
        if s.garden[seat].trees.n == 0:
            plant(s, seat, 0)
        else:
            tell_picks(s, seat, 1 << seat, 0, card=s.chosen)
    elif action < DISCARDS.end:
        card = discard_parts(action).card
        release(s.garden[seat].hand, card)
        push(s.garden[seat].discards, card)
        tell_discards(s, seat, card=card)
        end_turn(s)
    else:
        plant(s, seat, place_parts(action).cell)


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
                tell_scores(s, seat, points, species, species=species)
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat, totals >> 16 * seat & 0xFFFF))
    for seat in range(s.seats):
        if standing(s, seat, totals >> 16 * seat & 0xFFFF) == best:
            tell_wins(s, seat)
