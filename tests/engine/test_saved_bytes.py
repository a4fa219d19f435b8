"""A state is saved as its bytes, and only undamaged ones of the same game come back."""

import pytest

import polana


def test_bytes_come_back_as_the_same_state() -> None:
    game = polana.load("arboretum", seats=3)
    state = game.new(seed=1)
    assert game.from_bytes(bytes(state)) == state
    seen = state.concealed_for(1)
    assert game.from_bytes(bytes(seen)) == seen


def test_every_truncation_and_every_changed_byte_is_refused() -> None:
    game = polana.load("arboretum", seats=2)
    saved = bytes(game.new(seed=1))
    for length in range(0, len(saved), 97):
        with pytest.raises(polana.BadRecord, match="bytes are expected"):
            game.from_bytes(saved[:length])
    for at in range(0, len(saved), 41):
        damaged = saved[:at] + bytes([saved[at] ^ 1]) + saved[at + 1 :]
        with pytest.raises(polana.BadRecord, match="damaged"):
            game.from_bytes(damaged)


@pytest.mark.parametrize("other", [{"seats": 3}, {"seats": 2, "starting_discards": True}])
def test_bytes_of_other_seats_or_options_are_refused(other: dict[str, int]) -> None:
    saved = bytes(polana.load("arboretum", **other).new(seed=1))
    with pytest.raises(polana.BadRecord, match="damaged, or not a state"):
        polana.load("arboretum", seats=2).from_bytes(saved)
