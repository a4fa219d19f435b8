"""Nothing leaks: hidden pieces are swapped and the game goes on, and a seat is shown the same bytes."""

import random

import pytest

import polana
from polana import Game
from polana.engine.game import find_header, game_names
from tests.contract.cases import viewers
from tests.contract.mutants import mutants, rules_with
from tests.contract.secrets import hidden_places, leak

BLANKS = [(name, blank) for name in game_names() for blank, _, _ in mutants(find_header(name))]
NEEDED = [(name, blank) for name, blank in BLANKS if blank not in hidden_places(name).SAME_WITHOUT]


def test_what_is_hidden_never_shows(game: Game) -> None:
    for viewer in viewers(game):
        assert leak(game, viewer, seed=viewer + 2) is None


def test_bots_do_not_know_what_is_hidden(plain_game: Game) -> None:
    viewer = plain_game.seats - 1
    assert leak(plain_game, viewer, seed=5, bots=("random", "greedy"), every=12) is None


def test_searching_does_not_find_what_is_hidden(plain_game: Game) -> None:
    """The same choices, and the same numbers behind them: hints are made of those."""
    viewer = plain_game.seats - 1
    assert leak(plain_game.compile(), viewer, seed=5, bots=("search:60", "plain:20", "acorn"), every=20) is None


@pytest.mark.parametrize("name", game_names())
def test_swaps_are_real(name: str) -> None:
    watcher_type = hidden_places(name).Watcher
    game = polana.load(name, seats=find_header(name).seats[-1])
    state, watcher, generator = game.new(seed=1), watcher_type(), random.Random(1)
    changed: dict[str, int] = {}
    while not state.over:
        for index, (kind, _) in enumerate(watcher.swaps(state.record, 0, generator)):
            copy = state.clone()
            list(watcher.swaps(copy.record, 0, generator))[index][1]()
            changed[kind] = changed.get(kind, 0) + (copy != state)
        seat = state.acting[0]
        state.play(seat, generator.choice(state.legal(seat)))
        watcher.follow(state)
    assert changed
    assert min(changed.values()) > 10, changed


@pytest.mark.parametrize(("name", "blank"), NEEDED, ids=str)
def test_any_blank_left_out_is_found(name: str, blank: str) -> None:
    header = find_header(name)
    function, code = next((function, code) for found, function, code in mutants(header) if found == blank)
    game = polana.load(name, seats=header.seats[-1])
    game.rules = rules_with(header, function, code)
    assert any(leak(game, viewer, seed, every=2) for seed in range(3) for viewer in viewers(game))


@pytest.mark.parametrize("name", game_names())
def test_blanks_that_a_game_does_not_need_are_still_there(name: str) -> None:
    assert set(hidden_places(name).SAME_WITHOUT) <= {blank for game, blank in BLANKS if game == name}
