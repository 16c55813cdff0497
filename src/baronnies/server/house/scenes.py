"""Boards to be drawn as pictures: a game in one of its finer moments, a clause, a table."""

from functools import cache
from importlib.resources import files
from typing import Final

from baronnies.core import pictures
from baronnies.core.game import Game
from baronnies.core.story import heard
from baronnies.server.table.frames import facts_of
from baronnies.server.table.play import Play
from baronnies.server.wire.messages import Told
from baronnies.server.wire.pictures import ClosedPlace, Picture, Scene

_FILE: Final = "scene.txt"  # a position as text, in the package of a game


@cache
def scene_of(game: Game) -> Scene | None:
    """What the game is like; None if nobody has chosen a position of it."""
    kept = files(game.package) / _FILE
    if not kept.is_file():
        return None
    state = game.position(kept.read_text(encoding="utf-8"))
    return Scene(game.name, len(state.scores()), state.view(None))


@cache
def pictures_of(game: Game) -> dict[str, Picture]:
    """The pictures of its rule book, by name."""
    return {name: pictured(game, picture) for name, picture in pictures.pictures(game).items()}


def pictured(game: Game, picture: pictures.Picture) -> Picture:
    """A position and what is tried in it, as the seat that tries it sees them."""
    seat, turn = picture.seat, picture.before.turn_number()
    story = [
        Told(0, turn, seat, event.kind, facts_of(game, event), "")
        for event in heard(picture.story, seat)
    ]
    return Picture(
        game.name,
        len(picture.before.scores()),
        seat,
        picture.before.view(seat),
        picture.after.view(seat),
        picture.steps,
        story,
        picture.near,
        picture.open,
        [ClosedPlace(place, clause) for place, clause in picture.closed],
    )


def scene_at(play: Play) -> Scene | None:
    """What anybody who watches sees at a table; None before the game."""
    if not play.begun:
        return None
    return Scene(play.game.name, len(play.chairs), play.table.truth.view(None))
