"""A building in the making: the clauses of section 2, those that forbid and those that act."""

from typing import Final

from baronnies.core.game import Move, Seat, tell
from baronnies.games.baubyron import notation
from baronnies.games.baubyron.blocks import (
    BLOCKS,
    Block,
    Heights,
    block_name,
    covered,
    heights_of,
    rests,
    sorted_code,
)
from baronnies.games.baubyron.building import building
from baronnies.games.baubyron.checks import (
    block_trouble,
    entry_cells,
    entry_troubles,
    shape_troubles,
)
from baronnies.games.baubyron.generate import random_building
from baronnies.games.baubyron.notation import AGREE, BACK, DECLINE, PROPOSE
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.state import BUILD, FIRST, VOTE, Position
from baronnies.games.baubyron.tables import CELLS, MOST_BLOCKS, MOST_ENTRIES, SIDE, cell_name


def build_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids this in a builder's go."""
    if notation.is_block(move):
        return _block_refusal(p, move - notation.BLOCK)
    if move == BACK:
        if p.entries:
            return "2.4"  # a proposal is being made
        return None if p.blocks else "2.3"  # there is no block to take back
    if notation.is_entry(move) or move == PROPOSE:
        return _proposal_refusal(p, move)
    if notation.is_take(move):
        if p.entries:
            return "2.4"
        return None if seat == 0 else "2.5"  # only who opened the table
    return "2.1"  # neither block nor proposal


def _block_refusal(p: Position, block: int) -> str | None:
    trouble = block_trouble(heights_of(p.blocks), len(p.blocks), block)
    if trouble:
        return trouble.answer()  # 1.2 … 1.4
    return "2.4" if p.entries else None


def _proposal_refusal(p: Position, move: Move) -> str | None:
    """1.5 … 1.9: only a building that satisfies them all can be proposed."""
    heights = heights_of(p.blocks)
    entries = p.entries if move == PROPOSE else [*p.entries, move - notation.ENTRY]
    for trouble in shape_troubles(heights):
        return trouble.answer()
    for trouble in entry_troubles(heights, entries):
        return trouble.answer()
    return None


def build_moves(p: Position, seat: Seat) -> list[Move]:
    """Everything a builder can do."""
    heights = heights_of(p.blocks)
    moves: list[Move] = []
    if not p.entries:
        moves += [notation.BLOCK + block for block in free_blocks(heights, len(p.blocks))]
        moves += [BACK] if p.blocks else []
        moves += [notation.TAKE + at for at in range(len(READY))] if seat == 0 else []
    if next(shape_troubles(heights), None) is None:
        if len(p.entries) < MOST_ENTRIES:
            cells = entry_cells(heights)
            moves += [notation.ENTRY + cell for cell in cells if cell not in p.entries]
        moves += [PROPOSE] if p.entries else []
    return moves


_ON_TABLE: Final = [block for block in range(BLOCKS) if covered(block)]  # 1.2


def free_blocks(heights: Heights, lying: int) -> list[Block]:
    """The blocks that can be added to so many lying ones; only beside those one may not rest."""
    if lying >= MOST_BLOCKS:
        return []  # 1.3
    unsupported = {
        block
        for cell in heights
        for block in (cell, cell - 1, CELLS + cell, CELLS + cell - SIDE)
        if block >= 0 and not rests(heights, covered(block) or (cell,))  # 1.4
    }
    return [block for block in _ON_TABLE if block not in unsupported]


def vote_refusal(move: Move) -> str | None:
    """What forbids this answer to a proposal."""
    return None if move in (AGREE, DECLINE) else "2.6"  # yes or no


def draw_plan(p: Position, number: int) -> None:
    """1.13: the building of the number that CHANCE drew."""
    if p.story is not None:
        tell(p, "planned", p.setting.random_length, number)
    finish_building(p, random_building(p.setting.random_length, number, p.setting.entering))


def build(p: Position, seat: Seat, move: Move) -> None:
    """2.1: a step of a builder's go."""
    if notation.is_entry(move):
        p.entries.append(move - notation.ENTRY)  # 2.4: the proposal follows in the same go
        if p.story is not None:
            tell(p, "entry", seat, cell_name(move - notation.ENTRY))
        return
    p.turn += 1
    if move == PROPOSE:
        propose(p, seat)
    elif notation.is_take(move):
        take_ready(p, seat, list(READY)[move - notation.TAKE])
    else:
        change_blocks(p, seat, move)
        p.player = (seat + 1) % p.setting.seats


def change_blocks(p: Position, seat: Seat, move: Move) -> None:
    """2.2, 2.3: a block is added, or the last one taken back."""
    if move == BACK:
        block = p.blocks.pop()
        if p.story is not None:
            tell(p, "back", seat, block_name(block), len(p.blocks))
    else:
        p.blocks.append(move - notation.BLOCK)
        if p.story is not None:
            tell(p, "laid", seat, block_name(move - notation.BLOCK), len(p.blocks))


def propose(p: Position, seat: Seat) -> None:
    """2.4, 2.6: the others are asked, one after the other."""
    p.phase = VOTE
    p.proposer = seat
    p.player = (seat + 1) % p.setting.seats
    if p.story is not None:
        made = building(sorted_code(p.blocks, p.entries).text())
        tell(p, "proposed", seat, made.points, " ".join(map(cell_name, sorted(p.entries))))


def take_ready(p: Position, seat: Seat, name: str) -> None:
    """2.5: a ready building instead of the one that was begun."""
    if p.story is not None:
        tell(p, "chose", seat, name)
    finish_building(p, READY[name])


def vote(p: Position, seat: Seat, move: Move) -> None:
    """2.6, 2.7: all agree, or building goes on."""
    p.turn += 1
    if p.story is not None:
        tell(p, "agreed" if move == AGREE else "declined", seat)
    if move != AGREE:
        p.phase = BUILD
        p.player = (p.proposer + 1) % p.setting.seats
        p.proposer = 0
        p.entries = []
        return
    p.player = (seat + 1) % p.setting.seats
    if p.player == p.proposer:
        finish_building(p, sorted_code(p.blocks, p.entries).text())


def finish_building(p: Position, code: str) -> None:
    """2.7: the building stands, pushed into the corner of the table."""
    p.phase = FIRST
    p.player = 0
    p.proposer = 0
    p.blocks = []
    p.entries = []
    p.stand(building(code))
    if p.story is not None:
        tell(p, "built", p.building.points, p.building.length, code)
