"""The rules of the Vale of Eternity, in the order of its rulebook; `effects` carries out what the cards say."""

from __future__ import annotations

from polana.engine.contract import tell, whisper
from polana.engine.piles import EVERYBODY, NONE, draw, find, hide, hold, insert, shuffle
from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.vale.cards import (
    AMOUNT,
    CARDS,
    FAMILY_OF,
    FIRST_ROW,
    FIRST_STONE,
    LAST_ROW,
    OTHERWISE,
    PERMANENT,
    SALE,
    THING,
    TRIBUTE,
    VERB,
)
from polana.games.vale.effects import (
    activate,
    answer_card,
    answer_offers,
    answer_player,
    ask,
    await_activation,
    carry_out,
    end_effect,
    enter,
    move_stones,
)
from polana.games.vale.market import marked, market_place, reveal, take_away
from polana.games.vale.moves import fill_deck, lay_open, leave
from polana.games.vale.state import (
    ACT,
    ASK_ACTIVATE,
    ASK_HUNT,
    ASK_KEEP,
    ASK_OVER,
    ASK_PAY,
    ASK_RELEASE,
    ASK_TURN,
    CATEGORIES,
    GOAL,
    HELD,
    HUNT,
    MARKERS,
    OVER,
    RESOLVE,
    ROUNDS,
    START,
    Vale,
)
from polana.games.vale.stones import (
    handful,
    keep,
    limit,
    of_one_colour,
    only_payment,
    price,
    purse,
    spend,
    stones_of,
    take,
)
from polana.games.vale.summoning import active_works, free_pens, summons_left
from polana.games.vale.vocabulary import (
    ACTIVATES,
    BLUES,
    CHOOSES,
    DONE,
    ENDED,
    HUNTED,
    HUNTS,
    KEEPS,
    OFFERS_AT,
    PAYS,
    PLAYERS,
    PURPLES,
    REDS,
    RELEASED,
    RELEASES,
    REVEALED,
    ROUND,
    SELLS,
    SHOWN,
    SOLD,
    SUMMONS_AT,
    TAMED,
    TAMES,
    WINS,
)

# Setting up


@rule
def setup(s: Vale) -> None:
    for card in range(CARDS):
        hide(s.deck, card, 0)
    shuffle(s.deck, s.rng)
    s.first = below(s.rng, s.seats)
    for i in range(s.seats):
        player = s.player[(s.first + i) % s.seats]
        player.score = i + 1
        player.ledger[START] = i + 1
    s.paying = NONE
    end_effect(s)
    s.round = 1
    begin_round(s)
    next_hunter(s)


@rule
def begin_round(s: Vale) -> None:
    """Two cards for each player are revealed."""
    s.phase = HUNT
    s.turns = 0
    tell(s, ROUND, s.first, s.round, NONE, NONE)
    for _ in range(MARKERS * s.seats):
        fill_deck(s)
        if s.deck.n > 0:
            fresh = 1 if s.deck.seen[s.deck.n - 1] == 0 else 0
            card = draw(s.deck)
            reveal(s.market, card, NONE)
            whisper(s, REVEALED, NONE, card, NONE, NONE, EVERYBODY, fresh)


# 1. Hunting


@rule
def next_hunter(s: Vale) -> None:
    """Markers are placed in turn order and then back again; the last card needs no asking."""
    left = marked(s.market, NONE)
    if left == 0:
        begin_acting(s)
        return
    step = s.turns if s.turns < s.seats else MARKERS * s.seats - 1 - s.turns
    s.turn = (s.first + step) % s.seats
    if left > 1:
        ask(s, ASK_HUNT, s.turn)
        return
    for i in range(s.market.n):
        if s.market.owner[i] == NONE:
            mark(s, s.turn, s.market.items[i])


@rule
def mark(s: Vale, seat: int, card: int) -> None:
    s.market.owner[market_place(s.market, card)] = seat
    s.turns += 1
    tell(s, HUNTED, seat, card, NONE, NONE)


# 2. Actions


@rule
def begin_acting(s: Vale) -> None:
    s.phase = ACT
    s.turns = 0
    s.turn = s.first


@rule
def next_action(s: Vale) -> None:
    if s.turns == s.seats:
        begin_resolving(s)
    elif is_done(s, s.turn):
        end_turn(s)
    else:
        ask(s, ASK_TURN, s.turn)


@rule
def is_done(s: Vale, seat: int) -> bool:
    """Whether everybody can see that a seat can do nothing more."""
    player = s.player[seat]
    summons = player.hand.n > 0 and free_pens(s, seat) > 0 and summons_left(s) > 0
    releases = player.pens.n > 0 and purse(s, seat) >= s.round
    return not summons and not releases and marked(s.market, seat) == 0


@rule
def end_turn(s: Vale) -> None:
    tell(s, ENDED, s.turn, NONE, NONE, NONE)
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats
    s.summons = 0


@rule
def sell(s: Vale, seat: int, card: int) -> None:
    """A marked card goes to the discard pile and brings stones by its family."""
    take_away(s.market, card)
    insert(s.discards, card)
    tell(s, SOLD, seat, card, NONE, NONE)
    at = FAMILY_OF[card] * 3
    take(s, seat, SALE[at], SALE[at + 1], SALE[at + 2])


