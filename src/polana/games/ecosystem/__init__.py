"""Ecosystem, by Matt Simpson: draft cards and lay out a land in which every plant and animal finds what it needs."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Flag
from polana.games.ecosystem import cells, codes, hidden, land, legal, rules, scoring, sense, state, words
from polana.games.ecosystem.codes import CODES

GAME = Header(
    name="ecosystem",
    version=1,
    seats=(2, 3, 4, 5, 6),
    state=state.Ecosystem,
    modules=(state, codes, cells, land, scoring, rules, legal, hidden, sense),
    words=words,
    options=(Flag("hands_of_ten", default=False),),
    codes=CODES,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    categories=(*state.LETTERS, "gaps"),
    folder=Path(__file__).parent,
    search=sense.SEARCH,
)
