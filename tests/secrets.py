"""Everything a seat is sent while a record is played, as bytes.

Tests swap in a record, from the deal on, something the seat cannot know; no byte may change.
"""

import json
from collections.abc import Sequence

from baronnies.core.game import Seat
from baronnies.core.record import Record
from baronnies.core.replay import Replay
from baronnies.core.story import heard


def messages(record: Record, seat: Seat | None, plies: int) -> list[bytes]:
    """For each of the first plies: what the seat hears and sees, its record, its own moves."""
    replay = Replay(record)
    lines = record.text_for(seat).split("\n\n")[1].splitlines()
    told = zip(range(1, plies + 1), lines[:plies], strict=True)
    return [_message(replay, seat, ply, line) for ply, line in told]


def hidden(record: Record, seat: Seat | None) -> list[str]:
    """The lines of a running record that are not as they are in the seat's own."""
    own, true = record.text_for(seat).splitlines(), record.text().splitlines()
    return [line for mine, line in zip(own, true, strict=True) if mine != line]


def _message(replay: Replay, seat: Seat | None, ply: int, line: str) -> bytes:
    state = replay.at(ply)
    story: Sequence[object] = heard(replay.stories[ply - 1], seat)
    own = [] if seat is None else [replay.record.game.say(move) for move in state.moves(seat)]
    facts = [ply, story, state.view(seat), state.to_act(), state.scores(), line, own]
    return json.dumps(facts).encode()
