"""What is told of a game of Baubyron."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "planned": ("length", "number"),
    "laid": ("seat", "block", "blocks"),
    "back": ("seat", "block", "blocks"),
    "entry": ("seat", "cell"),
    "proposed": ("seat", "points", "entries"),
    "agreed": ("seat",),
    "declined": ("seat",),
    "chose": ("seat", "name"),
    "built": ("points", "length", "code"),
    "first": ("seat",),
    "reddened": ("seat", "cell", "left"),
    "rolled": ("seat", "roll"),
    "moved": ("seat", "start", "end", "roll", "way", "beneath"),
    "moved_red": ("seat", "start", "end", "roll", "way", "beneath"),
    "entered": ("seat", "start", "end", "roll", "way", "beneath"),
    "entered_red": ("seat", "start", "end", "roll", "way", "beneath"),
    "ejected": ("seat", "victim_seat", "cell"),
    "ejected_red": ("seat", "cell"),
    "lifted": ("seat", "cell", "level"),
    "passed": ("seat", "roll"),
    "won": ("seat", "cell"),
    "stuck": (),
}
