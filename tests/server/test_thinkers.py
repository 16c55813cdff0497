"""Processes that think: one that dies or does not answer is replaced."""

import asyncio
import signal

from baronnies.games import SHELF
from baronnies.server.house.thinkers import Thinkers
from baronnies.server.limits import Limits
from tests.playing import Setting


def test_a_killed_thinker_is_replaced() -> None:
    async def turn() -> list[str]:
        opponents = Thinkers(Limits(bot_patience=20))
        args = (SHELF["le_baron"], a_position(), 0)
        first = await opponents.turn(*args, "greedy")
        process = opponents._all[0]._process  # noqa: SLF001 - the test is the accident
        assert process
        process.send_signal(signal.SIGKILL)
        second = await opponents.turn(*args, "greedy")
        missing = await opponents.turn(*args, "no_such_bot")
        await opponents.close()
        assert missing.trouble == "replaced"
        assert not first.trouble
        assert not second.trouble
        return [*first.moves, *second.moves, *missing.moves]

    assert len(asyncio.run(turn())) == 3


def a_position() -> str:
    return Setting(SHELF["le_baron"], 2, {}).table().truth.text()


def test_a_bot_that_does_not_answer_is_cut_off() -> None:
    async def turn() -> None:
        opponents = Thinkers(Limits(bot_patience=0.001))
        thought = await opponents.turn(SHELF["le_baron"], a_position(), 0, "greedy")
        await opponents.close()
        assert thought.moves == []
        assert thought.trouble == "timeout"

    asyncio.run(turn())
