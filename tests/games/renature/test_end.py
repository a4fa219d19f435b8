"""The end: skipped players, final scoring, tie-breaks."""

import pytest

import polana
from polana import State
from tests.games.renature.drawn import do, drawn, player, told

NONE_LEFT = [0] * 8


def last(plants: str = "", **fields: object) -> State:
    """Seat 0 is about to play the last domino of the game, and boxes it."""
    state = drawn("FO@b1c1", plants, hands=["GG", ""], pools=False, **fields)  # type: ignore[arg-type]
    return do(state, "GG box")


def test_players_without_dominoes_are_skipped() -> None:
    hands = ["FO SW", "", "GG"]
    poor = [{"clouds": 0}, {"clouds": 6}, {"clouds": 0}]
    state = drawn(hands=hands, seats=3, pools=False, players=poor)
    do(state, "FO box")
    assert state.acting == [2]
    do(state, "box")
    assert state.acting == [0], "seat 1 has clouds, but no turn any more"


def test_the_game_ends_when_nobody_has_dominoes() -> None:
    state = last(players=[{"clouds": 0}, {"clouds": 0}])
    assert state.over
    assert state.view()["phase"] == "over"


def test_after_the_last_domino_its_player_may_still_take_plants_back() -> None:
    state = last("b2=0/1", players=[{"clouds": 1}])
    assert not state.over
    do(state, "-b2")
    assert state.over, "nothing can be paid any more"
    assert told(state, "unplanted")[0][:2] == ("unplanted", 0)


def test_open_areas_are_scored_and_nobody_gets_their_tokens() -> None:
    state = last("b2=0/1 e4=1/2 e5=n/3", players=[{"clouds": 0}, {"clouds": 0}])
    assert told(state, "scores", "forfeits") == [
        ("scores", 0, "A", "main", 2),
        ("scores", 0, "A", "second", 1),
        ("forfeits", -1, "H", "main", 0),
        ("scores", 1, "H", "second", 2),
    ]
    assert told(state, "claims", "tokens") == []
    assert [sheet["open"] for sheet in state.score_sheet()] == [3, 2]
    assert player(state, 0)["tokens"] == []


def test_each_cloud_brings_a_point() -> None:
    state = do(last(), "end")
    assert told(state, "clouds") == [("clouds", 0, 6, 6), ("clouds", 1, 6, 6)]
    assert [sheet["clouds"] for sheet in state.score_sheet()] == [6, 6]


def test_plants_left_over_cost_their_worth() -> None:
    state = do(last("b2=0/4"), "end")
    own, natural = 9 + 2 * 4 + 3 * 2 + 4 * 2, 2 + 2 * 2 + 3 + 4 * 2
    assert [sheet["plants"] for sheet in state.score_sheet()] == [4 - own - natural, -own - natural]
    assert told(state, "unplanted")[1] == ("unplanted", 1, own + natural, -own - natural)


CLOSED = "FT@b1a1 TA@c1d1 AW@d2d3 NF@b3c3 NO@a3a4"


def test_the_backs_of_the_tokens_count_and_are_open_at_the_end() -> None:
    state = drawn(CLOSED, hands=["GG", ""], pools=False, tokens="A/1", players=[{"clouds": 0}, {"clouds": 0}])
    do(state, "GG box")
    assert told(state, "tokens") == [("tokens", 1, 1, 1)]
    assert state.score_sheet()[1]["tokens"] == 1
    assert player(state.concealed_for(0), 1)["tokens"] == [{"area": "A", "size": 2, "back": 1}]


def test_all_parts_add_up() -> None:
    state = do(drawn("FO@b1c1", "b2=0/1", hands=["OG", ""], pools=False), "OG d1e1 1@e2 end")
    sheet = state.score_sheet()[0]
    assert sheet == {
        "start": 4,
        "planting": 1,
        "closed": 0,
        "open": 3 + 3,
        "tokens": 0,
        "clouds": 6,
        "plants": -(7 + 8 + 6 + 8 + 17),
    }
    assert state.scores()[0] == sum(sheet.values()) < 0, "there is no floor"


def over(points: tuple[int, int, int], closers: str) -> State:
    """A finished game of three with so many points for closed areas, and the token of A taken, perhaps."""
    counts = [{"hand": [], "clouds": 0, "closing": points[seat] + seat} for seat in range(3)]
    lying = CLOSED if closers else ""
    return drawn(lying, seats=3, pools=False, tokens=closers, players=counts, phase="over")


@pytest.mark.parametrize(
    ("points", "closers", "places"),
    [
        ((9, 8, 7), "", [0, 1, 2]),
        ((7, 8, 9), "", [2, 1, 0]),
        ((9, 9, 7), "", [0, 0, 2]),
        ((9, 8, 7), "A/1", [1, 0, 2]),
        ((9, 9, 9), "", [0, 0, 0]),
        ((9, 8, 9), "A/1", [1, 0, 1]),
    ],
)
def test_tokens_break_ties_in_all_places(points: tuple[int, int, int], closers: str, places: list[int]) -> None:
    state = over(points, closers)
    totals = state.scores()
    if closers:
        assert totals[0] == totals[1], "the back of the token is 1"
    assert state.places() == places


def test_the_winners_are_told() -> None:
    game = polana.load("renature", seats=3)
    state = game.new(seed=1)
    while not state.over:
        state.play(state.acting[0], state.legal(state.acting[0])[-1])
    assert [event["seat"] for event in state.events() if event["kind"] == "wins"] == [
        seat for seat, place in enumerate(state.places()) if place == 0
    ]
