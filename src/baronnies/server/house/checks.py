"""Records checked for whoever asks, one at a time, in a process that ends with its answer.

`python -m baronnies.server.house.checks` is that process.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.limits import Buckets, Limits
from baronnies.server.wire.bodies import Verified

answer_decoder: Final = msgspec.json.Decoder(Verified)


class Check(Struct):
    """A record, and the language of who asks."""

    record: str
    lang: str


def check(asked: Check) -> Verified:
    """Whether a record is right."""
    try:
        record = read_record(asked.record, SHELF)
        luck = verify(record)
    except Unreadable as wrong:
        row = wrong.facts.get("line")
        text = wrong.words(asked.lang)
        at = row if isinstance(row, int) else None
        return Verified(right=False, lines=0, luck=0, row=at, text=text)
    return Verified(right=True, lines=len(record.lines), luck=luck, row=None, text="")


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
                "baronnies.server.house.checks",
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


def main() -> None:
    """The process: JSON asks on standard input, JSON answers. The cores are for tables first."""
    if hasattr(os, "nice"):
        os.nice(5)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Check)
    sys.stdout.buffer.write(msgspec.json.encode(check(asked)))


if __name__ == "__main__":
    main()
