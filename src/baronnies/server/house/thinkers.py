"""Bots in processes of their own, so that no thought ever holds up a table."""

import asyncio
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from baronnies.core.game import Game
from baronnies.server.limits import Limits
from baronnies.server.logs import log
from baronnies.server.metrics import Metrics
from baronnies.server.table.thinker import Question, Thought

_LONGEST_LINE: Final = 1 << 20
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


class Thinkers:
    """As many thinkers as the host allows; questions wait for a free one."""

    def __init__(self, limits: Limits, metrics: Metrics | None = None) -> None:
        self.asked = 0  # turns, now
        self._metrics: Final = metrics or Metrics()
        self._limits: Final = limits
        self._all: Final = [Thinker() for _ in range(limits.thinkers)]
        self._free: Final[asyncio.Queue[Thinker]] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def turn(self, game: Game, position: str, seat: int, bot: str) -> Thought:
        """A whole turn. A bot that fails is tried again, then `random` plays this turn."""
        began = monotonic()
        self.asked += 1
        try:
            return await self._turn(game, position, seat, bot)
        finally:
            self.asked -= 1
            self._metrics.count("thoughts")
            self._metrics.took("thought_seconds", monotonic() - began)

    async def _turn(self, game: Game, position: str, seat: int, bot: str) -> Thought:
        thought = Thought([])
        for kind in (bot, bot, "random"):
            thought = await self._one(
                Question(
                    game=game.name,
                    rules=game.version,
                    position=position,
                    seat=seat,
                    bot=kind,
                    luck=secrets.token_hex(16),
                    seconds=self._limits.bot_seconds,
                )
            )
            if thought.moves:
                thought.trouble = "" if kind == bot else "replaced"
                return thought
            self._metrics.count("thought_errors", thought.trouble or "empty")
            log("bot_failed", game=game.name, bot=kind, trouble=thought.trouble)
        return thought

    async def _one(self, question: Question) -> Thought:
        thinker = await self._free.get()
        try:
            return await thinker.ask(question, self._limits.bot_patience)
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.kill()
