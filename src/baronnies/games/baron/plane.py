"""The plane that boards of Baron lie on, numbered from the middle, so that a board is a short list.

A place is the number of a cell: 0 in the middle, then ring by ring. People and moves say cells.
"""

from typing import Final

from baronnies.core.hex import ORIGIN, STEPS, Cell

Place = int

CELLS: Final[list[Cell]] = [ORIGIN]  # of each place
PLACES: Final[list[Place]] = [-1] * 2**16  # and back; -1: it has no number yet
PLACES[ORIGIN] = 0
# Of each place but those of the outermost rings:
NEAR: Final[list[list[Place]]] = []  # the six around it, in the order of STEPS
DISC: Final[list[list[Place]]] = []  # itself, and those
REACH: Final[list[int]] = []  # how many places there are up to two steps farther out


def size(rings: int) -> int:
    """How many places there are up to a ring; the middle is ring 0."""
    return 3 * rings * (rings + 1) + 1


def widen(places: int) -> None:
    """Number ring after ring, until those around so many places have their numbers."""
    ring = 0
    while len(NEAR) < places and size(ring) <= len(NEAR):
        ring += 1
    while len(NEAR) < places:
        _number_around(ring)
        ring += 1


def _number_around(ring: int) -> None:
    """Number the ring outside this one. Whoever does so at the same time writes the same."""
    first, last = size(ring - 1) if ring else 0, size(ring)
    cells = CELLS[first:last]
    outside: dict[Cell, Place] = {}
    for at in cells:
        for step in STEPS:
            if not 0 <= PLACES[at + step] < last and at + step not in outside:
                outside[at + step] = last + len(outside)
    CELLS[last : size(ring + 1)] = list(outside)
    for cell, place in outside.items():
        PLACES[cell] = place
    near = [[PLACES[at + step] for step in STEPS] for at in cells]
    REACH[first:last] = [size(ring + 2)] * len(cells)
    DISC[first:last] = [[PLACES[at], *places] for at, places in zip(cells, near, strict=True)]
    NEAR[first:last] = near


widen(1)
