"""What the house does by itself, again and again, whether anybody is there or not."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from baronnies.server.disk.store import Store
from baronnies.server.metrics import Metrics
from baronnies.server.table.clocks import now

_BEAT: Final = 5.0  # seconds of a clock's time that a crash may cost
_WATCH: Final = 0.5  # seconds between looks at the event loop
_COLLECT: Final = 30.0  # seconds between thoughts about what nobody refers to any more
_ENOUGH: Final = 1000  # connections and tables that are gone: some megabytes
_LATEST: Final = 3600.0  # seconds; there may be something else


async def beat(store: Store) -> None:
    """Remember that the house is open, so that clocks know when it was not."""
    while True:
        await asyncio.sleep(_BEAT)
        with suppress(OSError):  # the disk; moves will tell
            await store.pulse(now())


async def watch(metrics: Metrics) -> None:
    """Measure how late everything is."""
    while True:
        due = monotonic() + _WATCH
        await asyncio.sleep(_WATCH)
        metrics.took("loop_delay_seconds", max(0.0, monotonic() - due))


async def collect(gone: Callable[[], int]) -> None:
    """Free what closed connections and tables leave behind, when there is enough of it.

    Moves leave nothing that has to be looked for, and looking holds up everybody.
    """
    freed, looked = 0, monotonic()
    while True:
        await asyncio.sleep(_COLLECT)
        if gone() - freed >= _ENOUGH or monotonic() - looked >= _LATEST:
            freed, looked = gone(), monotonic()
            gc.collect()
