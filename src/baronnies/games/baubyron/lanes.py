"""Ends that were found before: the memory that makes the game quick in plain Python.

What a pawn can reach with a roll depends only on the piles near it. A lane is a spot, the number
of pawns there and a roll; it remembers the ends for every arrangement of piles it has met.
"""

from functools import lru_cache
from typing import Final

from baronnies.games.baubyron.building import Building, building
from baronnies.games.baubyron.tables import DIE, TALLEST, Spot

COUNT_BITS: Final = 2  # a pile in the integer of all counts, where four and five pawns are three
COUNT_MASK: Final = 3
_MOST: Final = 200_000  # arrangements to remember, some 30 MB
_KEPT: Final = 16  # buildings to remember them for


class Lane:
    """A pawn that stands somewhere, and a roll."""

    def __init__(self, spots: int) -> None:
        self.spots = spots  # a bit for each that matters to it
        self.sight = 0  # their counts, as a mask
        while spots:
            spot = spots.bit_length() - 1
            spots ^= 1 << spot
            self.sight |= COUNT_MASK << COUNT_BITS * spot
        self.low = max((self.sight & -self.sight).bit_length() - 1, 0)  # the lowest bit of it
        self.known: dict[int, int] = {}  # arrangements there -> ends

    def tall(self, fours: int, full: int) -> int:
        """The piles there of four pawns, and of five, as a number above those of all counts."""
        beyond = self.spots.bit_length()
        piles = (fours & self.spots) << beyond | full & self.spots
        return piles << COUNT_BITS * beyond


class Lanes:
    """All lanes of a building. What they remember is always what Ways would find."""

    def __init__(self, made: Building, *, down: bool) -> None:
        self.made = made
        self.down = down
        self.by_height: list[list[list[Lane | None]]] = []  # by roll, spot and height on top
        self.remembered = 0
        self._forget()

    def _forget(self) -> None:
        tallest = max(self.made.floor) + TALLEST + 1
        spots = range(self.made.size + 1)  # the last one is the table
        self.by_height = [[[None] * tallest for _ in spots] for _ in range(DIE + 1)]
        self.remembered = 0

    def lane(self, start: Spot, roll: int, high: int) -> Lane:
        """The lane of a pawn that stands just below a height; made on demand."""
        found = self.by_height[roll][start][high]
        if found is None:
            found = self.by_height[roll][start][high] = Lane(self._sight(start, roll, high - 1))
        return found

    def learn(self) -> None:
        """There is one more thing to remember."""
        if self.remembered >= _MOST:
            self._forget()
        self.remembered += 1

    def _sight(self, start: Spot, roll: int, height: int) -> int:
        """The spots that a way of this cost can come to, however high the piles are.

        A way costs a point for each step, and at least the difference of heights between its two
        ends. A spot can be crossed with up to four pawns on it, and ended on from one below its
        floor, where the answer has a bit that nobody uses, to five above.
        """
        made = self.made
        sight = 0
        steps = 1
        edge = made.entries if start == made.size else made.near[start]
        crossed = {start}
        while edge and steps <= roll:
            further: list[Spot] = []
            for spot in edge:
                above = made.floor[spot] - height
                if steps + max(0, above - 1, -above - TALLEST) <= roll and spot != start:
                    sight |= 1 << spot
                crossable = steps + max(0, above, 1 - above - TALLEST) < roll
                if crossable and spot not in crossed and spot != made.goal:
                    crossed.add(spot)
                    further += made.near[spot]
            edge = further
            steps += 1
        return sight


@lru_cache(_KEPT)
def lanes_on(code: str, down: bool) -> Lanes:  # noqa: FBT001 - lru_cache knows positions
    """The lanes of a building, shared by all positions on it."""
    return Lanes(building(code), down=down)
