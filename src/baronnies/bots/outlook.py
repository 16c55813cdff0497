"""What a bot is given: what its seat may know, and nothing else.

An outlook holds an imagined position, never the true one: a bot that looks behind it finds only
what it could have imagined itself.
"""

from time import monotonic

from baronnies.core.game import Move, Rng, Seat, State


class Budget:
    """How long a bot may think: seconds, or a number of positions looked at; None is no limit."""

    def __init__(self, seconds: float | None = None, work: int | None = None) -> None:
        self._end = None if seconds is None else monotonic() + seconds
        self._work = work
        self._whole: Budget | None = None  # of which this is a part
        self.spent = 0  # positions looked at

    def spend(self, work: int = 1) -> None:
        """Count positions looked at."""
        self.spent += work
        if self._whole is not None:
            self._whole.spend(work)

    def part(self, work: int) -> "Budget":
        """A budget of so much work, if there is as much; what is spent of it is spent of both."""
        part = Budget(work=work)
        part._whole = self
        return part

    def stop(self) -> None:
        """Leave nothing: whoever thinks shall answer as soon as possible."""
        self._work = self.spent

    def left(self) -> bool:
        """Whether there is time and work left."""
        if self._whole is not None and not self._whole.left():
            return False
        if self._work is not None and self.spent >= self._work:
            return False
        return self._end is None or monotonic() < self._end


class Outlook:
    """The game as one seat knows it, when it is asked for a move."""

    def __init__(self, imagined: State, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.seat = seat
        self.rng = rng  # the bot's own luck: the same stream gives the same choices
        self.budget = budget
        self._imagined = imagined

    def moves(self) -> list[Move]:
        """The legal moves, at least one."""
        return self._imagined.moves(self.seat)

    def view(self) -> dict[str, object]:
        """What the seat sees, as the client gets it."""
        return self._imagined.view(self.seat)

    def imagine(self) -> State:
        """A position that agrees with all the seat has seen, new at every call, to play on."""
        return self._imagined.imagine(self.seat, self.rng)

    def any_move(self) -> Move:
        """A legal move, each equally likely."""
        return self._imagined.sample(self.seat, self.rng)


def look(truth: State, seat: Seat, rng: Rng, budget: Budget | None = None) -> Outlook:
    """The outlook of a seat. What the seat cannot know is replaced before the bot exists."""
    return Outlook(truth.imagine(seat, rng), seat, rng, budget or Budget())
