"""The rules of the Vale of Eternity, in the order of its rulebook; `effects` carries out what the cards say."""

from __future__ import annotations

from polana.engine.contract import LEGAL, tell, whisper
from polana.engine.piles import EVERYBODY, NONE, draw, find, hide, hold, insert, shuffle
from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.vale.cards import (
    AMOUNT,
    CARDS,
    DRAGON,
    FAMILY_OF,
    FIRST_ROW,
    FIRST_STONE,
    HAS_PERMANENT,
    LAST_ROW,
    OTHERWISE,
    PERMANENT,
    SALE,
    SUMMON,
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
    banish,
    carry_out,
    end_effect,
    enter,
    fill_deck,
    is_candidate,
    lay_open,
    leave,
    may_be_struck,
    move_stones,
)
from polana.games.vale.state import (
    ACT,
    ASK_ACTIVATE,
    ASK_BANISH,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_HUNT,
    ASK_KEEP,
    ASK_OVER,
    ASK_PAY,
    ASK_PLAYER,
    ASK_RECOVER,
    ASK_RELEASE,
    ASK_SUMMON,
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
    Market,
    Vale,
)
from polana.games.vale.stones import (
    give,
    handful,
    keep,
    keepings,
    limit,
    of_one_colour,
    only_payment,
    payments,
    price,
    purse,
    stones_of,
    take,
    why_not_keep,
    why_not_pay,
)
from polana.games.vale.summoning import (
    active_works,
    all_families,
    anything_follows,
    free_pens,
    has,
    hindrance,
    instant_works,
    offer_is_open,
    step_works,
)
from polana.games.vale.cards import ACTIVE, WITH_ACTIVE
from polana.games.vale.vocabulary import (
    ACTIVATES,
    BLUES,
    CHOOSE_FIRST,
    CHOOSES,
    DONE,
    EFFECTS_FIRST,
    ENDED,
    HUNT_FIRST,
    HUNT_OVER,
    HUNTED,
    HUNTS,
    KEEP_FIRST,
    KEEPS,
    MARKED_ALREADY,
    MARKER_LEFT,
    NO_EFFECTS_NOW,
    NO_PAYMENT_DUE,
    NOT_IN_HAND,
    NOT_IN_PENS,
    NOT_REVEALED,
    NOT_THIS_ONE,
    NOT_WAITING,
    NOT_YOUR_MARKER,
    NOTHING_TO_CHOOSE,
    NOTHING_TO_KEEP,
    OFFERS,
    OFFERS_AT,
    PAY_FIRST,
    PAYS,
    PENS_FULL,
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
    TOO_DEAR,
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
    go_on(s)


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


# The market


@rule
def reveal(market: Market, card: int, owner: int) -> None:
    """Lay a card in the market, which is kept in ascending order."""
    i = market.n
    while i > 0 and market.items[i - 1] > card:
        market.items[i] = market.items[i - 1]
        market.owner[i] = market.owner[i - 1]
        i -= 1
    market.items[i] = card
    market.owner[i] = owner
    market.n += 1


@rule
def take_away(market: Market, card: int) -> None:
    """Take a card out of the market."""
    for i in range(market_place(market, card), market.n - 1):
        market.items[i] = market.items[i + 1]
        market.owner[i] = market.owner[i + 1]
    market.n -= 1
    market.items[market.n] = 0
    market.owner[market.n] = 0


@rule
def market_place(market: Market, card: int) -> int:
    """Where a card lies in the market, or NONE."""
    for i in range(market.n):
        if market.items[i] == card:
            return i
    return NONE


@rule
def marked(market: Market, owner: int) -> int:
    """How many cards carry a seat's marker, or none."""
    count = 0
    for i in range(market.n):
        if market.owner[i] == owner:
            count += 1
    return count


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
    summons = player.hand.n > 0 and free_pens(s, seat) > 0
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
    give(s, seat, REDS[stones], BLUES[stones], PURPLES[stones])
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


@rule
def due(s: Vale, seat: int) -> int:
    """What has to be paid for the card that was chosen."""
    return price(s, seat, s.paying) if find(s.player[seat].hand, s.paying) != NONE else s.round


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
    """Each waiting creature once, in the player's order; asked while there are several and one of them can do something."""
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


# What may be done


@rule
def legal(s: Vale, seat: int, out: Ints) -> int:
    if s.ask == ASK_HUNT:
        n = 0
        for i in range(s.market.n):
            if s.market.owner[i] == NONE:
                out[n] = HUNTS + s.market.items[i]
                n += 1
        return n
    if s.ask == ASK_TURN:
        return legal_turn(s, seat, out)
    if s.ask == ASK_PAY:
        return payments(s, seat, due(s, seat), PAYS, out)
    if s.ask == ASK_KEEP:
        return keepings(s, seat, KEEPS, out)
    if s.ask == ASK_ACTIVATE:
        for i in range(s.waiting.n):
            out[i] = ACTIVATES + s.waiting.items[i]
        return s.waiting.n
    return legal_answers(s, seat, out)


@rule
def legal_turn(s: Vale, seat: int, out: Ints) -> int:
    player, market = s.player[seat], s.market
    n = 0
    for i in range(market.n):
        if market.owner[i] == seat:
            out[n] = SELLS + market.items[i]
            n += 1
    marks = n
    for i in range(marks):
        out[n] = out[i] - SELLS + TAMES
        n += 1
    stones = purse(s, seat)
    if free_pens(s, seat) > 0:
        for i in range(player.hand.n):
            card = player.hand.items[i]
            if price(s, seat, card) <= stones and hindrance(s, seat, card) == LEGAL:
                out[n] = SUMMONS_AT + card
                n += 1
    if stones >= s.round:
        for i in range(player.pens.n):
            out[n] = RELEASES + player.pens.items[i]
            n += 1
    if marks == 0:
        out[n] = DONE
        n += 1
    return n


@rule
def legal_answers(s: Vale, seat: int, out: Ints) -> int:
    n = 0
    if s.ask == ASK_CHOOSE:
        for mask in range(PLAYERS - OFFERS_AT):
            if may_take(s, seat, mask):
                out[n] = OFFERS_AT + mask
                n += 1
        return n
    if s.ask == ASK_PLAYER:
        for other in range(s.seats):
            if may_be_struck(s, seat, s.effect.row, VERB[s.effect.row], other):
                out[n] = PLAYERS + other
                n += 1
        return n
    if s.ask == ASK_DISCARD or s.ask == ASK_SUMMON:
        hand = s.player[seat].hand
        for i in range(hand.n):
            if may_choose_held(s, seat, hand.items[i]):
                out[n] = CHOOSES + hand.items[i]
                n += 1
        return n
    pile = s.discards if s.ask == ASK_FETCH else s.player[seat].pens
    for i in range(pile.n):
        if may_choose_open(s, seat, pile.items[i]):
            out[n] = CHOOSES + pile.items[i]
            n += 1
    if s.ask == ASK_RELEASE:
        out[n] = DONE
        n += 1
    return n


@rule
def may_take(s: Vale, seat: int, mask: int) -> bool:
    """Whether these offers may be taken together: as many as have to be, all of them open."""
    row = s.effect.row
    count = 0
    for number in range(OFFERS):
        if mask >> number == 0:
            break
        if mask >> number & 1:
            if number >= THING[row] or not offer_is_open(s, seat, row, number):
                return False
            count += 1
    return count == AMOUNT[row]


@rule
def may_choose_held(s: Vale, seat: int, card: int) -> bool:
    """Whether a card of the hand may be discarded, or summoned for nothing."""
    row, player = s.effect.row, s.player[seat]
    if s.ask == ASK_SUMMON:
        fits = THING[row] != DRAGON or FAMILY_OF[card] == DRAGON
        return fits and free_pens(s, seat) > 0 and hindrance(s, seat, card) == LEGAL
    if row + 1 < s.effect.last and VERB[row + 1] == SUMMON:  # what is left must have a card that can follow
        others, families = player.pens.n, all_families(s)
        return anything_follows(s, seat, card, player.hand.n - 1, free_pens(s, seat), others, families)
    return True


@rule
def may_choose_open(s: Vale, seat: int, card: int) -> bool:
    """Whether an open card, a creature of the seat or a discarded one, answers what is asked."""
    row = s.effect.row
    if s.ask == ASK_RELEASE:
        return card != s.effect.card
    if not is_candidate(s, VERB[row], THING[row], card):
        return False
    if s.ask != ASK_COPY:
        return True
    if THING[row] == WITH_ACTIVE:
        return step_works(s, seat, FIRST_ROW[ACTIVE * CARDS + card])
    return instant_works(s, seat, card)


@rule
def why_not(s: Vale, seat: int, action: int) -> int:
    if action < SELLS:
        return why_not_hunt(s, action - HUNTS)
    if s.ask == ASK_HUNT:
        return HUNT_FIRST
    if ACTIVATES <= action < CHOOSES:
        if s.ask != ASK_ACTIVATE:
            return NO_EFFECTS_NOW
        for i in range(s.waiting.n):
            if s.waiting.items[i] == action - ACTIVATES:
                return LEGAL
        return NOT_WAITING
    if PAYS <= action < KEEPS:
        return why_not_pay(s, seat, action - PAYS, due(s, seat)) if s.ask == ASK_PAY else NO_PAYMENT_DUE
    if KEEPS <= action < OFFERS_AT:
        return why_not_keep(s, seat, action - KEEPS) if s.ask == ASK_KEEP else NOTHING_TO_KEEP
    if CHOOSES <= action < DONE:
        return why_not_answer(s, seat, action)
    if s.ask == ASK_TURN:
        return why_not_turn(s, seat, action)
    if s.ask == ASK_PAY:
        return PAY_FIRST
    if s.ask == ASK_KEEP:
        return KEEP_FIRST
    if s.ask == ASK_ACTIVATE:
        return EFFECTS_FIRST
    return LEGAL if action == DONE and s.ask == ASK_RELEASE else CHOOSE_FIRST


@rule
def why_not_hunt(s: Vale, card: int) -> int:
    if s.ask != ASK_HUNT:
        return HUNT_OVER
    i = market_place(s.market, card)
    if i == NONE:
        return NOT_REVEALED
    return LEGAL if s.market.owner[i] == NONE else MARKED_ALREADY


@rule
def why_not_turn(s: Vale, seat: int, action: int) -> int:
    if action == DONE:
        return LEGAL if marked(s.market, seat) == 0 else MARKER_LEFT
    if action < SUMMONS_AT:
        i = market_place(s.market, action - (SELLS if action < TAMES else TAMES))
        return LEGAL if i != NONE and s.market.owner[i] == seat else NOT_YOUR_MARKER
    if action >= RELEASES:
        if not has(s, seat, action - RELEASES):
            return NOT_IN_PENS
        return LEGAL if purse(s, seat) >= s.round else TOO_DEAR
    return why_not_summon(s, seat, action - SUMMONS_AT)


@rule
def why_not_summon(s: Vale, seat: int, card: int) -> int:
    """A pen, an instant effect that can be carried out, and enough stones."""
    if find(s.player[seat].hand, card) == NONE:
        return NOT_IN_HAND
    if free_pens(s, seat) < 1:
        return PENS_FULL
    why = hindrance(s, seat, card)
    if why != LEGAL:
        return why
    return LEGAL if purse(s, seat) >= price(s, seat, card) else TOO_DEAR


@rule
def why_not_answer(s: Vale, seat: int, action: int) -> int:
    """Whether an action answers what an effect asks for."""
    if s.effect.card == NONE or s.ask in (ASK_KEEP, ASK_ACTIVATE):
        return NOTHING_TO_CHOOSE
    fits = False
    if action < PAYS:
        card = action - CHOOSES
        if s.ask == ASK_DISCARD or s.ask == ASK_SUMMON:
            fits = find(s.player[seat].hand, card) != NONE and may_choose_held(s, seat, card)
        elif s.ask == ASK_FETCH:
            for i in range(s.discards.n):
                fits = fits or (s.discards.items[i] == card and may_choose_open(s, seat, card))
        elif s.ask in (ASK_RECOVER, ASK_RELEASE, ASK_BANISH, ASK_COPY):
            fits = has(s, seat, card) and may_choose_open(s, seat, card)
    elif action < PLAYERS:
        fits = s.ask == ASK_CHOOSE and may_take(s, seat, action - OFFERS_AT)
    elif s.ask == ASK_PLAYER and action - PLAYERS < s.seats:
        fits = may_be_struck(s, seat, s.effect.row, VERB[s.effect.row], action - PLAYERS)
    return LEGAL if fits else NOT_THIS_ONE


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
