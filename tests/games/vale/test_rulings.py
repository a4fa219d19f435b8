"""The rulings on what the rulebook leaves open, in the order in which the README numbers them."""

import pytest

from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, points, stones, why


def test_1_no_stone_of_a_payment_may_be_superfluous() -> None:
    state = do(drawn("phoenix", hand="agni", stones="2r1b1p"), "summon.agni")
    assert why(state, "pay.1r1p") == "too_much"
    assert why(state, "pay.2r1b") == "too_much"
    assert why(state, "pay.2r") == "too_little"
    assert why(state, "pay.2b") == "no_such_stones"
    assert may(state) == ["pay.1p", "pay.1r1b"]


def test_1_a_free_card_is_paid_with_nothing() -> None:
    state = drawn("kappa phoenix gargoyle", hand="imp", stones="1r1b1p")
    assert gained(state, "summon.imp") == 0
    assert why(state, "pay.1r") == "no_payment_due"


def test_1_releasing_is_paid_alike() -> None:
    state = do(drawn("agni", hand="imp", stones="1r1b1p", round=3), "release.agni")
    assert may(state) == ["pay.1p", "pay.1b"]


def test_2_bonuses_come_before_the_instant_effect() -> None:
    state = drawn("sylph", hand="cerberus", stones="1p", score=0)
    do(state, "summon.cerberus choose.sylph")
    assert points(state) == 1


def test_3_basilisk_makes_no_deal_that_cannot_be_paid() -> None:
    state = do(drawn("basilisk", score=1), "done")
    assert may(state) == ["offer.1", "offer.2"]
    assert stones(do(drawn("basilisk", score=0), "done")) == "1r"


def test_3_bonuses_pay_for_basilisk_when_genie_sets_it_off() -> None:
    state = do(drawn("sylph basilisk", hand="genie agni", stones="1r1b", score=1), "summon.genie")
    assert may(state) == ["offer.1", "offer.2", "offer.3"]


def test_4_goblin_must_take_from_who_has_something() -> None:
    state = do(drawn("goblin", others=(player(score=0), player(score=7))), "done")
    assert state.scores() == [11, 0, 6]
    assert do(drawn("goblin", others=(player(score=0),)), "done").scores() == [10, 0]


def test_5_goblin_soldier_stops_at_zero() -> None:
    state = do(drawn("goblin-soldier", score=2, others=(player(score=1),)), "done")
    assert state.scores() == [0, 1]


@pytest.mark.parametrize(
    ("card", "paid"),
    [("yuki-onna", "0"), ("stone-golem", "1p"), ("firefox", "1r"), ("rock-golem", "1p"), ("cerberus", "1p")],
)
def test_6_effects_over_nothing_are_no_obstacle(card: str, paid: str) -> None:
    state = drawn(hand=card, stones=paid)
    assert gained(state, f"summon.{card}") == 0
    assert pens(state) == {card}


def test_7_hydra_gives_no_reward_twice() -> None:
    state = do(drawn(hand="hydra", stones="1r1b"), "summon.hydra")
    assert why(state, "offer.3") == "not_this_one"
    assert why(state, "offer.123") == "not_this_one"
    assert why(state, "offer.34") is None


def test_8_a_copied_effect_belongs_to_the_copier() -> None:
    state = do(drawn("genie-exalted mud-slime salamander"), "done activate.genie-exalted choose.mud-slime")
    assert hand(state) == {"genie-exalted"}
    assert asks(state) == (0, "activate"), "the mud slime itself is still to come"


def test_8_points_of_a_copied_effect_are_the_copiers() -> None:
    state = do(drawn("ifrit", hand="scorch", stones="1b1p"), "summon.scorch")
    assert state.score_sheet()[0]["scorch"] == 2


