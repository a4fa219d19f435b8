"""The earth creatures, one by one."""

from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, points, stones, why


def test_basilisk_trades_points_for_stones() -> None:
    state = do(drawn("basilisk", score=5), "done")
    assert may(state) == ["offer.1", "offer.2", "offer.3"]
    free, blue, purple = state.clone(), state.clone(), state.clone()
    assert (gained(free, "offer.1"), stones(free)) == (0, "1r")
    assert (gained(blue, "offer.2"), stones(blue)) == (-1, "1b")
    assert (gained(purple, "offer.3"), stones(purple)) == (-2, "1p")


def test_behemoth_counts_families_and_its_own() -> None:
    state = drawn("agni triton sylph willow", hand="behemoth", stones="1b1p")
    assert gained(state, "summon.behemoth") == 16, "and a point for sylph"


def test_cerberus_discards_up_to_three_others() -> None:
    state = do(drawn("imp kappa goblin troll", hand="cerberus agni", stones="1p", round=6), "summon.cerberus")
    assert asks(state) == (0, "release")
    assert may(state) == ["choose.imp", "choose.kappa", "choose.goblin", "choose.troll", "done"]
    none = do(state.clone(), "done")
    assert asks(none) == (0, "turn")
    do(state, "choose.imp choose.troll choose.kappa")
    assert asks(state) == (0, "turn")
    assert pens(state) == {"goblin", "cerberus"}
    assert discards(state) == {"imp", "troll", "kappa"}


def test_cerberus_discarding_hestia_leaves_too_many_stones() -> None:
    state = do(drawn("hestia imp", hand="cerberus", stones="4r1b1p"), "summon.cerberus pay.1p choose.hestia")
    assert asks(state) == (0, "release"), "stones are chosen after the whole effect"
    do(state, "done")
    assert asks(state) == (0, "keep")


def test_forest_spirit_turns_a_card_into_its_cost() -> None:
    state = drawn("pegasus", hand="forest-spirit willow imp", stones="1r")
    assert gained(state, "summon.forest-spirit choose.willow") == 10, "the printed cost, whatever the discount"
    assert discards(state) == {"willow"}


def test_forest_spirit_needs_a_card_to_discard() -> None:
    assert why(drawn(hand="forest-spirit", stones="2r"), "summon.forest-spirit") == "no_card_to_discard"


def test_gargoyle_brings_3_points_once_for_purple_stones() -> None:
    assert gained(drawn("gargoyle", hand="agni", stones="1p"), "summon.agni") == 3
    assert gained(drawn("gargoyle", hand="griffon", stones="2p"), "summon.griffon") == 3
    assert gained(drawn(hand="gargoyle", stones="1p"), "summon.gargoyle") == 0, "not for itself"


def test_goblin_takes_a_point_from_an_opponent() -> None:
    state = do(drawn("goblin", others=(player(score=3), player(score=7))), "done")
    assert may(state) == ["player.1", "player.2"]
    do(state, "player.2")
    assert state.scores() == [11, 3, 6]
    assert state.score_sheet()[2]["goblin"] == -1


def test_goblin_soldier_helps_whoever_is_behind() -> None:
    assert gained(drawn("goblin-soldier", score=5), "done") == 4
    assert gained(drawn("goblin-soldier", score=10), "done") == -4, "a tie for the lead is no lag"
    assert gained(drawn("goblin-soldier", score=12), "done") == -4


def test_medusa_eats_a_card_for_a_purple_stone() -> None:
    state = do(drawn("medusa", hand="imp agni"), "done")
    assert asks(state) == (0, "discard")
    do(state, "choose.agni")
    assert hand(state) == {"imp"}
    assert stones(state) == "1p"


def test_medusa_eats_the_last_card_and_gives_nothing_for_none() -> None:
    state = do(drawn("medusa", hand="imp"), "done")
    assert (hand(state), stones(state)) == (set(), "1p")
    assert stones(do(drawn("medusa"), "done")) == "0"


