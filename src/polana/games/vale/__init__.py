"""The Vale of Eternity, by Eric Hong: hunt creatures, tame or sell them, and summon those that bring most."""

from pathlib import Path

from polana.engine.game import Header
from polana.games.vale import (
    effects,
    hidden,
    legality,
    market,
    moves,
    rules,
    sense,
    state,
    stones,
    summoning,
    vocabulary,
    words,
)
from polana.games.vale.cards import NAMES

GAME = Header(
    name="vale",
    version=2,
    reads=(1,),
    seats=(2, 3, 4),
    state=state.Vale,
    modules=(state, market, stones, summoning, moves, effects, legality, rules, hidden, sense),
    words=words,
    options=(),
    actions=vocabulary.ACTIONS,
    most_legal=state.MOST_LEGAL,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    reasons=vocabulary.WHY,
    sections=vocabulary.SECTIONS,
    events=vocabulary.EVENTS,
    categories=(*NAMES, "start"),
    observation=hidden.OBSERVATION,
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
