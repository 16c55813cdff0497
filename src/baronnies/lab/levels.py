"""Levels measured: each bot against the one below it, alone among them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from baronnies.bots.levels import Level, Levels, Over, signature
from baronnies.core.game import Game
from baronnies.core.sample import Mean, rate
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.journal import Journal
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Progress, Run, Work, simulate
from baronnies.lab.summary import shares

GROUND: Final = "random"  # what the lowest level has to beat


class Climb:
    """The levels of a game at one number of seats, as they are found."""

    def __init__(
        self,
        plan: Plan,
        work: Work,
        tried: Mapping[str, str],
        lower: Sequence[Level] = (),
    ) -> None:
        self.levels = list(lower)  # measured before
        self.run = Run()  # the last match
        self._plan = plan
        self._work = work
        self._tried = tried  # a bot for each name, lowest first
        self._journal = Journal()

    def steps(
        self, progress: Progress, journal: Journal | None = None
    ) -> Iterator[tuple[str, Mean]]:
        """Who was tried, and what it won against the level below; until a match is stopped."""
        self._journal = journal or self._journal
        below = self.levels[-1].bot if self.levels else GROUND
        for name, bot in self._tried.items():
            won = self._match(bot, below, progress)
            if self.run.interrupted or self.run.trouble:
                return
            fair = 1 / self._plan.seats
            if won.low > fair:
                figures = [round(figure, 3) for figure in (won.value, won.low, won.high, fair)]
                over = Over(below, won.size, *figures)
                self.levels.append(Level(name, bot, self._plan.seats, over))
                below = bot
            yield name, won

    def _match(self, bot: str, below: str, progress: Progress) -> Mean:
        """One against all the others, who sits in every seat in turn."""
        bots = [bot, *[below] * (self._plan.seats - 1)]
        plan = self._plan._replace(bots=bots, rotate=True, seed=f"{self._plan.seed} {bot} {below}")
        match = self._named(plan)

        def keep(outcomes: Sequence[Outcome]) -> None:
            for outcome in outcomes:
                self._journal.note(match, outcome.number, alone(outcome))

        done = frozenset(self._journal.shares(match))
        self.run = simulate(plan.settled(), self._work._replace(done=done), progress, keep)
        shares = self._journal.shares(match)
        return rate(share for number, share in shares.items() if number < self._work.games)

    def _named(self, plan: Plan) -> str:
        """The same games: of the same rules, by bots that play the same."""
        game = SHELF[plan.game]
        signed = signature(game, [plan.bots[0], plan.bots[1]])
        return f"{game.name} {game.version} {plan.seats} {signed} {plan.seed}"


def alone(outcome: Outcome) -> float:
    """What the first bot of a plan, who sits alone among others, won of a game."""
    return shares(outcome)[outcome.bots.index(0)]


def table(game: Game, levels: list[Level]) -> Levels:
    """The table of levels, signed."""
    listed = sorted(levels, key=lambda level: level.seats)
    bots = list(dict.fromkeys(level.bot for level in listed))
    return Levels(game.version, signature(game, bots), listed)
