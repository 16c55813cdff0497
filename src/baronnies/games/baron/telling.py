"""The story: what happened, told while it happens and only when somebody listens."""

from baronnies.core import hex as hexes
from baronnies.core.game import Event, Seat
from baronnies.core.hex import Cell
from baronnies.games.baron.state import Position
from baronnies.games.baron.tables import LETTERS, MEADOW


def tell(p: Position, kind: str, *facts: int | str, only: Seat | None = None) -> None:
    """Add to the story; call it only when somebody listens."""
    assert p.story is not None
    p.story.append(Event(kind, facts, only))


def tiles_told(p: Position, cells: set[Cell]) -> str:
    """Tiles with their places, such as `F@1,0 S@2,-1`; meadows, worth nothing, are left out."""
    told = [
        f"{LETTERS[p.land[at]]}@{hexes.name(at)}" for at in sorted(cells) if p.land[at] != MEADOW
    ]
    return " ".join(told) or "–"
