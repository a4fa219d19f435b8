"""The rules of the Vale of Eternity, in the order of its rulebook; `effects` carries out what the cards say."""

from __future__ import annotations

from polana.engine.piles import EVERYBODY, NONE, draw, find, hide, hold, insert, shuffle
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
from polana.games.vale.codes import (
    ACTIVATES,
    BLUES,
    CHOOSES,
    HUNTS,
    KEEPS,
    OFFERS,
    PAYS,
    PURPLES,
    REDS,
    RELEASES,
    SELLS,
    STRIKES,
    SUMMONS,
    TAMES,
    activate_parts,
    choose_parts,
    hunt_parts,
    keep_parts,
    offer_parts,
    pay_parts,
    release_parts,
    sell_parts,
    strike_parts,
    summon_parts,
    tame_parts,
    tell_ends,
    tell_hunts,
    tell_releases,
    tell_reveals,
    tell_round,
    tell_sells,
    tell_shows,
    tell_tames,
    tell_wins,
)
from polana.games.vale.effects import answer_card, answer_offers, answer_player, carry_out, move_stones
from polana.games.vale.market import marked, market_place, reveal, take_away
from polana.games.vale.moves import fill_deck, lay_open, leave
from polana.games.vale.pens import activate, ask, await_activation, end_effect, enter
from polana.games.vale.scoring import standing
from polana.games.vale.state import (
    ACT,
    ASK_ACTIVATE,
    ASK_HUNT,
    ASK_KEEP,
    ASK_OVER,
    ASK_PAY,
    ASK_RELEASE,
    ASK_TURN,
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
    tell_round(s, s.first, round=s.round)
    for _ in range(MARKERS * s.seats):
        fill_deck(s)
        if s.deck.n > 0:
            fresh = 1 if s.deck.seen[s.deck.n - 1] == 0 else 0
            card = draw(s.deck)
            reveal(s.market, card, NONE)
            tell_reveals(s, NONE, EVERYBODY, fresh, card=card)


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
    tell_hunts(s, seat, card=card)


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
    tell_ends(s, s.turn)
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats
    s.summons = 0


@rule
def sell(s: Vale, seat: int, card: int) -> None:
    """A marked card goes to the discard pile and brings stones by its family."""
    take_away(s.market, card)
    insert(s.discards, card)
    tell_sells(s, seat, card=card)
    at = FAMILY_OF[card] * 3
    take(s, seat, SALE[at], SALE[at + 1], SALE[at + 2])


@rule
def tame(s: Vale, seat: int, card: int) -> None:
    """A marked card goes to the hand."""
    take_away(s.market, card)
    hold(s.player[seat].hand, card, EVERYBODY)
    tell_tames(s, seat, card=card)
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
    tell_shows(s, seat, card=card)
    ask(s, ASK_PAY, seat)


@rule
def let_go(s: Vale, seat: int, card: int) -> None:
    """Releasing a creature costs as much as the round."""
    stones = only_payment(s, seat, s.round)
    if stones != NONE:
        part(s, seat, card, stones)
        return
    s.paying = card
    tell_shows(s, seat, card=card)
    ask(s, ASK_PAY, seat)


@rule
def part(s: Vale, seat: int, card: int, stones: int) -> None:
    """Pay, then the creature goes to the discard pile."""
    tell_releases(s, seat, card=card, red=REDS[stones], blue=BLUES[stones], purple=PURPLES[stones])
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
            tell_wins(s, seat)


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
    if action < HUNTS.end:
        mark(s, seat, hunt_parts(action).card)
    elif action < SELLS.end:
        sell(s, seat, sell_parts(action).card)
    elif action < TAMES.end:
        tame(s, seat, tame_parts(action).card)
    elif action < SUMMONS.end:
        summon(s, seat, summon_parts(action).card)
    elif action < RELEASES.end:
        let_go(s, seat, release_parts(action).card)
    elif action < ACTIVATES.end:
        activate(s, seat, activate_parts(action).card)
    elif action < CHOOSES.end:
        answer_card(s, choose_parts(action).card)
    elif action < PAYS.end:
        pay(s, seat, pay_parts(action).stones)
    elif action < KEEPS.end:
        keep(s, seat, keep_parts(action).stones)
    elif action < OFFERS.end:
        answer_offers(s, seat, offer_parts(action).offers)
    elif action < STRIKES.end:
        answer_player(s, seat, s.effect.row, VERB[s.effect.row], strike_parts(action).player)
    elif s.ask == ASK_RELEASE:
        s.effect.row += 1
    else:
        end_turn(s)
    go_on(s)
