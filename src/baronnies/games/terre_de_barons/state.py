"""A position of Terre de Barons: the fields, and how they are copied."""

from abc import abstractmethod
from typing import Final, Literal, get_args

from baronnies.core.game import Event, Seat, State
from baronnies.core.options import YES, numbers_of
from baronnies.games.terre_de_barons.board import BIT, NO_LAND, Land
from baronnies.games.terre_de_barons.melee import BLOCKED, BLOCKED_OWN_FIRST
from baronnies.games.terre_de_barons.tables import (
    KNIGHTS,
    LAST_TILE,
    NOBODY,
    Colour,
    Kind,
    Mask,
    Tile,
)

Phase = int
TILES: Final[Phase] = 0  # CHANCE lays the tiles, a row at a time
MOUNTAINS: Final[Phase] = 1  # CHANCE draws mountains
BARONS: Final[Phase] = 2  # CHANCE draws where barons stand
KNIGHTS_DRAWN: Final[Phase] = 3  # and knights
PLAYING: Final[Phase] = 4  # CHANCE settles who plays when
COLOURS: Final[Phase] = 5  # players take colours
CARDS: Final[Phase] = 6  # CHANCE deals personal cards
ROLL: Final[Phase] = 7  # CHANCE rolls the die
ACT: Final[Phase] = 8  # a player acts
OVER: Final[Phase] = 9
PhaseName = Literal[
    "tiles",
    "mountains",
    "barons",
    "knights",
    "playing",
    "colours",
    "cards",
    "roll",
    "act",
    "over",
]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

MOVED: Final = 1  # what the first action of a turn was; 0: none yet
ORDERED: Final = 2

DISPERSING: Final = 1  # which order is being carried out; 0: none
CONCENTRATING: Final = 2

HELD: Final = 0  # what became of a personal card
TREASURE_SPENT: Final = 1  # played face down: nobody but its owner knows its number
RIDDEN: Final = 2  # shown


class Setting:
    """What was settled before the tiles were laid and holds to the end; shared, never changed."""

    def __init__(self, seats: int, options: dict[str, str], version: int) -> None:
        self.seats = seats
        self.options = options  # in full, as the record has them
        self.tiles = [0, *numbers_of(options["tiles"])]  # how many, by kind
        self.tile_points = [0, *numbers_of(options["tile_points"])]  # by kind
        self.mountains = int(options["mountains"])
        self.troops = int(options["troops"])
        self.keeps = int(options["keeps"])
        self.two_orders = [0, *numbers_of(options["two_orders"])]  # by face
        walk = numbers_of(options["walk"])
        self.plain_walk = walk[0]  # steps without the die
        self.walk = [max(walk[0], steps) for steps in walk]  # with it, by face
        self.farthest = max(walk)
        self.blocked = BLOCKED_OWN_FIRST if options["own_first"] == YES else BLOCKED
        self.recruit = numbers_of(options["recruit"])  # without the die, then by face
        self.recruit_keep = numbers_of(options["recruit_keep"])
        self.recruit_extra = [0, *numbers_of(options["recruit_extra"])]  # by kind
        self.build = int(options["build"])
        self.stop_at_active = options["stop_at_active"] == YES
        self.destroy = int(options["destroy"])
        self.capture = int(options["capture"])
        self.capture_lost = int(options["capture_lost"])
        self.fall_at_once = version == 1  # 10.5 as it was: defenders fell with their keep
        self.diversity = [0, 0, *numbers_of(options["diversity"])]  # by number of kinds
        self.goal = int(options[f"goal_{seats}"])
        self.last_troops = int(options["last_troops"])
        self.discard_limit = self.troops - self.last_troops  # 11.4: so many in the discard


