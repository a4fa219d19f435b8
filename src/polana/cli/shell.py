"""Commands that speak the reader's language: help written from Fluent words, every mistake told in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from polana.cli.language import Complaint, choose, chosen, knows, say
from polana.engine.errors import PolanaError

WIDEST = 100
GAP = 2
LANGUAGE = "--lang"


def _heading(key: str) -> str:
    return typer.style(say(key), bold=True)


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    """Names to the left, what they mean to the right, wrapped to the terminal."""
    left = max(len(name) for name, _ in rows) + GAP
    width = max(min(get_terminal_size().columns, WIDEST) - left - GAP, 30)
    lines = []
    for name, meaning in rows:
        first, *rest = wrap(meaning, width) or [""]
        lines.append("  " + typer.style(name.ljust(left), fg="green") + first)
        lines += [" " * (left + GAP) + line for line in rest]
    return lines


def _paragraphs(text: str) -> list[str]:
    width = min(get_terminal_size().columns, WIDEST) - GAP
    return [line for paragraph in text.splitlines() for line in (wrap(paragraph, width) or [""])]


def _parameters(command: Any, ctx: Any, kind: str) -> list[tuple[str, str]]:
    """Arguments or options of a command, with what they mean."""
    rows = []
    for parameter in command.get_params(ctx):
        if parameter.param_type_name != kind:
            continue
        value = "" if getattr(parameter, "is_flag", False) else parameter.metavar or parameter.name.upper()
        names = [*parameter.opts, *getattr(parameter, "secondary_opts", [])]
        name = f"{', '.join(names)} {value}".strip() if kind == "option" else value
        key = f"option-{parameter.name}-{command.name}"
        rows.append((name, say(key if knows(key) else f"option-{parameter.name}")))
    return rows


def _help(command: Any, ctx: Any) -> str:
    """The whole help page of a command."""
    subcommands = getattr(command, "commands", {})
    arguments, options = (_parameters(command, ctx, kind) for kind in ("argument", "option"))
    options.append((f"{LANGUAGE} {say('value-language')}", say("option-lang")))
    usage = [ctx.command_path, *(name for name, _ in arguments)]
    usage += [say("value-command")] if subcommands else []
    lines = [f"{_heading('help-usage')} {' '.join(usage)} [{say('value-options')}]", ""]
    lines += _paragraphs(say(f"help-{command.name}"))
    sections = {"help-arguments": arguments, "help-options": options}
    if subcommands:
        sections = {"help-commands": [(name, say(f"help-{name}.short")) for name in subcommands]} | sections
    for heading, rows in sections.items():
        if rows:
            lines += ["", _heading(heading), *_columns(rows)]
    lines += ["", _heading("help-examples")]
    lines += [f"  {line}" for line in say(f"help-{command.name}.examples").splitlines()]
    return "\n".join(lines)


class Command(TyperCommand):
    """A command whose help speaks the reader's language."""

    def get_help(self, ctx: Any) -> str:
        return _help(self, ctx)


class Group(TyperGroup):
    """All commands; takes `--lang` wherever it stands and turns every mistake into one line and exit code 2."""

    def get_help(self, ctx: Any) -> str:
        return _help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Complaint("command", command=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            choose(None)
            words = _take_language(list(sys.argv[1:] if args is None else args))
            code = super().main(words, *rest, **extra)
        except typer.TyperException as mistake:
            code = _usage(mistake)
        except PolanaError as mistake:
            code = _complain(mistake.told(chosen()))
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def _take_language(args: list[str]) -> list[str]:
    """Choose the language that the arguments ask for; the other arguments."""
    rest: list[str] = []
    while args:
        word = args.pop(0)
        if word == "--":
            return [*rest, word, *args]
        if word == LANGUAGE:
            choose(args.pop(0) if args else "")
        elif word.startswith(f"{LANGUAGE}="):
            choose(word.partition("=")[2])
        else:
            rest.append(word)
    return rest


def _complain(sentence: str) -> int:
    typer.secho(sentence, fg="red", err=True)
    return 2


def _usage(mistake: typer.TyperException) -> int:
    """Tell what was wrong with the command line itself."""
    kind = type(mistake).__name__
    if kind == "NoArgsIsHelpError":
        typer.echo(mistake.message)
        return 0
    parameter = getattr(mistake, "param", None)
    name = getattr(mistake, "option_name", None)
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar
    key = {"MissingParameter": "missing", "NoSuchOption": "option", "BadParameter": "value"}.get(kind, "usage")
    context = getattr(mistake, "ctx", None)
    place = context.command_path if context else "polana"
    return _complain(say(f"complaint-{key}", name=str(name)[:40], command=place, told=mistake.format_message()))
