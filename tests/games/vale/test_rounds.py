"""Setting up, hunting, actions, resolving and the end, section by section of the rulebook."""

import pytest

import polana
from polana import State
from polana.games.vale.cards import CREATURES
from tests.games.vale.drawn import asks, discards, do, drawn, gained, hand, may, pens, player, stones, why
from tests.games.vale.hoarders import hoarded


def hunted(state: State) -> list[int]:
    """Who marks cards, in order, when everybody takes the first that is left."""
    order = []
    while asks(state)[1] == "hunt":
        order.append(state.acting[0])
        do(state, may(state)[0])
    return order


# Cards and set-up


def test_there_are_70_cards_in_five_families_with_so_many_effects() -> None:
    families = [creature["family"] for creature in CREATURES]
    assert [families.count(family) for family in ("fire", "water", "earth", "wind", "dragon")] == [15, 15, 15, 15, 10]
    kinds = [sum(kind in creature for creature in CREATURES) for kind in ("instant", "active", "permanent")]
    assert kinds == [41, 26, 11]
    both = {
        creature["name"] for creature in CREATURES if sum(k in creature for k in ("instant", "active", "permanent")) > 1
    }
    assert both == {
        "imp",
        "undine",
        "mud-slime",
        "dandelion-spirit",
        "water-giant",
        "hippogriff",
        "pegasus",
        "sylph",
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_begin_with_points_by_their_place_and_nothing_else(seats: int) -> None:
    state = polana.load("vale", seats=seats).new(seed=3)
    first = state.view()["first"]
    assert [state.scores()[(first + i) % seats] for i in range(seats)] == [1, 2, 3, 4][:seats]
    for each in state.view()["players"]:
        assert (each["stones"], each["hand"], each["pens"]) == ([0, 0, 0], [], [])
    assert sum(len(family["cards"]) for family in state.view()["market"]) == 2 * seats
    assert state.view()["deck"] == 70 - 2 * seats


def test_the_first_player_is_drawn_by_lot() -> None:
    game = polana.load("vale", seats=4)
    assert {game.new(seed).view()["first"] for seed in range(40)} == {0, 1, 2, 3}


# 1. Hunting


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_go_round_and_back(seats: int) -> None:
    state = polana.load("vale", seats=seats).new(seed=5)
    first = state.view()["first"]
    forth = [(first + i) % seats for i in range(seats)]
    assert hunted(state) == [*forth, *forth[:0:-1]], "the last card goes to the first player without asking"
    owners = [card["owner"] for family in state.view()["market"] for card in family["cards"]]
    assert sorted(owners) == sorted([*range(seats)] * 2)
    assert asks(state) == (first, "turn")


def test_a_marked_card_cannot_be_marked_again() -> None:
    state = polana.load("vale", seats=3).new(seed=5)
    card = may(state)[0]
    do(state, card)
    assert why(state, card) == "marked_already"


# 2. Actions

SALES = [
    ("imp", "3r"),
    ("kappa", "1b"),
    ("goblin", "4r"),
    ("harpy", "1r1b"),
    ("tidal", "1p"),
]


@pytest.mark.parametrize(("card", "paid"), SALES)
def test_what_a_sale_brings(card: str, paid: str) -> None:
    state = do(drawn(hand="agni", market={card: 0}), f"sell.{card}")
    assert stones(state) == paid
    assert discards(state) == {card}


def test_a_tamed_card_can_be_summoned_at_once() -> None:
    """The rulebook's example: Grzesiek tames Hydra."""
    state = do(drawn(market={"hydra": 0}, stones="1r1b"), "tame.hydra summon.hydra offer.13")
    assert pens(state) == {"hydra"}
    assert stones(state) == "2b1p"


def test_only_ones_own_marked_cards_are_sold_or_tamed() -> None:
    state = drawn(market={"imp": 0, "agni": 1})
    assert why(state, "sell.agni") == "not_your_marker"
    assert why(state, "tame.agni") == "not_your_marker"
    assert why(state, "sell.kappa") == "not_your_marker"


def test_markers_must_be_back_before_the_turn_ends() -> None:
    state = drawn(market={"imp": 0, "agni": 0})
    assert why(state, "done") == "marker_left"
    do(state, "tame.imp")
    assert why(state, "done") == "marker_left"
    do(state, "tame.agni")
    assert why(state, "done") is None


def test_actions_come_in_any_order_and_number() -> None:
    state = drawn(hand="imp firefox", market={"kappa": 0})
    do(state, "summon.imp summon.firefox sell.kappa end")
    assert state.view()["round"] == 6


def test_a_cost_of_4_is_paid_with_4_or_more() -> None:
    """The rulebook's example: four reds, a red and a blue, or a purple."""
    state = do(drawn(hand="agni", stones="2r1b1p"), "summon.agni")
    assert may(state) == ["pay.1p", "pay.1r1b"]
    assert stones(do(drawn(hand="agni", stones="4r"), "summon.agni")) == "0"


def test_pens_are_as_many_as_the_round() -> None:
    """The rulebook's example: with five creatures in round 5 there is no room."""
    full = drawn("agni kappa goblin harpy tidal", hand="imp", stones="2b")
    assert why(full, "summon.imp") == "pens_full"
    do(full, "release.goblin summon.imp")
    assert pens(full) == {"agni", "kappa", "harpy", "tidal", "imp"}


def test_releasing_costs_the_round_and_change_is_not_given() -> None:
    """The rulebook's example: a purple stone in round 5."""
    state = do(drawn("agni", hand="kappa", stones="1p"), "release.agni")
    assert stones(state) == "0"
    assert discards(state) == {"agni"}
    assert why(drawn("kappa", hand="agni", stones="4r", round=6), "release.kappa") == "too_dear"


def test_discounts_do_not_make_releasing_cheaper_but_values_count() -> None:
    assert why(drawn("pegasus hippogriff", stones="4r"), "release.pegasus") == "too_dear"
    state = do(drawn("agni", hand="kappa", stones="3r"), "release.agni")
    assert stones(state) == "0", "agni still counts while it is paid for its own release"


def test_a_turn_with_nothing_to_do_ends_by_itself() -> None:
    state = do(drawn(hand="imp", others=(player(), player(hand="agni"))), "done")
    assert asks(state) == (2, "turn")


# Stones


def test_surplus_stones_are_chosen_freely_right_after_the_sale() -> None:
    state = do(drawn(hand="agni", stones="2b1p", market={"imp": 0}), "sell.imp")
    assert asks(state) == (0, "keep")
    assert may(state) == ["keep.1r2b1p", "keep.2r1b1p", "keep.2r2b", "keep.3r1p", "keep.3r1b"]
    assert why(state, "summon.agni") == "keep_first"
    assert why(state, "keep.1r1b1p") == "keep_exactly"
    assert why(state, "keep.1b3p") == "no_such_stones"
    assert stones(do(state, "keep.1r2b1p")) == "1r2b1p"


# 3. Resolving


def test_everybody_resolves_in_turn_order_in_an_order_of_their_own() -> None:
    others = (player("harpy goblin", score=3), player())
    state = do(drawn("sea-spirit troll salamander", stones="1b1p", others=others), "done")
    assert asks(state) == (0, "activate")
    assert may(state) == ["activate.salamander", "activate.sea-spirit", "activate.troll"]
    do(state, "activate.troll")
    assert why(state, "activate.troll") == "not_waiting"
    do(state, "activate.salamander")
    assert asks(state) == (1, "activate"), "the last one needs no asking"


def test_a_creature_of_this_round_takes_part() -> None:
    assert gained(drawn(hand="salamander", stones="1r"), "summon.salamander end") == 1


def test_an_effect_that_is_impossible_when_chosen_is_used_up() -> None:
    state = do(drawn("medusa griffon"), "done activate.medusa")
    assert stones(state) == "0"
    assert state.view()["players"][0]["hand"] != [], "griffon draws afterwards"
    other = do(drawn("medusa griffon"), "done activate.griffon")
    assert stones(other) == "1p"


# The end


def test_the_first_player_changes_each_round() -> None:
    state = do(drawn(hand="imp", seats=3), "done")
    assert (state.view()["round"], state.view()["first"]) == (6, 1)
    assert asks(state) == (1, "hunt")


def test_sixty_points_at_the_end_of_a_round_end_the_game() -> None:
    state = do(drawn("salamander", score=59), "done")
    assert state.over
    assert state.places() == [0, 1]


def test_sixty_points_within_a_round_may_be_lost_again() -> None:
    state = do(drawn("goblin-soldier salamander", score=61), "done activate.salamander")
    assert state.scores()[0] == 58
    assert not state.over


def test_the_tenth_round_is_the_last() -> None:
    assert do(drawn(hand="imp", round=10), "done").over


def test_equal_points_are_decided_by_creatures_and_then_shared() -> None:
    more = do(drawn("agni hestia", hand="imp", round=10, others=(player("kappa"),)), "done")
    assert more.places() == [0, 1]
    same = do(drawn("agni", hand="imp", round=10, others=(player("kappa"),)), "done")
    assert same.places() == [0, 0]
    home = do(drawn("agni imp", round=10, others=(player("kappa gargoyle"),)), "done")
    assert home.places() == [1, 0], "a creature that went home does not count"
    assert hand(home) == {"imp"}


# The piles


def test_discards_become_the_draw_pile_when_a_card_is_needed() -> None:
    state = do(drawn("griffon", no_deck=True, discards="imp"), "done 1:done")
    assert state.view()["players"][0]["hand"] == ["imp"]
    assert state.view()["deck"] == 0


def test_a_reveal_that_runs_out_goes_on_with_the_discards() -> None:
    state = drawn(hand="kappa", top="agni", discards="imp nessie goblin harpy", no_deck=True)
    do(state, "done 1:done")
    lying = [card["card"] for family in state.view()["market"] for card in family["cards"]]
    assert len(lying) == 4
    assert "agni" in lying
    assert state.view()["deck"] == 1


def test_too_few_cards_are_hunted_until_they_are_gone() -> None:
    state = do(drawn(hand="kappa", discards="imp nessie goblin", no_deck=True), "done 1:done")
    assert hunted(state) == [1, 0]
    owners = {card["card"]: card["owner"] for family in state.view()["market"] for card in family["cards"]}
    assert sorted(owners.values()) == [0, 0, 1]


def test_nothing_to_reveal_skips_the_hunt() -> None:
    state = do(drawn(hand="kappa", no_deck=True), "done 1:done")
    assert asks(state) == (1, "turn")
    assert state.view()["round"] == 6


@pytest.mark.parametrize("card", ["dandelion-spirit", "hippogriff", "pegasus", "sylph", "willow"])
def test_a_card_that_draws_needs_a_card_to_draw(card: str) -> None:
    assert why(drawn(hand=card, stones="4p", no_deck=True), f"summon.{card}") == "no_card_to_draw"
    assert why(drawn(hand=card, stones="4p", no_deck=True, discards="imp"), f"summon.{card}") is None


def test_an_inner_summons_may_draw_the_card_just_discarded() -> None:
    state = drawn(hand="dragon-egg willow", stones="1b", no_deck=True)
    assert why(state, "summon.dragon-egg") is None
    do(state, "summon.dragon-egg")
    assert hand(state) == {"dragon-egg"}
    assert stones(state) == "1r1b1p"


# What comes from where


def test_points_are_told_by_card() -> None:
    state = drawn("sylph phoenix", hand="ifrit", stones="2r", score=4)
    do(state, "summon.ifrit")
    assert {name: n for name, n in state.score_sheet()[0].items() if n} == {
        "sylph": 1,
        "phoenix": 2,
        "ifrit": 3,
        "start": 4,
    }


def test_hoarders_empty_both_piles_and_play_on() -> None:
    states = [
        (state.view()["round"], state.view()["deck"], len(state.view()["discards"])) for state in hoarded().states()
    ]
    assert (9, 0, 0) in states
    assert states[-1] == (10, 0, 0)
