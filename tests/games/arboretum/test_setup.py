"""Setting up: species by the number of players, seven cards each, the rest is the deck."""

import pytest

import polana
from polana import BadOption
from polana.games.arboretum.state import SPECIES
from tests.games.arboretum.drawn import hand, pile, told

CARDS = {2: 48, 3: 64, 4: 80}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_species_hands_and_deck(seats: int) -> None:
    state = polana.load("arboretum", seats=seats).new(seed=1)
    first = state.acting[0]
    assert len(state.view()["species"]) * 8 == CARDS[seats]
    assert [len(hand(state, seat)) for seat in range(seats)] == [9 if seat == first else 7 for seat in range(seats)]
    assert state.view()["deck"] == CARDS[seats] - 7 * seats - 2
    assert [pile(state, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_discards_the_first_two_draws_are_forced(seats: int) -> None:
    state = polana.load("arboretum", seats=seats).new(seed=1)
    first = state.acting[0]
    assert state.view()["phase"] == "plant"
    assert [event[:2] for event in told(state)] == [("draws", first), ("draws", first)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_older_edition_deals_a_discard_to_all_but_the_first_player(seats: int) -> None:
    state = polana.load("arboretum", seats=seats, starting_discards=True).new(seed=1)
    first = state.acting[0]
    assert state.view()["phase"] == "draw"
    assert [len(pile(state, seat)) for seat in range(seats)] == [int(seat != first) for seat in range(seats)]
    assert [len(hand(state, seat)) for seat in range(seats)] == [7] * seats
    assert state.view()["deck"] == CARDS[seats] - 7 * seats - (seats - 1)


@pytest.mark.parametrize(("seats", "species"), [(2, "WTROMJ"), (3, "BACDJMOR"), (4, SPECIES)])
def test_chosen_species_are_in_play(seats: int, species: str) -> None:
    state = polana.load("arboretum", seats=seats, species=species).new(seed=2)
    assert sorted(state.view()["species"]) == sorted(species)
    held = [card for seat in range(seats) for card in hand(state, seat)]
    assert {card[0] for card in held} <= set(species)


def test_random_species_are_all_used_over_many_games() -> None:
    game = polana.load("arboretum", seats=2)
    seen = [frozenset(game.new(seed).view()["species"]) for seed in range(60)]
    assert set().union(*seen) == set(SPECIES)
    assert len(set(seen)) > 40


def test_anybody_may_be_the_first_player() -> None:
    game = polana.load("arboretum", seats=4)
    assert {game.new(seed).acting[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("species", ["BACDJ", "BACDJMO", "BACDJJ", "BACDJX", "bacdjm", "", 5, None, ["B"] * 6])
def test_bad_species_are_refused(species: object) -> None:
    with pytest.raises(BadOption, match=r'Option "species" takes "random" or, with 2 players, 6 different letters'):
        polana.load("arboretum", seats=2, species=species)


@pytest.mark.parametrize("flag", ["yes", 1, None])
def test_bad_starting_discards_are_refused(flag: object) -> None:
    with pytest.raises(BadOption, match=r'Option "starting_discards" takes true or false'):
        polana.load("arboretum", starting_discards=flag)


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_arboretum_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOption, match="arboretum is for 2, 3, 4 players"):
        polana.load("arboretum", seats=seats)
