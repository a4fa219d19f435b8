"""What a sensible player of the Vale sees at a glance, in thousandths of a point."""

from __future__ import annotations

from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.vale.cards import (
    ACTIVATE,
    ACTIVE,
    ALL,
    ALWAYS,
    AMOUNT,
    BANISH,
    BONUS,
    CARDS,
    CHEAP,
    CHEAPEST,
    CHOOSE,
    COPY,
    COST,
    COST_OF,
    CREATURE,
    DISCARD,
    DISCOUNT,
    DRAW,
    FAMILY,
    FAMILY_OF,
    FETCH,
    FIRST_ROW,
    FIRST_STONE,
    GAIN,
    GIVE,
    HAS_ACTIVE,
    INSTANT,
    LAST_ROW,
    LIMIT,
    LOSE,
    NOTHING,
    OTHERWISE,
    PERMANENT,
    RECOVER,
    SALE,
    STEAL,
    SUMMON,
    SWAP,
    TAKE,
    THING,
    THIS,
    TRIBUTE,
    VALUE,
    VERB,
    WHEN,
    WITH_ACTIVE,
    WORTH,
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
)
from polana.games.vale.moves import counted, holds
from polana.games.vale.state import (
    ACT,
    ASK_BANISH,
    ASK_DISCARD,
    ASK_RECOVER,
    COLOURS,
    GOAL,
    HUNT,
    OVER,
    RESOLVE,
    ROUNDS,
    WORTHS,
    Vale,
)
from polana.games.vale.stones import price, purse, worth
from polana.games.vale.summoning import families_of, offer_row

UNIT = 490  # what 1 of a stone's value is worth while there is something to summon
CARD = 1500  # a card from the pile or the discards
HELD_BACK = 500  # of 1000: how much of what a card in hand promises will come true
PEN = 350  # what a pen costs that is taken for nothing
PACE = 6  # points of the leader in a round, about
# What permanent effects bring in a round, for each 1 of their amount
VALUES, SWAPS, LIMITS, DISCOUNTS, BONUSES, TRIBUTES = 700, 441, 250, 800, 450, 250

SEARCH = {"depth": 1000}  # sensible players play to the end: engines show their worth late


