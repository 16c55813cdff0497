"""How good a position is: the one thing a game has to tell the greedy bot."""

from abc import ABC, abstractmethod

from baronnies.core.game import Rng, Seat, State


class Judge(ABC):
    """The judgement of positions of one game; one lies in bots/evals/ for each, as JUDGE."""

    samples: int = 1  # imagined positions worth looking at; more where much is hidden
    # How games are played on for hints and reviews (docs/lab.md shows how well that tells).
    plays: str = "greedy"  # by this bot
    rounds: int = 0  # before the judge tells the chances; 0: to the end. For reviews only
    scale: float = 1.0  # a difference of values that makes odds of e to 1

    @abstractmethod
    def value(self, state: State, seat: Seat) -> float:
        """How good a position is for a seat; only the order of values matters."""

    def values(self, state: State) -> list[float]:
        """The same for every seat at once, which is quicker where the seats have much in common."""
        return [self.value(state, seat) for seat in range(len(state.scores()))]

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:  # noqa: B027 - most games need nothing here
        """Play on, in place, until what the seat's turn leads to can be seen.

        Called on an imagined position when the turn is done. Does nothing unless a game needs it,
        as after a secret choice that shows its effect only when the others have chosen.
        """
