"""Copies of the database: taken while a server runs, put back while none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.claim import have_alone, trouble, try_out
from baronnies.server.disk.entries import DECODERS
from baronnies.server.disk.forms import Progress, check, copy, form_of, migrate, put


def backup(db: Path, to: Path, progress: Progress, *, force: bool = False) -> None:
    """A copy of one instant, checked; Unreadable if there is a file already."""
    if to.exists() and (not force or to.samefile(db)):
        raise Unreadable("server-backup-exists", path=str(to))
    with _reading(db) as source:
        copy(source, to, progress)


class Restored(NamedTuple):
    """What a copy that was put back holds, and where the old database is now, if there was one."""

    tables: int
    old: Path | None


def restore(given: Path, to: Path, progress: Progress) -> Restored:
    """Put a copy in the place of a database, once all that it holds was read."""
    if to.exists() and to.samefile(given):
        raise Unreadable("server-backup-exists", path=str(to))
    with closing(have_alone(to)), _reading(given) as source:
        new = to.with_name(f"{to.name}.restored")
        copy(source, new, progress)
        try:
            tables = _read_through(new, given)
        except BaseException:
            new.unlink()
            raise
        old = _set_aside(to) if to.exists() else None
        put(new, to)
        try_out(to)
        _give_to_owner(to)
    return Restored(tables, old)


def _read_through(new: Path, given: Path) -> int:
    """Lead a copy to the form of today and read every row; Unreadable if one makes no sense."""
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        migrate(connection, form_of(connection, given))
        check(connection, given)
        for name, (column, decoder) in DECODERS.items():
            for (row,) in connection.execute(f"SELECT {column} FROM {name}"):  # noqa: S608 - ours
                try:
                    decoder.decode(row)
                except msgspec.DecodeError as error:
                    raise Unreadable("server-db", path=str(given), error=str(error)) from error
        found: int = connection.execute("SELECT count(*) FROM made").fetchone()[0]
    return found


def _give_to_owner(db: Path) -> None:
    """Who owns the folder shall be able to use the file, whoever has put it there."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = db.parent.stat()
        for end in ("", "-wal", "-shm", ".lock"):
            if (path := Path(f"{db}{end}")).exists():
                os.chown(path, owner.st_uid, owner.st_gid)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database of ours, whole, to read; that makes no file. Unreadable if it is none."""
    if not path.is_file():
        raise Unreadable("server-backup-none", path=str(path))
    uri = f"{path.resolve().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)) as opened:
            if form_of(opened, path) == 0:
                raise Unreadable("server-db-foreign", path=str(path))
            check(opened, path)
            yield opened
    except sqlite3.Error as error:
        raise trouble(path, error) from error


def _set_aside(db: Path) -> Path:
    """Rename a database with its companions: a log of the old one must not meet the new one."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(db)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # one that is damaged goes as it is
    when = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = db.with_name(f"{db.name}.before-{when}")
    for end in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            Path(f"{db}{end}").rename(f"{aside}{end}")
    return aside
