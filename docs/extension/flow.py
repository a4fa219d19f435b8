"""A data flow drawn from lines of text: who | what happens there."""

from __future__ import annotations

from docutils import nodes
from sphinx.util.docutils import SphinxDirective


class Flow(SphinxDirective):
    """`{flow}`: one step a line, the part of the code before a bar, what it does behind; drawn by static/site.css."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        steps = nodes.enumerated_list(classes=["flow"])
        for line in self.content:
            where, bar, what = line.partition(" | ")
            if not bar:
                raise self.error(f"a step needs a bar: {line}")
            told, messages = self.state.inline_text(what, self.lineno)
            step = nodes.list_item("", nodes.paragraph("", "", nodes.literal(text=where)))
            step += nodes.paragraph("", "", *told, *messages)
            steps += step
        return [steps]
