"""A ladder: every bot meets every other, and all are rated."""

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from baronnies.core.sample import Z95, Mean, rate
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Progress, Run, Work, simulate
from baronnies.lab.summary import shares

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rung(NamedTuple):
    """A bot with its rating; the true one lies within the error (95 %)."""

    bot: str
    rating: float
    error: float
    wins: Mean  # share of its games


class Ladder:
    """The meetings so far and the ratings they give."""

    def __init__(self, bots: list[str]) -> None:
        if len(set(bots)) < 2:  # noqa: PLR2004 - a pair
            raise Unreadable("lab-pair")
        from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load, and used only here

        self.bots = list(dict.fromkeys(bots))
        self.meetings: dict[tuple[str, str], Mean] = {}  # what the first won of the pair's games
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating(name=bot) for bot in self.bots}
        self._shares: dict[str, list[float]] = {bot: [] for bot in self.bots}

    def pairs(self) -> list[tuple[str, str]]:
        """Every pair once."""
        return list(combinations(self.bots, 2))

    def play(
        self, plan: Plan, pair: tuple[str, str], work: Work, progress: Progress | None = None
    ) -> Run:
        """Let a pair meet: they sit in turn round the table and move on from game to game."""
        seats = plan.seats or SHELF[plan.game].seats[0]
        seated = [pair[seat % 2] for seat in range(seats)]
        run = simulate(plan._replace(bots=seated, rotate=True), work, progress)
        self.meetings[pair] = rate([self._rate(outcome, pair) for outcome in run.outcomes])
        return run

    def _rate(self, outcome: Outcome, pair: tuple[str, str]) -> float:
        """Count a game; what the first of the pair won of it."""
        won = [0.0, 0.0]
        best = [len(outcome.scores) + 1] * 2
        for seat, share in enumerate(shares(outcome)):
            side = outcome.bots[seat] % 2
            won[side] += share
            if outcome.places:
                best[side] = min(best[side], outcome.places[seat])
        for side, bot in enumerate(pair):
            self._shares[bot].append(won[side])
        teams = [[self._ratings[bot]] for bot in pair]
        rated = self._model.rate(teams, ranks=[float(place) for place in best])
        for bot, team in zip(pair, rated, strict=True):
            self._ratings[bot] = team[0]
        return won[0]

    def rungs(self) -> list[Rung]:
        """All bots, best first."""
        rungs = [self._rung(bot, rating) for bot, rating in self._ratings.items()]
        return sorted(rungs, key=lambda rung: -rung.rating)

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {
            "ladder": [
                {
                    "bot": rung.bot,
                    "rating": round(rung.rating, 3),
                    "low": round(rung.rating - rung.error, 3),
                    "high": round(rung.rating + rung.error, 3),
                    "win_rate": rung.wins.facts(),
                }
                for rung in self.rungs()
            ],
            "meetings": [
                {"bots": list(pair), "win_rate": won.facts()} for pair, won in self.meetings.items()
            ],
        }

    def _rung(self, bot: str, rating: "PlackettLuceRating") -> Rung:
        return Rung(bot, rating.mu, Z95 * rating.sigma, rate(self._shares[bot]))
