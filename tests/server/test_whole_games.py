"""Whole games over real sockets."""

from __future__ import annotations

from polana import Play
from tests.server.conftest import Person, play_out


def test_a_person_plays_a_bot_to_the_end(ola: Person) -> None:
    table = ola.open("me", "bot:greedy")
    with ola.live(table) as live:
        play_out(live)
        end = live.table
    assert end["scores"]["places"][0] in (1, 2)
    assert end["seed"].startswith("str:")
    assert [entry["n"] for entry in live.log] == list(range(len(live.log)))
    assert live.log[-1]["kind"] == "wins"
    assert ola.get(f"/tables/{table}/check") == {"commitment": end["commitment"], "seed": end["seed"], "ok": True}
    record = ola.http.get(f"/tables/{table}/record").text
    assert Play.parse(record).replay().scores() == [seat["total"] for seat in end["scores"]["seats"]]


def test_a_finished_game_is_stepped_through_exported_and_imported(ola: Person) -> None:
    table = ola.open("me", "bot:random")
    with ola.live(table) as live:
        play_out(live)
    end = ola.get(f"/tables/{table}")
    first = ola.get(f"/tables/{table}/replay/0")
    moves = first["moves"]
    assert all(all(player["hand"]) for player in first["view"]["players"])
    last = ola.get(f"/tables/{table}/replay/{moves}")
    assert (last["view"], last["scores"]) == (end["view"], end["scores"])
    assert ola.http.get(f"/tables/{table}/replay/{moves + 1}").status_code == 404
    record = ola.http.get(f"/tables/{table}/record").text
    copy = ola.post("/import", {"record": record})["table"]
    assert ola.get(f"/tables/{copy}/replay/{moves}")["view"] == end["view"]
    assert ola.get(f"/tables/{copy}/check")["ok"]
    assert ola.http.get(f"/tables/{copy}/record").text == record
    assert ola.refused(f"/tables/{copy}/rematch") == (403, "not_seated")


def test_nothing_is_told_before_the_end(ola: Person) -> None:
    table = ola.open("me", "local")
    for path in ("record", "check", "replay/0"):
        answer = ola.http.get(f"/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "not_finished")
    assert ola.refused("/import", {"record": "polana chess 1"}) == (422, "game")