@rule
def resolutions(s: Vale, seat: int) -> int:
    """How often a seat's active effects will still be used, about: the tenth round or 60 points end the game."""
    best = 0
    for other in range(s.seats):
        best = max(best, s.player[other].score)
    later = min(ROUNDS - s.round, max(0, GOAL - best + PACE - 1) // PACE)
    after = (s.turn + s.seats - s.first) % s.seats
    done = s.phase == RESOLVE and (seat + s.seats - s.first) % s.seats <= after
    return later if done else later + 1


@rule
def stone_unit(s: Vale, seat: int) -> int:
    """What 1 of a stone's value is worth to a seat: nothing when it will summon no more."""
    acts = s.phase == HUNT or (s.phase == ACT and (seat + s.seats - s.first) % s.seats >= s.turns)
    left = resolutions(s, seat)
    if left > 1:
        return UNIT
    return UNIT if acts else 0


# What effects bring


@rule
def row_value(s: Vale, seat: int, row: int, card: int, new: int) -> int:
    """What a step brings; `new` is 1 for a card that is not in its pen yet, which then counts too."""
    verb, amount, thing = VERB[row], AMOUNT[row], THING[row]
    if verb == GAIN:
        if thing == NOTHING:
            met = WHEN[row] == ALWAYS or holds(s, seat, WHEN[row])
            return 1000 * (amount if met else OTHERWISE[row])
        return 1000 * amount * tally(s, seat, thing, card, new)
    if verb == TAKE:
        return amount * WORTHS[thing - FIRST_STONE] * UNIT * 3 // 4
    if verb == GIVE and thing != ALL:
        return -amount * WORTHS[thing - FIRST_STONE] * UNIT
    if verb == WORTH:
        stones = s.player[seat].stones
        if thing == ALL:
            return purse(s, seat) * (1000 - UNIT)
        return 1000 * stones[thing - FIRST_STONE] * worth(s, seat, thing - FIRST_STONE)
    if verb == LOSE:
        return -1000 * amount
    if verb == STEAL:
        return 1500 * amount
    if verb in (DRAW, FETCH):
        return CARD
    if verb == DISCARD:
        return -CARD
    if verb in (RECOVER, COPY, BANISH):
        return 1000
    if verb == CHOOSE:
        return amount * 2500
    if verb == ACTIVATE:
        return 1500 * counted(s, seat, WITH_ACTIVE)
    if verb == SUMMON:
        return 4000
    return 500 if verb == THIS else 0


@rule
def tally(s: Vale, seat: int, thing: int, card: int, new: int) -> int:
    """How many of a thing a seat has, with a card that is about to come."""
    if thing == COST:
        return 5
    count = counted(s, seat, thing)
    if new == 0:
        return count
    if thing == FAMILY:
        return count + (0 if families_of(s, seat) >> FAMILY_OF[card] & 1 else 1)
    own = thing == CREATURE or thing == FAMILY_OF[card] or (thing == CHEAP and COST_OF[card] <= CHEAPEST)
    return count + 1 if own or (thing == WITH_ACTIVE and HAS_ACTIVE[card]) else count


@rule
def effect_value(s: Vale, seat: int, card: int, kind: int, new: int) -> int:
    """What an effect brings once."""
    at = kind * CARDS + card
    total = 0
    for row in range(FIRST_ROW[at], LAST_ROW[at]):
        total += row_value(s, seat, row, card, new)
        if VERB[row] == CHOOSE:
            return total
    return total


@rule
def lasting(s: Vale, seat: int, card: int, new: int) -> int:
    """What a creature in its pen brings in a round."""
    total = max(0, effect_value(s, seat, card, ACTIVE, new))
    at = PERMANENT * CARDS + card
    for row in range(FIRST_ROW[at], LAST_ROW[at]):
        verb, amount = VERB[row], AMOUNT[row]
        if verb == VALUE:
            total += VALUES * amount
        elif verb == SWAP:
            total += SWAPS
        elif verb == LIMIT:
            total += LIMITS * amount
        elif verb == DISCOUNT:
            total += DISCOUNTS * amount
        elif verb == BONUS:
            total += BONUSES * amount
        elif verb == TRIBUTE:
            total += TRIBUTES * amount
    return total


@rule
def promise(s: Vale, seat: int, card: int, left: int) -> int:
    """What summoning a card would bring, its price taken off."""
    gain = effect_value(s, seat, card, INSTANT, 1) + lasting(s, seat, card, 1) * left
    return gain - price(s, seat, card) * UNIT - PEN


@rule
def sale_value(card: int) -> int:
    """What the stones for a card are worth."""
    at = FAMILY_OF[card] * COLOURS
    total = 0
    for colour in range(COLOURS):
        total += SALE[at + colour] * WORTHS[colour]
    return total * UNIT


# How well a seat stands


@rule
def judge(s: Vale, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.player[seat].score * 1000
        if s.phase != OVER:
            out[seat] += outlook(s, seat)


@rule
def outlook(s: Vale, seat: int) -> int:
    """What a seat can hope for besides its points."""
    player = s.player[seat]
    left, unit = resolutions(s, seat), stone_unit(s, seat)
    hope = purse(s, seat) * unit
    for i in range(player.pens.n):
        lasts = lasting(s, seat, player.pens.items[i], 0)
        hope += lasts * left if lasts else -PEN
    if unit == 0:
        return hope
    best, second, rest = 0, 0, 0
    for i in range(player.hand.n):
        worthy = promise(s, seat, player.hand.items[i], max(0, left - 1))
        if worthy > best:
            rest, second, best = rest + second, best, worthy
        elif worthy > second:
            rest, second = rest + second, worthy
        elif worthy > 0:
            rest += worthy
    hope += best * HELD_BACK * 3 // 2000 + second * HELD_BACK // 1000 + rest * HELD_BACK // 4000
    for i in range(s.market.n):
        if s.market.owner[i] == seat:
            hope += catch(s, seat, s.market.items[i], left)
    return hope


@rule
def catch(s: Vale, seat: int, card: int, left: int) -> int:
    """What a card of the market is worth: sold or tamed."""
    return max(sale_value(card), promise(s, seat, card, left) * HELD_BACK // 1000 + COST_OF[card] * 20)


# What to do


@rule
def prefer(s: Vale, seat: int, actions: Ints, n: int, out: Ints) -> None:
    left = resolutions(s, seat)
    for i in range(n):
        out[i] = max(1, liking(s, seat, actions[i], left))


@rule
def liking(s: Vale, seat: int, action: int, left: int) -> int:
    if action < HUNTS.end:
        return catch(s, seat, hunt_parts(action).card, left)
    if action < SELLS.end:
        return sale_value(sell_parts(action).card) * (1 if left > 1 or s.player[seat].hand.n else 0)
    if action < TAMES.end:
        return promise(s, seat, tame_parts(action).card, left) * HELD_BACK // 600
    if action < SUMMONS.end:
        return 3 * promise(s, seat, summon_parts(action).card, left)
    if action < RELEASES.end:
        return like_release(s, seat, release_parts(action).card, left)
    if action < ACTIVATES.end:
        return 1000 + max(0, effect_value(s, seat, activate_parts(action).card, ACTIVE, 0))
    if action < CHOOSES.end:
        return like_card(s, seat, choose_parts(action).card, left)
    if action < PAYS.end:
        return 60000 - stones_value(s, seat, pay_parts(action).stones) * 1000
    if action < KEEPS.end:
        return stones_value(s, seat, keep_parts(action).stones) * 1000
    if action < OFFERS.end:
        return like_offers(s, seat, offer_parts(action).offers)
    if action < STRIKES.end:
        player = strike_parts(action).player
        return 1 if player == seat else 1000 + s.player[player].score * 1000
    return 1200


@rule
def stones_value(s: Vale, seat: int, stones: int) -> int:
    """What a set of stones is worth to a seat."""
    reds, blues = REDS[stones] * worth(s, seat, 0), BLUES[stones] * worth(s, seat, 1)
    return reds + blues + PURPLES[stones] * worth(s, seat, 2)


@rule
def like_release(s: Vale, seat: int, card: int, left: int) -> int:
    """A creature that brings nothing more makes room when there is none and a better one waits."""
    player = s.player[seat]
    if player.pens.n < s.round or player.hand.n == 0 or purse(s, seat) < s.round + 3:
        return 1
    return 1300 if lasting(s, seat, card, 0) * left < 1000 else 1


@rule
def like_card(s: Vale, seat: int, card: int, left: int) -> int:
    """A card for an effect: give away what promises least, take what promises most."""
    value = promise(s, seat, card, left)
    if s.ask == ASK_DISCARD:
        return 40000 - value
    if s.ask == ASK_BANISH:
        return 40000 - lasting(s, seat, card, 0) * left
    if s.ask == ASK_RECOVER:
        return 20000 + COST_OF[card] * 1000 - lasting(s, seat, card, 0) * left
    return 20000 + value


@rule
def like_offers(s: Vale, seat: int, mask: int) -> int:
    """The steps of the offers together."""
    choice = s.effect.row
    total = 5000
    for number in range(THING[choice]):
        if mask >> number & 1:
            at = offer_row(choice, number)
            for row in range(at + 1, at + 1 + AMOUNT[at]):
                total += row_value(s, seat, row, s.effect.card, 0)
    return total
