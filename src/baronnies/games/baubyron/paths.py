"""Where a pawn can end its move: every way that costs exactly the roll (section 7).

Sets of ends are integers: bit `spot` for covering there, bit `spot + size` for ejecting the pawn
on top of it. Whether there is a pawn to eject, and whose, is asked by who uses the answer.
"""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64, mypyc_attr

from baronnies.games.baubyron.building import Building
from baronnies.games.baubyron.tables import GROUND, Spot

NEVER: Final = -100  # points that no roll has


@mypyc_attr(free_list_len=1, acyclic=True)  # compiled: one is made and dropped for each roll
class Ways:
    """The ways over a building as the pawns lie now."""

    def __init__(self, made: Building, high: list[int], full: int, *, down: bool) -> None:
        self.near = made.near
        self.entries = made.entries
        self.size = made.size
        self.high = high  # of each spot: standing height on top of all that is there
        self.walls = full | made.summit  # not to be crossed (7.3, 7.4)
        self.down = down  # whether a pawn may eject coming down (6.7)
        self.down_cost: i64 = 1 if down else NEVER  # more than covering there

    def ends(self, start: Spot, roll: int) -> int:
        """Where the top pawn of a spot could end; a start that is no spot is the table."""
        if start == self.size:
            return self.spread(self.entries, GROUND, roll, 0)
        return self.spread(self.near[start], self.high[start] - 1, roll, 1 << start)

    def spread(self, spots: list[Spot], height: i64, left: i64, seen: int) -> int:
        """The ends of all ways on to one of these spots that cost exactly what is left."""
        ends = 0
        high = self.high
        for spot in spots:
            up = high[spot] - height
            if up > 0:
                cost = up + 1
                eject_cost = up  # the top pawn's place is one lower than on top of it
            else:
                cost = 1 - up
                eject_cost = self.down_cost + cost
            if cost > left and eject_cost != left:
                continue  # too far
            here = 1 << spot
            if seen & here:
                continue  # 7.2: no cell twice
            if eject_cost == left:
                ends |= here << self.size
            if cost == left:
                ends |= here
            elif cost < left and not self.walls & here:
                ends |= self.spread(self.near[spot], height + up, left - cost, seen | here)
        return ends

    def way(self, start: Spot, roll: int, end: int) -> list[Spot]:
        """The spots of one way to an end, a bit number, for people to see; it must exist.

        The start is the first of them, unless it is the table.
        """
        if start == self.size:
            return self._way(self.entries, GROUND, roll, (end,))
        return [start, *self._way(self.near[start], self.high[start] - 1, roll, (end, start))]

    def _way(self, spots: list[Spot], height: int, left: int, seen: tuple[int, ...]) -> list[Spot]:
        """`seen` begins with the end that is wanted; then come the spots."""
        for spot in spots:
            if spot in seen[1:]:
                continue
            up = self.high[spot] - height
            cost = 1 + abs(up)
            if spot == seen[0] and cost == left:
                return [spot]
            if spot + self.size == seen[0] and 1 + abs(up - 1) == left and (up > 0 or self.down):
                return [spot]
            if cost < left and not self.walls >> spot & 1:
                near = self.near[spot]
                rest = self._way(near, self.high[spot], left - cost, (*seen, spot))
                if rest:
                    return [spot, *rest]
        return []

    def cheapest(self, start: Spot, end: int) -> int:
        """The fewest points of a way to an end, a bit number; 0 if nothing leads there."""
        at = end % self.size
        entering = start == self.size
        queue = [(0, GROUND if entering else self.high[start] - 1, start)]
        crossed = {at}
        found: list[int] = []
        while queue:
            spent, height, spot = heappop(queue)
            if spot in crossed:
                continue
            crossed.add(spot)
            for near in self.entries if spot == self.size else self.near[spot]:
                up = self.high[near] - height
                if near == at and end == at:
                    found.append(spent + 1 + abs(up))
                elif near == at and (up > 0 or self.down):
                    found.append(spent + 1 + abs(up - 1))
                elif near != at and not self.walls >> near & 1:
                    heappush(queue, (spent + 1 + abs(up), self.high[near], near))
        return min(found, default=0)
