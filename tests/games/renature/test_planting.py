"""Step B and C 1: plant beside the domino, clouds, points for planting."""

import pytest

from polana import State
from tests.games.renature.drawn import area, do, drawn, may, player, refused, told


def test_plants_go_on_empty_wasteland_beside_the_domino_just_laid() -> None:
    state = do(drawn("FT@b1c1 TT@d1d2 TO@d3e3", hands=["OG"]), "OG f3g3")
    assert {text[2:] for text in may(state, "1@")} == {"f2", "f4", "h3"}
    assert refused(state, "1@e4") == "not_beside", "that lies beside another domino"
    assert refused(state, "1@f5") == "not_beside"
    assert refused(state, "1@g2") == "not_wasteland"


def test_any_plant_of_the_board_may_be_planted_own_or_natural() -> None:
    state = do(drawn("FT@b1c1 TT@d1d2 TO@d3e3", hands=["OG"]), "OG f3g3")
    assert [text for text in may(state) if text.endswith("@f2")] == [f"{n}{k}@f2" for n in ("", "n") for k in "1234"]
    do(state, "n4@f2")
    assert player(state, 0)["plants"]["n4"] == 1
    assert told(state, "plants") == [("plants", 0, "n4", "f2", "B", 1)]


def test_planting_is_optional() -> None:
    state = do(drawn(hands=["FO"]), "FO b1c1 pass")
    assert told(state, "passes") == [("passes", 0, 0)]
    assert state.view()["plants"] == []


def test_an_occupied_square_cannot_be_planted() -> None:
    state = do(drawn(plants="b2=1/1", hands=["FO"]), "FO b1c1")
    assert refused(state, "1@b2") == "taken"
    assert refused(state, "1@c2") is None


def test_without_a_plant_of_a_kind_it_cannot_be_planted() -> None:
    plants = "b4=0/4 e4=0/4"
    state = do(drawn(plants=plants, hands=["FO"]), "FO b1c1")
    assert refused(state, "4@b2") == "no_such_plant"
    assert refused(state, "3@b2") is None


def test_one_plants_once_and_only_after_laying() -> None:
    state = drawn(hands=["FO"])
    assert refused(state, "1@b2") == "lay_first"
    do(state, "FO")
    assert refused(state, "pass") == "lay_first"
    do(state, "b1c1 1@b2")
    assert refused(state, "1@c2") == "planted_already"


def test_planting_is_passed_over_when_there_is_nothing_to_plant_on() -> None:
    full = "b2=1/1 c2=1/1"
    state = do(drawn(plants=full, hands=["FO"], players=[{"clouds": 1}]), "FO b1c1")
    assert state.acting == [1], "and with one cloud and nothing to take back the turn is over"


def test_planting_is_asked_when_a_plant_could_be_taken_back_first() -> None:
    full = "b2=0/1 c2=1/1"
    state = do(drawn(plants=full, hands=["FO"], players=[{"clouds": 1}]), "FO b1c1")
    assert may(state) == ["-b2", "pass"]
    do(state, "-b2")
    assert refused(state, "2@b2") is None, "a square that was emptied in this turn is empty"


# Points


def test_the_printed_example_of_planting() -> None:
    """A bush on an empty area: 1; turf: 1; a bush: 3; a natural pine: 4."""
    lying = "FO@f1g1 OQ@g2g3"
    gosia = do(drawn(lying, hands=["QT"]), "QT e3f3 2@f4")
    assert told(gosia, "plants") == [("plants", 0, "2", "f4", "H", 1)]
    maciek = do(drawn(lying, "f5=1/2", hands=["QT"]), "QT e3f3 1@f4")
    assert told(maciek, "plants") == [("plants", 0, "1", "f4", "H", 1)]
    maciek = do(drawn(lying, "f5=1/2 e5=0/1", hands=["QT"]), "QT e3f3 2@f4")
    assert told(maciek, "plants") == [("plants", 0, "2", "f4", "H", 3)]
    gosia = do(drawn(lying, "f5=0/2 e5=1/1 e4=1/2", hands=["QT"]), "QT e3f3 n3@f4")
    assert told(gosia, "plants") == [("plants", 0, "n3", "f4", "H", 4)]
    assert player(gosia, 0)["points"] == 4 + 4


