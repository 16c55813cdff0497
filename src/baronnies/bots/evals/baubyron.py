"""Baubyron judged: who is how far from the goal over the pawns as they lie, and who could win now.

While the players build together: how near the blocks are to a building worth racing on.
"""

from heapq import heappop, heappush
from typing import Final

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.judge import Judge
from baronnies.bots.outlook import Outlook
from baronnies.core.game import Move, Seat, State
from baronnies.games.baubyron.blocks import Code, heights_of
from baronnies.games.baubyron.building import Building
from baronnies.games.baubyron.checks import entry_cells, shape_troubles
from baronnies.games.baubyron.listing import ends_from
from baronnies.games.baubyron.notation import AGREE
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.state import BUILD, FIRST, OVER, VOTE, Position
from baronnies.games.baubyron.tables import DIE, GROUND, Spot

_WIN: Final = 1000.0
_FAR: Final = 99  # points where there is no way
_SHARP: Final = 0.05  # of values: fitted to who won 1818 games of three greedy bots

_POINTS: Final = 20  # from entry to goal that builders aim at
_BLOCKS: Final = 12  # fewest blocks they are content with


class BaubyronJudge(Judge):
    """Own way to the goal, that of the best other, and the chances of the next rolls."""

    scale = 14.0

    others = 0.5  # what the way of the best other player counts against one's own
    reserve = 0.1  # what the second pawn counts beside the best
    threat = 30.0  # what it costs if another player wins with his next roll for certain
    chance = 10.0  # what it is worth to win with one's own next roll for certain
    kept = 0.3  # a red pawn in hand

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Position)
        if state.phase in (BUILD, VOTE):
            return site_value(state, seat)
        if state.phase == OVER:
            return _WIN if state.winner == seat else -_WIN if state.winner >= 0 else 0.0
        if state.phase == FIRST and state.setting.together:
            return -_WIN if state.building.code in READY.values() else _WIN  # builders build
        return self.race_value(Race(state), seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        seats = range(state.setting.seats)
        if state.phase in (BUILD, VOTE, FIRST, OVER):
            return [self.value(state, seat) for seat in seats]
        race = Race(state)
        return [self.race_value(race, seat) for seat in seats]

    def race_value(self, race: "Race", seat: Seat) -> float:
        """For a seat, while the pawns race."""
        others = [s for s in range(len(race.pawns)) if s != seat]
        best_other = min(race.pawns[s][0] for s in others)
        threat = max(race.chances[s] for s in others)
        own = race.pawns[seat]
        way = own[0] + self.reserve * own[1] - self.others * best_other
        value = self.chance * race.chances[seat] - self.threat * threat - way
        return value + self.kept * race.kept[seat]

    def sharpness(self, state: State) -> float:  # noqa: ARG002 - the same from start to goal
        return _SHARP


class Race:
    """The race as it stands."""

    def __init__(self, p: Position) -> None:
        away = distances(p)
        seats = range(p.setting.seats)
        self.pawns = [pawns_away(p, seat, away) for seat in seats]
        self.chances = [winning_rolls(p, seat, away) / DIE for seat in seats]
        self.kept = p.kept


def distances(p: Position) -> list[int]:
    """Points from each spot to the goal for who stands on top of all that lies there."""
    made = p.building
    away = [_FAR] * made.size
    queue: list[tuple[int, Spot]] = [(0, made.goal)]
    while queue:
        points, spot = heappop(queue)
        if points >= away[spot]:
            continue
        away[spot] = points
        for other in made.near[spot]:
            if away[other] == _FAR and not p.full >> other & 1:
                cost = 1 + abs(p.high[other] - p.high[spot])
                heappush(queue, (points + cost, other))
    return away


def points_from(p: Position, spots: list[Spot], height: int, away: list[int]) -> int:
    """Points to the goal with a first step from a height to one of these spots."""
    return min((away[s] + 1 + abs(p.high[s] - height) for s in spots), default=_FAR)


def pawns_away(p: Position, seat: Seat, away: list[int]) -> list[int]:
    """How far the two best pawns of a player are from the goal; those in stock have to come in."""
    made = p.building
    found = [_FAR, _FAR]
    if p.stock[seat]:
        entering = points_from(p, made.entries, GROUND, away)
        found += [entering] * min(p.stock[seat], 2)
    tops = p.tops[seat + 1]
    while tops:
        spot = tops.bit_length() - 1
        tops ^= 1 << spot
        found.append(points_from(p, made.near[spot], p.high[spot] - 1, away))
    return sorted(found)[:2]


def winning_rolls(p: Position, seat: Seat, away: list[int]) -> int:
    """With how many rolls of the die a player could win."""
    made = p.building
    tops = p.tops[seat + 1]
    winning = 0
    while tops:
        spot = tops.bit_length() - 1
        tops ^= 1 << spot
        nearest = points_from(p, made.near[spot], p.high[spot] - 1, away)
        for roll in range(nearest, DIE + 1):
            if ends_from(p, spot, roll) & made.summit:
                winning |= 1 << roll
    return winning.bit_count()


def site_value(p: Position, seat: Seat) -> float:
    """What is built so far, or proposed. Every proposal of others is agreed to (2.8)."""
    heights = heights_of(p.blocks)
    if p.phase == VOTE and p.proposer != seat:
        return _WIN
    troubles = len(list(shape_troubles(heights)))
    if troubles:
        return -float(troubles)
    entries = p.entries or entry_cells(heights)
    if not entries:
        return 0.0
    made = Building(Code(p.blocks, entries))
    farthest = sorted((made.away[entry] for entry in made.entries), reverse=True)
    points = farthest[1] if len(farthest) > 1 else farthest[0] / 2
    if p.phase != VOTE:
        return float(min(points, _POINTS))
    good = points >= _POINTS and len(p.blocks) >= _BLOCKS
    return _WIN + points - len(entries) if good else -_WIN


class SociableBot(RandomBot):
    """Any legal move, each equally likely; but it agrees to any building (2.8)."""

    def choose(self, outlook: Outlook) -> Move:
        moves = outlook.moves()
        return AGREE if AGREE in moves else outlook.any_move()


JUDGE: Final = BaubyronJudge()
BOTS: Final[dict[str, type[Bot]]] = {"random": SociableBot}
