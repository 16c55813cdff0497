"""Where tables are kept: a small interface, so that rooms need not know what lies behind it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from baronnies.server.clocks import Closed
from baronnies.server.entries import Entry, Listing, Made
from baronnies.server.messages import ChatLine


class Saved(NamedTuple):
    """A table as it was kept."""

    made: Made
    entries: list[Entry]
    chat: list[ChatLine]


class Store(ABC):
    """Keeps tables. What a method has returned from is on disk."""

    @abstractmethod
    async def make(self, made: Made, entries: Sequence[Entry], listed: Listing) -> None:
        """Keep a new table with its first entries."""

    @abstractmethod
    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep what happened at a table, after all that happened before."""

    @abstractmethod
    async def relist(self, listed: Listing) -> None:
        """Keep how a table stands."""

    @abstractmethod
    async def listings(self) -> list[Listing]:
        """How every table stands that is not over."""

    @abstractmethod
    async def say(self, table: str, line: ChatLine) -> None:
        """Keep something that was said."""

    @abstractmethod
    async def pulse(self, at: int) -> None:
        """Keep that the house is open, in milliseconds since 1970."""

    @abstractmethod
    async def closings(self, now: int) -> list[Closed]:
        """When the house was closed; the last time until now."""

    @abstractmethod
    async def settle(self, name: str, value: str) -> str:
        """Something of the server's own: as it was kept, or from now on this."""

    @abstractmethod
    async def load(self, table: str) -> Saved | None:
        """A table with all its entries; None if there is none of that id."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun; nothing may be asked afterwards."""
