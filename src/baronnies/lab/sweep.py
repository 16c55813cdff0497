"""A sweep: the same simulation over a grid of option values."""

from array import array
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from baronnies.core.options import whole_number
from baronnies.core.sample import Mean, Tally
from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan
from baronnies.lab.summary import Summary, shares

SEATS: Final = "seats"  # varies the number of players
PLOT_ENDINGS: Final = (".png", ".svg")
_NO_END: Final = -1  # turns of a game that was given up, or not played


class Axis(NamedTuple):
    """An option and the values it takes in turn."""

    name: str
    values: list[str]


class Measures(NamedTuple):
    """What a sweep looks at in a game."""

    turns: int
    points: float  # of a player, on average
    advantage: float  # what the first to play won beyond an equal share


class Difference(NamedTuple):
    """Of a setting to another one, game by game: the same number is the same luck."""

    length: Mean
    points: Mean
    advantage: Mean

    def facts(self) -> dict[str, object]:
        """As JSON."""
        named = self._asdict()
        return {name: {**part.facts(), "tells": part.tells} for name, part in named.items()}


class Point:
    """One combination of values and what it gave."""

    def __init__(
        self, values: dict[str, str], plan: Plan, outcomes: Sequence[Outcome] = ()
    ) -> None:
        self.values = values
        self.summary = Summary(plan)
        self._points = Tally()
        # By number, to be compared; a game that was given up has no end. 20 bytes of each game.
        self._turns = array("i")
        self._scores = array("d")
        self._first = array("d")
        self.add(outcomes)

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """More games."""
        self.summary.add(outcomes)
        for outcome in outcomes:
            self._points.add(_points(outcome))
            self._note(outcome.number, _measured(outcome))

    def _note(self, number: int, game: Measures) -> None:
        while len(self._turns) <= number:
            self._turns.append(_NO_END)
            self._scores.append(0.0)
            self._first.append(0.0)
        self._turns[number], self._scores[number], self._first[number] = game

    @property
    def points(self) -> Mean:
        """Of a player."""
        return self._points.mean()

    def against(self, other: "Point") -> Difference:
        """What changes from the other to this one, over the games that both have finished."""
        changes = Tally(), Tally(), Tally()
        for here, there in zip(self.played(), other.played(), strict=False):
            if _NO_END not in (here[0], there[0]):
                for change, now, then in zip(changes, here, there, strict=True):
                    change.add(now - then)
        return Difference(*(change.mean() for change in changes))

    def played(self) -> Iterator[tuple[int, float, float]]:
        """The measures of every game, by number."""
        return zip(self._turns, self._scores, self._first, strict=True)

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


def _measured(outcome: Outcome) -> Measures:
    advantage = shares(outcome)[outcome.order[0]] - 1 / len(outcome.scores)
    return Measures(outcome.turns if outcome.places else _NO_END, _points(outcome), advantage)


def _points(outcome: Outcome) -> float:
    return sum(outcome.scores) / len(outcome.scores)


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


def at(base: Plan, values: dict[str, str]) -> Plan:
    """The plan at a point of the grid. Its seed is the same, and so is the luck of each game."""
    options = {name: value for name, value in values.items() if name != SEATS}
    seats = whole_number(values[SEATS]) if SEATS in values else base.seats
    if seats is None:
        raise Unreadable("lab-vary-form", text=f"{SEATS}={values[SEATS]}"[:60])
    return base._replace(seats=seats, options={**base.options, **options}).settled()
