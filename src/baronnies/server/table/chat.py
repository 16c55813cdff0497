"""What people say at a table: players among themselves, spectators among themselves."""

from typing import Final

from baronnies.server.disk.store import LONGEST_CHAT
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire.messages import ChatLine

_SHOWN: Final = 100  # lines told to who comes


class Chat:
    """The lines of one table."""

    def __init__(self, lines: list[ChatLine]) -> None:
        self.lines: Final = lines

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self.lines[-1].number + 1 if self.lines else 1

    def hear(self, line: ChatLine) -> None:
        """Somebody has said something."""
        self.lines.append(line)
        del self.lines[:-LONGEST_CHAT]

    def told(self, viewer: Viewer) -> list[ChatLine]:
        """What was said lately to people like this viewer."""
        return [line for line in self.lines if hears(viewer, line)][-_SHOWN:]


def hears(viewer: Viewer, line: ChatLine) -> bool:
    """Whether a line is for this viewer: spectators do not speak into a game."""
    return (line.seat is not None) == bool(viewer.seats)
