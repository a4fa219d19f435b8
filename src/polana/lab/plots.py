"""Statistics, contests and figures drawn with matplotlib, which is an extra: `pip install polana[plots]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from polana.lab.arena import Report
from polana.lab.simulation import Played, Statistics

WASH, DEEP, LEAF, BARK = "#b5cc76", "#4f7c52", "#6d9a68", "#8a7a5c"
MOST_BINS = 40


def available() -> bool:
    """Whether matplotlib is there."""
    from importlib.util import find_spec

    return find_spec("matplotlib") is not None


def _bins(numbers: Sequence[int]) -> list[float]:
    """Edges of bins of equal whole widths, few enough to be seen."""
    width = 1 + (max(numbers) - min(numbers)) // MOST_BINS
    return [float(edge) for edge in np.arange(min(numbers), max(numbers) + width + 1, width) - 0.5]


def draw(games: Sequence[Played], told: Statistics, labels: Mapping[str, str], file: Path) -> None:
    """Length, points and victories by order of play, into one picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 4), layout="constrained")
    length, points, wins = figure.subplots(1, 3)
    lengths = [game.length for game in games]
    length.hist(lengths, bins=_bins(lengths), color=WASH, edgecolor=DEEP)
    length.set_xlabel(labels["length"])
    length.set_ylabel(labels["games"])
    for seat in range(len(told.seats)):
        scores = [game.scores[seat] for game in games]
        points.hist(scores, bins=_bins(scores), histtype="step", label=f"{labels['seat']} {seat}")
    points.set_xlabel(labels["points"])
    points.legend()
    order = range(1, len(told.order) + 1)
    shares = [100 * line.wins.mean for line in told.order]
    margins = [100 * line.wins.within for line in told.order]
    wins.bar(list(order), shares, yerr=margins, color=LEAF, capsize=6)
    wins.axhline(100 / len(told.order), color=BARK, linestyle="--")
    wins.set_xticks(list(order))
    wins.set_xlabel(labels["order"])
    wins.set_ylabel(labels["wins"])
    figure.suptitle(labels["title"])
    figure.savefig(file)


def draw_rates(bars: Sequence[tuple[str, float, bool]], title: str, file: Path) -> None:
    """Named rates as bars on a logarithmic scale, ours in another colour."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 1 + 0.24 * len(bars)), layout="constrained")
    axes = figure.subplots()
    names, rates, ours = zip(*sorted(bars, key=lambda bar: bar[1]), strict=True)
    axes.barh(names, rates, color=[DEEP if own else BARK for own in ours])
    axes.set_xscale("log")
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def draw_arena(told: Report, labels: Mapping[str, str], file: Path) -> None:
    """Ratings with their intervals, and everybody against everybody."""
    from matplotlib.figure import Figure

    names = [row.bot for row in told.standings]
    places = list(range(len(names)))
    figure = Figure(figsize=(12, 2 + 0.6 * len(names)), layout="constrained")
    rating, duels = figure.subplots(1, 2)
    values = [row.rating.value for row in told.standings]
    below = [row.rating.value - row.rating.low for row in told.standings]
    above = [row.rating.high - row.rating.value for row in told.standings]
    rating.errorbar(values, places, xerr=[below, above], fmt="o", color=DEEP, capsize=5)
    rating.set_xlabel(labels["rating"])
    shares = np.full((len(names), len(names)), np.nan)
    for duel in told.duels:
        row, column = names.index(duel.bot), names.index(duel.other)
        shares[row, column] = 100 * duel.score.mean
        duels.text(column, row, f"{shares[row, column]:.0f}", ha="center", va="center")
    duels.imshow(shares, cmap="YlGn", vmin=0, vmax=100, aspect="auto")
    duels.set_xticks(places, names, rotation=30, ha="right")
    duels.set_title(labels["wins"], fontsize="medium")
    for axes in (rating, duels):
        axes.set_yticks(places, names)
    rating.invert_yaxis()
    figure.suptitle(labels["title"])
    figure.savefig(file)
