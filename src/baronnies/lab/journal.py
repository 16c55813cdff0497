"""A journal: matches that were begun, in a file, so that they can go on another day."""

from pathlib import Path

from baronnies.core.unreadable import Unreadable


class Journal:
    """What the first bot of a match won of each of its games, a line for each game."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path  # None: nothing lasts
        self._matches: dict[str, dict[int, float]] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.is_file() else []
        for at, line in enumerate(lines, 1):
            try:
                match, number, share = line.split("\t")
                self._match(match)[int(number)] = float(share)
            except ValueError as error:
                raise Unreadable("lab-journal", path=str(path), line=at) from error

    def shares(self, match: str) -> dict[int, float]:
        """Of a match: what was won of the games played so far, by number."""
        return dict(self._match(match))

    def note(self, match: str, number: int, share: float) -> None:
        """A game was played."""
        self._match(match)[number] = share
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{match}\t{number}\t{share}\n")

    def _match(self, match: str) -> dict[int, float]:
        return self._matches.setdefault(match, {})
