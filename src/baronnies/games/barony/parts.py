"""The clauses that forbid single parts of an action, spells included."""

from baronnies.core.game import Move, Seat
from baronnies.games.barony.able import ends_step, knights_at, teleports
from baronnies.games.barony.board import NAMES, NOWHERE, SIX, Hex
from baronnies.games.barony.notation import BOX_AT, LOW, VILLAGE_AT, hexes_of, kind_of
from baronnies.games.barony.state import Position
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    ALL_KNIGHTS,
    ALL_ODD,
    ALL_PAIRS,
    ALL_WALLS,
    CELERITY,
    CHARM,
    CITY,
    FOES,
    FOREST,
    ILLUSION,
    LAKE,
    MOUNTAIN,
    MYSTERY,
    PETRIFICATION,
    PORTAL,
    SANCTUARY,
    SEAT_BITS,
    STRONGHOLD,
    STRONGHOLDS,
    TELEPORTATION,
    TO_VILLAGE,
    VILLAGE,
    VILLAGES,
)


def step_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids a knight's step."""
    start, to = hexes_of(move)
    if not knights_at(p, seat, start):
        return f"5.1 {NAMES[start]}"  # no knight of yours
    if to not in SIX[start]:
        return f"5.2 {NAMES[to]}"  # not beside it
    if p.parts and not p.cast and start == p.at and knights_at(p, seat, start) == 1:
        return f"5.3 {NAMES[start]}"  # it has moved
    last = bool(p.parts) or not p.cast & CELERITY
    if clause := entry_refusal(p, seat, to, teleported=last and bool(p.cast & TELEPORTATION)):
        return clause
    if p.parts and p.cast and start != p.at:
        return f"13.1 {NAMES[start]}"  # the same knight
    if not last and not ends_step(p, seat, to, p.cast):
        return f"13.1 {NAMES[to]}"  # no second step would follow
    if last and p.cast & TELEPORTATION and not teleports(p, seat, to):
        return f"13.2 {NAMES[to]}"
    return None


def entry_refusal(p: Position, seat: Seat, at: Hex, *, teleported: bool) -> str | None:
    """What closes a hex to a knight."""
    terrain, foes = p.board.terrain[at], p.pieces[at] & FOES[seat]
    if terrain == LAKE:
        return f"5.4 {NAMES[at]}"
    if foes & ALL_WALLS:
        return f"5.5 {NAMES[at]}"  # an enemy city or stronghold
    if foes & ALL_PAIRS or (foes & ALL_ODD) << TO_VILLAGE & foes:
        return f"5.6 {NAMES[at]}"  # two pieces of one enemy
    if foes and terrain == MOUNTAIN and not teleported:
        return f"5.7 {NAMES[at]}"  # one is enough on a mountain
    return None


def recruit_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids bringing a knight to a hex."""
    at = move & LOW
    own = p.pieces[at] >> SEAT_BITS * seat
    from_box = kind_of(move) == BOX_AT
    if not p.cast & ILLUSION and not own & CITY:
        return f"4.1 {NAMES[at]}"  # no city of yours
    if not from_box and not p.knights[seat]:
        return "4.3"  # nobody in reserve
    if not p.cast & CHARM and p.at not in (NOWHERE, at):
        return f"4.4 {NAMES[at]}"  # one city only
    if p.cast & CHARM and at in p.served:
        return f"14.1 {NAMES[at]}"  # one knight each
    if p.cast & ILLUSION and not own & (STRONGHOLD | CITY if p.cast & CHARM else STRONGHOLD):
        return f"14.2 {NAMES[at]}"
    if from_box and not (p.cast & PORTAL and p.gone[seat]):
        return "14.3"  # only through the Portal
    return None


def build_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids replacing a knight by a building."""
    at = move & LOW
    if not knights_at(p, seat, at):
        return f"6.1 {NAMES[at]}"  # no knight of yours
    if p.pieces[at] & ALL_BUILDINGS:
        return f"6.2 {NAMES[at]}"
    if p.pieces[at] & FOES[seat] & ALL_KNIGHTS:
        return f"6.3 {NAMES[at]}"
    is_village = kind_of(move) == VILLAGE_AT
    left = (
        VILLAGES - len(p.villages[seat]) if is_village else STRONGHOLDS - len(p.strongholds[seat])
    )
    if not left:
        return "6.4"  # none in reserve
    return f"11.6 {NAMES[at]}" if p.board.terrain[at] == MYSTERY else None


def city_refusal(p: Position, seat: Seat, at: Hex) -> str | None:
    """What forbids a new city on a hex."""
    own, foes = p.pieces[at] >> SEAT_BITS * seat, p.pieces[at] & FOES[seat]
    petrified = p.cast & PETRIFICATION
    if not p.cast & SANCTUARY and not own & VILLAGE:
        return f"7.2 {NAMES[at]}"  # no village of yours
    if not petrified and p.board.terrain[at] == FOREST:
        return f"7.3 {NAMES[at]}"
    if not petrified and cities_beside(p, at):
        return f"7.4 {NAMES[at]}"  # next to a city
    if not p.cast & SANCTUARY and foes:
        return f"7.5 {NAMES[at]}"  # an enemy knight
    return magic_city_refusal(p, seat, at)


def magic_city_refusal(p: Position, seat: Seat, at: Hex) -> str | None:
    """What forbids a city that spells of construction shape."""
    terrain, near = p.board.terrain[at], cities_beside(p, at)
    if terrain == MYSTERY:
        return f"11.6 {NAMES[at]}"
    if p.cast & PETRIFICATION:
        if terrain != FOREST and not near >> seat & 1:
            return f"15.2 {NAMES[at]}"  # neither forest nor own city
        if near & ~(1 << seat):
            return f"15.3 {NAMES[at]}"  # next to an enemy city
    if p.cast & SANCTUARY and (
        not knights_at(p, seat, at) or p.pieces[at] & (ALL_BUILDINGS | FOES[seat])
    ):
        return f"15.4 {NAMES[at]}"
    return None


def cities_beside(p: Position, at: Hex) -> int:
    """A bit for each seat with a city next to a hex; one on the hex itself does not count."""
    around = p.board.around[at]
    return sum(
        1 << seat for seat, cities in enumerate(p.cities) if any(city in around for city in cities)
    )
