"""One legal move among all, without listing them: what might be a move is tried until it is one."""

from typing import Final

from baronnies.core.game import Move, Rng, Seat
from baronnies.games.barony.able import (
    affordable,
    builds,
    can_act,
    can_cast,
    enters,
)
from baronnies.games.barony.board import HEX_BITS, NOWHERE, Hex
from baronnies.games.barony.listing import moves
from baronnies.games.barony.notation import (
    ACT,
    CAST,
    DONE,
    HERE,
    PASS,
    STEP,
    STRONGHOLD_AT,
    VILLAGE_AT,
)
from baronnies.games.barony.state import (
    BUILD,
    EXPEDITION,
    MOVE,
    NO_ACTION,
    PLACING,
    RECRUIT,
    TITLE,
    Position,
)
from baronnies.games.barony.tables import (
    COUNT,
    FOES,
    SEAT_BITS,
    STRONGHOLDS,
    VILLAGES,
)

_ACTIONS: Final = TITLE + 1
_SIDES: Final = 6


def sample(p: Position, seat: Seat, rng: Rng) -> Move:
    """Any legal move of the seat whose turn it is, each equally likely."""
    if p.phase == PLACING:
        return HERE | _free(p.board.sites, p.near, rng)
    if not p.victims and not p.cast:
        action = p.action
        if action == NO_ACTION:
            return _any_choice(p, seat, rng)
        if action == MOVE:
            return _any_step(p, seat, rng)
        if action == RECRUIT:
            return _any_recruit(p, seat, rng)
        if action == BUILD:
            return _any_building(p, seat, rng)
        if action == EXPEDITION:
            return HERE | _free(p.board.shore, p.pieces, rng)
    found = moves(p, seat)
    return found[rng.below(len(found))]


def _free(hexes: list[Hex], taken: list[int], rng: Rng) -> Hex:
    """One of the hexes where nothing is; there is one."""
    while True:
        at = hexes[rng.below(len(hexes))]
        if not taken[at]:
            return at


def _any_choice(p: Position, seat: Seat, rng: Rng) -> Move:
    casts = affordable(p, seat)
    count = _ACTIONS + len(casts)
    tried = 0
    while tried != (1 << count) - 1:
        choice = rng.below(count)
        if tried >> choice & 1:
            continue
        if choice < _ACTIONS:
            if can_act(p, seat, choice):
                return ACT | choice
        elif can_cast(p, seat, casts[choice - _ACTIONS]):
            return CAST | casts[choice - _ACTIONS]
        tried |= 1 << choice
    return PASS


def _any_step(p: Position, seat: Seat, rng: Rng) -> Move:
    camps = p.camps[seat]
    six = p.board.six
    pieces, foes = p.pieces, FOES[seat]
    sides = _SIDES * len(camps)
    count = sides + 1 if p.parts else sides
    while True:
        side = rng.below(count)
        if side == sides:
            return DONE
        at = camps[side // _SIDES]
        to = six[at][side % _SIDES]
        if to == NOWHERE or (pieces[to] & foes and not enters(p, seat, to)):
            continue
        if at != p.at or pieces[at] >> SEAT_BITS * seat & COUNT > 1:
            return STEP | at << HEX_BITS | to


def _any_recruit(p: Position, seat: Seat, rng: Rng) -> Move:
    if p.parts:
        return HERE | p.at if rng.below(2) else DONE
    cities = p.cities[seat]
    return HERE | cities[rng.below(len(cities))]


def _any_building(p: Position, seat: Seat, rng: Rng) -> Move:
    camps = p.camps[seat]
    villages = len(camps) if len(p.villages[seat]) < VILLAGES else 0
    both = villages + len(camps) if len(p.strongholds[seat]) < STRONGHOLDS else villages
    count = both + 1 if p.parts else both
    while True:
        chosen = rng.below(count)
        if chosen == both:
            return DONE
        at = camps[chosen] if chosen < villages else camps[chosen - villages]
        if builds(p, seat, at):
            return VILLAGE_AT | at if chosen < villages else STRONGHOLD_AT | at
