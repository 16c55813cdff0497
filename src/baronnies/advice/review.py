"""Where a game was decided: the chances of every seat turn by turn, and the choices that cost most.

A review is made in small pieces, the most useful first: stopped at any time, it keeps what it has.
Chances are those of the true position; choices are judged by what their seat knew.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from baronnies.advice.choices import Choices
from baronnies.advice.playon import PlayOn
from baronnies.advice.reasons import Branch, Reason, reasons
from baronnies.bots.names import judge as judge_of
from baronnies.bots.outlook import Budget
from baronnies.core.game import CHANCE, Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.record import Record
from baronnies.core.replay import Positions, Replay
from baronnies.core.sample import Mean, apart, chance, sure_of, won

JUDGE: Final = "greedy"
LEAST: Final = 0.1  # of a chance: what costs less is no turning point
_STRIDES: Final = (8, 4, 2)  # turns between two points of the curve: coarse first
_ON_CURVE: Final = 20  # games for a point of the curve
_AT_FIRST: Final = 8  # games for each side of a choice
_TO_BE_SURE: Final = 80  # games more for each side of a choice that seems to have cost much
_SUSPECTS: Final = 8  # choices that are looked at again


class Point(NamedTuple):
    """The chances of all seats before a line of the record."""

    ply: int
    turn: int  # as players count them
    chances: list[Mean]


class Turning(NamedTuple):
    """A choice that cost a seat much for sure."""

    ply: int
    turn: int
    seat: Seat
    played: list[str]
    better: list[str]
    loss: Mean  # of the chance to win
    chance_played: Mean
    chance_better: Mean
    why: list[Reason]


class Share(NamedTuple):
    """What a seat's own choices cost it against the judge's, and what the rest gave it."""

    cost: Mean
    rest: Mean  # luck, and the others
    choices: int  # that were not the judge's


class Report(NamedTuple):
    """A review as far as it has come."""

    judge: str
    done: int  # pieces of work
    of: int
    points: list[Point]
    turnings: list[Turning]
    shares: list[Share]
    hidden: bool  # seats do not know everything in this game


class Choice:
    """What was played and what the judge would have."""

    def __init__(self, ply: int, seat: Seat, choices: Choices, played: list[Move]) -> None:
        self.ply = ply
        self.seat = seat
        self.choices = choices
        self.played = choices.branch(played)
        self.better: Branch = choices.best(1, Budget())[0]
        self.sure = False

    @property
    def same(self) -> bool:
        """Whether it comes to the same."""
        return self.better.after.key() == self.played.after.key()

    def play(self, games: int) -> None:
        """Play games on after both."""
        for _ in range(games):
            for branch in (self.better, self.played):
                self.choices.play(branch, Budget())

    def loss(self, looks: int = 1) -> Mean:
        """What the choice cost, when it is the largest of so many."""
        return apart(self.better.shares(), self.played.shares(), sure_of(looks))


class Review:
    """A review of a finished game, or of one that was left."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        replayed = Replay(record)  # Unreadable if the record is wrong
        self.result = won(record.places or replayed.end.places())
        self.positions = Positions(record.opening(), record.lines)
        self.play_on = PlayOn(self.game, judge_of(self.game).rounds)
        self.turns = [ply for ply, line in enumerate(record.lines) if line[0][0] != CHANCE]
        self.curve: dict[int, Point] = {}
        self.choices: list[Choice] = []
        self.done = 0
        self.of = len(self._plies(_STRIDES[-1])) + len(self.turns) + _SUSPECTS

    def pieces(self) -> Iterator[None]:
        """Do the work piece by piece."""
        yield from self._draw(self._plies(_STRIDES[0]))
        yield from self._compare()
        yield from self._make_sure()
        for stride in _STRIDES[1:]:
            yield from self._draw(self._plies(stride))
        self.done = self.of

    def _plies(self, stride: int) -> list[int]:
        """Every so many turns, from the end backwards, and the first."""
        return [*self.turns[::-1][::stride], *self.turns[:1]]

    def _draw(self, plies: list[int]) -> Iterator[None]:
        for ply in plies:
            if ply not in self.curve:
                self.curve[ply] = self._point(ply)
                self.done += 1
                yield

    def _point(self, ply: int) -> Point:
        state, rng = self.positions.at(ply), Quick(f"curve/{ply}")
        games = [self.play_on.play(state.copy(), 0, rng, Budget()) for _ in range(_ON_CURVE)]
        seats = range(self.record.seats)
        chances = [chance(game.shares[seat] for game in games) for seat in seats]
        return Point(ply, state.turn_number(), chances)

    def _compare(self) -> Iterator[None]:
        """What the judge would have played, from the end backwards."""
        for ply in reversed(self.turns):
            state = self.positions.at(ply)
            for seat, moves in self.record.lines[ply]:
                choices = Choices(self.play_on, state, seat, Quick(f"choice/{ply}/{seat}"))
                choice = Choice(ply, seat, choices, moves)
                if not choice.same:
                    choice.play(_AT_FIRST)
                    self.choices.append(choice)
            self.done += 1
            yield

    def _make_sure(self) -> Iterator[None]:
        """Choices that seem to have cost much: new games must tell, since these were picked."""
        worst = sorted(self.choices, key=_cost, reverse=True)[:_SUSPECTS]
        suspects = [choice for choice in worst if _cost(choice) >= LEAST]
        for choice in suspects:
            first = [branch.games[:] for branch in (choice.better, choice.played)]
            choice.better.games.clear()
            choice.played.games.clear()
            choice.play(_TO_BE_SURE)
            loss = choice.loss(len(suspects))
            choice.sure = loss.value >= LEAST and loss.low > 0
            if not choice.sure:
                choice.better.games[:0], choice.played.games[:0] = first
            self.done += 1
            yield

    def report(self) -> Report:
        """What is known so far."""
        points = [self.curve[ply] for ply in sorted(self.curve)]
        turnings = [self._turning(choice) for choice in self.choices if choice.sure]
        shares = [self._share(seat) for seat in range(self.record.seats)]
        hidden = bool(self.turns) and self._hidden()
        by_loss = sorted(turnings, key=_loss, reverse=True)
        return Report(JUDGE, self.done, self.of, points, by_loss, shares, hidden)

    def _turning(self, choice: Choice) -> Turning:
        say = self.game.say
        return Turning(
            choice.ply,
            self.positions.at(choice.ply).turn_number(),
            choice.seat,
            [say(move) for move in choice.played.moves],
            [say(move) for move in choice.better.moves],
            choice.loss(),
            chance(choice.played.shares()),
            chance(choice.better.shares()),
            reasons(choice.better, choice.played),
        )

    def _share(self, seat: Seat) -> Share:
        losses = [choice.loss() for choice in self.choices if choice.seat == seat]
        value = sum(loss.value for loss in losses)
        error = sqrt(sum((loss.value - loss.low) ** 2 for loss in losses))
        cost = Mean(value, value - error, value + error, len(losses))
        first = self.curve.get(self.turns[0]) if self.turns else None
        begun = first.chances[seat].value if first else 1 / self.record.seats
        rest = (self.result[seat] if self.result else begun) - begun + value
        return Share(cost, Mean(rest, rest - error, rest + error, len(losses)), len(losses))

    def _hidden(self) -> bool:
        state = self.positions.at(self.turns[0])
        luck = Quick("hidden")
        return any(state.imagine(0, luck).text() != state.text() for _ in range(4))


def _cost(choice: Choice) -> float:
    return choice.loss().value


def _loss(turning: Turning) -> float:
    return turning.loss.value
