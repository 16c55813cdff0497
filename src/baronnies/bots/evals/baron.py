"""Baron judged: honour, what knights promise, and the holes a board leaves to the next player."""

from math import exp
from typing import Final

from baronnies.bots.judge import Judge
from baronnies.core.game import Rng, Seat, State
from baronnies.games.baron.fights import lands, shared, worth
from baronnies.games.baron.notation import HOLD, TRY
from baronnies.games.baron.plane import DISC, NEAR, PLACES, Place
from baronnies.games.baron.state import END, OVER, Position
from baronnies.games.baron.tables import ALL_TILES, CONTACT_HONOUR, MEADOW, NONE, VALUES

_OTHERS: Final = 1.0  # what the others' honour counts against one's own
_HOLE: Final = 0.9  # of the honour that the next player can find in the best hole
_KEEP: Final = 1.2  # a keep not yet placed, while there is land to come
_TO_COME: Final = 0.6  # what a tile still missing around a knight is likely to be worth
# Chances of a knight by tiles missing.
_NEAR: Final[tuple[float, ...]] = (1.0, 0.8, 0.65, 0.5, 0.4, 0.35, 0.3)
_FACED: Final = 0.5  # of these, if a baron stands in the way who is stronger now
_AT_END: Final = 0.4  # of what a knight's land is worth, if it is never completed
_LATE: Final = 20  # tiles to be drawn from which on time runs short
_RUIN: Final = 50.0
# Of values, at the beginning and how it grows: fitted to who won 140 games of two greedy bots.
_SHARP: Final = -6.0
_SHARPER: Final = 5.0
# A tile in reserve, by nature.
_HELD: Final[tuple[float, ...]] = (0.5, 1.2, 0.9, 0.9, 0.6, 0.6, 0.6, -0.4, -0.8)


class BaronJudge(Judge):
    """Honour and what is likely to become honour, of one's own and of the others."""

    rounds = 4
    scale = 9.2

    def value(self, state: State, seat: Seat) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        time = future(state)
        own = [standing(state, seat, time) for seat in range(state.setting.seats)]
        for keep in state.knights():
            own[state.owners[keep]] += promise(state, keep, time)
        against = _OTHERS / (len(own) - 1)
        everybody = against * sum(own)
        values = [(1.0 + against) * each - everybody for each in own]
        if state.phase < END:
            hole = _HOLE * best_hole(state)
            for seat in range(len(own)):
                values[seat] -= hole if seat != state.to else 0.0
        return values

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Position)
        return exp(_SHARP + _SHARPER * (1.0 - (state.pile + len(state.display)) / ALL_TILES))

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:  # noqa: ARG002 - one way for all
        """At the end the others try with whatever is worth something."""
        assert isinstance(state, Position)
        while state.phase == END:
            knight = state.undecided[0]
            state.play(state.to, TRY if worth(state, lands(state, knight)) > 0 else HOLD)


def standing(p: Position, seat: Seat, time: float) -> float:
    """Honour, keeps and tiles of a seat."""
    total = float(p.honour[seat])
    if p.fell[seat]:
        return total - _RUIN
    if p.phase != OVER:
        total += _KEEP * time * p.stock[seat]
        for tile in p.reserves[seat]:
            total += _HELD[tile]
    return total


def future(p: Position) -> float:
    """How much of the game is to come, for a knight who needs time: 1 until it runs short."""
    return min(1.0, (p.pile + len(p.display)) / _LATE)


def promise(p: Position, knight: Place, time: float) -> float:
    """What a knight is likely to bring: as a baron, or else at the end, at half its value."""
    own = worth_around(p, knight)
    gaps = p.gaps[knight]
    chance = _NEAR[gaps] * time
    seat = p.owners[knight]
    for keep in p.keeps:
        foe = p.owners[keep] != seat and p.gaps[keep] == NONE
        if foe and in_conflict(p, knight, keep) and worth_around(p, keep) >= own:
            chance *= _FACED
    return chance * (own + _TO_COME * gaps) + (1.0 - chance) * _AT_END * max(own, 0)


def worth_around(p: Position, keep: Place) -> int:
    """What the land of a keep is worth, without gathering it (5.3); its own meadow is worth 0."""
    land = p.land
    total = 0
    for near in NEAR[keep]:
        if land[near] != NONE:
            total += VALUES[land[near]]
    return total


def in_conflict(p: Position, keep: Place, other: Place) -> bool:
    """Whether a tile that is not a meadow belongs to both keeps (6.1)."""
    land = p.land
    disc = DISC[keep]
    for at in shared(keep, other):  # noqa: SIM110 - quicker than a generator
        if land[disc[at]] > MEADOW:  # else nothing lies there, or one
            return True
    return False


def best_hole(p: Position) -> int:
    """The most contact honour that a single tile can bring now."""
    land = p.land
    most = 0
    for at in p.frontier:
        touched = 0
        for near in NEAR[PLACES[at]]:
            if land[near] != NONE:
                touched += 1
        if touched > most:  # noqa: PLR1730 - quicker than max
            most = touched
    return CONTACT_HONOUR[most]


JUDGE: Final = BaronJudge()
