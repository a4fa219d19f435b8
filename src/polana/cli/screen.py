"""A game drawn on a terminal with rich: the table, the choices, the points. Everything from what one seat sees."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from polana.cli.language import say
from polana.cli.sentences import Sentences, capital
from polana.engine.state import State
from polana.engine.text import plain

MARK = re.compile(r"\[(\w+)\](.*?)\[/\1\]")
INK = "#1c1d16"
LEAF = "#6d9a68"
BARK = "#8a7a5c"
FRAME = 4  # columns that a panel takes for itself


class Screen:
    """Draws one game for the people before one terminal."""

    def __init__(self, console: Console, sentences: Sentences) -> None:
        self.console = console
        self.sentences = sentences

    def tinted(self, marked: str) -> Text:
        """A text with its marks turned into colours: short ones as little cards, names as coloured letters."""
        text, end = Text(), 0
        for match in MARK.finditer(marked):
            text.append(marked[end : match.start()])
            colour = self.sentences.header.words.COLOURS.get(match[1], LEAF)
            text.append(match[2], f"bold {INK} on {colour}" if len(match[2]) <= 2 else f"bold {colour}")
            end = match.end()
        return text + marked[end:] if end < len(marked) else text

    # The table

    def table(self, state: State, viewer: int | None) -> None:
        """The whole table, the viewer's own part nearest."""
        parts = state.table(self.sentences.words).split("\n\n")
        head, *shared = "\n".join(parts[: -state.seats]).splitlines()
        blocks = parts[-state.seats :]
        acting = state.acting
        panels = [self._panel(seat, block, seat in acting, seat == viewer) for seat, block in enumerate(blocks)]
        title = Text.assemble((capital(self.sentences.words.say("title")), f"bold {LEAF}"), "   ", self.tinted(head))
        self.console.print()
        self.console.rule(title, style=BARK, align="left")
        for line in shared:
            self.console.print(Padding(self.tinted(line), (0, 1)))
        near = [] if viewer is None else [panels.pop(viewer)]
        for row in (*self._rows(panels), *([panel] for panel in near)):
            self.console.print(Columns(row, padding=(0, 1)))

    def _panel(self, seat: int, block: str, acting: bool, own: bool) -> Panel:
        """What lies before one seat, in a frame with its name."""
        name = self.sentences.names[seat]
        first, *rest = block.splitlines()
        lines = [first[2:].removeprefix(name).strip(), *(line[2:] for line in rest)]
        title = Text(f" {'▸ ' if acting else ''}{name} ", "bold" if own else "")
        return Panel(
            self.tinted("\n".join(lines)),
            title=title,
            title_align="left",
            box=box.HEAVY if own else box.ROUNDED,
            border_style=LEAF if acting else BARK,
            width=None if own else self._width(lines),
            expand=False,
        )

    def _width(self, lines: list[str]) -> int:
        """Half a screen at most, so that two stand side by side; only drawings, which are indented, may take more."""
        widths = [(cell_len(plain(line)), line.startswith("  ")) for line in lines]
        drawn = max((width for width, indented in widths if indented), default=0)
        widest = max(width for width, _ in widths)
        return min(widest, max(drawn, self.console.width // 2 - FRAME)) + FRAME

    def _rows(self, panels: list[Panel]) -> Iterable[list[Panel]]:
        """Panels in rows that fit side by side."""
        row: list[Panel] = []
        used = 0
        for panel in panels:
            width = (panel.width or 0) + 1
            if row and used + width > self.console.width:
                yield row
                row, used = [], 0
            row.append(panel)
            used += width
        if row:
            yield row

    # What happened, what can be done

    def news(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.console.print(Padding(Text(f"• {sentence}", "italic"), (0, 1)))

    def moves(self, state: State, seat: int, legal: list[int]) -> None:
        """The legal actions, numbered."""
        self.console.print()
        width = len(str(len(legal)))
        lines = []
        for number, action in enumerate(legal, 1):
            line = Text.assemble((f" {number:>{width}} ", f"bold {LEAF}"), self.sentences.action(state, seat, action))
            lines.append(line.append(f"  {state.notation(seat, action)}", "dim"))
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.console.print(Padding(Text(line, style), (0, 1)))

    def sections(self, sections: Iterable[tuple[str, str]]) -> None:
        """Rules in short."""
        for title, text in sections:
            self.console.print(Padding(Text.assemble((title, f"bold {LEAF}"), "\n", text), (1, 2, 0, 2)))

    # Points

    def sheet(self, state: State, note: str | None) -> None:
        """Points by category and seat, each with where it comes from."""
        rows = [name for name in self.sentences.header.categories if any(self._accounts(state, name))]
        table = Table(box=box.SIMPLE_HEAD, border_style=BARK, pad_edge=False)
        table.add_column("")
        for name in self.sentences.names:
            table.add_column(name, justify="left", ratio=1, overflow="fold")
        points = state.score_sheet()
        for category in rows:
            told = self._accounts(state, category)
            cells = [self._cell(points[seat][category], told[seat]) for seat in range(state.seats)]
            table.add_row(self.tinted(self.sentences.category(category)), *cells)
        table.add_section()
        table.add_row(Text(say("total"), "bold"), *(Text(str(total), "bold") for total in state.scores()))
        self.console.print()
        self.console.print(table)
        if note:
            self.lines([note], "dim")

    def _accounts(self, state: State, category: str) -> list[str]:
        return [self.sentences.account(state, seat, category) for seat in range(state.seats)]

    def _cell(self, points: int, account: str) -> Text:
        """Points and where they come from; none in the background."""
        told = self.tinted(account)
        if not points:
            told.stylize("dim")
        return Text.assemble((f"{points:>2}", f"bold {LEAF}" if points else "dim"), "  ", told)

    def ranking(self, state: State) -> None:
        """Who came where."""
        scores, places = state.scores(), state.places()
        table = Table(box=box.SIMPLE_HEAD, border_style=BARK, pad_edge=False)
        table.add_column(say("place"), justify="right")
        table.add_column(say("player"))
        table.add_column(say("points"), justify="right")
        for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
            style = f"bold {LEAF}" if places[seat] == 0 else ""
            table.add_row(f"{places[seat] + 1}", self.sentences.names[seat], str(scores[seat]), style=style)
        self.console.print(table)
        shared = places.count(0) > 1
        winners = ", ".join(self.sentences.names[seat] for seat in range(state.seats) if places[seat] == 0)
        self.lines([say("shared-victory" if shared else "victory", names=winners)], f"bold {LEAF}")
