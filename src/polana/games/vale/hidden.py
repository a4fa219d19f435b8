"""What a seat of the Vale knows: its hand, all that lies open, and what came to other hands openly.

Everybody knows which cards lay in the discard pile when it became the draw pile. So a card that somebody drew before
that is none of them: hidden cards are told apart by the shuffle they were drawn from.
"""

from __future__ import annotations

from polana.engine.contract import LEGAL
from polana.engine.piles import (
    EVERYBODY,
    NONE,
    UNKNOWN,
    blank_hand,
    blank_stack,
    blanks,
    fill,
    find,
    mix_unseen,
    sort_hand,
)
from polana.engine.record import Ints
from polana.engine.rng import below
from polana.engine.rule import rule
from polana.games.vale.cards import CARDS
from polana.games.vale.codes import (
    ACTING_AT,
    ASK_AT,
    DECK_AT,
    DISCARDS_AT,
    EFFECT_AT,
    FIRST_AT,
    HAND_AT,
    LIMIT_AT,
    MARKED_AT,
    MARKET_AT,
    PAYING_AT,
    PENS_AT,
    PHASE_AT,
    PICKS_AT,
    PRICE_AT,
    ROUND_AT,
    ROW_AT,
    SCORE_AT,
    STONES_AT,
    TARGET_AT,
    TOP_AT,
    TURN_AT,
    TURNS_AT,
    UNKNOWN_AT,
    WAITING_AT,
)
from polana.games.vale.legal import may_choose_held, may_choose_open
from polana.games.vale.state import (
    ASK_COPY,
    ASK_DISCARD,
    ASK_PAY,
    ASK_SUMMON,
    COLOURS,
    Vale,
)
from polana.games.vale.stones import limit, price
from polana.games.vale.summoning import hindrance

TRIES = 5000  # deals after the first one; in the rarest case that games lead to, one in about a hundred makes sense
HALF = CARDS // 2  # a mask of 35 cards fits in an integer of either way to run


@rule
def conceal(s: Vale, seat: int) -> None:
    blank_stack(s.deck, seat)
    for other in range(s.seats):
        blank_hand(s.player[other].hand, seat)


@rule
def imagine(s: Vale, seat: int) -> None:
    """Deal the cards that are nowhere to be seen evenly over the blanks, until the world makes sense.

    What the acting seat needs is one certain card at most, and others that nearly all are good for. If no deal gave it,
    the last one stays: only a record that no game leads to comes that far.
    """
    deal_unseen(s, seat)
    for _ in range(TRIES):
        if not is_stuck(s):
            return
        conceal(s, seat)
        deal_unseen(s, seat)


@rule
def is_stuck(s: Vale) -> bool:
    """Whether the acting seat could not answer: then it would not have come to be asked."""
    seat = 0
    while not s.acting >> seat & 1:
        seat += 1
    if s.ask == ASK_DISCARD or s.ask == ASK_SUMMON:
        hand = s.player[seat].hand
        for i in range(hand.n):
            if may_choose_held(s, seat, hand.items[i]):
                return False
        return True
    if s.ask == ASK_PAY and find(s.player[seat].hand, s.paying) != NONE:
        return hindrance(s, seat, s.paying) != LEGAL
    if s.ask == ASK_COPY:
        pens = s.player[seat].pens
        for i in range(pens.n):
            if may_choose_open(s, seat, pens.items[i]):
                return False
        return True
    return False


@rule
def deal_unseen(s: Vale, seat: int) -> None:
    """Put every card that is nowhere to be seen in one of the blanks that it can be."""
    for first in range(0, CARDS, HALF):
        seen = shown(s, first)
        for card in range(first, first + HALF):
            if not seen >> (card - first) & 1:
                put_unseen(s, card)
    for other in range(s.seats):
        sort_hand(s.player[other].hand)
    mix_unseen(s.deck, seat, s.rng)


@rule
def shown(s: Vale, first: int) -> int:
    """A mask of those of the cards first .. first + HALF - 1 that a record shows."""
    mask = 0
    for i in range(s.deck.n):
        mask |= bit(first, s.deck.items[i])
    for i in range(s.discards.n):
        mask |= bit(first, s.discards.items[i])
    for i in range(s.market.n):
        mask |= bit(first, s.market.items[i])
    for seat in range(s.seats):
        player = s.player[seat]
        for i in range(player.hand.n):
            mask |= bit(first, player.hand.items[i])
        for i in range(player.pens.n):
            mask |= bit(first, player.pens.items[i])
    return mask


