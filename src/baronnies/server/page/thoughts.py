"""Bots of a page: quick ones think where the tables are, others in a worker beside."""

import asyncio
from typing import Final

import msgspec

from baronnies.bots.names import level_bots
from baronnies.core.game import Game
from baronnies.server.limits import Limits
from baronnies.server.page.kept import Browser
from baronnies.server.table.thinker import ANYBODY, Asker, Question, Thought, think, turn_of

QUICK: Final = frozenset({"random", "greedy"})  # bots that never use their whole second
thought_decoder: Final = msgspec.json.Decoder(Thought)


class Thoughts:
    """One after the other, as they are asked."""

    def __init__(self, browser: Browser, limits: Limits) -> None:
        self.asked = 0  # turns, now
        self._browser: Final = browser
        self._limits: Final = limits

    async def turn(
        self,
        game: Game,
        position: str,
        seat: int,
        bot: str,
        asker: Asker = ANYBODY,  # noqa: ARG002 - nobody else waits here
    ) -> Thought:
        """A whole turn; without moves if a bot beside did not answer."""
        question = turn_of(game, position, seat, bot, self._limits.bot_seconds)
        self.asked += 1
        try:
            if level_bots(game).get(bot, bot).partition(":")[0] in QUICK:
                await asyncio.sleep(0)  # what was said goes out first
                return think(question)
            return await self._beside(question)
        finally:
            self.asked -= 1

    async def think(
        self,
        question: Question,
        asker: Asker = ANYBODY,  # noqa: ARG002 - nobody else waits here
    ) -> Thought:
        """The answer to a question of any kind."""
        return await self._beside(question)

    async def _beside(self, question: Question) -> Thought:
        asked = msgspec.json.encode(question).decode()
        patience = question.patience(self._limits.bot_patience)
        answer = await self._browser.think(asked, patience)
        return thought_decoder.decode(answer) if answer else Thought([], "timeout")

    async def close(self) -> None:
        """Nothing goes on by itself."""
