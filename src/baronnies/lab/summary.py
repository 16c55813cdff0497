"""What many games say: wins, points and length, with 95 % intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from baronnies.lab.contest import Outcome, Plan

Z95: Final = 1.959964  # standard deviations of a 95 % interval


class Mean(NamedTuple):
    """A mean, and where the true one lies (95 %)."""

    value: float
    low: float
    high: float
    size: int  # of the sample

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {"mean": _tidy(self.value), "low": _tidy(self.low), "high": _tidy(self.high)}


def mean(values: Iterable[float]) -> Mean:
    """The mean of a sample, with the interval of a normal distribution."""
    sample = list(values)
    size = len(sample)
    if not size:
        return Mean(0.0, 0.0, 0.0, 0)
    middle = sum(sample) / size
    variance = sum((value - middle) ** 2 for value in sample) / max(1, size - 1)
    error = Z95 * sqrt(variance / size)
    return Mean(middle, middle - error, middle + error, size)


def rate(values: Iterable[float]) -> Mean:
    """The mean of shares between 0 and 1, with Wilson's interval, which holds at the ends too."""
    sample = list(values)
    size = len(sample)
    if not size:
        return Mean(0.0, 0.0, 1.0, 0)
    share = sum(sample) / size
    spread = Z95**2 / size
    middle = (share + spread / 2) / (1 + spread)
    error = Z95 * sqrt(share * (1 - share) / size + spread / (4 * size)) / (1 + spread)
    return Mean(share, middle - error, middle + error, size)


def shares(outcome: Outcome) -> list[float]:
    """What each seat won of the game: 1, a fraction of a shared victory, or 0."""
    winners = outcome.places.count(1)
    if not winners:
        return [0.0] * len(outcome.scores)  # given up: nobody wins
    return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]


class Group(NamedTuple):
    """Games from the point of view of a seat, a bot or a place in the order of play."""

    name: str
    wins: Mean  # share of the games
    points: Mean

    @property
    def won(self) -> float:
        """Games won, shared ones as fractions."""
        return self.wins.value * self.wins.size


class Summary:
    """All that is reported of a run."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        seats = range(plan.seats)
        self.plan = plan
        self.games = len(outcomes)
        self.capped = sum(not outcome.places for outcome in outcomes)
        self.decisions = sum(outcome.decisions for outcome in outcomes)
        self.length = mean(outcome.turns for outcome in outcomes if outcome.places)
        self.by_seat = [_group(str(s + 1), [(o, s) for o in outcomes]) for s in seats]
        self.by_order = [_group(str(at + 1), [(o, o.order[at]) for o in outcomes]) for at in seats]
        self.by_bot = [
            _group(name, [(o, s) for o in outcomes for s in seats if o.bots[s] == at])
            for at, name in enumerate(plan.bots)
        ]
        self.struck = Counter[str]()
        for outcome in outcomes:
            self.struck.update(outcome.struck)

    def facts(self) -> dict[str, object]:
        """The summary as JSON."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "games": self.games,
            "seed": plan.seed,
            "options": plan.options,
            "bots": plan.bots,
            "cap": plan.cap,
            "finished": self.games,
            "capped": self.capped,
            "decisions": self.decisions,
            "wins": [_tidy(group.won) for group in self.by_seat],
            "points": [_tidy(group.points.value) for group in self.by_seat],
            "by_seat": [_facts(group, "seat") for group in self.by_seat],
            "by_bot": [_facts(group, "bot") for group in self.by_bot],
            "by_order": [_facts(group, "order") for group in self.by_order],
            "length": _tidy(self.length.value),
            "length_95": self.length.facts(),
            "struck": dict(sorted(self.struck.items())),
        }


def _group(name: str, seen: Sequence[tuple[Outcome, int]]) -> Group:
    wins = rate(shares(outcome)[seat] for outcome, seat in seen)
    points = mean(outcome.scores[seat] for outcome, seat in seen)
    return Group(name, wins, points)


def _facts(group: Group, kind: str) -> dict[str, object]:
    return {
        kind: group.name if kind == "bot" else int(group.name),
        "wins": _tidy(group.won),
        "points": _tidy(group.points.value),
        "games": group.wins.size,
        "win_rate": group.wins.facts(),
        "points_95": group.points.facts(),
    }


def _tidy(value: float) -> float:
    return round(value, 4)
