"""A turn has any number of actions; its summons have an end so far away that only a turn without one meets it."""

from __future__ import annotations

import pytest

from polana import State
from polana.games.vale.state import FOLLOWERS, SUMMONS_A_TURN
from tests.games.vale.drawn import asks, do, drawn, may, pens, player, points, stones, why
from tests.games.vale.marathon import FILE, marathon

CHAINS = {
    "egg": ("", "dragon-egg tidal imp", "1b", 2),
    "egg into scorch": ("surtr", "dragon-egg scorch imp", "1b", 2),
    "egg into scorch copying spirit": ("young-forest-spirit", "dragon-egg scorch imp agni", "1b", 3),
    "scorch copying spirit": ("young-forest-spirit", "scorch imp agni", "2p", 2),
    "scorch copying spirit into egg": ("young-forest-spirit", "scorch dragon-egg tidal imp", "2p", 3),
    "spirit": ("", "young-forest-spirit imp agni", "0", 2),
    "spirit into egg": ("", "young-forest-spirit dragon-egg tidal imp", "0", 3),
    "spirit into scorch": ("", "young-forest-spirit scorch imp agni nessie", "0", 3),
    "spirit into egg into scorch": ("", "young-forest-spirit dragon-egg scorch imp agni hestia", "0", 4),
    "spirit into scorch into egg": ("", "young-forest-spirit scorch dragon-egg tidal imp agni", "0", 4),
}
"""Pens, hand and stones, from which one summons leads to others, and how many there are at most."""


def sound(state: State) -> None:
    """Whoever acts can do something, the position can be written and read, and everybody can imagine the rest."""
    for seat in state.acting:
        assert state.legal(seat), "nobody is asked what cannot be answered"
    assert state.game.from_dict(state.to_dict()) == state
    for viewer in range(-1, state.seats):
        seen = state.concealed_for(viewer)
        assert state.game.from_dict(seen.to_dict()) == seen
        assert seen.imagined(1).concealed_for(viewer) == seen


def longest(state: State) -> int:
    """Most summons that what is being carried out still has, in all the ways it can go, each looked at."""
    sound(state)
    if asks(state)[1] == "turn":
        return 0
    return max(told(after) + longest(after) for after in ways(state, ""))


def ways(state: State, kind: str) -> list[State]:
    """The positions after each action of a kind."""
    return [do(state.clone(), action) for action in may(state) if action.startswith(kind)]


def told(state: State) -> int:
    """How many cards the last action summoned."""
    return [event["kind"] for event in state.events()].count("summons")


@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("chain", CHAINS)
def test_an_effect_that_has_begun_is_carried_out_however_few_summons_are_left(chain: str, left: int) -> None:
    pens, hand, stones, most = CHAINS[chain]
    state = drawn(pens, hand=hand, stones=stones, summons=SUMMONS_A_TURN - left, market={"goblin": 0})
    sound(state)
    lengths = [told(after) + longest(after) for after in ways(state, "summon.")]
    assert max(lengths, default=0) == (most if left else 0)


def test_no_summons_leads_to_more_than_three() -> None:
    assert max(most for *_, most in CHAINS.values()) == 1 + FOLLOWERS


def test_the_last_summons_may_be_a_dragon_egg_and_its_dragon_follows() -> None:
    state = drawn(hand="dragon-egg tidal imp", stones="1b", summons=SUMMONS_A_TURN - 1, market={"goblin": 0})
    do(state, "summon.dragon-egg")
    assert may(state) == ["choose.tidal"]
    do(state, "choose.tidal")
    assert pens(state) == {"tidal"}
    assert why(state, "summon.imp") == "too_many_summons"


