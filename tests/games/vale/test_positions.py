"""Positions that somebody writes: what the rules never lead to is refused with the field that says it."""

import random

import pytest

import polana
from polana import BadRecord, State
from tests.games.vale.drawn import do, drawn, pens, player


@pytest.mark.parametrize("card", ["boreas", "dragon-egg", "tengu"])
def test_a_creature_whose_instant_effect_takes_it_away_never_stays_in_a_pen(card: str) -> None:
    with pytest.raises(BadRecord) as caught:
        drawn(others=(player(pens=f"agni {card}"),))
    assert caught.value.facts["field"] == "players[1].pens"
    assert card in str(caught.value)


@pytest.mark.parametrize("card", ["aeris", "scorch", "young-forest-spirit"])
def test_a_creature_that_needs_another_beside_it_has_no_room_in_round_1(card: str) -> None:
    with pytest.raises(BadRecord) as caught:
        drawn(card, round=1, market={"goblin": 0})
    assert caught.value.facts["field"] == "players[0].pens"
    assert pens(drawn(card, round=2, market={"goblin": 0})) == {card}


def test_the_spirit_may_be_alone_when_its_follower_has_left() -> None:
    state = drawn(hand="young-forest-spirit tengu imp", round=2, market={"goblin": 0})
    do(state, "summon.young-forest-spirit choose.imp")
    assert pens(state) == {"young-forest-spirit"}
    assert state.game.from_dict(state.to_dict()) == state


def summoner(generator: random.Random, state: State, seat: int) -> int:
    """Summons and answers effects where it can, tames more than it sells, and ends a turn late."""
    legal = state.legal(seat)
    weights = [WEIGHTS.get(state.notation(seat, action).partition(".")[0], 4) for action in legal]
    return generator.choices(legal, weights)[0]


WEIGHTS = {"summon": 60, "tame": 12, "release": 3, "done": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_games_with_many_summons_can_be_written_and_read(seats: int) -> None:
    game, generator, kinds = polana.load("vale", seats=seats), random.Random(seats), set()
    for seed in range(6):
        state = game.new(seed)
        while not state.over:
            seat = state.acting[0]
            state.play(seat, summoner(generator, state, seat))
            kinds.add(state.view()["phase"])
            assert game.from_dict(state.to_dict()) == state
            seen = state.concealed_for((seat + 1) % seats)
            assert game.from_dict(seen.to_dict()) == seen
    assert kinds >= {"hunt", "turn", "pay", "keep", "activate", "discard", "over"}
