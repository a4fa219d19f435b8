"""Whether a position that somebody wrote can be one of the Vale's, so that it can be played on to its end."""

from __future__ import annotations

from typing import Any

from polana.engine.contract import LEGAL
from polana.engine.piles import EVERYBODY, NONE, UNKNOWN, contents, find
from polana.engine.position import Fields
from polana.games.vale.cards import (
    ACTIVE,
    BANISH,
    CARDS,
    COPY,
    FIRST_ROW,
    INSTANT,
    LAST_ROW,
    NAMES,
    RECOVER,
    STEAL,
    SUMMON,
    THIS,
    VERB,
    VERBS,
)
from polana.games.vale.hidden import is_stuck
from polana.games.vale.legal import due, legal
from polana.games.vale.market import marked
from polana.games.vale.state import (
    ACT,
    ASK_ACTIVATE,
    ASK_BANISH,
    ASK_COPY,
    ASK_DISCARD,
    ASK_HUNT,
    ASK_KEEP,
    ASK_OVER,
    ASK_PAY,
    ASK_RELEASE,
    ASK_SUMMON,
    ASK_TURN,
    ASKS,
    HUNT,
    MARKERS,
    MOST_LEGAL,
    OVER,
    RESOLVE,
    SHUFFLES,
    Vale,
)
from polana.games.vale.stones import limit, of_one_colour, purse, stones_of
from polana.games.vale.summoning import EGG, SCORCH, active_works, free_pens, has, hindrance, summons_left

EXALTED = NAMES.index("genie-exalted")


def check(s: Vale, fields: Fields) -> None:
    """Complain about the first field that does not fit the others."""
    asked = _asked(s)
    if s.acting != (0 if asked == NONE else 1 << asked):
        raise fields.bad("acting", "acting")
    _check_turn(s, fields)
    _check_market(s, fields)
    for seat in range(s.seats):
        over = stones_of(s, seat) > limit(s, seat)
        if over != (s.ask == ASK_KEEP and seat == asked) or (over and of_one_colour(s, seat)):
            raise fields.bad(f"players[{seat}].stones", "stones")
    if (s.effect.card != NONE) != (s.ask not in (ASK_HUNT, ASK_TURN, ASK_PAY, ASK_KEEP, ASK_ACTIVATE, ASK_OVER)):
        raise fields.bad("effect", "asked", ask=ASKS[s.ask])
    if s.effect.card != NONE:
        _check_effect(s, fields)
    if (s.paying != NONE) != (s.ask == ASK_PAY) or (s.ask == ASK_PAY and not _may_pay(s, asked)):
        raise fields.bad("paying", "asked", ask=ASKS[s.ask])
    if s.phase != OVER and not _has_answer(s, asked):
        raise fields.bad("ask", "asked", ask=ASKS[s.ask])


def never_stays(card: int, pens: int) -> bool:
    """Whether a creature leaves its pen before anybody is asked, or needs another beside it when there is one pen."""
    at = INSTANT * CARDS + card
    verbs = {VERB[row] for row in range(FIRST_ROW[at], LAST_ROW[at])}
    return THIS in verbs or (pens == 1 and not verbs.isdisjoint((COPY, RECOVER, SUMMON)))


def _asked(s: Vale) -> int:
    """Who has to act."""
    if s.phase == OVER:
        return NONE
    if s.ask == ASK_BANISH:
        return s.effect.target
    if s.ask == ASK_KEEP:
        over = [seat for seat in range(s.seats) if stones_of(s, seat) > limit(s, seat)]
        return over[0] if len(over) == 1 else NONE
    return s.turn


def _check_turn(s: Vale, fields: Fields) -> None:
    """Round, phase, turn and question fit together."""
    if (s.phase == OVER) != (s.ask == ASK_OVER) or (s.phase == HUNT) != (s.ask == ASK_HUNT):
        raise fields.bad("ask", "asked", ask=ASKS[s.ask])
    if (s.ask in (ASK_TURN, ASK_PAY) and s.phase != ACT) or (s.summons and s.phase != ACT):
        raise fields.bad("phase", "asked", ask=ASKS[s.ask])
    taken = s.turns
    if s.phase == HUNT:
        taken = s.turns if s.turns < s.seats else MARKERS * s.seats - 1 - s.turns
    elif s.phase == OVER:
        taken = s.seats - 1 if s.turns == s.seats else NONE
    if not 0 <= taken < s.seats or s.turn != (s.first + taken) % s.seats:
        raise fields.bad("turns", "asked", ask=ASKS[s.ask])
    if s.waiting.n and (s.phase in (HUNT, OVER) or s.ask in (ASK_TURN, ASK_PAY)):
        raise fields.bad("waiting", "asked", ask=ASKS[s.ask])
    if s.ask == ASK_ACTIVATE and (
        s.waiting.n < 2 or not any(active_works(s, s.turn, card) for card in contents(s.waiting))
    ):
        raise fields.bad("waiting", "asked", ask=ASKS[s.ask])


