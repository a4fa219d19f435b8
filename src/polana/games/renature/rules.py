"""The rules of Renature, in the order of its rulebook; `choices` has what one may do, `scoring` the points."""

from __future__ import annotations

from polana.engine.contract import award, tell, whisper
from polana.engine.piles import NONE, draw, hold, release
from polana.engine.rng import below
from polana.engine.rule import LookupTable, rule
from polana.games.renature.dealing import deal, drawn_back, open_starts
from polana.games.renature.scoring import (
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
    FIRST,
    JOKER_PRICE,
    KINDS,
    LAID,
    NATURAL,
    OVER,
    PICK,
    PLACE,
    PLANT,
    SCORE,
    SECOND_ANIMAL,
    SORTS,
    SURPLUS,
    TURN_PRICE,
    Renature,
    beside,
    is_free,
    is_isolated,
    land,
    sort_on,
    spaces,
    touch,
    value,
)
from polana.games.renature.valleys import AREAS, BANKS, CLOUDS, SHORES, SQUARES, WIDTH
from polana.games.renature.vocabulary import (
    AGAIN,
    BOX,
    BOXES,
    CLAIMS,
    CLOSED,
    CLOSES,
    CLOUDS_KEPT,
    CLOUDS_LEFT,
    DRAWS,
    FORFEITS,
    GAINS,
    ISOLATES,
    JOKER,
    JOKERS,
    LAYS,
    LOSE,
    LOSES,
    NOBODY,
    ONCE_MORE,
    OPEN,
    PASS,
    PASSES,
    PEEKS,
    PICKED,
    PICKS,
    PLACES,
    PLANTED,
    PLANTING,
    PLANTS,
    PLANTS_LEFT,
    SCORE_NOW,
    SCORES,
    TAKEN,
    TAKES,
    TOKENS,
    TOKENS_SHOWN,
    UNPLANTED,
    WINS,
)

# The squares beside a domino, ascending, from the first of its two: one that lies, one that stands
BESIDE = LookupTable((-WIDTH, 1 - WIDTH, -1, 2, WIDTH, WIDTH + 1, -WIDTH, -1, 1, WIDTH - 1, WIDTH + 1, 2 * WIDTH))
BESIDE_DOMINO = 6


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
    whisper(s, PICKED, s.turn, domino, NONE, NONE, 1 << s.turn, 0)


@rule
def box(s: Renature) -> None:
    """A domino that one does not want to lay, or cannot, leaves the game openly."""
    domino = s.chosen
    release(s.player[s.turn].hand, domino)
    s.fate[domino] = BOXED
    s.chosen = NONE
    tell(s, BOXES, s.turn, domino, NONE, NONE)
    refill(s)


@rule
def lay(s: Renature, square: int, way: int) -> None:
    """Both halves come to lie on the stream; squares may get isolated, areas close."""
    domino, player = s.chosen, s.player[s.turn]
    other = beside(square, way)
    release(player.hand, domino)
    s.fate[domino] = LAID
    s.chosen = NONE
    player.laid = square
    tell(s, LAYS, s.turn, domino, square, way)
    cover(s, square, FIRST[domino], way)
    cover(s, other, SECOND_ANIMAL[domino], (way + 2) % 4)
    shut(s, square, 0)
    shut(s, other, 0)
    isolate(s, square)
    isolate(s, other)
    s.phase = PLANT


@rule
def cover(s: Renature, square: int, animal: int, way: int) -> None:
    """Lay a half on a square."""
    s.laid[square] = 1 + animal * 4 + way
    for side in range(4):
        s.around[beside(square, side)] |= 1 << animal
        touch(s, beside(square, side))


@rule
def isolate(s: Renature, square: int) -> None:
    """Free squares beside a newly covered one may have lost their last free neighbour."""
    for side in range(4):
        alone = beside(square, side)
        if is_free(s, alone) and is_isolated(s, alone):
            tell(s, ISOLATES, s.turn, alone, NONE, NONE)
            shut(s, alone, 1)


@rule
def shut(s: Renature, square: int, isolated: int) -> None:
    """A stream square is covered or isolated: the areas beside it have one open square less."""
    shores = SHORES[s.options.valley * SQUARES + square]
    for area in range(AREAS):
        if shores >> area & 1:
            s.area[area].open -= 1
            if s.area[area].open == 0:
                tell(s, CLOSES, s.turn, area, isolated, NONE)


# B. Plant on an empty square beside the domino


