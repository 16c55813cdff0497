"""A process that thinks for bots: a line of JSON asks, a line of JSON answers.

`python -m baronnies.server.table.thinker`. It ends when its standard input does.
"""

import os
import secrets
import sys
from collections.abc import Callable
from typing import BinaryIO, Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from baronnies.advice.hint import Hint, hint
from baronnies.advice.pieces import Finding, Piece, find
from baronnies.bots.bot import Bot
from baronnies.bots.names import make_bot
from baronnies.bots.outlook import Budget
from baronnies.bots.turn import whole_turn
from baronnies.core.game import Game
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.study import Batch, play_batch

_UNHURRIED: Final = 6  # times the patience with a bot


class Question(Struct):
    """Somebody's turn. The position holds secrets; the bot is given its seat's outlook only."""

    game: str
    rules: int  # the version of them
    position: str = ""
    seat: int = 0
    bot: str = ""
    luck: str = ""
    seconds: float = 0
    hint: bool = False  # a good turn for a person, and why
    piece: Piece | None = None  # of a review, instead
    batch: Batch | None = None  # of games for a study, instead

    def patience(self, with_a_bot: float) -> float:
        """Seconds until it is given up: nobody waits for a piece of a review, or for games."""
        return with_a_bot * (_UNHURRIED if self.piece or self.batch else 1)


class Thought(Struct):
    """The moves of a turn, or what went wrong."""

    moves: list[str]
    trouble: str = ""
    hurried: bool = False  # it would have thought longer
    hint: Hint | None = None
    found: Finding | None = None  # for a review
    outcomes: list[Outcome] | None = None  # for a study


def _nobody_listens(_before: int) -> None:
    """What it is told is told to nobody."""


Rank = int  # who comes first where there are not enough thinkers
PEOPLE: Final[Rank] = 0  # somebody sits at the table and waits
BOTS: Final[Rank] = 1  # nobody does
STUDY: Final[Rank] = 2  # no game waits for it: a position studied, a game reviewed
LAB: Final[Rank] = 3  # thousands of games
RANKS: Final = (PEOPLE, BOTS, STUDY, LAB)


class Asker(NamedTuple):
    """For whom a bot thinks: who asked for it, or made the table, and how soon it is their turn."""

    visitor: str = ""
    rank: Rank = PEOPLE
    queued: Callable[[int], None] = _nobody_listens  # while it waits: how many come before


ANYBODY: Final = Asker()


class Opponents(Protocol):
    """Who thinks for the bots of tables, without ever holding one up."""

    asked: int  # turns, now

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        """A whole turn, in the end."""

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        """The answer to a question of any kind, in the end."""

    async def close(self) -> None:
        """Think no more."""


def turn_of(game: Game, position: str, seat: int, bot: str, seconds: float) -> Question:
    """What a bot is asked for its turn, with luck of its own."""
    luck = secrets.token_hex(16)
    return Question(game.name, game.version, position, seat, bot, luck, seconds)


question_decoder: Final = msgspec.json.Decoder(Question)


def think(question: Question) -> Thought:
    """A whole turn of a bot."""
    game = SHELF[question.game].edition(question.rules)
    assert game is not None  # the house has opened a table by these rules
    if question.piece:
        return Thought([], found=find(game, question.piece))
    if question.batch:
        return _played(question.batch)
    budget = Budget(seconds=question.seconds)
    state, luck = game.position(question.position), Quick(question.luck)
    if question.hint:
        return Thought([], hint=hint(game, state, question.seat, luck, budget))
    try:
        bot: Bot = make_bot(question.bot, game)
        moves = whole_turn(
            bot,
            state,
            question.seat,
            luck,
            budget,
        )
    except Unreadable as trouble:
        return Thought([], trouble.key)
    return Thought([game.say(move) for move in moves], hurried=not budget.left())


def _played(batch: Batch) -> Thought:
    try:
        return Thought([], outcomes=play_batch(batch))
    except Unreadable as trouble:
        return Thought([], trouble.key)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line until nobody asks any more."""
    for line in questions:
        answers.write(msgspec.json.encode(think(question_decoder.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Keep answers apart from whatever a bot prints; leave the cores to tables first."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(5)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
