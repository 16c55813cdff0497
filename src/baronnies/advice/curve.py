"""The chances of all seats turn by turn. A point borrows games from its neighbours."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from baronnies.core.sample import Mean, Shares, added, difference

_NEAR: Final = 4  # turns from which a point borrows games
_TOLD_APART: Final = 3.0  # standard deviations: fewer would pick games that agree by chance


class Chances(NamedTuple):
    """The chances of all seats before a line of the record."""

    ply: int
    turn: int  # as players count them
    chances: list[Mean]


class PlayedFrom(NamedTuple):
    """What each seat won of the games played on from a line of the record."""

    turn: int  # as players count them
    seats: list[Shares]

    def chances(self) -> list[Mean]:
        """Of all seats."""
        return [seat.chance() for seat in self.seats]


class Curve:
    """What is known of the chances so far."""

    def __init__(self, turns: Sequence[int]) -> None:
        self._numbers: Final = {ply: number for number, ply in enumerate(turns)}
        self.played: Final[dict[int, PlayedFrom]] = {}

    def add(self, ply: int, turn: int, shares: list[list[float]]) -> None:
        """Games from a line; those played on from there before count too."""
        seats, before = [added(each) for each in shares], self.played.get(ply)
        self.played[ply] = PlayedFrom(turn, _together(before.seats, seats) if before else seats)

    def points(self, turning: Sequence[int]) -> list[Chances]:
        """All there are; the lines of turning points are not looked across."""
        chances = {ply: played.chances() for ply, played in sorted(self.played.items())}
        return [self._point(ply, chances, turning) for ply in chances]

    def _point(self, ply: int, chances: dict[int, list[Mean]], turning: Sequence[int]) -> Chances:
        turn, seats = self.played[ply]
        for near, others in chances.items():
            if (
                near != ply
                and abs(self._numbers[near] - self._numbers[ply]) <= _NEAR
                and not any(min(near, ply) <= between < max(near, ply) for between in turning)
                and _alike(others, chances[ply])
            ):
                seats = _together(seats, self.played[near].seats)
        return Chances(ply, turn, PlayedFrom(turn, seats).chances())


def _together(seats: list[Shares], more: list[Shares]) -> list[Shares]:
    return [one.plus(other) for one, other in zip(seats, more, strict=True)]


def _alike(chances: list[Mean], others: list[Mean]) -> bool:
    """Whether nothing tells that luck changed them in between."""
    pairs = zip(chances, others, strict=True)
    changes = [difference(one, other, _TOLD_APART) for one, other in pairs]
    return all(change.low <= 0 <= change.high for change in changes)
