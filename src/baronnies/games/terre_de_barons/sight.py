"""The shape of a view of Terre de Barons, for clients in any language; view.py fills it in."""

from typing import Literal, NotRequired, TypedDict

from baronnies.core.game import Seat
from baronnies.games.terre_de_barons.state import PhaseName
from baronnies.games.terre_de_barons.tables import ColourName, KindName, Tile

CardState = Literal["held", "treasure", "ride"]
FirstAction = Literal["move", "order"]
OrderName = Literal["recruit", "build", "deconstruct", "disperse", "concentrate"]


class TerreDeBaronsTile(TypedDict):
    """A tile of the land and what stands on it."""

    tile: Tile
    kind: KindName | Literal["mountain"] | None  # null before it is laid
    points: int  # for a keep on it
    troops: list[ColourName | int] | None  # their colour, then how many
    moved: int  # of these, moved in this turn
    keep: ColourName | None
    barons: list[ColourName]
    knights: list[ColourName]
    active: ColourName | None  # in a melee: whose knights hold the tile; null in peace, or nobody's


class TerreDeBaronsSeat(TypedDict):
    """A player; points and pieces are there once a colour is taken."""

    colour: ColourName | None
    card: Tile | None  # the personal card; null: not dealt, or a secret
    card_state: CardState | None  # what became of it; null: not dealt
    points: NotRequired[int]  # with diversity
    diversity: NotRequired[int]  # points for keeps on tiles of several colours
    reserve: NotRequired[int]  # troops
    keeps: NotRequired[int]  # in reserve
    keeps_standing: NotRequired[int]
    discard: NotRequired[int]  # troops
    troops: NotRequired[int]  # on the board and in reserve


class TerreDeBaronsTimes(TypedDict):
    """A move played several times in a row."""

    move: str
    times: int


class TerreDeBaronsWave(TypedDict):
    """A tile where troops are sent to meet enemies, or called from: all that can go."""

    tile: Tile
    moves: list[TerreDeBaronsTimes]


class TerreDeBaronsSiege(TypedDict):
    """An enemy keep in reach: how many troops of the order can come, how many a capture needs."""

    tile: Tile
    reaching: int
    needed: int
    destroying: int  # troops that destroy it
    refused: str | None  # the clause that forbids capturing it
    moves: list[TerreDeBaronsTimes]  # the capture, announced and carried out; empty: refused
    points: int  # what the capture would bring who gives the order; 0: refused


class TerreDeBaronsOrder(TypedDict):
    """The order being carried out."""

    order: Literal["disperse", "concentrate"]
    command: Tile
    begun: bool  # a troop has moved
    target: Tile | None  # of the capture announced
    engaged: int  # troops that have come for it
    needed: int  # troops that it needs
    barred: dict[str, ColourName]  # tiles held by active knights of others, and whose they are
    sieges: list[TerreDeBaronsSiege]
    waves: list[TerreDeBaronsWave]


class TerreDeBaronsCommand(TypedDict):
    """A tile that might give orders."""

    tile: Tile
    refused: dict[OrderName, str]  # orders that are not allowed: the clause, and where if elsewhere
    brings: dict[OrderName, int]  # orders that are allowed: troops that come or go, or points


class TerreDeBaronsWorth(TypedDict):
    """What the die is worth to the seat that acts."""

    two_orders: bool  # it allows a second order
    walk: int  # steps that a walk may take now
    walks: NotRequired[dict[str, list[Tile]]]  # by start, the ends that use it
    recruits: NotRequired[dict[str, int]]  # troops that come with it, by command tile
    refused: NotRequired[str | None]  # the clause, where it brings none


class TerreDeBaronsOwn(TypedDict):
    """What the seat that acts may do; while it carries out an order, the order tells the rest."""

    die: TerreDeBaronsWorth
    commands: NotRequired[list[TerreDeBaronsCommand]]  # while no order is carried out


class TerreDeBaronsView(TypedDict):
    """The table as a seat sees it."""

    phase: PhaseName
    turn: int
    asked: list[Seat]
    seat: Seat | None  # whose view it is; null: a spectator
    playing: list[Seat]  # in order of play
    tiles: list[TerreDeBaronsTile]  # 1 to 37
    seats: list[TerreDeBaronsSeat]
    free_colours: list[ColourName]  # while colours are taken
    lands: dict[ColourName, int]  # points of the land within two steps of each free baron
    closed: list[Tile]  # no keep can be built there: one stands on it or beside it
    goal: int  # points that end the game
    last_troops: int  # of one player: so few end the game
    die: int | None  # null: not rolled
    die_used: bool
    first_action: FirstAction | None  # of this turn
    paused: bool  # the baron stands with another, between his two moves
    order: TerreDeBaronsOrder | None
    exhausted: NotRequired[list[Seat]]  # once it is over: whose lack of troops ended it
    own: TerreDeBaronsOwn | None  # null: this seat does not act
