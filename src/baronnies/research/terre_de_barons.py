"""Terre de Barons as a network sees it.

Actions: walks of the baron, of the knight and of troops from each tile to each, then rides, dice
for treasure, orders by command tile, captures, colours, stop, end.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from baronnies.core.game import Move, Seat
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    CAPTURE,
    CONCENTRATE,
    DECONSTRUCT,
    DISPERSE,
    END_VERB,
    LOW,
    RECRUIT,
    RECRUIT_DIE,
    RIDE_BARON,
    RIDE_KNIGHT,
    SIX,
    STOP_VERB,
    TAKE,
    TREASURE,
    TROOP,
    VERB,
    WALK_BARON,
    WALK_KNIGHT,
)
from baronnies.games.terre_de_barons.state import PHASE_NAMES
from baronnies.games.terre_de_barons.tables import COLOUR_NAMES, FACES, KIND_NAMES, LAST_TILE
from baronnies.games.terre_de_barons.view import holder
from baronnies.research.encoding import Encoding, Sheet, View

_TILES: Final = LAST_TILE + 1  # tiles count from 1
_WALKS: Final = (WALK_BARON, WALK_KNIGHT, TROOP)
_SINGLES: Final = (
    *(RIDE_BARON, RIDE_KNIGHT, TREASURE, RECRUIT, RECRUIT_DIE, BUILD, DECONSTRUCT, DISPERSE),
    *(CONCENTRATE, CAPTURE, TAKE, STOP_VERB, END_VERB),
)
_GROUNDS: Final = (*KIND_NAMES, "mountain")
_CARDS: Final = ("held", "treasure", "ride")
_ORDERS: Final = ("disperse", "concentrate")
_TROOPS: Final = 30
_STOCK: Final = ("reserve", "discard", "troops")


class TerreDeBaronsEncoding(Encoding):
    """Colours are written one's own first, then those round the table, then free ones."""

    actions = len(_WALKS) * _TILES * _TILES + len(_SINGLES) * _TILES

    def action(self, move: Move, view: View) -> int:  # noqa: ARG002 - as the others
        verb, high, low = move >> VERB, move >> SIX & LOW, move & LOW
        if verb in _WALKS:
            return (_WALKS.index(verb) * _TILES + high) * _TILES + low
        return (len(_WALKS) * _TILES + _SINGLES.index(verb)) * _TILES + low

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        taken = [view["seats"][other]["colour"] for other in around]
        free = [colour for colour in COLOUR_NAMES if colour not in taken]
        colours = [colour for colour in taken if colour] + free
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        land = [number for tile in view["tiles"] for number in _tile(tile, colours)]
        sheet.amounts("land", land)
        for after, other in enumerate(around):
            _write_seat(sheet, f"seat +{after}", view["seats"][other], view["goal"])
        sheet.marks("closed", view["closed"], _TILES)
        sheet.marks("free colours", map(colours.index, view["free_colours"]), len(COLOUR_NAMES))
        lands = [view["lands"].get(colour, 0) for colour in colours]
        sheet.amounts("lands", lands, most=50)
        self._write_turn(sheet, view, around)

    def _write_turn(self, sheet: Sheet, view: View, around: Sequence[Seat]) -> None:
        order, own = view["order"], view["own"]
        worth = own["die"] if own else {"two_orders": False, "walk": 0}
        sheet.amounts("order of play", [view["playing"].index(s) for s in around], most=4)
        sheet.one_of("die", view["die"], range(1, FACES + 1))
        flags = [view["die_used"], worth["two_orders"], view["paused"], worth["walk"] / 12]
        sheet.amounts("turn", flags)
        sheet.one_of("first action", view["first_action"], ("move", "order"))
        sheet.one_of("order", order and order["order"], _ORDERS)
        sheet.marks("command", [order["command"]] if order else [], _TILES)
        sheet.marks("target", [order["target"]] if order and order["target"] else [], _TILES)
        done = [order["begun"], order["engaged"] / 12, order["needed"] / 12] if order else [0] * 3
        sheet.amounts("carried out", done)


def _tile(tile: Mapping[str, Any], colours: Sequence[str]) -> list[float]:
    """A tile: its ground, its troops, and by colour what else stands there."""
    colour, troops = tile["troops"] or (None, 0)
    held = holder(tile)
    numbers = [float(tile["kind"] == ground) for ground in _GROUNDS]
    numbers += [tile["points"] / 4, tile["moved"] / _TROOPS]
    for one in colours:
        numbers.append(troops / _TROOPS if one == colour else 0.0)
        numbers += [float(tile["keep"] == one), float(held == one)]
        numbers += [float(one in tile["barons"]), float(one in tile["knights"])]
    return numbers


def _write_seat(sheet: Sheet, name: str, seen: Mapping[str, Any], goal: int) -> None:
    sheet.marks(f"{name} card", [seen["card"]] if seen["card"] else [], _TILES)
    sheet.one_of(f"{name} card is", seen["card_state"], _CARDS)
    points = [seen.get("points", 0) / goal, seen.get("diversity", 0) / goal]
    sheet.amounts(f"{name} points", points)
    keeps = [seen.get("keeps", 0), seen.get("keeps_standing", 0)]
    sheet.amounts(f"{name} keeps", keeps, most=10)
    sheet.amounts(f"{name} troops", [seen.get(what, 0) for what in _STOCK], most=_TROOPS)
