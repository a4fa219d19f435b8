"""The Vale of Eternity, by Eric Hong: hunt creatures, tame or sell them, and summon those that bring most."""

from pathlib import Path

from polana.engine.game import Header
from polana.games.vale import (
    codes,
    effects,
    hidden,
    legal,
    market,
    moves,
    pens,
    rules,
    scoring,
    sense,
    state,
    stones,
    summoning,
    words,
)
from polana.games.vale.cards import NAMES
from polana.games.vale.codes import CODES

GAME = Header(
    name="vale",
    version=2,
    reads=(1,),
    seats=(2, 3, 4),
    state=state.Vale,
    modules=(state, codes, market, stones, summoning, moves, pens, effects, legal, scoring, rules, hidden, sense),
    words=words,
    options=(),
    codes=CODES,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    categories=(*NAMES, "start"),
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
