"""Tables in rows: the store of a house that has no disk of its own, such as a page's.

A row is a text under a name; names are read in their order. Behind `Rows` lies what a browser
keeps, or a dict.
"""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec

from baronnies.server.disk.entries import (
    Entry,
    Listing,
    Made,
    Reported,
    Said,
    entry_decoder,
    listing_decoder,
    made_decoder,
    report_decoder,
    said_decoder,
)
from baronnies.server.disk.store import LONGEST_CHAT, Damaged, Downtime, Saved, Store

_DIGITS: Final = 8  # of a number in a name, so that names stand in the order of their numbers
KEYS: Final = "keys"  # the seats of who has the rows
_PARTS: Final = ("made", "listing", "entry", "chat", "review", KEYS)  # of a table


class Rows(Protocol):
    """Where rows lie. OSError if they cannot be kept."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All rows whose names begin so, in the order of their names."""

    async def write(self, rows: Mapping[str, str], without: Sequence[str] = ()) -> None:
        """Keep rows and forget those whose names begin so: all of it, or nothing."""


class RowStore(Store):
    """Keeps tables in rows. One house at a time."""

    def __init__(self, rows: Rows) -> None:
        self._rows: Final = rows
        self._next: Final[dict[str, int]] = {}  # the number of the next entry, by table

    async def make(self, made: Made, entries: Sequence[Entry], listed: Listing) -> None:
        self._next[made.table] = 0
        first = {f"made/{made.table}": _text(made), f"listing/{made.table}": _text(listed)}
        await self._append(made.table, entries, first)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._append(table, entries, {})

    async def _append(self, table: str, entries: Sequence[Entry], also: dict[str, str]) -> None:
        number = self._next.get(table)
        if number is None:
            number = len(await self._rows.read(f"entry/{table}/"))
        rows = {
            _numbered("entry", table, number + more): _text(entry)
            for more, entry in enumerate(entries)
        }
        await self._rows.write(also | rows)
        self._next[table] = number + len(entries)

    async def relist(self, listed: Listing) -> None:
        await self._rows.write({f"listing/{listed.table}": _text(listed)})

    async def listings(self) -> list[Listing]:
        return [known for known in await self._listed() if known.phase != "over"]

    async def _listed(self) -> list[Listing]:
        return [listing_decoder.decode(row) for _, row in await self._rows.read("listing/")]

    async def say(self, table: str, line: Said) -> None:
        old = line.number - LONGEST_CHAT
        without = [_numbered("chat", table, old)] if old > 0 else []
        await self._rows.write({_numbered("chat", table, line.number): _text(line)}, without)

    async def pulse(self, at: int) -> None:
        """Nothing: see closings."""

    async def closings(self, now: int) -> list[Downtime]:  # noqa: ARG002 - as everywhere
        """Never: who plays alone may let the clock run."""
        return []

    async def settle(self, name: str, value: str) -> str:
        for known, kept in await self._rows.read(f"setting/{name}"):
            if known == f"setting/{name}":
                return kept
        await self._rows.write({f"setting/{name}": value})
        return value

    async def load(self, table: str) -> Saved | None:
        made = dict(await self._rows.read(f"made/{table}")).get(f"made/{table}")
        if made is None:
            return None
        entries = await self._rows.read(f"entry/{table}/")
        chat = await self._rows.read(f"chat/{table}/")
        self._next[table] = len(entries)
        try:
            return Saved(
                made_decoder.decode(made),
                [entry_decoder.decode(row) for _, row in entries],
                [said_decoder.decode(row) for _, row in chat],
            )
        except msgspec.DecodeError as error:
            raise Damaged(str(error)) from error

    async def phase(self, table: str) -> str:
        return next((known.phase for known in await self._listed() if known.table == table), "")

    async def tables(self, phase: str, most: int) -> list[tuple[Listing, int]]:
        found = [known for known in await self._listed() if known.phase == phase]
        found.sort(key=lambda known: -known.changed)
        return [
            (known, len(await self._rows.read(f"chat/{known.table}/"))) for known in found[:most]
        ]

    async def finished(self) -> int:
        return sum(known.phase == "over" for known in await self._listed())

    async def unchanged(self, phase: str, since: int, *, named: bool = False) -> list[str]:
        found = [known for known in await self._listed() if known.phase == phase]
        return [
            known.table
            for known in found
            if known.changed <= since and (not named or any(seat.name for seat in known.seats))
        ]

    async def rewrite(self, table: str, lines: Sequence[Said]) -> None:
        await self._rows.write(
            {_numbered("chat", table, line.number): _text(line) for line in lines}
        )

    async def erase(self, table: str) -> None:
        """What people said; their names are those of one device."""
        await self._rows.write({}, [f"chat/{table}/"])

    async def remove(self, table: str) -> None:
        await self._rows.write({}, [f"{part}/{table}" for part in _PARTS])
        self._next.pop(table, None)

    async def scrub(self) -> None:
        """Nothing: the browser's own affair."""

    async def damage(self) -> str:
        return ""

    async def report(self, reported: Reported) -> None:
        known = await self.reports()
        number = known[0][0] + 1 if known else 0
        await self._rows.write({f"report/{number:0{_DIGITS}d}": _text(reported)})

    async def reports(self) -> list[tuple[int, Reported]]:
        rows = await self._rows.read("report/")
        return [
            (int(name.rpartition("/")[2]), report_decoder.decode(row)) for name, row in rows[::-1]
        ]

    async def settle_report(self, number: int) -> None:
        await self._rows.write({}, [f"report/{number:0{_DIGITS}d}"])

    async def keep_review(self, table: str, review: bytes) -> None:
        await self._rows.write({f"review/{table}": review.decode()})

    async def kept_review(self, table: str) -> bytes | None:
        found = dict(await self._rows.read(f"review/{table}")).get(f"review/{table}")
        return found.encode() if found else None

    async def keep_study(self, key: str, study: bytes, at: int) -> None:
        kept = b64encode(study).decode()
        await self._rows.write({f"study/{key}": f"{at} {kept}"})

    async def kept_study(self, key: str) -> bytes | None:
        found = dict(await self._rows.read(f"study/{key}")).get(f"study/{key}")
        return b64decode(found.partition(" ")[2]) if found else None

    async def forget_studies(self, before: int) -> None:
        rows = await self._rows.read("study/")
        old = [name for name, kept in rows if int(kept.partition(" ")[0]) < before]
        await self._rows.write({}, old)

    async def close(self) -> None:
        """Nothing waits: every row was kept when it was told."""


def _text(kept: object) -> str:
    return msgspec.json.encode(kept).decode()


def _numbered(part: str, table: str, number: int) -> str:
    return f"{part}/{table}/{number:0{_DIGITS}d}"