class Position(State):
    """The fields. What they do is in effects.py and fights.py, what they forbid in rules.py."""

    def __init__(self, setting: Setting) -> None:
        """All lists are empty, to be filled by begin or copy_to: copying is asked for often."""
        self.turn = 0
        self.story: list[Event] | None = None
        self.setting = setting
        self.phase = TILES
        self.kinds: list[Kind] = []  # by tile
        self.mountains: Mask = 0
        self.land: Land = NO_LAND  # known when all mountains are
        # by colour
        self.barons: list[Tile] = []
        self.knights: list[Tile] = []  # two for each colour, ascending
        self.troop_masks: list[Mask] = []  # tiles with troops of the colour
        self.keep_masks: list[Mask] = []
        self.keep_tiles: list[list[Tile]] = []  # the same, ascending
        self.reserve: list[int] = []  # troops
        self.keeps: list[int] = []  # in reserve
        self.discard: list[int] = []  # troops
        self.points: list[int] = []  # with diversity
        self.troops: list[int] = []  # by tile, and so are the next two; all of one colour
        self.moved: list[int] = []  # of the acting colour's, moved in this turn
        self.knights_at: list[int] = []  # see melee.py
        self.all_troops: Mask = 0
        self.all_keeps: Mask = 0
        self.colours: list[Colour] = []  # by seat, and so are the next two
        self.cards: list[Tile] = []  # personal cards; 0: not dealt yet
        self.played: list[int] = []  # what became of them
        self.playing: list[Seat] = []  # seats in order of play
        self.seat: Seat = 0  # whose turn it is, or who takes a colour
        self.colour: Colour = NOBODY  # of that seat
        self.die = 0  # 0: not rolled
        self.spent = False  # the die was used
        self.first = 0  # what the first action was
        # the order being carried out
        self.order = 0
        self.command: Tile = 0
        self.marched = False  # a troop of the order has moved
        self.barred: Mask = 0  # tiles whose active knight is an enemy of the acting colour
        self.target: Tile = 0  # of the capture announced
        self.engaged = 0  # troops that have come for it

    def begin(self) -> None:
        """Nothing is laid or dealt yet, and every reserve is full (1.8)."""
        setting, seats = self.setting, self.setting.seats
        self.kinds = [0] * (LAST_TILE + 1)
        self.barons = [0] * seats
        self.knights = [0] * (KNIGHTS * seats)
        self.troop_masks = [0] * seats
        self.keep_masks = [0] * seats
        self.keep_tiles = [[] for _ in range(seats)]
        self.reserve = [setting.troops] * seats
        self.keeps = [setting.keeps] * seats
        self.discard = [0] * seats
        self.points = [0] * seats
        self.troops = [0] * (LAST_TILE + 1)
        self.moved = [0] * (LAST_TILE + 1)
        self.knights_at = [0] * (LAST_TILE + 1)
        self.colours = [NOBODY] * seats
        self.cards = [0] * seats
        self.played = [HELD] * seats

    def key(self) -> object:
        return (
            self.turn,
            self.phase,
            self.mountains,
            tuple(self.kinds),
            tuple(self.playing) if self.phase > PLAYING else (),
            tuple(self.colours) if self.phase >= COLOURS else (),
            tuple(self.barons),
            tuple(self.knights),
            tuple(self.troop_masks),
            tuple(self.troops),
            tuple(self.moved),
            tuple(self.keep_masks),
            tuple(self.discard),
            tuple(self.cards),
            tuple(self.played),
            self._turn_key(),
        )

    def _turn_key(self) -> object:
        """The turn, as far as it has gone."""
        order = (self.order, self.command, self.marched, self.target, self.engaged)
        seat = self.seat if self.phase > CARDS else 0
        return (seat, self.die, self.spent, self.first, order if self.order else ())

    @abstractmethod
    def copy(self) -> "Position":
        """An independent copy that nobody listens to."""

    def copy_to(self, other: "Position") -> None:
        """Make another position of the same setting equal to this one, story apart."""
        other.turn = self.turn
        other.phase = self.phase
        other.kinds = self.kinds[:]
        other.mountains = self.mountains
        other.land = self.land
        other.barons = self.barons[:]
        other.knights = self.knights[:]
        other.troop_masks = self.troop_masks[:]
        other.keep_masks = self.keep_masks[:]
        other.keep_tiles = [tiles[:] for tiles in self.keep_tiles]
        other.reserve = self.reserve[:]
        other.keeps = self.keeps[:]
        other.discard = self.discard[:]
        other.points = self.points[:]
        other.troops = self.troops[:]
        other.moved = self.moved[:]
        other.knights_at = self.knights_at[:]
        other.all_troops = self.all_troops
        other.all_keeps = self.all_keeps
        other.colours = self.colours[:]
        other.cards = self.cards[:]
        other.played = self.played[:]
        other.playing = self.playing[:]
        self.copy_turn_to(other)

    def copy_turn_to(self, other: "Position") -> None:
        """The part of copy_to that is about the turn."""
        other.seat = self.seat
        other.colour = self.colour
        other.die = self.die
        other.spent = self.spent
        other.first = self.first
        other.order = self.order
        other.command = self.command
        other.marched = self.marched
        other.barred = self.barred
        other.target = self.target
        other.engaged = self.engaged


def enemy_troops(p: Position) -> Mask:
    """Tiles with troops that are not the acting colour's."""
    return p.all_troops ^ p.troop_masks[p.colour]


def enemies(p: Position) -> Mask:
    """Tiles with troops or a keep that are not the acting colour's."""
    own = p.colour
    return p.all_troops ^ p.troop_masks[own] | p.all_keeps ^ p.keep_masks[own]


def fresh(p: Position, tile: Tile) -> int:
    """How many troops of the acting colour on a tile have not moved in this turn (8.5)."""
    return p.troops[tile] - p.moved[tile] if p.troop_masks[p.colour] >> tile & 1 else 0


def owner_of(masks: list[Mask], tile: Tile) -> Colour:
    """The colour whose troops, or keep, are on a tile; NOBODY if there are none."""
    for colour, mask in enumerate(masks):
        if mask >> tile & 1:
            return colour
    return NOBODY


def barred_tiles(p: Position, colour: Colour) -> Mask:
    """The tiles whose active knight blocks a colour (5.2, 5.3)."""
    blocked = p.setting.blocked
    barred = 0
    for tile in p.knights:
        if blocked[p.knights_at[tile]] >> colour & 1:
            barred |= BIT[tile]
    return barred
