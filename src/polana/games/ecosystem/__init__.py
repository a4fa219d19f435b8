"""Ecosystem, by Matt Simpson: draft cards and lay out a land in which every plant and animal finds what it needs."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Flag
from polana.games.ecosystem import cells, hidden, land, rules, scoring, sense, state, vocabulary, words

GAME = Header(
    name="ecosystem",
    version=1,
    seats=(2, 3, 4, 5, 6),
    state=state.Ecosystem,
    modules=(state, cells, land, scoring, rules, hidden, sense),
    words=words,
    options=(Flag("hands_of_ten", default=False),),
    actions=vocabulary.ACTIONS,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    reasons=vocabulary.WHY,
    sections=vocabulary.SECTIONS,
    events=vocabulary.EVENTS,
    categories=(*state.LETTERS, "gaps"),
    observation=hidden.OBSERVATION,
    folder=Path(__file__).parent,
    search=sense.SEARCH,
)
