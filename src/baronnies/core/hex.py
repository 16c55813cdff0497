"""Hexagons as integers on a wide plane: a neighbour is one addition away.

A cell stands for axial coordinates (q, r): q grows to the east, r to the south-east, and (0, 0)
is the middle. Pointy tops, as drawn:

        nw  ne
       w  ##  e
        sw  se
"""

import re
from typing import Final

from baronnies.core.unreadable import Unreadable

Cell = int

_WIDTH: Final = 256  # the plane is 256 cells wide: no game of ours comes near its edge
_MIDDLE: Final = 128
ORIGIN: Final[Cell] = _MIDDLE * _WIDTH + _MIDDLE

# The six directions in turn, beginning in the east and going up: steps between cells.
EAST: Final = _WIDTH
NORTH_EAST: Final = _WIDTH - 1
NORTH_WEST: Final = -1
WEST: Final = -_WIDTH
SOUTH_WEST: Final = 1 - _WIDTH
SOUTH_EAST: Final = 1
STEPS: Final[tuple[int, ...]] = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)

_NAME: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def cell(q: int, r: int) -> Cell:
    """The cell at axial coordinates."""
    return (q + _MIDDLE) * _WIDTH + r + _MIDDLE


def axial(at: Cell) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    return at // _WIDTH - _MIDDLE, at % _WIDTH - _MIDDLE


def neighbours(at: Cell) -> list[Cell]:
    """The six cells around a cell, in the order of STEPS."""
    return [at + step for step in STEPS]


def distance(one: Cell, other: Cell) -> int:
    """How many steps apart two cells are."""
    q, r = one // _WIDTH - other // _WIDTH, one % _WIDTH - other % _WIDTH
    return max(abs(q), abs(r), abs(q + r))


def name(at: Cell) -> str:
    """A cell as people write it: `2,-3`."""
    q, r = axial(at)
    return f"{q},{r}"


def read(text: str) -> Cell:
    """The cell of a name; Unreadable if it is none."""
    found = _NAME.fullmatch(text)
    if not found:
        raise Unreadable("cell-unreadable", text=text[:20])
    return cell(int(found[1]), int(found[2]))
