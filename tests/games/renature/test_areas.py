"""Step C 2: areas that close, prizes and reward tokens."""

import pytest

from polana import State
from tests.games.renature.drawn import area, do, drawn, may, player, refused, told

POOR = [{"clouds": 0}, {"clouds": 0}, {"clouds": 0}]
AROUND_H = "FO@f1g1 OQ@g2g3 QT@f3e3 TA@d3d4 AO@d5d6 QW@g4g5"  # one domino at e6 and f6 closes H


def closing_h(plants: str, seats: int = 2, clouds: int = 0) -> State:
    """Seat 0 holds the two owls that close H, the area of four squares."""
    return drawn(AROUND_H, plants, hands=["OO"], seats=seats, players=[{"clouds": clouds}, *POOR[1:]])


def test_an_area_is_closed_when_all_stream_squares_beside_it_are_covered() -> None:
    state = closing_h("e4=0/1 e5=0/1 f4=0/1 f5=0/1")
    assert area(state, "H")["open"] == 2
    do(state, "OO e6f6")
    assert told(state, "closes") == [("closes", 0, "H", False, 0)]
    assert area(state, "H")["open"] == 0
    assert state.view()["phase"] == "plant", "first one may plant"


def test_squares_at_its_corners_do_not_matter() -> None:
    state = do(closing_h("e4=0/1"), "OO e6f6")
    covered = [square for laid in state.view()["dominoes"] for square in laid["squares"]]
    assert [6, 5] not in covered, "g6 touches H by a corner"
    assert area(state, "H")["open"] == 0


AROUND_A = "FT@b1a1 TA@c1d1 AW@d2d3 NF@b3c3"  # a2 is the last open square beside A


def test_an_isolated_square_closes_an_area_that_the_domino_does_not_touch() -> None:
    state = drawn(AROUND_A, "b2=1/1", hands=["NO"], players=POOR)
    assert area(state, "A")["open"] == 1
    do(state, "NO a3a4")
    assert told(state, "isolates", "closes") == [("isolates", 0, "a2", 0), ("closes", 0, "A", True, 0)]
    assert state.view()["isolated"] == [[0, 1]]
    do(state, "1@b4")
    assert told(state, "scores") == [("scores", 1, "A", "main", 2), ("scores", 1, "A", "second", 1)]
    assert told(state, "claims") == [("claims", 0, "A", 0)]


def test_an_empty_pair_that_nobody_can_match_is_open() -> None:
    state = drawn("FO@b1c1 TA@d1d2 AF@d3c3 FN@b3a3", hands=["GG"], players=POOR)
    assert not any(place in may(do(state.clone(), "GG")) for place in ("a1a2", "a2a1"))
    assert area(state, "A")["open"] == 1
    assert state.view()["isolated"] == []


def test_one_domino_may_close_several_areas_and_each_is_scored_on_its_own() -> None:
    lying = "FT@b1a1 TA@c1d1 NF@b3c3 SG@a3a2 AO@e1f1 OQ@g1g2 QW@g3f3"
    state = drawn(lying, "b2=1/1 c2=1/1 e2=0/2 f2=0/1", hands=["FW"], players=POOR)
    assert (area(state, "A")["open"], area(state, "B")["open"]) == (1, 2), "d2 lies beside both, e3 beside B"
    do(state, "FW d3e3")
    assert told(state, "isolates", "closes") == [
        ("isolates", 0, "d2", 0),
        ("closes", 0, "A", True, 0),
        ("closes", 0, "B", True, 0),
    ]
    do(state, "1@e4")
    assert told(state, "scores") == [
        ("scores", 1, "A", "main", 2),
        ("scores", 1, "A", "second", 1),
        ("scores", 0, "B", "main", 2),
        ("scores", 0, "B", "second", 1),
    ]
    assert told(state, "claims") == [("claims", 0, "A", 0), ("claims", 0, "B", 0)]


# Prizes


def prizes(plants: str, seats: int = 3) -> dict[int, int]:
    """What each seat gets for H with these plants."""
    state = do(closing_h(plants, seats), "OO e6f6 pass")
    found = dict.fromkeys(range(seats), 0)
    for event in state.events():
        if event["kind"] == "scores":
            found[event["seat"]] += event["points"]
    return found


def test_the_first_printed_example() -> None:
    """2 against 3 and natural 3: the two threes are as if absent, and 2 gets both prizes, 4 + 2."""
    state = do(closing_h("e4=0/2 f4=1/2 e5=1/1 f5=n/3"), "OO e6f6 pass")
    assert told(state, "scores") == [("scores", 0, "H", "main", 4), ("scores", 0, "H", "second", 2)]
    assert told(state, "claims") == [("claims", 0, "H", 0)]
    assert player(state, 0)["points"] == 4 + 6
    assert [token["area"] for token in player(state, 0)["tokens"]] == ["H"]


def test_the_second_printed_example() -> None:
    """Natural plants are highest: the main prize is lost, the second goes to the second highest."""
    state = do(closing_h("e4=n/4 f4=1/2"), "OO e6f6 pass")
    assert told(state, "forfeits", "scores") == [("forfeits", -1, "H", "main", 0), ("scores", 1, "H", "second", 2)]


