"""The table as a pure object: people come and go, choices have numbers, steps are taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from polana.engine.errors import BadOption
from polana.server.errors import Refused, Stale
from polana.server.table import commands
from polana.server.table.events import Created
from polana.server.table.model import Table
from tests.server.sitting import Sitting
from tests.server.toy import TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Sitting]:
    monkeypatch.setattr("polana.server.table.model.find_header", lambda name: TOY)

    def open_table(*chairs: str) -> Sitting:
        return Sitting(*chairs, game="toy")

    return open_table


def three_people(toy: Callable[..., Sitting]) -> Sitting:
    sitting = toy("me", "open", "open")
    sitting.join("bartosz", "ivanka")
    return sitting


def refusal(sitting: Sitting, decide: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refused) as refused:
        sitting.do(decide, *args)
    return refused.value.key


# Coming and going


def test_a_table_gathers_and_begins_with_the_last_chair() -> None:
    sitting = Sitting("me", "open", "bot:random")
    assert sitting.told("ola", 0)["phase"] == "gathering"
    sitting.join("bartosz")
    assert sitting.told("ola", 0)["phase"] == "playing"
    assert [chair.name for chair in sitting.table.chairs] == ["Ola", "Bartosz", "Lutra"]


def test_joining_needs_the_invitation() -> None:
    sitting = Sitting("me", "open")
    assert refusal(sitting, commands.join, "eve", "Eve", "guess", None) == "invite"
    assert refusal(sitting, commands.join, "eve", "Eve", None, None) == "invite"


def test_nobody_joins_a_full_table_and_joining_twice_is_harmless() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz", "bartosz")
    assert refusal(sitting, commands.join, "eve", "Eve", sitting.table.invite, None) == "no_chair"
    assert sitting.table.seats_of("bartosz") == [1]


def test_a_chair_left_while_gathering_is_free_again() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.join("bartosz")
    sitting.do(commands.leave, "bartosz")
    assert [chair.kind for chair in sitting.table.chairs] == ["person", "open", "open"]


def test_who_leaves_a_game_may_come_back() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    sitting.do(commands.leave, "bartosz")
    assert sitting.told("ola", 0)["seats"][1]["online"] is False
    assert sitting.do(commands.come_back, "bartosz") == 1
    assert not sitting.table.chairs[1].left


@pytest.mark.parametrize(
    ("chairs", "key"),
    [(["me"], "chairs"), (["me", "me"], "chairs_me"), (["local", "open"], "chairs_me"), (["me", "ghost"], "chair")],
)
def test_impossible_chairs_are_refused(chairs: list[str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        commands.create("arboretum", 2, {}, chairs, "ola", "Ola")
    assert refused.value.key == key


def test_unknown_games_options_and_bots_are_refused() -> None:
    for game, options, chairs in (
        ("chess", {}, ["me", "open"]),
        ("arboretum", {"dragons": True}, ["me", "open"]),
        ("arboretum", {}, ["me", "bot:hal"]),
    ):
        with pytest.raises(BadOption):
            commands.create(game, 2, options, chairs, "ola", "Ola")


def test_a_table_opens_that_was_made_with_an_option_that_changes_nothing() -> None:
    """New tables are refused it; those that have been played with it are part of people's memories."""
    with pytest.raises(BadOption):
        commands.create("renature", 3, {"all_natural": True}, ["me", "local", "local"], "ola", "Ola")
    created = Sitting("me", "local", "local", game="renature").events[0]
    assert isinstance(created, Created)
    older = Table.fold("t", [replace(created, options={"valley": "printed", "all_natural": True})])
    assert older.game.options["all_natural"] is True
    assert older.state.acting


def test_a_seat_moves_to_another_device_with_the_table() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    sitting.do(commands.move, "ola", "olas-phone")
    assert sitting.table.owner == "olas-phone"
    assert sitting.table.seats_of("olas-phone") == [0]
    assert refusal(sitting, commands.move, "bartosz", "olas-phone") == "seated_already"
    assert refusal(sitting, commands.move, "eve", "mallory") == "link"


