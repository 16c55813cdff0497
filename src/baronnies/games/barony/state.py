"""A position of Barony: the fields, and how they are copied."""

from typing import Final, Literal, get_args

from baronnies.core.game import Event, Seat, State
from baronnies.core.options import YES
from baronnies.games.barony.board import NO_BOARD, NOWHERE, Hex, layout
from baronnies.games.barony.tables import (
    BANK,
    BANK_SORCIERS,
    CASTS,
    COST,
    DEAREST,
    KINDS,
    KNIGHTS,
    MOVEMENT,
    RECRUITMENT,
    Spells,
)
from baronnies.games.barony.tiles import MYSTERIES, TILES_EACH, Tile, box

Phase = int
FIRST: Final[Phase] = 0  # CHANCE draws the first player
TILES: Final[Phase] = 1  # CHANCE lays the board
SPELLS: Final[Phase] = 2  # CHANCE draws the spells
PLACING: Final[Phase] = 3  # first cities
ACTING: Final[Phase] = 4
OVER: Final[Phase] = 5
PhaseName = Literal["first", "tiles", "spells", "cities", "act", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

Action = int
RECRUIT: Final[Action] = 0
MOVE: Final[Action] = 1
BUILD: Final[Action] = 2
NEW_CITY: Final[Action] = 3
EXPEDITION: Final[Action] = 4
TITLE: Final[Action] = 5
NO_ACTION: Final[Action] = 6
ActionName = Literal["recruit", "move", "build", "city", "expedition", "title"]
ACTION_NAMES: Final[tuple[ActionName, ...]] = get_args(ActionName)


def shaped_by(spells: Spells) -> Action:
    """12.1: the action that spells of one family shape."""
    return MOVE if spells & MOVEMENT else RECRUIT if spells & RECRUITMENT else NEW_CITY


class Setting:
    """What was settled before the first deal and holds to the end; shared, never changed."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options  # in full, as the record has them
        self.box = box(options["tiles"])
        self.layout = layout(TILES_EACH * seats, options["shape"])
        self.exact_payment = options["exact_payment"] == YES
        self.rounds = int(options["rounds"])
        self.apart = int(options["apart"])  # steps between two mysterious places, at least
        self.sorciers = options["sorciers"] == YES
        self.bank = BANK_SORCIERS if self.sorciers else BANK  # tokens of each kind
        self.mysteries = MYSTERIES[seats] if self.sorciers else 0


class Position(State):
    """The fields. What they do is in effects.py, what they forbid in rules.py."""

    def __init__(self, setting: Setting) -> None:
        seats = setting.seats
        self.turn = 0
        self.story: list[Event] | None = None
        self.setting = setting
        self.phase = FIRST
        self.first: Seat = 0  # the first player
        self.seat: Seat = 0  # whose turn it is
        self.round = 1
        self.laid: list[Tile] = []  # tiles as they lie, until the board is complete
        self.plain: list[Tile] = []  # those that may still come, upright and ascending
        self.mystic: list[Tile] = []  # the same, with a mysterious place
        self.due = 0  # how many of these are still to be laid
        self.board = NO_BOARD  # made when the last tile lies
        self.pieces: list[int] = []  # by hex, packed: see tables.py
        self.near: list[int] = []  # by hex: a bit for each seat with a city there or beside
        self.camps: list[list[Hex]] = [[] for _ in range(seats)]  # hexes with knights, ascending
        self.villages: list[list[Hex]] = [[] for _ in range(seats)]  # ascending, as the next two
        self.strongholds: list[list[Hex]] = [[] for _ in range(seats)]
        self.cities: list[list[Hex]] = [[] for _ in range(seats)]
        self.imprints: list[int] = []  # by place of the board: a bit for each seat
        self.knights = [KNIGHTS] * seats  # in reserve
        self.gone = [0] * seats  # knights removed by expeditions
        self.tokens = [0] * (KINDS * seats)  # of each seat: field, plain, forest, mountain
        self.bank = [setting.bank] * KINDS
        self.purse = [0] * seats  # the gold numbers of the tokens, added up
        self.rank = [0] * seats  # 0 baron … 4 duke
        self.built = [0] * seats  # new cities
        self.magic = [0] * seats
        self.spells: Spells = 0  # that lie on the table
        self.casts: list[list[Spells]] = []  # by magic at hand: what it pays for; [] without spells
        self.action: Action = NO_ACTION
        self.cast: Spells = 0  # spells that shape the action
        self.parts = 0  # what was done of it: knights placed or moved, buildings
        self.at: Hex = NOWHERE  # where one recruits, or where the moved knight stands
        self.start: Hex = NOWHERE  # where a knight moved by magic set out
        self.served: list[Hex] = []  # where Charm has placed a knight, ascending
        self.paid = [0] * KINDS  # tokens paid for a title so far
        self.victims: list[Seat] = []  # who still owes a token for a destroyed village

    def key(self) -> object:
        return (
            self.turn,
            self.phase,
            self.first,
            self.seat if self.phase == ACTING else 0,
            self.round,
            self.spells,
            tuple(self.laid),
            tuple(self.plain + self.mystic) if self.phase == TILES else (),
            self.board.key,
            tuple(self.pieces),
            tuple(self.imprints),
            tuple(self.gone),
            tuple(self.tokens),
            tuple(self.rank),
            tuple(self.built),
            tuple(self.magic),
            self._action_key() if self.action != NO_ACTION else (),
        )

    def _action_key(self) -> object:
        """The action under way, as far as it is done."""
        under_way = (self.action, self.cast, self.parts, self.at, self.start)
        return (under_way, tuple(self.served), tuple(self.paid), tuple(self.victims))

    def copy_to(self, other: "Position") -> None:
        """Make another position of the same setting equal to this one, story apart."""
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.seat = self.seat
        other.round = self.round
        other.laid = self.laid[:]
        other.plain = self.plain[:]
        other.mystic = self.mystic[:]
        other.due = self.due
        other.board = self.board
        other.pieces = self.pieces[:]
        other.near = self.near[:]
        other.camps = [hexes[:] for hexes in self.camps]
        other.villages = [hexes[:] for hexes in self.villages]
        other.strongholds = [hexes[:] for hexes in self.strongholds]
        other.cities = [hexes[:] for hexes in self.cities]
        other.imprints = self.imprints[:]
        other.knights = self.knights[:]
        other.gone = self.gone[:]
        other.tokens = self.tokens[:]
        other.bank = self.bank[:]
        other.purse = self.purse[:]
        other.rank = self.rank[:]
        other.built = self.built[:]
        other.magic = self.magic[:]
        other.spells = self.spells
        other.casts = self.casts  # never changed, only replaced
        other.action = self.action
        other.cast = self.cast
        other.parts = self.parts
        other.at = self.at
        other.start = self.start
        other.served = self.served[:]
        other.paid = self.paid[:]
        other.victims = self.victims[:]


def casts_of(spells: Spells) -> list[list[Spells]]:
    """For each amount of magic up to the dearest cast: what can be paid of these spells."""
    possible = [cast for cast in CASTS if cast & spells == cast]
    return [[c for c in possible if COST[c] <= magic] for magic in range(DEAREST + 1)]
