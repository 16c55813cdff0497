"""What a seat is able to do: quick answers that the rules, the lists of moves and luck share."""

from typing import Final

from baronnies.core.game import Seat
from baronnies.games.barony.board import NOWHERE, Hex
from baronnies.games.barony.state import (
    BUILD,
    EXPEDITION,
    MOVE,
    NEW_CITY,
    RECRUIT,
    TITLE,
    Action,
    Position,
)
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    ALL_KNIGHTS,
    ALL_ODD,
    ALL_PAIRS,
    ALL_VILLAGES,
    ALL_WALLS,
    CELERITY,
    CHARM,
    CITIES,
    COUNT,
    DEAREST,
    DUKE,
    FOES,
    FOREST,
    GOLD,
    ILLUSION,
    KINDS,
    LAKESIDE_RECRUITS,
    MOUNTAIN,
    MOVEMENT,
    MYSTERY,
    PETRIFICATION,
    PORTAL,
    RECRUITMENT,
    RECRUITS,
    SANCTUARY,
    SEAT_BITS,
    STRONGHOLDS,
    TELEPORTATION,
    TITLE_PRICE,
    TO_VILLAGE,
    VILLAGES,
    Spells,
    Token,
)

_BARRIERS: Final = ALL_WALLS | ALL_PAIRS
_NO_CASTS: Final[list[Spells]] = []  # never changed


def knights_at(p: Position, seat: Seat, at: Hex) -> int:
    """How many knights of a seat stand on a hex."""
    return p.pieces[at] >> SEAT_BITS * seat & COUNT


# Moving


def enters(p: Position, seat: Seat, at: Hex) -> bool:
    """Whether a knight may go onto a hex that is no lake (5.5, 5.6, 5.7)."""
    foes = p.pieces[at] & FOES[seat]
    if not foes:
        return True
    if foes & _BARRIERS or (foes & ALL_ODD) << TO_VILLAGE & foes:
        return False
    return p.board.terrain[at] != MOUNTAIN


def teleports(p: Position, seat: Seat, at: Hex) -> bool:
    """Whether Teleportation may end on a hex: a mountain with an isolated enemy village (13.2)."""
    foes = p.pieces[at] & FOES[seat]
    if not foes & ALL_VILLAGES or p.board.terrain[at] != MOUNTAIN:
        return False
    return not (foes & _BARRIERS or (foes & ALL_ODD) << TO_VILLAGE & foes)


def can_step(p: Position, seat: Seat) -> bool:
    """Whether some knight that has not moved yet can go somewhere."""
    roads = p.board.roads
    for at in p.camps[seat]:
        if at == p.at and p.pieces[at] >> SEAT_BITS * seat & COUNT == 1:
            continue  # it has moved (5.3)
        for to in roads[at]:
            if enters(p, seat, to):
                return True
    return False


def ends_step(p: Position, seat: Seat, at: Hex, spells: Spells) -> bool:
    """Whether the last step of a knight's move may go from a hex to some other."""
    for to in p.board.roads[at]:
        if teleports(p, seat, to) if spells & TELEPORTATION else enters(p, seat, to):
            return True
    return False


def can_ride(p: Position, seat: Seat, spells: Spells) -> bool:
    """Whether some knight can make the move of these spells."""
    if not spells & CELERITY:
        return any(ends_step(p, seat, at, spells) for at in p.camps[seat])
    roads = p.board.roads
    for at in p.camps[seat]:
        for to in roads[at]:
            if enters(p, seat, to) and ends_step(p, seat, to, spells):
                return True
    return False


# Recruiting


def recruit_limit(p: Position, at: Hex) -> int:
    """How many knights one recruitment brings to a hex (4.1, 4.2)."""
    return LAKESIDE_RECRUITS if p.board.lakeside[at] else RECRUITS


def recruit_hexes(p: Position, seat: Seat) -> list[Hex]:
    """Where the recruitment under way may bring the next knight."""
    if not p.cast & CHARM:
        if p.at != NOWHERE:
            return [p.at]
        return p.strongholds[seat] if p.cast & ILLUSION else p.cities[seat]
    hexes = [at for at in p.cities[seat] if at not in p.served]
    if p.cast & ILLUSION:
        hexes += [at for at in p.strongholds[seat] if at not in p.served]
    return hexes


def can_muster(p: Position, seat: Seat, spells: Spells) -> bool:
    """Whether a recruitment shaped by these spells can bring a knight."""
    if not p.knights[seat] and not (spells & PORTAL and p.gone[seat]):
        return False
    if spells & ILLUSION and not spells & CHARM:
        return bool(p.strongholds[seat])
    return bool(p.cities[seat] or (spells & ILLUSION and p.strongholds[seat]))


