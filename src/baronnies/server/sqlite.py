"""Tables in one SQLite file: write-ahead log, synchronous=FULL, one thread that writes.

Whatever waits while a commit is on its way to the disk goes into the next one together, so that
a hundred tables cost hardly more commits than one.
"""

import asyncio
import queue
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from baronnies.core.unreadable import Unreadable
from baronnies.server.entries import Entry, Made, entry_decoder, made_decoder
from baronnies.server.store import Saved, Store

FORM: Final = 1  # of the tables below, as PRAGMA user_version
_MOST_TOGETHER: Final = 1000  # jobs in one commit
_SCHEMA: Final = """
CREATE TABLE made (
    id TEXT PRIMARY KEY,
    made BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    id TEXT NOT NULL REFERENCES made,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
"""
_INSERT_MADE: Final = "INSERT INTO made VALUES (?, ?)"
# All rows in one statement: between two of them the event loop would have its turn.
_INSERT_ENTRIES: Final = """
INSERT INTO entry
SELECT
    value ->> 0,
    (value ->> 1) + coalesce((SELECT max(number) FROM entry WHERE id = value ->> 0), 0),
    CAST(value ->> 2 AS BLOB)
FROM json_each(?)
"""

Done = asyncio.Future[None]


class Job(NamedTuple):
    """Something to keep, and who waits for it."""

    table: str
    made: bytes | None
    entries: list[bytes]
    done: Done


class SqliteStore(Store):
    """One file."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        prepare(path)
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._readers: Final = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._reading: sqlite3.Connection | None = None

    async def make(self, made: Made, entries: Sequence[Entry]) -> None:
        await self._keep(made.table, msgspec.json.encode(made), entries)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._keep(table, None, entries)

    async def _keep(self, table: str, made: bytes | None, entries: Sequence[Entry]) -> None:
        done: Done = self._loop.create_future()
        self._jobs.put(Job(table, made, [msgspec.json.encode(entry) for entry in entries], done))
        await done

    async def load(self, table: str) -> Saved | None:
        return await self._loop.run_in_executor(self._readers, self._load, table)

    def _load(self, table: str) -> Saved | None:
        if self._reading is None:
            self._reading = _open(self._path)
        found = self._reading.execute("SELECT made FROM made WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        rows = self._reading.execute(
            "SELECT entry FROM entry WHERE id = ? ORDER BY number", (table,)
        ).fetchall()
        return Saved(made_decoder.decode(found[0]), [entry_decoder.decode(row[0]) for row in rows])

    async def close(self) -> None:
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._readers, self._close_reader)
        self._readers.shutdown()

    def _close_reader(self) -> None:
        if self._reading is not None:
            self._reading.close()

    def _write(self) -> None:
        """The writer's life: take all that waits, commit it, tell who waited."""
        connection = _open(self._path)
        while (batch := self._batch()) is not None:
            try:
                _commit(connection, batch)
            except sqlite3.Error as error:
                self._tell(batch, error)
            else:
                self._tell(batch, None)
        connection.close()

    def _batch(self) -> list[Job] | None:
        job = self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if self._jobs.empty() or len(batch) == _MOST_TOGETHER:
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)  # commit first, then see that it is the end
        return batch or None

    def _tell(self, batch: list[Job], error: sqlite3.Error | None) -> None:
        def tell() -> None:
            for job in batch:
                if job.done.cancelled():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(OSError(f"not kept: {error}"))

        self._in_loop(tell)

    def _in_loop(self, call: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def prepare(path: Path) -> None:
    """Make the file ready; Unreadable if a newer program made it, or none of ours."""
    try:
        connection = _open(path)
        form = connection.execute("PRAGMA user_version").fetchone()[0]
        if form > FORM:
            raise Unreadable("server-db-newer", path=str(path))
        if form == 0:
            script = f"BEGIN;{_SCHEMA}PRAGMA user_version = {FORM};COMMIT;"
            connection.executescript(script)
        connection.close()
    except sqlite3.Error as error:
        raise Unreadable("server-db", path=str(path), error=str(error)) from error


def claim(path: Path) -> sqlite3.Connection:
    """Make the file ready and have it alone, until the connection closes or the process ends.

    Two servers would each remember what the other does not know.
    """
    prepare(path)
    alone = sqlite3.connect(
        f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False
    )
    try:
        alone.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        alone.close()
        raise Unreadable("server-db-busy", path=str(path)) from error
    return alone


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _commit(connection: sqlite3.Connection, batch: list[Job]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for job in batch:
            if job.made is not None:
                connection.execute(_INSERT_MADE, (job.table, job.made))
        connection.execute(_INSERT_ENTRIES, (_rows(batch),))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def _rows(batch: list[Job]) -> str:
    """Entries as JSON: the table, how many entries of it there are here so far, the entry."""
    counts: Counter[str] = Counter()
    rows: list[tuple[str, int, str]] = []
    for job in batch:
        for entry in job.entries:
            counts[job.table] += 1
            rows.append((job.table, counts[job.table], entry.decode()))
    return msgspec.json.encode(rows).decode()
