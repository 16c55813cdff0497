"""Games in Parquet: a folder of files, each of them whole, as the tools of the field read them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import pyarrow as pa
from pyarrow import parquet

from baronnies.core.unreadable import Unreadable
from baronnies.lab.ledger import PARQUET, Ledger
from baronnies.lab.sheet import Cell, head

_MOST: Final = 20_000  # games of a file,
_LONGEST: Final = 60.0  # or seconds, after which it is written with the next of them


class Parquet(Ledger):
    """A file every minute or every so many games: what is in one is not lost any more."""

    def __init__(
        self,
        folder: Path,
        seats: int,
        names: Sequence[str] = (),
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(seats, names)
        if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
            raise Unreadable("lab-ledger-there", path=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        texts = {*names, *(name for name in head(seats) if name.startswith("bot_"))}
        self._schema = pa.schema(
            [(name, pa.string() if name in texts else pa.int64()) for name in self.columns]
        )
        self._folder = folder
        self._clock = clock
        self._files = 0
        self._lines: list[Sequence[Cell]] = []
        self._since = clock()

    def write(self, lines: Sequence[Sequence[Cell]]) -> None:
        self._lines += lines
        if len(self._lines) >= _MOST or self._clock() - self._since >= _LONGEST:
            self._write_file()

    def close(self) -> None:
        if self._lines:
            self._write_file()

    def _write_file(self) -> None:
        lines, self._lines = self._lines, []  # if there is no room for them, they are not kept
        columns = [pa.array(column) for column in zip(*lines, strict=True)]
        path = self._folder / f"{self._files:05}{PARQUET}"
        unfinished = path.with_suffix(".part")
        try:
            parquet.write_table(pa.table(columns, self.columns).cast(self._schema), unfinished)
            unfinished.replace(path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        self._files += 1
        self._since = self._clock()
