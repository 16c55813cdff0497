"""Moves of Baubyron as integers and as texts.

A pawn from a1 on to c2 `a1-c2`, ejecting there `a1xc2` · out of the stock `in-c2`, `inxc2`, a kept
red one `red-c2`, `redxc2` · the second pawn from below to the top of its pile `a1^2` · `pass` ·
a red pawn before the race `red:c3`.
Building: a block `xa1`, `ya1`, `ua1` · `back` · an entry `@a1` · `propose` · `agree`, `decline` ·
a ready building `take:NAME`.
CHANCE: `plan:7` a random building · `first:B` · `roll:5`.
"""

import re
from typing import Final

from baronnies.core.game import SEAT_LETTERS, Move
from baronnies.core.options import whole_number
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.blocks import BLOCKS, block_name, read_block
from baronnies.games.baubyron.generate import NUMBERS
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.tables import CELLS, DIE, Cell, cell_name, read_cell

# A pawn's move: where from, where to, whether it ejects. From a cell, or from one of two stocks.
FROM_SHIFT: Final = 11
TO_SHIFT: Final = 1
CELL_MASK: Final = 1023
EJECT: Final[Move] = 1
STOCK: Final[Cell] = CELLS  # one's own pawns beside the board
KEPT: Final[Cell] = CELLS + 1  # the red pawns one has ejected
LAST_PAWN_MOVE: Final[Move] = (1 << 21) - 1

LIFT: Final[Move] = 1 << 21  # plus eight times the cell, plus the pawn's place from below, from 1
LIFT_SHIFT: Final = 3
LEVEL_MASK: Final = 7
PASS: Final[Move] = 1 << 22
RED_AT: Final[Move] = (1 << 22) + 1024  # plus the cell
BLOCK: Final[Move] = 1 << 23  # plus the block
BACK: Final[Move] = (1 << 23) + 4096
PROPOSE: Final[Move] = BACK + 1
AGREE: Final[Move] = BACK + 2
DECLINE: Final[Move] = BACK + 3
ENTRY: Final[Move] = 1 << 24  # plus the cell
TAKE: Final[Move] = 1 << 25  # plus the number of the ready building
ROLL: Final[Move] = 1 << 26  # plus 1 to 6
FIRST: Final[Move] = ROLL + 16  # plus the seat
PLAN: Final[Move] = 1 << 32  # plus the number of the random building

_PAWN: Final = re.compile(r"([a-z]\d\d?|in|red)([-x])([a-z]\d\d?)")
_LIFT: Final = re.compile(r"([a-z]\d\d?)\^([1-4])")
_WORDS: Final = {
    "pass": PASS,
    "back": BACK,
    "propose": PROPOSE,
    "agree": AGREE,
    "decline": DECLINE,
}
_SAID: Final = {move: text for text, move in _WORDS.items()}
_MOST_SEATS: Final = 6

# What each kind of step looks like; words.*.ftl says them.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("walk", r"(?P<start>[a-z]\d\d?)-(?P<end>[a-z]\d\d?)"),
    ("eject", r"(?P<start>[a-z]\d\d?)x(?P<end>[a-z]\d\d?)"),
    ("enter", "in-(?P<end>.+)"),
    ("enter_eject", "inx(?P<end>.+)"),
    ("red_back", "red-(?P<end>.+)"),
    ("red_back_eject", "redx(?P<end>.+)"),
    ("lift", r"(?P<cell>[a-z]\d\d?)\^(?P<level>\d)"),
    ("red", "red:(?P<cell>.+)"),
    ("block", r"(?P<way>[xyu])(?P<cell>[a-z]\d\d?)"),
    ("entry", "@(?P<cell>.+)"),
    ("ready", "take:(?P<name>.+)"),
    ("back", "back"),
    ("propose", "propose"),
    ("agree", "agree"),
    ("decline", "decline"),
    ("pass", "pass"),
)


def pawn_move(start: Cell, end: Cell, *, eject: bool) -> Move:
    """The move of a pawn."""
    return start << FROM_SHIFT | end << TO_SHIFT | eject


def start_of(move: Move) -> Cell:
    """Where a pawn's move begins: a cell, STOCK or KEPT."""
    return move >> FROM_SHIFT


def end_of(move: Move) -> Cell:
    """The cell where a pawn's move ends."""
    return move >> TO_SHIFT & CELL_MASK


