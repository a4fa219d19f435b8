"""Bad input: each a clear refusal, nothing lost, nobody else disturbed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed

from polana.server.http.security import LARGEST_BODY, Signer, host_name, same_origin
from polana.server.live.connection import LARGEST_MESSAGE
from polana.server.rate_limits import Buckets
from tests.server.conftest import Live, Message, Person, Server

NEW: dict[str, Any] = {"game": "arboretum", "seats": 2, "options": {}, "chairs": ["me", "bot:random"], "name": "Ola"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, or less."""
    running = Server(tmp_path_factory.mktemp("strict"), posts=0.001, posts_burst=5, rate=0.001, burst=20)
    yield running
    running.stop()


def refused(live: Live, text: str | bytes) -> Message:
    """Send as it is, and read the refusal."""
    live.socket.send(text)
    return live.until(lambda message: message["type"] == "refused")


# Live connections


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"fly","id":"a"}',
        '{"type":"act","id":"a"}',
        '{"type":"act","id":"a","decision":"1","action":0}',
        '{"type":"act","id":"a","decision":1.5,"action":0}',
        '{"type":"act","id":"a","decision":true,"action":0}',
        '{"type":"act","id":"a","decision":1,"action":99999999999999999999}',
        '{"type":"act","id":"a","decision":1,"action":0,"seat":-1}',
        '{"type":"act","id":"a","decision":1,"action":0,"extra":1}',
        '{"type":"act","id":"a b","decision":1,"action":0}',
        '{"type":"aim","id":"a","decision":1,"targets":"deck"}',
        '{"type":"aim","id":"a","decision":1,"targets":[]}',
        '{"type":"chat","id":"a","text":" \\u202e\\u0000 "}',
        '{"type":"look","seat":"0"}',
        '{"a":' * 500 + "1" + "}" * 500,
        "\ud7ff\x00",
        b"\xff\xfe\x00",
    ],
)
def test_messages_that_make_no_sense(ola: Person, text: str | bytes) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        version = live.table_when()["version"]
        assert refused(live, text)["key"] == "malformed"
        assert live.act()["version"] == version + 1


def test_a_refusal_names_the_message_it_answers(ola: Person) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        assert refused(live, '{"type":"fly","id":"c7"}')["id"] == "c7"
        assert refused(live, '{"type":"fly","id":["c7"]}')["id"] == ""


def test_large_messages(ola: Person) -> None:
    table = ola.open("me", "local")
    with ola.live(table) as live:
        long = orjson.dumps({"type": "chat", "id": "a", "text": "x" * LARGEST_MESSAGE}).decode()
        assert refused(live, long)["key"] == "too_large"
        live.act()
    with ola.live(table) as live:
        live.table_when()
        live.socket.send("x" * 1_000_000)
        assert live.drain()[1] == 1009
    with ola.live(table) as live:
        assert live.act()["version"] > 3


def test_random_bytes_never_disturb_a_table(ola: Person, bartosz: Person) -> None:
    table = ola.open("me", "local")
    generator = random.Random(7)
    with ola.live(table) as live, bartosz.live(table) as noisy:
        version = live.table_when()["version"]
        for _ in range(60):
            text = generator.choice(['{"type":"', '{"type":"act","id":"', "[", ""]) + "".join(
                chr(generator.randrange(1, 0x2FF)) for _ in range(generator.randrange(40))
            )
            assert refused(noisy, text)["key"] == "malformed"
        assert live.act()["version"] == version + 1


def test_out_of_order_and_foreign_messages(ola: Person, bartosz: Person) -> None:
    table = ola.open("me", "open")
    bartosz.join(table, ola.get(f"/tables/{table}")["invite"])
    with ola.live(table) as one, bartosz.live(table) as other:
        now = one.table_when()
        other.table_when()
        waiting, acting = (other, one) if now["decision"] is not None else (one, other)
        decision = acting.table["decision"]
        action = acting.table["actions"][0]["action"]
        theirs = acting.table["me"]
        assert waiting.ask("act", decision=decision, action=action, seat=theirs)["key"] == "not_your_seat"
        assert waiting.ask("act", decision=decision, action=action)["key"] == "stale"
        assert waiting.ask("act", decision=decision + 1, action=action)["key"] == "stale"
        assert waiting.ask("undo_answer", yes=True)["key"] == "nothing_asked"
        assert waiting.ask("undo")["key"] == "no_undo"
        assert acting.ask("act", decision=decision, action=1_000_000)["key"] == "no_such_action"
        assert acting.ask("act", decision=decision, action=-1)["key"] == "no_such_action"
        assert acting.act()["version"] == now["version"] + 1


def test_floods_are_slowed_and_then_cut_off(strict: Server) -> None:
    ola, eve = strict.person("Ola"), strict.person("Eve")
    table = ola.open("me", "local")
    with ola.live(table) as calm, eve.live(table) as noisy:
        version = calm.table_when()["version"]
        with suppress(ConnectionClosed):
            for _ in range(400):
                noisy.socket.send('{"type":"ping"}')
        answers, code = noisy.drain()
        assert sum(answer["type"] == "pong" for answer in answers) <= 20
        assert {answer["key"] for answer in answers if answer["type"] == "refused"} <= {"too_fast"}
        assert code in (1008, None)
        assert calm.act()["version"] == version + 1


def test_unknown_tables(ola: Person) -> None:
    for path in ("/tables/nothing-here", "/tables/nothing-here/check", "/tables/nothing-here/record"):
        answer = ola.http.get(path)
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no_such_table")
    assert ola.refused("/tables/nothing-here/join", {"name": "Ola"}) == (404, "no_such_table")
    with ola.live("nothing-here") as live:
        assert live.receive()["key"] == "no_such_table"
        assert live.drain() == ([], 4404)


