"""Judges taught: bots play games, and what was seen in them is fitted to who won.

The bots are greedy ones with the judge made by hand, in moods: some take a turn that is not quite
the best more often than others, so that what good and bad turns lead to is seen. Learning, choosing
and testing have games of their own.
"""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from baronnies.bots.greedy import Turns, worth
from baronnies.bots.judge import Judge
from baronnies.bots.learned import Traits
from baronnies.bots.lessons import Lesson, traits
from baronnies.bots.names import made_judge
from baronnies.bots.outlook import Budget
from baronnies.core.game import CHANCE, Game, Move, Seat, State, turn_done
from baronnies.core.luck import Quick
from baronnies.core.sample import won
from baronnies.core.unreadable import Unreadable

if TYPE_CHECKING:
    import numpy as np

    Array = np.typing.NDArray[np.float64]

_WIDTH: Final = 3  # of the beam: quick rather than thorough
_CARELESS: Final = 0.1  # turns at random in a game, at most
_MOODY: Final = 0.6  # turns that are not the best, at most
_GOOD: Final = 10  # one of so many then
_SHOWN: Final = 16  # positions of a game: more of one game tell little that is new
_TESTED: Final = 4  # one game to choose by and one to test by for so many to learn from
_SHRUNK: Final = (0.0003, 0.001, 0.003, 0.01, 0.03)  # how much large weights are held against a fit
_STEPS: Final = 12  # of Newton's method: it has long settled
_DIGITS: Final = 4


class Example(NamedTuple):
    """A position at the end of a turn, as it was seen, and what became of it."""

    traits: list[list[float]]  # by seat
    progress: float
    made: list[float]  # hopes by the judge made by hand
    won: list[float]  # by seat


class Pupil(NamedTuple):
    """Who learns what: a game at tables of so many."""

    game: Game
    seats: int
    traits: Traits
    made: Judge

    def seen(self, seed: str) -> list[Example]:
        """What one game shows."""
        positions: list[tuple[list[list[float]], float, list[float]]] = []
        state = self.game.start(self.seats, self.game.settle({}))
        for _ in _turns(self.game, state, self.made, seed):
            if self.traits.seats(state):
                told = self.traits.of(state), self.traits.progress(state)
                positions.append((*told, self.made.hopes(state)))
        shares = won(state.places())
        if not shares:
            return []  # given up
        picked = Random(seed).sample(positions, min(_SHOWN, len(positions)))  # noqa: S311 - no game's luck
        return [Example(*position, shares) for position in picked]


def pupil(game: Game, seats: int) -> Pupil:
    """Unreadable if the game has no traits, or is not played by so many."""
    game.check_seats(seats)
    known = traits(game)
    if known is None:
        raise Unreadable("lab-no-traits", game=game.name)
    return Pupil(game, seats, known, made_judge(game))


def _turns(game: Game, state: State, judge: Judge, seed: str) -> Iterator[Seat]:
    """Play a game, in place; gives who has just had a turn."""
    luck, mood = Quick(seed), Random(seed)  # noqa: S311 - no table's luck comes from here
    careless, moody = _CARELESS * mood.random(), _MOODY * mood.random()
    while (asked := state.to_act()) and not 0 < game.cap <= state.turn:
        seat = asked[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(luck))
        elif mood.random() < careless:
            turn = state.turn
            while not turn_done(state, seat, turn):
                state.play(seat, state.sample(seat, luck))
            yield seat
        else:
            imagined = state.imagine(seat, luck)
            for move in _good_turn(judge, imagined, seat, luck, moody=mood.random() < moody):
                state.play(seat, move)
            yield seat


def _good_turn(judge: Judge, state: State, seat: Seat, luck: Quick, *, moody: bool) -> list[Move]:
    """The turn that looks best, or one of several good ones."""
    trials = Turns(judge, seat, luck, _WIDTH).whole(state, Budget())
    if not moody:
        return max(trials, key=worth).moves
    good: dict[object, list[Move]] = {}
    for trial in sorted(trials, key=worth, reverse=True):
        good.setdefault(trial.state.key(), trial.moves)
        if len(good) == _GOOD:
            break
    return list(good.values())[luck.below(len(good))]


