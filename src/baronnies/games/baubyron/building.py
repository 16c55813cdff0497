"""A building to race on: made from a sound code once, shared by all positions, never changed."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from baronnies.games.baubyron.blocks import Code, heights_of, read_code
from baronnies.games.baubyron.checks import Trouble, beside, code_troubles, sound_code
from baronnies.games.baubyron.tables import (
    CELLS,
    ENTERING,
    SIDE,
    STOREY,
    Cell,
    Spot,
    cell_name,
    length_of,
)


class Building:
    """The cells that pawns walk on, numbered from 0: spots."""

    def __init__(self, code: Code) -> None:
        heights = heights_of(code.blocks)
        self.code = code.text()
        self.blocks = len(code.blocks)
        self.cells: list[Cell] = sorted(heights)  # of each spot
        self.size = len(self.cells)
        self.spot_of = [-1] * CELLS  # of each cell of the table; -1: not built on
        for spot, cell in enumerate(self.cells):
            self.spot_of[cell] = spot
        self.names = [cell_name(cell) for cell in self.cells]
        self.storeys = [heights[cell] for cell in self.cells]
        self.floor = [STOREY * storeys for storeys in self.storeys]  # standing height, no pawns
        self.near: list[list[Spot]] = [
            [self.spot_of[other] for other in beside(cell) if other in heights]
            for cell in self.cells
        ]
        self.entries: list[Spot] = [self.spot_of[cell] for cell in code.entries]
        # What a move needs to begin at each spot; to end there, covering; the same, ejecting.
        # See notation.py.
        self.departures = [cell << 11 for cell in self.cells]
        self.arrivals = [cell << 1 | eject for eject in (0, 1) for cell in self.cells]
        self.goal: Spot = self.storeys.index(max(self.storeys))
        self.summit = 1 << self.goal  # as a set of ends, see paths.py
        self.everywhere = (1 << self.size) - 1
        self.away = self._away()  # points from each spot to the goal, where no pawn lies
        self.points = ENTERING + min(self.away[entry] for entry in self.entries)  # 1.12
        self.width = 1 + max(cell % SIDE for cell in self.cells)
        self.depth = 1 + max(cell // SIDE for cell in self.cells)

    @property
    def length(self) -> str:
        """The word for how long a race on it lasts (1.12)."""
        return length_of(self.points)

    def step_cost(self, one: Spot, other: Spot) -> int:
        """Points for a step between neighbours without pawns (5.3)."""
        return 1 + abs(self.floor[one] - self.floor[other])

    def _away(self) -> list[int]:
        away = [-1] * self.size
        queue = [(0, self.goal)]
        while queue:
            points, spot = heappop(queue)
            if away[spot] < 0:
                away[spot] = points
                for other in self.near[spot]:
                    heappush(queue, (points + self.step_cost(spot, other), other))
        return away


_KEPT: Final = 64  # buildings in use at the same time in one process


@lru_cache(_KEPT)
def building(code: str) -> Building:
    """The building of a code in its plain form."""
    return Building(read_code(code))


def plain_code(text: str) -> str:
    """The one plain form of a building's code; Unreadable with what fails, and where."""
    return sound_code(read_code(text)).text()


def check(text: str) -> list[Trouble]:
    """Everything wrong with a code; Unreadable if it is none. `error()` puts one into words."""
    return code_troubles(read_code(text))
