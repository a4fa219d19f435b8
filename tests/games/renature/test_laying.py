"""Step A: lay a domino, or put one in the box."""

from tests.games.renature.drawn import do, drawn, may, player, refused, told

STARTS = {"b1", "f1", "j1", "n1"}


def test_the_first_domino_covers_a_start_square() -> None:
    state = do(drawn(hands=["FO SW TA"]), "FO")
    places = [text for text in may(state) if text != "box"]
    assert len(places) == 16, "four starts, two ways from each, either half on it"
    assert all(any(place.startswith(start) or place.endswith(start) for start in STARTS) for place in places)
    assert refused(state, "c1d1") == "apart"


def test_both_halves_lie_on_empty_stream_squares_inside_the_valley() -> None:
    state = do(drawn("TT@b1c1", hands=["TO"]), "TO")
    assert refused(state, "b1a1") == "covered"
    assert refused(state, "a1b1") == "covered"
    assert refused(state, "a2b2") == "not_stream", "wasteland"
    assert refused(state, "b2c2") == "not_stream"
    assert refused(state, "a1a16") == "outside"
    assert refused(state, "o1p1") == "outside"
    assert refused(state, "d1e1") is None


def test_the_same_animal_lies_beside_each_half() -> None:
    state = do(drawn("FO@b1c1", hands=["OG FG NN"]), "OG")
    assert refused(state, "d1e1") is None, "owl beside owl"
    assert refused(state, "e1d1") == "animals_differ", "badger beside owl"
    assert refused(state, "a1a2") == "animals_differ", "owl beside frog"


def test_every_neighbour_of_both_halves_counts() -> None:
    lying = "FO@b1c1 QS@f1g1 ST@g2g3 TA@f3e3"  # d1 lies beside an owl, e1 beside a squirrel
    state = do(drawn(f"{lying} AG@d3d2", hands=["QO"]), "QO")
    assert refused(state, "e1d1") == "animals_differ", "below d1 there is a badger"
    state = do(drawn(f"{lying} AO@d3d2", hands=["QO SO"]), "QO")
    assert refused(state, "e1d1") is None
    assert refused(state, "d1e1") == "animals_differ", "the other way round"
    state = do(drawn(f"{lying} AO@d3d2", hands=["QO SO"]), "SO")
    assert refused(state, "e1d1") == "animals_differ", "a salamander beside the squirrel"


def test_a_mismatch_forbids_a_start_square_too() -> None:
    state = do(drawn("FO@b1c1 TT@d1e1", hands=["SS"]), "SS")
    assert refused(state, "f1g1") == "animals_differ"
    assert refused(state, "j1k1") is None


def test_touching_by_a_corner_is_not_enough() -> None:
    state = do(drawn("FO@b1c1", hands=["OO"]), "OO")
    assert refused(state, "d2d3") == "apart"


# The joker


def test_the_joker_goes_beside_every_animal_and_every_animal_beside_it() -> None:
    state = do(drawn("FO@b1c1", hands=["BB ST"]), "BB")
    assert refused(state, "d1e1") is None, "joker beside an owl"
    state = do(drawn("FB@b1c1", hands=["ST"]), "ST")
    assert refused(state, "d1e1") is None, "beside the joker"
    assert refused(state, "a1a2") == "animals_differ", "beside the frog"


def test_with_the_salamander_as_joker_only_one_of_two_dominoes_fits() -> None:
    for hand, fits in (("SG TA", "SG"), ("OG TA", "OG"), ("TA SG", "SG")):
        state = drawn("FO@b1c1", hands=[hand], joker="S")
        for domino in hand.split():
            seen = [place for place in may(do(state.clone(), domino)) if place in ("d1e1", "e1d1")]
            assert bool(seen) == (domino == fits)


def test_a_new_joker_leaves_laid_dominoes_alone_and_matters_for_new_ones() -> None:
    state = do(drawn("FO@b1c1 BB@d1d2", hands=["BS"], joker="T"), "BS")
    assert refused(state, "d3d4") is None, "butterfly beside butterfly, though that lies beside an owl"
    assert refused(state, "d4d3") == "animals_differ", "the butterfly is no joker any more"


# What one may do with the hand


def test_only_dominoes_of_the_hand_are_picked() -> None:
    state = drawn(hands=["FO SW TA"])
    assert may(state)[:3] == ["SW", "FO", "TA"]
    assert refused(state, "GG") == "not_in_hand"
    assert refused(state, "box") == "pick_first"
    assert refused(state, "b1c1") == "pick_first"
    do(state, "FO")
    assert refused(state, "SW") == "picked_already"
    assert refused(state, "joker=F") == "picked_already"


def test_a_domino_with_equal_halves_lies_one_way_on_each_pair() -> None:
    state = do(drawn(hands=["FF"]), "FF")
    assert len(may(state)) == 1 + 8
    assert refused(state, "c1b1") == "double"


def test_one_may_always_put_a_domino_in_the_box_and_then_plants_nothing() -> None:
    state = do(drawn(hands=["FO SW TA"]), "FO box")
    assert told(state, "boxes") == [("boxes", 0, "FO", 0)]
    assert state.view()["phase"] == "end"
    assert state.view()["boxed"] == ["FO"]
    assert state.concealed_for(1).view()["boxed"] == ["FO"], "everybody sees it"
    assert len(player(state, 0)["hand"]) == 3, "a new one was drawn"
    assert refused(state, "1@b2") == "planted_already"


def test_a_domino_that_fits_nowhere_goes_to_the_box() -> None:
    state = do(drawn("FO@b1c1 FT@f1g1 FW@j1k1 FN@n1o1", hands=["SQ"], joker="G"), "SQ")
    assert may(state) == ["box"]
    assert refused(state, "d1e1") == "animals_differ"


def test_the_hand_says_in_how_many_ways_each_domino_can_be_laid() -> None:
    state = drawn("FO@b1c1", hands=["FF OO SG"])
    for held in player(state, 0)["hand"]:
        assert held["places"] == len(may(do(state.clone(), held["domino"]))) - 1


def test_the_draw_is_seen_by_its_owner_only() -> None:
    state = do(drawn(hands=["FO SW TA"]), "FO b1c1 pass")
    drawn_now = state.events()[-1]
    assert drawn_now["kind"] == "draws"
    assert drawn_now["args"]["domino"] in [held["domino"] for held in player(state, 0)["hand"]]
    assert state.concealed_for(1).events()[-1]["args"] == {"domino": None}


def test_without_a_pool_nothing_is_drawn() -> None:
    state = do(drawn(hands=["FO SW", "TA"], pools=False), "FO b1c1 pass")
    assert told(state, "draws") == []
    assert len(player(state, 0)["hand"]) == 1
