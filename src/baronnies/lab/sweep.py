"""A sweep: the same simulation over a grid of option values."""

from collections.abc import Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from baronnies.core.options import whole_number
from baronnies.core.sample import Mean
from baronnies.core.unreadable import Unreadable
from baronnies.lab.summary import Summary

SEATS: Final = "seats"  # varies the number of players
PLOT_ENDINGS: Final = (".png", ".svg")


class Axis(NamedTuple):
    """An option and the values it takes in turn."""

    name: str
    values: list[str]


class Point(NamedTuple):
    """One combination of values and what it gave."""

    values: dict[str, str]
    summary: Summary

    @property
    def points(self) -> Mean:
        """The mean points of all seats together."""
        groups = [group.points for group in self.summary.by_seat]
        sums = [
            sum(part) / len(groups) for part in zip(*[group[:3] for group in groups], strict=True)
        ]
        return Mean(sums[0], sums[1], sums[2], self.summary.games)

    @property
    def advantage(self) -> Mean:
        """What the first to play wins beyond an equal share."""
        first = self.summary.by_order[0].wins
        fair = 1 / self.summary.plan.seats
        return Mean(first.value - fair, first.low - fair, first.high - fair, first.size)

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {
            "vary": self.values,
            "points": self.points.facts(),
            "advantage": self.advantage.facts(),
            **{key: fact for key, fact in self.summary.facts().items() if key != "points"},
        }


def read_axis(text: str) -> Axis:
    """`name=a,b,c`; values that hold commas themselves are separated by `;`."""
    name, equals, values = text.partition("=")
    listed = [value for value in values.split(";" if ";" in values else ",") if value]
    if not equals or not listed:
        raise Unreadable("lab-vary-form", text=text[:60])
    return Axis(name, listed)


def grid(axes: Sequence[Axis]) -> list[dict[str, str]]:
    """Every combination of values, the first axis turning slowest."""
    return [
        dict(zip([axis.name for axis in axes], values, strict=True))
        for values in product(*(axis.values for axis in axes))
    ]


def check_plot(path: Path) -> None:
    """Unreadable if no plot can be written there; an error of import if none can be drawn."""
    if path.suffix.lower() not in PLOT_ENDINGS:
        raise Unreadable("lab-plot-form", path=str(path)[-60:])
    import_module("baronnies.lab.plot")  # before many games are played for it


def seats_of(values: dict[str, str], otherwise: int) -> int:
    """How many play at this point of the grid."""
    if SEATS not in values:
        return otherwise
    seats = whole_number(values[SEATS])
    if seats is None:
        raise Unreadable("lab-vary-form", text=f"{SEATS}={values[SEATS]}"[:60])
    return seats
