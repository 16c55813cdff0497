"""How long people may still think. All times are milliseconds since 1970.

The clocks follow from what was handed in and when, so they survive a restart; while the house was
closed they stood still.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from time import time
from typing import Final

from baronnies.core.game import Seat
from baronnies.server.disk.entries import ThinkingTime
from baronnies.server.disk.store import Downtime
from baronnies.server.wire.messages import Clock

WELCOME_BACK: Final = 30_000  # in the bank, at least, of somebody who returns


def now() -> int:
    """The time."""
    return int(time() * 1000)


class Clocks:
    """One for each seat, if people have a time at all."""

    def __init__(
        self, time: ThinkingTime | None, seats: int, closings: Sequence[Downtime] = ()
    ) -> None:
        self.time: Final = time
        self._closings: Final = closings
        self._left: Final = [time.seconds * 1000 if time else 0] * seats
        self._since: Final[dict[Seat, int]] = {}  # those that run

    def run_for(self, seats: Collection[Seat], at: int) -> None:
        """These seats are asked from now on; those that were before go on thinking."""
        if self.time is None:
            return
        for seat in [seat for seat in self._since if seat not in seats]:
            self._stop(seat, at)
        for seat in seats:
            self._since.setdefault(seat, at)

    def handed_in(self, seat: Seat, at: int) -> None:
        """A seat has done its turn."""
        if self.time and seat in self._since:
            self._stop(seat, at)
            if self.time.kind == "bank":
                self._left[seat] += self.time.more * 1000

    def returned(self, seat: Seat) -> None:
        """Somebody is back, perhaps with an empty bank."""
        if self.time and self.time.kind == "bank":
            self._left[seat] = max(self._left[seat], WELCOME_BACK)

    def _stop(self, seat: Seat, at: int) -> None:
        thought = self._thought(seat, at)
        del self._since[seat]
        if self.time and self.time.kind == "bank":
            self._left[seat] = max(0, self._left[seat] - thought)

    def _thought(self, seat: Seat, at: int) -> int:
        """How long a seat has been thinking, with the house open."""
        since = self._since[seat]
        overlaps = (min(at, until) - max(since, closed) for closed, until in self._closings)
        return max(0, at - since - sum(max(0, overlap) for overlap in overlaps))

    def left(self, seat: Seat, at: int) -> int:
        """What a seat has left, which may be less than nothing."""
        return self._left[seat] - (self._thought(seat, at) if seat in self._since else 0)

    def late(self, at: int) -> list[Seat]:
        """The seats whose time is up."""
        return [seat for seat in self._since if self.left(seat, at) <= 0]

    def next_late(self, at: int) -> int | None:
        """In how many milliseconds the next seat will be; None if none runs."""
        return min((max(0, self.left(seat, at)) for seat in self._since), default=None)

    def told(self, at: int) -> list[Clock]:
        """What everybody is told; nothing without a time."""
        if self.time is None:
            return []
        seats: Iterable[Seat] = range(len(self._left))
        return [Clock(max(0, self.left(seat, at)), seat in self._since) for seat in seats]


class Alarm:
    """Rings when somebody's time will be up."""

    def __init__(self, clocks: Clocks, ring: Callable[[], None]) -> None:
        self._clocks: Final = clocks
        self._ring: Final = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Look again when that will be."""
        self.stop()
        soon = self._clocks.next_late(now())
        if soon is not None:
            self._timer = asyncio.get_running_loop().call_later(soon / 1000, self._ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
