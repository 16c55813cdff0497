"""The legal moves of a seat, all of them, in a fixed order."""

from typing import Final

from baronnies.core.game import Move, Seat
from baronnies.games.barony.able import (
    affordable,
    builds,
    can_act,
    can_cast,
    ends_step,
    enters,
    fits_payment,
    founds,
    knights_at,
    paid_gold,
    recruit_hexes,
    teleports,
)
from baronnies.games.barony.board import HEX_BITS, Hex
from baronnies.games.barony.notation import (
    ACT,
    BOX_AT,
    CAST,
    DONE,
    HERE,
    PASS,
    PAY,
    STEP,
    STRONGHOLD_AT,
    TAKE,
    VILLAGE_AT,
)
from baronnies.games.barony.state import (
    BUILD,
    EXPEDITION,
    MOVE,
    NEW_CITY,
    NO_ACTION,
    PLACING,
    RECRUIT,
    TITLE,
    Position,
)
from baronnies.games.barony.tables import (
    CELERITY,
    KINDS,
    PORTAL,
    SANCTUARY,
    STRONGHOLDS,
    TELEPORTATION,
    TITLE_PRICE,
    VILLAGES,
)

_ACTIONS: Final = TITLE + 1


def moves(p: Position, seat: Seat) -> list[Move]:
    """Every legal move of the seat whose turn it is."""
    if p.phase == PLACING:
        return [HERE | at for at in p.board.sites if not p.near[at]]
    if p.victims:
        first = KINDS * p.victims[0]
        return [TAKE | kind for kind in range(KINDS) if p.tokens[first + kind]]
    if p.action == NO_ACTION:
        return choices(p, seat)
    if p.action == MOVE:
        return steps(p, seat)
    if p.action == RECRUIT:
        return recruits(p, seat)
    if p.action == BUILD:
        return buildings(p, seat)
    if p.action == NEW_CITY:
        hexes = p.camps[seat] if p.cast & SANCTUARY else p.villages[seat]
        return [HERE | at for at in hexes if founds(p, seat, at, p.cast)]
    if p.action == EXPEDITION:
        return [HERE | at for at in p.board.shore if not p.pieces[at]]
    return payments(p, seat)


def choices(p: Position, seat: Seat) -> list[Move]:
    """The actions and casts that can be carried out; to pass if there is none."""
    found = [ACT | action for action in range(_ACTIONS) if can_act(p, seat, action)]
    found += [CAST | spells for spells in affordable(p, seat) if can_cast(p, seat, spells)]
    return found or [PASS]


def steps(p: Position, seat: Seat) -> list[Move]:
    """The steps knights can make now, and the end of the action if it may end."""
    if p.cast:
        return magic_steps(p, seat)
    roads = p.board.roads
    found = [
        STEP | at << HEX_BITS | to
        for at in p.camps[seat]
        if at != p.at or knights_at(p, seat, at) > 1
        for to in roads[at]
        if enters(p, seat, to)
    ]
    return [*found, DONE] if p.parts else found


def magic_steps(p: Position, seat: Seat) -> list[Move]:
    """The steps of the one knight that spells move."""
    starts = [p.at] if p.parts else p.camps[seat]
    roads = p.board.roads
    return [
        STEP | at << HEX_BITS | to
        for at in starts
        for to in roads[at]
        if magic_step_fits(p, seat, to)
    ]


def magic_step_fits(p: Position, seat: Seat, to: Hex) -> bool:
    """Whether the next step by magic may go to a hex."""
    if p.cast & CELERITY and not p.parts:
        return enters(p, seat, to) and ends_step(p, seat, to, p.cast)
    return teleports(p, seat, to) if p.cast & TELEPORTATION else enters(p, seat, to)


def recruits(p: Position, seat: Seat) -> list[Move]:
    """Where the next knight may come, from the reserve or from the box."""
    found: list[Move] = []
    hexes = recruit_hexes(p, seat)
    if p.knights[seat]:
        found += [HERE | at for at in hexes]
    if p.cast & PORTAL and p.gone[seat]:
        found += [BOX_AT | at for at in hexes]
    return [*found, DONE] if p.parts else found


def buildings(p: Position, seat: Seat) -> list[Move]:
    """What can be built where."""
    hexes = [at for at in p.camps[seat] if builds(p, seat, at)]
    found: list[Move] = []
    if len(p.villages[seat]) < VILLAGES:
        found += [VILLAGE_AT | at for at in hexes]
    if len(p.strongholds[seat]) < STRONGHOLDS:
        found += [STRONGHOLD_AT | at for at in hexes]
    return [*found, DONE] if p.parts else found


def payments(p: Position, seat: Seat) -> list[Move]:
    """The tokens that can be paid next."""
    own = [kind for kind in range(KINDS) if p.tokens[KINDS * seat + kind]]
    if p.setting.exact_payment:
        return [PAY | kind for kind in own if fits_payment(p, seat, kind)]
    found = [PAY | kind for kind in own]
    return [*found, DONE] if paid_gold(p) >= TITLE_PRICE else found
