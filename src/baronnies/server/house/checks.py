"""Records checked for whoever asks, one at a time, in a process that ends with its answer."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Final

import msgspec

from baronnies.server.house.checker import Check
from baronnies.server.limits import Buckets, Limits
from baronnies.server.wire.bodies import Verified

answer_decoder: Final = msgspec.json.Decoder(Verified)


class Checks:
    """Whose turn it is to have a record checked."""

    def __init__(self, limits: Limits) -> None:
        self._patience: Final = limits.check_patience
        self._buckets: Final = Buckets(limits.checks, limits.check_burst)
        self._turn: Final = asyncio.Semaphore(1)

    def may_ask(self, address: str) -> bool:
        """Whether one more from there is not too many."""
        return self._buckets.take(address)

    async def verify(self, record: str, lang: str) -> Verified | None:
        """What a check finds; None if it takes too long."""
        question = msgspec.json.encode(Check(record, lang))
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "baronnies.server.house.checker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
            )
            try:
                answer, _ = await asyncio.wait_for(process.communicate(question), self._patience)
            except TimeoutError:
                return None
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
        return answer_decoder.decode(answer)
