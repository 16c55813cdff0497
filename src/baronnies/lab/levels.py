"""Levels measured: each bot against the one below it, alone among them."""

from collections.abc import Iterator, Mapping
from typing import Final

from baronnies.bots.levels import Level, Levels, Over, signature
from baronnies.bots.names import LEVELS
from baronnies.core.game import Game
from baronnies.core.sample import Mean, rate
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Progress, Run, Work, simulate
from baronnies.lab.summary import shares

GROUND: Final = "random"  # what the lowest level has to beat


class Climb:
    """The levels of a game at one number of seats, as they are found."""

    def __init__(self, plan: Plan, work: Work, tried: Mapping[str, str] = LEVELS) -> None:
        self.levels: list[Level] = []
        self.run = Run()  # the last match
        self._plan = plan
        self._work = work
        self._tried = tried  # a bot for each name, lowest first

    def steps(self, progress: Progress) -> Iterator[tuple[str, Mean]]:
        """Who was tried, and what it won against the level below; until a match is stopped."""
        below = GROUND
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
        self.run = simulate(plan.settled(), self._work, progress)
        return rate(shares(outcome)[outcome.bots.index(0)] for outcome in self.run.outcomes)


def table(game: Game, levels: list[Level]) -> Levels:
    """The table of levels, signed."""
    listed = sorted(levels, key=lambda level: level.seats)
    bots = list(dict.fromkeys(level.bot for level in listed))
    return Levels(game.version, signature(game, bots), listed)
