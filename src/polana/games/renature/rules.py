"""The rules of Renature, in the order of its rulebook; `dominoes`, `clouds` and `scoring` have its parts."""

from __future__ import annotations

from polana.engine.piles import NONE, draw, hold, release
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.renature.clouds import (
    can_take_back,
    change_joker,
    may_take_back,
    may_use_clouds,
    store_clouds,
    take_back,
)
from polana.games.renature.codes import (
    AGAIN,
    BOX,
    JOKERS,
    LOSE,
    PASS,
    PICKS,
    PLACES,
    PLANTS,
    SCORE_NOW,
    TAKES,
    joker_parts,
    pick_parts,
    place_parts,
    plant_parts,
    take_parts,
    tell_again,
    tell_boxes,
    tell_claims,
    tell_clouds,
    tell_draws,
    tell_forfeits,
    tell_loses,
    tell_nobody,
    tell_passes,
    tell_peeks,
    tell_picks,
    tell_plants,
    tell_scores,
    tell_tokens,
    tell_unplanted,
    tell_wins,
)
from polana.games.renature.dealing import deal, drawn_back, open_starts
from polana.games.renature.dominoes import BESIDE_DOMINO, bank, lay
from polana.games.renature.scoring import (
    CLOSED,
    CLOUDS_KEPT,
    OPEN,
    PLANTING,
    PLANTS_LEFT,
    TOKENS,
    holder,
    planting_points,
    prize_points,
    standing,
    token_points,
    tokens,
    unplanted,
)
from polana.games.renature.state import (
    BOXED,
    CLOUD_SPACES,
    EMPTY,
    END,
    KINDS,
    NATURAL,
    OVER,
    PICK,
    PLACE,
    PLANT,
    SCORE,
    SORTS,
    SURPLUS,
    TURN_PRICE,
    Renature,
    grow,
    land,
    sort_on,
    spaces,
)
from polana.games.renature.valleys import AREAS, BANKS, CLOUDS

# Setting up


@rule
def setup(s: Renature) -> None:
    open_starts(s)
    for area in range(AREAS):
        here = s.area[area]
        here.open = BANKS[s.options.valley * AREAS + area]
        here.clouds = CLOUDS[s.options.valley * AREAS + area]
        here.back = drawn_back(s, area)
        here.closer = NONE
    deal(s)
    for seat in range(s.seats):
        player = s.player[seat]
        player.clouds = CLOUD_SPACES
        player.laid = NONE
        player.planted = NONE
        for sort in range(SORTS):
            player.plants[sort] = spaces(s, sort)
    s.first = below(s.rng, s.seats)
    begin_turn(s, s.first)


# A turn


@rule
def begin_turn(s: Renature, seat: int) -> None:
    s.acting = 1 << seat
    s.turn = seat
    s.phase = PICK
    s.chosen = NONE
    s.player[seat].laid = NONE
    s.player[seat].planted = NONE


@rule
def go_on(s: Renature) -> None:
    """From step to step; what leaves nothing to choose is passed over."""
    if s.phase == SURPLUS:
        store_clouds(s)
        if s.surplus == 0:
            s.phase = SCORE
    if s.phase == PLANT and not may_plant(s):
        s.phase = SCORE
    if s.phase == SCORE and not (any_closes(s) and may_use_clouds(s)):
        score_areas(s)
        refill(s)
    if s.phase == END and not may_use_clouds(s):
        end_turn(s)
    if s.phase == PICK and s.player[s.turn].hand.n == 1 and not may_use_clouds(s):
        pick(s, s.player[s.turn].hand.items[0])


# A. Lay a domino, or put one in the box


@rule
def pick(s: Renature, domino: int) -> None:
    s.chosen = domino
    s.phase = PLACE
    tell_picks(s, s.turn, 1 << s.turn, 0, domino=domino)


@rule
def box(s: Renature) -> None:
    """A domino that one does not want to lay, or cannot, leaves the game openly."""
    domino = s.chosen
    release(s.player[s.turn].hand, domino)
    s.fate[domino] = BOXED
    s.chosen = NONE
    tell_boxes(s, s.turn, domino=domino)
    refill(s)


# B. Plant on an empty square beside the domino


@rule
def may_plant(s: Renature) -> bool:
    """Whether something can be planted now, or could after taking plants back."""
    player = s.player[s.turn]
    stock = may_take_back(s)
    for sort in range(SORTS):
        stock = stock or player.plants[sort] > 0
    for i in range(BESIDE_DOMINO):
        square = bank(s, i)
        if land(s, square) < AREAS:
            if s.plants[square] == EMPTY:
                if stock:
                    return True
            elif can_take_back(s, sort_on(s, square, s.turn)):
                return True
    return False


