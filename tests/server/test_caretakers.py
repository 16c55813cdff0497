"""Whoever is asked and is no person who is there has somebody who thinks for them, always.

A real house with real rooms; only its disk is a memory and its bots answer when the test says so.
"""

import asyncio
import json
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from baronnies.core.game import Game
from baronnies.games import SHELF
from baronnies.server.disk.entries import Left
from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.page.worker import Silence
from baronnies.server.table.clocks import now
from baronnies.server.table.room import Room
from baronnies.server.table.thinker import ANYBODY, Asker, Question, Thought, think
from baronnies.server.wire.bodies import NewTable, SeatPlan
from tests.server.in_a_page import Heard, Memory

T = TypeVar("T")
PEOPLE: Final = 2  # and one bot
LIMITS: Final = Limits(messages=1e9, burst=10**9, idle=3600)


class InTheirTime:
    """Opponents who answer when they are told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.waiting: list[tuple[Question, asyncio.Future[Thought]]] = []

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        assert asker.visitor
        question = Question(game.name, game.version, position, seat, bot, "luck", 1.0)
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.waiting.append((question, answer))
        return await answer

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        raise AssertionError(question, asker)

    def next(self) -> tuple[Question, asyncio.Future[Thought]] | None:
        """The first question whose answer somebody still waits for."""
        while self.waiting:
            question, answer = self.waiting.pop(0)
            if not answer.done():
                return question, answer
        return None

    def of(self, seat: int) -> tuple[Question, asyncio.Future[Thought]]:
        """What was asked last for a seat; somebody waits for the answer."""
        found = next(one for one in self.waiting[::-1] if one[0].seat == seat)
        self.waiting.remove(found)
        return found

    async def close(self) -> None:
        pass


class Line(Heard):
    """Somebody's line, who may be sent away."""

    def wake(self) -> None:
        pass


class TableWithCaretakers(RuleBasedStateMachine):
    """Everything that may happen at a table of Le Baron, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.loop: Final = asyncio.new_event_loop()
        self.store: Final = Memory()
        self.opponents = InTheirTime()
        self.house: House
        self.table = ""
        self.host = ""
        self.tokens: list[str] = []

    def run(self, work: Awaitable[T]) -> T:
        """Wait for something, and until nothing else happens by itself."""

        async def settled() -> T:
            found = await work
            for _ in range(40):
                await asyncio.sleep(0)
            return found

        return self.loop.run_until_complete(settled())

    async def _open(self) -> None:
        self.opponents = InTheirTime()
        self.house = House(SHELF, self.store, self.opponents, Silence(), LIMITS, Metrics())
        await self.house.open()
        if self.table:
            await self.house.room(self.table)

    @initialize()
    def begin(self) -> None:
        self.run(self._open())
        plans = [*(SeatPlan("here") for _ in range(PEOPLE)), SeatPlan("bot", bot="greedy")]
        made = Reception(self.house).make(NewTable("le_baron", plans), "here")
        room, self.host, tokens = self.run(made)
        self.table, self.tokens = room.table, [token or "" for token in tokens]
        for seat in range(PEOPLE):
            assert self.ask(seat, "ready")["type"] == "accepted"

    @property
    def room(self) -> Room:
        return self.run(self.house.room(self.table))

    def ask(self, seat: int, kind: str, **message: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """A person comes, asks something and goes; gives the last answer."""
        line = Line()

        async def asked() -> None:
            somebody = Connection(self.house, self.table, line, "here")
            await somebody.read(
                json.dumps({"type": "hello", "version": 1, "tokens": [self.tokens[seat]]})
            )
            line.last.clear()
            await somebody.read(json.dumps({"type": kind, "id": 1, "seat": seat, **message}))
            await somebody.leave()

        self.run(asked())
        return next(told for told in line.last.values() if told.get("id") == 1)

    @rule(seat=st.integers(0, PEOPLE - 1), away=st.booleans())
    def leave_or_return(self, seat: int, away: bool) -> None:  # noqa: FBT001 - as it is drawn
        self.ask(seat, "away", away=away)

    @rule(seat=st.integers(0, PEOPLE - 1), step=st.integers(0, 9))
    def play_a_turn(self, seat: int, step: int) -> None:
        table = self.room.play.table
        if seat in table.asked():
            steps = [SHELF["le_baron"].say(move) for move in table.truth.moves(seat)]
            moves = [steps[step % len(steps)]]
            self.ask(seat, "hand_in", ply=table.ply, moves=moves)

    @rule(seat=st.integers(0, PEOPLE - 1))
    def be_late(self, seat: int) -> None:
        room = self.room
        if seat in room.play.thinking():
            self.run(room.do(lambda: room.keep(Left(seat, now(), late=True))))

    @rule(seat=st.integers(0, PEOPLE - 1))
    def somebody_else_sits_down(self, seat: int) -> None:
        reception = Reception(self.house)
        self.run(reception.free(self.table, seat, self.host))
        assert_thinking(self.room)
        _, _, self.tokens[seat] = self.run(reception.sit(self.table, seat, ""))

    @rule(how=st.sampled_from(["well", "well", "well", "not", "nonsense", "badly", "failing"]))
    def think(self, how: str) -> None:
        if (found := self.opponents.next()) is None:
            return
        question, answer = found
        if how == "failing":
            answer.set_exception(RuntimeError("a mistake of ours"))
        else:
            moves = {"not": [], "nonsense": ["?"], "badly": ["1"] * 9}
            answer.set_result(Thought(moves[how]) if how in moves else think(question))
        self.run(asyncio.sleep(0))

    def answer(self, question: Question, answer: asyncio.Future[Thought]) -> None:
        answer.set_result(think(question))
        self.run(asyncio.sleep(0))

    @rule()
    def restart(self) -> None:
        self.run(self.house.close())
        self.run(self._open())

    @rule()
    def begin_again_after_a_mistake(self) -> None:
        room = self.room

        async def mistaken() -> None:
            self.house.discard(room)

        self.run(mistaken())

    @precondition(lambda self: self.table)
    @invariant()
    def whoever_is_asked_and_is_not_there_thinks(self) -> None:
        assert_thinking(self.room)

    def teardown(self) -> None:
        if self.table:
            self.run(self.house.close())
        self.loop.close()


def assert_thinking(room: Room) -> None:
    """Unless all people are away."""
    play = room.play
    if play.begun and not play.forsaken:
        assert {seat for seat in play.table.asked() if play.player(seat)} <= room.bots.thinking


def test_a_thought_that_comes_too_late_is_followed_by_another() -> None:
    """Somebody leaves, comes back, plays and leaves again, while the first thought takes long."""
    table = TableWithCaretakers()
    table.begin()
    table.leave_or_return(seat=0, away=True)
    late = table.opponents.of(0)
    table.leave_or_return(seat=0, away=False)
    table.play_a_turn(seat=0, step=0)
    before = table.room.play.table.ply
    while before == table.room.play.table.ply or 0 not in table.room.play.table.asked():
        for seat in table.room.play.table.asked():
            if seat < PEOPLE:
                table.play_a_turn(seat=seat, step=0)
            else:
                table.answer(*table.opponents.of(seat))
    table.leave_or_return(seat=0, away=True)
    table.answer(*late)
    assert table.opponents.of(0)[0].position != late[0].position
    table.teardown()


def test_whoever_is_asked_and_is_not_there_thinks() -> None:
    run_state_machine_as_test(
        TableWithCaretakers,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
