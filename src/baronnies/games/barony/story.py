"""What is told of a game of Barony."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("seat",),
    "board": ("tiles",),
    "laid_again": ("tile",),
    "spell": ("spell",),
    "no_room": ("seat",),
    "placed": ("seat", "hex"),
    "chose": ("seat", "action"),
    "cast": ("seat", "spells", "cost"),
    "passed": ("seat",),
    "recruited": ("seat", "hex"),
    "returned": ("seat", "hex"),
    "moved": ("seat", "start", "hex"),
    "destroyed": ("seat", "victim_seat", "piece", "hex"),
    "stole": ("seat", "victim_seat", "token"),
    "explored": ("seat", "hex", "magic"),
    "built": ("seat", "building", "hex", "token"),
    "founded": ("seat", "hex", "piece", "token"),
    "landed": ("seat", "hex"),
    "title": ("seat", "title", "paid", "gold"),
    "ended_by_duke": ("round",),
    "ended_by_limit": ("round",),
}