# Building


def builds(p: Position, seat: Seat, at: Hex) -> bool:
    """Whether a knight there can become a building (6.2, 6.3, 11.6)."""
    if p.pieces[at] & (ALL_BUILDINGS | FOES[seat] & ALL_KNIGHTS):
        return False
    return p.board.terrain[at] != MYSTERY


def can_build(p: Position, seat: Seat) -> bool:
    """Whether there is something to build, and somewhere."""
    if len(p.villages[seat]) == VILLAGES and len(p.strongholds[seat]) == STRONGHOLDS:
        return False
    for at in p.camps[seat]:  # noqa: SIM110 - a loop is quicker than a generator
        if builds(p, seat, at):
            return True
    return False


def founds(p: Position, seat: Seat, at: Hex, spells: Spells) -> bool:
    """Whether the village, or with Sanctuary the knight, on a hex may become a city."""
    if p.pieces[at] & FOES[seat]:
        return False
    near, terrain = p.near[at], p.board.terrain[at]
    if spells & SANCTUARY and (p.pieces[at] & ALL_BUILDINGS or terrain == MYSTERY):
        return False
    if spells & PETRIFICATION:
        return near == 1 << seat or (near == 0 and terrain == FOREST)
    return near == 0 and terrain != FOREST


def can_found(p: Position, seat: Seat, spells: Spells) -> bool:
    """Whether a new city, shaped by these spells, can be founded somewhere."""
    if len(p.cities[seat]) == CITIES:
        return False
    hexes = p.camps[seat] if spells & SANCTUARY else p.villages[seat]
    for at in hexes:  # noqa: SIM110 - as above
        if founds(p, seat, at, spells):
            return True
    return False


def can_land(p: Position) -> bool:
    """Whether a hex of the border is free for an expedition (8.2, 8.3, 8.4)."""
    pieces = p.pieces
    for at in p.board.shore:  # noqa: SIM110 - as above
        if not pieces[at]:
            return True
    return False


# Paying


def paid_gold(p: Position) -> int:
    """What has been paid for the title so far."""
    paid = p.paid
    return GOLD[0] * paid[0] + GOLD[1] * paid[1] + GOLD[2] * paid[2] + GOLD[3] * paid[3]


def fits_payment(p: Position, seat: Seat, token: Token) -> bool:
    """Whether a payment without a superfluous token can go on with this one (9.4).

    No token is superfluous if the payment stays below the price plus its smallest token. `sums`
    has a bit for each amount that tokens at hand, none smaller than the last kind, can add.
    """
    missing = TITLE_PRICE - paid_gold(p) - GOLD[token]
    smallest = GOLD[token]
    for kind in range(token, KINDS):
        if p.paid[kind]:
            smallest = GOLD[kind]
    if missing <= 0:
        return -missing < smallest
    sums = 1
    for kind in range(KINDS):
        worth = GOLD[kind]
        for _ in range(p.tokens[KINDS * seat + kind] - (kind == token)):
            sums |= sums << worth
        if worth <= smallest and sums >> missing & (1 << worth) - 1:
            return True
    return False


# Choosing


def can_act(p: Position, seat: Seat, action: Action) -> bool:
    """Whether an action can be carried out."""
    if action == RECRUIT:
        return p.knights[seat] > 0 and len(p.cities[seat]) > 0
    if action == MOVE:
        return can_step(p, seat)
    if action == BUILD:
        return can_build(p, seat)
    if action == NEW_CITY:
        return can_found(p, seat, 0)
    if action == EXPEDITION:
        return p.knights[seat] > 1 and can_land(p)
    assert action == TITLE
    return p.purse[seat] >= TITLE_PRICE and p.rank[seat] < DUKE


def can_cast(p: Position, seat: Seat, spells: Spells) -> bool:
    """Whether what these spells of one family do together can be carried out to its end."""
    if spells & MOVEMENT:
        return can_ride(p, seat, spells)
    if spells & RECRUITMENT:
        return can_muster(p, seat, spells)
    return can_found(p, seat, spells)


def affordable(p: Position, seat: Seat) -> list[Spells]:
    """The casts that the seat's magic pays for."""
    return p.casts[min(p.magic[seat], DEAREST)] if p.casts else _NO_CASTS


def can_do_something(p: Position, seat: Seat) -> bool:
    """Whether an action or a cast is possible; if not, the seat passes (3.6)."""
    if any(can_act(p, seat, action) for action in range(TITLE + 1)):
        return True
    return any(can_cast(p, seat, spells) for spells in affordable(p, seat))
