"""What many games say: wins, points and length, with 95 % intervals."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from baronnies.core.game import Seat
from baronnies.core.sample import Mean, Tally, tidy, won
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


class _View:
    """The same while games are counted."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._wins = Tally()
        self._points = Tally()

    def add(self, share: float, points: int) -> None:
        self._wins.add(share)
        self._points.add(points)

    def group(self) -> Group:
        return Group(self._name, self._wins.rate(), self._points.mean())


class Summary:
    """All that is reported of a run. It grows with the games, but needs no more room for them."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome] = ()) -> None:
        self.plan = plan
        self.games = 0
        self.capped = 0
        self.decisions = 0
        self.struck = Counter[str]()
        self._turns = Tally()
        self._seats = [_View(str(seat + 1)) for seat in range(plan.seats)]
        self._order = [_View(str(at + 1)) for at in range(plan.seats)]
        self._bots = [_View(name) for name in plan.bots]
        self.add(outcomes)

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """More games."""
        for outcome in outcomes:
            self.games += 1
            self.capped += not outcome.places
            self.decisions += outcome.decisions
            self.struck.update(outcome.struck)
            if outcome.places:
                self._turns.add(outcome.turns)
            for seat, share in enumerate(shares(outcome)):
                for view in self._views(outcome, seat):
                    view.add(share, outcome.scores[seat])

    def _views(self, outcome: Outcome, seat: Seat) -> tuple[_View, _View, _View]:
        """Where a seat of a game is counted."""
        order, bot = outcome.order.index(seat), outcome.bots[seat]
        return self._seats[seat], self._order[order], self._bots[bot]

    @property
    def length(self) -> Mean:
        """Turns of the games that were not given up."""
        return self._turns.mean()

    @property
    def by_seat(self) -> list[Group]:
        """Of each seat."""
        return [view.group() for view in self._seats]

    @property
    def by_order(self) -> list[Group]:
        """Of who plays first, second and so on."""
        return [view.group() for view in self._order]

    @property
    def by_bot(self) -> list[Group]:
        """Of each bot of the plan."""
        return [view.group() for view in self._bots]

    def facts(self) -> dict[str, object]:
        """The summary as JSON."""
        plan, by_seat = self.plan, self.by_seat
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
            "wins": [tidy(group.won) for group in by_seat],
            "points": [tidy(group.points.value) for group in by_seat],
            "by_seat": [_facts(group, "seat") for group in by_seat],
            "by_bot": [_facts(group, "bot") for group in self.by_bot],
            "by_order": [_facts(group, "order") for group in self.by_order],
            "length": tidy(self.length.value),
            "length_95": self.length.facts(),
            "struck": dict(sorted(self.struck.items())),
        }


def _facts(group: Group, kind: str) -> dict[str, object]:
    return {
        kind: group.name if kind == "bot" else int(group.name),
        "wins": tidy(group.won),
        "points": tidy(group.points.value),
        "games": group.wins.size,
        "win_rate": group.wins.facts(),
        "points_95": group.points.facts(),
    }
