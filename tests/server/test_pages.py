"""The client's files, and the pages for those who run the server."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

import polana
from polana.server.errors import Refused
from polana.server.http import lan_address, pages
from polana.server.running import addresses_shown, listen
from tests.server.conftest import Person, Server


def ask(path: str, root: Path, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""}
    return pages.serve(Request(scope | {"server": ("127.0.0.1", 80), "scheme": "http"}), root)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Polana</title>" * 50)
    (tmp_path / "assets/app-1a2b.js").write_text("let glade = 1;" * 50)
    return tmp_path


def test_the_built_client_is_looked_for_where_it_is_built() -> None:
    assert Path(polana.__file__).parent / "static" == pages.STATIC


def test_addresses_of_the_client_get_its_page(client: Path) -> None:
    for path in ("/", "/t/abc", "/join/abc/def", "/seat/abc", "/rules/arboretum"):
        answer = ask(path, client)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert ask("/nowhere", client).status_code == 404


def test_built_files_are_kept_for_ever_and_travel_compressed(client: Path) -> None:
    answer = ask("/assets/app-1a2b.js", client, accept_encoding="gzip, br")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.body) < 100
    assert "content-encoding" not in ask("/assets/app-1a2b.js", client).headers


def test_what_a_browser_has_is_not_sent_again(client: Path) -> None:
    tag = ask("/", client).headers["etag"]
    assert ask("/", client, if_none_match=tag).status_code == 304
    (client / "index.html").write_text("new")
    assert ask("/", client, if_none_match=tag).status_code == 200


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = ask("/", tmp_path)
    assert answer.status_code == 503
    assert b"npm run build" in answer.body


def test_health_metrics_and_documentation(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").json()["ok"] is True
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "polana_tables " in metrics
    assert 'polana_change_seconds_bucket{le="+Inf"}' in metrics
    page = httpx.get(f"{server.url}/api/docs").text
    assert "/api/tables/{table}/join" in page
    assert "<script" not in page


def test_invitations_as_pictures(ola: Person, bartosz: Person) -> None:
    table = ola.open("me", "open")
    assert ola.http.get(f"/tables/{table}/invite.svg").text.startswith("<?xml")
    assert bartosz.http.get(f"/tables/{table}/invite.svg").status_code == 403
    assert ola.http.get("/lan").status_code == 404


def test_a_taken_port_is_told_in_one_line() -> None:
    taken = listen(0, lan=False)
    port = taken.getsockname()[1]
    with pytest.raises(Refused) as refused:
        listen(port, lan=False)
    taken.close()
    assert str(port) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_house_is_let_in_only_when_asked() -> None:
    assert lan_address.host_names(False, "") == {"localhost", "127.0.0.1", "::1"}
    assert "polana.example" in lan_address.host_names(False, "Polana.example, ")
    assert set(lan_address.addresses()) <= lan_address.host_names(True, "")
    assert addresses_shown(8000, lan=False) == "http://127.0.0.1:8000/"
    assert lan_address.drawn("http://192.0.2.7:8000/").count("\n") > 10
