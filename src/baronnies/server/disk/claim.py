"""Whose file it is: one server's alone, its owner's alone, and writable; or why it cannot be."""

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import time
from typing import Final

from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.forms import open_file, prepare, recognise
from baronnies.server.logs import log

_OTHERS: Final = 0o077  # what everybody but the owner may do
_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_DENIED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
_TRY: Final = "INSERT OR REPLACE INTO setting VALUES ('opened', ?)"


def have_alone(path: Path) -> sqlite3.Connection:
    """Have a file alone, until the connection closes or the process ends.

    Two servers would each remember what the other does not know.
    """
    lock = Path(f"{path}.lock")
    try:
        create(lock)
        make_private(lock)
        alone = sqlite3.connect(lock, isolation_level=None, timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise trouble(path, error) from error
    try:
        alone.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        alone.close()
        raise trouble(path, error) from error
    return alone


def claim(path: Path) -> sqlite3.Connection:
    """Have a file alone and make it ready; Unreadable says why that cannot be."""
    try:
        create(path)
        recognise(path)  # before anything is put beside it: nobody else's file is changed
    except (OSError, sqlite3.Error) as error:
        raise trouble(path, error) from error
    alone = have_alone(path)
    try:
        prepare(path)
        for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if file.exists():
                make_private(file)
        try_out(path)
    except (OSError, sqlite3.Error) as error:
        alone.close()
        raise trouble(path, error) from error
    except BaseException:
        alone.close()
        raise
    return alone


def try_out(path: Path) -> None:
    """Write something and read what the house opens with, before anybody is told it is open."""
    with closing(open_file(path)) as connection:
        connection.execute(_TRY, (str(int(time())),))
        connection.execute("SELECT max(length(listing)) FROM listing").fetchall()


def create(path: Path) -> None:
    """A file that only its owner may read, whatever the umask says, if there is none."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def make_private(path: Path) -> None:
    """A file that others could read is narrowed: running seeds lie there."""
    if os.name == "posix" and path.stat().st_mode & _OTHERS:
        with suppress(PermissionError):  # another user's file; who may write it may use it
            path.chmod(0o600)
            log("narrowed", file=path.name)


def trouble(path: Path, error: OSError | sqlite3.Error) -> Unreadable:
    """Why a file cannot keep tables, in a sentence."""
    name = getattr(error, "sqlite_errorname", "")
    number = error.errno if isinstance(error, OSError) else None
    if name.startswith("SQLITE_BUSY"):
        return Unreadable("server-db-busy", path=str(path))
    if name == "SQLITE_FULL" or number in _FULL:
        return Unreadable("server-db-full", path=str(path))
    if number == errno.ENOENT:
        return Unreadable("server-db-no-folder", path=str(path), folder=str(path.parent))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) or number in _DENIED:
        return Unreadable("server-db-denied", path=str(path), folder=str(path.parent))
    why = error.strerror if isinstance(error, OSError) else None
    return Unreadable("server-db", path=str(path), error=why or str(error))