@rule
def bank(s: Renature, i: int) -> int:
    """The i-th square beside the domino just laid, ascending."""
    square = s.player[s.turn].laid
    way = (s.laid[square] - 1) % 4
    return (min(square, beside(square, way)) + BESIDE[way % 2 * BESIDE_DOMINO + i]) % SQUARES


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
    tell(s, PLANTED, s.turn, sort, square, number)
    event = s.events.items[s.events.n - 1]
    event.points = points
    event.category = PLANTING
    grow(s, square, sort // KINDS * NATURAL + (1 - sort // KINDS) * s.turn, sort % KINDS, 1)
    s.surplus = area.clouds
    area.clouds = 0
    s.phase = SURPLUS


@rule
def grow(s: Renature, square: int, colour: int, kind: int, count: int) -> None:
    """Put a plant on a square (1), or take it away (-1)."""
    area = s.area[land(s, square)]
    area.sums[colour] += count * (kind + 1)
    area.grown[kind] += count
    s.plants[square] = 1 + colour * KINDS + kind if count > 0 else EMPTY


@rule
def store_clouds(s: Renature) -> None:
    """Clouds fill the free spaces; what is left is spent or lost, one after the other."""
    player = s.player[s.turn]
    stored = min(s.surplus, CLOUD_SPACES - player.clouds)
    if stored > 0:
        player.clouds += stored
        s.surplus -= stored
        tell(s, GAINS, s.turn, stored, s.surplus, NONE)


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
            tell(s, CLAIMS, s.turn, area, NONE, NONE)
    for area in range(AREAS):
        if closes(s, area):
            s.area[area].closer = s.turn
            s.area[area].clouds = 0
            whisper(s, PEEKS, s.turn, s.area[area].back, area, NONE, 1 << s.turn, 1)


@rule
def award_prizes(s: Renature, area: int, category: int) -> None:
    """A prize for each of the two best colours; what natural plants win is lost."""
    if holder(s.area[area], 0) == NONE:
        tell(s, NOBODY, s.turn, area, NONE, NONE)
        return
    for prize in range(2):
        colour = holder(s.area[area], prize)
        if colour == NATURAL:
            tell(s, FORFEITS, NONE, area, prize, NONE)
        else:
            points = prize_points(s, area, prize)
            award(s, SCORES, colour, points, category, area)
            s.events.items[s.events.n - 1].b = prize
            if category == CLOSED:
                s.player[colour].closing += points


# D. Refill the hand


@rule
def refill(s: Renature) -> None:
    player = s.player[s.turn]
    if player.pool.n > 0:
        domino = draw(player.pool)
        hold(player.hand, domino, 1 << s.turn)
        whisper(s, DRAWS, s.turn, domino, NONE, NONE, 1 << s.turn, 1)
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


# Cloud actions


@rule
def can_take_back(s: Renature, sort: int) -> bool:
    """Whether the clouds and a free space suffice for taking back a plant of a sort.

    A free space tells that such a plant stands in the valley: every plant has its space on some board.
    """
    player = s.player[s.turn]
    return sort >= 0 and value(sort) <= player.clouds and player.plants[sort] < spaces(s, sort)


@rule
def may_take_back(s: Renature) -> bool:
    for sort in range(SORTS):
        if can_take_back(s, sort):
            return True
    return False


@rule
def may_use_clouds(s: Renature) -> bool:
    """Whether there is a cloud action that can be paid."""
    return s.player[s.turn].clouds >= JOKER_PRICE or may_take_back(s)


@rule
def take_back(s: Renature, square: int) -> None:
    player = s.player[s.turn]
    sort = sort_on(s, square, s.turn)
    player.clouds -= value(sort)
    player.plants[sort] += 1
    grow(s, square, (s.plants[square] - 1) // KINDS, sort % KINDS, -1)
    tell(s, TAKEN, s.turn, sort, square, value(sort))


@rule
def change_joker(s: Renature, animal: int) -> None:
    s.player[s.turn].clouds -= JOKER_PRICE
    tell(s, JOKER, s.turn, animal, s.joker, NONE)
    s.joker = animal


@rule
def apply(s: Renature, seat: int, action: int) -> None:
    if action < BOX:
        pick(s, action - PICKS)
    elif action == BOX:
        box(s)
    elif action < PLANTS:
        lay(s, (action - PLACES) // 4, (action - PLACES) % 4)
    elif action < TAKES:
        plant(s, (action - PLANTS) // SQUARES, (action - PLANTS) % SQUARES)
    elif action < JOKERS:
        take_back(s, action - TAKES)
    elif action < PASS:
        change_joker(s, action - JOKERS)
    elif action == PASS:
        tell(s, PASSES, seat, NONE, NONE, NONE)
        s.phase = SCORE
    elif action == LOSE:
        s.surplus -= 1
        tell(s, LOSES, seat, s.surplus, NONE, NONE)
    elif action == SCORE_NOW:
        score_areas(s)
        refill(s)
    elif action == AGAIN:
        s.player[seat].clouds -= TURN_PRICE
        tell(s, ONCE_MORE, seat, NONE, NONE, NONE)
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
            award(s, CLOUDS_LEFT, seat, s.player[seat].clouds, CLOUDS_KEPT, s.player[seat].clouds)
        if unplanted(s, seat) > 0:
            award(s, UNPLANTED, seat, -unplanted(s, seat), PLANTS_LEFT, unplanted(s, seat))
        if tokens(s, seat) > 0:
            award(s, TOKENS_SHOWN, seat, token_points(s, seat), TOKENS, tokens(s, seat))
    best = standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell(s, WINS, seat, NONE, NONE, NONE)
