"""Imagined worlds fit what the seat knows, are whole, and are really redrawn."""

from importlib import import_module

from polana import Game
from polana.engine.rng import WARM_UP
from tests.contract.cases import at_random, reached, viewers, walk

PLIES = (0, 7, 23, 48, 90)


def test_concealing_an_imagined_world_gives_the_same_bytes(game: Game) -> None:
    for plies in PLIES:
        state = reached(game, 1, plies)
        for viewer in viewers(game):
            seen = state.concealed_for(viewer)
            for seed in range(2):
                world = seen.imagined(seed)
                assert world.viewer is None
                assert world.concealed_for(viewer) == seen


def test_an_imagined_world_is_whole_and_plays_to_its_end(game: Game) -> None:
    counting = import_module(f"tests.games.{game.name}.pieces")
    for plies in PLIES[1::2]:
        state = reached(game, 2, plies)
        for viewer in viewers(game):
            world = state.concealed_for(viewer).imagined(3)
            assert counting.pieces(world.record) == counting.all_pieces(world.record)
            assert game.from_dict(world.to_dict()) == world
            for _ in walk(world, at_random(3)):
                pass
            assert world.over


def test_imagining_ends_after_a_number_of_draws_that_is_known_beforehand(plain_game: Game) -> None:
    """Two draws a piece at most, one for where it is and one for its order, in each deal; `TRIES` deals again."""
    counting = import_module(f"tests.games.{plain_game.name}.pieces")
    again = getattr(import_module(f"polana.games.{plain_game.name}.hidden"), "TRIES", 0)
    for plies in range(0, 120, 9):
        state = reached(plain_game, 6, plies)
        pieces = counting.all_pieces(state.record).total()
        for viewer in viewers(plain_game):
            world = state.concealed_for(viewer).imagined(plies)
            draws = world.record.rng.count - 1 - WARM_UP
            assert draws <= (1 + again) * (2 * pieces + plain_game.seats)


def test_the_hidden_part_is_redrawn_and_a_seed_draws_the_same(game: Game) -> None:
    for viewer in viewers(game):
        seen = reached(game, 4, 20).concealed_for(viewer)
        worlds = [seen.imagined(seed) for seed in range(6)]
        assert len({world.memory.tobytes() for world in worlds}) == len(worlds)
        assert seen.imagined(0) == worlds[0]
        assert len({str(world.record.rng.a) for world in worlds}) == len(worlds)


def test_a_finished_game_has_nothing_to_imagine(plain_game: Game) -> None:
    state = plain_game.new(seed=5)
    for _ in walk(state, at_random(5)):
        pass
    assert state.concealed_for(0).imagined(1) == state


def test_what_spectators_see_of_an_action_is_the_same_in_every_imagined_world_up_to_open_news(plain_game: Game) -> None:
    for plies in PLIES:
        state = reached(plain_game, 5, plies)
        seat = state.acting[0]
        seen = state.concealed_for(seat)
        legal = seen.legal(seat)
        for action in legal[:: 1 + len(legal) // 5]:
            worlds = [seen.imagined(seed) for seed in range(3)]
            for world in worlds:
                world.play(seat, action)
            if any(world.over for world in worlds):  # all is open then
                continue
            news = worlds[0].news(-1)
            outside = [world.concealed_for() for world in worlds]
            assert all(world.news(-1) == news for world in worlds)
            assert all(each.events()[:news] == outside[0].events()[:news] for each in outside)
            if news is None:
                assert all(each.view() == outside[0].view() for each in outside)
