"""What a sensible player of Arboretum sees: positions with an obvious move, and judgements that can be reckoned."""

import pytest

import polana
from polana import State
from polana.bots import sit
from polana.games.arboretum.paths import of, survey
from polana.games.arboretum.state import KINDS, SPECIES
from tests.games.arboretum.drawn import do, drawn, finished
from tests.games.sense import chosen, favourite, judged, liked


def openly(state: State, card: str) -> State:
    """The same position, where everybody knows who holds a card: it was taken from a pile."""
    position = state.to_dict()
    for player in position["players"]:
        player["hand"] = [f"{card}/255" if held.startswith(card) else held for held in player["hand"]]
    return state.game.from_dict(position)


def test_a_finished_game_is_judged_by_its_points() -> None:
    state = finished(["O7 M2 M3 J1 J2 D4 D5", "O2 M7 C1 C2 C3 C4 C5"], ["O1 O3 O4 O6", "M4 M6 M8"])
    assert judged(state) == [points * 1000 for points in state.scores()]
    assert state.scores()[0] == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judging_and_liking_leave_no_trace(seats: int) -> None:
    state = polana.load("arboretum", seats=seats).new(seed=5)
    while not state.over:
        before = state.memory.tobytes()
        judged(state)
        assert min(liked(state).values()) >= 1
        assert state.memory.tobytes() == before
        state.play(state.acting[0], state.legal(state.acting[0])[state.ply % len(state.legal(state.acting[0]))])
    assert judged(state) == [points * 1000 for points in state.scores()]


def test_a_survey_finds_the_best_paths_of_the_rules() -> None:
    for seed in range(3):
        state = polana.load("arboretum", seats=2).new(seed=seed)
        bots = [sit("random", state.game, seat, seed) for seat in range(2)]
        while not state.over:
            seat = state.acting[0]
            state.play(seat, bots[seat].choose(state.concealed_for(seat), state.legal(seat)))
        for seat, player in enumerate(state.view()["players"]):
            now, _, _ = survey(state.record.garden[seat], 0, 0)
            found = {SPECIES[species]: of(now, species) for species in range(KINDS) if of(now, species)}
            assert found == {letter: path["points"] for letter, path in player["paths"].items()}


def test_a_survey_sees_what_cards_in_hand_add() -> None:
    state = drawn(["O1 O8 M2 D1 D2 D3 D4", "J1 J2 J3 J4 J5 J6 J7"], ["O3 M5 O6", "J8 D8 B8"])
    oak = SPECIES.index("O")
    now, begun, ended = survey(state.record.garden[0], 8 << 6 * oak, 8 << 6 * oak)
    assert [of(packed, oak) for packed in (now, begun, ended)] == [3, 5, 6]


def test_the_right_to_score_counts() -> None:
    strong = drawn(["O7 O8 M2 D1 D2 D3 D4", "J1 J2 J3 J4 J5 J6 J7"], ["O1 O2 O3 O4", "B8 B4 B2 B1"])
    weak = drawn(["J1 J2 M2 D1 D2 D3 D4", "O7 O8 J3 J4 J5 J6 J7"], ["O1 O2 O3 O4", "B8 B4 B2 B1"])
    assert judged(strong)[0] > judged(weak)[0]


# Obvious moves


def test_plants_where_it_completes_a_path() -> None:
    hands = ["O8 O7 M2 M3 J1 J2 D4 D5 O2", "B2 B3 B4 C1 C2 C3 C4"]
    state = drawn(hands, ["O1 M4 O6", "B8 B7 B6"], phase="place", chosen="O8")
    for action in (favourite(state), *chosen(state)):
        assert action in {"3,0", "2,1", "2,-1"}
        assert do(state.clone(), action).view()["players"][0]["paths"]["O"]["points"] == 7


def test_takes_the_open_card_that_makes_four_alike() -> None:
    state = drawn(
        ["D7 M2 M3 J1 J2 D4 D5 D6", "B2 B3 B4 C1 C2 C3 C4"], ["O2 O3 O4", "B8 B7 B6"], ["J8", "O6 M1"], drawn=1
    )
    assert favourite(state) == "pile1"
    assert chosen(state) == {"pile1"}


def test_keeps_the_1_against_an_8() -> None:
    hands = ["O1 O2 J1 J2 D4 D5 M3 M4", "O8 B3 B4 C1 C2 C3 C4"]
    state = openly(drawn(hands, ["O3 O4 O5 O6", "B8 B7 O7"], phase="discard"), "O8")
    assert favourite(state) != "-O1"
    assert "-O1" not in chosen(state)


def test_keeps_the_card_that_wins_a_right() -> None:
    hands = ["O7 J1 J2 D4 D5 M3 M4 B1", "O6 B3 B4 C1 C2 C3 C4"]
    state = drawn(hands, ["O1 O2 O3 O4", "B8 B7 O5"], phase="discard", rest="piles", deck="C5 C6")
    state = openly(state, "O6")
    assert favourite(state) != "-O7"
    assert "-O7" not in chosen(state)


def test_does_not_give_the_next_player_the_card_he_waits_for() -> None:
    hands = ["J8 D4 D5 M3 M4 B1 B2 D1", "O6 B3 B4 C1 C2 C3 C4"]
    state = drawn(hands, ["M1 M2 C7 C8", "J1 J2 J5"], phase="discard")
    assert "-J8" not in chosen(state) | {favourite(state)}
