"""Le Baron as a network sees it. Actions: cards 1 to 110, rows 1 to 5, under the pile."""

from collections.abc import Iterable

from baronnies.core.game import Move, Seat
from baronnies.games.le_baron.notation import UNDER
from baronnies.games.le_baron.sight import LeBaronRow
from baronnies.games.le_baron.state import PHASE_NAMES
from baronnies.games.le_baron.tables import COLOURS, DEALT, HAND, LAST_CARD, ROW_LIMIT, LeBaronCard
from baronnies.research.encoding import Encoding, Sheet, View


class LeBaronEncoding(Encoding):
    """Cards are marked by their number; which heads they bear is the same in every game."""

    actions = UNDER  # moves count from 1

    def action(self, move: Move, view: View) -> int:  # noqa: ARG002 - as the others
        return move - 1

    def write(self, sheet: Sheet, view: View, seat: Seat) -> None:
        around = self.around(seat)
        sheet.one_of("phase", view["phase"], PHASE_NAMES)
        sheet.amounts(
            "match", [view["game"] / view["games"], view["heads_good"], view["colour_first"]]
        )
        _cards(sheet, "hand", view["hand"])
        _cards(sheet, "chosen", [view["chosen"]] if view["chosen"] else [])
        _cards(sheet, "next", view["revealed"][:1])
        owners = [around.index(card["seat"]) for card in view["revealed"][:1]]
        sheet.marks("next of", owners, self.seats)
        _cards(sheet, "later", view["revealed"][1:])
        for number, row in enumerate(view["rows"], start=1):
            _row(sheet, f"row {number}", row)
        for after, other in enumerate(around):
            self._write_seat(sheet, f"seat +{after}", view, other)
        _cards(sheet, "taken", [card for one in view["seats"] for card in one["taken"]])

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
    sheet.amounts(f"{name} heads", [len(row["cards"]) / ROW_LIMIT, *heads])


def _cards(sheet: Sheet, name: str, cards: Iterable[LeBaronCard]) -> None:
    sheet.marks(name, [card["card"] - 1 for card in cards], LAST_CARD)
