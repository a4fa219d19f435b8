"""What a step would do is told before it is taken, as far as the seat can know."""

from __future__ import annotations

from random import Random

import pytest

from polana.engine.game import game_names
from polana.server.table.seat_messages import preview
from tests.server.sitting import Sitting


def test_planting_is_foreseen_past_the_domino_that_is_drawn_then() -> None:
    sitting, chance, told = Sitting("me", "local", game="renature"), Random(1), 0
    table = sitting.table
    while told < 6:
        seat = table.state.acting[0]
        decision, legal = table.decisions[seat], table.state.legal(seat)
        assert decision is not None
        choice, before = chance.randrange(len(legal)), table.state.concealed_for(seat).view()
        foreseen = preview(table, seat, decision, legal[choice], "p")
        sitting.act(choice=choice)
        after = table.state.concealed_for(seat)
        drawn = [event["args"]["domino"] for event in after.events() if event["kind"] == "draws"]
        if after.view()["areas"] == before["areas"] or not drawn:
            continue
        told += 1
        view = foreseen["view"]
        assert view is not None
        assert [area["totals"] for area in view["areas"]] == [area["totals"] for area in after.view()["areas"]]
        assert not any(view["players"][seat]["hand"])
        assert all(drawn)
        assert [event["args"]["domino"] for event in foreseen["events"] if event["kind"] == "draws"] == [None]
        events = zip(foreseen["events"], after.events(), strict=True)
        assert all((one["kind"], one["points"]) == (other["kind"], other["points"]) for one, other in events)


@pytest.mark.parametrize("game", game_names())
def test_a_preview_says_whether_the_turn_ends(game: str) -> None:
    """Every game has steps that do and steps that do not; where nothing unknown decides, it comes as foreseen."""
    sitting, answers = Sitting("me", "local", game=game), set()
    while sitting.table.phase == "playing":
        table, seat = sitting.table, sitting.table.state.acting[0]
        decision, action = table.decisions[seat], table.state.legal(seat)[-1]
        assert decision is not None
        foreseen = preview(table, seat, decision, action, "p")
        sitting.act(seat, -1)
        answers.add(foreseen["ends"])
        if sitting.table.state.news() is None:
            assert foreseen["ends"] == (seat not in sitting.table.state.acting)
    assert answers == {False, True}
