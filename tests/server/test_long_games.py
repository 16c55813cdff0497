"""Questions about a long game cost what they ask for, and hold up nobody at other tables."""

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from baronnies.games import SHELF
from baronnies.server.disk.entries import HandedIn, Readied, Stopped
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.reviews import Reviews
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.clocks import now
from baronnies.server.table.room import Room
from baronnies.server.wire.bodies import NewTable, SeatPlan
from tests.server.in_a_page import Heard, HereAndNow, Memory

T = TypeVar("T")
LINES: Final = 1500
HELLO: Final[dict[str, Any]] = {"type": "hello", "version": 1, "since": 0}
LOOK: Final[dict[str, Any]] = {"type": "look", "seat": None, "ply": LINES - 64, "more": 63}


async def played_long(house: House) -> Room:
    """A game of so many lines."""
    await house.open()
    plans = [SeatPlan("here"), SeatPlan("here")]
    new = NewTable("le_baron", plans, {"games": "20"})
    room, _, _ = await Reception(house).make(new, "here")
    await room.keep(Readied(0, "", now()), Readied(1, "", now()))
    rng, table, game = random.Random(5), room.play.table, SHELF["le_baron"]  # noqa: S311 - a game
    while table.ply < LINES and not table.over:
        seat = table.asked()[0]
        move = game.say(rng.choice(table.truth.moves(seat)))
        room.play.apply(HandedIn(seat, table.ply, [move], now()))
    assert table.ply >= LINES
    return room


class Others:
    """Everybody else: how often they get their turn."""

    def __init__(self) -> None:
        self.turns = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.turns += 1


async def asked(house: House, room: Room, *messages: dict[str, Any]) -> tuple[Others, list[str]]:
    """Questions of somebody, who else got a turn meanwhile, and the types of the answers."""
    line, answers = Heard(), list[str]()
    somebody = Connection(house, room.table, line, "here")
    await somebody.read(json.dumps({**HELLO, "since": LINES}))
    others = Others()
    running = asyncio.create_task(others.run())
    await asyncio.sleep(0)
    for message in messages:
        line.last.clear()
        await somebody.read(json.dumps({"id": 7, **message}))
        answers += [kind for kind, told in line.last.items() if told.get("id") == 7]
    running.cancel()
    await somebody.leave()
    return others, answers


def house_of(**limits: float) -> House:
    """A house with a memory for a disk."""
    given = Limits(**{"messages": 1e9, "burst": 10**9, **limits})  # type: ignore[arg-type]
    return House(SHELF, Memory(), HereAndNow(), Silence(), given, Metrics())


async def dear_questions() -> None:
    house = house_of()
    room = await played_long(house)
    for message, kind in ((HELLO, "welcome"), (LOOK, "past")):
        others, answers = await asked(house, room, message)
        assert answers == [kind]
        assert others.turns >= (120 if kind == "past" else 20), kind
    await house.close()


def test_a_dear_question_is_answered_bit_by_bit() -> None:
    asyncio.run(dear_questions())


async def too_many_lines() -> None:
    house = house_of(lines=1, line_burst=LINES * 3)
    room = await played_long(house)
    _, answers = await asked(house, room, *[HELLO] * 5, {**HELLO, "since": LINES + 9})
    assert answers[:2] == ["welcome", "welcome"]
    assert answers[3:] == ["error", "error", "welcome"]
    await house.close()


def test_lines_of_the_past_are_counted_for_an_address() -> None:
    asyncio.run(too_many_lines())


class Elsewhere(ThreadPoolExecutor):
    """Where a server does what would hold up its loop; counts what it is given."""

    given = 0

    def submit(self, work: Callable[..., T], /, *given: object, **more: object) -> Future[T]:
        self.given += 1
        return super().submit(work, *given, **more)


async def whole_games() -> None:
    house, elsewhere = house_of(), Elsewhere(1)
    room = await played_long(house)
    reception, reviews = Reception(house), Reviews(house)
    asyncio.get_running_loop().set_default_executor(elsewhere)
    await room.keep(Stopped("count"))
    _, answers = await asked(house, room, {"type": "account"})
    assert (answers, elsewhere.given) == (["account"], 1)
    text = await reception.record(room.table, "", "en")
    assert (text.count("\n") > LINES, elsewhere.given) == (True, 2)
    await reviews.begin(room.table, "here")
    while elsewhere.given < 3:  # noqa: ASYNC110 - no event says that a stage of it was begun
        await asyncio.sleep(0)
    await reviews.close()
    await house.close()


def test_what_plays_a_whole_game_again_is_not_done_where_everybody_waits() -> None:
    asyncio.run(asyncio.wait_for(whole_games(), 60))
