"""A position of Baron: the fields, and how they are copied."""

from abc import abstractmethod
from typing import Final, Literal, get_args

from baronnies.core.game import Event, Seat, State
from baronnies.core.hex import Cell
from baronnies.core.options import YES
from baronnies.games.baron.plane import CELLS, PLACES, Place
from baronnies.games.baron.tables import ALL_TILES, KEEPS, NATURES, NONE, TILES, Colour, Nature

Phase = int
DEAL: Final[Phase] = 0  # CHANCE sets the game up
REFILL: Final[Phase] = 1  # CHANCE fills the display; in all later phases a player acts
DRAW: Final[Phase] = 2  # a tile is taken from the display
LAY: Final[Phase] = 3  # a tile is laid
DISCARD: Final[Phase] = 4  # nothing fits: a tile is put out of the game
KEEP: Final[Phase] = 5  # a keep may be placed
END: Final[Phase] = 6  # the last knights try or hold
OVER: Final[Phase] = 7
PhaseName = Literal["deal", "refill", "draw", "lay", "discard", "keep", "end", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class Setting:
    """What was settled before the first deal and holds to the end; shared, never changed."""

    def __init__(self, seats: int, options: dict[str, str], version: int) -> None:
        self.seats = seats
        self.options = options  # in full, as the record has them
        self.ordered_once = version == 1  # 7.5 as it was: one order for all waves
        self.open_reserves = options["open_reserves"] == YES
        self.one_establishment = options["one_establishment"] == YES


class Position(State):
    """The fields. What they do is in effects.py, what they forbid in rules.py."""

    def __init__(self, setting: Setting) -> None:
        seats = setting.seats
        self.turn = 0
        self.story: list[Event] | None = None
        self.setting = setting
        self.phase = DEAL
        self.first: Seat = NONE  # who began
        self.to: Seat = 0  # whose turn it is, or who decides at the end
        # the seats
        self.colours: list[Colour] = [NONE] * seats
        self.honour = [0] * seats
        self.fell = [0] * seats  # 0: in the game; else in which fall, counted from 1, it left
        self.stock = [KEEPS[seats]] * seats  # keeps not placed
        self.back = 0  # of the stock of `to`: keeps that came back during this turn (4.4)
        self.reserves: list[list[Nature]] = [[] for _ in range(seats)]  # ascending
        self.starts: list[Nature] = [NONE] * seats  # the tile of value 1 each began with
        self.suspects = [0] * seats  # a bit per nature that may, as everybody knows, be that tile
        # the tiles
        self.pile = ALL_TILES  # how many are in it
        self.unseen = list(TILES)  # of each nature, those in the pile that nobody has seen
        self.buried: list[Nature] = []  # in the pile, at known places, the upper ones first
        self.surfaces: list[int] = []  # how many tiles are in the pile when each is the top one
        self.display: list[Nature] = []  # the free end first
        self.gone: Nature = NONE  # the tile of value 1 that left the game with five players
        self.out = [0] * NATURES  # put out of the game because nothing fitted
        # the board
        # Of each place, up to two steps from the farthest tile:
        self.land: list[Nature] = []  # the tile laid there, or NONE
        self.beside: list[int] = []  # while it is free: a bit per nature that lies beside it
        self.gaps: list[int] = []  # how many tiles are missing around the knight there, or NONE
        self.frontier: list[Cell] = []  # the free cells beside a tile, ascending
        self.sites: list[Cell] = []  # meadows without a keep, ascending
        self.keeps: dict[Place, Seat] = {}  # their owners, in the order of placing
        # the end
        self.undecided: list[Place] = []  # knights that may still try, in the order of deciding
        self.tries: list[Place] = []  # knights that will

    def place(self, at: Cell) -> Place:
        """The place of a cell on or around the board; NONE if it is farther away."""
        place = PLACES[at]
        return place if place < len(self.land) else NONE

    def tile(self, at: Cell) -> Nature:
        """What lies on a cell; NONE if nothing does."""
        place = self.place(at)
        return NONE if place == NONE else self.land[place]

    def tiles(self) -> dict[Cell, Nature]:
        """All that lies on the board."""
        return {CELLS[place]: tile for place, tile in enumerate(self.land) if tile != NONE}

    def lords(self) -> dict[Cell, Seat]:
        """The keeps and their owners, in the order of placing."""
        return {CELLS[keep]: seat for keep, seat in self.keeps.items()}

    def knights(self) -> list[Place]:
        """The keeps whose land lacks a tile, in the order of placing (5.2)."""
        return [keep for keep in self.keeps if self.gaps[keep] != NONE]

    def barons(self) -> list[Place]:
        """The others: the baronies that stand."""
        return [keep for keep in self.keeps if self.gaps[keep] == NONE]

    def key(self) -> object:
        at_end = self.phase >= END
        return (
            self.turn,
            self.phase,
            NONE if at_end else self.to,  # then the knights say who decides
            self.first,
            self.back,
            self.gone,
            self.pile,
            tuple(self.buried),
            tuple(self.surfaces),
            tuple(self.display),
            tuple(self.out) if self.pile else (),
            tuple(self.colours),
            tuple(self.honour),
            tuple(self.fell),
            tuple([tuple(tiles) for tiles in self.reserves]),
            tuple(self.starts),
            tuple(self.suspects),
            tuple(self.land),
            tuple(self.keeps),
            tuple([8 * seat + self.gaps[keep] for keep, seat in self.keeps.items()]),
            tuple(self.undecided),
            tuple(self.tries),
        )

    @abstractmethod
    def copy(self) -> "Position":
        """An independent copy that nobody listens to."""

    def copy_to(self, other: "Position") -> None:
        """Make another position of the same setting equal to this one, story apart."""
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.to = self.to
        other.colours = self.colours[:]
        other.honour = self.honour[:]
        other.fell = self.fell[:]
        other.stock = self.stock[:]
        other.back = self.back
        other.reserves = [tiles[:] for tiles in self.reserves]
        other.starts = self.starts[:]
        other.suspects = self.suspects[:]
        other.pile = self.pile
        other.unseen = self.unseen[:]
        other.buried = self.buried[:]
        other.surfaces = self.surfaces[:]
        other.display = self.display[:]
        other.gone = self.gone
        other.out = self.out[:]
        other.land = self.land[:]
        other.beside = self.beside[:]
        other.gaps = self.gaps[:]
        other.frontier = self.frontier[:]
        other.sites = self.sites[:]
        other.keeps = self.keeps.copy()
        other.undecided = self.undecided[:]
        other.tries = self.tries[:]
