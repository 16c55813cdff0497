"""The one thread that writes: write-ahead log, synchronous=FULL.

Whatever waits while a commit is on its way to the disk goes into the next one together, so that
a hundred tables cost hardly more commits than one.
"""

import asyncio
import queue
import sqlite3
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from baronnies.server.disk.forms import open_file
from baronnies.server.metrics import Metrics

_MOST_TOGETHER: Final = 1000  # jobs in one commit
_CLEAR: Final = 2.0  # seconds between two clearings of the log
_LONG_LOG: Final = 64 << 20  # bytes of a log that is begun anew, although writers wait for that
# All rows in one statement: between two of them the event loop would have its turn.
_INSERT_ENTRIES: Final = """
WITH new AS (
    SELECT
        json_extract(value, '$[0]') AS id,
        json_extract(value, '$[1]') AS more,
        CAST(json_extract(value, '$[2]') AS BLOB) AS entry
    FROM json_each(?)
)
INSERT INTO entry
SELECT id, more + coalesce((SELECT max(number) FROM entry AS old WHERE old.id = new.id), 0), entry
FROM new
"""

Statement = tuple[str, tuple[str | int | bytes, ...]]


class Job(NamedTuple):
    """Something to keep, and who waits for it."""

    entries: list[tuple[str, bytes]]  # of a table
    others: Sequence[Statement]  # anything else, which comes first
    done: asyncio.Future[None]


class Writer:
    """Takes jobs from the event loop, and tells it when they are on disk."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._path: Final = path
        self._loop: Final = loop
        self._metrics: Final = metrics
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._ending: Final = threading.Event()
        self._threads: Final = [
            threading.Thread(target=self._write, name="store", daemon=True),
            threading.Thread(target=self._clear, name="store-log", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    async def keep(self, entries: list[tuple[str, bytes]], others: Sequence[Statement]) -> None:
        """Put something on disk; OSError if it could not be, and then nothing has changed."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(Job(entries, others, done))
        await done

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._ending.set()
        for thread in self._threads:
            thread.join()

    def _write(self) -> None:
        """The writer's life: take all that waits, commit it, tell who waited."""
        connection = open_file(self._path)
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see _clear
        while (batch := self._batch()) is not None:
            began = monotonic()
            try:
                _commit(connection, batch)
            except sqlite3.Error as error:
                self._tell(batch, error, began)
            else:
                self._tell(batch, None, began)
        connection.close()

    def _clear(self) -> None:
        """Move what the log holds into the file, beside the writer: nobody has to wait for that."""
        connection = open_file(self._path)
        while not self._ending.wait(_CLEAR):
            with suppress(sqlite3.Error):  # the disk; commits will tell
                full = Path(f"{self._path}-wal").stat().st_size > _LONG_LOG
                connection.execute(f"PRAGMA wal_checkpoint({'RESTART' if full else 'PASSIVE'})")
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

    def _tell(self, batch: list[Job], error: sqlite3.Error | None, began: float) -> None:
        seconds = monotonic() - began

        def tell() -> None:
            self._metrics.took("commit_seconds", seconds)
            self._metrics.count("commits" if error is None else "commit_errors")
            self._metrics.count("kept", more=len(batch))
            for job in batch:
                if job.done.cancelled():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(OSError(f"not kept: {error}"))

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


def _commit(connection: sqlite3.Connection, batch: list[Job]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for job in batch:
            for statement, values in job.others:
                connection.execute(statement, values)
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
        for table, entry in job.entries:
            counts[table] += 1
            rows.append((table, counts[table], entry.decode()))
    return msgspec.json.encode(rows).decode()
