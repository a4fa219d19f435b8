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
