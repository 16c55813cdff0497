"""Where a finished game was decided, as REST tells it."""

from typing import Literal

from msgspec import Struct

from baronnies.server.wire.messages import Chance, JudgedTurn
from baronnies.server.wire.pictures import Picture

ReviewState = Literal["none", "waiting", "running", "stopped", "done"]


class ReviewPoint(Struct):
    """The chances of all seats before a line of the record."""

    ply: int
    turn: int  # as players count them
    chances: list[Chance]


class ReviewTurning(Struct):
    """A choice that cost a seat much for sure."""

    ply: int
    turn: int
    seat: int
    loss: Chance  # how much less often what was played wins
    better: JudgedTurn
    played: JudgedTurn
    why: list[str]  # sentences: why the better one is
    games: int  # each was played on so often, to the end; 0: an old review, which cut them short


class TurningPictures(Struct):
    """The two turns of a turning point on the board, as the seat saw it that had the choice."""

    better: Picture
    played: Picture


class ReviewShare(Struct):
    """What a seat's own choices cost against the judge's, and what luck and the others gave."""

    cost: float  # of a chance; it may be more than 1
    cost_error: float  # 95 %
    rest: float
    choices: int  # that were not the judge's


class ReviewFacts(Struct):
    """Where a finished game was decided, as far as it is known."""

    state: ReviewState
    judge: str  # the bot whose opinion it is
    done: int  # pieces of work
    of: int
    left: int  # seconds, about; 0: nobody knows yet
    before: int  # other reviews that come first
    points: list[ReviewPoint]
    turnings: list[ReviewTurning]  # the largest first
    shares: list[ReviewShare]  # in the order of the seats
    hidden: bool  # seats do not know everything in this game
    first: int  # the line of the first choice: the curve begins there
    unsure: list[ReviewTurning]  # those that may have cost much; the largest first
