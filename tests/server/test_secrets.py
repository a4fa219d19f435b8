"""Nothing leaks on the real messages: hidden things are swapped in the truth, and a seat is told the same bytes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polana import State
from polana.server.errors import Refused
from polana.server.table import commands
from polana.server.table.model import Table
from polana.server.table.seat_messages import Listener, aim, gains, preview, table_message
from tests.contract.secrets import hidden_places, shown_events
from tests.server.sitting import Sitting

FOLLOWED = 6  # actions that two tables are played on side by side
EVERY = 19  # actions between swaps
TARGETS = ("deck", "pile:0", "card:M4", "cell:1,0")


def told(table: Table, viewer: int) -> list[Any]:
    """Everything that the server would send to a seat now, and answer to what it might ask."""
    seat = None if viewer < 0 else viewer
    messages: list[Any] = [table_message(table, Listener(f"person {viewer}", seat))[0]]
    messages.append(table_message(table, Listener(f"person {viewer}", seat, known=5, rewritten=table.rewritten))[0])
    decision = None if seat is None else table.decisions[seat]
    if seat is None or decision is None:
        return messages
    for action in table.seen(seat).legal(seat)[:3]:
        messages.append(preview(table, seat, decision, action, "p"))
    messages += [gains(table, seat, decision, after, "g") for after in (None, table.seen(seat).legal(seat)[0])]
    for target in TARGETS:
        refused = aim(table, seat, decision, [target])
        messages.append(refused and (refused.key, refused.facts))
    return messages


def with_truth(sitting: Sitting, truth: State) -> Table:
    """The same table, with another truth behind what was shown."""
    table = sitting.refolded()
    for viewer in range(-1, len(table.chairs)):
        table.log(viewer)
    table._state = truth
    return table


def follow(sitting: Sitting, swapped: State, viewer: int, generator: random.Random, private: set[str]) -> None:
    one, other = sitting.refolded(), with_truth(sitting, swapped)
    for _ in range(FOLLOWED):
        assert told(one, viewer) == told(other, viewer)
        seat = one.state.acting[0]
        both = sorted(set(one.state.legal(seat)) & set(other.state.legal(seat)))
        if not both:
            return
        action = generator.choice(both)
        for table in (one, other):
            decision = table.decisions[seat]
            assert decision is not None
            for event in commands.act(table, seat, decision, action):
                table.apply(event)
        same = shown_events(one.state, viewer, private) == shown_events(other.state, viewer, private)
        if not same or one.phase != "playing":
            return


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_hidden_never_changes_a_message(seats: int) -> None:
    places, generator = hidden_places("arboretum"), random.Random(seats)
    sitting = Sitting("me", *["local"] * (seats - 1), seed=f"deal {seats}")
    watcher, swaps = places.Watcher(), 0
    while sitting.table.phase == "playing":
        state = sitting.table.state
        if state.ply % EVERY == 0:
            for viewer in range(-1, seats):
                truth = state.clone()
                _, swap = generator.choice(list(watcher.swaps(truth.record, viewer, generator)))
                swap()
                follow(sitting, truth, viewer, generator, places.PRIVATE_EVENTS)
                swaps += 1
        sitting.act(choice=generator.randrange(len(state.legal(state.acting[0]))))
        watcher.follow(sitting.table.state)
    assert swaps > 20


def test_the_seed_the_secret_and_other_peoples_names_for_themselves_are_in_no_message() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    table = sitting.table
    for viewer, person in ((0, "ola"), (1, "bartosz"), (None, "eve")):
        text = table_message(table, Listener(person, viewer))[0].decode()
        assert str(table.seed) not in text
        assert table.secret not in text
        assert table.invite not in text
        assert "bartosz" not in text
        assert '"ola"' not in text


def test_the_invitation_is_for_those_at_the_table() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.join("bartosz")
    assert sitting.told("ola", 0)["invite"] == sitting.told("bartosz", 1)["invite"] == "come in"
    assert sitting.told("eve", None)["invite"] is None


def test_hands_are_nobodys_until_the_game_begins() -> None:
    sitting = Sitting("me", "open")
    gathering = sitting.told("ola", 0)
    assert not any(card for player in gathering["view"]["players"] for card in player["hand"])
    assert gathering["log"] == []
    with pytest.raises(Refused):
        aim(sitting.table, 0, 1, ["deck"])