def _check_market(s: Vale, fields: Fields) -> None:
    """While all hunt, markers lie as the order says; then those of the seats that have not ended their turns."""
    free = marked(s.market, NONE)
    if s.phase == HUNT:
        hunters = [s.first + i if i < s.seats else s.first + MARKERS * s.seats - 1 - i for i in range(s.turns)]
        placed = [hunter % s.seats for hunter in hunters]
        fits = free > 1 and all(marked(s.market, seat) == placed.count(seat) for seat in range(s.seats))
    else:
        still = [(s.first + i) % s.seats for i in range(s.turns, s.seats)] if s.phase == ACT else []
        fits = free == 0 and all(marked(s.market, seat) <= (MARKERS if seat in still else 0) for seat in range(s.seats))
    if not fits:
        raise fields.bad("market", "asked", ask=ASKS[s.ask])


def _check_effect(s: Vale, fields: Fields) -> None:
    """The effect is one that its card can have, at a step that asks for what is asked."""
    effect = s.effect
    kind = INSTANT if effect.row < FIRST_ROW[ACTIVE * CARDS] else ACTIVE
    source = next(card for card in range(CARDS) if LAST_ROW[kind * CARDS + card] > effect.row)
    copies = effect.card == (SCORCH if kind == INSTANT else EXALTED) and has(s, s.turn, source)
    gone = effect.card == EGG and find_open(s, EGG) and s.ask == ASK_SUMMON
    here = has(s, s.turn, effect.card) or gone
    phases = (ACT,) if kind == INSTANT else (RESOLVE,) if s.summons == 0 else (ACT, RESOLVE)
    verb = VERB[effect.row]
    name = "player" if verb == STEAL or (verb == BANISH and effect.target == NONE) else VERBS[verb]
    fits = (
        (source == effect.card or copies)
        and here
        and s.phase in phases
        and name == ASKS[s.ask]
        and not (verb == STEAL and effect.target != NONE)
        and (effect.target == NONE or s.ask == ASK_BANISH)
        and (effect.picks == 0 or s.ask == ASK_RELEASE)
        and effect.card not in contents(s.waiting)
    )
    if not fits:
        raise fields.bad("effect", "asked", ask=ASKS[s.ask])


def find_open(s: Vale, card: int) -> bool:
    """Whether a card lies in the discard pile."""
    return card in contents(s.discards)


def _may_pay(s: Vale, seat: int) -> bool:
    """Whether the card to be paid for can be, as far as the viewer can see."""
    hand = s.player[seat].hand
    i = find(hand, s.paying)
    if i == NONE:
        return has(s, seat, s.paying) and purse(s, seat) >= s.round
    if hand.seen[i] != EVERYBODY or free_pens(s, seat) < 1 or summons_left(s) < 1:
        return False
    if not 0 < due(s, seat) <= purse(s, seat):
        return False
    return find(hand, UNKNOWN) != NONE or hindrance(s, seat, s.paying) == LEGAL


def _has_answer(s: Vale, seat: int) -> bool:
    """Whether the acting seat has something to answer; when its hand is hidden, in some world."""
    hand = s.player[seat].hand
    if s.ask == ASK_TURN:  # a marker to take up, or the end of the turn
        return True
    if s.ask not in (ASK_DISCARD, ASK_SUMMON, ASK_COPY, ASK_PAY) or find(hand, UNKNOWN) == NONE:
        room: Any = [0] * MOST_LEGAL
        return legal(s, seat, room) > 0
    return any(not _stuck_with(s, seat, card) for card in _unseen(s))


def _unseen(s: Vale) -> list[int]:
    """The cards that a concealed record does not show."""
    shown = {*contents(s.deck), *contents(s.discards), *(s.market.items[i] for i in range(s.market.n))}
    for seat in range(s.seats):
        shown |= {*contents(s.player[seat].hand), *contents(s.player[seat].pens)}
    return [card for card in range(CARDS) if card not in shown]


def _stuck_with(s: Vale, seat: int, card: int) -> bool:
    """Whether the acting seat could not answer with this card in its hidden hand and others beside it."""
    hand, player = s.player[seat].hand, s.player[seat]
    lacking = [
        shuffle for shuffle in range(SHUFFLES) for _ in range(player.secret[shuffle] - _known_secrets(s, seat, shuffle))
    ]
    if s.dealt[card] not in lacking:
        return True
    lacking.remove(s.dealt[card])
    cards = [card]
    for shuffle in lacking:
        cards.append(next(c for c in _unseen(s) if s.dealt[c] == shuffle and c not in cards))
    blank = [i for i in range(hand.n) if hand.items[i] == UNKNOWN]
    for i, filled in zip(blank, cards, strict=True):
        hand.items[i] = filled
    stuck = is_stuck(s)
    for i in blank:
        hand.items[i] = UNKNOWN
    return stuck


def _known_secrets(s: Vale, seat: int, shuffle: int) -> int:
    """How many secret cards of a shuffle a record shows in a hand."""
    hand = s.player[seat].hand
    known = [hand.items[i] for i in range(hand.n) if hand.items[i] != UNKNOWN and hand.seen[i] != EVERYBODY]
    return sum(s.dealt[card] == shuffle for card in known)
