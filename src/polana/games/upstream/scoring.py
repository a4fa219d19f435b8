"""The end of Upstream: salmon and eggs, and who is ahead of whom."""

from __future__ import annotations

from polana.engine.ranking import to_places
from polana.engine.record import Ints
from polana.engine.rule import rule
from polana.games.upstream.state import GONE, SOURCE, SPACES, TOKENS, Player, Upstream
from polana.games.upstream.swimming import place_of, salmon_of

CATEGORIES = ("salmon", "eggs")
SALMON, EGGS = range(len(CATEGORIES))
SPREADS = (SPACES + 1) * (SPACES + 1) * (SPACES + 1) * (SPACES + 1)  # of four tokens over the spawn


@rule
def space_of(token: int) -> int:
    """The space of the spawn that a token is on, which is its eggs; 0 for all others."""
    return place_of(token) - SOURCE if token < GONE and place_of(token) > SOURCE else 0


@rule
def salmon_points(player: Player) -> int:
    """A point for each salmon in the spawn."""
    points = 0
    for i in range(TOKENS):
        if space_of(player.token[i]):
            points += salmon_of(player.token[i])
    return points


@rule
def egg_points(player: Player) -> int:
    """For each token the eggs of its space."""
    points = 0
    for i in range(TOKENS):
        points += space_of(player.token[i])
    return points


@rule
def score(s: Upstream, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat * 2 + SALMON] = salmon_points(s.player[seat])
        out[seat * 2 + EGGS] = egg_points(s.player[seat])


@rule
def standing(s: Upstream, seat: int) -> int:
    """Points, then salmon, then (Spanish edition) tokens, then the spaces from the farthest on; of two, the second."""
    player = s.player[seat]
    tokens, spaces = 0, 0
    for i in range(TOKENS):  # tokens ascend, so the last in the spawn is the farthest
        space = space_of(player.token[TOKENS - 1 - i])
        if space:
            tokens += 1
            spaces = spaces * (SPACES + 1) + space
    for _ in range(TOKENS - tokens):
        spaces *= SPACES + 1
    salmon = salmon_points(player)
    order = (salmon + egg_points(player)) * 16 + salmon
    order = order * 8 + (tokens if s.options.tie_break else 0)
    order = order * SPREADS + spaces
    return order * 2 + (1 if s.seats == 2 and seat != s.first else 0)


@rule
def rank(s: Upstream, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    to_places(out, s.seats)
