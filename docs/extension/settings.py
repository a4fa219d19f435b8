"""The settings of a server as a table, from where they are declared."""

from __future__ import annotations

import inspect
import re
from dataclasses import MISSING, fields

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from polana.server.settings import Settings


def told_settings() -> list[tuple[str, str, str]]:
    """Each setting: its name in the environment, what it is without one, what it means."""
    source = inspect.getsource(Settings)
    rows = []
    for field in fields(Settings):
        told = re.search(rf"^    {field.name}: .*  # (.+)$", source, re.MULTILINE)
        assert told, f"the setting {field.name} has no comment that says what it is"
        usual = "the user's data folder" if field.default is MISSING else str(field.default)
        rows.append((f"POLANA_{field.name.upper()}", {"True": "1", "False": "0"}.get(usual, usual), told[1]))
    return rows


class SettingsTable(SphinxDirective):
    """`{settings-table}`"""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(inspect.getfile(Settings))
        table = nodes.table()
        group = nodes.tgroup(cols=3)
        table += group
        for width in (2, 1, 4):
            group += nodes.colspec(colwidth=width)
        head, body = nodes.thead(), nodes.tbody()
        group += [head, body]
        head += row(*(nodes.Text(title) for title in ("setting", "usually", "what it is")))
        for name, usual, meaning in told_settings():
            body += row(nodes.literal(text=name), nodes.Text(usual), nodes.Text(meaning))
        return [table]


def row(*cells: nodes.Node) -> nodes.row:
    made = nodes.row()
    for cell in cells:
        made += nodes.entry("", nodes.paragraph("", "", cell))
    return made
