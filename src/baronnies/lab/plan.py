"""A plan: which games are to be played, by whom."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from baronnies.bots.bot import Bot
from baronnies.bots.names import make_bot
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.speed import usual_seats

PROGRAM: Final = "cmd:"  # before the command of a bot that is a program, where bots are named


def any_bot(name: str, game: Game, seconds: float = 60) -> Bot:
    """The bot of a name, or the program of `cmd:COMMAND`, which may take so long for a step."""
    if not name.startswith(PROGRAM):
        return make_bot(name, game)
    # Not above: a page plays contests too, and can run no program.
    from baronnies.lab.program import ProgramBot  # noqa: PLC0415 - as said

    return ProgramBot(game, name.removeprefix(PROGRAM), seconds)


class Plan(NamedTuple):
    """What is to be played; the same plan and number give the same game, in every process."""

    game: str  # its name
    seats: int = 0  # 0: one for each bot that is named, or four, or the nearest there can be
    options: Mapping[str, str] = {}
    bots: Sequence[str] = ("greedy",)  # one for each seat, or one for all
    rotate: bool = False  # whether the bots move on by a seat from game to game
    seed: str = "0"
    cap: int | None = (
        None  # turns after which a game is given up; 0: never; None: as the game has it
    )
    seconds: float = 60  # for each turn of a bot

    def settled(self) -> "Plan":
        """The plan in full. Unreadable if there is no such game, or if it cannot be played so."""
        game = SHELF.get(self.game)
        if game is None:
            raise Unreadable("game-unknown", game=self.game[:40], known=", ".join(SHELF))
        seats = self.seats or (len(self.bots) if len(self.bots) > 1 else usual_seats(game))
        game.check_seats(seats)
        options = game.settle(self.options)
        game.start(seats, options)
        if len(self.bots) not in (1, seats):
            raise Unreadable("lab-bots-count", given=len(self.bots), seats=seats)
        for name in self.bots:
            any_bot(name, game)
        cap = game.cap if self.cap is None else self.cap
        return self._replace(seats=seats, options=options, bots=list(self.bots), cap=cap)
