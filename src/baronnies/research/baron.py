"""Baron as a network sees it.

The land has no edge: tiles are numbered in the order of the view, free cells too. Actions: small
ones (pass, try, hold, draw, put out), then lay a tile of each nature on each free cell, then a
keep on each tile.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from baronnies.core import hex as hexes
from baronnies.core.game import Move, Seat
from baronnies.games.baron.notation import PUT_OUT, cell_of, is_keep, is_lay, tile_of
from baronnies.games.baron.state import PHASE_NAMES
from baronnies.games.baron.tables import (
    ALL_TILES,
    COLOURS,
    DISPLAY,
    LETTERS,
    NATURES,
    TILES,
)
from baronnies.research.encoding import Encoding, Sheet, View

_SMALL: Final = PUT_OUT + NATURES
_FREE: Final = 4 * ALL_TILES + 2  # cells beside so many hexagons, at most: in a row
_FAR: Final = ALL_TILES  # cells from the middle
_BURIED: Final = 3  # known tiles of the pile that are told, the upper ones first


class BaronEncoding(Encoding):
    """The land as a list of tiles and of free cells, each with its place."""

    actions = _SMALL + NATURES * _FREE + ALL_TILES

    def action(self, move: Move, view: View) -> int:
        if is_keep(move):
            cell = hexes.name(cell_of(move))
            at = next(at for at, tile in enumerate(view["tiles"]) if tile["cell"] == cell)
            return _SMALL + NATURES * _FREE + at
        if is_lay(move):
            free: list[str] = view["free"]
            return _SMALL + tile_of(move) * _FREE + free.index(hexes.name(cell_of(move)))
        return move

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        self._write_land(sheet, view, around)
        self._write_free(sheet, view)
        for place in range(DISPLAY):
            offer = view["display"][place] if place < len(view["display"]) else None
            sheet.one_of(f"display {place + 1}", offer and offer["tile"], LETTERS)
            sheet.amounts(f"display {place + 1} payable", [bool(offer and offer["payable"])])
        self._write_pile(sheet, view)
        sheet.amounts("reserve", _counted("".join(tile["tile"] for tile in view["reserve"])))
        sheet.amounts("back", [view["back"] / 5])
        for after, other in enumerate(around):
            _write_seat(sheet, f"seat +{after}", view["seats"][other])

    def _write_land(self, sheet: Sheet, view: View, around: Sequence[Seat]) -> None:
        keeps = {keep["cell"]: keep for keep in view["keeps"]}
        size = 3 + NATURES + self.seats + 5
        land: list[float] = []
        for tile in view["tiles"]:
            keep = keeps.get(tile["cell"])
            land += [1.0, tile["q"] / _FAR, tile["r"] / _FAR]
            land += [float(tile["tile"] == letter) for letter in LETTERS]
            land += [float(keep is not None and keep["seat"] == other) for other in around]
            land += [keep["baron"], keep["worth"] / 20, keep["missing"] / 6] if keep else [0.0] * 3
            land += [tile["cell"] == view["knight"], tile["cell"] in view["tries"]]
        sheet.amounts("land", land + [0.0] * (size * ALL_TILES - len(land)))

    def _write_free(self, sheet: Sheet, view: View) -> None:
        free: list[float] = []
        for name in view["free"]:
            q, r = name.split(",")
            free += [1.0, int(q) / _FAR, int(r) / _FAR]
        sheet.amounts("free", free + [0.0] * (3 * _FREE - len(free)))

    def _write_pile(self, sheet: Sheet, view: View) -> None:
        sheet.amounts("pile", [view["pile"] / ALL_TILES])
        for place in range(_BURIED):
            tile = view["buried"][place] if place < len(view["buried"]) else None
            sheet.one_of(f"buried {place + 1}", tile and tile["tile"], LETTERS)
            sheet.amounts(f"buried {place + 1} above", [tile["above"] / ALL_TILES if tile else 0])
        sheet.amounts("gone", _counted((view["gone"] or "") + view["out"]))


def _write_seat(sheet: Sheet, name: str, seen: Mapping[str, Any]) -> None:
    sheet.one_of(f"{name} colour", seen["colour"], COLOURS)
    amounts = [seen["honour"] / 50, bool(seen["fell"]), seen["stock"] / 5, seen["reserve"] / 10]
    sheet.amounts(name, amounts)
    sheet.amounts(f"{name} known", _counted(seen["known"]))
    sheet.marks(f"{name} maybe", [LETTERS.index(letter) for letter in seen["maybe"]], NATURES)


def _counted(letters: str) -> list[float]:
    """How many of each nature there are, as shares of all."""
    return [letters.count(letter) / TILES[at] for at, letter in enumerate(LETTERS)]
