"""Where a game was decided: the chances of every seat turn by turn, and the choices that cost most.

A review is made of small pieces, the most useful first: stopped at any time, it keeps what it has.
Chances are those of the true position; choices are judged by what their seat knew.
"""

from collections.abc import Generator
from math import sqrt
from typing import Final, NamedTuple

from baronnies.advice.pieces import Found, Piece, find
from baronnies.advice.reasons import Reason
from baronnies.core.game import CHANCE, Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.record import Record
from baronnies.core.replay import Positions
from baronnies.core.sample import Mean, apart, chance, mean, sure_of, won

JUDGE: Final = "greedy"
LEAST: Final = 0.1  # of a chance: what costs less is no turning point
_STRIDES: Final = (8, 4, 2)  # turns between two points of the curve: coarse first
_ON_CURVE: Final = 20  # games for a point of the curve,
_NARROWER: Final = 2  # and so many times more when all else is known
_AT_FIRST: Final = 12  # games for each side of a choice,
_SOON: Final = 2  # and rounds of them: games to the end vary too much to tell small losses
_AGAIN: Final = 20  # games for each side of a choice that seems to have cost much,
_TIMES: Final = 8  # so many times: no piece takes long
_HOPELESS: Final = 2  # times after which a choice that hardly cost anything is left alone
_SUSPECTS: Final = 8  # choices that are looked at again

Work = Generator[Piece, Found, None]


class Point(NamedTuple):
    """The chances of all seats before a line of the record."""

    ply: int
    turn: int  # as players count them
    chances: list[Mean]


class Played(NamedTuple):
    """What each seat won of the games played on from a line of the record."""

    turn: int
    shares: list[list[float]]


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
    first: int = 0  # the line of the first choice


class Choice:
    """What was played and what the judge would have."""

    def __init__(self, ply: int, seat: Seat, played: list[Move], found: Found) -> None:
        self.ply = ply
        self.seat = seat
        self.played = played
        self.found = found
        self.sure = False

    def loss(self, looks: int = 1) -> Mean:
        """What the choice cost, when it is the largest of so many."""
        better, played = self.found.shares
        return apart(better, played, sure_of(looks))