@rule
def bit(first: int, card: int) -> int:
    return 1 << (card - first) if first <= card < first + HALF else 0


@rule
def put_unseen(s: Vale, card: int) -> None:
    """Put a card in one of the blanks of its shuffle, each as likely as any other."""
    shuffle = s.dealt[card]
    room = blanks(s.deck) if shuffle == s.shuffle else 0
    for seat in range(s.seats):
        room += missing(s, seat, shuffle)
    pick = below(s.rng, room)
    for seat in range(s.seats):
        lacking = missing(s, seat, shuffle)
        if pick < lacking:
            fill(s.player[seat].hand, card, 1 << seat)
            return
        pick -= lacking
    fill(s.deck, card, 0)


@rule
def missing(s: Vale, seat: int, shuffle: int) -> int:
    """How many secret cards of a shuffle a hand still lacks."""
    player = s.player[seat]
    count = player.secret[shuffle]
    if count > 0:
        for i in range(player.hand.n):
            card = player.hand.items[i]
            if card != UNKNOWN and player.hand.seen[i] != EVERYBODY and s.dealt[card] == shuffle:
                count -= 1
    return count


# Numbers for learners


@rule
def observe(s: Vale, seat: int, out: Ints) -> None:
    out[PHASE_AT + s.phase] = 1
    out[ASK_AT + s.ask] = 1
    out[TURN_AT + from_viewer(s, seat, s.turn)] = 1
    out[FIRST_AT + from_viewer(s, seat, s.first)] = 1
    out[ROUND_AT] = s.round
    out[TURNS_AT] = s.turns
    out[DECK_AT] = s.deck.n
    if s.deck.n > 0 and s.deck.items[s.deck.n - 1] != UNKNOWN:
        out[TOP_AT + s.deck.items[s.deck.n - 1]] = 1
    if s.paying != NONE:
        out[PAYING_AT + s.paying] = 1
    if s.effect.card != NONE:
        out[EFFECT_AT + s.effect.card] = 1
        out[ROW_AT] = s.effect.row
        out[PICKS_AT] = s.effect.picks
        if s.effect.target != NONE:
            out[TARGET_AT + from_viewer(s, seat, s.effect.target)] = 1
    for i in range(s.waiting.n):
        out[WAITING_AT + s.waiting.items[i]] = 1
    for i in range(s.discards.n):
        out[DISCARDS_AT + s.discards.items[i]] = 1
    for i in range(s.market.n):
        card = s.market.items[i]
        out[MARKET_AT + card] = 1
        if s.market.owner[i] != NONE:
            out[MARKED_AT + from_viewer(s, seat, s.market.owner[i]) * CARDS + card] = 1
    for i in range(s.seats):
        other = (seat + s.seats + i) % s.seats
        out[ACTING_AT + i] = s.acting >> other & 1
        observe_player(s, other, i, out)
    if seat >= 0:
        for card in range(CARDS):
            out[PRICE_AT + card] = price(s, seat, card)


@rule
def from_viewer(s: Vale, seat: int, other: int) -> int:
    """How many seats after the viewer another one sits; a spectator looks from the last seat."""
    return (other + s.seats - (seat + s.seats) % s.seats) % s.seats


@rule
def observe_player(s: Vale, seat: int, i: int, out: Ints) -> None:
    """What a seat has, which is the i-th from the viewer on."""
    player = s.player[seat]
    points = min(player.score, 25599)
    out[SCORE_AT + 2 * i] = points // 100
    out[SCORE_AT + 2 * i + 1] = points % 100
    for colour in range(COLOURS):
        out[STONES_AT + i * COLOURS + colour] = player.stones[colour]
    out[LIMIT_AT + i] = limit(s, seat)
    for j in range(player.hand.n):
        if player.hand.items[j] == UNKNOWN:
            out[UNKNOWN_AT + i] += 1
        else:
            out[HAND_AT + i * CARDS + player.hand.items[j]] = 1
    for j in range(player.pens.n):
        out[PENS_AT + i * CARDS + player.pens.items[j]] = 1