@pytest.mark.parametrize(("sort", "points"), [("1", 3), ("2", 5), ("3", 6), ("4", 7), ("n1", 3), ("n4", 7)])
def test_plants_that_are_not_higher_count_whatever_their_colour(sort: str, points: int) -> None:
    lying = "FO@n1o1 OQ@o2o3 QS@o4o5 ST@o6o7 TA@o8o9 AW@o10o11 WW@o12o13 WG@n13m13"
    grown = "e14=0/1 f14=n/1 g14=1/2 h14=n/2 i14=1/3 j14=0/4"
    state = do(drawn(lying, grown, hands=["GG"]), f"GG k13l13 {sort}@k14")
    assert told(state, "plants") == [("plants", 0, sort, "k14", "P", points)]


def test_the_points_stay_when_the_plant_is_taken_back() -> None:
    state = do(drawn(plants="b2=1/1", hands=["FO"]), "FO b1c1 1@c2 -c2")
    assert player(state, 0)["points"] == 4 + 2
    assert state.score_sheet()[0]["planting"] == 2


# Clouds


def near_j(clouds: int) -> State:
    """Seat 0 with so many clouds is about to plant beside area J, which has two."""
    lying = "FO@f1g1 OQ@g2g3 QS@g4g5"
    return do(drawn(lying, hands=["ST"], players=[{"clouds": clouds}]), "ST g6f6")


def test_the_first_plant_of_an_area_takes_its_clouds() -> None:
    state = near_j(clouds=3)
    do(state, "1@g7")
    assert told(state, "gains") == [("gains", 0, 2, 0, 0)]
    assert player(state, 0)["clouds"] == 5
    assert "J" not in state.to_dict()["clouds"]
    assert state.view()["phase"] == "end"


def test_clouds_fill_the_free_spaces_and_the_rest_waits() -> None:
    state = near_j(clouds=5)
    do(state, "1@g7")
    assert told(state, "gains") == [("gains", 0, 1, 1, 0)]
    assert state.view()["phase"] == "surplus"
    assert state.view()["surplus"] == 1
    assert refused(state, "again") == "not_yet", "another turn makes no room, it is bought at the end"
    do(state, "lose")
    assert told(state, "loses") == [("loses", 0, 0, 0)]
    assert player(state, 0)["clouds"] == 6


def test_surplus_clouds_are_used_at_once_or_lost_in_any_mix() -> None:
    state = near_j(clouds=6)
    do(state, "1@g7")
    assert state.view()["surplus"] == 2
    mixed = do(state.clone(), "lose -g7")
    assert (player(mixed, 0)["clouds"], mixed.view()["phase"]) == (6, "end")
    joker = do(state.clone(), "joker=G")
    assert told(joker, "joker", "gains") == [("joker", 0, "G", "B", 0), ("gains", 0, 2, 0, 0)]
    assert player(joker, 0)["clouds"] == 6
    assert player(do(state, "lose lose"), 0)["clouds"] == 6


def test_no_cloud_is_given_up_while_there_is_room() -> None:
    state = near_j(clouds=3)
    assert refused(state, "lose") == "no_surplus"


def test_a_second_plant_finds_no_clouds() -> None:
    state = drawn("FO@f1g1 OQ@g2g3 QS@g4g5", plants="h7=1/1", hands=["ST"], players=[{"clouds": 1}])
    assert told(do(state, "ST g6f6 1@g7"), "gains") == []
    assert area(state, "J")["totals"][0]["sum"] == 1
