"""Moves of Baron as integers and as texts.

Draw the second tile of the display `d2` · lay a quarry `Q@2,-3` · place a keep `keep@1,0`, or
`pass` · a last knight tries `try` or holds `hold` · a tile that fits nowhere goes `out:Q`.
CHANCE: `colour:red`, `first:B`, a start tile `start:Y`, a tile that leaves the game `gone:Y`, a
tile from the pile `tile:V`.
"""

import re
from typing import Final

from baronnies.core import hex as hexes
from baronnies.core.game import SEAT_LETTERS, Move
from baronnies.core.hex import Cell
from baronnies.core.unreadable import Unreadable
from baronnies.games.baron.tables import COLOURS, DISPLAY, FIVE, LETTERS, Nature

PASS: Final[Move] = 0
TRY: Final[Move] = 1
HOLD: Final[Move] = 2
TAKE: Final[Move] = 3  # plus the place of the display, 0 to 2
PUT_OUT: Final[Move] = 16  # plus the nature; and so are the next ones
START: Final[Move] = 32
GONE: Final[Move] = 48
TILE: Final[Move] = 64
COLOUR: Final[Move] = 80  # plus the colour
FIRST: Final[Move] = 96  # plus the seat
SIXTEEN: Final = 16  # numbers to each of these kinds
LAY: Final[Move] = 1 << 20  # plus the nature, above the cell
KEEP: Final[Move] = 1 << 21  # plus the cell
NATURE_SHIFT: Final = 16
NATURE_MASK: Final = 0xF
CELL_MASK: Final = 0xFFFF

_PLAIN: Final = {PASS: "pass", TRY: "try", HOLD: "hold"}
_TAKE: Final = re.compile(rf"d([1-{DISPLAY}])")
_TILE_WORDS: Final = {"out": PUT_OUT, "start": START, "gone": GONE, "tile": TILE}

# What each kind of step looks like; words.*.ftl says them.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("draw", r"d(?P<place>\d)"),
    ("lay", "(?P<tile>[A-Z])@(?P<cell>.+)"),
    ("keep", "keep@(?P<cell>.+)"),
    ("out", "out:(?P<tile>[A-Z])"),
    ("pass", "pass"),
    ("try", "try"),
    ("hold", "hold"),
)


def is_take(move: Move) -> bool:
    """Whether the move draws from the display."""
    return TAKE <= move < TAKE + DISPLAY


def is_lay(move: Move) -> bool:
    """Whether the move lays a tile."""
    return LAY <= move < KEEP


def is_keep(move: Move) -> bool:
    """Whether the move places a keep."""
    return move >= KEEP


def is_of(kind: Move, move: Move) -> bool:
    """Whether the move is of one of the kinds with sixteen numbers."""
    return kind <= move < kind + SIXTEEN


def lay_of(tile: Nature, at: Cell) -> Move:
    """The move that lays a tile on a cell."""
    return LAY | tile << NATURE_SHIFT | at


def tile_of(move: Move) -> Nature:
    """The nature of a tile laid."""
    return move >> NATURE_SHIFT & NATURE_MASK


def cell_of(move: Move) -> Cell:
    """Where a tile or a keep goes."""
    return move & CELL_MASK


def say(move: Move) -> str:
    """The text of a move."""
    if is_keep(move):
        return f"keep@{hexes.name(cell_of(move))}"
    if is_lay(move):
        return f"{LETTERS[tile_of(move)]}@{hexes.name(cell_of(move))}"
    if is_take(move):
        return f"d{move - TAKE + 1}"
    if is_of(FIRST, move):
        return f"first:{SEAT_LETTERS[move - FIRST]}"
    if is_of(COLOUR, move):
        return f"colour:{COLOURS[move - COLOUR]}"
    for word, kind in _TILE_WORDS.items():
        if is_of(kind, move):
            return f"{word}:{LETTERS[move - kind]}"
    return _PLAIN[move]


def read(text: str) -> Move:
    """The move of a text."""
    for move, plain in _PLAIN.items():
        if text == plain:
            return move
    if found := _TAKE.fullmatch(text):
        return TAKE + int(found[1]) - 1
    place, at, cell = text.partition("@")
    if at:
        return _read_placed(text, place, cell)
    word, _, rest = text.partition(":")
    if word == "colour" and rest in COLOURS:
        return COLOUR + COLOURS.index(rest)
    if word == "first" and len(rest) == 1 and rest in SEAT_LETTERS[:FIVE]:
        return FIRST + SEAT_LETTERS.index(rest)
    if word in _TILE_WORDS and len(rest) == 1 and rest in LETTERS:
        return _TILE_WORDS[word] + LETTERS.index(rest)
    raise Unreadable("baron-move", text=text[:40])


def _read_placed(text: str, what: str, where: str) -> Move:
    """A tile or a keep on a cell."""
    if what == "keep":
        return KEEP | hexes.read(where)
    if len(what) == 1 and what in LETTERS:
        return lay_of(LETTERS.index(what), hexes.read(where))
    raise Unreadable("baron-move", text=text[:40])