class Review:
    """A review of a finished game, or of one that was left. The record is not judged."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.result = won(record.places or [])
        self.positions = Positions(record.opening(), record.lines)
        self.turns = [ply for ply, line in enumerate(record.lines) if line[0][0] != CHANCE]
        self.curve: dict[int, Played] = {}
        self.choices: list[Choice] = []
        self.done = 0
        points = len(self._plies(_STRIDES[-1]))
        self.of = points * (1 + _NARROWER) + len(self.turns) + _SUSPECTS

    def work(self) -> Work:
        """The pieces of work, in turn; each is answered by what was found."""
        yield from self._draw(self._plies(_STRIDES[0]))
        yield from self._compare()
        yield from self._make_sure()
        for stride in _STRIDES[1:]:
            yield from self._draw(self._plies(stride))
        for time in range(_NARROWER):
            for ply in list(self.curve):
                yield from self._point(ply, f"/{time}")
        self.done = self.of

    def _plies(self, stride: int) -> list[int]:
        """Every so many turns, from the end backwards, and the first."""
        return list(dict.fromkeys([*self.turns[::-1][::stride], *self.turns[:1]]))

    def _draw(self, plies: list[int]) -> Work:
        for ply in plies:
            if ply not in self.curve:
                yield from self._point(ply)

    def _point(self, ply: int, again: str = "") -> Work:
        """Games from a line; those played on from there before count too."""
        state = self.positions.at(ply)
        found = yield Piece(state.text(), f"curve/{ply}{again}", _ON_CURVE)
        before = self.curve.get(ply, Played(0, [[] for _ in found.shares])).shares
        shares = [seen + more for seen, more in zip(before, found.shares, strict=True)]
        self.curve[ply] = Played(state.turn_number(), shares)
        self.done += 1

    def _compare(self) -> Work:
        """What the judge would have played, from the end backwards."""
        for ply in reversed(self.turns):
            position = self.positions.at(ply).text()
            for seat, moves in self.record.lines[ply]:
                luck = f"choice/{ply}/{seat}"
                found = yield Piece(position, luck, _AT_FIRST, _SOON, seat, moves)
                if found.better:
                    self.choices.append(Choice(ply, seat, moves, found))
            self.done += 1

    def _make_sure(self) -> Work:
        """Choices that seem to have cost much: new games must tell, since these were picked."""
        worst = sorted(self.choices, key=_cost, reverse=True)[:_SUSPECTS]
        suspects = [choice for choice in worst if _cost(choice) >= LEAST]
        for choice in suspects:
            ply, seat, first = choice.ply, choice.seat, choice.found
            position = self.positions.at(ply).text()
            new: list[list[float]] = [[], []]
            for time in range(_TIMES):
                luck = f"sure/{ply}/{seat}/{time}"
                found = yield Piece(position, luck, _AGAIN, 0, seat, choice.played, first.better)
                new = [seen + more for seen, more in zip(new, found.shares, strict=True)]
                choice.found = Found(new, found.better, found.why)
                if time >= _HOPELESS and choice.loss().value < LEAST / 2:
                    break
            loss = choice.loss(len(suspects))
            choice.sure = loss.value >= LEAST and loss.low > 0
            self.done += 1

    def report(self) -> Report:
        """What is known so far."""
        points = [
            Point(ply, turn, [chance(each) for each in shares])
            for ply, (turn, shares) in sorted(self.curve.items())
        ]
        if points and self.result:
            points.append(self._end())
        turnings = [self._turning(choice) for choice in self.choices if choice.sure]
        turnings.sort(key=_loss, reverse=True)
        shares = [self._share(seat) for seat in range(self.record.seats)]
        first = self.turns[0] if self.turns else 0
        done, hidden = self.done, self._hidden()
        return Report(JUDGE, done, self.of, points, turnings, shares, hidden, first)

    def _end(self) -> Point:
        """How it ended: nothing is played on from there."""
        last = len(self.record.lines)
        turn = self.positions.at(last).turn_number()
        return Point(last, turn, [Mean(share, share, share, 0) for share in self.result])

    def _turning(self, choice: Choice) -> Turning:
        better, played = choice.found.shares
        return Turning(
            choice.ply,
            self.positions.at(choice.ply).turn_number(),
            choice.seat,
            [self.game.say(move) for move in choice.played],
            [self.game.say(move) for move in choice.found.better],
            choice.loss(),
            chance(played),
            chance(better),
            choice.found.why,
        )

    def _share(self, seat: Seat) -> Share:
        own = [choice for choice in self.choices if choice.seat == seat]
        value = sum(_cost(choice) for choice in own)
        # The errors of many choices come near to a normal distribution's, few games as each had.
        sides = [mean(shares) for choice in own for shares in choice.found.shares]
        error = sqrt(sum((side.high - side.value) ** 2 for side in sides))
        cost = Mean(value, value - error, value + error, len(own))
        first = self.curve.get(self.turns[0]) if self.turns else None
        begun = chance(first.shares[seat]).value if first else 1 / self.record.seats
        rest = (self.result[seat] if self.result else begun) - begun + value
        return Share(cost, Mean(rest, rest - error, rest + error, len(own)), len(own))

    def _hidden(self) -> bool:
        if not self.turns:
            return False
        state, luck = self.positions.at(self.turns[0]), Quick("hidden")
        return any(state.imagine(0, luck).text() != state.text() for _ in range(4))


def pieces_done(review: Review) -> Generator[None, None, None]:
    """Do the work here, piece by piece."""
    work = review.work()
    piece = next(work, None)
    while piece is not None:
        found = find(review.game, piece)
        try:
            piece = work.send(found)
        except StopIteration:
            piece = None
        yield


def _cost(choice: Choice) -> float:
    return choice.loss().value


def _loss(turning: Turning) -> float:
    return turning.loss.value
