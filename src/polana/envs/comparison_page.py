"""The page of a comparison, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from polana.envs.comparison import REPEAT, Comparison, Ratio, Row
from polana.envs.peers import WAYS

GOALS = ("ours", "theirs", "times as fast", "target", "")
FIGURES = ("package", "game", "players", "way", "legal", "observations", "scoring", "actions/s", "slowest")

HEAD = """# Benchmarks: Polana and its peers

Written by `{repeat}` on {day}; every figure was measured in that one run. Repeat it:

    pip install "polana[peers,pettingzoo,plots]"
    {repeat}

Different games are different work: a step of connect four is not a step of Arboretum. Read the conditions, too.

![Actions a second, ours in green](benchmarks.svg)
"""

FAIR = """## Conditions

- All players play at random. What is counted is actions a second; with OpenSpiel chance counts as actions, too.
- Each line is measured in a process of its own that is held to one core, all lines in turn, then all again; the best of
  all runs counts, and *slowest* says how much slower the slowest was. Seconds are the process's own time on the
  core, all of its threads together. Loading and compiling are not counted.
- *legal*: the legal actions are worked out at every step. *observations*: so is what the acting player sees, as
  numbers. *scoring*: a finished game is scored; dealing the next is always counted.
- Ways to play:
"""


def page(comparison: Comparison) -> str:
    """The whole page."""
    conditions = ", ".join(f"{name} {value}" for name, value in comparison.conditions.items())
    parts = [
        HEAD.format(repeat=REPEAT, day=comparison.day),
        "## What we want to reach\n",
        _table(GOALS, map(_goal, comparison.ratios)),
        "## All figures\n",
        _table(FIGURES, map(_figure, comparison.rows)),
        FAIR + "".join(f"  - *{way}*: {meaning}.\n" for way, meaning in WAYS.items()) + f"- {conditions}.",
    ]
    if comparison.disturbed:
        parts.append(
            "- The machine was busy with other work: the figures are lower than they could be, some more than others."
        )
    if comparison.missing:
        parts.append(f"- Not installed, so not measured: {', '.join(comparison.missing)}.")
    return "\n".join(parts) + "\n"


def _goal(ratio: Ratio) -> Sequence[str]:
    reached = "reached" if ratio.reached else "missed"
    return ratio.goal.ours, ratio.goal.theirs, f"{ratio.value:.1f}", f"{ratio.goal.times:g}", reached


def _figure(row: Row) -> Sequence[str]:
    subject = row.subject
    included = ("yes" if each else "no" for each in (subject.legal, subject.observations, subject.scoring))
    named = (subject.package, subject.game, str(subject.players), subject.way)
    return *named, *included, f"{row.rate:,.0f}", f"+{row.spread:.0%}"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
