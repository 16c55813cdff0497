"""What is told of a game of Le Baron."""

from typing import Final

from baronnies.core.game import Event, Gain, Source

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

TAKEN_BY: Final = {"4.1": "sixth", "4.2": "colour", "4.1+4.2": "both", "4.3": "none"}
SOURCES: Final[tuple[Source, ...]] = (*[Source(name) for name in TAKEN_BY.values()], Source("left"))


def gains(event: Event) -> list[Gain]:
    """5.2, 7.6: heads that are taken, by the clause that says so, and heads that are left."""
    if event.kind == "took":
        seat, _, _, heads, rule = event.facts
        return [Gain(int(seat), TAKEN_BY[str(rule)], int(heads))]
    if event.kind == "left":
        return [Gain(int(event.facts[0]), "left", -int(event.facts[1]))]
    return []
