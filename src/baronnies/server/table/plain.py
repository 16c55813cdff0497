"""The table as text, to play without a board: the drawing, and the steps in people's words."""

from collections.abc import Mapping
from typing import Any

from baronnies.core.game import Seat
from baronnies.core.markup import escape, plain
from baronnies.core.steps import worded
from baronnies.server.table.frames import Frames
from baronnies.server.table.play import Play
from baronnies.server.wire.messages import AsText, PlainView, StepWords


def pictured(play: Play, view: Mapping[str, Any], points: list[int], lang: str) -> PlainView:
    """A view as the terminal would draw it, without its colours."""
    names = [escape(name) for name in play.names(lang)]
    return PlainView(drawing=plain(play.game.picture(view, names, lang)), points=points)


def told(frames: Frames, asked: int, seat: Seat | None, lang: str) -> AsText:
    """What a seat sees, without its draft; and the words of what it tries and may do next."""
    play, draft = frames.play, frames.draft(seat, lang)
    game, table = play.game, play.table
    return AsText(
        id=asked,
        seat=seat,
        ply=table.ply,
        view=pictured(play, frames.shown(seat), table.scores(), lang),
        moves=draft.moves,
        tried=[worded(game, step, lang).words for step in draft.moves],
        steps=[StepWords(step, *worded(game, step, lang)) for step in draft.next],
    )
