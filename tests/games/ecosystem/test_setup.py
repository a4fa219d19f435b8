"""Setting up: 130 cards, hands of eleven, Matt at the table of two."""

from collections import Counter

import pytest

import polana
from polana import BadOption
from polana.games.ecosystem.state import CARDS_OF, LETTERS
from tests.games.ecosystem.drawn import hand, told

SEATS = [2, 3, 4, 5, 6]


def test_the_deck() -> None:
    assert sum(CARDS_OF) == 130
    assert dict(zip(LETTERS, CARDS_OF, strict=True)) == {
        "R": 8,
        "F": 12,
        "G": 8,
        "T": 10,
        "B": 12,
        "E": 8,
        "A": 8,
        "D": 12,
        "W": 12,
        "S": 20,
        "M": 20,
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("hands_of_ten", "count"), [(False, 11), (True, 10)])
def test_everybody_gets_a_hand_and_all_pick_at_once(seats: int, hands_of_ten: bool, count: int) -> None:
    state = polana.load("ecosystem", seats=seats, hands_of_ten=hands_of_ten).new(seed=1)
    assert [len(hand(state, seat)) for seat in range(seats)] == [count] * seats
    assert state.acting == list(range(seats))
    assert state.view()["phase"] == "pick"
    assert told(state, "deals") == [("deals", -1, count, 1)]
    assert [event[:2] for event in told(state, "receives")] == [("receives", seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_matt_sits_at_the_table_of_two_only(seats: int) -> None:
    seen = polana.load("ecosystem", seats=seats).new(seed=1).view()["matt"]
    assert (seen is not None) == (seats == 2)
    if seen:
        assert len(seen["hand"]) == 11
        assert seen["pile"] == {}


def test_a_seat_is_told_its_cards() -> None:
    state = polana.load("ecosystem", seats=3).new(seed=2)
    events = [event for event in state.concealed_for(1).events() if event["kind"] == "receives"]
    assert [event["args"]["cards"] for event in events] == [None, hand(state, 1), None]


def test_every_card_is_dealt_equally_often() -> None:
    game = polana.load("ecosystem", seats=6)
    dealt = Counter(card for seed in range(200) for seat in range(6) for card in hand(game.new(seed), seat))
    for kind, count in zip(LETTERS, CARDS_OF, strict=True):
        assert dealt[kind] / (200 * 66) == pytest.approx(count / 130, rel=0.15)


@pytest.mark.parametrize("seats", [0, 1, 7, -1])
def test_ecosystem_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadOption, match="ecosystem is for 2, 3, 4, 5, 6 players"):
        polana.load("ecosystem", seats=seats)


@pytest.mark.parametrize("flag", ["yes", 1, None])
def test_bad_options_are_refused(flag: object) -> None:
    with pytest.raises(BadOption, match=r'Option "hands_of_ten" takes true or false'):
        polana.load("ecosystem", hands_of_ten=flag)
