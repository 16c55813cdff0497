"""What is forgotten, and when: old games, or only who played them and what they said."""

import asyncio
from time import time
from typing import Final

from baronnies.server.house.house import House
from baronnies.server.house.site import Keep
from baronnies.server.logs import log, log_mistake

DAY: Final = 24 * 3600
_STUDIES: Final = 30  # days until a study that nobody asked for again is forgotten


async def keep_tidy(house: House, keep: Keep) -> None:
    """Once at the start, then every day."""
    while True:
        try:
            await tidy(house, keep, int(time()))
        except OSError as error:  # the disk; tomorrow is another day
            log_mistake("not_tidied", error)
        await asyncio.sleep(DAY)


async def tidy(house: House, keep: Keep, now: int) -> None:
    """Forget what was kept long enough."""
    await house.store.forget_studies(now - _STUDIES * DAY)
    removed = 0
    for phase, days in (("over", keep.finished), ("gathering", keep.waiting)):
        for table in await _older(house, phase, days, now):
            removed += await _remove(house, table, phase)
    erased = 0
    for table in await _older(house, "over", keep.names, now, named=True):
        await erase(house, table)
        erased += 1
    if removed or erased:
        await house.store.scrub()
        log("tidied", removed=removed, erased=erased)


async def _older(
    house: House, phase: str, days: int | None, now: int, *, named: bool = False
) -> list[str]:
    if days is None:
        return []
    return await house.store.unchanged(phase, now - days * DAY, named=named)


async def _remove(house: House, table: str, phase: str) -> bool:
    """Forget a table, unless somebody has just changed it."""
    room = house.open_room(table)
    if room and (room.play.phase != phase or (phase == "gathering" and room.audience.viewers)):
        return False
    await house.store.remove(table)
    house.forget(table)
    return True


async def erase(house: House, table: str) -> None:
    """Forget who played a finished game and what was said; whoever looks on sees it happen."""
    if room := house.open_room(table):
        await room.do(room.forget_people)
    else:
        await house.store.erase(table)
