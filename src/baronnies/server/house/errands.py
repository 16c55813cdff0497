"""Errands: long work that somebody asked for. A few are done at a time, the others wait in line."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, Generic, TypeVar

from baronnies.server.logs import log_mistake, mark


class Errand:
    """One of them: it waits for its turn, or is being done."""

    def __init__(self) -> None:
        self.began: float | None = None  # None: it waits
        self.stopped = False  # enough: what is there is kept
        self.task: asyncio.Task[None] | None = None

    def left(self, done: int, of: int) -> int:
        """About how many seconds it still takes; 0 if nobody knows yet."""
        if self.began is None or not done:
            return 0
        return round((monotonic() - self.began) / done * (of - done))


Kind = TypeVar("Kind", bound=Errand)


class Errands(Generic[Kind]):
    """All that are asked for, by what they are about, in their order."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._all: Final[dict[str, Kind]] = {}
        self._turn: Final = asyncio.Semaphore(at_once)
        self._most: Final = waiting

    @property
    def full(self) -> bool:
        """Whether no more may wait."""
        return len(self._all) >= self._most

    def of(self, about: str) -> Kind | None:
        """The errand about something, if there is one."""
        return self._all.get(about)

    def before(self, about: str) -> int:
        """How many were asked for earlier."""
        return list(self._all).index(about)

    def begin(self, about: str, errand: Kind, work: Callable[[Kind], Awaitable[None]]) -> None:
        """Have it done when it is its turn."""
        self._all[about] = errand
        errand.task = asyncio.create_task(self._run(about, errand, work))

    def stop(self, about: str) -> None:
        """Enough of it."""
        if errand := self._all.get(about):
            errand.stopped = True

    async def close(self) -> None:
        """Begin nothing more; what was found is kept by who does the work."""
        tasks = [errand.task for errand in self._all.values() if errand.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, about: str, errand: Kind, work: Callable[[Kind], Awaitable[None]]) -> None:
        try:
            async with self._turn:
                errand.began = monotonic()
                await work(errand)
        except Exception as error:  # noqa: BLE001 - our mistake; what is there is kept
            log_mistake("errand_failed", error, about=mark(about))
        finally:
            del self._all[about]
