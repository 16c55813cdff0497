"""Somebody's device: a browser that is a house of its own, and the line that can be cut."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from baronnies.core.record import Record
from tests.browsing import Visit, Wire
from tests.witnesses import ROOT

PLAYS: Final = (Path(__file__).parent / "device.js").read_text(encoding="utf-8")
NOWHERE: Final = "/table/~none"  # a page that wants the house
OPEN: Final = 60_000  # milliseconds until Python is there, on a busy machine

with_python = pytest.mark.skipif(
    not (ROOT / "web" / "dist" / "python.json").is_file(),
    reason="the client was built without Python: see what the build says",
)


class Device:
    """Somebody's browser, on a line that can be cut."""

    def __init__(self, visit: Visit, wire: Wire) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.wire = wire

    def sit(self, table: str) -> None:
        """The page of a table that was made here: its house knows the seat."""
        self.page.goto(f"{self.wire.url}/table/{table}")
        self.page.locator("main[data-moment=mine]").wait_for(timeout=OPEN)

    def play(
        self, game: str, seats: int, options: dict[str, str], turns: int = 10_000
    ) -> dict[str, Any]:
        """A game at this device's house, as any page could."""
        if not self.page.url.endswith(NOWHERE):
            self.page.goto(self.wire.url + NOWHERE)  # a page that wants the house
        return self._at_the_house(game=game, seats=seats, turns=turns, options=options)

    def bring(self, record: Record, bot: str) -> str:
        """A game that has begun goes on at this device against a bot; the table's id."""
        self.page.goto(self.wire.url + NOWHERE)
        brought = self._at_the_house(record=record.text(), seats=record.seats, turns=0, bot=bot)
        return str(brought["table"])

    def _at_the_house(self, **given: object) -> dict[str, Any]:
        played: dict[str, Any] = self.page.evaluate(PLAYS, given)
        return played
