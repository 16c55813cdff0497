"""How far a long piece of work is: a bar in a terminal, elsewhere a line now and then."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from baronnies.cli.screen import err, say

_SECONDS: Final = 5.0  # between two lines


class Lines:
    """A line now and then: how many of all are done."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        self._total = total
        self._clock = clock
        self._told = clock()

    def __call__(self, done: int) -> None:
        now = self._clock()
        if now - self._told >= _SECONDS:
            self._told = now
            err.print(f"{say('playing')} {done}/{self._total}", markup=False)


class Parts:
    """Progress over several parts, each of which counts from zero."""

    def __init__(self, show: Callable[[int], None]) -> None:
        self._show = show
        self._before = 0  # games of the parts that are done
        self._part = 0

    def next_part(self) -> None:
        """The games so far are done; another part begins."""
        self._before += self._part
        self._part = 0

    def __call__(self, done: int) -> None:
        self._part = done
        self._show(self._before + done)


@contextmanager
def progress(total: int) -> Iterator[Parts]:
    """Progress on standard error; what it gives is told how many games of a part are done."""
    if not err.is_terminal:
        yield Parts(Lines(total))
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as bar:
        task = bar.add_task(say("playing"), total=total)
        yield Parts(lambda done: bar.update(task, completed=done))
