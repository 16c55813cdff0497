"""Tables in one SQLite file: what is written and read there."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

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
from baronnies.server.disk.forms import open_file, prepare
from baronnies.server.disk.store import LONGEST_CHAT, Damaged, Downtime, Saved, Store
from baronnies.server.disk.writer import Statement, Writer
from baronnies.server.metrics import Metrics

_INSERT_MADE: Final = "INSERT INTO made VALUES (?, ?)"
# A game that is over stays where it stood in time: how long it is kept counts from there.
_RELIST: Final = """
INSERT INTO listing (id, phase, changed, listing) VALUES (?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
    changed = iif(phase = 'over' AND excluded.phase = 'over', changed, excluded.changed),
    phase = excluded.phase,
    listing = excluded.listing
"""
_SAY: Final = "INSERT INTO chat VALUES (?, ?, ?)"
_HUSH: Final = "DELETE FROM chat WHERE id = ? AND number <= ?"
_REWRITE: Final = "UPDATE chat SET line = ? WHERE id = ? AND number = ?"
_ERASE: Final = (
    """
    UPDATE entry SET entry = CAST(json_set(CAST(entry AS TEXT), '$.name', '') AS BLOB)
    WHERE id = ? AND json_extract(CAST(entry AS TEXT), '$.type') = 'sat'
    """,
    """
    DELETE FROM entry
    WHERE id = ? AND json_extract(CAST(entry AS TEXT), '$.type') IN ('subscribed', 'unsubscribed')
    """,
    """
    UPDATE made SET made = CAST(json_set(CAST(made AS TEXT), '$.webhook', '') AS BLOB)
    WHERE id = ?
    """,
    "DELETE FROM chat WHERE id = ?",
    "DELETE FROM report WHERE id = ?",
    """
    UPDATE listing SET erased = 1,
        listing = CAST(json_set(CAST(listing AS TEXT), '$.seats', json('[]')) AS BLOB)
    WHERE id = ?
    """,
)
_REMOVE: Final = tuple(
    f"DELETE FROM {name} WHERE id = ?"  # noqa: S608 - our own names
    for name in ("review", "report", "listing", "chat", "entry", "made")
)
_REPORT: Final = "INSERT INTO report (id, report) VALUES (?, ?)"
_MOST_REPORTS: Final = "DELETE FROM report WHERE number <= (SELECT max(number) FROM report) - 500"
_REVIEW: Final = "INSERT OR REPLACE INTO review SELECT id, ? FROM made WHERE id = ?"
_STUDY: Final = "INSERT OR REPLACE INTO study (id, changed, study) VALUES (?, ?, ?)"
_MOST_STUDIES: Final = """
DELETE FROM study WHERE id IN (SELECT id FROM study ORDER BY changed DESC LIMIT -1 OFFSET 1000)
"""
_TABLES: Final = """
SELECT listing, (SELECT count(*) FROM chat WHERE chat.id = listing.id)
FROM listing WHERE phase = ? ORDER BY changed DESC LIMIT ?
"""
T = TypeVar("T")


class SqliteStore(Store):
    """One file."""

    def __init__(self, path: Path, metrics: Metrics | None = None) -> None:
        self._path: Final = path
        prepare(path)
        self._loop: Final = asyncio.get_running_loop()
        self._writer: Final = Writer(path, self._loop, metrics or Metrics())
        self._readers: Final = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._reading: sqlite3.Connection | None = None

    async def make(self, made: Made, entries: Sequence[Entry], listed: Listing) -> None:
        new = (_INSERT_MADE, (made.table, msgspec.json.encode(made)))
        await self._keep(made.table, entries, new, _relisted(listed))

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._keep(table, entries)

    async def relist(self, listed: Listing) -> None:
        await self._keep("", (), _relisted(listed))

    async def say(self, table: str, line: Said) -> None:
        hush = (_HUSH, (table, line.number - LONGEST_CHAT))
        await self._keep("", (), (_SAY, (table, line.number, msgspec.json.encode(line))), hush)

    async def pulse(self, at: int) -> None:
        await self._keep("", (), ("UPDATE pulse SET at = ?", (at,)))

    async def _keep(self, table: str, entries: Sequence[Entry], *others: Statement) -> None:
        await self._writer.keep([(table, msgspec.json.encode(entry)) for entry in entries], others)

    async def closings(self, now: int) -> list[Downtime]:
        last = await self._read(lambda db: db.execute("SELECT at FROM pulse").fetchone())
        if last is None:
            await self._keep("", (), ("INSERT INTO pulse VALUES (?)", (now,)))
        else:
            await self._keep("", (), ("INSERT INTO closing VALUES (?, ?)", (last[0], now)))
            await self.pulse(now)
        rows = await self._read(
            lambda db: db.execute("SELECT since, until FROM closing").fetchall()
        )
        return [Downtime(*row) for row in rows]

    async def settle(self, name: str, value: str) -> str:
        await self._keep("", (), ("INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, value)))
        asked = "SELECT value FROM setting WHERE name = ?"
        return str(await self._read(lambda db: db.execute(asked, (name,)).fetchone()[0]))

    async def listings(self) -> list[Listing]:
        standing = "SELECT listing FROM listing WHERE phase IN ('gathering', 'running')"
        rows = await self._read(lambda db: db.execute(standing).fetchall())
        return [listing_decoder.decode(row[0]) for row in rows]

    async def load(self, table: str) -> Saved | None:
        try:
            return await self._read(lambda db: _load(db, table))
        except (sqlite3.DatabaseError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(str(error)) from error

    async def damage(self) -> str:
        return await asyncio.to_thread(_damage, self._path)

    async def report(self, reported: Reported) -> None:
        row = (reported.table, msgspec.json.encode(reported))
        await self._keep("", (), (_REPORT, row), (_MOST_REPORTS, ()))

    async def reports(self) -> list[tuple[int, Reported]]:
        rows = await self._ask("SELECT number, report FROM report ORDER BY number DESC")
        return [(number, report_decoder.decode(row)) for number, row in rows]

    async def settle_report(self, number: int) -> None:
        await self._keep("", (), ("DELETE FROM report WHERE number = ?", (number,)))

    async def keep_review(self, table: str, review: bytes) -> None:
        await self._keep("", (), (_REVIEW, (review, table)))

    async def kept_review(self, table: str) -> bytes | None:
        found = await self._ask("SELECT review FROM review WHERE id = ?", table)
        return bytes(found[0][0]) if found else None

    async def keep_study(self, key: str, study: bytes, at: int) -> None:
        await self._keep("", (), (_STUDY, (key, at, study)), (_MOST_STUDIES, ()))

    async def kept_study(self, key: str) -> bytes | None:
        found = await self._ask("SELECT study FROM study WHERE id = ?", key)
        return bytes(found[0][0]) if found else None

    async def forget_studies(self, before: int) -> None:
        await self._keep("", (), ("DELETE FROM study WHERE changed < ?", (before,)))

    async def phase(self, table: str) -> str:
        found = await self._ask("SELECT phase FROM listing WHERE id = ?", table)
        return str(found[0][0]) if found else ""

    async def tables(self, phase: str, most: int) -> list[tuple[Listing, int]]:
        rows = await self._ask(_TABLES, phase, most)
        return [(listing_decoder.decode(listing), lines) for listing, lines in rows]

    async def finished(self) -> int:
        found = await self._ask("SELECT count(*) FROM listing WHERE phase = 'over'")
        return int(found[0][0])

    async def unchanged(self, phase: str, since: int, *, named: bool = False) -> list[str]:
        which = "SELECT id FROM listing WHERE phase = ? AND changed <= ? AND erased <= ?"
        return [str(row[0]) for row in await self._ask(which, phase, since, 0 if named else 1)]

    async def rewrite(self, table: str, lines: Sequence[Said]) -> None:
        rows = [(msgspec.json.encode(line), table, line.number) for line in lines]
        await self._keep("", (), *((_REWRITE, row) for row in rows))

    async def erase(self, table: str) -> None:
        await self._keep("", (), *((statement, (table,)) for statement in _ERASE))

    async def remove(self, table: str) -> None:
        await self._keep("", (), *((statement, (table,)) for statement in _REMOVE))

    async def scrub(self) -> None:
        await self._ask("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _ask(self, question: str, *values: str | int) -> list[tuple[Any, ...]]:
        return await self._read(lambda db: db.execute(question, values).fetchall())

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None:
            self._reading = open_file(self._path)
        return question(self._reading)

    async def close(self) -> None:
        await self._loop.run_in_executor(None, self._writer.close)
        await self._loop.run_in_executor(self._readers, self._close_reader)
        self._readers.shutdown()

    def _close_reader(self) -> None:
        if self._reading is not None:
            self._reading.close()


def _damage(path: Path) -> str:
    """Look through the whole file, on a line of its own: that may take a while."""
    try:
        with closing(open_file(path)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else found[:200]


def _load(db: sqlite3.Connection, table: str) -> Saved | None:
    found = db.execute("SELECT made FROM made WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    entries = db.execute("SELECT entry FROM entry WHERE id = ? ORDER BY number", (table,))
    lines = db.execute("SELECT line FROM chat WHERE id = ? ORDER BY number", (table,))
    return Saved(
        made_decoder.decode(found[0]),
        [entry_decoder.decode(row[0]) for row in entries],
        [said_decoder.decode(row[0]) for row in lines],
    )


def _relisted(listed: Listing) -> Statement:
    row = (listed.table, listed.phase, listed.changed, msgspec.json.encode(listed))
    return _RELIST, row
