"""The forms of the database: what leads from one to the next.

A file of an older form is copied before it is changed, and changed in one transaction: cut off at
any instant, it still has its old form. The number of a form is used once and never again.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from baronnies.core.unreadable import Unreadable
from baronnies.server.logs import log

FORM: Final = 7  # of the tables below, as PRAGMA user_version
_FORM_4: Final = 4  # which all older ones become first
_PAGES: Final = 1000  # copied at a time
Progress = Callable[[int, int], object]  # pages done, pages in all
# From an empty file to the first form.
_FIRST: Final = """
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
# From the first form. Nobody knows yet how the tables stand: the house looks when it opens.
_SECOND: Final = """
    CREATE TABLE listing (
        id TEXT PRIMARY KEY REFERENCES made,
        phase TEXT NOT NULL,
        changed INTEGER NOT NULL,
        listing BLOB NOT NULL,
        erased INTEGER NOT NULL DEFAULT 0  -- whether names and talk of a finished game are gone
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX standing ON listing (phase, changed);
    INSERT INTO listing (id, phase, changed, listing)
    SELECT id, 'running', json_extract(text, '$.made'), CAST(json_object(
        'table', id, 'game', json_extract(text, '$.game'), 'phase', 'running',
        'public', json('false'), 'code', '', 'made', json_extract(text, '$.made'),
        'changed', json_extract(text, '$.made'), 'seats', json('[]'), 'time', NULL
    ) AS BLOB) FROM (SELECT id, CAST(made AS TEXT) AS text FROM made);
    CREATE TABLE chat (
        id TEXT NOT NULL REFERENCES made,
        number INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pulse (at INTEGER NOT NULL) STRICT;
    CREATE TABLE closing (since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
"""
# From the second and the third: each number stood for two forms for a while, so look what is there.
_FOURTH: Final = """
    CREATE TABLE IF NOT EXISTS setting (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE report (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL REFERENCES made,
        report BLOB NOT NULL
    ) STRICT;
"""
# From the fourth to the fifth only the number: since then a bot may take an open seat, which an
# older program cannot read. So it is told that the file is newer, and leaves it alone.
# From the fifth: a review is kept with its table.
_SIXTH: Final = """
    CREATE TABLE IF NOT EXISTS review (
        id TEXT PRIMARY KEY REFERENCES made,
        review BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
"""
# From the sixth: studies of the lab, which belong to no table.
_SEVENTH: Final = """
    CREATE TABLE IF NOT EXISTS study (
        id TEXT PRIMARY KEY,
        changed INTEGER NOT NULL,
        study BLOB NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS aging ON study (changed);
"""
_ERASED: Final = "ALTER TABLE listing ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;"


def open_file(path: Path) -> sqlite3.Connection:
    """The file, as the server uses it: what is committed is on disk, what is deleted is gone."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def prepare(path: Path) -> None:
    """Make the file ready; Unreadable if a newer program made it, or none of ours."""
    form = recognise(path)
    with closing(open_file(path)) as connection:
        if 0 < form < FORM:
            kept = path.with_name(f"{path.name}.form{form}.bak")
            copy(connection, kept)
            log("migrating", form=form, to=FORM, copy=kept.name)
        migrate(connection, form)


def recognise(path: Path) -> int:
    """The form of a file, which stays as it is; Unreadable as below."""
    with closing(sqlite3.connect(path)) as connection:
        return form_of(connection, path)


def form_of(connection: sqlite3.Connection, path: Path) -> int:
    """The form of a file; Unreadable if only a newer program knows it, or it is somebody else's."""
    form: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if form > FORM:
        raise Unreadable("server-db-newer", path=str(path))
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if ("made" in tables) != (form > 0) or (tables and form == 0):
        raise Unreadable("server-db-foreign", path=str(path))
    return form


def migrate(connection: sqlite3.Connection, form: int) -> None:
    """Lead a file to the form of today, all at once or not at all."""
    if form < FORM:
        steps = "" if form >= _FORM_4 else _to_the_fourth(connection, form)
        script = f"BEGIN;{steps}{_SIXTH}{_SEVENTH}PRAGMA user_version = {FORM};COMMIT;"
        connection.executescript(script)


def _to_the_fourth(connection: sqlite3.Connection, form: int) -> str:
    steps = {0: _FIRST + _SECOND, 1: _SECOND}.get(form) or _lacking(connection)
    return steps + _FOURTH


def _lacking(connection: sqlite3.Connection) -> str:
    columns = {row[1] for row in connection.execute("PRAGMA table_info(listing)")}
    return "" if "erased" in columns else _ERASED


def copy(source: sqlite3.Connection, to: Path, progress: Progress | None = None) -> None:
    """A whole copy of one instant, while others go on writing; there entirely or not at all."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # it holds seeds
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on, one instant
        told = progress or _nobody
        source.backup(target, pages=_PAGES, progress=lambda _, left, all_: told(all_ - left, all_))
        source.execute("COMMIT")
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
        check(target, part)
    except BaseException:
        target.close()
        part.unlink()
        raise
    target.close()
    put(part, to)


def _nobody(_done: int, _all: int) -> None:
    """Nobody watches."""


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Unreadable if the file is damaged."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Unreadable("server-db", path=str(path), error=str(found)[:200])


def put(part: Path, to: Path) -> None:
    """Give a written file its name, so that a power cut leaves the old one or the new one."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
