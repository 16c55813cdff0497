"""What the house does by itself, again and again, whether anybody is there or not."""

import asyncio
import gc
from contextlib import suppress
from time import monotonic
from typing import Final

from baronnies.server.clocks import now
from baronnies.server.metrics import Metrics
from baronnies.server.store import Store

_BEAT: Final = 5.0  # seconds of a clock's time that a crash may cost
_WATCH: Final = 0.5  # seconds between looks at the event loop
_COLLECT: Final = 120.0  # seconds between looks for what nobody refers to any more


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


async def collect() -> None:
    """Free what closed connections and tables leave behind.

    The interpreter, told not to pause often (see run.py), would put that off for hours.
    """
    while True:
        await asyncio.sleep(_COLLECT)
        gc.collect()
