"""Bots in processes of their own, so that no thought ever holds up a table."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from baronnies.core.game import Game
from baronnies.server.limits import Limits
from baronnies.server.logs import log
from baronnies.server.metrics import Metrics
from baronnies.server.table.thinker import (
    ANYBODY,
    RANKS,
    STUDY,
    Asker,
    Question,
    Rank,
    Thought,
    turn_of,
)

_LONGEST_LINE: Final = 1 << 20
_TOLD: Final = 1.0  # seconds between two words about how many come before
_LEAST: Final = 0.4  # seconds for a hint, however long it was waited for
thought_decoder: Final = msgspec.json.Decoder(Thought)


class Thinker:
    """One process; a new one takes its place when it dies or does not answer."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, patience: float) -> Thought:
        """The bot's answer; a thought without moves if there is none."""
        try:
            return await asyncio.wait_for(self._asked(question), patience)
        except TimeoutError:
            trouble = "timeout"
        except (OSError, msgspec.DecodeError, ValueError):
            trouble = "crash"
        except asyncio.CancelledError:
            await self.kill()
            raise
        await self.kill()
        return Thought([], trouble)

    async def _asked(self, question: Question) -> Thought:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "baronnies.server.table.thinker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=_LONGEST_LINE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return thought_decoder.decode(await process.stdout.readline())

    async def kill(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()  # whoever still reads from it is told of the end


Ticket = asyncio.Future[Thinker]


class Waiters:
    """Who waits for a free thinker: by rank, and within one visitors take turns.

    Of several thinkers, one is never given to reviews or the lab: nobody at a table waits for them.
    """

    def __init__(self, thinkers: list[Thinker], rhythm: float = _TOLD) -> None:
        self._rhythm: Final = rhythm
        self._free: Final = thinkers
        self._kept_free: Final = min(1, len(thinkers) - 1)  # whatever they want
        self._tickets: Final[dict[Rank, dict[str, deque[Ticket]]]] = {rank: {} for rank in RANKS}

    async def next(self, asker: Asker) -> Thinker:
        """A free thinker; the one that thought last, so that no more processes run than needed."""
        if len(self._free) > self._spared(asker.rank):
            return self._free.pop()
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._tickets[asker.rank].setdefault(asker.visitor, deque()).append(ticket)
        try:
            while not ticket.done():
                await asyncio.wait([ticket], timeout=self._rhythm)
                asker.queued(0 if ticket.done() else self._before(asker, ticket))
            return ticket.result()
        except asyncio.CancelledError:
            if ticket.done():
                self.give_back(ticket.result())
            ticket.cancel()
            raise

    def waiting(self, last: Rank) -> int:
        """How many wait, down to a rank."""
        ranks = [self._tickets[rank] for rank in RANKS if rank <= last]
        return sum(len(tickets) for rank in ranks for tickets in rank.values())

    def _before(self, asker: Asker, ticket: Ticket) -> int:
        """How many come before it: all of a lower rank; within its own, visitors take turns."""
        visitors = self._tickets[asker.rank]
        own = visitors[asker.visitor].index(ticket)
        rounds, count = own + 1, own
        for visitor, tickets in visitors.items():
            if visitor == asker.visitor:
                rounds = own  # those behind it in a round come after it
            else:
                count += min(rounds, len(tickets))
        return count + self.waiting(asker.rank - 1)

    def give_back(self, thinker: Thinker) -> None:
        """It is free again."""
        self._free.append(thinker)
        for rank, visitors in self._tickets.items():
            while visitors and len(self._free) > self._spared(rank):
                visitor, tickets = next(iter(visitors.items()))
                del visitors[visitor]
                ticket = tickets.popleft()
                if tickets:
                    visitors[visitor] = tickets  # behind all others
                if not ticket.done():
                    ticket.set_result(self._free.pop())

    def _spared(self, rank: Rank) -> int:
        """How many stay free for whoever comes before."""
        return self._kept_free if rank >= STUDY else 0


class Thinkers:
    """As many thinkers as the host allows; questions wait for a free one."""

    def __init__(self, limits: Limits, metrics: Metrics | None = None) -> None:
        self.asked = 0  # turns, now
        self._metrics: Final = metrics or Metrics()
        self._limits: Final = limits
        self._all: Final = [Thinker() for _ in range(limits.thinkers)]
        self._line: Final = Waiters(self._all[::-1])

    async def turn(
        self, game: Game, position: str, seat: int, bot: str, asker: Asker = ANYBODY
    ) -> Thought:
        """A whole turn. A bot that fails is tried again, then `random` plays this turn."""
        began = monotonic()
        self.asked += 1
        try:
            return await self._turn(game, position, (seat, bot), asker)
        finally:
            self.asked -= 1
            self._metrics.count("thoughts")
            self._metrics.took("thought_seconds", monotonic() - began)

    async def _turn(
        self, game: Game, position: str, whose: tuple[int, str], asker: Asker
    ) -> Thought:
        thought = Thought([])
        seat, bot = whose
        for kind in (bot, bot, "random"):
            question = turn_of(game, position, seat, kind, self._limits.bot_seconds)
            thought = await self._one(question, asker)
            if thought.moves:
                thought.trouble = "" if kind == bot else "replaced"
                return thought
            self._metrics.count("thought_errors", thought.trouble or "empty")
            log("bot_failed", game=game.name, bot=kind, trouble=thought.trouble)
        return thought

    async def think(self, question: Question, asker: Asker = ANYBODY) -> Thought:
        """The answer to a question of any kind; if there is none, a thought that tells why."""
        self.asked += 1
        try:
            return await self._one(question, asker)
        finally:
            self.asked -= 1
            self._metrics.count("thoughts")

    async def _one(self, question: Question, asker: Asker) -> Thought:
        began = monotonic()
        thinker = await self._line.next(asker)
        try:
            if question.hint:  # somebody looks on: the waiting is a part of it
                waited = monotonic() - began
                question.seconds = max(_LEAST, question.seconds - waited)
            waiting = self._line.waiting(asker.rank)  # nobody hurries for who comes after him
            question.seconds /= 1 + waiting / len(self._all)  # the more wait, the less
            thought = await thinker.ask(question, question.patience(self._limits.bot_patience))
            thought.hurried &= question.seconds < self._limits.bot_seconds
            return thought
        finally:
            self._line.give_back(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.kill()
