"""Upstream, by Victor Samitier: lead your salmon up a river that vanishes behind them."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Choice, Flag, Need
from polana.games.upstream import (
    codes,
    hidden,
    laying,
    legal,
    passing,
    river,
    rules,
    scoring,
    sense,
    state,
    swimming,
    words,
)
from polana.games.upstream.codes import CODES

GAME = Header(
    name="upstream",
    version=1,
    seats=(2, 3, 4, 5),
    state=state.Upstream,
    modules=(state, codes, river, swimming, laying, passing, scoring, rules, legal, hidden, sense),
    words=words,
    options=(
        Choice("river", ("together", "random"), default="together"),
        Choice("currents", state.MIXTURES, default="none"),
        Choice("whirlpools", state.WHIRLPOOLS, default="none"),
        Flag("fastest_salmon", default=False),
        Flag("movement_tokens", default=False),
        Choice("tie_break", ("polish", "spanish"), default="polish"),
    ),
    needs=(  # two players have no rocks and too few herons to put away, unless the rocks are whirlpools
        Need(
            "currents", ("for_herons", "for_eagles", "for_water_and_rocks"), (2,), "whirlpools", ("polish", "spanish")
        ),
    ),
    codes=CODES,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    categories=scoring.CATEGORIES,
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
