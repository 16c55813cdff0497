"""Where tables are kept: a small interface, so that rooms need not know what lies behind it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from baronnies.server.disk.entries import Entry, Listing, Made, Reported, Said

LONGEST_CHAT: Final = 500  # lines kept of a table; older ones go


class Damaged(Exception):
    """What was kept of a table cannot be read, or cannot have happened."""


class Downtime(NamedTuple):
    """A time when the server did not run, in milliseconds since 1970."""

    since: int
    until: int


class Saved(NamedTuple):
    """A table as it was kept."""

    made: Made
    entries: list[Entry]
    chat: list[Said]


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
    async def say(self, table: str, line: Said) -> None:
        """Keep something that was said."""

    @abstractmethod
    async def pulse(self, at: int) -> None:
        """Keep that the house is open, in milliseconds since 1970."""

    @abstractmethod
    async def closings(self, now: int) -> list[Downtime]:
        """When the house was closed; the last time until now."""

    @abstractmethod
    async def settle(self, name: str, value: str) -> str:
        """Something of the server's own: as it was kept, or from now on this."""

    @abstractmethod
    async def load(self, table: str) -> Saved | None:
        """A table with all its entries; None if there is none of that id, Damaged if unreadable."""

    @abstractmethod
    async def phase(self, table: str) -> str:
        """How a table stood when it was last looked at; "" if there is none of that id."""

    @abstractmethod
    async def tables(self, phase: str, most: int) -> list[tuple[Listing, int]]:
        """The tables of a phase that changed last, with how many lines of chat each has."""

    @abstractmethod
    async def finished(self) -> int:
        """How many games are kept that are over."""

    @abstractmethod
    async def unchanged(self, phase: str, since: int, *, named: bool = False) -> list[str]:
        """The tables of a phase as they were at a time; or those of them whose names are kept."""

    @abstractmethod
    async def rewrite(self, table: str, lines: Sequence[Said]) -> None:
        """Keep something that was said as it shall be read from now on."""

    @abstractmethod
    async def erase(self, table: str) -> None:
        """Forget the names and all that was said; the moves stay."""

    @abstractmethod
    async def remove(self, table: str) -> None:
        """Forget a table."""

    @abstractmethod
    async def scrub(self) -> None:
        """Leave no trace on the disk of what was forgotten."""

    @abstractmethod
    async def damage(self) -> str:
        """What is wrong with what was kept, in the words of who found it; "" if nothing is."""

    @abstractmethod
    async def report(self, reported: Reported) -> None:
        """Keep what somebody wants the host to know."""

    @abstractmethod
    async def reports(self) -> list[tuple[int, Reported]]:
        """What the host has not put aside yet, with its number; the latest first."""

    @abstractmethod
    async def settle_report(self, number: int) -> None:
        """The host has read it: it is forgotten."""

    @abstractmethod
    async def keep_review(self, table: str, review: bytes) -> None:
        """Keep a review with its table, in place of an earlier one."""

    @abstractmethod
    async def kept_review(self, table: str) -> bytes | None:
        """The review of a table; None if there is none."""

    @abstractmethod
    async def keep_study(self, key: str, study: bytes, at: int) -> None:
        """Keep a study of the lab and when it changed, in seconds since 1970."""

    @abstractmethod
    async def kept_study(self, key: str) -> bytes | None:
        """A study; None if there is none of that name."""

    @abstractmethod
    async def forget_studies(self, before: int) -> None:
        """Forget the studies that have not changed since."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun; nothing may be asked afterwards."""
