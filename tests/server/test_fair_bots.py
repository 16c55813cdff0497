"""Bots are shared: people's tables first, studies last, and no visitor before all others."""

import asyncio
import json
import os
from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baronnies.core.game import Game
from baronnies.games import SHELF
from baronnies.server.house import thinkers
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.thinkers import Thinker, Thinkers, Waiters
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.thinker import (
    ANYBODY,
    BOTS,
    PEOPLE,
    RANKS,
    STUDY,
    Asker,
    Question,
    Rank,
    Thought,
)
from baronnies.server.wire.bodies import NewTable, SeatPlan
from tests.playing import Setting
from tests.server.in_a_page import Heard, HereAndNow, Memory

Json = dict[str, Any]

CROWD: Final = Asker("crowd", BOTS)


def served(askers: Sequence[Asker]) -> list[str]:
    """In which order one thinker answers those who ask at once."""
    done: list[str] = []

    async def ask(opponents: Thinkers, asker: Asker) -> None:
        position = Setting(SHELF["le_baron"], 2, {}).table().truth.text()
        thought = await opponents.turn(SHELF["le_baron"], position, 0, "random", asker)
        assert thought.moves
        assert not thought.trouble
        done.append(asker.visitor)

    async def everybody() -> None:
        opponents = Thinkers(Limits(thinkers=1))
        await asyncio.gather(*(ask(opponents, asker) for asker in askers))
        await opponents.close()

    asyncio.run(everybody())
    return done


def test_people_do_not_wait_for_tables_without_any() -> None:
    order = served([*[CROWD] * 12, Asker("somebody", PEOPLE)])
    assert order.index("somebody") <= 1  # one may have been thought about already


def test_a_study_waits_until_no_game_does() -> None:
    order = served([*[Asker("student", STUDY)] * 4, *[CROWD] * 4, Asker("somebody", PEOPLE)])
    assert order[-3:] == ["student"] * 3  # one may have been thought about already
    assert order.index("somebody") <= 1


def test_visitors_take_turns() -> None:
    order = served([*[Asker("many")] * 12, Asker("one"), Asker("other")])
    assert order.index("one") <= 2
    assert order.index("other") <= 3


@given(
    st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from(RANKS)), min_size=1, max_size=12)
)
@settings(max_examples=40, deadline=None)
def test_who_waits_is_told_how_many_come_before(crowd: list[tuple[str, Rank]]) -> None:
    told: dict[int, int] = {}
    order: list[int] = []

    async def wait(line: Waiters, at: int) -> None:
        def hear(before: int) -> None:
            told.setdefault(at, before)

        thinker = await line.next(Asker(*crowd[at], queued=hear))
        order.append(at)
        line.give_back(thinker)

    async def everybody() -> None:
        line = Waiters([Thinker()], rhythm=0.001)
        thinker = await line.next(Asker())
        waiting = [asyncio.create_task(wait(line, at)) for at in range(len(crowd))]
        while len(told) < len(crowd):  # noqa: ASYNC110 - they are told by and by
            await asyncio.sleep(0.001)
        line.give_back(thinker)
        await asyncio.gather(*waiting)

    asyncio.run(everybody())
    assert [told[at] for at in order] == list(range(len(crowd)))


def hurry(*ranks: Rank) -> list[bool]:
    """Which bots have less time than usual, when all are asked of one thinker at once."""

    async def all_of_them() -> list[bool]:
        opponents = Thinkers(Limits(thinkers=1, bot_seconds=1e-6))
        game, position = SHELF["le_baron"], Setting(SHELF["le_baron"], 2, {}).table().truth.text()
        bot = "greedy:samples=9"
        thoughts = await asyncio.gather(
            *(opponents.turn(game, position, 0, bot, Asker(rank=rank)) for rank in ranks)
        )
        await opponents.close()
        return [thought.hurried for thought in thoughts]

    return asyncio.run(all_of_them())


def test_a_bot_that_had_less_time_than_usual_says_so() -> None:
    assert hurry(PEOPLE, PEOPLE, PEOPLE) == [False, True, False]  # behind the second one waited


def test_no_bot_hurries_for_a_study() -> None:
    assert hurry(PEOPLE, PEOPLE, STUDY, STUDY) == [False, False, True, False]


@pytest.mark.parametrize(("waited", "left"), [(0.5, 1.1), (30.0, 0.4)])
def test_the_time_that_a_hint_was_waited_for_is_a_part_of_it(
    monkeypatch: pytest.MonkeyPatch, waited: float, left: float
) -> None:
    clock, asked = count(step=waited), list[float]()

    async def ask(_thinker: Thinker, question: Question, _patience: float) -> Thought:
        asked.append(question.seconds)
        return Thought([])

    monkeypatch.setattr(thinkers, "monotonic", lambda: next(clock))
    monkeypatch.setattr(Thinker, "ask", ask)
    opponents = Thinkers(Limits(thinkers=1))
    for question in (Question("", 1, seconds=1.6, hint=True), Question("", 1, seconds=1.6)):
        asyncio.run(opponents.think(question))
    assert asked == [pytest.approx(left), 1.6]  # bots have all of theirs


class Busy(HereAndNow):
    """Somebody else is first, and then there is less time."""

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        asker.queued(3)
        await asyncio.sleep(0)
        thought = await super().turn(game, position, seat, bot, asker)
        thought.hurried = True
        return thought


def hurried(line: Heard) -> bool:
    news = line.last.get("table")
    return bool(news and news["table"]["seats"][1]["hurried"])


async def a_busy_table() -> tuple[list[Json], Json]:
    limits = Limits(messages=1e9, burst=10**9)
    house = House(SHELF, Memory(), Busy(), Silence(), limits, Metrics())
    await house.open()
    plans = [SeatPlan("here"), SeatPlan("bot", bot="greedy")]
    room, _, tokens = await Reception(house).make(NewTable("le_baron", plans), "here")
    line, waits = Heard(), list[Json]()
    somebody = Connection(house, room.table, line, "here")
    hello = {"type": "hello", "id": 1, "version": 1, "tokens": tokens[:1]}
    await somebody.read(json.dumps(hello))
    await somebody.read(json.dumps({"type": "ready", "id": 2, "seat": 0}))
    while not hurried(line):
        waits += [line.last.pop("waiting")] if "waiting" in line.last else []
        await asyncio.sleep(0)
    await somebody.leave()
    await house.close()
    return waits, line.last["table"]["table"]["seats"][1]


def test_a_table_shows_how_many_come_before_its_bots_and_that_they_hurried() -> None:
    waits, odon = asyncio.run(a_busy_table())
    assert 3 in [told["before"] for told in waits]
    assert odon["hurried"]
    assert odon["bot"] == "greedy"


def test_there_are_as_many_thinkers_as_cores() -> None:
    assert Limits().thinkers == os.cpu_count()
