"""What is told of a game of Terre de Barons."""

from typing import Final

from baronnies.core.game import Event, Seat
from baronnies.games.terre_de_barons.state import Position

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "laid": ("row", "points"),
    "mountain": ("tile",),
    "stands": ("colour", "officer", "tile"),
    "plays": ("seat", "place"),
    "took": ("seat", "colour"),
    "dealt": ("seat",),
    "card": ("tile",),
    "rolled": ("seat", "die"),
    "treasure": ("seat", "die"),
    "walked": ("seat", "officer", "start", "end"),
    "walked_far": ("seat", "officer", "start", "end", "die"),
    "rode": ("seat", "officer", "start", "end"),
    "swapped": ("seat", "other_seat", "tile"),
    "second_order": ("seat", "die"),
    "recruited": ("seat", "tile", "count"),
    "recruited_more": ("seat", "tile", "count", "die"),
    "built": ("seat", "tile", "points"),
    "deconstructed": ("seat", "tile", "count"),
    "dispersing": ("seat", "tile"),
    "concentrating": ("seat", "tile"),
    "marched": ("seat", "start", "end"),
    "fought": ("seat", "other_seat", "tile", "count"),
    "waits": ("seat", "tile", "count", "needed"),
    "destroyed": ("seat", "other_seat", "tile", "count"),
    "announced": ("seat", "tile", "needed"),
    "engaged": ("seat", "tile", "count", "needed"),
    "captured": ("seat", "other_seat", "tile", "lost", "back"),
    "stopped": ("seat",),
    "passed": ("seat",),
    "ended": ("seat",),
    "reached": ("seat", "points"),
    "exhausted": ("seat", "count"),
    "counted": ("seat", "points", "keeps", "troops"),
}


def tell(p: Position, kind: str, *facts: int | str, only: Seat | None = None) -> None:
    """Add to the story; call it only when somebody listens."""
    assert p.story is not None
    p.story.append(Event(kind, facts, only))
