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
    """For each of the first plies: the story as heard, the view, who is asked, one's own moves."""
    replay = Replay(record)
    return [_message(record, replay, seat, ply) for ply in range(1, plies + 1)]


def _message(record: Record, replay: Replay, seat: Seat | None, ply: int) -> bytes:
    state = replay.at(ply)
    story: Sequence[object] = heard(replay.stories[ply - 1], seat)
    own = [] if seat is None else [record.game.say(move) for move in state.moves(seat)]
    return json.dumps([ply, story, state.view(seat), state.to_act(), state.scores(), own]).encode()
