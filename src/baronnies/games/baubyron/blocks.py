"""Blocks on the table, and the text code of a building: `xa1 uc1 xd1 @ a1`.

A block is `x` or `y`, lying along a row or a column, or `u`, upright; then the cell it covers,
for lying ones that of the two nearest to a1. Blocks are dropped one after the other.
"""

from typing import Final

from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.tables import CELLS, MOST_BLOCKS, SIDE, Cell, cell_name, read_cell

Block = int  # kind * CELLS + cell
Heights = dict[Cell, int]  # storeys of the cells that are built on

KINDS: Final = "xyu"
UPRIGHT: Final = 2
BLOCKS: Final = len(KINDS) * CELLS
_LONGEST_CODE: Final = 40 * MOST_BLOCKS  # characters; real codes are far shorter


class Code:
    """A building as somebody wrote it: nothing is checked but that it can be read."""

    def __init__(self, blocks: list[Block], entries: list[Cell]) -> None:
        self.blocks = blocks  # in the order they are dropped
        self.entries = entries

    def text(self) -> str:
        """The code, written out."""
        return " ".join([*map(block_name, self.blocks), "@", *map(cell_name, self.entries)])


def read_code(text: str) -> Code:
    """The blocks and entries of a text; Unreadable if it is no code."""
    code = read_begun(text)
    if "@" not in text or not code.blocks:
        raise Unreadable("baubyron-code-form")
    return code


def read_begun(text: str) -> Code:
    """The same of a building in the making, which may lack its entries, or everything."""
    if len(text) > _LONGEST_CODE:
        raise Unreadable("baubyron-code-long", most=_LONGEST_CODE)
    blocks, _, entries = text.partition("@")
    return Code(
        [read_block(word) for word in blocks.split()],
        [read_cell(word) for word in entries.split()],
    )


def block_name(block: Block) -> str:
    """A block as people write it."""
    return KINDS[block // CELLS] + cell_name(block % CELLS)


def read_block(text: str) -> Block:
    """The block of a name; Unreadable if it is none."""
    kind = KINDS.find(text[:1])
    if kind < 0 or not text:
        raise Unreadable("baubyron-block", text=text[:20])
    try:
        return kind * CELLS + read_cell(text[1:])
    except Unreadable:
        raise Unreadable("baubyron-block", text=text[:20]) from None


def covered(block: Block) -> tuple[Cell, ...]:
    """The cells a block covers; () if it would stick out over the edge of the table."""
    kind, cell = divmod(block, CELLS)
    if kind == UPRIGHT:
        return (cell,)
    if kind == 0:
        return (cell, cell + 1) if cell % SIDE < SIDE - 1 else ()
    return (cell, cell + SIDE) if cell + SIDE < CELLS else ()


def rests(heights: Heights, cells: tuple[Cell, ...]) -> bool:
    """Whether a block over these cells is supported by its whole underside (1.4)."""
    return len(cells) == 1 or heights.get(cells[0], 0) == heights.get(cells[1], 0)


def drop(heights: Heights, block: Block) -> int:
    """Put a supported block on top of what is there; the storey it lies on, 0 on the table."""
    cells = covered(block)
    bottom = heights.get(cells[0], 0)
    thick = 2 if block >= UPRIGHT * CELLS else 1
    for cell in cells:
        heights[cell] = bottom + thick
    return bottom


def heights_of(blocks: list[Block]) -> Heights:
    """The storeys of every cell that some supported blocks stand on."""
    heights: Heights = {}
    for block in blocks:
        drop(heights, block)
    return heights


def middled(code: Code) -> Code:
    """The same blocks in the middle of the table, where there is room on all sides."""
    cells = [cell for block in code.blocks for cell in covered(block)]
    columns, rows = [cell % SIDE for cell in cells], [cell // SIDE for cell in cells]
    if not cells:
        return code
    across = (SIDE - max(columns) - 1 - min(columns)) // 2
    up = (SIDE - max(rows) - 1 - min(rows)) // 2
    shift = up * SIDE + across
    return Code([block + shift for block in code.blocks], [cell + shift for cell in code.entries])


def sorted_code(blocks: list[Block], entries: list[Cell]) -> Code:
    """The one code of a building of supported blocks: in the corner a1, from the bottom up."""
    heights: Heights = {}
    bottoms = [drop(heights, block) for block in blocks]
    shift = min(cell % SIDE for cell in heights) + SIDE * min(cell // SIDE for cell in heights)
    order = sorted(
        (bottom, block % CELLS, block) for bottom, block in zip(bottoms, blocks, strict=True)
    )
    return Code([block - shift for _, _, block in order], sorted(cell - shift for cell in entries))
