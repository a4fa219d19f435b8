"""Live connections: answers, undo, chat, looking on, coming back, pass-and-play."""

from __future__ import annotations

from tests.server.conftest import Live, Person, Server, play_out


def two_people(ola: Person, bartosz: Person) -> str:
    table = ola.open("me", "open")
    invite = ola.get(f"/tables/{table}")["invite"]
    assert bartosz.join(table, invite) == 1
    return table


def acting_of(*lives: Live) -> Live:
    for live in lives:
        live.table_when()
    return next(live for live in lives if live.table["decision"] is not None)


def test_two_people_play_a_whole_game(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one, bartosz.live(table) as other:
        play_out(one, other)
        assert one.table["scores"] == other.table["scores"]
        assert one.table["phase"] == "finished"
        shown = [(entry["kind"], entry["seat"], entry["move"]) for entry in one.log]
        assert shown == [(entry["kind"], entry["seat"], entry["move"]) for entry in other.log]
        hidden = [entry["args"]["card"] for entry in one.log if entry["kind"] == "draws" and entry["seat"] == 1]
        assert hidden
        assert not any(hidden[:-1])
    assert ola.get("/me")["tables"][0]["phase"] == "finished"


def test_coming_back_shows_the_same_table(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one, bartosz.live(table) as other:
        for _ in range(9):
            version = acting_of(one, other).act()["version"]
            one.catch_up(version)
            other.catch_up(version)
        before, log = one.table, one.log
    with ola.live(table) as again:
        after = again.table_when()
        assert again.log == log
        changing = ("seats", "log", "whole", "version")
        assert {k: v for k, v in after.items() if k not in changing} == {
            k: v for k, v in before.items() if k not in changing
        }
        assert ola.get(f"/tables/{table}")["view"] == after["view"]


def test_repeats_and_stale_decisions(ola: Person) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        first = live.table_when()
        seat = first["acting"][0]
        ask = {"decision": first["decision"], "action": first["actions"][0]["action"], "seat": seat}
        assert live.ask("act", id="x", **ask)["type"] == "ok"
        assert live.ask("act", id="x", **ask)["type"] == "ok"
        assert live.ask("act", id="y", **ask)["type"] == "ok"
        other = first["actions"][1]["action"]
        refused = live.ask("act", id="z", **(ask | {"action": other}))
        assert (refused["type"], refused["key"]) == ("refused", "stale")
        live.table = {}
        assert live.table_when()["version"] == first["version"] + 1


def test_a_step_is_taken_back_and_chosen_anew(ola: Person) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        live.play_to("place")
        chosen = live.table["view"]["chosen"]
        version = live.table["version"]
        assert live.table["undo"] == "free"
        assert live.ask("undo")["type"] == "ok"
        back = live.table_when(lambda table: table["version"] > version)
        assert (back["view"]["phase"], back["whole"]) == ("plant", True)
        live.act(back["actions"][-1]["action"])
        again = live.table
        assert again["view"]["chosen"] != chosen
        card = f"card:{chosen}"
        action = next(each for each in back["actions"] if each["targets"] == [card])["action"]
        assert live.ask("redo", decision=again["decision"], action=action)["type"] == "ok"
        assert live.table_when(lambda table: table["version"] > again["version"])["view"]["chosen"] == chosen


def test_consent_over_the_wire(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one, bartosz.live(table) as other:
        asking = acting_of(one, other)
        answering = other if asking is one else one
        while asking.table["undo"] != "ask":
            asking = acting_of(one, other)
            answering = other if asking is one else one
            answering.catch_up(asking.act()["version"])
        moves = asking.table["log"][-1]["move"]
        assert asking.ask("undo")["type"] == "ok"
        answering.table_when(lambda table: table["undo_asked"] is not None)
        assert answering.ask("undo_answer", yes=True)["type"] == "ok"
        back = asking.table_when(lambda table: table["whole"] and table["undo_asked"] is None)
        assert all(entry["move"] < moves for entry in back["log"])


def test_why_not_and_previews(ola: Person) -> None:
    table = ola.open("me", "bot:random")
    with ola.live(table) as live:
        now = live.play_to("plant")
        refused = live.ask("aim", decision=now["decision"], targets=["deck"])
        assert (refused["key"], refused["rule"]) == ("drawn_enough", "drawing")
        assert live.ask("aim", decision=now["decision"], targets=["moon:1"])["key"] == "no_such_action"
        card = now["actions"][0]
        preview = live.ask("preview", decision=now["decision"], action=card["action"])
        assert preview["type"] == "preview"
        assert preview["events"][0]["args"]["card"] == card["notation"]
        assert live.ask("preview", decision=now["decision"], action=9999)["key"] == "no_such_action"
        assert live.ask("preview", decision=1234, action=0)["key"] == "stale"
        ahead = live.ask("gains", decision=now["decision"], after=card["action"])
        assert [gain["targets"][0][:5] for gain in ahead["gains"]] == [
            "card:"
        ] * 8  # planted: one of the rest is discarded
        assert live.ask("gains", decision=now["decision"], after=9999)["key"] == "no_such_action"
        assert live.ask("gains", decision=1234)["key"] == "stale"


def test_chat_is_heard_by_all_and_kept(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one, bartosz.live(table) as other:
        assert one.ask("chat", text="  Dzień\u202e dobry <b>\x07 ")["type"] == "ok"
        heard = other.until(lambda message: message["type"] == "chat")
        assert (heard["from"], heard["seat"], heard["text"]) == ("Ola", 0, "Dzień dobry <b>")
    with bartosz.live(table) as again:
        assert again.until(lambda message: message["type"] == "chat")["text"] == heard["text"]


def test_spectators_see_no_hands_and_play_nothing(ola: Person, server: Server) -> None:
    table = ola.open("me", "bot:random")
    eve = server.person("Eve")
    with ola.live(table) as mine, eve.live(table) as live:
        seen = live.table_when()
        mine.table_when(lambda table: table["decision"] is not None)
        assert (seen["me"], seen["mine"], seen["owner"], seen["invite"], seen["actions"]) == (None, [], False, None, [])
        assert not any(card for player in seen["view"]["players"] for card in player["hand"])
        decision = mine.table["decision"]
        assert live.ask("act", decision=decision, action=0)["key"] == "not_seated"
        assert live.ask("act", decision=decision, action=0, seat=0)["key"] == "not_your_seat"
        assert live.ask("undo")["key"] == "not_seated"
        assert live.ask("chat", text="psst")["key"] == "no_name"


def test_pass_and_play_shows_one_hand_at_a_time(ola: Person) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        first = live.table_when()
        assert first["mine"] == [0, 1]
        assert first["me"] == first["acting"][0]
        hands = [player["hand"] for player in live.look(0)["view"]["players"]]
        assert all(hands[0])
        assert not any(hands[1])


def test_presence_is_told(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one:
        one.table_when()
        with bartosz.live(table) as other:
            other.table_when()
            one.table_when(lambda table: table["seats"][1]["online"])
        one.table_when(lambda table: not table["seats"][1]["online"])


def test_leaving_taking_over_and_coming_back(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one:
        with bartosz.live(table) as other:
            other.table_when()
            assert ola.refused(f"/tables/{table}/takeover", {"seat": 1, "bot": "random"}) == (409, "seat_present")
        one.table_when(lambda table: not table["seats"][1]["online"])
        ola.post(f"/tables/{table}/takeover", {"seat": 1, "bot": "random"})
        one.table_when(lambda table: table["seats"][1]["absent"])
        with bartosz.live(table) as other:
            other.table_when()
            assert other.ask("undo")["key"] == "bot_plays"
            bartosz.post(f"/tables/{table}/takeover", {"seat": 1, "bot": None})
            other.table_when(lambda table: not table["seats"][1]["absent"])


def test_resigning_ends_a_game_of_two(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    with ola.live(table) as one:
        bartosz.post(f"/tables/{table}/resign")
        end = one.table_when(lambda table: table["phase"] == "finished")
        assert end["scores"]["places"] == [1, 2]
        assert end["seats"][1]["resigned"]


def test_rematch_once_for_everybody(ola: Person, bartosz: Person) -> None:
    table = two_people(ola, bartosz)
    bartosz.post(f"/tables/{table}/resign")
    again = ola.post(f"/tables/{table}/rematch")["table"]
    assert bartosz.post(f"/tables/{table}/rematch")["table"] == again
    assert [seat["name"] for seat in ola.get(f"/tables/{again}")["seats"]] == ["Bartosz", "Ola"]
    assert ola.get(f"/tables/{table}")["rematch"] == again
    assert ola.get(f"/tables/{again}")["mine"] == [1]


def test_a_seat_moves_to_another_device(ola: Person, server: Server) -> None:
    table = ola.open("me", "bot:random")
    link = ola.post(f"/tables/{table}/device")["link"]
    phone = server.person("phone")
    assert phone.post(f"/seat/{link.split('/')[-1]}") == {"table": table, "seat": 0}
    assert ola.get(f"/tables/{table}")["mine"] == []
    assert phone.get(f"/tables/{table}")["mine"] == [0]
    assert phone.get("/me")["tables"][0]["table"] == table
    assert ola.refused(f"/seat/{link.split('/')[-1]}") == (404, "link")
