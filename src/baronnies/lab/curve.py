"""The plot of a review: the chances of every seat turn by turn, with their intervals."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from baronnies.advice.review import Reviewed

_DASHES: Final = ("-", "--", ":", "-.")  # lines are told apart by their dashes, not by colour alone


def plot_review(
    report: Reviewed, names: Sequence[str], labels: tuple[str, str], path: Path
) -> None:
    """Write the plot; `labels` are the title and what the turns are called."""
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    panel = figure.add_subplot()
    turns = [point.turn for point in report.points]
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in report.points]
        dash = _DASHES[seat % len(_DASHES)]
        (line,) = panel.plot(turns, [chance.value for chance in chances], dash, label=name)
        low, high = [chance.low for chance in chances], [chance.high for chance in chances]
        panel.fill_between(turns, low, high, color=line.get_color(), alpha=0.15)
    for number, turning in enumerate(report.turnings, start=1):
        panel.axvline(turning.turn, color="black", linewidth=0.8)
        panel.annotate(f"{number}", (turning.turn, 1.0), ha="center", va="bottom")
    panel.set_title(labels[0], pad=18)
    panel.set_xlabel(labels[1])
    panel.set_ylim(0, 1)
    panel.yaxis.set_major_formatter(PercentFormatter(1.0))
    panel.grid(alpha=0.3)
    panel.legend(fontsize="small")
    figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
