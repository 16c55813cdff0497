"""Plots of a sweep: length, points and the advantage of the first player, with intervals."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from baronnies.core.sample import Mean
from baronnies.lab.sweep import Axis, Point

_MARKS: Final = "osD^vPX*"  # lines are told apart by their marks, not by colour alone
Measure = Callable[[Point], Mean]


def plot_sweep(
    points: Sequence[Point], axes: Sequence[Axis], titles: Sequence[str], path: Path
) -> None:
    """Write the plot; `titles` are those of the whole and of the three panels."""
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    figure.suptitle(titles[0])
    measures: list[Measure] = [_length, _points, _advantage]
    for at, measure in enumerate(measures):
        panel = figure.add_subplot(1, 3, at + 1)
        panel.set_title(titles[at + 1])
        _draw_panel(panel, points, axes, measure)
    figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)


def _length(point: Point) -> Mean:
    return point.summary.length


def _points(point: Point) -> Mean:
    return point.points


def _advantage(point: Point) -> Mean:
    return point.advantage


def _draw_panel(
    panel: Axes, points: Sequence[Point], axes: Sequence[Axis], measure: Measure
) -> None:
    first = axes[0]
    others: dict[str, list[Point]] = {}
    for point in points:
        label = ", ".join(f"{axis.name}={point.values[axis.name]}" for axis in axes[1:])
        others.setdefault(label, []).append(point)
    for at, (label, line) in enumerate(others.items()):
        means = [measure(point) for point in line]
        panel.errorbar(
            [first.values.index(point.values[first.name]) for point in line],
            [mean.value for mean in means],
            yerr=(
                [mean.value - mean.low for mean in means],
                [mean.high - mean.value for mean in means],
            ),
            marker=_MARKS[at % len(_MARKS)],
            capsize=4,
            label=label,
        )
    panel.set_xticks(range(len(first.values)), first.values)
    panel.set_xlabel(first.name)
    panel.grid(alpha=0.3)
    if measure is _advantage:
        panel.axhline(0, color="black", linewidth=0.8)
        panel.yaxis.set_major_formatter(PercentFormatter(1.0))
    if len(others) > 1:
        panel.legend(fontsize="small")
