"""A page that describes the REST interface, made from its OpenAPI schema; no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font-family: ui-monospace, monospace; background: #eef2ea; border-radius: 4px; padding: 0 .25em }
pre { padding: .75em; overflow-x: auto } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem } b { color: #2f6b45 }
@media (prefers-color-scheme: dark) { body { background: #111a16; color: #e6eadf } code, pre { background: #22302a }
b { color: #8fd0a4 } a { color: #a8c8ff } }
"""


def kind(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(kind(each) for each in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return " | ".join(repr(each) for each in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"[{kind(schema.get('items', {}))}]"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{…: {kind(schema['additionalProperties'])}}}"
    return str(schema.get("type", "any"))


def body_of(content: dict[str, Any]) -> str:
    return ", ".join(kind(media.get("schema", {})) for media in content.get("content", {}).values())


def operation(method: str, path: str, told: dict[str, Any]) -> str:
    answers = body_of(told.get("responses", {}).get("200", {})) or "nothing"
    asks = body_of(told.get("requestBody", {}))
    takes = f"takes <code>{escape(asks)}</code>, " if asks else ""
    return (
        f"<h2><b>{method.upper()}</b> <code>{escape(path)}</code></h2><p>{escape(told.get('description', ''))}</p>"
        f"<p>{takes}answers <code>{escape(answers)}</code></p>"
    )


def shape(name: str, schema: dict[str, Any]) -> str:
    fields = "\n".join(f"  {field}: {kind(each)}" for field, each in schema.get("properties", {}).items())
    return f"<h2>{escape(name)}</h2><pre>{escape(fields)}</pre>"


async def page(request: Request) -> Response:
    schema = request.app.openapi()
    parts = [operation(method, path, told) for path, ways in schema["paths"].items() for method, told in ways.items()]
    shapes = [shape(name, each) for name, each in schema.get("components", {}).get("schemas", {}).items()]
    return HTMLResponse(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Polana: interface for programs</title>'
        '<link rel="stylesheet" href="/api/docs.css"><h1>Polana: interface for programs</h1>'
        '<p>Everything is JSON; the schema is <a href="/api/openapi.json">/api/openapi.json</a>. Requests that '
        "change something are POST with the header <code>X-Polana: 1</code>. Moves go over the live connection, a "
        "WebSocket at <code>/api/tables/{table}/live</code>.</p>" + "".join(parts) + "<h1>Shapes</h1>" + "".join(shapes)
    )


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")
