"""A process that checks one record: JSON asks on standard input, JSON answers.

`python -m baronnies.server.house.checker`
"""

import os
import sys

import msgspec
from msgspec import Struct

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.wire.bodies import Verified


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


def main() -> None:
    """Answer once; leave the cores to tables first."""
    if hasattr(os, "nice"):
        os.nice(5)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Check)
    sys.stdout.buffer.write(msgspec.json.encode(check(asked)))


if __name__ == "__main__":
    main()
