"""The shape of a view of Barony, for clients in any language; view.py fills it in."""

from typing import Literal, NotRequired, TypedDict

from baronnies.core.game import Seat
from baronnies.games.barony.state import ActionName, PhaseName
from baronnies.games.barony.tables import FamilyName, SpellName, Title

BuildingName = Literal["village", "stronghold", "city"]
Site = Literal["city", "stronghold", "each", "village", "knight"]


class BaronyTokens(TypedDict):
    """Resource tokens by kind: C field, P plain, F forest, M mountain."""

    C: int
    P: int
    F: int
    M: int


class BaronyTile(TypedDict):
    """A tile that lies while the board is being laid."""

    hexes: list[str]
    terrain: str  # the letters of these hexes


class BaronyPieces(TypedDict):
    """What a player has on a hex."""

    seat: Seat
    building: BuildingName | None
    knights: int


class BaronyHex(TypedDict):
    """A hex and its terrain: C field, P plain, F forest, M mountain, L lake, Y mysterious place."""

    hex: str  # its name
    q: int
    r: int
    terrain: str
    pieces: NotRequired[list[BaronyPieces]]  # where there are any
    imprints: NotRequired[list[Seat]]  # on a mysterious place: who left one


class BaronySeat(TypedDict):
    """A player."""

    title: Title
    rank: int  # of the title: 0 baron … 4 duke
    track: int  # points of titles and new cities
    silver: int  # points of the tokens at hand
    imprints: int  # left on mysterious places
    score: int  # all points, as if the game ended now
    tokens: BaronyTokens
    gold: int  # what the tokens can pay for a title
    knights: int  # in reserve, as the next three
    villages: int
    strongholds: int
    cities: int
    gone: int  # knights removed by expeditions
    magic: int


class BaronySpell(TypedDict):
    """A spell that lies on the table."""

    name: SpellName
    cost: int
    family: FamilyName
    action: ActionName  # which it shapes


class BaronyWorth(TypedDict):
    """What titles and tokens are worth; it never changes."""

    points: list[list[int]]  # by rank: with no, one and two new cities
    price: int  # of a title, in gold
    gold: BaronyTokens  # what a token pays
    silver: BaronyTokens  # what it is worth at the end
    imprint: int  # points at the end


class BaronyAction(TypedDict):
    """One of the six actions, for the seat that chooses."""

    action: ActionName
    refused: str | None  # the clause that forbids it
    places: int  # where it can be done; for a move, the knights that can go
    hexes: list[str]  # those with pieces of the seat
    gain: int  # points on the track


class BaronyCast(TypedDict):
    """Spells of one family on the table."""

    spells: str  # as the move names them: "celerity+tornado"
    refused: str | None
    knights: int  # that a move shaped by them moves; 0 for another action


class BaronyChoice(TypedDict):
    """What the seat may begin its turn with."""

    actions: list[BaronyAction]
    casts: list[BaronyCast]


class BaronyLoss(TypedDict):
    """A piece that a step would destroy."""

    seat: Seat
    piece: str  # knight or village
    hex: str


class BaronyPreview(TypedDict):
    """What a legal step would do."""

    move: str
    destroys: NotRequired[list[BaronyLoss]]
    owing: NotRequired[list[Seat]]  # who would owe a token
    explores: NotRequired[int]  # the magic found
    token: NotRequired[str]  # the resource received, or none
    recruits: NotRequired[int]  # knights that one recruitment brings there
    points: NotRequired[int]  # of this seat, as if the game ended then


class BaronyUnderWay(TypedDict):
    """The action that has begun, and what was done of it."""

    action: ActionName
    cast: list[SpellName]  # spells that shape the action
    site: NotRequired[Site]  # where knights are recruited, or what becomes a city
    parts: int  # knights placed or moved, buildings
    at: str | None  # where one recruits, or where the moved knight stands
    paid: BaronyTokens  # for a title so far
    gold: int  # what that makes
    victims: list[Seat]  # who still owes a token for a destroyed village


class BaronyView(TypedDict):
    """The table as a seat sees it; nothing is hidden."""

    phase: PhaseName
    turn: int
    round: int
    rounds: int  # after so many the game ends anyway
    last: bool  # it ends with this round
    first: Seat  # the first player
    asked: list[Seat]
    seat: Seat | None  # whose view it is; null: a spectator
    sorciers: bool  # with the expansion
    tiles: list[BaronyTile]  # while the board is being laid
    hexes: list[BaronyHex]  # once it is complete
    seats: list[BaronySeat]
    bank: BaronyTokens
    spells: list[BaronySpell]
    under_way: BaronyUnderWay | None
    worth: BaronyWorth
    placing: list[Seat]  # who places the first cities, in order; once they stand, nobody
    choice: BaronyChoice | None  # for the seat that begins its turn
    previews: list[BaronyPreview]  # steps of this seat that do more than happen
