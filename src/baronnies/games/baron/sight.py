"""The shape of a view of Baron, for clients in any language; view.py fills it in."""

from typing import TypedDict

from baronnies.core.game import Seat
from baronnies.games.baron.state import PhaseName
from baronnies.games.baron.tables import ColourName


class BaronTile(TypedDict):
    """A tile and what it is worth in a barony.

    M meadow, V village, F field, W forest, Y vineyard, Q quarry, P pond, S marsh, X cursed place.
    """

    tile: str
    value: int


class BaronLaid(BaronTile):
    """A tile on the board."""

    cell: str  # "q,r"
    q: int
    r: int


class BaronOffer(BaronTile):
    """A tile of the display."""

    cost: int
    payable: bool  # by whoever draws now


class BaronBuried(BaronTile):
    """A tile in the pile at a place that everybody knows."""

    above: int  # tiles that lie on it


class BaronKeep(TypedDict):
    """A keep on the board, and the land around it."""

    cell: str
    seat: Seat
    baron: bool  # else a knight
    worth: int  # the chip of a baron; what a knight's land is worth so far
    missing: int  # tiles a knight lacks
    land: list[str]  # its own cell and those of the tiles around it


class BaronSeat(TypedDict):
    """A player, as the one who looks may know them."""

    colour: ColourName | None  # null before it is dealt
    honour: int
    fell: int  # 0: in the game; else in which fall, counted from 1, this player left it
    stock: int  # keeps not placed
    reserve: int  # tiles in it
    known: str  # what everybody can know of the reserve
    maybe: str  # what the rest of it can be
    place: int | None  # null until the game is over


class BaronPreview(TypedDict):
    """What a move would do."""

    move: str
    contact: int  # honour for contact
    honour: list[int]  # what each seat would win or lose
    falls: list[Seat]  # who would fall
    story: list[list[int | str]]  # events: the kind, then the facts


class BaronView(TypedDict):
    """The table as a seat sees it."""

    phase: PhaseName
    turn: int
    asked: list[Seat]
    seat: Seat | None  # whose view it is; null: a spectator
    first: Seat | None  # who began; null before that is dealt
    open_reserves: bool
    one_establishment: bool
    tiles: list[BaronLaid]
    free: list[str]  # the empty cells beside the tiles
    keeps: list[BaronKeep]  # in the order of placing
    display: list[BaronOffer]  # the free end first
    pile: int
    buried: list[BaronBuried]  # the upper ones first
    gone: str | None  # the tile that left the game with five players
    out: str  # tiles put out of the game because nothing fitted
    reserve: list[BaronTile]  # of this seat
    back: int  # keeps that came back during this turn and must wait
    knight: str | None  # the cell of the knight who decides now
    tries: list[str]  # the cells of the knights who will try
    seats: list[BaronSeat]
    previews: list[BaronPreview]  # moves of this seat that do more than lie there