def test_what_ends_the_summons_of_a_turn_is_told_once_with_a_reason_of_its_own() -> None:
    state = drawn(hand="imp agni hestia", summons=SUMMONS_A_TURN - 1, market={"goblin": 0})
    do(state, "summon.imp")
    assert [event["kind"] for event in state.events()].count("stops") == 1
    assert why(state, "summon.hestia") == "too_many_summons"
    assert "summon.hestia" not in may(state)
    do(state, "sell.goblin")
    assert "stops" not in [event["kind"] for event in state.events()]


def test_full_pens_are_told_as_such_and_not_as_too_many_summons() -> None:
    state = drawn("agni", hand="imp", round=1, summons=0, market={"goblin": 0})
    assert why(state, "summon.imp") == "pens_full"


def test_a_turn_that_can_summon_no_more_ends_by_itself_and_the_next_one_begins_anew() -> None:
    state = drawn(hand="imp agni", summons=SUMMONS_A_TURN - 1, others=(player(hand="hestia"),))
    do(state, "summon.imp")
    assert asks(state) == (1, "turn")
    assert why(state, "summon.hestia") is None


def test_one_player_may_summon_36_times_in_a_turn_and_nobody_helps() -> None:
    """Boreas costs 1 and comes back; Genie runs three times, the second by Aeris, the third copied by Scorch."""
    state = drawn(
        "pegasus hippogriff hestia horned-salamander salamander undine-queen basilisk",
        hand="boreas genie imp aeris scorch dragon-egg",
        stones="6r",
        round=10,
        score=0,
        market={"troll": 0, "medusa": 0},
    )
    boreas, paid = " summon.boreas ", " summon.boreas pay.1r "
    do(state, 6 * boreas + "summon.imp" + 2 * boreas + "sell.medusa" + 3 * boreas)
    do(state, "summon.genie activate.undine-queen activate.horned-salamander activate.basilisk offer.3")
    do(state, "activate.imp keep.4r1b1p" + 2 * paid + "summon.imp" + 4 * paid + "sell.troll" + 3 * paid)
    do(state, "summon.dragon-egg pay.1b choose.aeris choose.genie summon.genie pay.1r activate.horned-salamander")
    do(state, "activate.basilisk offer.3 activate.undine-queen keep.3r1b2p activate.salamander keep.3r1b2p" + paid)
    do(state, "summon.imp keep.3r1b2p release.undine-queen pay.1r1b1p summon.scorch choose.genie")
    do(state, "activate.horned-salamander activate.salamander activate.imp offer.1" + 6 * boreas)
    assert state.to_dict()["summons"] == 35
    assert points(state) == 11 * 3 + (1 - 2) + 9 * 4 + 4 + (1 - 2) + 4 + 1 + 6 * 4
    assert why(state, "summon.imp") is None


def test_a_turn_that_could_go_on_for_ever_ends() -> None:
    """Hydra and Willow draw each other again and again, and the stones stay as they were."""
    state = drawn(
        "agni hae-tae pegasus water-giant", hand="hydra", stones="1r1b1p", discards="willow", no_deck=True, score=0
    )
    for turn in range(1, SUMMONS_A_TURN // 2 + 1):
        do(state, "summon.hydra pay.1p offer.23 release.hydra")
        do(state, "summon.willow pay.1r1b")
        if turn < SUMMONS_A_TURN // 2:
            do(state, "release.willow pay.1b")
            assert stones(state) == "1r1b1p"
        assert state.scores()[0] == 3 * turn
    assert why(state, "summon.hydra") == "too_many_summons"
    sound(state)


def test_only_a_turn_without_an_end_meets_the_last_summons() -> None:
    """Three players hoard, so that both piles are empty; Genie is released and drawn, and brings what that costs."""
    play = marathon()
    assert FILE.read_text(encoding="utf-8") == str(play)
    told = [event for state in play.states() for event in state.events() if event["kind"] == "stops"]
    assert [event["args"] for event in told] == [{"amount": SUMMONS_A_TURN}]


def test_the_points_of_such_a_turn_can_be_written_and_read() -> None:
    sound(drawn(score=32767, market={"goblin": 0}))