@pytest.mark.parametrize(
    ("plants", "points"),
    [
        ("e4=0/4 f4=1/2 e5=2/1", {0: 4, 1: 2, 2: 0}),
        ("e4=0/1 f4=1/2 e5=2/3", {0: 0, 1: 2, 2: 4}),
        ("e4=1/1", {0: 0, 1: 6, 2: 0}),
        ("e4=0/2 f4=1/2", {0: 0, 1: 0, 2: 0}),
        ("e4=0/2 f4=1/2 e5=2/1", {0: 0, 1: 0, 2: 6}),
        ("e4=0/3 f4=1/2 e5=2/2", {0: 6, 1: 0, 2: 0}),
        ("e4=0/3 f4=n/2", {0: 4, 1: 0, 2: 0}),
        ("e4=n/3 f4=n/1", {0: 0, 1: 0, 2: 0}),
        ("e4=n/3 f4=0/3 e5=1/1 f5=2/2", {0: 0, 1: 2, 2: 4}),
        ("e4=0/3 f4=1/1 e5=1/2 f5=n/4", {0: 0, 1: 0, 2: 0}),
        ("", {0: 0, 1: 0, 2: 0}),
    ],
)
def test_equal_sums_cancel_and_natural_plants_compete(plants: str, points: dict[int, int]) -> None:
    assert prizes(plants) == points


def test_the_view_tells_who_would_score_now() -> None:
    totals = area(closing_h("e4=0/2 f4=1/2 e5=1/1 f5=n/3"), "H")["totals"]
    assert [(each["seat"], each["sum"], each["struck"], each["prizes"]) for each in totals] == [
        (0, 2, False, ["main", "second"]),
        (1, 3, True, []),
        (None, 3, True, []),
    ]
    assert area(closing_h("e4=0/2 f4=1/2 e5=1/1 f5=n/3"), "H")["points"] == [6, 0]


def test_the_closer_takes_the_token_even_if_nobody_scores() -> None:
    state = do(closing_h(""), "OO e6f6 pass")
    assert told(state, "nobody", "claims") == [("nobody", 0, "H", 0), ("claims", 0, "H", 0)]
    assert area(state, "H")["closer"] == 0


def test_only_the_owner_sees_the_back() -> None:
    state = do(closing_h(""), "OO e6f6 pass")
    assert told(state, "peeks") == [("peeks", 0, 1, "H", 0)]
    assert player(state.concealed_for(0), 0)["tokens"] == [{"area": "H", "size": 4, "back": 1}]
    for other in (1, -1):
        seen = state.concealed_for(other)
        assert player(seen, 0)["tokens"] == [{"area": "H", "size": 4, "back": None}]
        assert told(seen, "peeks") == [("peeks", 0, None, None, 0)]
    assert state.concealed_for(0).score_sheet()[0]["tokens"] == 1
    assert state.concealed_for(1).score_sheet()[0]["tokens"] == 0


def test_clouds_of_an_area_that_closes_without_a_plant_are_lost() -> None:
    lying = "FO@f1g1 OQ@g2g3 QS@g4g5 ST@g6f6 TA@f7f8 AW@g8h8 WG@i8j8 GN@j7j6"
    state = do(drawn(lying, hands=["NS"], players=POOR), "NS i6i5")
    assert told(state, "closes") == [("closes", 0, "J", True, 0)]
    assert state.to_dict()["clouds"]["J"] == 2
    do(state, "pass")
    assert "J" not in state.to_dict()["clouds"]
    assert player(state, 0)["clouds"] == 0


# The pause before the scoring


def test_with_clouds_one_may_break_a_tie_before_the_scoring() -> None:
    state = do(closing_h("e4=0/2 e5=0/1 f4=1/2 f5=1/1", clouds=1), "OO e6f6 pass")
    assert state.view()["phase"] == "score"
    assert may(state) == ["-e5", "score"], "one cloud: only turf can be paid"
    assert told(do(state.clone(), "score"), "scores", "nobody") == [("nobody", 0, "H", 0)]
    do(state, "-e5")
    assert told(state, "scores") == [("scores", 1, "H", "main", 4), ("scores", 0, "H", "second", 2)]


def test_a_tie_can_be_made_too() -> None:
    state = do(closing_h("e4=n/3 f4=n/1 e5=1/3 f5=0/1", clouds=1), "OO e6f6 pass")
    assert area(state, "H")["points"] == [0, 2], "natural plants are ahead"
    do(state, "-f4")
    assert told(state, "scores") == [("scores", 0, "H", "main", 4), ("scores", 0, "H", "second", 2)]


def test_without_a_cloud_action_that_can_be_paid_there_is_no_pause() -> None:
    state = do(closing_h("e4=1/1", clouds=1), "OO e6f6 pass")
    assert told(state, "scores") == [("scores", 1, "H", "main", 4), ("scores", 1, "H", "second", 2)]
    assert state.acting == [1]


def test_with_two_clouds_the_joker_could_be_changed_so_there_is_a_pause() -> None:
    state = do(closing_h("e4=1/1", clouds=2), "OO e6f6 pass")
    assert state.view()["phase"] == "score"
    assert len(may(state)) == 10
    assert refused(state, "end") == "not_yet"


def test_without_a_closing_area_there_is_no_pause() -> None:
    state = do(drawn(hands=["FO"]), "FO b1c1 pass")
    assert state.view()["phase"] == "end"
    assert refused(state, "score") == "nothing_closes"


def test_the_closing_domino_may_still_be_planted_beside_in_that_area() -> None:
    state = do(closing_h("e4=1/2"), "OO e6f6 4@f5")
    assert told(state, "scores") == [("scores", 0, "H", "main", 4), ("scores", 1, "H", "second", 2)]