@rule
def plant(s: Renature, sort: int, square: int) -> None:
    """Plant, take the points, and the clouds of the area."""
    player = s.player[s.turn]
    number = land(s, square)
    area = s.area[number]
    points = planting_points(area, sort)
    player.plants[sort] -= 1
    player.planted = square
    player.planting += points
    tell_plants(s, s.turn, points, PLANTING, plant=sort, square=square, area=number)
    grow(s, square, sort // KINDS * NATURAL + (1 - sort // KINDS) * s.turn, sort % KINDS, 1)
    s.surplus = area.clouds
    area.clouds = 0
    s.phase = SURPLUS


# C. Areas that close


@rule
def closes(s: Renature, area: int) -> bool:
    """Whether an area is closed and not yet scored."""
    return s.area[area].open == 0 and s.area[area].closer == NONE


@rule
def any_closes(s: Renature) -> bool:
    for area in range(AREAS):
        if closes(s, area):
            return True
    return False


@rule
def score_areas(s: Renature) -> None:
    """Prizes of all areas that close, then their tokens for who closed them."""
    for area in range(AREAS):
        if closes(s, area):
            award_prizes(s, area, CLOSED)
    for area in range(AREAS):
        if closes(s, area):
            tell_claims(s, s.turn, area=area)
    for area in range(AREAS):
        if closes(s, area):
            s.area[area].closer = s.turn
            s.area[area].clouds = 0
            tell_peeks(s, s.turn, 1 << s.turn, 1, back=s.area[area].back, area=area)


@rule
def award_prizes(s: Renature, area: int, category: int) -> None:
    """A prize for each of the two best colours; what natural plants win is lost."""
    if holder(s.area[area], 0) == NONE:
        tell_nobody(s, s.turn, area=area)
        return
    for prize in range(2):
        colour = holder(s.area[area], prize)
        if colour == NATURAL:
            tell_forfeits(s, NONE, area=area, prize=prize)
        else:
            points = prize_points(s, area, prize)
            tell_scores(s, colour, points, category, area=area, prize=prize)
            if category == CLOSED:
                s.player[colour].closing += points


# D. Refill the hand


@rule
def refill(s: Renature) -> None:
    player = s.player[s.turn]
    if player.pool.n > 0:
        domino = draw(player.pool)
        hold(player.hand, domino, 1 << s.turn)
        tell_draws(s, s.turn, 1 << s.turn, 1, domino=domino)
    s.phase = END


@rule
def end_turn(s: Renature) -> None:
    """The next player who has dominoes goes on; without one the game is over."""
    for i in range(1, s.seats + 1):
        seat = (s.turn + i) % s.seats
        if s.player[seat].hand.n > 0:
            begin_turn(s, seat)
            return
    end_game(s)


# Playing


@rule
def apply(s: Renature, seat: int, action: int) -> None:
    if action < PICKS.end:
        pick(s, pick_parts(action).domino)
    elif action == BOX:
        box(s)
    elif action < PLACES.end:
        place = place_parts(action)
        lay(s, place.square, place.way)
    elif action < PLANTS.end:
        planting = plant_parts(action)
        plant(s, planting.plant, planting.square)
    elif action < TAKES.end:
        take_back(s, take_parts(action).square)
    elif action < JOKERS.end:
        change_joker(s, joker_parts(action).animal)
    elif action == PASS:
        tell_passes(s, seat)
        s.phase = SCORE
    elif action == LOSE:
        s.surplus -= 1
        tell_loses(s, seat, surplus=s.surplus)
    elif action == SCORE_NOW:
        score_areas(s)
        refill(s)
    elif action == AGAIN:
        s.player[seat].clouds -= TURN_PRICE
        tell_again(s, seat)
        begin_turn(s, seat)
    else:
        end_turn(s)
    go_on(s)


# The end of the game


@rule
def end_game(s: Renature) -> None:
    """Prizes of the areas that stayed open, clouds, plants left over, tokens."""
    s.phase = OVER
    s.acting = 0
    for area in range(AREAS):
        if s.area[area].closer == NONE and holder(s.area[area], 0) != NONE:
            award_prizes(s, area, OPEN)
    for seat in range(s.seats):
        if s.player[seat].clouds > 0:
            tell_clouds(s, seat, s.player[seat].clouds, CLOUDS_KEPT, clouds=s.player[seat].clouds)
        if unplanted(s, seat) > 0:
            tell_unplanted(s, seat, -unplanted(s, seat), PLANTS_LEFT, worth=unplanted(s, seat))
        if tokens(s, seat) > 0:
            tell_tokens(s, seat, token_points(s, seat), TOKENS, tokens=tokens(s, seat))
    best = standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell_wins(s, seat)
