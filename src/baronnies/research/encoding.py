"""What a network sees of a game and how it says its moves: numbers, always as many.

Each game has a file beside this one. It is given what a seat sees (`State.view`), never a position:
what looks the same to a seat is encoded the same, and what it cannot see is not in there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baronnies.core.game import Game, Move, Seat

View = Mapping[str, Any]  # as the game's sight.py describes it
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Sheet:
    """A row of numbers, written part by part: most are zero, so only the others are kept."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []  # at those places
        self.parts: dict[str, slice] = {}
        self._end = 0  # of what is written

    @property
    def numbers(self) -> Numbers:
        """The whole row."""
        row = np.zeros(self._end, np.float32)
        row[self.places] = self.values
        return row

    def amounts(self, name: str, values: Sequence[float], most: float = 1) -> None:
        """Amounts, as shares of the most there can be."""
        for at, value in enumerate(values, self._part(name, len(values))):
            if value:
                self.places.append(at)
                self.values.append(value / most)

    def marks(self, name: str, marked: Iterable[int], size: int) -> None:
        """Ones at these places, zeros elsewhere."""
        start = self._part(name, size)
        for at in marked:
            self.places.append(start + at)
            self.values.append(1.0)

    def one_of(self, name: str, value: object, among: Sequence[object]) -> None:
        """A one for the value; zeros if it is none of them."""
        self.marks(name, [at for at, one in enumerate(among) if one == value], len(among))

    def filled(self, name: str, values: Mapping[int, float], size: int) -> None:
        """Values at some places, zeros elsewhere."""
        start = self._part(name, size)
        for at, value in values.items():
            self.places.append(start + at)
            self.values.append(value)

    def _part(self, name: str, size: int) -> int:
        start = self._end
        self._end += size
        self.parts[name] = slice(start, self._end)
        return start

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

    def sheet(self, view: View, seat: Seat) -> Sheet:
        """What a seat sees, with the names of its parts."""
        sheet = Sheet()
        around = self.around(seat)
        sheet.marks("asked", [around.index(other) for other in _people(view)], self.seats)
        self.write(sheet, view, seat)
        return sheet

    def observe(self, view: View, seat: Seat, row: Numbers) -> None:
        """Write what a seat sees into a row, as a network takes it: from -1 to 1."""
        write_rows([self.sheet(view, seat)], row)


def write_rows(sheets: Sequence[Sheet], rows: Numbers) -> None:
    """Write sheets into rows of their length, all at once."""
    flat = rows.reshape(-1)
    flat[:] = 0
    places, values = list[int](), list[float]()
    for at, sheet in enumerate(sheets):
        before = at * len(sheet)
        places += [before + place for place in sheet.places]
        values += sheet.values
    flat[places] = values
    np.minimum(flat, 1, out=flat)
    np.maximum(flat, -1, out=flat)


def _people(view: View) -> list[Seat]:
    """Who is asked, chance apart."""
    return [seat for seat in view["asked"] if seat >= 0]
