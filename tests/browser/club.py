"""A server that falls over and comes back, and people at its tables."""

import signal
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browsing import FRIENDS, PHONE, Screen, Visit, Visits, Wire
from tests.serving import FREE, Json, Made, Server, rest

LIMITS = (*FREE, "codes=100", "code_burst=100", "talk=100", "talk_burst=100")
BOT: Json = {"kind": "bot", "bot": "random"}
OPEN: Json = {"kind": "open"}
TV = Screen(1920, 1080)
TIME = 16  # seconds for a turn: who wants to play has played by then, on a busy machine too


def here(name: str) -> Json:
    return {"kind": "here", "name": name}


class Club:
    """A server that falls over and comes back, at one address."""

    def __init__(self, db: Path) -> None:
        self._db = db
        self._server = Server(db, LIMITS, "--url", FRIENDS)
        self._wire = Wire(self._server.url)
        self.url = self._wire.url

    def falls_over(self) -> None:
        """It is killed, and started again at once."""
        self._wire.cut()
        self._server.end(signal.SIGKILL)
        self._server = Server(self._db, LIMITS, "--url", FRIENDS)
        self._wire.mend(self._server.url)

    def hangs_up(self) -> None:
        """Nobody gets through any more."""
        self._wire.cut()

    def picks_up(self) -> None:
        """Everybody gets through again."""
        self._wire.mend()

    def table(self, *seats: Json, **more: object) -> Made:
        body = {"game": "le_baron", "seats": list(seats), **more}
        made = rest(f"{self.url}/api/tables", body).json()
        return Made(self.url, made["table"], made["host"], [t for t in made["tokens"] if t])

    def close(self) -> None:
        self._server.end()
        self._wire.close()
        assert "Traceback" not in "".join(self._server.log)


def gathered(page: Page) -> Locator:
    """The game has begun for this page."""
    return page.locator("main.table[data-moment]")


def both(club: Club, guest: Visits, **more: object) -> tuple[Made, Visit, Visit]:
    """Ada at a desk, Bruno in French on a phone at night, and their game has begun."""
    made = club.table(here("Ada"), here("Bruno"), BOT, **more)
    ada, bruno = guest(), guest(PHONE, lang="fr", theme="dark")
    ada.sit(made, 0)
    bruno.sit(made, 1)
    assert ada.wait_for_turn()
    assert bruno.wait_for_turn()
    return made, ada, bruno


def back_again(*visits: Visit) -> None:
    """The line was lost and has been found."""
    for one in visits:
        expect(one.page.locator(".lost")).to_have_count(0)
