"""Baubyron as a network sees it.

Cells are numbered in the order of the view's building; there are as many as the building has, or
the most there can be where it is not settled. Actions: a pawn from each cell or stock to each
cell, with and without ejecting; a pawn lifted in its pile; a red pawn placed; pass; then, where
people build together, blocks, entries, buildings and votes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from baronnies.core.game import Game, Move, Seat
from baronnies.games.baubyron.blocks import BLOCKS
from baronnies.games.baubyron.notation import (
    BACK,
    BLOCK,
    DECLINE,
    EJECT,
    ENTRY,
    PASS,
    RED_AT,
    STOCK,
    TAKE,
    end_of,
    is_block,
    is_entry,
    is_lift,
    is_pawn_move,
    is_red_placed,
    is_take,
    lifted_cell,
    lifted_level,
    start_of,
)
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.state import PHASE_NAMES
from baronnies.games.baubyron.tables import (
    CELLS,
    DIE,
    MOST_BLOCKS,
    PAWNS,
    REDS,
    TALLEST,
    cell_name,
    read_cell,
)
from baronnies.research.encoding import Encoding, Sheet, View

_STOREYS: Final = 10
_FAR: Final = 50  # points to the goal
_WORDS: Final = DECLINE - BACK + 1
_BUILDING: Final = BLOCKS + CELLS + len(READY) + _WORDS  # actions of people who build


class BaubyronEncoding(Encoding):
    """Nothing is hidden."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        standing = game.start(seats, options).view(None)["building"]
        self.together = options["building"] == "together"
        self.cells = len(standing["cells"]) if isinstance(standing, dict) else 2 * MOST_BLOCKS
        self.lifts = (self.cells + 2) * self.cells * 2  # the first of these actions, and so on
        self.reds = self.lifts + self.cells * TALLEST
        self.last = self.reds + self.cells  # to pass
        self.actions = self.last + 1 + (_BUILDING if self.together else 0)

    def whose(self, seat: Seat) -> None:  # noqa: ARG002 - as the others
        return None

    def action(self, move: Move, view: View) -> int:
        if move == PASS:
            return self.last
        if not (is_pawn_move(move) or is_lift(move) or is_red_placed(move)):
            return self.last + 1 + _built(move)
        number = {spot["cell"]: at for at, spot in enumerate(view["building"]["cells"])}
        if is_lift(move):
            cell = number[cell_name(lifted_cell(move))]
            return self.lifts + cell * TALLEST + lifted_level(move) - 1
        if is_red_placed(move):
            return self.reds + number[cell_name(move - RED_AT)]
        start, end = start_of(move), number[cell_name(end_of(move))]
        begins = self.cells + start - STOCK if start >= STOCK else number[cell_name(start)]
        return (begins * self.cells + end) * 2 + (move & EJECT)

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        sheet.one_of("player", view["player"], around)
        sheet.one_of("roll", view["roll"], range(1, DIE + 1))
        sheet.amounts("rules", [view["reds"] / REDS, view["eject_down"], view["red_compulsory"]])
        self._write_cells(sheet, view, around)
        for after, other in enumerate(around):
            seen = view["seats"][other]
            amounts = [seen["stock"] / PAWNS, seen["kept"] / REDS]
            ways = [(seen[what] or _FAR) / _FAR for what in ("points", "now")]
            sheet.amounts(f"seat +{after}", [*amounts, *ways])
        if self.together:
            self._write_site(sheet, view["site"], around)

    def _write_cells(self, sheet: Sheet, view: View, around: Sequence[Seat]) -> None:
        owners = self.seats + 1  # and nobody's: red
        size = 5 + TALLEST * owners
        cells: list[float] = []
        piles = {pile["cell"]: pile["pawns"] for pile in view["piles"]}
        building: Mapping[str, Any] = view["building"] or {"cells": []}
        for spot in building["cells"]:
            cell = spot["cell"]
            cells += [1.0, spot["storeys"] / _STOREYS, spot["points"] / _FAR]
            cells += [float(cell == building["goal"]), float(cell in building["entries"])]
            pawns = [0.0] * (TALLEST * owners)
            for level, owner in enumerate(piles.get(cell, ())):
                at = self.seats if owner is None else around.index(owner)
                pawns[level * owners + at] = 1.0
            cells += pawns
        sheet.amounts("cells", cells + [0.0] * (size * self.cells - len(cells)))

    def _write_site(
        self, sheet: Sheet, site: Mapping[str, Any] | None, around: Sequence[Seat]
    ) -> None:
        storeys = [0.0] * CELLS
        for spot in site["cells"] if site else ():
            storeys[read_cell(spot["cell"])] = spot["storeys"] / _STOREYS
        sheet.amounts("site", storeys)
        sheet.marks("entries", map(read_cell, site["entries"] if site else ()), CELLS)
        sheet.amounts("blocks left", [site["left"] / MOST_BLOCKS if site else 0])
        sheet.one_of("proposer", site and site["proposer"], around)


def _built(move: Move) -> int:
    """Of the actions of people who build, which."""
    if is_block(move):
        return move - BLOCK
    if is_entry(move):
        return BLOCKS + move - ENTRY
    if is_take(move):
        return BLOCKS + CELLS + move - TAKE
    assert BACK <= move <= DECLINE
    return BLOCKS + CELLS + len(READY) + move - BACK
