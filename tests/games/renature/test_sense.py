"""What a sensible player of Renature sees: positions with an obvious move, and judgements that can be reckoned."""

import pytest

import polana
from tests.games.renature.drawn import do, drawn
from tests.games.renature.test_areas import closing_h
from tests.games.sense import chosen, favourite, judged, liked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judging_and_liking_leave_no_trace(seats: int) -> None:
    state = polana.load("renature", seats=seats).new(seed=5)
    while not state.over:
        before = state.memory.tobytes()
        judged(state)
        assert min(liked(state).values()) >= 1
        assert state.memory.tobytes() == before
        state.play(state.acting[0], state.legal(state.acting[0])[state.ply % len(state.legal(state.acting[0]))])
    assert judged(state) == [points * 1000 for points in state.scores()]


def test_plants_the_tall_plant_where_many_stand() -> None:
    state = do(drawn("FO@f1g1 OQ@g2g3", "f5=1/2 e5=1/2 e4=1/2", hands=["QT"]), "QT e3f3")
    for action in (favourite(state), *chosen(state)):
        assert action.endswith("@f4")
        assert do(state.clone(), action).events()[0]["points"] >= 4


def test_closes_an_area_that_it_wins() -> None:
    state = do(closing_h("e4=0/4 e5=0/2 f4=1/1", clouds=0), "OO")
    assert favourite(state) == "e6f6"
    assert chosen(state) == {"e6f6"}


def test_breaks_a_tie_for_a_cloud() -> None:
    state = do(closing_h("e4=n/3 f4=n/1 e5=1/3 f5=0/1", clouds=1), "OO e6f6 pass")
    assert favourite(state) == "-f4"
    assert chosen(state) == {"-f4"}


def test_keeps_clouds_when_nothing_speaks_for_using_them() -> None:
    state = do(drawn(hands=["FO"]), "FO b1c1 1@b2")
    assert favourite(state) == "end"
    assert chosen(state) == {"end"}
    state = do(closing_h("e4=0/4", clouds=6), "OO e6f6 pass")
    assert favourite(state) == "score"


def test_changes_the_joker_when_nothing_fits() -> None:
    state = drawn("FO@b1c1 FT@f1g1 FW@j1k1 FN@n1o1", hands=["SQ SA AQ"], joker="G")
    liking = liked(state)
    assert max(liking.values()) == liking["joker=S"] == liking["joker=Q"] > liking["joker=B"]


def test_lays_rather_than_boxes() -> None:
    state = do(drawn("FO@b1c1", hands=["OG"]), "OG")
    assert favourite(state) != "box"
    assert "box" not in chosen(state)


def test_closes_a_full_area_that_it_holds() -> None:
    state = do(closing_h("e4=0/4 e5=0/4 f4=0/1 f5=0/1", clouds=0), "OO")
    assert favourite(state) == "e6f6"
    assert chosen(state) == {"e6f6"}
