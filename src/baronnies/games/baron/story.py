"""What is told of a game of Baron."""

from typing import Final

from baronnies.core import hex as hexes
from baronnies.core.game import Event, Gain, Source
from baronnies.core.words import word
from baronnies.games.baron.plane import CELLS, Place
from baronnies.games.baron.state import Position
from baronnies.games.baron.tables import LETTERS, MEADOW

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "colour": ("seat", "colour"),
    "first": ("seat",),
    "start": ("seat",),
    "start_own": ("tile",),
    "start_open": ("seat", "tile"),
    "gone": ("tile",),
    "shown": ("tile", "place"),
    "buried": ("tile", "above"),
    "began": ("tile",),
    "drew": ("seat", "tile", "cost"),
    "laid": ("seat", "tile", "cell"),
    "contact": ("seat", "touched", "honour"),
    "put_out": ("seat", "tile"),
    "keep": ("seat", "cell"),
    "no_keep": ("seat",),
    "rivals": ("seat", "cell", "strength", "rival_seat", "rival_cell", "rival", "field"),
    "compared": ("seat", "cell", "strength", "kin_cell", "kin"),
    "waits": ("seat", "cell", "earlier"),
    "faced": ("seat", "cell", "strength", "baron_seat", "baron_cell", "baron", "field"),
    "won": ("seat", "cell"),
    "lost": ("seat", "cell"),
    "keep_back": ("seat", "cell"),
    "keep_lost": ("seat", "cell"),
    "loss": ("seat", "honour", "field"),
    "relief": ("seat", "honour", "field"),
    "established": ("seat", "cell", "worth", "honour"),
    "tries": ("seat", "cell"),
    "holds": ("seat", "cell"),
    "fell": ("seat", "honour"),
}

SOURCES: Final[tuple[Source, ...]] = (
    Source("baronies"),
    Source("contact"),
    Source("lost"),
    Source("display"),
)
# What brings honour or takes it: the source, the fact that tells how much, and which way.
COUNTED: Final = {
    "established": ("baronies", 3, 1),
    "contact": ("contact", 2, 1),
    "loss": ("lost", 1, -1),
    "relief": ("lost", 1, 1),
    "drew": ("display", 2, -1),
}


def gains(event: Event) -> list[Gain]:
    """Honour that came or went."""
    if event.kind not in COUNTED:
        return []
    source, fact, way = COUNTED[event.kind]
    return [Gain(int(event.facts[0]), source, way * int(event.facts[fact]))]


def tiles_told(p: Position, places: set[Place]) -> str:
    """Tiles with their places, such as `F@1,0 S@2,-1`; meadows, worth nothing, are left out."""
    cells = sorted([CELLS[place] for place in places if p.land[place] != MEADOW])
    told = [f"{LETTERS[p.tile(at)]}@{hexes.name(at)}" for at in cells]
    return " ".join(told) or "–"


def field_in_words(tiles: str, lang: str, where: str) -> str:
    """What tiles_told wrote, in words; what is no tile stays as it is."""
    told = []
    for text in tiles.split():
        tile, at, cell = text.partition("@")
        facts = {"tile": tile, "cell": cell, "where": where}
        told.append(word(lang, "baron-field", facts) if at else text)
    return ", ".join(told)
