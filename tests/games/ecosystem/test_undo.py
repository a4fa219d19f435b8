"""A seat may change its pick until the last one has picked, and its place until all have placed."""

from polana.server.table import commands
from tests.server.sitting import Sitting


def table() -> Sitting:
    return Sitting("me", "local", "local", game="ecosystem")


def test_a_pick_may_be_changed_while_others_still_pick() -> None:
    sitting = table()
    sitting.act(0, 0)
    sitting.act(1, 0)
    waiting = sitting.table.decisions[2]
    assert sitting.told("ola", 0)["undo"] == "free"
    sitting.do(commands.undo, 0)
    assert sitting.table.state.acting == [0, 2]
    assert sitting.table.decisions[2] == waiting, "who still picks is not disturbed"
    sitting.act(0, 1)
    sitting.act(2, 0)
    shown = [event for event in sitting.table.state.events() if event["kind"] == "reveals"]
    assert len(shown) == 3


def test_after_the_reveal_no_pick_comes_back() -> None:
    sitting = table()
    for seat in (0, 1, 2):
        sitting.act(seat)
    way = sitting.table.undo_of(0)
    assert way is not None
    assert not way.alone


def test_a_place_may_be_changed_while_others_still_place() -> None:
    sitting = table()
    for _ in range(2):
        for seat in (0, 1, 2):
            sitting.act(seat, -1)
    first = sitting.table.state.view()["players"][0]["free"]
    sitting.act(0, 0)
    sitting.act(1, 0)
    way = sitting.table.undo_of(0)
    assert way is not None
    assert way.alone
    sitting.do(commands.undo, 0)
    assert sitting.table.state.view()["players"][0]["free"] == first
    assert 0 in sitting.table.state.acting


def test_a_whole_table_is_played_and_made_anew_from_its_events() -> None:
    sitting = table()
    sitting.play_out()
    assert sitting.table.phase == "finished"
    assert sitting.refolded().state == sitting.table.state