def test_too_many_connections_of_one_person(ola: Person) -> None:
    table = ola.open("me", "local")
    lives = [ola.live(table) for _ in range(8)]
    with ola.live(table) as live:
        assert live.until(lambda message: message["type"] == "refused")["key"] == "too_many"
    for live in lives:
        live.__exit__()


# Cookies, origins, hosts


def test_forged_and_foreign_cookies_are_nobodys(ola: Person, server: Server) -> None:
    table = ola.open("me", "local")
    person, _, mark = ola.cookie.removeprefix("polana=").rpartition(".")
    for cookie in (
        f"polana={person}.{'0' * 64}",
        f"polana={person}",
        f"polana=x{person}.{mark}",
        f"polana={Signer(b'another key').sign(person)}",
        "polana=;;=,",
        "polana=" + "a" * 5000,
    ):
        answer = httpx.get(f"{server.url}/api/tables/{table}", headers={"Cookie": cookie})
        assert answer.json()["mine"] == []
        assert "polana=" in answer.headers["set-cookie"]
        with Live(server.url, table, {"Cookie": cookie}) as live:
            assert live.table_when()["mine"] == []


def test_the_page_brings_the_cookie_so_that_its_first_questions_are_one_persons(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        assert "polana=" in browser.get("/").headers["set-cookie"]
        assert all("set-cookie" not in browser.get(path).headers for path in ("/api/me", "/api/games", "/theme.js"))


def test_the_cookie_is_for_servers_only(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}])
def test_other_pages_change_nothing(ola: Person, server: Server, headers: dict[str, str]) -> None:
    answer = ola.http.post("/tables", json=NEW, headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "origin")
    with pytest.raises(Exception, match="403"):
        Live(server.url, ola.open("me", "local"), headers | {"Cookie": ola.cookie})


def test_a_form_of_another_page_lacks_the_header(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=NEW)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "header")


def test_a_name_that_is_not_ours_is_not_served(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (421, "host")


def test_origins_and_hosts() -> None:
    assert same_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    assert not same_origin("http://127.0.0.1:8001", "127.0.0.1:8000")
    assert not same_origin("http://127.0.0.1:8000", None)
    assert [host_name(each) for each in ("localhost:1", "[::1]:80", None, "[")] == ["localhost", "::1", "", ""]


def test_security_headers_are_everywhere(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/none", "/nowhere", "/healthz", "/metrics", "/api/docs"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


# REST


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 5}, "seats"),
        ({"seats": "2"}, "invalid"),
        ({"seats": 10**30}, "invalid"),
        ({"options": {"dragons": 1}}, "option_unknown"),
        ({"options": {"species": "XYZ"}}, "option_letters"),
        ({"options": {"name": "x"}}, "option_unknown"),
        ({"options": {"seats": 3}}, "option_unknown"),
        ({"options": {"all_natural": True}, "game": "renature", "seats": 3, "chairs": ["me"] * 3}, "option_idle"),
        ({"options": []}, "invalid"),
        ({"chairs": ["me"]}, "chairs"),
        ({"chairs": ["me", "bot:hal"]}, "bot"),
        ({"chairs": ["me", "x" * 81]}, "invalid"),
        ({"name": ""}, "invalid"),
        ({"name": " \u200b\t"}, "invalid"),
        ({"name": "x" * 41}, "invalid"),
        ({"name": 7}, "invalid"),
        ({"more": 1}, "invalid"),
    ],
)
def test_tables_that_cannot_be(ola: Person, change: dict[str, Any], key: str) -> None:
    assert ola.refused("/tables", NEW | change) == (422, key)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff", b"[" * 5000])
def test_bodies_that_make_no_sense(ola: Person, body: bytes) -> None:
    answer = ola.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["key"] in ("invalid", "malformed")


def test_large_bodies(ola: Person) -> None:
    answer = ola.http.post("/import", json={"record": "x" * LARGEST_BODY})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too_large")
    pieces = (b"x" * 10_000 for _ in range(20))
    answer = ola.http.post("/import", content=pieces, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too_large")


def test_names_lose_what_nobody_sees_and_keep_what_is_mere_letters(ola: Person) -> None:
    ola.name = " <script>alert(1)</script>\u0000\u202e\n"
    table = ola.open("me", "local")
    assert ola.get(f"/tables/{table}")["seats"][0]["name"] == "<script>alert(1)</script>"
    assert ola.http.get(f"/tables/{table}").headers["content-type"] == "application/json"


def test_requests_that_come_too_fast(strict: Server) -> None:
    eve = strict.person("Eve")
    answers = [eve.http.post("/tables", json=NEW).status_code for _ in range(12)]
    assert 429 in answers
    assert eve.http.get("/me").status_code == 200


def test_files_outside_the_client_are_not_served(server: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/errors.py", "/assets/..%2f..%2fserver/errors.py", "/%00"):
        answer = httpx.get(server.url + path)
        assert "Refused" not in answer.text
        assert answer.status_code in (404, 503)


def test_buckets_refill() -> None:
    bucket = Buckets(rate=2, burst=2, most=2)
    assert [bucket.spend("a", at) for at in (0, 0, 0, 0.5, 0.6)] == [True, True, False, True, False]
    assert bucket.spend("b", 1)
    assert bucket.spend("c", 1)
    assert [bucket.spend("a", 1) for _ in range(3)] == [True, True, False]


def test_the_key_and_the_database_are_private(tmp_path: Path) -> None:
    from polana.server.settings import Settings

    settings = Settings(data=tmp_path / "polana")
    key = settings.key()
    assert settings.key() == key
    settings.database_url()
    for file in (tmp_path / "polana").iterdir():
        assert file.stat().st_mode & 0o077 == 0, file.name
