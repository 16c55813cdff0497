"""The material of Baubyron: table, blocks, pawns, and what they cost to climb."""

import re
from typing import Final

from baronnies.core.unreadable import Unreadable

Cell = int  # row * SIDE + column on the table, from its corner a1
Spot = int  # a cell of a building, by its number there
Owner = int  # of a pawn: seat + 1, or RED

SIDE: Final = 26  # the table is as wide and as deep as the alphabet (1.2)
CELLS: Final = SIDE * SIDE
MOST_BLOCKS: Final = 48  # 1.3
STEEPEST: Final = 2  # storeys between neighbours (1.7)
MOST_ENTRIES: Final = 6  # 1.9

PAWNS: Final = 6  # of each colour (3.1)
REDS: Final = 6  # 3.3
RED: Final[Owner] = 7
TALLEST: Final = 5  # pawns in a pile (6.2)
# The smallest piles of so many, three bits to a pawn.
THREE_PAWNS: Final = 1 << 6
FOUR_PAWNS: Final = 1 << 9
DIE: Final = 6

# Heights are counted in pawns: a storey is two of them (5.2).
STOREY: Final = 2
GROUND: Final = 0  # the table
ENTERING: Final = 1 + STOREY  # points to step from the table to an empty entry (5.4)

# The words for how long a game lasts, each with the fewest and the most points of a race (1.12).
LENGTHS: Final = {"short": (13, 18), "medium": (20, 22), "long": (27, 31)}
_LONG_FROM: Final = 25  # 1.12: what lies between the lengths goes to the nearer one
_MEDIUM_FROM: Final = 19

_CELL: Final = re.compile(r"([a-z])([1-9]|1\d|2[0-6])")


def cell_name(cell: Cell) -> str:
    """A cell as people write it: columns are letters, rows numbers."""
    return f"{chr(97 + cell % SIDE)}{cell // SIDE + 1}"


def read_cell(text: str) -> Cell:
    """The cell of a name; Unreadable if it is none."""
    found = _CELL.fullmatch(text)
    if not found:
        raise Unreadable("baubyron-cell", text=text[:20])
    return (int(found[2]) - 1) * SIDE + ord(found[1]) - 97


def length_of(points: int) -> str:
    """The word for a race of so many points, those of entering counted in (1.12)."""
    if points >= _LONG_FROM:
        return "long"
    return "medium" if points >= _MEDIUM_FROM else "short"
