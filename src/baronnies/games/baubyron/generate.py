"""Random buildings: two ways down from the goal, grown cell by cell until they come out right.

A building is a pure function of its length and its number. What is drawn here, and in which order,
is frozen by the version of the rules, like any draw of luck (1.13).
"""

from typing import Final

from baronnies.core.game import Rng
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.blocks import Code, Heights, sorted_code
from baronnies.games.baubyron.building import Building
from baronnies.games.baubyron.checks import beside, code_troubles
from baronnies.games.baubyron.pairing import blocks_for
from baronnies.games.baubyron.tables import ENTERING, LENGTHS, MOST_BLOCKS, SIDE, STEEPEST, Cell

NUMBERS: Final = 10**9  # how many buildings CHANCE can draw of each length
_MIDDLE: Final[Cell] = (SIDE // 2) * SIDE + SIDE // 2
_PEAKS: Final = {"short": (4, 5), "medium": (5, 6), "long": (5, 7)}  # storeys of the goal


def random_building(length: str, number: int, entering: int = ENTERING) -> str:
    """The code of the building of that length and number.

    By the first version of the rules the points of entering were not counted in.
    """
    if length not in LENGTHS:
        raise Unreadable("baubyron-length", text=length[:20], known=", ".join(LENGTHS))
    rng = Quick(number)
    while True:
        code = _attempt(length, rng, entering)
        if code is not None:
            return code.text()


def _attempt(length: str, rng: Rng, entering: int) -> Code | None:
    """A building with two ways; None if they got stuck or came out wrong."""
    heights, entries = _two_ways(length, rng, entering)
    blocks = blocks_for(heights) if entries else None
    if blocks is None or len(blocks) > MOST_BLOCKS:
        return None
    code = Code(blocks, entries)
    if code_troubles(code) or not _fits(Building(code), length, entering):
        return None
    return sorted_code(blocks, entries)


def _fits(made: Building, length: str, entering: int) -> bool:
    """Whether both ways are of the wanted length."""
    fewest, most = LENGTHS[length]
    return all(fewest <= entering + made.away[entry] <= most for entry in made.entries)


def _two_ways(length: str, rng: Rng, entering: int) -> tuple[Heights, list[Cell]]:
    """Two ways down from a goal, and where they end; no ends if one of them got stuck."""
    low, high = _PEAKS[length]
    fewest, most = LENGTHS[length]
    heights: Heights = {_MIDDLE: low + rng.below(high - low + 1)}
    points = fewest - entering + rng.below(most - fewest + 1)
    ends = [_grow(heights, points, rng) for _ in range(2)]
    entries = [end for end in ends if end is not None]
    done = len(entries) == len(ends) and _even_out(heights, rng)
    return heights, sorted(entries) if done else []


def _grow(heights: Heights, points: int, rng: Rng) -> Cell | None:
    """A way down from the goal of about so many points; its last cell, or None if it is stuck."""
    cell = _MIDDLE
    spent = 0
    while heights[cell] > 1 or spent < points:
        cells = [other for other in beside(cell) if _lonely(heights, other, cell)]
        if not cells:
            return None
        below = cells[rng.below(len(cells))]
        fall = _fall(heights[cell] - 1, points - spent, rng)
        if cell == _MIDDLE:
            fall = max(fall, 1)  # the goal alone is the highest
        heights[below] = max(1, heights[cell] - fall)
        spent += 1 + 2 * (heights[cell] - heights[below])
        cell = below
    return cell


def _fall(storeys: int, points: int, rng: Rng) -> int:
    """How far the next step goes down, so that storeys and points come to their end together."""
    level = max(points - 3 * storeys, 0)  # steps that can be spent without going down
    if rng.below(storeys + level + 1) >= storeys:
        return 0
    return 2 if rng.below(4) == 0 else 1


def _lonely(heights: Heights, cell: Cell, before: Cell) -> bool:
    """Whether a way may go on to a cell: free, and beside no other, so that none is cut short."""
    if cell in heights:
        return False
    return all(other == before or other not in heights for other in beside(cell))


def _even_out(heights: Heights, rng: Rng) -> bool:
    """Add low cells beside the ways until cubes can pair up; False if there is no room for one."""
    dark = sum((height + ((cell + cell // SIDE) % 2 == 0)) // 2 for cell, height in heights.items())
    lacking = sum(heights.values()) - 2 * dark  # light cubes too many, or dark ones if below 0
    for _ in range(abs(lacking)):
        cells = [cell for cell in _around(heights) if (cell + cell // SIDE) % 2 == (lacking < 0)]
        if not cells:
            return False
        heights[cells[rng.below(len(cells))]] = 1
    return True


def _around(heights: Heights) -> list[Cell]:
    """Free cells beside low ones only, where a cell of one storey does no harm."""
    free = sorted({other for cell in heights for other in beside(cell) if other not in heights})
    return [
        cell
        for cell in free
        if all(heights.get(other, 1) <= 1 + STEEPEST for other in beside(cell))
    ]
