"""A position of Le Baron: the fields, and how they are copied."""

from typing import Final, Literal, get_args

from baronnies.core.game import Event, Seat, State
from baronnies.core.options import YES
from baronnies.games.le_baron.tables import DEALT, LAST_CARD, ROWS, Card, deck

Phase = int
DEAL: Final[Phase] = 0  # CHANCE gives hands, then opens rows
CHOOSE: Final[Phase] = 1  # everybody chooses a card
PLACE: Final[Phase] = 2  # the revealed cards go to rows, lowest first
COUNT: Final[Phase] = 3  # heads are good: what is left in the piles is turned up
OVER: Final[Phase] = 4
PhaseName = Literal["deal", "choose", "place", "count", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class Setting:
    """What was settled before the first deal and holds to the end; shared, never changed."""

    def __init__(self, seats: int, options: dict[str, str], version: int) -> None:
        self.seats = seats
        self.options = options  # in full, as the record has them
        self.deck = deck(options["deck"])
        self.games = int(options["games"])
        self.colour_first = options["colour_first"] == YES  # variant 1
        self.heads_good = options["heads_good"] == YES  # variant 2
        self.stops_as_is = version == 1  # without 7.9: what was left did not count


class Position(State):
    """The fields. What they do is in effects.py, what they forbid in rules.py."""

    def __init__(self, setting: Setting) -> None:
        seats = setting.seats
        self.turn = 0
        self.story: list[Event] | None = None
        self.setting = setting
        self.phase = DEAL
        self.game = 1  # which game of the match
        self.points = [0] * seats  # of the games that are finished
        self.unseen = list(range(1, LAST_CARD + 1))  # cards nobody has seen, ascending
        self.piles = [DEALT[seats]] * seats  # how many unseen cards lie in each pile
        self.under: list[list[Card]] = [[] for _ in range(seats)]  # cards below them, top first
        self.hands: list[list[Card]] = [[] for _ in range(seats)]  # ascending
        self.known: list[list[Card]] = [[] for _ in range(seats)]  # in hand, as everybody knows
        self.chosen: list[Card] = [0] * seats  # chosen, not yet placed; 0: none
        self.order: list[Seat] = []  # whose revealed card is still to be placed, lowest first
        self.taken: list[list[Card]] = [[] for _ in range(seats)]  # point piles
        self.rows: list[list[Card]] = [[] for _ in range(ROWS)]
        self.ends = [0] * ROWS  # colours of the last card of each row
        self.sums = [0] * ROWS  # heads of each colour in each row, packed
        self.stirs: list[int] = []  # colours that some card then held is known to have shown (7.7)

    def key(self) -> object:
        return (
            self.turn,
            self.phase,
            self.game,
            tuple(self.points),
            tuple(self.piles),
            tuple(self.chosen),
            tuple(self.stirs),
            tuple([tuple(cards) for cards in self.rows]),
            tuple([tuple(cards) for cards in self.hands]),
            tuple([tuple(cards) for cards in self.known]),
            tuple([tuple(cards) for cards in self.under]),
            tuple([tuple(cards) for cards in self.taken]),
        )

    def copy_to(self, other: "Position") -> None:
        """Make another position of the same setting equal to this one, story apart."""
        other.turn = self.turn
        other.phase = self.phase
        other.game = self.game
        other.points = self.points[:]
        other.unseen = self.unseen[:]
        other.piles = self.piles[:]
        other.under = [cards[:] for cards in self.under]
        other.hands = [cards[:] for cards in self.hands]
        other.known = [cards[:] for cards in self.known]
        other.chosen = self.chosen[:]
        other.order = self.order[:]
        other.taken = [cards[:] for cards in self.taken]
        other.rows = [cards[:] for cards in self.rows]
        other.ends = self.ends[:]
        other.sums = self.sums[:]
        other.stirs = self.stirs[:]
