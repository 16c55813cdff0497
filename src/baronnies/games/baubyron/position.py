"""A position of Baubyron as text; reading.py reads it back.

    baubyron 3 move to=B roll=5 first=A turn=12
    building xa1 uc1 xd1 @ a1
    pawns a1:AB c1:rA
    kept B=1

The phases are plan, build, vote, first, red, roll, move and over. A pile is written from below,
seats as capital letters and red pawns as `r`. Pawns that are not written are in their stock. While
the players build together, `blocks xb2 ub4` stands instead of the building, and `entries b2` for
those of a proposal. Without a building it is the default one, without a phase `roll`, or `move`
if there is a roll.
"""

from typing import Final

from baronnies.core.game import SEAT_LETTERS
from baronnies.games.baubyron.blocks import block_name
from baronnies.games.baubyron.listing import owners_at
from baronnies.games.baubyron.ready import OPTIONS, READY
from baronnies.games.baubyron.state import (
    BUILD,
    DRAWN,
    PHASE_NAMES,
    PLAN,
    REDDEN,
    VOTE,
    Position,
)
from baronnies.games.baubyron.tables import RED, cell_name

RED_LETTER: Final = "r"
BUILDING: Final = "building"


def write(p: Position) -> str:
    """Everything, as text."""
    lines = [" ".join(_write_head(p))]
    if p.phase in (BUILD, VOTE):
        lines += [" ".join(["blocks", *map(block_name, p.blocks)])] if p.blocks else []
        lines += [" ".join(["entries", *map(cell_name, p.entries)])] if p.entries else []
    elif p.phase != PLAN:
        option = p.setting.options[BUILDING]
        lines += [f"building {option if option in READY else p.building.code}"]
        piles = [f"{p.building.names[spot]}:{_letters(p, spot)}" for spot in _taken(p)]
        lines += [" ".join(["pawns", *piles])] if piles else []
        kept = [f"{SEAT_LETTERS[seat]}={count}" for seat, count in enumerate(p.kept) if count]
        lines += [" ".join(["kept", *kept])] if kept else []
    return "\n".join(lines)


def _write_head(p: Position) -> list[str]:
    head = [f"baubyron {p.setting.seats} {PHASE_NAMES[p.phase]}"]
    seats = {"to": p.player, "first": p.first, "proposer": p.proposer}
    head += [f"{name}={SEAT_LETTERS[seat]}" for name, seat in seats.items() if seat]
    head += [f"winner={SEAT_LETTERS[p.winner]}"] if p.winner != DRAWN else []
    head += [f"roll={p.roll}"] if p.roll else []
    head += [f"reds={p.reds}"] if p.phase == REDDEN else []
    head += [f"turn={p.turn}"] if p.turn else []
    options = p.setting.options
    made_later = p.setting.together or p.setting.random_length
    return head + [
        f"{name}={value}"
        for name, value in options.items()
        if value != OPTIONS[name].default and (name != BUILDING or made_later)
    ]


def _taken(p: Position) -> list[int]:
    return [spot for spot, pile in enumerate(p.piles) if pile]


def _letters(p: Position, spot: int) -> str:
    owners = owners_at(p, spot)
    return "".join(RED_LETTER if owner == RED else SEAT_LETTERS[owner - 1] for owner in owners)
