"""Setting up: valley, boards, dominoes, starting points."""

from collections import Counter

import pytest

import polana
from polana import Game
from polana.engine.game import find_header
from tests.games.renature.drawn import BACKS, CLOUDS, NATURAL, OWN, PACK, SIZES, player


@pytest.mark.parametrize(("seats", "dominoes", "unused"), [(2, 26, 3), (3, 18, 1), (4, 13, 3)])
def test_dominoes_are_dealt_and_three_are_held(seats: int, dominoes: int, unused: int) -> None:
    state = polana.load("renature", seats=seats).new(seed=1)
    for seat in range(seats):
        assert (len(player(state, seat)["hand"]), player(state, seat)["pool"]) == (3, dominoes - 3)
    assert state.view()["unused"] == unused
    position = state.to_dict()
    everywhere = position["unused"] + [d for each in position["players"] for d in each["hand"] + each["pool"]]
    assert sorted(everywhere) == sorted(PACK)
    assert len(PACK) == 55


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_are_full(seats: int) -> None:
    state = polana.load("renature", seats=seats).new(seed=2)
    for seat in range(seats):
        mine = player(state, seat)
        assert mine["plants"] == mine["spaces"]
        assert tuple(mine["plants"].values()) == OWN[seats] + NATURAL[seats]
        assert mine["clouds"] == 6


def test_two_players_may_have_more_natural_plants() -> None:
    state = polana.load("renature", seats=2, all_natural=True).new(seed=2)
    assert list(player(state, 0)["plants"].values())[4:] == [3, 2, 2, 2]
    assert list(player(state, 0)["spaces"].values())[4:] == [3, 2, 2, 2]


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_have_no_more_natural_plants_to_choose(seats: int) -> None:
    with pytest.raises(polana.BadOption, match=f'"all_natural" changes nothing with {seats} players: it is for 2'):
        polana.load("renature", seats=seats, all_natural=True)
    assert polana.load("renature", seats=seats, all_natural=False) == polana.load("renature", seats=seats)


def test_a_record_that_names_the_option_where_it_changes_nothing_is_still_read() -> None:
    game = Game(find_header("renature"), 3, {"all_natural": True})
    play = polana.Play(game, 1)
    assert polana.Play.parse(str(play)).replay() == play.replay()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random_and_begins_with_4_points(seats: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(40):
        state = polana.load("renature", seats=seats).new(seed)
        first = state.view()["first"]
        firsts[first] += 1
        assert state.acting == [first]
        assert [player(state, (first + i) % seats)["points"] for i in range(seats)] == [4, 3, 2, 1][:seats]
    assert len(firsts) == seats


def test_the_joker_is_the_butterfly() -> None:
    assert polana.load("renature").new(seed=3).view()["joker"] == "B"


def test_every_area_has_a_token_of_its_size_and_four_have_clouds() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(30):
        position = polana.load("renature").new(seed).to_dict()
        assert position["clouds"] == CLOUDS
        tokens = Counter((SIZES[letter], int(back)) for letter, back in position["tokens"].items())
        for size, backs in BACKS.items():
            assert all(tokens[size, back] <= backs.count(back) for back in set(backs))
            assert sum(tokens[size, back] for back in set(backs)) == list(SIZES.values()).count(size)
        seen.update(position["tokens"].items())
    assert {back for letter, back in seen if letter == "P"} == {"6", "7"}
    assert {back for letter, back in seen if letter == "H"} == {"1", "2", "3"}


def test_the_prizes_of_the_tokens() -> None:
    areas = polana.load("renature").new(seed=4).view()["areas"]
    prizes = {area["main"]: area["second"] for area in areas}
    assert prizes == {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 13: 7}
    assert {area["area"]: area["size"] for area in areas} == SIZES


def test_the_valley_is_an_option() -> None:
    printed, glade = (polana.load("renature", valley=name).new(seed=5).view()["land"] for name in ("printed", "glade"))
    assert printed[1] == "~AA~BB~E~CC~DD~"
    assert glade[1] == "~AA~F~EEE~G~DD~"