def test_9_young_forest_spirit_needs_two_free_pens() -> None:
    state = drawn("agni", hand="young-forest-spirit imp kappa", round=2)
    assert why(state, "summon.young-forest-spirit") == "nothing_to_summon"
    assert why(drawn(hand="young-forest-spirit imp kappa", round=2), "summon.young-forest-spirit") is None
    assert (
        why(drawn(hand="young-forest-spirit imp kappa", round=1), "summon.young-forest-spirit") == "nothing_to_summon"
    )


def test_10_hands_are_secret_but_for_what_came_openly() -> None:
    state = drawn(hand="imp", market={"agni": 0}, top="kappa nessie", others=(player("griffon"),))
    do(state, "tame.agni done")
    seen = state.concealed_for(0)
    assert hand(seen, 0) == {"imp", "agni"}
    assert state.view()["players"][1]["hand"] == ["nessie"]
    assert seen.view()["players"][1]["hand"] == [None]
    assert seen.view()["discards"] == []


def test_11_points_come_before_the_discard() -> None:
    state = do(drawn("sea-spirit", hand="ember", stones="1r1p", score=0), "summon.ember")
    kinds = [event["kind"] for event in state.events()]
    assert kinds.index("gains") < kinds.index("banishes")
    assert discards(state) == {"sea-spirit"}


def test_12_stones_never_run_out() -> None:
    rich = player("hestia", stones="6p")
    state = drawn("hae-tae", stones="4p", others=(player(stones="4p"), rich, player(stones="4p")), market={"tidal": 0})
    assert stones(do(state, "sell.tidal")) == "4p"


# Values that change together

WORTHS = [
    ("", [1, 3, 6]),
    ("agni", [2, 3, 6]),
    ("water-giant", [1, 4, 7]),
    ("hae-tae", [1, 6, 3]),
    ("hae-tae water-giant", [1, 7, 4]),
    ("agni hae-tae water-giant", [2, 7, 4]),
]


@pytest.mark.parametrize(("creatures", "worth"), WORTHS)
def test_values_of_stones(creatures: str, worth: list[int]) -> None:
    assert drawn(creatures).view()["players"][0]["worth"] == worth


def test_a_recovered_card_costs_its_full_price_again_and_works_anew() -> None:
    state = do(drawn("imp", hand="genie", stones="2r1b"), "summon.genie summon.imp")
    assert stones(state) == "3r"


def test_hestia_recovered_by_scorch_copying_aeris() -> None:
    state = drawn("hestia aeris", hand="scorch", stones="3b3p", round=6)
    do(state, "summon.scorch pay.3b choose.hestia")
    assert stones(state) == "3p"


def test_a_chain_ends_wholly_before_the_turn_goes_on() -> None:
    state = drawn("genie troll salamander", hand="young-forest-spirit scorch imp", stones="1p", round=6)
    do(state, "summon.young-forest-spirit choose.imp")
    assert asks(state) == (0, "copy")
    do(state, "choose.genie activate.troll")
    assert points(state) == 10 + 3 + 1


def test_egg_into_scorch_copying_the_spirit() -> None:
    state = drawn("young-forest-spirit", hand="dragon-egg scorch imp agni", stones="1b")
    do(state, "summon.dragon-egg")
    assert may(state) == ["choose.scorch"], "asked all the same, for others cannot see that it is the only dragon"
    do(state, "choose.scorch")
    assert asks(state) == (0, "discard")
    do(state, "choose.imp")
    assert pens(state) == {"young-forest-spirit", "scorch", "agni"}


def test_the_last_pens_of_a_chain_count() -> None:
    narrow = drawn("young-forest-spirit", hand="dragon-egg scorch imp agni", stones="1b", round=2)
    assert why(narrow, "summon.dragon-egg") == "nothing_to_summon", "scorch would have no pen for its spirit"
    alone = drawn("young-forest-spirit", hand="dragon-egg scorch imp", stones="1b")
    assert why(alone, "summon.dragon-egg") == "nothing_to_summon", "one card cannot be discarded and summoned"
