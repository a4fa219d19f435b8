"""The end: the turn that draws the last card of the deck is the last, then the right to score, paths and the winner."""

import pytest

from polana import State
from polana.games.arboretum.state import SPECIES
from tests.games.arboretum.drawn import do, drawn, finished, pack, snake, told

ANNA = "B1 B2 B3 B4 B5 B6 B7"
BEN = "A1 A2 A3 A4 A5 A6 A7"


def scorers(state: State, letter: str) -> list[int]:
    """The seats that may score a species."""
    return [seat for seat, may in enumerate(state.view()["rights"][letter]["may"]) if may]


def sums(state: State, letter: str) -> list[int]:
    """What the hands hold of a species."""
    found: list[int] = state.view()["rights"][letter]["sums"]
    return found


# The game ends with the turn in which the last card is drawn


def nearly_over() -> State:
    return drawn([ANNA, BEN], [snake(pack("C")), snake(pack("D"))], deck="J8", rest="piles")


def test_the_turn_that_draws_the_last_card_is_finished_and_no_further_turn_follows() -> None:
    state = do(nearly_over(), "deck pile0 B1 0,1")
    assert not state.over
    do(state, "-B2")
    assert state.over
    assert state.view()["phase"] == "over"


def test_the_game_goes_on_while_the_deck_has_a_card() -> None:
    state = do(nearly_over(), "pile0 pile1 B1 0,1 -B2")
    assert state.acting == [1]
    assert not state.over


def test_the_end_tells_all_points_and_who_wins() -> None:
    state = do(nearly_over(), "deck pile0 B1 0,1 -B2")
    assert [event for event in told(state) if event[0] == "scores"] == [("scores", 0, "C"), ("scores", 1, "D")]
    assert [event["points"] for event in state.events() if event["kind"] == "scores"] == [19, 19]
    assert [event["category"] for event in state.events() if event["kind"] == "scores"] == ["C", "D"]
    assert told(state)[-1] == ("wins", 0), "two species against one"
    assert state.scores() == [19, 19]
    assert state.places() == [0, 1]


# The right to score

POLINA = "J7 M6 M7 O3 O8 R1 R5"
KOSTYA = "B4 A6 J2 J5 M4 M5 R3"
OLYA = "A5 D2 O7 R8 W1 W3 W8"
RIGHTS = {"A": [1], "B": [1], "D": [2], "J": [0, 1], "M": [0], "O": [0], "R": [0], "W": [2]}


@pytest.mark.parametrize(("letter", "seats"), RIGHTS.items())
def test_the_rulebooks_example_of_hands(letter: str, seats: list[int]) -> None:
    assert scorers(finished([POLINA, KOSTYA, OLYA]), letter) == seats


def test_the_sums_of_the_rulebooks_example() -> None:
    state = finished([POLINA, KOSTYA, OLYA])
    assert {letter: sums(state, letter) for letter in "JMORW"} == {
        "J": [7, 7, 0],
        "M": [13, 9, 0],
        "O": [11, 0, 7],
        "R": [6, 3, 0],
        "W": [0, 0, 12],
    }


def test_a_1_in_anothers_hand_turns_an_8_to_0() -> None:
    state = finished(["O8", "O1"])
    assert sums(state, "O") == [0, 1]
    assert scorers(state, "O") == [1]


def test_other_cards_beside_the_8_still_count() -> None:
    assert sums(finished(["O8 O5", "O1 O3"]), "O") == [5, 4]


def test_holding_the_1_and_the_8_keeps_the_8() -> None:
    state = finished(["O1 O8", "O7"])
    assert sums(state, "O") == [9, 7]
    assert scorers(state, "O") == [0]


def test_a_1_of_another_species_or_on_the_table_spares_the_8() -> None:
    assert sums(finished(["O8", "M1"], ["O1", ""]), "O") == [8, 0]
    assert sums(finished(["O8", "M1"], ["", "O1"]), "O") == [8, 0]


def test_a_third_players_1_counts_too() -> None:
    assert sums(finished(["O8", "O3", "O1"]), "O") == [0, 3, 1]
    assert scorers(finished(["O8", "O3", "O1"]), "O") == [1]


def test_all_who_tie_for_the_highest_sum_may_score() -> None:
    assert scorers(finished(["O2 O5", "O7", "O6", "M1"]), "O") == [0, 1]


def test_a_species_that_nobody_holds_may_be_scored_by_all() -> None:
    state = finished(["M1", "M2", "M3"], ["O2 O3", "O4 O5 O6", "O7"])
    assert scorers(state, "O") == [0, 1, 2]
    assert [sheet["O"] for sheet in state.score_sheet()] == [2, 3, 0]


def test_the_right_without_a_path_still_denies_the_others() -> None:
    state = finished(["M6 M7", "M4 M5"], ["O1", "M1 M2 M3 M8"])
    assert [sheet["M"] for sheet in state.score_sheet()] == [0, 0]
    state = finished(["M3", "M4 M5"], ["O1", "M1 M2 M6 M8"])
    assert [sheet["M"] for sheet in state.score_sheet()] == [0, 11]


