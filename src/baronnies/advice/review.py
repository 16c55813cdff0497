"""Where a game was decided: the chances of every seat turn by turn, and the choices that cost most.

A review is made of small pieces, the most useful first: stopped at any time, it keeps what it has.
Several can be done at the same time; what is found is the same in whatever order.
Chances are those of the true position; choices are judged by what their seat knew.
Suspects are found by the judge's opinion a little later; only games played to their end convict.
"""

from collections.abc import Callable, Iterator
from functools import partial, reduce
from math import fsum, hypot
from typing import Final, NamedTuple

from baronnies.advice.curve import Chances, Curve
from baronnies.advice.pieces import Finding, Piece, find
from baronnies.advice.reasons import Reason
from baronnies.bots.names import judge
from baronnies.core.game import CHANCE, Move, Seat
from baronnies.core.luck import Quick
from baronnies.core.record import Record
from baronnies.core.replay import Positions
from baronnies.core.sample import Mean, apart, chance, mean, sure_of, won

JUDGE: Final = "greedy"
LEAST: Final = 0.1  # of a chance: what costs less is no turning point,
_HARDLY: Final = LEAST / 2  # and what costs less than that is not looked at any more
_STRIDES: Final = (8, 4, 2)  # turns between two points of the curve: coarse first
_ON_CURVE: Final = 10  # games for a point of the curve, twice as many where they are cheap,
_NARROWER: Final = 5  # and so many times more when all else is known
_AT_FIRST: Final = 12  # games for each side of a choice,
_SOON: Final = 2  # and rounds of them: games to the end vary too much to tell small losses
_SUSPECTS: Final = 5  # choices that are played again, to the end of the game,
_AGAIN: Final = 5  # games for each side at a time, so that no piece takes long,
_QUICK: Final = 4  # or so many times more, where games need not be cut short
_LOOKS: Final = (8, 16, 32)  # times after which one looks whether it is sure, or hopeless
_WHY: Final = 20  # games for each side, played on until the next turn of the seat is done


class Task(NamedTuple):
    """A piece of work, and what is done with what it finds."""

    piece: Piece
    file: Callable[[Finding], None]


Stage = list[Task]  # in any order, or at the same time


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
    games: int = 0  # after each turn, played to their end; 0: an old review, the judge cut them


class Share(NamedTuple):
    """What a seat's own choices cost it against the judge's, and what the rest gave it."""

    cost: Mean
    rest: Mean  # luck, and the others
    choices: int  # that were not the judge's


class Reviewed(NamedTuple):
    """A review as far as it has come."""

    judge: str
    done: int  # pieces of work
    of: int
    points: list[Chances]
    turnings: list[Turning]
    shares: list[Share]
    hidden: bool  # seats do not know everything in this game
    first: int = 0  # the line of the first choice
    unsure: list[Turning] = []  # noqa: RUF012 - choices that may have cost much; as above


class JudgedChoice:
    """What was played and what the judge would have."""

    def __init__(self, ply: int, seat: Seat, played: list[Move], found: Finding) -> None:
        self.ply = ply
        self.seat = seat
        self.played = played
        self.better = found.better
        self.shares = found.shares  # with the better turn, and as played
        self.why = found.why
        self.looks = 1  # that were taken at suspects, of which this is one

    def loss(self) -> Mean:
        """What the choice cost. The more looks, the wider the interval, so that luck fools none."""
        better, played = self.shares
        return apart(better, played, sure_of(self.looks))

    @property
    def sure(self) -> bool:
        """Whether it was played again, and cost much beyond doubt."""
        loss = self.loss()
        return self.looks > 1 and loss.value >= LEAST and loss.low > 0

    @property
    def unsure(self) -> bool:
        """Whether it was played again, and may have cost something."""
        return self.looks > 1 and not self.sure and _cost(self) >= _HARDLY

    def explain(self, found: Finding) -> None:
        """Why the better turn is better."""
        self.why = found.why


