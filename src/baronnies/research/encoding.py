"""What a network sees of a game and how it says its moves: numbers, always as many.

Each game has a file beside this one. It is given what a seat sees (`State.view`), never a position:
what looks the same to a seat is encoded the same, and what it cannot see is not in there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from baronnies.core.game import Game, Move, Seat

View = Mapping[str, Any]  # as the game's sight.py describes it
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


_ROOM: Final = 1 << 16  # numbers, more than any encoding of ours has


class Sheet:
    """A row of numbers from -1 to 1, written part by part."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers  # zeros
        self.parts: dict[str, slice] = {}
        self._end = 0  # of what is written

    def amounts(self, name: str, values: Sequence[float], most: float = 1) -> None:
        """Amounts, as shares of the most there can be."""
        part = self._part(name, len(values))
        self.numbers[part] = values
        if most != 1:
            self.numbers[part] /= most

    def marks(self, name: str, marked: Iterable[int], size: int) -> None:
        """Ones at these places, zeros elsewhere."""
        start = self._part(name, size).start
        for at in marked:
            self.numbers[start + at] = 1.0

    def one_of(self, name: str, value: object, among: Sequence[object]) -> None:
        """A one for the value; zeros if it is none of them."""
        self.marks(name, [at for at, one in enumerate(among) if one == value], len(among))

    def filled(self, name: str, values: Mapping[int, float], size: int) -> None:
        """Values at some places, zeros elsewhere."""
        start = self._part(name, size).start
        for at, value in values.items():
            self.numbers[start + at] = value

    def _part(self, name: str, size: int) -> slice:
        self.parts[name] = slice(self._end, self._end + size)
        self._end += size
        return self.parts[name]

    def __len__(self) -> int:
        return self._end


class Encoding(ABC):
    """Of one game with so many seats and its options in full."""

    actions: int  # how many there are

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    @abstractmethod
    def action(self, move: Move, view: View) -> int:
        """The number of a legal move, below `actions`; no two moves of a position share one."""

    @abstractmethod
    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        """What a seat sees; the same parts of the same size in every position."""

    def around(self, seat: Seat) -> list[Seat]:
        """The seats in the order they are written: one's own first, then round the table."""
        return [(seat + after) % self.seats for after in range(self.seats)]

    def whose(self, seat: Seat) -> Seat | None:
        """Whose view is read: the seat's, or a spectator's where nothing is hidden."""
        return seat

    def sheet(self, view: View, seat: Seat, row: Numbers | None = None) -> Sheet:
        """What a seat sees, with the names of its parts, written into a row of zeros."""
        sheet = Sheet(np.zeros(_ROOM, np.float32) if row is None else row)
        around = self.around(seat)
        sheet.marks("asked", [around.index(other) for other in _people(view)], self.seats)
        self.write(sheet, view, seat)
        return sheet

    def observe(self, view: View, seat: Seat, row: Numbers) -> None:
        """Write what a seat sees into a row, as a network takes it."""
        row[:] = 0
        self.sheet(view, seat, row)
        np.clip(row, -1, 1, out=row)


def _people(view: View) -> list[Seat]:
    """Who is asked, chance apart."""
    return [seat for seat in view["asked"] if seat >= 0]
