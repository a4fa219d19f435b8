"""The package as a newcomer meets it."""

import polana


def test_a_game_can_be_played_to_its_end() -> None:
    state = polana.load("arboretum", seats=3).new(seed=7)
    while not state.over:
        seat = state.acting[0]
        state.play(seat, state.legal(seat)[0])
    assert sorted(state.places())[0] == 0
