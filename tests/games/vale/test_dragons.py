"""The dragons, one by one."""

import pytest

from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, stones, why


def test_aeris_recovers_another_creature_for_its_cost() -> None:
    state = do(drawn("behemoth imp pegasus", hand="aeris", stones="1b1p"), "summon.aeris")
    assert may(state) == ["choose.imp", "choose.behemoth", "choose.pegasus"]
    assert gained(state, "choose.behemoth") == 9
    assert hand(state) == {"behemoth"}


def test_aeris_needs_another_creature() -> None:
    assert why(drawn(hand="aeris", stones="2p"), "summon.aeris") == "no_other_creature"


def test_aeris_recovering_hestia() -> None:
    state = do(drawn("hestia", hand="aeris", stones="4r2p"), "summon.aeris pay.3r1p")
    assert stones(state) == "1r1p"
    assert hand(state) == {"hestia"}


STRIKES = [
    ("boulder", "2r1p", "griffon harpy", 8),
    ("gust", "2r1p", "goblin troll", 8),
    ("ember", "1r1p", "kappa undine", 7),
    ("marina", "1r1p", "imp agni", 7),
]


@pytest.mark.parametrize(("dragon", "paid", "victims", "worth"), STRIKES)
def test_boulder_gust_ember_and_marina_strike_a_family(dragon: str, paid: str, victims: str, worth: int) -> None:
    one, other = victims.split()
    state = drawn(one, hand=dragon, stones=paid, others=(player(victims.replace(one, "tidal")), player("willow")))
    assert gained(state, f"summon.{dragon}") == worth
    assert asks(state) == (0, "player")
    assert may(state) == ["player.0", "player.1"], "oneself too, but nobody without the family"
    assert discards(do(state.clone(), "player.1")) == {other}
    own = do(state.clone(), "player.0")
    assert pens(own) == {dragon}


@pytest.mark.parametrize(("dragon", "paid", "victims", "worth"), STRIKES)
def test_nobody_to_strike(dragon: str, paid: str, victims: str, worth: int) -> None:
    state = drawn("tidal", hand=dragon, stones=paid, others=(player("willow"),))
    assert why(state, f"summon.{dragon}") == "nobody_has_family"


def test_ember_can_be_forced_upon_oneself() -> None:
    """The rulebook's example: the chosen player decides, and it may be yourself."""
    state = do(drawn("kappa undine", hand="ember imp", stones="1r1p"), "summon.ember")
    assert asks(state) == (0, "banish")
    do(state, "choose.kappa")
    assert pens(state) == {"undine", "ember"}


def test_dragon_egg_makes_way_for_a_dragon() -> None:
    state = drawn(hand="dragon-egg tidal", stones="1b", round=1)
    assert gained(state, "summon.dragon-egg") == 5, "the egg is no longer there to be counted"
    assert pens(state) == {"tidal"}
    assert discards(state) == {"dragon-egg"}


def test_dragon_egg_needs_a_dragon_that_can_be_summoned() -> None:
    assert why(drawn(hand="dragon-egg imp", stones="1b"), "summon.dragon-egg") == "nothing_to_summon"
    assert why(drawn(hand="dragon-egg ember", stones="1b"), "summon.dragon-egg") == "nothing_to_summon"
    assert why(drawn(hand="dragon-egg aeris", stones="1b"), "summon.dragon-egg") == "nothing_to_summon"
    assert why(drawn("kappa", hand="dragon-egg ember", stones="1b"), "summon.dragon-egg") is None
    state = do(drawn(hand="dragon-egg ember tidal imp", stones="1b"), "summon.dragon-egg")
    assert asks(state) == (0, "summon")
    assert may(state) == ["choose.tidal"]


def test_eternity_counts_families_and_its_own() -> None:
    """The rulebook's example: Eternity itself counts as a dragon."""
    assert gained(drawn(hand="eternity", stones="2p"), "summon.eternity") == 4
    assert gained(drawn("imp kappa troll griffon", hand="eternity", stones="2p"), "summon.eternity") == 20


def test_scorch_uses_another_instant_effect() -> None:
    state = drawn("ifrit firefox nessie", hand="scorch imp", stones="1b1p")
    do(state, "summon.scorch")
    assert asks(state) == (0, "copy")
    assert may(state) == ["choose.firefox", "choose.ifrit"]
    assert gained(state.clone(), "choose.ifrit") == 4
    assert gained(state, "choose.firefox") == 1


def test_scorch_needs_an_effect_that_can_be_carried_out() -> None:
    assert why(drawn("nessie", hand="scorch", stones="1b1p"), "summon.scorch") == "nothing_to_copy"
    assert why(drawn("forest-spirit", hand="scorch", stones="1b1p"), "summon.scorch") == "nothing_to_copy"
    assert why(drawn("forest-spirit", hand="scorch imp", stones="1b1p"), "summon.scorch") is None
    assert why(drawn("succubus", hand="scorch", stones="1b1p"), "summon.scorch") is None, "a failing if is no obstacle"


def test_scorch_copying_leviathan_may_lose_itself() -> None:
    state = do(drawn("leviathan", hand="scorch", stones="1b1p"), "summon.scorch")
    assert pens(state) == {"leviathan"}
    assert discards(state) == {"scorch"}


def test_scorch_copying_aeris_may_recover_aeris_not_itself() -> None:
    state = do(drawn("aeris imp", hand="scorch", stones="1b1p"), "summon.scorch choose.aeris")
    assert asks(state) == (0, "recover")
    assert may(state) == ["choose.imp", "choose.aeris"]
    assert gained(state, "choose.aeris") == 9


def test_scorch_copying_genie_activates_everything_again() -> None:
    state = drawn("genie sea-spirit troll", hand="scorch", stones="2b1p")
    do(state, "summon.scorch")
    assert asks(state) == (0, "activate")
    assert gained(state, "activate.sea-spirit") == 1


def test_tidal_counts_dragons_and_itself() -> None:
    assert gained(drawn("willow imp", hand="tidal", stones="1p"), "summon.tidal") == 10


def test_willow_brings_everything() -> None:
    state = drawn(hand="willow", stones="1r1b1p", top="imp")
    assert gained(state, "summon.willow") == 3
    assert stones(state) == "1r1b1p"
    assert hand(state) == {"imp"}


def test_willow_shows_the_card_before_stones_are_chosen() -> None:
    state = do(drawn("agni water-giant", hand="willow", stones="2b2p", top="imp"), "summon.willow pay.1b1p")
    assert asks(state) == (0, "keep")
    assert hand(state) == {"imp"}
