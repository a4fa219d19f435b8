"""Arboretum, by Dan Cassar: plant paths, and keep the cards that let you score them."""

from pathlib import Path

from polana.engine.game import Header
from polana.engine.options import Flag, Letters
from polana.games.arboretum import codes, hidden, legal, paths, rules, scoring, sense, state, words
from polana.games.arboretum.codes import CODES
from polana.games.arboretum.state import SPECIES, SPECIES_IN_PLAY

GAME = Header(
    name="arboretum",
    version=1,
    seats=(2, 3, 4),
    state=state.Arboretum,
    modules=(state, codes, scoring, rules, legal, hidden, paths, sense),
    words=words,
    options=(
        Letters("species", SPECIES, count=SPECIES_IN_PLAY.__getitem__, default="random"),
        Flag("starting_discards", default=False),
    ),
    codes=CODES,
    most_legal=state.FRONTIER,
    most_events=state.MOST_EVENTS,
    longest=state.LONGEST,
    categories=tuple(SPECIES),
    search=sense.SEARCH,
    folder=Path(__file__).parent,
)
