"""The fire creatures, one by one."""

from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, stones, why


def test_agni_makes_red_stones_worth_2() -> None:
    state = drawn("agni", hand="surtr", stones="2r")
    assert state.view()["players"][0]["worth"] == [2, 3, 6]
    do(state, "summon.surtr")
    assert stones(state) == "0"


def test_agni_does_not_help_to_pay_for_itself() -> None:
    assert why(drawn(hand="agni", stones="3r"), "summon.agni") == "too_dear"
    assert stones(do(drawn(hand="agni", stones="4r"), "summon.agni")) == "0"


def test_asmodeus_recovers_a_cheap_creature_with_an_instant_effect() -> None:
    state = do(drawn("asmodeus imp ifrit nessie agni"), "done activate.asmodeus")
    assert asks(state) == (0, "recover")
    assert may(state) == ["choose.ifrit", "choose.imp"]
    assert gained(state, "choose.imp") == 2, "nessie is the only one left to be activated"
    assert hand(state) == {"imp"}


def test_asmodeus_does_nothing_without_such_a_creature() -> None:
    state = do(drawn("asmodeus agni nessie"), "done activate.asmodeus")
    assert "fails" in [event["kind"] for event in state.events()]
    assert pens(state) == {"asmodeus", "agni", "nessie"}


def test_balog_recovers_a_fire_creature_with_an_instant_effect() -> None:
    state = do(drawn("balog firefox surtr hestia poseidon"), "done")
    assert asks(state) == (0, "recover")
    assert may(state) == ["choose.firefox", "choose.surtr"]
    do(state, "choose.surtr")
    assert hand(state) == {"surtr"}


def test_burning_skull_eats_a_red_stone_for_3_points() -> None:
    state = drawn("burning-skull", stones="2r")
    assert gained(state, "done") == 3
    assert stones(state) == "1r"
    assert gained(drawn("burning-skull", stones="1b"), "done") == 0


def test_firefox_counts_the_cards_in_hand_without_itself() -> None:
    assert gained(drawn(hand="firefox imp agni", stones="1r"), "summon.firefox") == 2
    assert gained(drawn(hand="firefox", stones="1r"), "summon.firefox") == 0


def test_hestia_lets_keep_six_stones() -> None:
    state = drawn("hestia", stones="4r", market={"basilisk": 0})
    do(state, "sell.basilisk")
    assert stones(state) == "6r", "the surplus is all alike"


def test_hestia_leaving_takes_the_limit_away_at_once() -> None:
    state = do(drawn("hestia", stones="3r2b1p"), "release.hestia pay.1p")
    assert asks(state) == (0, "keep")
    assert may(state) == ["keep.2r2b", "keep.3r1b"]
    assert stones(do(state, "keep.2r2b")) == "2r2b"


def test_hestia_banished_makes_her_owner_choose_in_another_turn() -> None:
    state = drawn(hand="marina imp", stones="1r1p", others=(player("hestia", stones="3r2b1p"),))
    do(state, "summon.marina")
    assert asks(state) == (1, "keep")
    do(state, "1:keep.1r2b1p")
    assert asks(state) == (0, "turn")
    assert stones(state, 1) == "1r2b1p"


def test_horned_salamander_takes_4_red_stones() -> None:
    state = do(drawn("horned-salamander", stones="1b"), "done")
    assert may(state) == ["keep.3r1b", "keep.4r"]
    assert stones(do(state, "keep.3r1b")) == "3r1b"


def test_ifrit_counts_creatures_and_itself() -> None:
    assert gained(drawn("imp agni", hand="ifrit", stones="2r"), "summon.ifrit") == 3


def test_imp_takes_2_red_stones_and_comes_back() -> None:
    state = do(drawn(hand="imp agni"), "summon.imp")
    assert stones(state) == "2r"
    do(state, "done")
    assert hand(state) == {"imp", "agni"}
    assert pens(state) == set()


def test_incubus_counts_cheap_creatures_and_itself() -> None:
    assert gained(drawn("imp undine agni", hand="incubus", stones="2r"), "summon.incubus") == 6


def test_lava_giant_counts_fire_creatures_and_itself() -> None:
    assert gained(drawn("imp agni kappa", hand="lava-giant", stones="1p"), "summon.lava-giant") == 6


def test_phoenix_brings_a_point_for_each_red_stone() -> None:
    assert gained(drawn("phoenix", hand="gargoyle", stones="2r"), "summon.gargoyle") == 2
    assert gained(drawn("phoenix", hand="gargoyle", stones="1b"), "summon.gargoyle") == 0
    assert gained(drawn(hand="phoenix", stones="3r"), "summon.phoenix") == 0, "not for itself"


def test_salamander_takes_a_red_stone_and_a_point() -> None:
    state = drawn("salamander")
    assert gained(state, "done") == 1
    assert stones(state) == "1r"


def test_succubus_wants_the_costs_1_to_4() -> None:
    assert gained(drawn("kappa nessie troll agni", hand="succubus"), "summon.succubus") == 10
    assert gained(drawn("kappa nessie troll", hand="succubus"), "summon.succubus") == 0


def test_surtr_counts_families_and_its_own() -> None:
    state = drawn("triton gargoyle hae-tae", hand="surtr", stones="1r1b")
    assert gained(state, "summon.surtr") == 6
    assert discards(state) == set()
