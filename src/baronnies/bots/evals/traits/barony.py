"""Barony in numbers: titles, gold, knights and what they can do, and villages in danger."""

from typing import Final

from baronnies.bots.evals.barony import JUDGE
from baronnies.bots.learned import Traits
from baronnies.core.game import Seat, State
from baronnies.games.barony.able import builds, founds, knights_at, paid_gold
from baronnies.games.barony.board import Hex
from baronnies.games.barony.ending import silver, track
from baronnies.games.barony.state import ACTING, TITLE, Position
from baronnies.games.barony.tables import (
    ALL_KNIGHTS,
    ALL_ODD,
    ALL_PAIRS,
    ALL_VILLAGES,
    ALL_WALLS,
    CITIES,
    COUNT,
    DUKE,
    FOES,
    GOLD,
    MOUNTAIN,
    SEAT_BITS,
    STRONGHOLDS,
    TITLE_PRICE,
    TO_VILLAGE,
    VILLAGES,
)

_BARRIERS: Final = ALL_WALLS | ALL_PAIRS
_GANG: Final = 2  # knights who destroy a village


class BaronyTraits(Traits):
    """Standing, knights, dangers."""

    names: tuple[str, ...] = (
        "move",
        "rank",
        "last title to buy",
        "duke",
        "gold",
        "title within reach",
        "title affordable",
        "points",
        "silver",
        "new cities",
        "sites",
        "villages left",
        "strongholds left",
        "knights out",
        "knights in reserve",
        "knights gone",
        "roads",
        "knights on ways",
        "gold to build now",
        "hexes to build now",
        "prey",
        "prey for two",
        "exposed",
        "approached",
    )

    def seats(self, state: State) -> int:
        assert isinstance(state, Position)
        plain = not state.setting.sorciers  # of magic nothing was learned
        return state.setting.seats if plain and state.phase == ACTING else 0

    def progress(self, state: State) -> float:
        assert isinstance(state, Position)
        ahead = 0
        for seat in range(state.setting.seats):
            ahead = max(ahead, TITLE_PRICE * state.rank[seat] + state.purse[seat])
        return min(1.0, ahead / (TITLE_PRICE * (DUKE + 1)))

    def of(self, state: State) -> list[list[float]]:
        assert isinstance(state, Position)
        return [_traits(state, seat) for seat in range(state.setting.seats)]


def _traits(p: Position, seat: Seat) -> list[float]:
    acts = p.seat == seat
    rank = p.rank[seat]
    gold = p.purse[seat] + (paid_gold(p) if acts and p.action == TITLE else 0)
    return [
        1.0 if acts else 0.0,
        float(rank),
        1.0 if rank == DUKE - 1 else 0.0,
        1.0 if rank == DUKE else 0.0,
        gold / TITLE_PRICE,
        min(gold, TITLE_PRICE) / TITLE_PRICE,
        1.0 if gold >= TITLE_PRICE and rank < DUKE else 0.0,
        (track(p, seat) + silver(p, seat)) / TITLE_PRICE,
        silver(p, seat) / 10,
        float(p.built[seat]),
        float(_sites(p, seat)),
        float(VILLAGES - len(p.villages[seat])),
        float(STRONGHOLDS - len(p.strongholds[seat])),
        float(sum([knights_at(p, seat, at) for at in p.camps[seat]])),
        float(p.knights[seat]),
        float(p.gone[seat]),
        float(_roads(p, seat)),
        *_knights(p, seat),
        *_dangers(p, seat),
    ]


def _sites(p: Position, seat: Seat) -> int:
    """Villages that can become cities, as far as there are cities."""
    sites = 0
    for at in p.villages[seat]:
        sites += founds(p, seat, at, 0)
    return min(CITIES - len(p.cities[seat]), sites)


def _roads(p: Position, seat: Seat) -> int:
    """Free hexes beside the cities of a seat."""
    roads = 0
    for city in p.cities[seat]:
        for to in p.board.roads[city]:
            roads += not p.pieces[to]
    return roads


def _knights(p: Position, seat: Seat) -> list[float]:
    """What the knights of a seat are near to, can build and can attack."""
    left = len(p.villages[seat]) < VILLAGES or len(p.strongholds[seat]) < STRONGHOLDS
    ways = 0.0
    gold = hexes = prey = prey_for_two = 0
    for at in p.camps[seat]:
        if left and builds(p, seat, at):
            hexes += 1
            gold += GOLD[p.board.terrain[at]]
        ways += JUDGE.knights_worth(p, seat, at, left=left)
        for to in p.board.roads[at]:
            if _is_prey(p, seat, to):
                prey += 1
                prey_for_two += knights_at(p, seat, at) >= _GANG
    return [ways, gold / TITLE_PRICE, float(hexes), float(prey), float(prey_for_two)]


def _is_prey(p: Position, seat: Seat, at: Hex) -> bool:
    """Whether a village of another stands alone there, where one may come in (5.5, 5.6, 5.7)."""
    foes = p.pieces[at] & FOES[seat]
    if not foes & ALL_VILLAGES or foes & _BARRIERS or (foes & ALL_ODD) << TO_VILLAGE & foes:
        return False
    return p.board.terrain[at] != MOUNTAIN


def _dangers(p: Position, seat: Seat) -> list[float]:
    """Villages whose hex an enemy shares, and knights of enemies beside lonely villages."""
    exposed = approached = 0
    for at in p.villages[seat]:
        if p.pieces[at] & FOES[seat]:
            exposed += 1
        elif p.board.terrain[at] != MOUNTAIN and not p.pieces[at] >> SEAT_BITS * seat & COUNT:
            near = 0
            for to in p.board.roads[at]:
                foes = p.pieces[to] & FOES[seat] & ALL_KNIGHTS
                if foes:
                    near += _GANG if foes & ALL_PAIRS else 1
            approached += min(_GANG, near)
    return [float(exposed), float(approached)]


TRAITS: Final = BaronyTraits()