def is_pawn_move(move: Move) -> bool:
    """Whether the move takes a pawn along a way."""
    return move <= LAST_PAWN_MOVE


def is_lift(move: Move) -> bool:
    """Whether the move takes a buried pawn to the top of its pile."""
    return LIFT <= move < PASS


def lift_of(cell: Cell, level: int) -> Move:
    """The move that takes a pawn to the top of its pile."""
    return LIFT + (cell << LIFT_SHIFT) + level


def lifted_cell(move: Move) -> Cell:
    """The cell of the pile."""
    return move - LIFT >> LIFT_SHIFT


def lifted_level(move: Move) -> int:
    """The place of the pawn in its pile, from below, from 1."""
    return move & LEVEL_MASK


def is_red_placed(move: Move) -> bool:
    """Whether the move places a red pawn before the race."""
    return RED_AT <= move < RED_AT + CELLS


def is_block(move: Move) -> bool:
    """Whether the move adds a block."""
    return BLOCK <= move < BLOCK + BLOCKS


def is_entry(move: Move) -> bool:
    """Whether the move names an entry."""
    return ENTRY <= move < ENTRY + CELLS


def is_take(move: Move) -> bool:
    """Whether the move chooses a ready building."""
    return TAKE <= move < TAKE + len(READY)


def is_roll(move: Move) -> bool:
    """Whether the move is a roll of the die."""
    return ROLL < move <= ROLL + DIE


def is_first(move: Move, seats: int) -> bool:
    """Whether the move names the first player of so many."""
    return FIRST <= move < FIRST + seats


def is_plan(move: Move) -> bool:
    """Whether the move draws a random building."""
    return PLAN <= move < PLAN + NUMBERS


def say(move: Move) -> str:
    """The text of a move."""
    if is_pawn_move(move):
        sign = "x" if move & EJECT else "-"
        return f"{_place(start_of(move))}{sign}{cell_name(end_of(move))}"
    if is_lift(move):
        return f"{cell_name(lifted_cell(move))}^{lifted_level(move)}"
    if move in _SAID:
        return _SAID[move]
    if is_red_placed(move):
        return f"red:{cell_name(move - RED_AT)}"
    if is_block(move):
        return block_name(move - BLOCK)
    if is_entry(move):
        return f"@{cell_name(move - ENTRY)}"
    if is_take(move):
        return f"take:{list(READY)[move - TAKE]}"
    return _say_luck(move)


def _place(start: Cell) -> str:
    if start == STOCK:
        return "in"
    return "red" if start == KEPT else cell_name(start)


def _say_luck(move: Move) -> str:
    if is_plan(move):
        return f"plan:{move - PLAN}"
    if is_roll(move):
        return f"roll:{move - ROLL}"
    return f"first:{SEAT_LETTERS[move - FIRST]}"


def read(text: str) -> Move:
    """The move of a text."""
    try:
        move = _read(text)
    except Unreadable:
        move = None  # a cell that does not exist, say
    if move is None:
        raise Unreadable("baubyron-move", text=text[:40])
    return move


def _read(text: str) -> Move | None:
    if text in _WORDS:
        return _WORDS[text]
    if found := _PAWN.fullmatch(text):
        starts = {"in": STOCK, "red": KEPT}
        start = starts[found[1]] if found[1] in starts else read_cell(found[1])
        return pawn_move(start, read_cell(found[3]), eject=found[2] == "x")
    if found := _LIFT.fullmatch(text):
        return lift_of(read_cell(found[1]), int(found[2]))
    if text.startswith("@"):
        return ENTRY + read_cell(text[1:])
    name, colon, value = text.partition(":")
    return _read_named(name, value) if colon else BLOCK + read_block(text)


def _read_named(name: str, value: str) -> Move | None:
    """A move with a colon."""
    if name == "red":
        return RED_AT + read_cell(value)
    if name == "take":
        return TAKE + list(READY).index(value) if value in READY else None
    if name == "first":
        seat = SEAT_LETTERS[:_MOST_SEATS].find(value)
        return FIRST + seat if len(value) == 1 and seat >= 0 else None
    number = whole_number(value)
    if number is None or str(number) != value:
        return None
    if name == "roll":
        return ROLL + number if 1 <= number <= DIE else None
    return PLAN + number if name == "plan" else None
