"""How good a position is: the one thing a game has to tell the bots that think."""

from abc import abstractmethod
from math import exp

from baronnies.core.abstract import Abstract
from baronnies.core.game import Move, Rng, Seat, State
from baronnies.core.sample import won

Numbers = dict[str, float]  # of a judge, by name


class Judge(Abstract):
    """The judgement of positions of one game; one lies in bots/evals/ for each, as JUDGE."""

    samples: int = 1  # imagined positions worth looking at; more where much is hidden
    width: int = 8  # unfinished turns worth following at each step
    at_once: bool = False  # turns are long, and nothing new is seen in them: think once for a turn
    # How games are played on for hints and reviews (docs/lab.md shows how well that tells).
    plays: str = "greedy"  # by this bot
    rounds: int = 0  # before the judge tells the chances; 0: to the end. For reviews only
    played_out: int = 0  # up to so many players a review's curve is played to the end all the same
    scale: float = 1.0  # for hints and reviews: see `spread`
    horizon: int = 0  # turns that a search plays on sensibly before it judges; 0: it grows a tree

    def __init__(self, numbers: Numbers | None = None) -> None:
        """With numbers that differ from its own, where another is tried (see lab/tuning.py)."""
        for name, number in (numbers or {}).items():
            setattr(self, name, number)

    @abstractmethod
    def value(self, state: State, seat: Seat) -> float:
        """How good a position is for a seat; only the order of values matters."""

    def values(self, state: State) -> list[float]:
        """The same for every seat at once, which is quicker where the seats have much in common."""
        return [self.value(state, seat) for seat in range(len(state.scores()))]

    def sharpness(self, state: State) -> float:  # noqa: ARG002 - games look at it
        """How much a difference of values says about who will win: more, as a game goes on.

        A seat is e times as likely to win as another whose value is 1 / sharpness lower.
        """
        return 0.1

    def spread(self, state: State) -> float:  # noqa: ARG002 - a game may look at it
        """A difference of values that makes odds of e to 1, in hints and reviews.

        The same from the first turn to the last: `sharpness` is fitted to games among equals, so
        that who is far behind early is one of them to it. Not so where anybody comes back.
        """
        return self.scale

    def hopes(self, state: State) -> list[float]:
        """What share of the victory each seat may hope for; together 1."""
        shares = won(state.places())
        if shares:
            return shares
        values = self.values(state)
        best, sharp = max(values), self.sharpness(state)
        weights = [exp(sharp * (value - best)) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def sensible(self, state: State, seat: Seat, rng: Rng) -> Move:
        """A move as people make it without thinking long; any move unless a game has better."""
        return state.sample(seat, rng)

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:
        """Play on, in place, until what the seat's turn leads to can be seen.

        Called on an imagined position when the turn is done. Does nothing unless a game needs it,
        as after a secret choice that shows its effect only when the others have chosen.
        """
