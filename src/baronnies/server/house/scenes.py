"""Boards to be drawn as pictures: a game in one of its finer moments, a table as it stands."""

from functools import cache
from importlib.resources import files
from typing import Final

from baronnies.core.game import Game
from baronnies.server.table.play import Play
from baronnies.server.wire.bodies import Scene

_FILE: Final = "scene.txt"  # a position as text, in the package of a game


@cache
def scene_of(game: Game) -> Scene | None:
    """What the game is like; None if nobody has chosen a position of it."""
    kept = files(game.package) / _FILE
    if not kept.is_file():
        return None
    state = game.position(kept.read_text(encoding="utf-8"))
    return Scene(game.name, len(state.scores()), state.view(None))


def scene_at(play: Play) -> Scene | None:
    """What anybody who watches sees at a table; None before the game."""
    if not play.begun:
        return None
    return Scene(play.game.name, len(play.chairs), play.table.truth.view(None))
