"""Judges tuned: their numbers are moved to where matches are won.

Two judges meet whose numbers lie to either side of the present ones, each at random; both sit in
every place of the same deal. The numbers then move a little towards those of the winner: over many
meetings they drift to where games are won. Their mean over the later half is what was found, and
whether it plays better is tested in games of other deals.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from baronnies.bots.greedy import Turns, worth
from baronnies.bots.judge import Judge, Numbers
from baronnies.bots.names import made_judge
from baronnies.bots.outlook import Budget
from baronnies.core.game import CHANCE, Game, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.sample import Mean, rate, won
from baronnies.core.unreadable import Unreadable

_WIDTH: Final = 3  # of the beam: quick rather than thorough
_APART: Final = 0.25  # how far to either side, as a part of a number
_DRIFT: Final = 0.006  # how far they move if all is won, likewise
_LONGEST: Final = 400  # turns of a game: then it is given up, and nobody has won
_TESTED: Final = 4  # one game to test by for so many meetings


class Tuned(NamedTuple):
    """What was found, and what it wins."""

    seats: int
    seed: str
    meetings: int
    before: Numbers
    after: Numbers
    won: Mean  # share of the judge after, alone among those before

    def facts(self) -> dict[str, object]:
        """As JSON."""
        won = {**self.won.facts(), "games": self.won.size, "fair": round(1 / self.seats, 3)}
        return {**self._asdict(), "won": won}


def numbers(judge: Judge) -> Numbers:
    """All that can be tuned: every number that a judge has of its own, but its scale."""
    known = [name for name in vars(type(judge)) if not name.startswith("_") and name != "scale"]
    found = {name: getattr(judge, name) for name in known}
    return {name: number for name, number in found.items() if isinstance(number, float)}


def retuned(judge: Judge, changed: Numbers) -> Judge:
    """Another judge of the same kind."""
    return type(judge)(changed)


class Arena:
    """Where judges meet: a game at tables of so many."""

    def __init__(self, game: Game, seats: int, width: int = _WIDTH) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.width = width

    def meeting(self, one: Judge, other: Judge, seed: str) -> float:
        """From -1 to 1: how much more one won than the other, taking turns round the table.

        They play two games of the same deal, and change places for the second.
        """
        first, second = self.shares([one, other], seed), self.shares([other, one], seed)
        own = _means(first)[0] + _means(second)[1]
        others = _means(first)[1] + _means(second)[0]
        return (own - others) / (own + others)

    def alone(self, one: Judge, others: Judge, seed: str, games: int) -> Mean:
        """The share of one among others, in every seat in turn; a deal for each round of seats."""
        found: list[float] = []
        for number in range(games):
            deal, seat = divmod(number, self.seats)
            judges = [one if each == seat else others for each in range(self.seats)]
            found.append(self.shares(judges, f"{seed}/{deal}")[seat])
        return rate(found)

    def shares(self, judges: list[Judge], seed: str) -> list[float]:
        """What each seat wins of a game; they all take whole turns that look best to them."""
        state = self.game.start(self.seats, self.game.settle({}))
        luck, own = Quick(seed), Quick(f"{seed}/own")
        while (asked := state.to_act()) and state.turn < _LONGEST:
            if asked[0] == CHANCE:
                state.play(CHANCE, state.draw(luck))
                continue
            for seat in asked:
                for move in self._turn(judges[seat % len(judges)], state, seat, own):
                    state.play(seat, move)
        return won(state.places()) or [1 / self.seats] * self.seats

    def _turn(self, judge: Judge, state: State, seat: Seat, luck: Quick) -> list[Move]:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves
        trials = Turns(judge, seat, luck, self.width).whole(state.imagine(seat, luck), Budget())
        return max(trials, key=worth).moves


def _means(shares: list[float]) -> tuple[float, float]:
    """Of every other seat, beginning with the first; and of those between."""
    even, odd = shares[::2], shares[1::2]
    return sum(even) / len(even), sum(odd) / len(odd)


def tune(
    game: Game,
    seats: int,
    seed: str,
    meetings: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Tuned:
    """Let so many pairs meet, and test what was found. Unreadable if the judge has no numbers."""
    judge, arena = made_judge(game), Arena(game, seats)
    before = numbers(judge)
    if not before:
        raise Unreadable("lab-no-numbers", game=game.name)
    after = drift(arena, judge, seed, meetings, progress)
    rounded = {name: float(f"{number:.3g}") for name, number in after.items()}
    games = -(-meetings // _TESTED // seats) * seats  # whole rounds of the seats
    test = Arena(game, seats, judge.width)
    found = test.alone(retuned(judge, rounded), judge, f"{seed}/test", games)
    return Tuned(seats, seed, meetings, before, rounded, found)


def drift(
    arena: Arena, judge: Judge, seed: str, meetings: int, progress: Callable[[int], None]
) -> Numbers:
    """Where the numbers of a judge drift to."""
    luck = Random(seed)  # noqa: S311 - no game's luck comes from here
    begun = numbers(judge)
    now, total = dict(begun), dict.fromkeys(begun, 0.0)
    for meeting in range(meetings):
        step = {name: luck.choice((-1, 1)) * number for name, number in begun.items()}
        pair = [retuned(judge, _moved(now, step, part)) for part in (_APART, -_APART)]
        ahead = arena.meeting(pair[0], pair[1], f"{seed}/{meeting}")
        now = _moved(now, step, _DRIFT * ahead)
        if meeting >= meetings // 2:
            total = {name: total[name] + now[name] for name in now}
        progress(meeting + 1)
    counted = meetings - meetings // 2
    return {name: number / counted for name, number in total.items()}


def _moved(now: Numbers, step: Numbers, part: float) -> Numbers:
    """By such a part of a step; no number changes its sign."""
    return {name: max(0.0, number + part * step[name]) for name, number in now.items()}
