"""What a bot is: one method."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from baronnies.bots.outlook import Outlook
from baronnies.core.abstract import Abstract
from baronnies.core.game import Game, Move
from baronnies.core.options import Option
from baronnies.core.unreadable import Unreadable


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Abstract):
    """An opponent. It lives for one game at one seat, and is asked for its next steps."""

    options: ClassVar[dict[str, Option]] = {}  # the settings its name takes: `greedy:samples=8`

    def __init__(self, game: Game, settings: Mapping[str, str]) -> None:
        for name in settings:
            if name not in self.options:
                raise Unreadable(
                    "option-unknown", option=name, known=", ".join(self.options) or "–"
                )
        self.game = game
        self.settings = {
            name: option.read(name, settings.get(name, option.default))
            for name, option in self.options.items()
        }

    @abstractmethod
    def choose(self, outlook: Outlook) -> Move:
        """One of outlook.moves()."""

    def turn(self, outlook: Outlook) -> list[Move]:
        """The next steps of a turn, at least one; all of them where a bot thinks of whole turns."""
        return [self.choose(outlook)]

    def end(self) -> None:
        """The game is over, or nobody waits for it any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, outlook: Outlook) -> Move:
        return outlook.any_move()
