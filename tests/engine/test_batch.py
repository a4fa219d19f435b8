"""Batches hand over their memory, share it out to threads, and pay as states do."""

from __future__ import annotations

import numpy as np
import pytest

import polana
from polana.engine.batch import Batch, room
from polana.engine.errors import IllegalAction
from polana.engine.game import game_names


def played(name: str, threads: int, steps: int) -> Batch:
    batch = polana.load(name).batch(64, threads)
    batch.new(seed=1)
    random, rows = np.random.default_rng(1), np.arange(64)
    for _ in range(steps):
        batch.play(batch.legal[rows, random.integers(0, batch.counts)])
    return batch


@pytest.mark.parametrize("name", game_names())
def test_threads_change_nothing(name: str) -> None:
    one, three = played(name, 1, 40), played(name, 3, 40)
    assert (one.memory == three.memory).all()
    assert (one.observations() == three.observations()).all()
    assert (one.masks() == three.masks()).all()


@pytest.mark.parametrize("name", game_names())
def test_a_row_is_what_the_acting_seat_sees_and_may_do(name: str) -> None:
    batch = played(name, 2, 30)
    seen, masks = batch.observations(), batch.masks()
    for i in range(len(batch)):
        state, seat = batch[i], int(batch.seat[i])
        assert (seen[i] == state.observation(seat)).all()
        assert np.flatnonzero(masks[i]).tolist() == state.legal(seat)


@pytest.mark.parametrize("name", game_names())
def test_pieces_are_views_by_name(name: str) -> None:
    batch = played(name, 1, 10)
    seen = batch.observations()
    pieces = batch.game.header.pieces(seen)
    assert tuple((piece, rows.shape[1:]) for piece, rows in pieces.items()) == batch.game.header.observation
    assert all(np.shares_memory(rows, seen) for rows in pieces.values())
    assert (np.concatenate([rows.reshape(64, -1) for rows in pieces.values()], axis=1) == seen).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_payoffs_are_those_of_the_places(seats: int) -> None:
    from polana.engine.ranking import payoffs

    batch = polana.load("arboretum", seats=seats).batch(4)
    batch.places[:] = [[0] * seats, list(range(seats)), list(range(seats))[::-1], [0, *[1] * (seats - 1)]]
    batch.done[:] = [1, 1, 0, 1]
    expected = [payoffs(row) for row in batch.places.tolist()]
    expected[2] = [0.0] * seats
    assert batch.payoffs() == pytest.approx(np.array(expected))


def test_an_illegal_action_leaves_all_games_as_they_were() -> None:
    batch = played("arboretum", 1, 5)
    before, actions = batch.memory.copy(), batch.legal[:, 0].copy()
    actions[63] = 488
    with pytest.raises(IllegalAction):
        batch.play(actions)
    assert (batch.memory == before).all()


def test_memory_that_will_not_do_is_refused() -> None:
    batch = played("arboretum", 1, 1)
    wide = np.zeros((64, 2 * batch.game.header.actions), np.uint8)
    for out in (wide, wide[:, ::2], np.zeros((64, batch.game.header.actions), np.float32)):
        with pytest.raises(ValueError, match="contiguous"):
            batch.masks(out)


@pytest.mark.parametrize("shape", [(1,), (7, 3), (1024, 489)])
def test_room_begins_at_a_multiple_of_64_bytes(shape: tuple[int, ...]) -> None:
    for kind in (np.uint8, np.int32):
        memory = room(shape, kind)
        assert memory.ctypes.data % 64 == 0
        assert memory.shape == shape
        assert memory.dtype == np.dtype(kind)
        assert not memory.any()


def test_torch_takes_the_memory_over() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: no package of Polana asks for it")
    batch = played("ecosystem", 1, 5)
    seen = batch.observations()
    tensor = torch.from_dlpack(seen)
    assert tensor.data_ptr() == seen.ctypes.data
    batch.play(batch.legal[:, 0])
    batch.observations(seen)
    assert (tensor.numpy() == batch.observations()).all()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_jax_takes_the_memory_over() -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed: it comes with the extra polana[peers]")
    batch = played("ecosystem", 1, 5)
    seen = batch.observations()
    array = jax.dlpack.from_dlpack(seen)
    assert array.unsafe_buffer_pointer() == seen.ctypes.data
    assert (np.asarray(array) == seen).all()
