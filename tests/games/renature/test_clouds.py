"""Cloud actions: the joker, plants taken back, another turn."""

from polana import State
from tests.games.renature.drawn import area, do, drawn, may, player, refused, told


def clouds(state: State, seat: int = 0) -> int:
    found: int = player(state, seat)["clouds"]
    return found


# Change the joker


def test_the_joker_costs_two_clouds() -> None:
    state = do(drawn(hands=["FO"]), "joker=F")
    assert told(state) == [("joker", 0, "F", "B", 0)]
    assert (clouds(state), state.view()["joker"], state.view()["phase"]) == (4, "F", "pick")


def test_another_animal_must_become_the_joker() -> None:
    state = drawn()
    assert refused(state, "joker=B") == "same_joker"
    assert len(may(state, "joker")) == 9


def test_the_joker_can_be_changed_as_often_as_one_can_pay() -> None:
    state = do(drawn(), "joker=F joker=O joker=B")
    assert (clouds(state), state.view()["joker"]) == (0, "B")
    assert refused(state, "joker=F") == "few_clouds"


def test_the_joker_can_be_changed_before_and_after_laying_and_after_the_draw() -> None:
    state = do(drawn("FO@b1c1", hands=["SG"]), "joker=S SG d1e1 joker=G pass joker=T")
    assert (clouds(state), state.view()["joker"], state.view()["phase"]) == (0, "T", "pick")
    assert state.acting == [1], "nothing can be paid any more, so the turn is over"


# Take plants back


def test_a_plant_costs_its_worth() -> None:
    state = drawn(plants="b4=0/1 b5=0/2 b6=0/3 e4=0/4")
    for square, worth in (("b4", 1), ("b5", 2), ("b6", 3), ("e4", 4)):
        after = do(state.clone(), f"-{square}")
        assert clouds(after) == 6 - worth
        assert told(after)[0][:3] == ("takes", 0, str(worth))
        assert player(after, 0)["plants"][str(worth)] == player(after, 0)["spaces"][str(worth)]
    assert area(do(state, "-b4"), "F")["totals"][0]["sum"] == 5


def test_several_plants_can_be_taken_back() -> None:
    state = do(drawn(plants="b4=0/1 b5=0/2 b6=0/3"), "-b4 -b5 -b6")
    assert clouds(state) == 0
    assert state.view()["plants"] == []


def test_a_plant_that_cannot_be_paid_stays() -> None:
    state = drawn(plants="b4=0/4 b5=0/3", players=[{"clouds": 3}])
    assert refused(state, "-b4") == "few_clouds"
    assert refused(state, "-b5") is None


def test_only_own_and_natural_plants_are_taken_back() -> None:
    state = drawn(plants="b4=1/1 b5=0/1")
    assert refused(state, "-b4") == "not_yours"
    assert refused(state, "-b5") is None
    assert refused(state, "-b6") == "no_plant_there"


def natural_of_the_other(state: State) -> State:
    """The same position, but the natural plants in the valley came from seat 1's board."""
    position = state.to_dict()
    mine, theirs = (player["plants"] for player in position["players"])
    mine[4:], theirs[4:] = theirs[4:], mine[4:]
    return state.game.from_dict(position)


def test_natural_plants_are_taken_back_whoever_planted_them_if_there_is_a_space() -> None:
    state = drawn(plants="b4=n/2")
    assert refused(state, "-b4") is None
    other = natural_of_the_other(state)
    assert refused(other, "-b4") == "no_space", "the board of seat 0 is full"
    both = natural_of_the_other(drawn(plants="b4=n/2 b5=n/2 b6=n/2"))
    assert [square for square in ("-b4", "-b5", "-b6") if refused(both, square) is None] == ["-b4", "-b5", "-b6"]
    do(both, "-b4")
    assert refused(both, "-b5") == "no_space"


def test_plants_are_taken_back_from_scored_areas_too_and_no_points_are_lost() -> None:
    lying = "FT@b1a1 TA@c1d1 AW@d2d3 NF@b3c3 NO@a3a4"
    state = drawn(lying, "b2=0/1", tokens="A/1", players=[{"closing": 3}])
    before = player(state, 0)["points"]
    do(state, "-b2")
    assert player(state, 0)["points"] == before == 4 + 3


# Another turn


def test_another_turn_costs_three_clouds_and_comes_after_the_draw() -> None:
    state = do(drawn(hands=["FO OG"]), "FO b1c1 pass")
    assert state.view()["phase"] == "end"
    assert len(player(state, 0)["hand"]) == 3
    do(state, "again")
    assert told(state) == [("again", 0, 0)]
    assert (state.acting, clouds(state), state.view()["phase"]) == ([0], 3, "pick")
    do(state, "OG d1e1 pass again")
    assert (state.acting, clouds(state)) == ([0], 0)


def test_another_turn_needs_three_clouds_and_a_domino() -> None:
    state = do(drawn(hands=["FO"], players=[{"clouds": 2}]), "FO b1c1 pass")
    assert refused(state, "again") == "few_clouds"
    state = do(drawn(hands=["FO", "OG SG"], pools=False), "FO b1c1 pass")
    assert refused(state, "again") == "no_domino_left"
    state = do(drawn(hands=["FO OG", ""], pools=False), "FO b1c1 pass")
    assert refused(state, "again") is None, "also when nobody else has dominoes"


def test_another_turn_cannot_be_bought_before_the_end() -> None:
    state = drawn(hands=["FO"])
    assert refused(state, "again") == "not_yet"
    do(state, "FO b1c1")
    assert refused(state, "again") == refused(state, "end") == "not_yet"


# When they may be used


def test_a_turn_ends_by_itself_when_no_cloud_action_can_be_paid() -> None:
    state = do(drawn(hands=["FO"], players=[{"clouds": 0}]), "FO b1c1 pass")
    assert state.acting == [1]
    state = do(drawn(hands=["FO"], players=[{"clouds": 1}]), "FO b1c1 1@b2")
    assert may(state) == ["-b2", "end"], "one cloud: the turf could be taken back"


def test_the_last_domino_of_a_hand_is_picked_by_itself_without_clouds() -> None:
    state = drawn(hands=["FO SW", "GG"], pools=False, players=[{"clouds": 0}, {"clouds": 0}])
    do(state, "FO b1c1 pass")
    assert (state.acting, state.view()["phase"]) == ([1], "place")
    assert state.view()["chosen"] == "GG"
    assert state.concealed_for(0).view()["chosen"] is None


def test_only_the_player_whose_turn_it_is_uses_clouds() -> None:
    state = drawn()
    assert state.legal(1) == []
    assert state.why_not(1, state.game.parse("joker=F")) == "not_your_turn"
