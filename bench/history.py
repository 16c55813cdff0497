"""The figures of earlier runs, kept in the repository: ratios to the peer, never seconds."""

import csv
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).resolve().parent / "history.csv"
HEAD: Final = ("date", "game", "seats", "options", "half", "ratio")
TOLERATED: Final = 0.8  # of the last ratio: less is a regression


class Entry(NamedTuple):
    """What one setting reached against the peer of the same run."""

    game: str
    seats: int
    options: str
    half: str  # pure or compiled
    ratio: float

    @property
    def setting(self) -> tuple[str, int, str, str]:
        """What may be compared."""
        return self.game, self.seats, self.options, self.half


def load(path: Path = FILE) -> list[Entry]:
    """All entries, oldest first."""
    if not path.is_file():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Entry(row["game"], int(row["seats"]), row["options"], row["half"], float(row["ratio"]))
            for row in csv.DictReader(file)
        ]


def keep(entries: list[Entry], path: Path = FILE) -> None:
    """Add the entries of a run."""
    new = not path.is_file()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(HEAD)
        today = datetime.now(UTC).date().isoformat()
        for entry in entries:
            writer.writerow([today, *entry[:4], f"{entry.ratio:.2f}"])


def regressions(entries: list[Entry], before: list[Entry]) -> list[str]:
    """A sentence for each setting that lost more than a fifth against its last entry."""
    last = {entry.setting: entry.ratio for entry in before}
    return [
        f"{' '.join(map(str, entry.setting))}: {entry.ratio:.2f} × the peer, "
        f"{last[entry.setting]:.2f} × before"
        for entry in entries
        if entry.setting in last and entry.ratio < TOLERATED * last[entry.setting]
    ]
