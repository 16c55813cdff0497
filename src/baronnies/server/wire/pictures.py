"""Boards to be drawn as pictures."""

from typing import Any

from msgspec import Struct

from baronnies.server.wire.messages import Told


class Scene(Struct):
    """A board to be drawn as a picture, with all that anybody may see of it."""

    game: str
    seats: int
    view: dict[str, Any]


class ClosedPlace(Struct):
    """A place where something cannot be done, and the clause that forbids it."""

    place: str
    clause: str


class Picture(Struct):
    """A position beside a clause: before and after the steps that are tried in it."""

    game: str
    seats: int
    seat: int  # who tries them
    settled: dict[str, Any]
    view: dict[str, Any]
    steps: list[str]
    story: list[Told]  # what they would do; without sentences
    near: list[str]  # the places that matter; none: all of it
    open: list[str]
    closed: list[ClosedPlace]
