"""A position of Baron as text; reading.py reads it back.

    baron 2 keep to=B turn=7 first=A
       0,-1  F   V
    -1,0   Q   MA  W
       -1,1  P   Mb  M
    display M V F
    A red honour=3 reserve=MY start=Y
    B white honour=-1 reserve=MM start=Q!

A line of the board names its first cell and goes on eastward, `.` for a hole; a small letter is
that seat's knight, a capital its baron. `placed` lists the keeps in the order of placing if that is
not the order of reading. Tiles that are nowhere lie in the pile while the display is full; else
they have left the game, as those of the line `out` have. `start=Q` is a start tile nobody has seen,
`start=Q?YQ` one that can only be Y or Q, `start=Q!`, or none, one that everybody knows.
"""

from baronnies.core import hex as hexes
from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.hex import EAST, Cell
from baronnies.core.scan import options_told
from baronnies.games.baron.effects import is_proven
from baronnies.games.baron.plane import CELLS, PLACES
from baronnies.games.baron.state import DEAL, END, OVER, PHASE_NAMES, Position
from baronnies.games.baron.tables import (
    COLOURS,
    DISPLAY,
    LETTERS,
    NONE,
    OPTIONS,
    START_MASK,
    START_NATURES,
)


def write(p: Position) -> str:
    """Everything, as text."""
    lines = [" ".join(_head(p)), *_board(p)]
    keeps = list(p.lords())
    if keeps != sorted(keeps, key=_reading_order):
        lines.append(" ".join(["placed", *map(hexes.name, keeps)]))
    if p.display:
        lines.append(f"display {' '.join(LETTERS[tile] for tile in p.display)}")
    if p.pile and any(p.out):
        lines.append(f"out {''.join(LETTERS[t] * count for t, count in enumerate(p.out))}")
    if not p.pile and len(p.display) == DISPLAY:
        lines.append("pile")
    lines += [_seat(p, seat) for seat in range(p.setting.seats)]
    if p.phase == END:
        asked = [knight for knight in p.knights() if not p.fell[p.keeps[knight]]]
        holds = [knight for knight in asked if knight not in p.undecided + p.tries]
        for name, knights in (("tries", p.tries), ("holds", holds)):
            names = [hexes.name(CELLS[knight]) for knight in knights]
            lines += [" ".join([name, *names])] if names else []
    return "\n".join(lines)


def _head(p: Position) -> list[str]:
    head = ["baron", str(p.setting.seats), PHASE_NAMES[p.phase]]
    if p.phase not in (DEAL, END, OVER):
        head.append(f"to={SEAT_LETTERS[p.to]}")
    head += [f"turn={p.turn}"] if p.turn else []
    head += [f"first={SEAT_LETTERS[p.first]}"] if p.first != NONE else []
    head += [f"back={p.back}"] if p.back else []
    head += [f"gone={LETTERS[p.gone]}"] if p.gone != NONE else []
    if p.buried:
        depths = zip(p.buried, p.surfaces, strict=True)
        head.append("buried=" + ",".join(f"{LETTERS[t]}{p.pile - at}" for t, at in depths))
    return head + options_told(p.setting.options, OPTIONS)


def _reading_order(at: Cell) -> tuple[int, int]:
    q, r = hexes.axial(at)
    return r, q


def _board(p: Position) -> list[str]:
    """A line for each row, from its first tile to its last."""
    lines: list[str] = []
    cells = sorted(p.tiles(), key=_reading_order)
    last_row: int | None = None
    at = 0
    for cell in cells:
        row = hexes.axial(cell)[1]
        if row != last_row:
            lines.append(hexes.name(cell))
            at, last_row = cell, row
        while at != cell:
            lines[-1] += " ."
            at += EAST
        lines[-1] += f" {_tile(p, cell)}"
        at += EAST
    return lines


def _tile(p: Position, at: Cell) -> str:
    place = PLACES[at]
    keep = SEAT_LETTERS[p.keeps[place]] if place in p.keeps else ""
    return LETTERS[p.land[place]] + (keep.lower() if p.gaps[place] != NONE else keep)


def _seat(p: Position, seat: Seat) -> str:
    words = [SEAT_LETTERS[seat]]
    words += [COLOURS[p.colours[seat]]] if p.colours[seat] != NONE else []
    words += [f"honour={p.honour[seat]}"] if p.honour[seat] else []
    words += [f"fell={p.fell[seat]}"] if p.fell[seat] else []
    if p.reserves[seat]:
        words.append("reserve=" + "".join(LETTERS[tile] for tile in p.reserves[seat]))
    if p.starts[seat] != NONE:
        words.append(f"start={LETTERS[p.starts[seat]]}{_suspects(p, seat)}")
    return " ".join(words)


def _suspects(p: Position, seat: Seat) -> str:
    """How much everybody knows of a start tile."""
    if is_proven(p, seat):
        return "!"
    if p.suspects[seat] == START_MASK:
        return ""
    return "?" + "".join(LETTERS[t] for t in START_NATURES if p.suspects[seat] >> t & 1)
