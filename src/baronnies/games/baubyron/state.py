"""A position of Baubyron: the fields, and how they are copied."""

from typing import Final, Literal, get_args

from baronnies.core.game import Event, Seat, State
from baronnies.core.options import YES
from baronnies.games.baubyron.blocks import Block
from baronnies.games.baubyron.building import Building, building
from baronnies.games.baubyron.lanes import Lanes, lanes_on
from baronnies.games.baubyron.ready import RANDOM, TOGETHER, fixed_code
from baronnies.games.baubyron.tables import ENTERING, PAWNS, RED, REDS, Cell

Phase = int
PLAN: Final[Phase] = 0  # CHANCE draws a random building
BUILD: Final[Phase] = 1  # the players build together
VOTE: Final[Phase] = 2  # a building is proposed, the others agree or not
FIRST: Final[Phase] = 3  # CHANCE draws the first player
REDDEN: Final[Phase] = 4  # the red pawns are placed
ROLL: Final[Phase] = 5  # CHANCE rolls the die
MOVE: Final[Phase] = 6  # the player spends the roll
OVER: Final[Phase] = 7
PhaseName = Literal["plan", "build", "vote", "first", "red", "roll", "move", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

DRAWN: Final[Seat] = -1  # instead of a winner


class Setting:
    """What was settled before the game and holds to the end; shared, never changed."""

    def __init__(self, seats: int, options: dict[str, str], version: int) -> None:
        self.seats = seats
        self.options = options  # in full, as the record has them
        self.together = options["building"] == TOGETHER
        self.random_length = ""  # of a building that CHANCE draws; "" if it draws none
        if options["building"].startswith(RANDOM):
            self.random_length = options["building"].removeprefix(RANDOM)
        self.entering = 0 if version == 1 else ENTERING  # 1.12: counted in a random one's length
        self.eject_down = options["eject_down"] == YES
        self.red_compulsory = options["red_compulsory"] == YES


# They stand in while there is no building yet.
NO_BUILDING: Final = building("xa1 ua2 @ a1")
NO_LANES: Final = Lanes(NO_BUILDING, down=False)


class Position(State):
    """The fields. What they do is in effects.py, what they forbid in rules.py."""

    def __init__(self, setting: Setting) -> None:
        seats = setting.seats
        code = fixed_code(setting.options["building"])
        self.turn = 0
        self.story: list[Event] | None = None
        self.setting = setting
        self.phase = FIRST
        self.building: Building = NO_BUILDING
        self.lanes: Lanes = NO_LANES  # what is remembered of the building
        self.player: Seat = 0  # whose go, vote or turn it is
        self.first: Seat = 0  # who began the race
        self.roll = 0  # of the die, to be spent; 0: none
        self.winner: Seat = DRAWN
        # Building together
        self.blocks: list[Block] = []  # in the order they were laid
        self.entries: list[Cell] = []  # named for a proposal
        self.proposer: Seat = 0
        # The race. Spots are numbers of the building's cells; owners are seats + 1, or RED.
        self.piles: list[int] = []  # of each spot: owners, three bits each, the top one lowest
        self.high: list[int] = []  # of each spot: standing height on top of all that is there
        self.counts = 0  # pawns on each spot, up to three, two bits each
        self.tops = [0] * (RED + 1)  # of each owner: a bit for every spot where he has the top
        self.taken = 0  # a bit for every spot with a pawn
        self.fours = 0  # a bit for every spot with four pawns or five
        self.full = 0  # and for every one with five
        self.stock = [PAWNS] * seats  # pawns beside the board
        self.kept = [0] * seats  # red pawns a player has ejected
        self.reds = REDS  # red pawns not placed yet
        if code:
            self.stand(building(code))
        else:
            self.phase = BUILD if setting.together else PLAN

    def stand(self, made: Building) -> None:
        """The race is to be on this building; no pawn is on it yet."""
        self.building = made
        self.lanes = lanes_on(made.code, self.setting.eject_down)
        self.piles = [0] * made.size
        self.high = made.floor[:]

    def key(self) -> object:
        together = self.phase in (BUILD, VOTE)
        return (
            self.turn,
            self.phase,
            self.player,
            self.first,
            self.proposer,
            self.winner,
            self.roll,
            self.reds if self.phase == REDDEN else 0,
            tuple(self.blocks + self.entries) if together else self.building.code,
            len(self.entries) if together else 0,
            tuple(self.piles),
            tuple(self.kept),
        )

    def copy_to(self, other: "Position") -> None:
        """Make another position of the same setting equal to this one, story apart."""
        other.turn = self.turn
        other.phase = self.phase
        other.building = self.building
        other.lanes = self.lanes
        other.player = self.player
        other.first = self.first
        other.roll = self.roll
        other.winner = self.winner
        other.blocks = self.blocks[:]
        other.entries = self.entries[:]
        other.proposer = self.proposer
        other.piles = self.piles[:]
        other.high = self.high[:]
        other.counts = self.counts
        other.tops = self.tops[:]
        other.taken = self.taken
        other.fours = self.fours
        other.full = self.full
        other.stock = self.stock[:]
        other.kept = self.kept[:]
        other.reds = self.reds
