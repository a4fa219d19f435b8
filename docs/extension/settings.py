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
        rows = [f"| `{name}` | {usual} | {meaning} |" for name, usual, meaning in told_settings()]
        return self.parse_text_to_nodes("\n".join(["| setting | usually | what it is |", "|---|---|---|", *rows]))
