"""Setting up: the sea, the stack, and the river that is built together."""

from collections import Counter

import pytest

import polana
from polana import BadOption
from tests.games.upstream.drawn import do, may, refused, tiles, tokens, told

SEATS = [2, 3, 4, 5]
SIZES = [
    (3, {}, 29),
    (2, {}, 23),
    (2, {"whirlpools": "polish"}, 29),
    (2, {"currents": "added"}, 29),
    (2, {"currents": "for_water"}, 23),
    (2, {"currents": "for_herons", "whirlpools": "spanish"}, 29),
    (4, {"currents": "added"}, 35),
    (5, {"currents": "for_herons"}, 29),
    (5, {"currents": "for_eagles"}, 29),
    (5, {"currents": "for_water"}, 29),
    (3, {"currents": "for_water_and_rocks"}, 29),
]


@pytest.mark.parametrize("seats", SEATS)
def test_a_pair_of_everybody_waits_on_each_sea_tile(seats: int) -> None:
    state = polana.load("upstream", seats=seats).new(seed=1)
    sea = [tile for tile in state.view()["tiles"] if tile["kind"] == "sea"]
    assert [(tile["cell"], tile["crowd"], tile["room"]) for tile in sea] == [
        ("M-1", seats, 0),
        ("L0", seats, 0),
        ("M0", seats, 0),
        ("R0", seats, 0),
    ]
    assert all(tokens(state, seat) == ["2M-1", "2L0", "2M0", "2R0"] for seat in range(seats))


@pytest.mark.parametrize(("seats", "options", "count"), SIZES)
def test_the_stack_has_the_right_tiles_and_ends_with_two(seats: int, options: dict[str, str], count: int) -> None:
    state = polana.load("upstream", seats=seats, **options).new(seed=1)
    position = state.to_dict()
    found = Counter(position["stack"] + position["offer"] + "".join(tile[0] for tile in position["river"].values()))
    assert found == tiles(seats, **options)
    assert found.total() == count
    assert (count - 12) % 3 == 2


@pytest.mark.parametrize("currents", ["for_herons", "for_eagles", "for_water_and_rocks"])
def test_two_players_have_no_tiles_for_some_exchanges_unless_rocks_are_whirlpools(currents: str) -> None:
    with pytest.raises(BadOption, match=f'option "currents" can be "{currents}" only if option "whirlpools" is one of'):
        polana.load("upstream", seats=2, currents=currents)
    assert polana.load("upstream", seats=2, currents=currents, whirlpools="polish")
    assert polana.load("upstream", seats=3, currents=currents)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_upstream_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOption, match="upstream is for 2, 3, 4, 5 players"):
        polana.load("upstream", seats=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_lays_a_tile_in_turn_and_who_would_lay_the_next_one_begins(seats: int) -> None:
    state = polana.load("upstream", seats=seats).new(seed=2)
    beginner = state.acting[0]
    layers = [beginner]
    while state.view()["phase"] == "build":
        state.play(state.acting[0], state.legal(state.acting[0])[-1])
        layers += [event["seat"] for event in state.events() if event["kind"] == "draws"]
    assert layers == [(beginner + i) % seats for i in range(12)]
    assert state.view()["first"] == (beginner + 12) % seats == state.acting[0]
    assert state.view()["round"] == 1
    assert sorted(state.to_dict()["river"]) == sorted(f"{c}{r}" for r in range(1, 5) for c in "LMR")


def test_columns_need_not_grow_evenly_but_have_four_tiles_each() -> None:
    state = polana.load("upstream", seats=3).new(seed=3)
    for row in (1, 2, 3, 4):
        action = next(text for text in may(state) if "@M" in text)
        assert f"cell:M{row}" in state.game.header.words.targets(
            state.record, state.acting[0], state.game.parse(action)
        )
        do(state, action)
    assert not any("@M" in text for text in may(state))
    letter = state.to_dict()["offer"]
    assert refused(state, f"{letter}@M{'3' if letter in 'FB' else ''}") == "column_full"
    assert refused(state, "2M0-N") == refused(state, "back") == "lay_first"
    assert refused(state, "!2M0") == "no_heron_waits"


def test_waterfalls_and_bears_lie_any_way_round_and_other_tiles_in_one() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(40):
        state = polana.load("upstream", seats=3).new(seed=seed)
        seen.setdefault(state.to_dict()["offer"], set()).update(may(state))
    for letter, actions in seen.items():
        assert len(actions) == (18 if letter in "FB" else 3)
    assert set(seen) == set("WFEBHR")


def test_tiles_that_were_not_drawn_cannot_be_laid_nor_turned_in_vain() -> None:
    state = next(
        state
        for state in (polana.load("upstream", seats=3).new(seed=seed) for seed in range(40))
        if state.to_dict()["offer"] == "E"
    )
    assert refused(state, "W@L") == refused(state, "B@L2") == "not_drawn"
    assert refused(state, "E@L4") == "needs_no_turning"


def test_the_last_tile_lies_by_itself_when_nothing_is_to_choose() -> None:
    alone = 0
    for seed in range(30):
        state = polana.load("upstream", seats=3).new(seed=seed)
        while state.view()["phase"] == "build":
            state.play(state.acting[0], state.legal(state.acting[0])[0])
        laid = told(state, "lays")
        if len(laid) > 1:
            alone += 1
            assert laid[-1][2] not in ("waterfall", "bear")
    assert alone > 3


@pytest.mark.parametrize("seats", SEATS)
def test_a_random_river_is_there_at_once(seats: int) -> None:
    game = polana.load("upstream", seats=seats, river="random", currents="added")
    firsts = set()
    for seed in range(30):
        state = game.new(seed)
        view = state.view()
        firsts.add(view["first"])
        assert (view["phase"], view["round"]) == ("move", 1)
        assert len(state.to_dict()["river"]) == 12
        for tile in view["tiles"]:
            if tile["arrow"] is not None:
                assert tile["arrow"] in {0: (0, 1), 1: (0, 1, 5), 2: (0, 5)}[tile["column"]]
    assert firsts == set(range(seats))
