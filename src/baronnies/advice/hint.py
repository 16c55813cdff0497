"""A good turn for a seat: its chance to win, what comes second, and why."""

from typing import Final, NamedTuple

from baronnies.advice.choices import Choices
from baronnies.advice.playon import PlayOn
from baronnies.advice.reasons import Prospect, Reason, brings, reasons
from baronnies.bots.outlook import Budget
from baronnies.core.game import Game, Move, Rng, Seat, State
from baronnies.core.sample import Mean, apart, chance

JUDGE: Final = "greedy"  # whose opinion it is
HINT_SECONDS: Final = 1.6  # the rest of two seconds is for the way there and back
_ROUNDS: Final = 1  # played on, since there is little time
_LOOKED_AT: Final = 3  # turns that are played on before two of them remain
_FIRST: Final = 3  # games for each of them
_MOST: Final = 400  # games for each of the last two
_FEWEST: Final = 2  # even when the time is up
_MORE: Final = 0.01  # of a chance: what is less is told as equal, since both read the same


class Hint(NamedTuple):
    """What is told to somebody who asks for a good turn."""

    moves: list[Move]
    chance: Mean
    second: list[Move]  # the next best turn; none if there is only one
    second_chance: Mean | None
    equal: bool  # the two cannot be told apart
    why: list[Reason]


def hint(game: Game, truth: State, seat: Seat, rng: Rng, budget: Budget) -> Hint:
    """The best turn that is found within a budget. It is found in imagined positions only."""
    choices = Choices(PlayOn(game, _ROUNDS), truth, seat, rng)
    found = choices.best(_LOOKED_AT, budget)
    if len(found) > 2:  # noqa: PLR2004 - two remain
        _play(choices, found, _FIRST, budget)
        found = sorted(found, key=_mean, reverse=True)[:2]
        for prospect in found:
            prospect.games.clear()  # they were picked because they did well: others must tell
    _play(choices, found, _MOST if len(found) > 1 else _MOST // 4, budget)
    first, *others = sorted(found, key=_mean, reverse=True)
    if not others:
        return Hint(first.moves, chance(first.shares()), [], None, equal=False, why=_only(first))
    second = others[0]
    difference = apart(first.shares(), second.shares())
    why = reasons(first, second)
    if why[0].kind == "alike":
        why = brings(first) or why
    return Hint(
        first.moves,
        chance(first.shares()),
        second.moves,
        chance(second.shares()),
        difference.low <= 0 or difference.value < _MORE,
        why,
    )


def _play(choices: Choices, prospects: list[Prospect], games: int, budget: Budget) -> None:
    """Games in turn, so that all have the same number when the budget is spent."""
    for played in range(games):
        if played >= _FEWEST and not budget.left():
            break
        for prospect in prospects:
            choices.play(prospect, budget)


def _mean(prospect: Prospect) -> float:
    shares = prospect.shares()
    return sum(shares) / len(shares)


def _only(prospect: Prospect) -> list[Reason]:
    return [Reason("wins", prospect.seat)] if prospect.wins else brings(prospect)