# Paths


def points(garden: str, letter: str) -> int:
    """What a drawn arboretum brings for a species that nobody holds."""
    held = next(other for other in SPECIES if other not in garden.upper() and other != letter)
    return finished([f"{held}1", f"{held}2"], [garden]).score_sheet()[0][letter]


@pytest.mark.parametrize(
    ("garden", "worth"),
    [
        ("O1 O3 O4 O6", {"O": 9}),
        ("O2 O5 O7", {"O": 3}),
        ("J2 M4 D5 W6 J8", {"J": 7, "M": 0, "D": 0, "W": 0}),
        ("O8 M3", {"O": 0, "M": 0}),
        ("O3 O4", {"O": 2}),
        ("O3 M3 O5", {"O": 0}),
        ("O7 M5 O2", {"O": 3}),
    ],
)
def test_examples_value_by_value(garden: str, worth: dict[str, int]) -> None:
    assert {letter: points(garden, letter) for letter in worth} == worth


def test_polinas_19_points() -> None:
    garden = """
    O1 O2 O4 O6 .. .. ..
    J3 D4 D5 W6 J8 .. ..
    .. .. .. .. R6 R4 R2
    """
    state = finished([POLINA, KOSTYA, OLYA], [garden])
    assert state.score_sheet()[0] == dict.fromkeys(SPECIES, 0) | {"O": 9, "J": 7, "R": 3}
    assert state.scores()[0] == 19


def test_the_longest_path_of_one_species_brings_19() -> None:
    assert points("O1 O2 O3 O4 O5 O6 O7 O8", "O") == 8 + 8 + 1 + 2 == 19


@pytest.mark.parametrize(
    ("garden", "worth"),
    [
        ("O5", 0),  # a single card is no path
        ("O1", 0),  # not even a 1
        ("O8", 0),  # nor an 8
        ("O1 O8", 2 + 1 + 2),
        ("O1 M2 O3", 3 + 1),
        ("O2 O3 O4", 3),  # three alike: no bonus
        ("O2 O3 O4 O5", 4 + 4),  # four alike
        ("O2 O3 O4 M5 O6", 5),  # five, not all alike
        ("O1 M2 M3 M4", 0),  # must end with the species
        ("M1 O2 O3", 2),  # a 1 of another species before the path is no part of it
        ("O2 O4 M5 M8", 2),  # nor is an 8 behind it
        ("O2 O3 O4 O5 M6 O7", 8),  # four alike beat six mixed
        ("O2 O3 O4 O5 M6 O8", 8),  # and equal six mixed that end with an 8
        ("O1 O4 M5 O3", 3),  # the numbers ascend strictly: 1, 4 with its 1
    ],
)
def test_points_of_a_path(garden: str, worth: int) -> None:
    assert points(garden, "O") == worth


def test_paths_bend_but_never_go_diagonally() -> None:
    assert points("O1 M2\n.. O3", "O") == 4
    assert points("O2 M4\nM5 O4", "O") == 0
    assert points("O2 ..\nM3 O4", "O") == 3


def test_the_best_path_is_taken_not_the_longest() -> None:
    garden = """
    M3 D4 A5 W6 O7
    O2 O3 O4 O5 ..
    """
    assert points(garden, "O") == 8


def test_a_card_serves_paths_of_several_species() -> None:
    garden = """
    O1 M2 O3 M4
    """
    assert points(garden, "O") == 4
    assert points(garden, "M") == 3


# The winner


def test_most_points_win() -> None:
    state = finished(["A1", "A2", "A3"], ["O1 O2", "M2 M3 M4", ""])
    assert state.scores() == [3, 3, 0]
    state = finished(["A1", "A2", "A3"], ["O1 O2", "M1 M2 M3", ""])
    assert state.scores() == [3, 4, 0]
    assert state.places() == [1, 0, 2]
    assert state.payoffs() == [0, 1, -1]


def test_a_tie_goes_to_more_species_scored_or_not() -> None:
    state = finished(["A1", "A2"], ["O2 O3", "M2 M3 D1"])
    assert state.scores() == [2, 2]
    assert state.places() == [1, 0]


def test_cards_in_hand_do_not_count_as_species_of_the_arboretum() -> None:
    state = finished(["A1 D1 J1", "A2"], ["O2 O3", "M2 M3"])
    assert state.places() == [0, 0]


def test_a_tie_in_points_and_species_is_shared() -> None:
    state = finished(["A1", "A2", "A3"], ["O2 O3", "M2 M3", "B1"])
    assert state.places() == [0, 0, 2]
    assert state.payoffs() == [0.5, 0.5, -1]


def test_points_outweigh_any_number_of_species() -> None:
    state = finished(["A1", "A2", "A3", "A4"], ["O2 O3 O4", "M2 M3 D8 B8 C8 J8 R8 T8 W8", "", ""])
    assert state.scores()[:2] == [3, 2]
    assert state.places()[:2] == [0, 1]