def test_only_the_owner_ends_a_table() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    assert refusal(sitting, commands.end, "bartosz") == "not_owner"
    sitting.do(commands.end, "ola")
    assert sitting.table.phase == "abandoned"
    assert refusal(sitting, commands.act, 0, 1, 0) == "table_over"
    assert sitting.told("ola", 0)["seed"] is None


# Choices and their numbers


def test_numbers_are_never_used_again(toy: Callable[..., Sitting]) -> None:
    sitting = toy("me", "bot:random")
    seen: set[int] = set()
    for _ in range(3):
        number = sitting.table.decisions[0]
        assert number is not None
        assert number not in seen
        seen.add(number)
        sitting.act(0, 1)
        sitting.do(commands.undo, 0)


def test_a_number_stays_while_others_choose_at_the_same_time(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    before = list(sitting.table.decisions)
    sitting.act(1)
    assert sitting.table.decisions == [before[0], None, before[2]]
    sitting.act(2)
    assert sitting.table.decisions == [before[0], None, None]
    sitting.act(0)
    assert None not in sitting.table.decisions
    assert not set(before) & set(sitting.table.decisions)


def test_a_number_stays_while_another_takes_a_choice_back(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    before = list(sitting.table.decisions)
    sitting.act(1)
    sitting.do(commands.undo, 1)
    assert sitting.table.decisions[0] == before[0]
    assert sitting.table.decisions[2] == before[2]
    assert sitting.table.decisions[1] not in before


def test_repeats_are_harmless() -> None:
    sitting = Sitting("me", "local")
    seat = sitting.table.state.acting[0]
    decision = sitting.table.decisions[seat]
    assert decision is not None
    action, other = sitting.table.state.legal(seat)[:2]
    assert sitting.do(commands.act, seat, decision, action) == 1
    assert sitting.do(commands.act, seat, decision, action) == 0
    assert len(sitting.table.plays) == 1
    with pytest.raises(Stale):
        sitting.do(commands.act, seat, decision, other)


def test_illegal_actions_are_refused_with_the_rule() -> None:
    sitting = Sitting("me", "local")
    seat = sitting.table.state.acting[0]
    with pytest.raises(Refused) as refused:
        sitting.do(commands.act, seat, sitting.table.decisions[seat], 0)
    assert (refused.value.key, refused.value.rule) == ("drawn_enough", "drawing")


# Taking back


def plant_a_card(sitting: Sitting) -> int:
    """Play on until somebody has just chosen a card to plant beside others; that is their own step."""
    while sitting.table.state.view()["phase"] != "place":
        sitting.act(choice=-1)
    return sitting.table.state.acting[0]


def until_news(sitting: Sitting) -> int:
    """Play on until somebody's action showed something new; who that was."""
    seat = sitting.act()
    while sitting.table.state.news() is None:
        seat = sitting.act()
    return seat


def test_ones_own_step_is_taken_back_freely() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    seat = plant_a_card(sitting)
    plays = list(sitting.table.plays)
    assert sitting.told("x", seat)["undo"] == "free"
    sitting.do(commands.undo, seat)
    assert sitting.table.plays == plays[:-1]
    assert sitting.table.state == sitting.table.at(len(plays) - 1)


def test_redo_takes_back_and_plays_in_one_message() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    seat = plant_a_card(sitting)
    decision = sitting.table.decisions[seat]
    before = sitting.table.at(len(sitting.table.plays) - 1)
    other = before.legal(seat)[0]
    assert sitting.do(commands.redo, seat, decision, other, "k") == 2
    assert sitting.table.plays[-1] == (seat, other)
    assert sitting.do(commands.redo, seat, decision, other, "k") == 0
    with pytest.raises(Stale):
        sitting.do(commands.redo, seat, decision, other, "k2")


def test_redo_plays_steps_only_so_that_the_end_of_a_turn_can_be_asked_about() -> None:
    sitting = Sitting("me", "local", game="renature")
    while sitting.table.state.view()["phase"] != "plant":
        seat = sitting.act(choice=-1)
    table = sitting.table
    box, place = table.at(len(table.plays) - 1).legal(seat)[:2]
    assert refusal(sitting, commands.redo, seat, table.decisions[seat], box) == "ends_turn"
    assert sitting.do(commands.redo, seat, table.decisions[seat], place) == 2


def test_what_showed_something_new_is_taken_back_by_consent_only() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.join("bartosz", "ivanka")
    seat = until_news(sitting)
    plays = list(sitting.table.plays)
    assert sitting.told("x", seat)["undo"] == "ask"
    person = sitting.table.chairs[seat].person
    others = [chair.person for chair in sitting.table.chairs if chair.person != person]
    sitting.do(commands.undo, seat, "u1")
    assert sitting.do(commands.undo, seat, "u1") == 0
    assert sitting.told("x", None)["undo_asked"] == {"by": seat, "waiting": [s for s in range(3) if s != seat]}
    assert refusal(sitting, commands.answer, person, True) == "nothing_asked"
    sitting.do(commands.answer, others[0], True)
    assert sitting.table.plays == plays
    sitting.do(commands.answer, others[1], True)
    assert sitting.table.plays == plays[:-1]
    assert sitting.table.request is None
    assert sitting.told("x", None)["notes"] == [{"move": len(plays) - 1, "kind": "undone", "seat": seat}]


def test_choosing_a_step_again_is_not_noted() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    while (way := sitting.table.undo_of(seat := sitting.act())) is None or not way.alone:
        pass
    sitting.do(commands.undo, seat)
    assert sitting.told("x", None)["notes"] == []


def test_who_leaves_comes_back_or_resigns_is_noted() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.join("bartosz", "ivanka")
    sitting.do(commands.leave, "bartosz")
    sitting.do(commands.come_back, "bartosz")
    sitting.act()
    sitting.do(commands.resign, "ivanka", None)
    seats = {name: sitting.table.seats_of(name)[0] for name in ("bartosz", "ivanka")}
    assert sitting.told("x", None)["notes"] == [
        {"move": 0, "kind": "left", "seat": seats["bartosz"]},
        {"move": 0, "kind": "returned", "seat": seats["bartosz"]},
        {"move": 1, "kind": "resigned", "seat": seats["ivanka"]},
    ]


def test_one_no_is_enough() -> None:
    sitting = Sitting("me", "open", "open")
    sitting.join("bartosz", "ivanka")
    seat = until_news(sitting)
    plays = list(sitting.table.plays)
    sitting.do(commands.undo, seat)
    other = next(chair.person for chair in sitting.table.chairs if chair.person != sitting.table.chairs[seat].person)
    sitting.do(commands.answer, other, False)
    assert (sitting.table.request, sitting.table.plays) == (None, plays)


def test_playing_on_withdraws_the_question() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    sitting.do(commands.undo, until_news(sitting))
    sitting.act()
    assert sitting.table.request is None


def test_against_bots_alone_one_goes_back_freely() -> None:
    sitting = Sitting("me", "bot:random", "bot:random")
    while sitting.act() != 0 or 0 in sitting.table.state.acting:
        pass
    mine = len(sitting.table.plays) - 1
    for _ in range(3):
        sitting.act()
    assert sitting.told("ola", 0)["undo"] == "with_bots"
    sitting.do(commands.undo, 0)
    assert len(sitting.table.plays) == mine
    assert sitting.table.state.acting == [0]


def test_a_simultaneous_choice_is_taken_back_after_others_have_chosen(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    sitting.act(0, 2)
    sitting.act(1, 1)
    waiting = sitting.table.decisions[2]
    assert sitting.told("x", 0)["undo"] == "free"
    sitting.do(commands.undo, 0)
    assert sitting.table.plays == [(1, 1)]
    assert sitting.table.state.acting == [0, 2]
    assert sitting.table.decisions[2] == waiting


def test_a_simultaneous_choice_is_chosen_anew_after_others_have_chosen(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    sitting.act(0, 2)
    sitting.act(1, 1)
    sitting.do(commands.undo, 0)
    sitting.act(0, 0)
    sitting.act(2, 0)
    assert sitting.table.state.scores() == [0, 1, 0]


def test_a_revealed_choice_needs_consent(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    for seat in range(3):
        sitting.act(seat, seat)
    assert [sitting.told("x", seat)["undo"] for seat in range(3)] == ["ask"] * 3


def test_nothing_is_taken_back_before_or_after_the_game(toy: Callable[..., Sitting]) -> None:
    sitting = toy("me", "bot:random")
    assert refusal(sitting, commands.undo, 0) == "no_undo"
    sitting.play_out()
    assert sitting.table.phase == "finished"
    assert refusal(sitting, commands.undo, 0) == "table_over"


# Resigning, bots for people, rematch


def test_who_resigns_is_ranked_last_and_a_bot_plays_on(toy: Callable[..., Sitting]) -> None:
    sitting = three_people(toy)
    sitting.do(commands.resign, "ola", None)
    assert sitting.table.bot_to_act() == (0, sitting.table.decisions[0])
    while sitting.table.phase == "playing":
        seat = sitting.table.state.acting[0]
        sitting.act(seat, 2 if seat == 0 else 0)
    assert sitting.table.state.scores() == [6, 0, 0]
    assert sitting.table.places() == [3, 1, 1]


def test_the_game_ends_when_only_one_has_not_resigned() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    sitting.act()
    sitting.do(commands.resign, "bartosz", None)
    assert sitting.table.phase == "finished"
    assert sitting.told("ola", 0)["scores"]["places"] == [1, 2]
    assert sitting.told("ola", 0)["seed"] is not None


def test_a_bot_takes_an_absent_seat_and_gives_it_back() -> None:
    sitting = Sitting("me", "open")
    sitting.join("bartosz")
    assert refusal(sitting, commands.take_over, "ola", 1, "random", True) == "seat_present"
    assert refusal(sitting, commands.take_over, "bartosz", 0, "random", False) == "not_owner"
    sitting.do(commands.take_over, "ola", 1, "random", False)
    seat = sitting.told("ola", 0)["seats"][1]
    assert (seat["kind"], seat["bot"], seat["absent"], seat["name"]) == ("bot", "random", True, "Bartosz")
    sitting.do(commands.take_over, "bartosz", 1, None, True)
    assert sitting.told("ola", 0)["seats"][1]["absent"] is False


def test_a_rematch_turns_the_seats() -> None:
    sitting = Sitting("me", "open", "bot:random")
    sitting.join("bartosz")
    assert refusal(sitting, commands.rematch, "ola") == "not_finished"
    sitting.play_out()
    again = Sitting.__new__(Sitting)
    again.events = commands.rematch(sitting.table, "bartosz")
    again.table = again.refolded()
    assert [chair.name for chair in again.table.chairs] == ["Bartosz", "Lutra", "Ola"]
    assert again.table.phase == "playing"
    assert again.table.seed != sitting.table.seed


def test_the_deal_is_promised_from_the_start_and_told_at_the_end() -> None:
    from hashlib import sha256

    sitting = Sitting("me", "bot:random")
    promised = sitting.told("ola", 0)
    assert promised["seed"] is None
    sitting.play_out()
    end = sitting.told("ola", 0)
    assert sha256(end["seed"].encode()).hexdigest() == promised["commitment"] == end["commitment"]
