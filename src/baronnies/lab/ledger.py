"""A ledger: a line for each game on the disk, as soon as it is played.

Ten million games need no memory, and what was written stays readable whatever happens afterwards.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan
from baronnies.lab.sheet import Cell, as_csv, head, line
from baronnies.lab.simulation import Run, unkept

PARQUET: Final = ".parquet"


class Ledger(ABC):
    """Where games are written, with columns of their own before those of every sheet."""

    def __init__(self, seats: int, names: Sequence[str] = ()) -> None:
        self._seats = seats  # the most that play
        self.columns = [*names, *head(seats)]

    def add(self, plan: Plan, outcomes: Sequence[Outcome], values: Sequence[str] = ()) -> None:
        """More games, and what stands in their own columns. An OSError if there is no room."""
        self.write([[*values, *line(plan, outcome, self._seats)] for outcome in outcomes])

    @abstractmethod
    def write(self, lines: Sequence[Sequence[Cell]]) -> None:
        """Lines of cells."""

    @abstractmethod
    def close(self) -> None:
        """There are no more games."""

    def finish(self, run: Run) -> None:
        """Write what is left of a run; if there is no room for it, that is the run's trouble."""
        try:
            self.close()
        except OSError as error:
            run.trouble = run.trouble or unkept(error)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Nowhere(Ledger):
    """Nobody wants them."""

    def write(self, lines: Sequence[Sequence[Cell]]) -> None: ...

    def close(self) -> None: ...


class Spreadsheet(Ledger):
    """A file of CSV. Where the disk is full it ends with a whole line."""

    def __init__(self, path: Path, seats: int, names: Sequence[str] = ()) -> None:
        super().__init__(seats, names)
        self._file = path.open("wb", buffering=0)
        self.write([self.columns])

    def write(self, lines: Sequence[Sequence[Cell]]) -> None:
        rest = as_csv(lines).encode()
        whole = self._file.tell()
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with suppress(OSError):
                self._file.truncate(whole)
            raise

    def close(self) -> None:
        self._file.close()


def ledger(path: Path | None, seats: int, names: Sequence[str] = ()) -> Ledger:
    """What is written there: Parquet by its ending, otherwise CSV. An error if it cannot be."""
    if path is None:
        return Nowhere(seats, names)
    if path.suffix.lower() != PARQUET:
        return Spreadsheet(path, seats, names)
    from baronnies.lab.parquet import Parquet  # noqa: PLC0415 - an extra

    return Parquet(path, seats, names)
