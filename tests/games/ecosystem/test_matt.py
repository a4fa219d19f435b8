"""Two players: Matt's hand goes round like the others', and each turn a random card of it goes on his pile."""

import random
from collections import Counter

import polana
from polana import State
from tests.games.ecosystem.drawn import do, drawn, hand, in_order, may, told, turn


def matt(state: State) -> str:
    """Matt's hand as the state shows it."""
    return in_order(card or "?" for card in state.view()["matt"]["hand"])


def test_matt_turns_up_a_card_when_both_have_picked() -> None:
    state = drawn(["DD", "FF"], ["W", "S"])
    do(state, "1:S")
    assert told(state, "matt") == []
    before = matt(state)
    do(state, "0:W")
    ((_, seat, card),) = told(state, "matt")
    assert seat == -1
    assert Counter(before) - Counter(matt(state)) == Counter(card)
    assert state.view()["matt"]["pile"].get(card, 0) >= 1


def test_any_card_of_matts_hand_may_come() -> None:
    state = drawn(["DD", "FF"], ["W", "S"], matt="RFGTBEADW")
    position = state.to_dict()
    seen = set()
    for number in range(80):
        position["rng"] = " ".join(f"{random.Random(4 * number + i).getrandbits(64):016x}" for i in range(4))
        played = do(state.game.from_dict(position), "0:W 1:S")
        seen.add(told(played, "matt")[0][2])
    assert seen == set("RFGTBEADW")


def test_hands_go_from_ann_to_ben_to_matt_to_ann_and_back_in_the_second_stage() -> None:
    state = drawn(["DD", "FF"], picked="WS")
    ann, ben, his = hand(state, 0), hand(state, 1), matt(state)
    do(state, "0:2,0 1:2,0")
    assert (hand(state, 0), hand(state, 1), matt(state)) == (his, ann, ben)
    state = drawn(["DDDDD FFFFF M", "EEEEE AAAMM M"], picked="WS")
    ann, ben, his = hand(state, 0), hand(state, 1), matt(state)
    do(state, *(f"{seat}:{may(state, seat)[0]}" for seat in (0, 1)))
    assert (hand(state, 0), hand(state, 1), matt(state)) == (ben, his, ann)


def test_matt_has_no_land_and_his_rabbits_swap_nothing() -> None:
    state = do(drawn(["DD", "FF"], ["W", "S"], matt="RRRRRRRR"), "0:W 1:S")
    assert told(state, "matt") == [("matt", -1, "R")]
    assert len(state.view()["players"]) == 2
    assert state.acting == [0, 1]


def test_nobody_sees_matts_hand_and_everybody_his_pile() -> None:
    state = polana.load("ecosystem", seats=2).new(seed=4)
    assert matt(state.concealed_for(0)) == matt(state.concealed_for(1)) == "?" * 11
    turn(state)
    assert matt(state.concealed_for(1)) == matt(state), "this was Ben's hand"
    assert matt(state.concealed_for(0)) == "?" * 10
    for viewer in (0, 1, -1):
        assert state.concealed_for(viewer).view()["matt"]["pile"] == state.view()["matt"]["pile"]


def test_matt_keeps_a_card_and_throws_the_last_one_away() -> None:
    state = polana.load("ecosystem", seats=2).new(seed=5)
    for number in range(10):
        assert len(matt(state)) == 11 - number
        turn(state)
    assert len(matt(state)) == 11
    while not state.over:
        turn(state)
    assert matt(state) == ""
    assert sum(state.view()["matt"]["pile"].values()) == 20
