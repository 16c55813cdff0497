"""Knights on one tile: who is active there, and whom that blocks (5.2, 5.3).

The knights of a tile are one number, two bits for each colour.
"""

from typing import Final

from baronnies.games.terre_de_barons.tables import COLOUR_NAMES, NOBODY, Colour

_COLOURS: Final = range(len(COLOUR_NAMES))
_BITS: Final = 2
_COUNT: Final = 3
ONE_KNIGHT: Final = [1 << _BITS * colour for colour in _COLOURS]


def knights_of(packed: int, colour: Colour) -> int:
    """How many knights of a colour there are."""
    return packed >> _BITS * colour & _COUNT


def _active(packed: int) -> Colour:
    """5.2: the colour with strictly more knights than every other; NOBODY if there is none."""
    counts = [knights_of(packed, colour) for colour in _COLOURS]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def _blocked(packed: int, *, own_first: bool) -> int:
    """The colours that cannot command there, a bit for each."""
    blocked = 0
    for colour in _COLOURS:
        if _left_against(packed, colour) if own_first else _active(packed) not in (colour, NOBODY):
            blocked |= 1 << colour
    return blocked


def _left_against(packed: int, colour: Colour) -> bool:
    """5.3: whether a knight is left when the others have cancelled, then the own ones."""
    others = sorted(knights_of(packed, other) for other in _COLOURS if other != colour)
    return others[-1] - others[-2] > knights_of(packed, colour)


_PACKED: Final = range(1 << _BITS * len(COLOUR_NAMES))
ACTIVE: Final[list[Colour]] = [_active(packed) for packed in _PACKED]
BLOCKED: Final[list[int]] = [_blocked(packed, own_first=False) for packed in _PACKED]
BLOCKED_OWN_FIRST: Final[list[int]] = [_blocked(packed, own_first=True) for packed in _PACKED]