@rule
def tame(s: Vale, seat: int, card: int) -> None:
    """A marked card goes to the hand."""
    take_away(s.market, card)
    hold(s.player[seat].hand, card, EVERYBODY)
    tell(s, TAMED, seat, card, NONE, NONE)
    pens = s.player[seat].pens
    for i in range(pens.n):
        at = PERMANENT * CARDS + pens.items[i]
        for row in range(FIRST_ROW[at], LAST_ROW[at]):
            if VERB[row] == TRIBUTE and OTHERWISE[row] == FAMILY_OF[card]:
                move_stones(s, seat, THING[row] - FIRST_STONE, AMOUNT[row])


@rule
def summon(s: Vale, seat: int, card: int) -> None:
    """A card of the hand is paid and enters a pen; with which stones is asked when there is a choice."""
    stones = only_payment(s, seat, price(s, seat, card))
    if stones != NONE:
        enter(s, seat, card, stones)
        return
    lay_open(s, seat, card)
    s.paying = card
    tell(s, SHOWN, seat, card, NONE, NONE)
    ask(s, ASK_PAY, seat)


@rule
def let_go(s: Vale, seat: int, card: int) -> None:
    """Releasing a creature costs as much as the round."""
    stones = only_payment(s, seat, s.round)
    if stones != NONE:
        part(s, seat, card, stones)
        return
    s.paying = card
    tell(s, SHOWN, seat, card, NONE, NONE)
    ask(s, ASK_PAY, seat)


@rule
def part(s: Vale, seat: int, card: int, stones: int) -> None:
    """Pay, then the creature goes to the discard pile."""
    tell(s, RELEASED, seat, card, stones, NONE)
    spend(s, seat, REDS[stones], BLUES[stones], PURPLES[stones])
    leave(s, seat, card)
    insert(s.discards, card)


@rule
def pay(s: Vale, seat: int, stones: int) -> None:
    """Pay for the card that was chosen before."""
    card = s.paying
    s.paying = NONE
    if find(s.player[seat].hand, card) != NONE:
        enter(s, seat, card, stones)
    else:
        part(s, seat, card, stones)


# Too many stones


@rule
def settle_stones(s: Vale) -> bool:
    """Whether somebody has more stones than may be kept; asks which to keep unless they are all alike."""
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        if stones_of(s, seat) > HELD and stones_of(s, seat) > limit(s, seat):
            if of_one_colour(s, seat):
                held, most = s.player[seat].stones, limit(s, seat)
                keep(s, seat, handful(min(held[0], most), min(held[1], most), min(held[2], most)))
            else:
                ask(s, ASK_KEEP, seat)
            return True
    return False


# 3. Resolving


@rule
def begin_resolving(s: Vale) -> None:
    s.phase = RESOLVE
    s.turns = 0
    s.turn = s.first
    await_activation(s, s.turn)


@rule
def next_activation(s: Vale) -> None:
    """Each waiting creature once, in the player's order; one that is alone, or cannot do anything, needs no asking."""
    some = False
    for i in range(s.waiting.n):
        some = some or active_works(s, s.turn, s.waiting.items[i])
    if some and s.waiting.n > 1:
        ask(s, ASK_ACTIVATE, s.turn)
    else:
        activate(s, s.turn, s.waiting.items[0])


@rule
def next_resolution(s: Vale) -> None:
    s.turns += 1
    if s.turns == s.seats:
        end_round(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        await_activation(s, s.turn)


# The end of a round


@rule
def end_round(s: Vale) -> None:
    """The game ends with the round in which somebody has 60 points, or with the tenth."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.player[seat].score)
    if best >= GOAL or s.round == ROUNDS:
        end_game(s)
        return
    s.round += 1
    s.first = (s.first + 1) % s.seats
    begin_round(s)


@rule
def end_game(s: Vale) -> None:
    s.phase = OVER
    s.ask = ASK_OVER
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell(s, WINS, seat, NONE, NONE, NONE)


# What comes next


@rule
def go_on(s: Vale) -> None:
    """Whatever comes next by itself, up to the next choice."""
    while s.acting == 0 and s.phase != OVER:
        if s.effect.card != NONE:
            carry_out(s)
        elif settle_stones(s):
            continue
        elif s.waiting.n > 0:
            next_activation(s)
        elif s.phase == HUNT:
            next_hunter(s)
        elif s.phase == ACT:
            next_action(s)
        else:
            next_resolution(s)


@rule
def apply(s: Vale, seat: int, action: int) -> None:
    s.acting = 0
    if action < SELLS:
        mark(s, seat, action - HUNTS)
    elif action < TAMES:
        sell(s, seat, action - SELLS)
    elif action < SUMMONS_AT:
        tame(s, seat, action - TAMES)
    elif action < RELEASES:
        summon(s, seat, action - SUMMONS_AT)
    elif action < ACTIVATES:
        let_go(s, seat, action - RELEASES)
    elif action < CHOOSES:
        activate(s, seat, action - ACTIVATES)
    elif action < PAYS:
        answer_card(s, action - CHOOSES)
    elif action < KEEPS:
        pay(s, seat, action - PAYS)
    elif action < OFFERS_AT:
        keep(s, seat, action - KEEPS)
    elif action < PLAYERS:
        answer_offers(s, seat, action - OFFERS_AT)
    elif action < DONE:
        answer_player(s, seat, s.effect.row, VERB[s.effect.row], action - PLAYERS)
    elif s.ask == ASK_RELEASE:
        s.effect.row += 1
    else:
        end_turn(s)
    go_on(s)


# Points


@rule
def score(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        for category in range(CATEGORIES):
            out[seat * CATEGORIES + category] = s.player[seat].ledger[category]


@rule
def standing(s: Vale, seat: int) -> int:
    """Points first, then creatures."""
    return s.player[seat].score * 16 + s.player[seat].pens.n


@rule
def rank(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    to_places(out, s.seats)
