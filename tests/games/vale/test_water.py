"""The water creatures, one by one."""

from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, stones, why


def test_charybdis_eats_a_blue_stone_for_5_points() -> None:
    state = drawn("charybdis", stones="2b")
    assert gained(state, "done") == 5
    assert stones(state) == "1b"
    assert gained(drawn("charybdis", stones="1p"), "done") == 0


def test_hae_tae_swaps_the_values_of_blue_and_purple() -> None:
    state = drawn("hae-tae", hand="mud-slime odin", stones="1b1p")
    assert state.view()["players"][0]["worth"] == [1, 6, 3]
    do(state, "summon.odin")
    assert stones(state) == "1p"


def test_hae_tae_does_not_help_to_pay_for_itself() -> None:
    assert stones(do(drawn(hand="hae-tae", stones="1p"), "summon.hae-tae")) == "0"


def test_hydra_brings_two_different_rewards() -> None:
    state = do(drawn(hand="hydra", stones="1r1b", top="imp"), "summon.hydra")
    assert asks(state) == (0, "choose")
    assert may(state) == ["offer.12", "offer.13", "offer.23", "offer.14", "offer.24", "offer.34"]
    assert stones(do(state.clone(), "offer.13")) == "2b1p"
    drawing = state.clone()
    assert gained(drawing, "offer.24") == 4
    assert hand(drawing) == {"imp"}


def test_hydra_checks_the_limit_at_the_end() -> None:
    state = do(drawn(hand="hydra", stones="2r2b"), "summon.hydra pay.1r1b offer.13")
    assert asks(state) == (0, "keep")
    assert "keep.3b1p" in may(state)


def test_hydra_offers_no_draw_when_there_is_nothing_to_draw() -> None:
    state = do(drawn(hand="hydra", stones="1r1b", no_deck=True), "summon.hydra")
    assert may(state) == ["offer.13", "offer.14", "offer.34"]


def test_kappa_brings_2_points_once_for_blue_stones() -> None:
    assert gained(drawn("kappa", hand="gargoyle", stones="1b"), "summon.gargoyle") == 2
    assert gained(drawn("kappa", hand="agni", stones="2b"), "summon.agni") == 2
    assert gained(drawn("kappa", hand="gargoyle", stones="2r"), "summon.gargoyle") == 0
    assert gained(drawn(hand="kappa", stones="1b"), "summon.kappa") == 0, "not for itself"


def test_leviathan_makes_a_player_discard_a_dragon() -> None:
    state = drawn(hand="leviathan imp", stones="1r1b", others=(player("willow tidal agni"),))
    assert gained(state, "summon.leviathan") == 7
    assert asks(state) == (1, "banish")
    assert may(state) == ["choose.tidal", "choose.willow"]
    do(state, "1:choose.willow")
    assert pens(state, 1) == {"tidal", "agni"}
    assert discards(state) == {"willow"}
    assert asks(state) == (0, "turn")


def test_leviathan_stays_in_hand_while_nobody_has_a_dragon() -> None:
    assert why(drawn("agni", hand="leviathan", stones="1p"), "summon.leviathan") == "nobody_has_family"


def test_nessie_wants_no_dragon() -> None:
    assert gained(drawn("nessie agni"), "done") == 2
    assert gained(drawn("nessie tidal"), "done") == 0


def test_poseidon_counts_water_creatures_and_itself() -> None:
    assert gained(drawn("kappa undine agni", hand="poseidon", stones="1r1p"), "summon.poseidon") == 9


def test_sea_spirit_counts_blue_stones_not_their_value() -> None:
    assert gained(drawn("sea-spirit water-giant", stones="1r2b"), "done") == 2


def test_snail_maiden_swaps_a_stone() -> None:
    state = do(drawn("snail-maiden", stones="1b1p"), "done")
    assert asks(state) == (0, "choose")
    assert stones(do(state.clone(), "offer.1")) == "2p"
    assert stones(do(state.clone(), "offer.2")) == "4b"


def test_snail_maiden_must_swap_what_there_is() -> None:
    assert stones(do(drawn("snail-maiden", stones="1b"), "done")) == "1p"
    state = do(drawn("snail-maiden", stones="3r1p"), "done")
    assert asks(state) == (0, "keep"), "6 stones, 4 may be kept"
    assert stones(do(drawn("snail-maiden", stones="2r"), "done")) == "2r"


def test_triton_brings_2_blue_stones_for_taming_water() -> None:
    state = drawn("triton", market={"undine": 0, "imp": 0})
    assert stones(do(state, "tame.undine")) == "2b"
    assert stones(do(state, "tame.imp")) == "2b"


def test_triton_minds_taming_only() -> None:
    state = drawn("triton", hand="undine", stones="1r")
    do(state, "summon.undine end")
    assert hand(state) == {"undine"}
    assert stones(state) == "1b", "recovering is not taming"
    assert stones(do(drawn("triton griffon", top="kappa"), "done")) == "0", "nor is drawing"


def test_undine_takes_a_blue_stone_and_comes_back() -> None:
    state = do(drawn(hand="undine", stones="1r"), "summon.undine")
    assert stones(state) == "1b"
    assert hand(do(state, "end")) == {"undine"}


def test_undine_queen_takes_a_blue_stone_each_round() -> None:
    assert stones(do(drawn("undine-queen"), "done")) == "1b"


def test_water_giant_makes_blue_and_purple_worth_more() -> None:
    state = do(drawn(hand="water-giant", stones="1r1b"), "summon.water-giant")
    assert stones(state) == "2b"
    assert state.view()["players"][0]["worth"] == [1, 4, 7]


def test_water_giant_does_not_help_to_pay_for_itself() -> None:
    assert why(drawn(hand="water-giant", stones="1b"), "summon.water-giant") == "too_dear"


def test_water_giant_lets_two_blue_stones_pay_for_poseidon() -> None:
    state = drawn("water-giant kappa", hand="poseidon", stones="2b")
    assert gained(state, "summon.poseidon") == 2 + 9
    assert stones(state) == "0"


def test_yuki_onna_turns_all_stones_into_points() -> None:
    state = drawn(hand="yuki-onna", stones="2r1b1p")
    assert gained(state, "summon.yuki-onna") == 11
    assert stones(state) == "0"
    assert gained(drawn("agni water-giant hae-tae", hand="yuki-onna", stones="1r1b1p"), "summon.yuki-onna") == 13


def test_yuki_onna_exalted_counts_blue_stones_and_keeps_them() -> None:
    state = drawn(hand="yuki-onna-exalted", stones="2b1p")
    assert gained(state, "summon.yuki-onna-exalted pay.1p") == 6
    assert stones(state) == "2b"
    assert gained(drawn("hae-tae", hand="yuki-onna-exalted", stones="2b1p"), "summon.yuki-onna-exalted pay.1p") == 12
