"""What makes a building: every condition of section 1, each trouble with its clause and place."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.blocks import (
    Block,
    Code,
    Heights,
    block_name,
    covered,
    drop,
    heights_of,
    rests,
    sorted_code,
)
from baronnies.games.baubyron.tables import (
    MOST_BLOCKS,
    MOST_ENTRIES,
    SIDE,
    STEEPEST,
    Cell,
    cell_name,
)

_WIDE: Final = SIDE + 2  # the table with a margin around it, where the outside begins


class Trouble(NamedTuple):
    """Something that keeps blocks from being a building."""

    clause: str
    where: str  # a cell, a block or a number
    key: str  # of its words
    cells: tuple[str, ...] = ()  # all that it is about

    def answer(self) -> str:
        """The form of a refusal: "1.4 xa1"."""
        return f"{self.clause} {self.where}" if self.where else self.clause

    def error(self) -> Unreadable:
        """The same for whoever gave the building as a text."""
        return Unreadable(f"baubyron-{self.key}", clause=self.clause, where=self.where)


def code_troubles(code: Code) -> list[Trouble]:
    """Everything wrong with a code. Blocks that cannot lie hide what else there may be."""
    lying, trouble = lying_blocks(code.blocks)
    if trouble:
        return [trouble]
    heights = heights_of(lying)
    return [*shape_troubles(heights), *entry_troubles(heights, code.entries)]


def lying_blocks(blocks: list[Block]) -> tuple[list[Block], Trouble | None]:
    """The blocks that can be laid one after the other, and what forbids the next one."""
    heights: Heights = {}
    for at, block in enumerate(blocks):
        if trouble := block_trouble(heights, at, block):
            return blocks[:at], trouble
        drop(heights, block)
    return blocks, None


def block_trouble(heights: Heights, lying: int, block: Block) -> Trouble | None:
    """What forbids to add a block to so many lying ones."""
    cells = covered(block)
    if not cells:
        return Trouble("1.2", block_name(block), "off-table")
    if lying >= MOST_BLOCKS:
        return Trouble("1.3", block_name(block), "too-many-blocks")
    if not rests(heights, cells):
        return Trouble("1.4", block_name(block), "unsupported")
    return None


def shape_troubles(heights: Heights) -> Iterator[Trouble]:
    """What is wrong with the blocks as they stand, entries apart."""
    yield from _apart(heights)
    yield from _summits(heights)
    yield from _cliffs(heights)


def _apart(heights: Heights) -> Iterator[Trouble]:
    if not heights:
        yield Trouble("1.5", "", "nothing")
        return
    rest = set(heights) - _piece(heights, min(heights))
    if rest:
        yield Trouble("1.5", cell_name(min(rest)), "apart", _names(rest))


def _piece(heights: Heights, start: Cell) -> set[Cell]:
    """The cells joined to a cell, side by side."""
    found = {start}
    queue = [start]
    while queue:
        for cell in beside(queue.pop()):
            if cell in heights and cell not in found:
                found.add(cell)
                queue.append(cell)
    return found


def _summits(heights: Heights) -> Iterator[Trouble]:
    highest = max(heights.values(), default=0)
    summits = sorted(cell for cell, height in heights.items() if height == highest)
    if len(summits) > 1:
        yield Trouble("1.6", cell_name(summits[1]), "summits", _names(summits))


def _cliffs(heights: Heights) -> Iterator[Trouble]:
    for cell in sorted(heights):
        for other in beside(cell):
            if heights.get(other, 0) - heights[cell] > STEEPEST:
                yield Trouble("1.7", cell_name(cell), "cliff", _names([cell, other]))
                break


def _names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in sorted(cells))


def entry_troubles(heights: Heights, entries: list[Cell]) -> Iterator[Trouble]:
    """What is wrong with the entries chosen for these blocks."""
    good = entry_cells(heights)
    for at, cell in enumerate(entries):
        if cell not in good:
            yield Trouble("1.8", cell_name(cell), "no-entry", _names([cell]))
        elif cell in entries[:at]:
            yield Trouble("1.9", cell_name(cell), "entry-twice")
    if not good and not entries:
        yield Trouble("1.8", "", "nowhere-in")
    if not 1 <= len(entries) <= MOST_ENTRIES:
        yield Trouble("1.9", str(len(entries)), "entries")


def entry_cells(heights: Heights) -> list[Cell]:
    """The cells that could be entries: one storey high, at the open table outside (1.8)."""
    if not heights:
        return []
    outside = _outside(heights)
    return [
        cell
        for cell in sorted(heights)
        if heights[cell] == 1 and any(_wide(cell) + step in outside for step in _WIDE_STEPS)
    ]


_WIDE_STEPS: Final = (1, -1, _WIDE, -_WIDE)


def _wide(cell: Cell) -> int:
    """A cell counted on the table with its margin."""
    return (cell // SIDE + 1) * _WIDE + cell % SIDE + 1


def _outside(heights: Heights) -> set[int]:
    """The table cells around the building, courtyards left out, counted as _wide does.

    Searched in the box around it, from a corner; the margin keeps that corner free.
    """
    built = {_wide(cell) for cell in heights}
    columns = [cell % _WIDE for cell in built]
    left, right = min(columns) - 1, max(columns) + 1
    top, bottom = min(built) // _WIDE - 1, max(built) // _WIDE + 1
    corner = top * _WIDE + left
    found = {corner}
    queue = [corner]
    while queue:
        cell = queue.pop()
        for step in _WIDE_STEPS:
            other = cell + step
            inside = left <= other % _WIDE <= right and top <= other // _WIDE <= bottom
            if inside and other not in built and other not in found:
                found.add(other)
                queue.append(other)
    return found


def beside(cell: Cell) -> list[Cell]:
    """The cells of the table that share a side with a cell."""
    found = []
    if cell >= SIDE:
        found.append(cell - SIDE)
    if cell % SIDE:
        found.append(cell - 1)
    if cell % SIDE < SIDE - 1:
        found.append(cell + 1)
    if cell < SIDE * (SIDE - 1):
        found.append(cell + SIDE)
    return found


def sound_code(code: Code) -> Code:
    """The code in its one plain form; Unreadable with the first condition that fails."""
    for trouble in code_troubles(code):
        raise trouble.error()
    return sorted_code(code.blocks, code.entries)
