"""Us and our peers side by side: measured in turn, in one run, and told with all conditions."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from polana.envs.peers import WAYS, Subject, subjects
from polana.lab.bench import busy, machine
from polana.lab.timing import Patience, Timing

REPEAT = "polana bench --peers --write docs"


@dataclass(frozen=True)
class Row:
    """A subject and how many actions a second it played."""

    subject: Subject
    rate: float
    spread: float  # how much slower than the best run the slowest was
    runs: int


@dataclass(frozen=True)
class Goal:
    """How many times as fast as a peer we want to be."""

    ours: str
    theirs: str
    times: float


@dataclass(frozen=True)
class Ratio:
    """A goal and what became of it."""

    goal: Goal
    value: float

    @property
    def reached(self) -> bool:
        return self.value >= self.goal.times


def goals(names: Sequence[str]) -> list[Goal]:
    """What we want to reach, for the games of these names."""
    inside = [
        Goal(f"polana/{name}/inside", "open_spiel/hearts/driven", 10 if name == "arboretum" else 2) for name in names
    ]
    batch = [Goal("polana/arboretum/batch", "pgx/connect_four/batch", 4)] if "arboretum" in names else []
    adapter = [Goal(f"polana/{name}/pettingzoo", "pettingzoo/connect_four_v3/pettingzoo", 5) for name in names]
    return inside + batch + adapter


@dataclass(frozen=True)
class Comparison:
    """All that one run told."""

    day: str
    conditions: dict[str, str]
    rows: list[Row]
    missing: list[str]  # packages that are not installed
    disturbed: bool  # others used the machine

    @property
    def ratios(self) -> list[Ratio]:
        rates = {row.subject.name: row.rate for row in self.rows}
        games = [row.subject.game for row in self.rows if row.subject.name.endswith("/inside")]
        known = [goal for goal in goals(games) if {goal.ours, goal.theirs} <= rates.keys()]
        return [Ratio(goal, rates[goal.ours] / rates[goal.theirs]) for goal in known]

    def to_json(self) -> str:
        rows = [_facts(row) for row in self.rows]
        ratios = [
            {
                "ours": ratio.goal.ours,
                "theirs": ratio.goal.theirs,
                "times": round(ratio.value, 2),
                "target": ratio.goal.times,
                "reached": ratio.reached,
            }
            for ratio in self.ratios
        ]
        told = {"day": self.day, "conditions": self.conditions, "ways": WAYS, "rows": rows, "ratios": ratios}
        return json.dumps(told | {"missing": self.missing, "disturbed": self.disturbed}, indent=2) + "\n"


def _facts(row: Row) -> dict[str, Any]:
    subject = row.subject
    facts = {name: getattr(subject, name) for name in ("name", "package", "version", "game", "players", "way")}
    facts |= {name: getattr(subject, name) for name in ("legal", "observations", "scoring")}
    return facts | {"rate": round(row.rate), "spread": round(row.spread, 3), "runs": row.runs}


def compare(patience: Patience, rounds: int, told: Callable[[str], None] = lambda name: None) -> Comparison:
    """Measure everything that is installed, one after the other, so many times over; the best of all runs counts."""
    every = list(subjects())
    there = [subject for subject in every if subject.version is not None]
    missing = sorted({subject.package for subject in every} - {subject.package for subject in there})
    disturbed = busy()
    conditions = machine() | {"runs": f"{rounds * patience.runs} of {patience.seconds} s"}
    timings: dict[str, list[Timing]] = {subject.name: [] for subject in there}
    for _ in range(rounds):
        for subject in there:
            told(subject.name)
            timings[subject.name].append(measured(subject, patience))
    rows = [_row(subject, timings[subject.name]) for subject in there]
    versions = {subject.package: str(subject.version) for subject in there if subject.package != "polana"}
    return Comparison(datetime.now(UTC).date().isoformat(), conditions | versions, rows, missing, disturbed)


def measured(subject: Subject, patience: Patience) -> Timing:
    """A subject's timing in a process of its own."""
    command = [sys.executable, "-m", "polana.envs.peers", subject.name, str(patience.runs), str(patience.seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return Timing(**json.loads(done.stdout.splitlines()[-1]))


def _row(subject: Subject, timings: list[Timing]) -> Row:
    best = min(timing.best for timing in timings)
    slowest = max(timing.best * (1 + timing.spread) for timing in timings)
    return Row(subject, 1 / best, slowest / best - 1, sum(timing.runs for timing in timings))


def write(comparison: Comparison, folder: Path) -> list[Path]:
    """Write the page, the figures and the picture."""
    from polana.envs.comparison_page import page
    from polana.lab.plots import draw_rates

    files = [folder / f"benchmarks.{suffix}" for suffix in ("md", "json", "svg")]
    files[0].write_text(page(comparison), encoding="utf-8")
    files[1].write_text(comparison.to_json(), encoding="utf-8")
    bars = [(row.subject.name, row.rate, row.subject.package == "polana") for row in comparison.rows]
    draw_rates(bars, "actions a second at random play, one core", files[2])
    return files
