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
from polana.games.vale.legality import may_choose_held, may_choose_open
from polana.games.vale.state import (
    ASK_COPY,
    ASK_DISCARD,
    ASK_PAY,
    ASK_SUMMON,
    ASKS,
    COLOURS,
    PHASES,
    SEATS,
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


# Numbers for learners; seats are counted from the viewer on, who comes first
OBSERVATION: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("phase", (len(PHASES),)),  # hunting, actions, resolving, over: one-hot
    ("ask", (len(ASKS),)),  # what the acting seat is asked, one-hot
    ("acting", (SEATS,)),
    ("turn", (SEATS,)),  # one-hot
    ("first", (SEATS,)),  # the first player, one-hot
    ("round", (1,)),
    ("turns", (1,)),  # seats that have had their turn in this phase, or markers placed
    ("deck", (1,)),  # cards of the draw pile
    ("top", (CARDS,)),  # its top card, if known
    ("paying", (CARDS,)),  # the card to be paid for
    ("effect", (CARDS,)),  # the card whose effect is being carried out
    ("row", (1,)),  # its step
    ("picks", (1,)),  # creatures released by it
    ("target", (SEATS,)),  # the player who was named
    ("waiting", (CARDS,)),  # creatures whose active effects wait
    ("discards", (CARDS,)),
    ("market", (CARDS,)),  # revealed
    ("marked", (SEATS, CARDS)),  # with whose marker
    ("score", (SEATS, 2)),  # points: hundreds, the rest
    ("stones", (SEATS, COLOURS)),
    ("limit", (SEATS,)),  # stones that may be kept
    ("hand", (SEATS, CARDS)),  # known cards of each hand
    ("unknown", (SEATS,)),  # unknown cards in each hand
    ("pens", (SEATS, CARDS)),  # creatures
    ("price", (CARDS,)),  # what summoning each card would cost the viewer
)


@rule
def observe(s: Vale, seat: int, out: Ints) -> None:
    out[s.phase] = 1
    out[len(PHASES) + s.ask] = 1
    at = len(PHASES) + len(ASKS)
    for i in range(s.seats):
        out[at + i] = s.acting >> (seat + s.seats + i) % s.seats & 1
    out[at + SEATS + from_viewer(s, seat, s.turn)] = 1
    out[at + 2 * SEATS + from_viewer(s, seat, s.first)] = 1
    at += 3 * SEATS
    out[at] = s.round
    out[at + 1] = s.turns
    out[at + 2] = s.deck.n
    at += 3
    if s.deck.n > 0 and s.deck.items[s.deck.n - 1] != UNKNOWN:
        out[at + s.deck.items[s.deck.n - 1]] = 1
    at += CARDS
    if s.paying != NONE:
        out[at + s.paying] = 1
    at += CARDS
    if s.effect.card != NONE:
        out[at + s.effect.card] = 1
        out[at + CARDS] = s.effect.row
        out[at + CARDS + 1] = s.effect.picks
        if s.effect.target != NONE:
            out[at + CARDS + 2 + from_viewer(s, seat, s.effect.target)] = 1
    at += CARDS + 2 + SEATS
    for i in range(s.waiting.n):
        out[at + s.waiting.items[i]] = 1
    at += CARDS
    for i in range(s.discards.n):
        out[at + s.discards.items[i]] = 1
    at += CARDS
    for i in range(s.market.n):
        card = s.market.items[i]
        out[at + card] = 1
        if s.market.owner[i] != NONE:
            out[at + CARDS * (1 + from_viewer(s, seat, s.market.owner[i])) + card] = 1
    at += CARDS * (1 + SEATS)
    for i in range(s.seats):
        observe_player(s, (seat + s.seats + i) % s.seats, i, at, out)
    at += SEATS * (2 + COLOURS + 1 + CARDS + 1 + CARDS)
    if seat >= 0:
        for card in range(CARDS):
            out[at + card] = price(s, seat, card)


@rule
def from_viewer(s: Vale, seat: int, other: int) -> int:
    """How many seats after the viewer another one sits; a spectator looks from the last seat."""
    return (other + s.seats - (seat + s.seats) % s.seats) % s.seats


@rule
def observe_player(s: Vale, seat: int, i: int, at: int, out: Ints) -> None:
    """Write the i-th player's part of the pieces that begin at `at`."""
    player = s.player[seat]
    points = min(player.score, 25599)
    out[at + 2 * i] = points // 100
    out[at + 2 * i + 1] = points % 100
    at += 2 * SEATS
    for colour in range(COLOURS):
        out[at + i * COLOURS + colour] = player.stones[colour]
    at += COLOURS * SEATS
    out[at + i] = limit(s, seat)
    at += SEATS
    for j in range(player.hand.n):
        if player.hand.items[j] == UNKNOWN:
            out[at + SEATS * CARDS + i] += 1
        else:
            out[at + i * CARDS + player.hand.items[j]] = 1
    at += SEATS * CARDS + SEATS
    for j in range(player.pens.n):
        out[at + i * CARDS + player.pens.items[j]] = 1
