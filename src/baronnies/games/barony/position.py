"""A position of Barony as text; reading.py reads it back.

    barony 2 act seat=B round=5 first=A turn=21
    row -1,0 CPLF
    row -1,1 MFC
    A -1,0=c1 1,0=v 0,1=2 title=viscount tokens=CCP
    B 1,1=c2 magic=3 imprints=0,1

A row goes from its hex to the east; `.` is a gap. On a hex stand a city c, a stronghold s or a
village v, then the number of knights. Tokens not held are in the bank, pieces not named in
reserve. What is omitted is nothing, baron, seat A, round 1, phase act. A turn under way has
`action=`, `cast=`, `parts=`, `at=`, `start=`, `served=`, `paid=`, `victims=`. While the board is
laid, a line `laid` tells the tiles so far and a line `left` those that may still come.
"""

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.scan import options_told
from baronnies.games.barony.board import AXIAL, NAMES, NOWHERE, Board, Hex, hex_at
from baronnies.games.barony.state import (
    ACTING,
    ACTION_NAMES,
    NO_ACTION,
    PHASE_NAMES,
    TILES,
    Position,
)
from baronnies.games.barony.tables import (
    CITY,
    COUNT,
    FIRST_CITIES,
    KINDS,
    PIECES,
    SEAT_BITS,
    STRONGHOLD,
    TERRAINS,
    TITLES,
    VILLAGE,
    names_of,
)
from baronnies.games.barony.tiles import OPTIONS, letters_of


def write(p: Position) -> str:
    """Everything, as text."""
    lines = [_head(p)]
    if p.phase == TILES:
        lines.append(" ".join(["laid", *map(letters_of, p.laid)]))
        lines.append(" ".join(["left", *map(letters_of, p.plain + p.mystic)]))
    if p.board.hexes:
        if not p.board.rows:
            p.board.rows += _rows(p.board)
        lines += p.board.rows
        lines += [_seat(p, seat) for seat in range(p.setting.seats)]
    return "\n".join(lines)


def _head(p: Position) -> str:
    words = [f"barony {p.setting.seats} {PHASE_NAMES[p.phase]}"]
    words += [f"seat={SEAT_LETTERS[p.seat]}"] if p.phase == ACTING else []
    words += [f"first={SEAT_LETTERS[p.first]}"] if p.first else []
    words += [f"round={p.round}"] if p.round > 1 else []
    words += [f"turn={p.turn}"] if p.turn else []
    words += options_told(p.setting.options, OPTIONS)
    words += [f"spells={names_of(p.spells)}"] if p.spells else []
    return " ".join(words + _under_way(p))


def _under_way(p: Position) -> list[str]:
    """The turn that has begun; nothing between turns."""
    if p.action == NO_ACTION:
        return []
    fields = {
        "action": ACTION_NAMES[p.action],
        "cast": names_of(p.cast),
        "parts": str(p.parts or ""),
        "at": NAMES[p.at] if p.at != NOWHERE else "",
        "start": NAMES[p.start] if p.start != NOWHERE else "",
        "served": ";".join(NAMES[at] for at in p.served),
        "paid": letters(p.paid),
        "victims": "".join(SEAT_LETTERS[seat] for seat in p.victims),
    }
    return [f"{name}={value}" for name, value in fields.items() if value]


def _rows(board: Board) -> list[str]:
    """The terrain, a line for each row of hexes."""
    rows: dict[int, list[int]] = {}
    for at in board.hexes:
        q, r = AXIAL[at]
        rows.setdefault(r, []).append(q)
    return [
        f"row {min(row)},{r} "
        + "".join(_letter(board, hex_at(q, r)) for q in range(min(row), max(row) + 1))
        for r, row in sorted(rows.items())
    ]


def _letter(board: Board, at: Hex) -> str:
    return TERRAINS[board.terrain[at]] if board.has(at) else "."


def _seat(p: Position, seat: Seat) -> str:
    board = p.board
    hexes = [
        f"{NAMES[at]}={_code(own)}"
        for at in board.hexes
        if (own := p.pieces[at] >> SEAT_BITS * seat & PIECES)
    ]
    visited = [
        NAMES[at] for at, mask in zip(board.places, p.imprints, strict=True) if mask >> seat & 1
    ]
    fields = {
        "title": TITLES[p.rank[seat]] if p.rank[seat] else "",
        "tokens": letters(p.tokens[KINDS * seat : KINDS * seat + KINDS]),
        "new": _new_cities(p, seat),
        "gone": str(p.gone[seat] or ""),
        "magic": str(p.magic[seat] or ""),
        "imprints": ";".join(visited),
    }
    rest = [f"{name}={value}" for name, value in fields.items() if value]
    return " ".join([SEAT_LETTERS[seat], *hexes, *rest])


def _new_cities(p: Position, seat: Seat) -> str:
    """Told only where it is not what the cities on the board suggest."""
    suggested = max(0, len(p.cities[seat]) - FIRST_CITIES)
    return str(p.built[seat]) if p.built[seat] != suggested else ""


def _code(own: int) -> str:
    """The pieces of a seat on a hex: `c1`, `v`, `2`."""
    building = "c" if own & CITY else "s" if own & STRONGHOLD else "v" if own & VILLAGE else ""
    return building + str(own & COUNT or "")


def letters(counts: list[int]) -> str:
    """Tokens as letters: `CCP`."""
    return "".join(TERRAINS[kind] * count for kind, count in enumerate(counts))
