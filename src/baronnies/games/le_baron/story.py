"""What is told of a game of Le Baron."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "drew": ("seat", "count"),
    "hand": ("cards",),
    "drew_again": ("seat", "cards"),
    "opened": ("row", "card"),
    "revealed": ("seat", "card"),
    "placed": ("seat", "card", "row"),
    "took": ("seat", "row", "count", "heads", "rule"),
    "under": ("seat", "card"),
    "dead_end": (),
    "left": ("seat", "heads"),
    "counted": ("seat", "points", "game"),
}
