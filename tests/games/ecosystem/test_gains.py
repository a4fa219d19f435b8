"""What each place would bring is known before a card is picked, and while it is placed."""

from polana.server.table.messages import Gain
from polana.server.table.seat_messages import gains
from tests.server.sitting import Sitting

RABBIT, FOX = 0, 1


def asked(sitting: Sitting, after: int | None = None) -> list[Gain]:
    decision = sitting.table.decisions[0]
    assert decision is not None
    return gains(sitting.table, 0, decision, after, "g")["gains"]


def turns(sitting: Sitting, count: int) -> None:
    """So many turns, everybody taking what comes first."""
    while sitting.table.state.view()["turn"] < count:
        sitting.act()


def test_before_the_pick_every_place_of_the_land_is_weighed_for_a_card() -> None:
    sitting = Sitting("me", "local", "local", game="ecosystem")
    turns(sitting, 3)
    seen = sitting.table.seen(0)
    for card in seen.legal(0):
        found = asked(sitting, card)
        for seat in (0, 1, 2):
            decision = sitting.table.decisions[seat]
            assert decision is not None, "asking changes nothing"
        assert found
        if card == RABBIT:
            assert all(gain["points"].get("R") == 1 for gain in found)
        if card == FOX:
            assert {gain["points"].get("F", 0) for gain in found} <= {-3, 0, 3}


def test_the_last_to_place_is_told_too_though_new_hands_come_around() -> None:
    sitting = Sitting("me", "local", "local", game="ecosystem")
    turns(sitting, 4)
    for seat in (2, 1, 0):
        sitting.act(seat)
    for seat in (2, 1):
        while sitting.table.decisions[seat] is not None:
            sitting.act(seat, -1)
    assert sitting.table.state.acting == [0]
    before = sitting.table.seen(0).score_sheet()[0]
    promised = asked(sitting)
    assert [gain["action"] for gain in promised] == sitting.table.state.legal(0)
    for choice, gain in enumerate(promised):
        other = Sitting.__new__(Sitting)
        other.events, other.table = list(sitting.events), sitting.refolded()
        other.act(0, choice)
        after = other.table.seen(0).score_sheet()[0]
        assert gain["points"] == {name: after[name] - before[name] for name in after if after[name] != before[name]}


def test_the_points_of_the_cards_add_up_to_those_of_their_kinds() -> None:
    sitting = Sitting("me", "local", "local", game="ecosystem")
    while sitting.table.phase == "playing":
        sitting.act(choice=-1)
        state = sitting.table.state
        for player, sheet in zip(state.view()["players"], state.score_sheet(), strict=True):
            for kind in "RFGTBEAM":
                given = [card["points"] or 0 for card in player["land"] if card["card"] == kind]
                assert sum(given) == sheet[kind]
            assert 2 * sum(player["deer"]) == sheet["D"]
            assert sum(player["meadows"]) == sum(card["card"] == "M" for card in player["land"])
