"""The wind creatures, one by one."""

from tests.games.vale.drawn import asks, do, drawn, gained, hand, may, pens, player, stones, why


def test_boreas_counts_wind_creatures_and_comes_back_at_once() -> None:
    state = drawn("griffon harpy", hand="boreas", stones="2b")
    assert gained(state, "summon.boreas") == 3
    assert hand(state) == {"boreas"}
    assert pens(state) == {"griffon", "harpy"}


def test_boreas_needs_a_free_pen_though_it_leaves() -> None:
    assert why(drawn("griffon", hand="boreas", stones="2b", round=1), "summon.boreas") == "pens_full"


def test_dandelion_spirit_draws_and_comes_back() -> None:
    state = do(drawn(hand="dandelion-spirit", stones="1b", top="imp"), "summon.dandelion-spirit")
    assert hand(state) == {"imp"}
    assert hand(do(state, "done")) == {"imp", "dandelion-spirit"}


def test_freyja_counts_active_effects_and_her_own() -> None:
    assert gained(drawn("freyja troll imp agni"), "done activate.freyja") == 3


def test_genie_uses_all_active_effects_at_once_and_they_are_used_again() -> None:
    state = do(drawn("salamander sea-spirit", hand="genie agni", stones="1b1p"), "summon.genie")
    assert asks(state) == (0, "activate")
    assert may(state) == ["activate.salamander", "activate.sea-spirit"]
    assert gained(state, "activate.sea-spirit") == 2
    assert asks(state) == (0, "turn")
    assert gained(state, "done activate.salamander") == 2


def test_genie_sends_imps_home_to_be_summoned_again() -> None:
    state = do(drawn("imp", hand="genie", stones="1r1b"), "summon.genie")
    assert hand(state) == {"imp"}
    do(state, "summon.imp")
    assert stones(state) == "2r"


def test_genie_alone_does_nothing() -> None:
    assert asks(do(drawn(hand="genie imp", stones="1r1b"), "summon.genie")) == (0, "turn")


def test_genie_checks_the_stones_between_two_effects() -> None:
    state = do(drawn("horned-salamander sea-spirit", hand="genie", stones="1b1p"), "summon.genie")
    do(state, "activate.horned-salamander")
    assert asks(state) == (0, "keep")
    assert gained(state, "keep.4r") == 0, "no blue stone is left for the sea spirit"


def test_genie_leaves_out_a_creature_that_left() -> None:
    state = drawn("asmodeus imp nessie", hand="genie", stones="1r1b")
    do(state, "summon.genie activate.asmodeus")
    assert hand(state) == {"imp"}
    assert asks(state) == (0, "turn")


def test_genie_exalted_uses_another_active_effect() -> None:
    state = drawn("genie-exalted sea-spirit", stones="2b")
    assert gained(state, "done activate.genie-exalted") == 4, "copied, and then itself"


def test_genie_exalted_chooses_among_those_that_can_be_carried_out() -> None:
    state = do(drawn("genie-exalted sea-spirit troll medusa"), "done activate.genie-exalted")
    assert asks(state) == (0, "copy")
    assert may(state) == ["choose.sea-spirit", "choose.troll"]


def test_genie_exalted_copying_an_imp_goes_home_itself() -> None:
    state = do(drawn("genie-exalted imp"), "done activate.genie-exalted")
    assert hand(state) == {"genie-exalted", "imp"}


def test_genie_exalted_alone_does_nothing() -> None:
    state = do(drawn("genie-exalted medusa"), "done")
    assert pens(state) == {"genie-exalted", "medusa"}


def test_gi_rin_counts_creatures_and_itself() -> None:
    assert gained(drawn("imp agni nessie", hand="gi-rin", stones="1r1b1p"), "summon.gi-rin") == 8


def test_griffon_draws() -> None:
    assert hand(do(drawn("griffon", top="imp"), "done")) == {"imp"}


def test_griffon_draws_nothing_when_nothing_is_left() -> None:
    assert hand(do(drawn("griffon", no_deck=True), "done 1:done")) == set()


def test_harpy_wants_as_many_cards_as_creatures() -> None:
    assert gained(drawn("harpy agni", hand="imp kappa"), "done") == 3
    assert gained(drawn("harpy agni", hand="imp"), "done") == 0


def test_hippogriff_draws_and_makes_wind_cheaper() -> None:
    state = do(drawn(hand="hippogriff griffon imp ifrit", stones="1p", top="agni"), "summon.hippogriff")
    assert hand(state) == {"agni", "griffon", "imp", "ifrit"}
    offers = state.concealed_for(0).view()["offers"]
    assert (offers["griffon"]["price"], offers["ifrit"]["price"]) == (5, 2)


def test_odin_before_or_after_griffon() -> None:
    """The rulebook's example: five cards in hand."""
    first = drawn("odin griffon", hand="imp agni kappa troll goblin")
    assert gained(first, "done activate.odin") == 2
    assert stones(first) == "0"
    second = drawn("odin griffon", hand="imp agni kappa troll goblin")
    assert gained(second, "done activate.griffon") == 0
    assert stones(second) == "1p"


def test_pegasus_draws_and_makes_everything_cheaper() -> None:
    state = do(drawn("hippogriff", hand="pegasus griffon imp ifrit", stones="2r", top="agni"), "summon.pegasus")
    assert stones(state) == "1r", "3 less 2, its own discount not yet"
    offers = state.concealed_for(0).view()["offers"]
    assert [offers[card]["price"] for card in ("griffon", "ifrit", "imp")] == [4, 1, 0]


def test_rudra_counts_the_cards_in_hand_without_itself() -> None:
    assert gained(drawn(hand="rudra imp agni kappa", stones="2r1p"), "summon.rudra") == 6


def test_sylph_draws_and_brings_a_point_for_each_summons() -> None:
    state = drawn(hand="sylph imp", stones="2b", top="agni")
    assert gained(state, "summon.sylph") == 0
    assert hand(state) == {"imp", "agni"}
    assert gained(state, "summon.imp") == 1


def test_sylph_minds_free_summons_too() -> None:
    state = drawn("sylph", hand="young-forest-spirit agni kappa")
    assert gained(state, "summon.young-forest-spirit choose.agni") == 2


def test_tengu_brings_6_points_and_lies_on_top_of_the_pile() -> None:
    state = drawn("griffon", hand="tengu imp", stones="1b", others=(player(),))
    assert gained(state, "summon.tengu") == 6
    assert pens(state) == {"griffon"}
    assert state.concealed_for(1).view()["top"] == "tengu"
    do(state, "done")
    assert hand(state.concealed_for(1)) == {"imp", "tengu"}, "everybody knows who drew it"


def test_valkyrie_counts_families_and_her_own() -> None:
    assert gained(drawn("valkyrie agni kappa gargoyle"), "done") == 4
