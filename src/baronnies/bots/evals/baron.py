"""Baron judged: honour, what knights promise, and the holes a board leaves to the next player."""

from math import exp
from typing import Final

from baronnies.bots.judge import Judge, Numbers
from baronnies.core.game import Rng, Seat, State
from baronnies.games.baron.fights import lands, shared, worth
from baronnies.games.baron.notation import HOLD, TRY
from baronnies.games.baron.plane import DISC, NEAR, PLACES, Place
from baronnies.games.baron.state import END, OVER, Position
from baronnies.games.baron.tables import ALL_TILES, AROUND, CONTACT_HONOUR, MEADOW, NONE, VALUES

_RUIN: Final = 50.0
# Of values, at the beginning and how it grows: fitted to who won 60 games of three greedy bots.
_SHARP: Final = -3.5
_SHARPER: Final = 2.5


class BaronJudge(Judge):
    """Honour and what is likely to become honour, of one's own and of the others."""

    rounds = 4
    scale = 6.2  # for each honour that a seat is ahead

    # Tuned by 800 meetings of two players (`baronnies tune`): docs/levels.md.
    others = 1.1  # what the others' honour counts against one's own
    hole = 0.99  # of the honour that the next player can find in the best hole
    keep = 1.8  # a keep not yet placed, while there is land to come
    to_come = 0.49  # what a tile still missing around a knight is likely to be worth
    gap = 0.18  # how much less likely a knight becomes a baron with a tile missing, as an exponent
    faced = 0.32  # of its chance, if a baron stands in the way who is stronger now
    beats = 0.48  # what the land in common counts besides, if he is weaker
    common = 0.82  # of land that lies in another barony of one's own, what is lost
    at_end = 0.44  # of what a knight's land is worth, if it is never completed
    late = 17.0  # tiles to be drawn from which on time runs short
    # A tile in reserve.
    meadow = 0.28
    village = 1.9
    field = 1.4
    pond = 0.38
    marsh = 0.37  # what it costs
    cursed = 0.28  # likewise

    def __init__(self, numbers: Numbers | None = None) -> None:
        super().__init__(numbers)
        # Of a knight, by tiles missing; and of tiles held, by nature in the order of LETTERS.
        self._chances = [exp(-self.gap * missing) for missing in range(AROUND + 1)]
        fields, ponds = [self.field] * 2, [self.pond] * 3
        self._held = [self.meadow, self.village, *fields, *ponds, -self.marsh, -self.cursed]

    def value(self, state: State, seat: Seat) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        time = min(1.0, (state.pile + len(state.display)) / self.late)  # 1 until it runs short
        own = [self.standing(state, seat, time) for seat in range(state.setting.seats)]
        for keep in state.knights():
            own[state.keeps[keep]] += self.promise(state, keep, time)
        against = self.others / (len(own) - 1)
        everybody = against * sum(own)
        values = [(1.0 + against) * each - everybody for each in own]
        if state.phase < END:
            hole = self.hole * best_hole(state)
            for seat in range(len(own)):
                values[seat] -= hole if seat != state.to else 0.0
        return values

    def spread(self, state: State) -> float:
        """An honour ahead shows in the values as one's own, and as a part of the others'."""
        assert isinstance(state, Position)
        return self.scale * (1.0 + self.others / (state.setting.seats - 1))

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Position)
        return exp(_SHARP + _SHARPER * (1.0 - (state.pile + len(state.display)) / ALL_TILES))

    def settle(self, state: State, seat: Seat, rng: Rng) -> None:  # noqa: ARG002 - one way for all
        """At the end the others try with whatever is worth something."""
        assert isinstance(state, Position)
        while state.phase == END:
            knight = state.undecided[0]
            state.play(state.to, TRY if worth(state, lands(state, knight)) > 0 else HOLD)

    def standing(self, p: Position, seat: Seat, time: float) -> float:
        """Honour, keeps and tiles of a seat."""
        total = float(p.honour[seat])
        if p.fell[seat]:
            return total - _RUIN
        if p.phase != OVER:
            total += self.keep * time * p.stock[seat]
            for tile in p.reserves[seat]:
                total += self._held[tile]
        return total

    def promise(self, p: Position, knight: Place, time: float) -> float:
        """What a knight is likely to bring: as a baron, or else at the end, at half its value."""
        whole = worth_around(p, knight)
        own = float(whole)
        gaps = p.gaps[knight]
        chance = self._chances[gaps] * time
        more = 0.0
        seat = p.keeps[knight]
        for keep in p.keeps:
            stands = p.gaps[keep] == NONE  # a baron
            if p.keeps[keep] == seat:
                if keep != knight:
                    part = self.common if stands else 0.5 * self.common
                    own -= part * worth_in_common(p, knight, keep)
            elif stands and in_conflict(p, knight, keep):
                if worth_around(p, keep) >= whole:
                    chance *= self.faced
                else:
                    more += self.beats * worth_in_common(p, knight, keep)
        complete = own + more + self.to_come * gaps
        return chance * complete + (1.0 - chance) * self.at_end * max(own, 0.0)


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


def worth_in_common(p: Position, keep: Place, other: Place) -> int:
    """What the tiles are worth that belong to both keeps."""
    land = p.land
    disc = DISC[keep]
    total = 0
    for at in shared(keep, other):
        if land[disc[at]] != NONE:
            total += VALUES[land[disc[at]]]
    return total


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
# Whoever never errs wins all against a squire: two steps lie between.
LEVELS: Final = {
    "knight": "greedy:leeway=45",
    "baron": "greedy:leeway=25",
    "duke": "greedy",
}
