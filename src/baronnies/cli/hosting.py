"""The commands `backup` and `restore`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from baronnies.cli.screen import err, say, told
from baronnies.cli.serve import usual_db

Force = Annotated[bool, typer.Option("--force", help=say("help-backup-force"))]


def backup(
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help=say("help-backup-to"))],
    db: Annotated[
        Path | None,
        typer.Option("--db", metavar="FILE", envvar="BARONNIES_DB", help=say("help-backup-db")),
    ] = None,
    force: Force = False,
) -> None:
    """Copy the database, also while the server runs."""
    with told(), _copying() as progress:
        from baronnies.server.disk.backup import backup as take  # noqa: PLC0415 - see serve.py

        take(db or usual_db(), to, progress, force=force)
    print(say("backup-done", path=str(to), size=_size(to)))  # noqa: T201 - unwrapped


def restore(
    given: Annotated[Path, typer.Option("--from", metavar="FILE", help=say("help-restore-from"))],
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FILE", envvar="BARONNIES_DB", help=say("help-restore-to")),
    ] = None,
) -> None:
    """Put a copy back."""
    with told(), _copying() as progress:
        from baronnies.server.disk.backup import restore as put_back  # noqa: PLC0415 - as above

        place = to or usual_db()
        done = put_back(given, place, progress)
    print(say("restore-done", path=str(place), tables=done.tables))  # noqa: T201 - unwrapped
    if done.old:
        print(say("restore-old", path=str(done.old)))  # noqa: T201 - as above


class _Copying:
    """A bar on standard error that is told how many pages are copied."""

    def __init__(self, bar: Progress) -> None:
        self._bar = bar
        self._task = bar.add_task(say("copying"), total=None)

    def __call__(self, done: int, pages: int) -> None:
        self._bar.update(self._task, completed=done, total=pages)


@contextmanager
def _copying() -> Iterator[_Copying]:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        yield _Copying(bar)


def _size(path: Path) -> str:
    return f"{path.stat().st_size / 1_000_000:.1f}"
