"""The contract of a game: the head that every state record begins with, and the rules every game has.

The rules are declared here with what they promise; each game's modules define functions of the same names.
The engine clears events, counts plies and answers for seats that may not act, so that a game only states its rules.
"""

from __future__ import annotations

from typing import Annotated

from polana.engine.piles import UNKNOWN
from polana.engine.record import SIZE, Ints, Record, Rows
from polana.engine.rng import Rng
from polana.engine.rule import open_rule, rule

SPECTATOR = -1  # viewer: what anybody may know
TRUTH = -2  # viewer: the whole truth

REASONS = ("legal", "game_over", "not_your_turn", "no_such_action")
LEGAL, GAME_OVER, NOT_YOUR_TURN, NO_SUCH_ACTION = range(len(REASONS))


def numbered(names: tuple[str, ...], first: int = 0) -> range:
    """Numbers for a tuple of names, to be unpacked into constants: too few or too many names fail at once."""
    return range(first, first + len(names))


class Event(Record):
    """One thing that happened."""

    kind: Annotated[int, "i2"]  # index into the game's event names
    seat: Annotated[int, "i2"]  # who did it, or whom it concerns
    a: Annotated[int, "i2"]  # up to four numbers; what each is, the game's codes declare for the kind
    b: Annotated[int, "i2"]
    c: Annotated[int, "i2"]
    d: Annotated[int, "i2"]
    points: Annotated[int, "i2"]
    category: Annotated[int, "i2"]  # score category of the points, or NONE
    sees: Annotated[int, "u1"]  # mask of the seats that may read the numbers
    fresh: Annotated[int, "u1"]  # 1 when somebody learns something new


class Events(Record):
    n: int
    items: Annotated[Rows[Event], SIZE]


class Options(Record):
    """All that a new game needs besides seats and seed; games add their own fields."""


class Head(Record):
    """What every state record begins with."""

    seats: int
    acting: int  # mask of the seats that may act now; 0: the game is over
    ply: int  # actions played so far
    secret_ply: int  # last ply at which somebody learned something new
    viewer: int  # whose knowledge this is: a seat, SPECTATOR or TRUTH
    options: Options
    rng: Rng
    events: Events  # of the last action


@rule
def note(
    s: Head,
    kind: int,
    seat: int,
    a: int,
    b: int,
    c: int,
    d: int,
    points: int,
    category: int,
    sees: int,
    fresh: int,
) -> None:
    """Write down an event; games call the rules that their codes make of it."""
    event = s.events.items[s.events.n]
    event.kind = kind
    event.seat = seat
    event.a = a
    event.b = b
    event.c = c
    event.d = d
    event.points = points
    event.category = category
    event.sees = sees
    event.fresh = fresh
    s.events.n += 1
    if fresh:
        s.secret_ply = s.ply


@rule
def clear_events(s: Head) -> None:
    before = s.events.n
    s.events.n = 0
    clear_rest(s, before)


@rule
def clear_rest(s: Head, before: int) -> None:
    """Clear what is left of so many earlier events, over which the new ones were written."""
    for i in range(s.events.n, before):
        event = s.events.items[i]
        event.kind = 0
        event.seat = 0
        event.a = 0
        event.b = 0
        event.c = 0
        event.d = 0
        event.points = 0
        event.category = 0
        event.sees = 0
        event.fresh = 0


@rule
def blank_events(s: Head, seat: int) -> None:
    """Blank the numbers of events that a seat did not see."""
    for i in range(s.events.n):
        event = s.events.items[i]
        if not event.sees >> (seat & 7) & 1:
            event.a = UNKNOWN
            event.b = UNKNOWN
            event.c = UNKNOWN
            event.d = UNKNOWN


@open_rule
def setup(s: Head) -> None:
    """Deal a new game: `seats`, `options` and `rng` are set, everything else is zero."""
    raise NotImplementedError


@open_rule
def legal(s: Head, seat: int, out: Ints) -> int:
    """Write an acting seat's legal actions, ascending; how many."""
    raise NotImplementedError


@open_rule
def why_not(s: Head, seat: int, action: int) -> int:
    """LEGAL, or the reason that forbids an acting seat this action of the action space."""
    raise NotImplementedError


@open_rule
def apply(s: Head, seat: int, action: int) -> None:
    """Play a legal action on a whole record and write the events."""
    raise NotImplementedError


@open_rule
def score(s: Head, out: Ints) -> None:
    """Points per seat and category (seat after seat), as far as the record's viewer can know."""
    raise NotImplementedError


@open_rule
def rank(s: Head, out: Ints) -> None:
    """Place of each seat, 0 the best; equal places are shared and use up the next ones."""
    raise NotImplementedError


@open_rule
def conceal(s: Head, seat: int) -> None:
    """Blank what a seat (or SPECTATOR) cannot know; the engine does stream, events and viewer."""
    raise NotImplementedError


@open_rule
def imagine(s: Head, seat: int) -> None:
    """Fill a concealed record's blanks with an even draw from `s.rng` of what fits all the seat knows. It ends after a
    number of draws that is known beforehand."""
    raise NotImplementedError


@open_rule
def observe(s: Head, seat: int, out: Ints) -> None:
    """Write a concealed record as numbers for learners, in the pieces that the header names."""
    raise NotImplementedError


@open_rule
def judge(s: Head, out: Ints) -> None:
    """How well each seat of a whole record stands, in thousandths of a point."""
    raise NotImplementedError


@open_rule
def prefer(s: Head, seat: int, actions: Ints, n: int, out: Ints) -> None:
    """How much a sensible player likes each action of a whole record: weights of 1 or more. Out has room for the most
    actions that the game ever offers; what lies behind the n weights may be used to reckon."""
    raise NotImplementedError