class Review:
    """A review of a finished game, or of one that was left. The record is not judged."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.result = won(record.places or [])
        self.positions = Positions(record.opening(), record.lines)
        self.turns = [ply for ply, line in enumerate(record.lines) if line[0][0] != CHANCE]
        self.curve = Curve(self.turns)
        bot = judge(self.game)
        self._dear = bot.rounds > 0  # games to the end
        self._rounds = 0 if record.seats <= bot.played_out else bot.rounds
        self._games = _ON_CURVE * (1 if self._dear else 2)
        self._again_games = _AGAIN * (1 if self._dear else _QUICK)
        self.choices: list[JudgedChoice] = []
        self.done = 0
        coarse, fine = len(self._plies(_STRIDES[0])), len(self._plies(_STRIDES[-1]))
        choices = sum(len(record.lines[ply]) for ply in self.turns)
        self._sure = coarse + choices + _SUSPECTS * _LOOKS[-1]  # pieces until all is sure, at most
        self.of = self._sure + fine - coarse + fine * _NARROWER

    def stages(self) -> Iterator[Stage]:
        """The work, in turn. All that a stage finds is filed before the next one is asked for."""
        yield self._draw(_STRIDES[0])
        yield self._compare()
        yield from self._make_sure()
        self.done = self._sure
        for stride in _STRIDES[1:]:
            yield self._draw(stride)
        for time in range(_NARROWER):
            yield [self._point(ply, f"/{time}") for ply in self.curve.played]

    def _plies(self, stride: int) -> list[int]:
        """Every so many turns, from the end backwards, and the first."""
        return list(dict.fromkeys([*self.turns[::-1][::stride], *self.turns[:1]]))

    def _draw(self, stride: int) -> Stage:
        return [self._point(ply) for ply in self._plies(stride) if ply not in self.curve.played]

    def _point(self, ply: int, again: str = "") -> Task:
        position = self.positions.at(ply).text()
        piece = Piece(position, f"curve/{ply}{again}", self._games, self._rounds)
        return Task(piece, partial(self._file_point, ply))

    def _file_point(self, ply: int, found: Finding) -> None:
        self.curve.add(ply, self.positions.at(ply).turn_number(), found.shares)
        self.done += 1

    def _compare(self) -> Stage:
        """What the judge would have played, from the end backwards."""
        stage: Stage = []
        for ply in reversed(self.turns):
            position = self.positions.at(ply).text()
            for seat, moves in self.record.lines[ply]:
                piece = Piece(position, f"choice/{ply}/{seat}", _AT_FIRST, _SOON, seat, moves)
                stage.append(Task(piece, partial(self._file_choice, ply, seat, moves)))
        return stage

    def _file_choice(self, ply: int, seat: Seat, moves: list[Move], found: Finding) -> None:
        if found.better:
            self.choices.append(JudgedChoice(ply, seat, moves, found))
        self.done += 1

    def _make_sure(self) -> Iterator[Stage]:
        """Choices that seem to have cost much: new games must tell, since these were picked."""
        worst = sorted(self.choices, key=_order)[:_SUSPECTS]
        for choice in [choice for choice in worst if _cost(choice) >= _HARDLY]:
            new: dict[int, Finding] = {}
            for times in _LOOKS:
                yield [self._again(choice, time, new) for time in range(len(new), times)]
                choice.shares = reduce(_joined, [new[time].shares for time in sorted(new)])
                choice.looks = _SUSPECTS * len(_LOOKS)
                # Who stops when it looks dear tells too much: only where games are dear themselves.
                if (choice.sure and self._dear) or _cost(choice) < _HARDLY:
                    break
            if choice.sure:
                yield [Task(self._piece(choice, "why", _WHY, 1), choice.explain)]

    def _again(self, choice: JudgedChoice, time: int, new: dict[int, Finding]) -> Task:
        piece = self._piece(choice, f"sure/{time}", self._again_games, 0)
        return Task(piece, partial(self._file_again, time, new))

    def _file_again(self, time: int, new: dict[int, Finding], found: Finding) -> None:
        new[time] = found
        self.done += 1

    def _piece(self, choice: JudgedChoice, luck: str, games: int, rounds: int) -> Piece:
        """The two sides of a choice once more."""
        position, seat = self.positions.at(choice.ply).text(), choice.seat
        luck = f"{luck}/{choice.ply}/{seat}"
        return Piece(position, luck, games, rounds, seat, choice.played, choice.better)

    def report(self) -> Reviewed:
        """What is known so far."""
        dearest = sorted(self.choices, key=_order)
        sure = [choice for choice in dearest if choice.sure]
        unsure = [self._turning(choice) for choice in dearest if choice.unsure]
        points = self.curve.points([choice.ply for choice in sure])
        if points and self.result:
            points.append(self._end())
        turnings = [self._turning(choice) for choice in sure]
        shares = [self._share(seat) for seat in range(self.record.seats)]
        first = self.turns[0] if self.turns else 0
        done, hidden = self.done, self._hidden()
        return Reviewed(JUDGE, done, self.of, points, turnings, shares, hidden, first, unsure)

    def _end(self) -> Chances:
        """How it ended: nothing is played on from there."""
        last = len(self.record.lines)
        turn = self.positions.at(last).turn_number()
        return Chances(last, turn, [Mean(share, share, share, 0) for share in self.result])

    def _turning(self, choice: JudgedChoice) -> Turning:
        better, played = choice.shares
        return Turning(
            choice.ply,
            self.positions.at(choice.ply).turn_number(),
            choice.seat,
            [self.game.say(move) for move in choice.played],
            [self.game.say(move) for move in choice.better],
            choice.loss(),
            chance(played),
            chance(better),
            choice.why,
            len(better),
        )

    def _share(self, seat: Seat) -> Share:
        own = [choice for choice in sorted(self.choices, key=_order) if choice.seat == seat]
        value = fsum(_cost(choice) for choice in own)
        # The errors of many choices come near to a normal distribution's, few games as each had.
        sides = [mean(shares) for choice in own for shares in choice.shares]
        wavers = [side.high - side.value for side in sides]
        # An opinion may be wrong though it never wavers: all are off by as much as they differ.
        opinions = mean(_cost(choice) for choice in own if choice.looks == 1)
        error = hypot(*wavers, (opinions.high - opinions.value) * opinions.size)
        cost = Mean(value, value - error, value + error, len(own))
        first = self.curve.played.get(self.turns[0]) if self.turns else None
        begun = first.chances()[seat].value if first else 1 / self.record.seats
        rest = (self.result[seat] if self.result else begun) - begun + value
        return Share(cost, Mean(rest, rest - error, rest + error, len(own)), len(own))

    def _hidden(self) -> bool:
        if not self.turns:
            return False
        state, luck = self.positions.at(self.turns[0]), Quick("hidden")
        return any(state.imagine(0, luck).text() != state.text() for _ in range(4))


def pieces_done(review: Review) -> Iterator[None]:
    """Do the work here, piece by piece."""
    for stage in review.stages():
        for task in stage:
            task.file(find(review.game, task.piece))
            yield


def _joined(shares: list[list[float]], more: list[list[float]]) -> list[list[float]]:
    return [one + other for one, other in zip(shares, more, strict=True)]


def _cost(choice: JudgedChoice) -> float:
    return choice.loss().value


def _order(choice: JudgedChoice) -> tuple[float, int, Seat]:
    """The dearest first, in the same order whichever was found first."""
    return -_cost(choice), choice.ply, choice.seat
