"""Where tables are kept: a small interface, so that rooms need not know what lies behind it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from baronnies.server.entries import Entry, Made


class Saved(NamedTuple):
    """A table as it was kept."""

    made: Made
    entries: list[Entry]


class Store(ABC):
    """Keeps tables. What a method has returned from is on disk."""

    @abstractmethod
    async def make(self, made: Made, entries: Sequence[Entry]) -> None:
        """Keep a new table with its first entries."""

    @abstractmethod
    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep what happened at a table, after all that happened before."""

    @abstractmethod
    async def load(self, table: str) -> Saved | None:
        """A table with all its entries; None if there is none of that id."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun; nothing may be asked afterwards."""
