"""A judge that has learned: what it sees of a position, weighed as games of bots have shown.

What a game can show of a seat is its traits (bots/evals/traits/GAME.py). How much each counts was
fitted to who won (`baronnies train GAME`), and lies in weights/. Seats are compared by their sums:
one is e times as likely to win as another whose sum is lower by 1.
"""

from abc import abstractmethod
from math import exp, log

from baronnies.bots.judge import Judge
from baronnies.core.abstract import Abstract
from baronnies.core.game import Move, Rng, Seat, State


class Traits(Abstract):
    """What can be told of each seat of a position, in numbers."""

    names: tuple[str, ...]

    @abstractmethod
    def seats(self, state: State) -> int:
        """How many play; 0 while the game is set up, and at its end."""

    @abstractmethod
    def progress(self, state: State) -> float:
        """How far the game is, from 0 to 1: traits may count less or more as it goes on."""

    @abstractmethod
    def of(self, state: State) -> list[list[float]]:
        """By seat: a number for each name."""


class Learned(Judge):
    """Sums of traits; where none was learned, what the judge made by hand says."""

    def __init__(self, made: Judge, traits: Traits, weights: dict[int, list[float]]) -> None:
        self.made = made
        self.traits = traits
        # By number of seats: how much each trait counts, then how much more at the end.
        self.weights = weights
        self.samples = made.samples
        self.at_once = made.at_once
        self.plays = made.plays
        self.rounds = made.rounds
        self.played_out = made.played_out
        self.horizon = made.horizon

    def value(self, state: State, seat: Seat) -> float:
        sums = self.sums(state)
        return _ahead(sums, seat) if sums else self.made.value(state, seat)

    def values(self, state: State) -> list[float]:
        sums = self.sums(state)
        if not sums:
            return self.made.values(state)
        return [_ahead(sums, seat) for seat in range(len(sums))]

    def hopes(self, state: State) -> list[float]:
        sums = self.sums(state)
        if not sums:
            return self.made.hopes(state)
        best = max(sums)
        odds = [exp(each - best) for each in sums]
        total = sum(odds)
        return [each / total for each in odds]

    def spread(self, state: State) -> float:
        return super().spread(state) if self.sums(state) else self.made.spread(state)

    def sums(self, state: State) -> list[float]:
        """By seat: its traits, weighed; [] where nothing was learned of such a position."""
        weights = self.weights.get(self.traits.seats(state))
        if weights is None:
            return []
        progress = self.traits.progress(state)
        return [_weighed(traits, weights, progress) for traits in self.traits.of(state)]

    def sensible(self, state: State, seat: Seat, rng: Rng) -> Move:
        return self.made.sensible(state, seat, rng)

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:
        self.made.settle(state, seat, rng)


def _weighed(traits: list[float], weights: list[float], progress: float) -> float:
    count = len(traits)
    total = 0.0
    for at in range(count):
        trait = traits[at]
        if trait != 0.0:  # many are
            total += trait * (weights[at] + progress * weights[count + at])
    return total


def _ahead(sums: list[float], seat: Seat) -> float:
    """How far one seat is ahead of all the others together: the logarithm of its odds."""
    rivals = [each for other, each in enumerate(sums) if other != seat]
    best = max(rivals)
    return sums[seat] - best - log(sum([exp(each - best) for each in rivals]))
