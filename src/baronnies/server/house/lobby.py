"""The lobby: public tables for everybody to find, and the codes that lead to open seats."""

from collections.abc import Callable, Iterable
from time import time
from typing import Final

from baronnies.server.disk.entries import Listing
from baronnies.server.table.play import Play
from baronnies.server.wire.bodies import ListedSeat, ListedTable, LobbyFacts

_MOST: Final = 50  # tables shown of each phase
_FORGOTTEN: Final = 24 * 3600  # seconds until a table where nobody is and nothing happens is hidden


def listed(play: Play) -> Listing:
    """How a table stands."""
    made = play.made
    return Listing(
        table=made.table,
        game=made.game,
        phase=play.phase,
        public=made.public,
        code=play.code,
        made=made.made,
        changed=int(time()),
        seats=[
            ListedSeat(chair.kind, name if chair.bot else chair.name)
            for chair, name in zip(play.chairs, play.names("fr"), strict=True)
        ],
        time=made.time,
    )


class Lobby:
    """Tables that are not over."""

    def __init__(self, people: Callable[[str], tuple[int, int]]) -> None:
        self._people: Final = people  # of a table: how many players are there, how many watch
        self._listings: Final[dict[str, Listing]] = {}
        self._codes: Final[dict[str, str]] = {}

    def put(self, new: Listing) -> bool:
        """Take up how a table stands now; whether that is news."""
        old = self._listings.pop(new.table, None)
        if old:
            self._codes.pop(old.code, None)
        if new.phase != "over":
            self._listings[new.table] = new
            if new.code:
                self._codes[new.code] = new.table
        return old is None or (old.phase, old.code, old.seats) != (new.phase, new.code, new.seats)

    def drop(self, table: str) -> None:
        """A table can no longer be opened."""
        if old := self._listings.pop(table, None):
            self._codes.pop(old.code, None)

    def found(self, code: str) -> str | None:
        """The table a code leads to, however it is typed."""
        return self._codes.get("".join(filter(str.isalpha, code)).upper())

    def __contains__(self, code: object) -> bool:
        return code in self._codes

    def all(self) -> list[Listing]:
        """Every table that is not over."""
        return list(self._listings.values())

    def running(self) -> list[str]:
        """Tables where a bot or a clock may go on although nobody looks."""
        return [known.table for known in self._listings.values() if known.phase == "running"]

    def facts(self, game: str) -> LobbyFacts:
        """What the lobby shows, of one game or, with "", of all."""
        now = int(time())
        chosen = [
            self._shown(known)
            for known in self._listings.values()
            if known.public and game in ("", known.game)
        ]
        recent = now - _FORGOTTEN
        alive = [shown for shown, changed in chosen if shown.present or changed > recent]
        gathering = _newest(shown for shown in alive if shown.phase == "gathering")
        running = _newest(shown for shown in alive if shown.phase == "running")
        return LobbyFacts(
            gathering[:_MOST] + running[:_MOST], gathering=len(gathering), running=len(running)
        )

    def _shown(self, known: Listing) -> tuple[ListedTable, int]:
        present, watching = self._people(known.table)
        shown = ListedTable(
            known.table,
            known.game,
            "running" if known.phase == "running" else "gathering",
            known.made,
            known.seats,
            known.time,
            present,
            watching,
        )
        return shown, known.changed


def _newest(tables: Iterable[ListedTable]) -> list[ListedTable]:
    """Where people are comes first, then the newest."""
    return sorted(tables, key=lambda table: (table.present == 0, -table.made))
