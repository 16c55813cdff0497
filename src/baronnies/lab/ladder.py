"""A ladder: every bot meets every other, and all are rated."""

from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from baronnies.core.sample import Z95, Mean, Tally
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Effort, Outcome
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Progress, Run, Work, simulate
from baronnies.lab.summary import shares

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Note = Callable[[Plan, Sequence[Outcome]], None]  # given the games of a match as they are played


class Rung(NamedTuple):
    """A bot with its rating; the true one lies within the error (95 %)."""

    bot: str
    rating: float
    error: float
    wins: Mean  # share of its games, or of its seats' games
    effort: Effort


class Ladder:
    """The meetings so far and the ratings they give."""

    def __init__(self, bots: list[str]) -> None:
        if len(set(bots)) < 2:  # noqa: PLR2004 - a pair
            raise Unreadable("lab-pair")
        from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load, and used only here

        self.bots = list(dict.fromkeys(bots))
        # What the first won of its games, alone among bots of the second kind.
        self.meetings: dict[tuple[str, str], Mean] = {}
        self.efforts = dict.fromkeys(self.bots, Effort())
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating(name=bot) for bot in self.bots}
        self._shares = {bot: Tally() for bot in self.bots}

    def pairs(self) -> list[tuple[str, str]]:
        """Every pair once."""
        return list(combinations(self.bots, 2))

    def play(
        self,
        plan: Plan,
        pair: tuple[str, str],
        work: Work,
        progress: Progress | None = None,
        keep: Note | None = None,
    ) -> Run:
        """Let a pair meet: each sits alone among the other's, in every seat in turn.

        With two players that is one match; with more, half of the games are for either of them.
        """
        seats = plan.seats or SHELF[plan.game].seats[0]
        one, other = pair
        if seats == 2:  # noqa: PLR2004 - alone against one is the same from either side
            return self._match(plan._replace(bots=[one, other]), work, progress, keep)
        half = work._replace(games=(work.games + 1) // 2)
        run = self._match(plan._replace(bots=[one] + [other] * (seats - 1)), half, progress, keep)
        if run.interrupted or run.trouble:
            return run
        half, before = work._replace(games=work.games // 2), run.games
        told = (lambda done: progress(before + done)) if progress else None
        return self._match(plan._replace(bots=[other] + [one] * (seats - 1)), half, told, keep)

    def _match(self, plan: Plan, work: Work, progress: Progress | None, keep: Note | None) -> Run:
        """The first bot of a plan alone among those of another kind."""
        plan = plan._replace(rotate=True).settled()
        won = Tally()

        def take(outcomes: Sequence[Outcome]) -> None:
            for outcome in outcomes:
                won.add(self._rate(outcome, plan))
            if keep:
                keep(plan, outcomes)

        run = simulate(plan, work, progress, take)
        self.meetings[plan.bots[0], plan.bots[1]] = won.rate()
        for bot, effort in zip(plan.bots, run.efforts, strict=False):  # none were played: none
            self.efforts[bot] = self.efforts[bot].more(effort)
        return run

    def _rate(self, outcome: Outcome, plan: Plan) -> float:
        """Count a game, in which every seat is rated; what the first bot won of it."""
        seated = [plan.bots[at] for at in outcome.bots]
        won = shares(outcome)
        places = outcome.places or [1] * len(seated)
        teams = [[self._ratings[bot]] for bot in seated]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(seated):
            own = [seat for seat, other in enumerate(seated) if other == bot]
            for seat in own:
                self._shares[bot].add(won[seat])
            self._ratings[bot] = self._model.rating(
                name=bot,
                mu=fmean(rated[seat][0].mu for seat in own),
                sigma=fmean(rated[seat][0].sigma for seat in own),
            )
        return won[outcome.bots.index(0)]

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
                    "turn": rung.effort.facts(),
                }
                for rung in self.rungs()
            ],
            "meetings": [
                {"bots": list(pair), "win_rate": won.facts()} for pair, won in self.meetings.items()
            ],
        }

    def _rung(self, bot: str, rating: "PlackettLuceRating") -> Rung:
        return Rung(bot, rating.mu, Z95 * rating.sigma, self._shares[bot].rate(), self.efforts[bot])
