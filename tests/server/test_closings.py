"""When a room closes, everybody who waits there gets an answer, and the counts are right again."""

import asyncio
import json
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from baronnies.games import SHELF
from baronnies.server.disk.entries import Entry
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.wire.bodies import NewTable, SeatPlan
from tests.server.in_a_page import Heard, HereAndNow, Memory
from tests.serving import PATIENCE

HELLO = json.dumps({"type": "hello", "version": 1, "id": 1})


class SlowDisk(Memory):
    """Keeps what it is given when it has been given time."""

    def __init__(self) -> None:
        super().__init__()
        self.turning = asyncio.Event()
        self.turning.set()
        self.asked = asyncio.Event()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        self.asked.set()
        await self.turning.wait()
        await super().append(table, entries)


class Line(Heard):
    """A line to somebody who may be sent away."""

    def wake(self) -> None:
        self.last["ended"] = {}


async def closed(how: str, waiting: Sequence[bool], *, again: bool) -> None:
    """Some wait in a room that keeps something, some have not even come; then it closes."""
    store = SlowDisk()
    limits = Limits(messages=1e9, burst=10**9)
    house = House(SHELF, store, HereAndNow(), Silence(), limits, Metrics())
    await house.open()
    plans = [SeatPlan("here"), SeatPlan("here")]
    room, _, tokens = await Reception(house).make(NewTable("le_baron", plans), "here")
    lines = [Line() for _ in range(len(waiting) + 1)]
    people = [Connection(house, room.table, line, "here") for line in lines]
    await people[0].read(json.dumps({**json.loads(HELLO), "tokens": tokens[:1]}))
    for somebody, came in zip(people[1:], waiting, strict=True):
        if came:
            await somebody.read(HELLO)
    store.turning.clear()
    ready = json.dumps({"type": "ready", "id": 2, "seat": 0})
    asking = [asyncio.create_task(people[0].read(ready))]
    asking += [asyncio.create_task(somebody.read(HELLO)) for somebody in people[1:]]
    await store.asked.wait()
    match how:
        case "forgotten":
            house.forget(room.table)
        case "mistaken":
            house.discard(room)
        case _:
            room.close()
    store.turning.set()
    if again and how == "mistaken":
        assert (await house.room(room.table)).play.chairs[0].ready  # what was begun was kept
    await asyncio.wait_for(asyncio.gather(*asking), PATIENCE)
    for line in lines:
        assert line.last.keys() & {"goodbye", "welcome"}
    for somebody in people:
        await asyncio.wait_for(somebody.leave(), PATIENCE)
    assert house.viewers.count("here") == 0
    await house.close()


@settings(max_examples=60, deadline=None)
@given(
    how=st.sampled_from(["forgotten", "mistaken", "closed"]),
    waiting=st.lists(st.booleans(), min_size=1, max_size=6),
    again=st.booleans(),
)
def test_whoever_waits_in_a_room_that_closes_is_answered(
    how: str,
    waiting: list[bool],
    again: bool,  # noqa: FBT001 - as it is drawn
) -> None:
    asyncio.run(closed(how, waiting, again=again))
