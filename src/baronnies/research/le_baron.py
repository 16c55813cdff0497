"""Le Baron as a network sees it. Actions: cards 1 to 110, rows 1 to 5, under the pile."""

from collections.abc import Iterable
from typing import Final

from baronnies.core.game import Move, Seat
from baronnies.games.le_baron.notation import UNDER
from baronnies.games.le_baron.sight import LeBaronRow
from baronnies.games.le_baron.state import PHASE_NAMES
from baronnies.games.le_baron.tables import (
    COLOURS,
    DEALT,
    HAND,
    LAST_CARD,
    ROW_LIMIT,
    ROWS,
    LeBaronCard,
)
from baronnies.research.encoding import Encoding, Sheet, View

_HEADS: Final = 20  # on a row that is dear


class LeBaronEncoding(Encoding):
    """Cards are marked by their number, with the rows they fit and what they would take there."""

    actions = UNDER  # moves count from 1

    def action(self, move: Move, view: View) -> int:  # noqa: ARG002 - as the others
        return move - 1

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        sheet.amounts(
            "match", [view["game"] / view["games"], view["heads_good"], view["colour_first"]]
        )
        chosen = [view["chosen"]] if view["chosen"] else []
        _cards(sheet, "hand", view["hand"])
        self._write_hand(sheet, view)
        _cards(sheet, "chosen", chosen)
        fits = {fit["row"] - 1: fit["takes"] / _HEADS for card in chosen for fit in card["fits"]}
        sheet.marks("chosen fits", fits, ROWS)
        sheet.filled("chosen takes", fits, ROWS)
        _cards(sheet, "next", view["revealed"][:1])
        owners = [around.index(card["seat"]) for card in view["revealed"][:1]]
        sheet.marks("next of", owners, self.seats)
        _cards(sheet, "later", view["revealed"][1:])
        for number, row in enumerate(view["rows"], start=1):
            _row(sheet, f"row {number}", row)
        for after, other in enumerate(around):
            self._write_seat(sheet, f"seat +{after}", view, other)
        _cards(sheet, "taken", [card for one in view["seats"] for card in one["taken"]])

    def _write_hand(self, sheet: Sheet, view: View) -> None:
        fits = {card["card"] - 1: [fit["takes"] for fit in card["fits"]] for card in view["hand"]}
        sheet.filled("hand fits", {at: len(takes) / ROWS for at, takes in fits.items()}, LAST_CARD)
        least = {at: min(takes, default=_HEADS) / _HEADS for at, takes in fits.items()}
        sheet.filled("hand takes", least, LAST_CARD)

    def _write_seat(self, sheet: Sheet, name: str, view: View, seat: Seat) -> None:
        seen = view["seats"][seat]
        amounts = [seen["hand"] / HAND, seen["pile"] / DEALT[2], seen["points"] / 100]
        sheet.amounts(name, amounts)
        _cards(sheet, f"{name} known", seen["known"])
        _cards(sheet, f"{name} under", seen["under"])


def _row(sheet: Sheet, name: str, row: LeBaronRow) -> None:
    _cards(sheet, name, row["cards"])
    _cards(sheet, f"{name} end", row["cards"][-1:])
    heads = [row["counts"].get(colour, 0) / ROW_LIMIT for colour in COLOURS]
    worth = sum(row["counts"].values()) / _HEADS
    sheet.amounts(f"{name} heads", [len(row["cards"]) / ROW_LIMIT, worth, *heads])


def _cards(sheet: Sheet, name: str, cards: Iterable[LeBaronCard]) -> None:
    sheet.marks(name, [card["card"] - 1 for card in cards], LAST_CARD)
