"""The shape of a view of Baubyron, for clients in any language; view.py fills it in."""

from typing import TypedDict

from baronnies.core.game import Seat
from baronnies.games.baubyron.state import PhaseName


class BaubyronCell(TypedDict):
    """A cell that is built on."""

    cell: str
    storeys: int


class BaubyronSpot(BaubyronCell):
    """A cell of the building that stands."""

    points: int  # from here to the goal, if no pawn lay anywhere


class BaubyronBuilding(TypedDict):
    """What stands for the whole race."""

    code: str
    points: int  # from the table by the nearest entry to the goal, if no pawn lay anywhere
    length: str  # short, medium or long
    blocks: int
    width: int
    depth: int
    goal: str
    entries: list[str]
    cells: list[BaubyronSpot]


class BaubyronCondition(TypedDict):
    """Something that makes blocks a building, or keeps them from being one."""

    clause: str
    key: str  # of its words: baubyron-holds-KEY, or baubyron-fails-KEY
    where: str  # a cell, several, a block or a number; "" if it is about none
    cells: list[str]  # where it fails
    holds: bool


class BaubyronSite(TypedDict):
    """A building in the making, and what keeps it from being proposed."""

    blocks: list[str]  # in the order they were laid
    left: int  # blocks
    cells: list[BaubyronCell]
    entries: list[str]  # named for a proposal
    conditions: list[BaubyronCondition]  # in the order of the rule book
    possible: list[str]  # cells that can be entries, once everything else holds
    proposer: Seat | None  # while the others agree or not


class BaubyronSketch(TypedDict):
    """What the workshop says of some blocks."""

    code: str  # to give away: in its one plain form where it is a building
    site: BaubyronSite
    next: list[str]  # what could be added: blocks (`xa1`), entries (`@a1`)
    building: BaubyronBuilding | None  # null while a condition fails


class BaubyronStep(TypedDict):
    """A step between two cells where no pawn lies."""

    start: str
    end: str
    cost: int


class BaubyronWay(TypedDict):
    """The cheapest way from an entry to the goal, where no pawn lies."""

    cells: list[str]  # the entry first
    costs: list[int]  # of each step; entering is apart
    points: int  # their sum


class BaubyronWays(TypedDict):
    """What it costs to walk on a building where no pawn lies."""

    entering: int  # from the table to an entry
    ways: list[BaubyronWay]  # one from each entry
    steps: list[BaubyronStep]  # all there are, in both directions


class BaubyronReady(TypedDict):
    """A building on the shelf."""

    name: str
    building: BaubyronBuilding


class BaubyronPile(TypedDict):
    """Pawns on a cell."""

    cell: str
    pawns: list[Seat | None]  # whose, from below; null: red
    height: int  # on top of them, in pawns


class BaubyronSeat(TypedDict):
    """A player."""

    letter: str
    stock: int  # pawns beside the board
    kept: int  # red pawns this player has ejected
    points: int | None  # from the best pawn to the goal, pawns apart; null: none has the top
    now: int | None  # the same over the pawns as they lie; null also if there is no way


class BaubyronPreview(TypedDict):
    """What a move of a pawn would do. In the lists null is red; they hold one or nobody."""

    move: str
    way: str  # the cells of one way, from where the pawn is or comes in
    costs: list[int]  # of each step; their sum is the roll
    ejects: list[Seat | None]
    blocked: list[Seat | None]  # whose pawn would be covered
    freed: list[Seat | None]  # whose pawn would be on top again


class BaubyronView(TypedDict):
    """The table as everybody sees it; nothing is hidden."""

    phase: PhaseName
    turn: int
    asked: list[Seat]
    seat: Seat | None  # whose view it is; null: a spectator
    player: Seat  # whose go, vote or turn it is
    first: Seat  # who began the race
    roll: int | None  # of the die, to be spent
    reds: int  # red pawns not placed yet
    winner: Seat | None
    length: str | None  # of a building drawn by chance: short, medium or long
    eject_down: bool
    red_compulsory: bool
    building: BaubyronBuilding | None  # null until it stands
    site: BaubyronSite | None  # while people build together
    piles: list[BaubyronPile]
    seats: list[BaubyronSeat]
    previews: list[BaubyronPreview]  # moves of this seat
