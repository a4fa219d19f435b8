"""Renature, by Wolfgang Kramer and Michael Kiesling: dominoes along the stream, plants on the wasteland beside it."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Choice, Flag
from polana.games.renature import (
    clouds,
    codes,
    dealing,
    dominoes,
    hidden,
    legal,
    rules,
    scoring,
    sense,
    state,
    valleys,
    words,
)
from polana.games.renature.codes import CODES

GAME = Header(
    name="renature",
    version=1,
    seats=(2, 3, 4),
    state=state.Renature,
    modules=(state, codes, dealing, scoring, clouds, dominoes, rules, legal, hidden, sense),
    words=words,
    options=(
        Choice("valley", valleys.NAMES, default=valleys.NAMES[0]),
        Flag("all_natural", default=False, seats=(2,)),
    ),
    codes=CODES,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    categories=scoring.CATEGORIES,
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
