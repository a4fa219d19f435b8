"""The five levels: names and characters, plausible play of the weak, and clear steps between them."""

from dataclasses import replace

import pytest

import polana
from polana.bots import ADVICE, BOTS, LEVELS, SIMPLE, WORDS, advise, check, plan_of, sit
from polana.bots.search import Plan, Searcher
from polana.engine.errors import BadOption
from polana.engine.game import find_header, game_names
from polana.engine.text import LANGUAGES, words_of
from polana.lab.fitting import sense_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character(language: str) -> None:
    words = words_of(WORDS, language)
    names = [words.say(f"bot-{bot}") for bot in BOTS]
    characters = [words.say(f"bot-{bot}.character") for bot in BOTS]
    assert len(set(names)) == len(set(characters)) == len(BOTS) == 7


@pytest.mark.parametrize("name", game_names())
def test_there_are_five_levels_each_a_search_that_thinks_longer_and_is_less_soft(name: str) -> None:
    plans = [plan_of(level, polana.load(name)) for level in LEVELS]
    assert len(plans) == 5
    told = [plan for plan in plans if plan is not None]
    assert len(told) == 5
    assert [plan.temperature for plan in told] == sorted((plan.temperature for plan in told), reverse=True)
    budgets = [plan.iterations if not plan.seconds else 10**9 for plan in told]
    assert budgets == sorted(budgets)
    assert told[-1].seconds == 1


def test_what_suits_a_game_is_taken_unless_the_plan_says_otherwise() -> None:
    game = polana.load("ecosystem")
    usual, told = plan_of("search:10", game), plan_of("search:10:depth=3", game)
    assert usual is not None
    assert told is not None
    assert usual.depth == find_header("ecosystem").search["depth"]
    assert told.depth == 3
    plain, bare = plan_of("plain:10", game), plan_of("plain:10")
    assert plain == bare


@pytest.mark.parametrize("name", game_names())
def test_what_a_games_sense_says_of_searching_is_done(name: str) -> None:
    said = sense_of(find_header(name)).SEARCH
    assert said
    assert plan_of("search", polana.load(name)) == replace(Plan(), **said)


def test_names_are_checked() -> None:
    for name in (*SIMPLE, *LEVELS, ADVICE, "plain:5s"):
        assert check(name) == name
    with pytest.raises(BadOption, match="acorn"):
        check("mighty")
    with pytest.raises(BadOption, match="search:1000"):
        check("search:often")


@pytest.mark.parametrize("name", game_names())
def test_weak_play_is_plausible(name: str) -> None:
    """The weakest level takes one of the few actions that a sensible player likes best in some world."""
    game = polana.load(name).compile()
    state = game.new(seed=3)
    for _ in range(10):
        seat = state.acting[0]
        seen, legal = state.concealed_for(seat), state.legal(seat)
        plan = plan_of("acorn", game)
        assert plan is not None
        few = [each.action for each in Searcher(game, seat, 1, plan).weigh(seen, legal)]
        action = sit("acorn", game, seat, 1).choose(seen, legal)
        assert action in few or len(legal) == 1
        assert len(few) <= 4
        state.play(seat, action)


def test_advice_names_the_best_first() -> None:
    game = polana.load("arboretum").compile()
    state = game.new(seed=1)
    seat = state.acting[0]
    seen = state.concealed_for(seat)
    told = advise(seen, seat, 1, "search:300")
    assert 1 <= len(told) <= 3
    assert [each.visits for each in told] == sorted((each.visits for each in told), reverse=True)
    assert told == advise(seen, seat, 1, "search:300")
