"""What many games say: wins, points and length, with 95 % intervals."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from baronnies.core.sample import Mean, mean, rate, tidy, won
from baronnies.core.words import word
from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan


def shares(outcome: Outcome) -> list[float]:
    """What each seat won of the game: 1, a fraction of a shared victory, or 0."""
    return won(outcome.places) or [0.0] * len(outcome.scores)  # given up: nobody wins


def in_words(game: str, struck: str, lang: str) -> str:
    """A kind of event, with the clause it names, if it names one."""
    kind, _, rule = struck.partition(" ")
    return " ".join([word(lang, f"{game}-{kind}.event"), rule]).rstrip()


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
            "options": dict(plan.options),
            "bots": list(plan.bots),
            "cap": plan.cap,
            "finished": self.games,
            "capped": self.capped,
            "decisions": self.decisions,
            "wins": [tidy(group.won) for group in self.by_seat],
            "points": [tidy(group.points.value) for group in self.by_seat],
            "by_seat": [_facts(group, "seat") for group in self.by_seat],
            "by_bot": [_facts(group, "bot") for group in self.by_bot],
            "by_order": [_facts(group, "order") for group in self.by_order],
            "length": tidy(self.length.value),
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
        "wins": tidy(group.won),
        "points": tidy(group.points.value),
        "games": group.wins.size,
        "win_rate": group.wins.facts(),
        "points_95": group.points.facts(),
    }
