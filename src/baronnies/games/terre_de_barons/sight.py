"""The shape of a view of Terre de Barons, for clients in any language; view.py fills it in."""

from typing import Literal, NotRequired, TypedDict

from baronnies.core.game import Seat
from baronnies.games.terre_de_barons.state import PhaseName
from baronnies.games.terre_de_barons.tables import ColourName, KindName, Tile

CardState = Literal["held", "treasure", "ride"]
FirstAction = Literal["move", "order"]
OrderName = Literal["recruit", "recruit+die", "build", "deconstruct", "disperse", "concentrate"]


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
    points: list[int]  # what the capture would bring each seat; 0: refused
    destroyed_points: list[int]  # what destroying would


class TerreDeBaronsOrder(TypedDict):
    """The order being carried out."""

    order: Literal["disperse", "concentrate"]
    command: Tile
    begun: bool  # a troop has moved
    target: Tile | None  # of the capture announced
    engaged: int  # troops that have come for it
    needed: int  # troops that it needs
    barred: list[Tile]  # held by active knights of others
    sieges: list[TerreDeBaronsSiege]
    waves: list[TerreDeBaronsWave]


class TerreDeBaronsCommand(TypedDict):
    """A tile that might give orders."""

    tile: Tile
    refused: dict[OrderName, str]  # orders that are not allowed, with the clause that forbids each
    brings: dict[OrderName, int]  # orders that are allowed: troops that come or go, or points


class TerreDeBaronsPreview(TypedDict):
    """What a move would do."""

    move: str
    points: list[int]  # what each seat would win or lose
    story: list[list[int | str]]  # events: the kind, then the facts


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
    two_orders: bool  # the die allows this seat, which acts, a second order
    first_action: FirstAction | None  # of this turn
    paused: bool  # the baron stands with another, between his two moves
    walk: int | None  # steps that a walk of this seat may take now; null: it does not act
    order: TerreDeBaronsOrder | None
    commands: list[TerreDeBaronsCommand]  # of this seat, while it may act
    walks: dict[str, list[Tile]]  # of this seat, while it may act: by start, ends that use the die
    previews: list[TerreDeBaronsPreview]  # moves of this seat that do more than go there
