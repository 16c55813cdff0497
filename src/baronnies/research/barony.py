"""Barony as a network sees it.

Hexes have the numbers of `board.py`. Actions: one for each hex (a first city, a recruit, a new
city, an expedition), a village, a stronghold, a knight from the box there; a knight's step from
each hex in each of six directions; then tokens to pay and take, actions, spells, pass, done.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from baronnies.core.game import Move, Seat
from baronnies.games.barony.board import HEXES, NAMES, SIX
from baronnies.games.barony.notation import (
    ACT,
    BOX_AT,
    CAST,
    DONE,
    HERE,
    LOW,
    PASS,
    PAY,
    STEP,
    STRONGHOLD_AT,
    TAKE,
    VILLAGE_AT,
    hexes_of,
    kind_of,
)
from baronnies.games.barony.state import ACTION_NAMES, PHASE_NAMES
from baronnies.games.barony.tables import ALL_SPELLS, KINDS, SPELL_NAMES, TERRAINS
from baronnies.research.encoding import Encoding, Sheet, View

_NUMBER: Final = {name: at for at, name in enumerate(NAMES)}
_BUILDINGS: Final = ("village", "stronghold", "city")
_TITLES: Final = 5
_SIZES: Final = {  # how many actions each kind of move has, in their order
    HERE: HEXES,
    VILLAGE_AT: HEXES,
    STRONGHOLD_AT: HEXES,
    BOX_AT: HEXES,
    STEP: 6 * HEXES,
    PAY: KINDS,
    TAKE: KINDS,
    ACT: len(ACTION_NAMES),
    CAST: ALL_SPELLS + 1,
    PASS: 1,
    DONE: 1,
}


def _firsts() -> dict[int, int]:
    firsts, first = {}, 0
    for kind, size in _SIZES.items():
        firsts[kind] = first
        first += size
    return firsts


_FIRST: Final = _firsts()


class BaronyEncoding(Encoding):
    """Nothing is hidden; the land is a list of all hexes there could be."""

    actions = sum(_SIZES.values())

    def whose(self, seat: Seat) -> None:  # noqa: ARG002 - as the others
        return None

    def action(self, move: Move, view: View) -> int:  # noqa: ARG002 - as the others
        kind = kind_of(move)
        if kind == STEP:
            start, end = hexes_of(move)
            return _FIRST[STEP] + 6 * start + SIX[start].index(end)
        return _FIRST[kind] + (move & LOW)

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        sheet.amounts("round", [view["round"] / view["rounds"], view["sorciers"]])
        sheet.one_of("first", view["first"], around)
        self._write_land(sheet, view, around)
        for after, other in enumerate(around):
            _write_seat(sheet, f"seat +{after}", view["seats"][other])
        sheet.amounts("bank", list(view["bank"].values()), most=20)
        sheet.marks("spells", [SPELL_NAMES.index(one["name"]) for one in view["spells"]], 9)
        sheet.marks("placing", [around.index(other) for other in view["placing"]], self.seats)
        self._write_action(sheet, view["under_way"], around)

    def _write_land(self, sheet: Sheet, view: View, around: Sequence[Seat]) -> None:
        size = len(TERRAINS) + 5 * self.seats
        land: dict[int, float] = {}
        for one in view["hexes"]:
            at = _NUMBER[one["hex"]] * size
            land[at + TERRAINS.index(one["terrain"])] = 1.0
            for pieces in one.get("pieces", ()):
                owner = at + len(TERRAINS) + 5 * around.index(pieces["seat"])
                land[owner + 3] = pieces["knights"] / 4
                if pieces["building"]:
                    land[owner + _BUILDINGS.index(pieces["building"])] = 1.0
            for other in one.get("imprints", ()):
                land[at + len(TERRAINS) + 5 * around.index(other) + 4] = 1.0
        sheet.filled("land", land, HEXES * size)

    def _write_action(
        self, sheet: Sheet, begun: Mapping[str, Any] | None, around: Sequence[Seat]
    ) -> None:
        done = begun or {"action": None, "cast": (), "parts": 0, "at": None, "victims": ()}
        sheet.one_of("action", done["action"], ACTION_NAMES)
        sheet.marks("cast", [SPELL_NAMES.index(name) for name in done["cast"]], len(SPELL_NAMES))
        sheet.amounts("parts", [done["parts"] / 4])
        sheet.marks("at", [_NUMBER[done["at"]]] if done["at"] else [], HEXES)
        sheet.amounts("paid", list(begun["paid"].values()) if begun else [0] * KINDS, most=5)
        sheet.marks("victims", [around.index(seat) for seat in done["victims"]], self.seats)


def _write_seat(sheet: Sheet, name: str, seen: Mapping[str, Any]) -> None:
    sheet.marks(f"{name} title", [seen["rank"]], _TITLES)
    sheet.amounts(f"{name} tokens", list(seen["tokens"].values()), most=8)
    sheet.amounts(f"{name} points", [seen["track"] / 100, seen["score"] / 100, seen["gold"] / 30])
    stock = [seen[what] for what in ("knights", "villages", "strongholds", "cities", "gone")]
    sheet.amounts(f"{name} stock", stock, most=14)
    sheet.amounts(f"{name} magic", [seen["magic"] / 20, seen["imprints"] / 6])