def train(
    who: Pupil, seed: str, games: int, progress: Callable[[int], None] = lambda _: None
) -> Lesson:
    """Play so many games to learn from, and then more to choose and to test by."""
    fewer = max(1, games // _TESTED)
    parts: list[list[Example]] = []
    played = 0
    for count in (games, fewer, fewer):
        part: list[Example] = []
        for number in range(played, played + count):
            part += who.seen(f"{seed}/{number}")
            progress(number + 1)
        parts.append(part)
        played += count
    lesson = learn(who, parts[0], parts[1], parts[2])
    return lesson._replace(seed=seed, games=games, seen=signed(who, seed))


def all_games(games: int) -> int:
    """How many games training by so many takes."""
    return games + 2 * max(1, games // _TESTED)


def signed(who: Pupil, seed: str) -> str:
    """What the first game shows, in one number: another one if rules, traits or judge change."""
    rounded = [
        [round(trait, _DIGITS) for trait in shown.traits[0]] for shown in who.seen(f"{seed}/0")
    ]
    return sha256(json.dumps(rounded).encode()).hexdigest()[:16]


def learn(
    who: Pupil, lessons: list[Example], choosing: list[Example], testing: list[Example]
) -> Lesson:
    """The weights that expect the winners of some games best, chosen and tested by others."""
    tried = [_fitted(lessons, shrunk) for shrunk in _SHRUNK]
    best = min(tried, key=lambda weights: _surprise(_hopes(choosing, weights), choosing))
    made = [shown.made for shown in testing]
    names, figures = who.traits.names, [round(float(weight), _DIGITS) for weight in best]
    return Lesson(
        seats=who.seats,
        seed="",  # told by `train`, as what the games were
        games=0,
        seen="",
        surprise=round(_surprise(_hopes(testing, best), testing), _DIGITS),
        surprise_made=round(_surprise(made, testing), _DIGITS),
        weights=dict(zip(names, zip(figures, figures[len(names) :], strict=False), strict=True)),
    )


def _columns(shown: list[Example]) -> "Array":
    """By position and seat: each trait, then each once more as far as the game is."""
    import numpy as np  # noqa: PLC0415 - slow to load, and only the lab has it

    seen = np.array([one.traits for one in shown])
    far = np.array([one.progress for one in shown])
    return np.concatenate([seen, seen * far[:, None, None]], axis=2)


def _fitted(shown: list[Example], shrunk: float) -> "Array":
    """Newton's method for a logistic model of who wins; traits are put on one scale for it."""
    import numpy as np  # noqa: PLC0415 - as above

    seen = _columns(shown)
    scale = seen.std(axis=(0, 1)) + 1e-9
    seen /= scale
    shares = np.array([one.won for one in shown])
    count, _, width = seen.shape
    weights = np.zeros(width)
    for _ in range(_STEPS):
        hopes = _softmax(seen @ weights)
        middle = seen - np.einsum("ns,nsd->nd", hopes, seen)[:, None, :]
        slope = np.einsum("ns,nsd->d", shares - hopes, seen) / count - shrunk * weights
        weighed = (middle * np.sqrt(hopes)[:, :, None]).reshape(-1, width)
        weights += np.linalg.solve(weighed.T @ weighed / count + shrunk * np.eye(width), slope)
    fitted: Array = weights / scale
    return fitted


def _softmax(sums: "Array") -> "Array":
    import numpy as np  # noqa: PLC0415 - as above

    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def _hopes(shown: list[Example], weights: "Array") -> list[list[float]]:
    return _softmax(_columns(shown) @ weights).tolist() if shown else []


def _surprise(hopes: list[list[float]], shown: list[Example]) -> float:
    """How little was expected of who won: the mean of the logarithms, 0 if it was certain."""
    import numpy as np  # noqa: PLC0415 - as above

    if not shown:
        return 0.0
    shares = np.array([one.won for one in shown])
    return float(-(shares * np.log(np.array(hopes) + 1e-9)).sum(axis=1).mean())
