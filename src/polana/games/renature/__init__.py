"""Renature, by Wolfgang Kramer and Michael Kiesling: dominoes along the stream, plants on the wasteland beside it."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Choice, Flag
from polana.games.renature import (
    choices,
    dealing,
    hidden,
    refusals,
    rules,
    scoring,
    sense,
    state,
    valleys,
    vocabulary,
    words,
)

GAME = Header(
    name="renature",
    version=1,
    seats=(2, 3, 4),
    state=state.Renature,
    modules=(state, dealing, scoring, rules, choices, refusals, hidden, sense),
    words=words,
    options=(
        Choice("valley", valleys.NAMES, default=valleys.NAMES[0]),
        Flag("all_natural", default=False, seats=(2,)),
    ),
    actions=vocabulary.ACTIONS,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    reasons=vocabulary.WHY,
    sections=vocabulary.SECTIONS,
    events=vocabulary.EVENTS,
    categories=vocabulary.CATEGORIES,
    observation=hidden.OBSERVATION,
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
