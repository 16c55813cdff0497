"""The chances of all seats turn by turn. A point borrows games from its neighbours."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from baronnies.core.sample import Mean, apart, chance

_NEAR: Final = 4  # turns from which a point borrows games
_TOLD_APART: Final = 3.0  # standard deviations: fewer would pick games that agree by chance


class Point(NamedTuple):
    """The chances of all seats before a line of the record."""

    ply: int
    turn: int  # as players count them
    chances: list[Mean]


class Played(NamedTuple):
    """What each seat won of the games played on from a line of the record."""

    turn: int
    shares: list[list[float]]

    def joined(self, others: Iterable[list[list[float]]]) -> "Played":
        """With other games."""
        every = [self.shares, *others]
        seats = range(len(self.shares))
        return Played(self.turn, [[x for one in every for x in one[seat]] for seat in seats])


class Curve:
    """What is known of the chances so far."""

    def __init__(self, turns: Sequence[int]) -> None:
        self._numbers: Final = {ply: number for number, ply in enumerate(turns)}
        self.played: Final[dict[int, Played]] = {}

    def add(self, ply: int, turn: int, shares: list[list[float]]) -> None:
        """Games from a line; those played on from there before count too."""
        before = self.played.get(ply)
        self.played[ply] = before.joined([shares]) if before else Played(turn, shares)

    def points(self, turning: Sequence[int]) -> list[Point]:
        """All there are; the lines of turning points are not looked across."""
        return [
            Point(
                ply, one.turn, [chance(shares) for shares in self._with_near(ply, turning).shares]
            )
            for ply, one in sorted(self.played.items())
        ]

    def _with_near(self, ply: int, turning: Sequence[int]) -> Played:
        own = self.played[ply]
        return own.joined(
            other.shares
            for near, other in sorted(self.played.items())
            if near != ply
            and abs(self._numbers[near] - self._numbers[ply]) <= _NEAR
            and not any(min(near, ply) <= between < max(near, ply) for between in turning)
            and _alike(own, other)
        )


def _alike(one: Played, other: Played) -> bool:
    """Whether nothing tells that luck changed the chances between them."""
    pairs = zip(one.shares, other.shares, strict=True)
    differences = [apart(first, second, _TOLD_APART) for first, second in pairs]
    return all(difference.low <= 0 <= difference.high for difference in differences)
