"""Writes the client's types from the server's messages, and the lists that both need: `python -m
polana.server.typescript` keeps them current."""

from __future__ import annotations

import json
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from polana.engine.text import LANGUAGES
from polana.server.http.pages import PAGES
from polana.server.table import messages

TARGET = Path(__file__).parents[3] / "web/src/protocol.generated.ts"
HEAD = "// Written by `python -m polana.server.typescript` from the server's messages; do not edit.\n"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
UNIONS = ("Phase", "OptionValue", "Arg", "ServerMessage", "ClientMessage")
HIDDEN = {"Strict", "Sent"}  # bases only


def shapes() -> dict[str, type]:
    """Every message and part of one, by name."""
    return {
        name: thing
        for name, thing in vars(messages).items()
        if isinstance(thing, type)
        and getattr(thing, "__module__", "") == messages.__name__
        and name not in HIDDEN
        and (is_typeddict(thing) or issubclass(thing, BaseModel))
    }


def written(hint: Any) -> str:
    """A type as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return written(args[0])
    if origin is Literal:
        return " | ".join("true" if arg is True else f'"{arg}"' for arg in args)
    if origin in (Union, UnionType):
        return " | ".join(written(arg) for arg in args)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    return str(hint.__name__)


def field(name: str, hint: Any, optional: bool) -> str:
    return f"  {name}{'?' if optional else ''}: {written(hint)};"


def interface(name: str, shape: type) -> str:
    hints = get_type_hints(shape, include_extras=True)
    if issubclass(shape, BaseModel):
        required = {key for key, info in shape.model_fields.items() if info.is_required()}
        hints = {key: hint for key, hint in hints.items() if key in shape.model_fields}
    else:
        required = set(shape.__required_keys__)  # type: ignore[attr-defined]
        required -= {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    lines = [field(key, hint, key not in required) for key, hint in hints.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def union(name: str) -> str:
    """A type that is one of several, with the members it was written with."""
    found = getattr(messages, name)
    return f"export type {name} = {written(found)};"


def languages() -> str:
    return f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;"


def pages() -> str:
    """What the addresses that the server answers with the client's page begin with."""
    return f"export type Page = {written(Literal[PAGES])};"


def generate() -> str:
    parts = [languages(), pages()] + [union(name) for name in UNIONS]
    parts += [interface(name, shape) for name, shape in shapes().items()]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
