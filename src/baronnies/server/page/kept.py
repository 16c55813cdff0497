"""Rows that a browser keeps."""

import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Final, Protocol


class Browser(Protocol):
    """What the worker's script does for us; lists and rows cross as JSON."""

    def read(self, prefix: str) -> Awaitable[str]:
        """The rows whose names begin so."""

    def write(self, rows: str, without: str) -> Awaitable[None]:
        """Keep rows, forget others; durable when it is done."""

    def say(self, line: int, message: str) -> None:
        """Tell a viewer something."""

    def hang_up(self, line: int) -> None:
        """A viewer was told good-bye."""

    def think(self, question: str, seconds: float) -> Awaitable[str]:
        """What a bot beside thinks; "" if it did not answer in time."""


class BrowserRows:
    """Lies in the browser's own database."""

    def __init__(self, browser: Browser) -> None:
        self._browser: Final = browser

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All rows whose names begin so, in the order of their names."""
        try:
            found = await self._browser.read(prefix)
        except Exception as error:  # whatever the browser says: it cannot be read
            raise OSError(str(error)) from error
        return [(name, row) for name, row in json.loads(found)]

    async def write(self, rows: Mapping[str, str], without: Sequence[str] = ()) -> None:
        """Keep rows and forget those whose names begin so: all of it, or nothing."""
        try:
            await self._browser.write(json.dumps(dict(rows)), json.dumps(list(without)))
        except Exception as error:  # full, or forbidden
            raise OSError(str(error)) from error
