"""What is told of a game of Terre de Barons."""

from typing import Final

from baronnies.core.game import Event, Seat
from baronnies.games.terre_de_barons.tables import Tile

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
    "marched": ("seat", "start", "end", "count"),
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
_ARRIVED: Final = ("fought", "waits", "engaged", "destroyed")  # what becomes of troops that come


def tell_march(story: list[Event], seat: Seat, start: Tile, end: Tile) -> None:
    """8.3: troops move one by one; those that go the same way in a row are told together."""
    at = len(story) - 1
    while at >= 0 and story[at].kind in _ARRIVED:
        at -= 1
    way = (seat, start, end)
    if at >= 0 and story[at].kind == "marched" and story[at].facts[:3] == way:
        story[at] = Event("marched", (*way, int(story[at].facts[3]) + 1))
    else:
        story.append(Event("marched", (*way, 1)))


def tell_arrival(story: list[Event], told: Event) -> None:
    """What became of a troop: fights are added up, troops that wait are counted anew."""
    at = len(story) - 1
    while at >= 0 and story[at].kind in _ARRIVED:
        before = story[at]
        if before.kind in (told.kind, "waits"):
            if told.kind == before.kind == "fought":
                many = int(before.facts[3]) + int(told.facts[3])
                told = Event("fought", (*told.facts[:3], many))
            story[at] = told
            return
        at -= 1
    story.append(told)
