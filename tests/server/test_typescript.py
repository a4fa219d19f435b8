"""The client's types are those of the server's messages."""

from __future__ import annotations

from polana.server.typescript import TARGET, generate, interface, shapes, written


def test_the_written_types_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == generate(), "run: python -m polana.server.typescript"


def test_types_are_written_as_typescript() -> None:
    assert written(list[int | None]) == "(number | null)[]"
    assert written(dict[str, bool]) == "Record<string, boolean>"
    assert interface("Takeover", shapes()["Takeover"]) == (
        "export interface Takeover {\n  seat: number;\n  bot?: string | null;\n}"
    )