def test_mimic_takes_an_earth_card_from_the_discards() -> None:
    state = do(drawn("mimic", discards="goblin troll imp"), "done")
    assert asks(state) == (0, "fetch")
    assert may(state) == ["choose.goblin", "choose.troll"]
    do(state, "choose.troll")
    assert hand(state) == {"troll"}
    assert hand(do(drawn("mimic", discards="imp"), "done")) == set()


def test_mud_slime_brings_6_points_and_comes_back() -> None:
    state = drawn(hand="mud-slime", stones="1p")
    assert gained(state, "summon.mud-slime") == 6
    assert hand(do(state, "end")) == {"mud-slime"}


def test_rock_golem_counts_purple_stones_and_keeps_them() -> None:
    state = drawn(hand="rock-golem", stones="3p")
    assert gained(state, "summon.rock-golem") == 12
    assert stones(state) == "2p"
    assert gained(drawn("water-giant", hand="rock-golem", stones="3p"), "summon.rock-golem") == 14


def test_sand_giant_counts_earth_creatures_and_itself() -> None:
    assert gained(drawn("goblin troll imp", hand="sand-giant", stones="1r1b1p"), "summon.sand-giant") == 12


def test_stone_golem_turns_all_stones_purple() -> None:
    state = do(drawn(hand="stone-golem", stones="2r1b1p"), "summon.stone-golem")
    assert stones(state) == "3p"


def test_troll_wants_a_purple_stone() -> None:
    state = drawn("troll", stones="2p")
    assert gained(state, "done") == 3
    assert stones(state) == "2p"
    assert gained(drawn("troll hae-tae", stones="2b"), "done") == 0, "the colour counts, not the value"


def test_young_forest_spirit_discards_one_and_summons_another() -> None:
    state = do(drawn(hand="young-forest-spirit imp eternity"), "summon.young-forest-spirit")
    assert asks(state) == (0, "discard")
    assert gained(state, "choose.imp") == 8, "earth and dragon"
    assert pens(state) == {"young-forest-spirit", "eternity"}
    assert discards(state) == {"imp"}


def test_young_forest_spirit_must_leave_a_card_that_can_be_summoned() -> None:
    state = do(drawn(hand="young-forest-spirit imp leviathan marina"), "summon.young-forest-spirit")
    assert may(state) == ["choose.leviathan", "choose.marina"], "nobody has a dragon or a fire creature"
    do(state, "choose.marina")
    assert asks(state) == (0, "summon")
    assert may(state) == ["choose.imp"]


def test_young_forest_spirit_needs_two_cards_one_of_which_can_follow() -> None:
    assert why(drawn(hand="young-forest-spirit imp"), "summon.young-forest-spirit") == "no_card_to_discard"
    state = drawn(hand="young-forest-spirit leviathan marina")
    assert why(state, "summon.young-forest-spirit") == "nothing_to_summon"


def test_young_forest_spirit_into_scorch_that_copies_it() -> None:
    state = drawn(hand="young-forest-spirit scorch imp agni kappa", score=0)
    do(state, "summon.young-forest-spirit choose.imp choose.scorch")
    assert asks(state) == (0, "discard"), "scorch has only the spirit to copy"
    do(state, "choose.agni")
    assert pens(state) == {"young-forest-spirit", "scorch", "kappa"}
    assert points(state) == 0


def test_young_forest_spirit_into_the_egg_into_a_dragon() -> None:
    state = drawn(hand="young-forest-spirit dragon-egg imp tidal")
    do(state, "summon.young-forest-spirit")
    assert may(state) == ["choose.imp", "choose.dragon-egg", "choose.tidal"]
    do(state, "choose.imp choose.dragon-egg")
    assert pens(state) == {"young-forest-spirit", "tidal"}
    assert discards(state) == {"imp", "dragon-egg"}
