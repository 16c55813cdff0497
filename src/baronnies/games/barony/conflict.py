"""The clauses of arrival: conflict and theft, exploration, and what a Tornado leaves."""

from baronnies.core.game import Seat, tell
from baronnies.games.barony.board import NAMES, Hex
from baronnies.games.barony.pieces import drop_knight, drop_village
from baronnies.games.barony.state import Position
from baronnies.games.barony.tables import (
    COUNT,
    DISCOVERY,
    FOES,
    GOLD,
    KINDS,
    KNIGHT,
    MYSTERY,
    PIECES,
    SEAT_BITS,
    TERRAINS,
    VILLAGE,
    Token,
)


def arrive(p: Position, seat: Seat, at: Hex) -> None:
    """5.9, 11.7: a knight has arrived: conflict, if it is not alone, and exploration."""
    pieces = p.pieces[at]
    if pieces & FOES[seat]:
        own = pieces >> SEAT_BITS * seat & PIECES
        if own != KNIGHT:
            destroy_all(p, seat, at)
    if p.board.terrain[at] == MYSTERY:
        explore(p, seat, at)


def destroy_all(p: Position, seat: Seat, at: Hex) -> None:
    """5.9: every enemy piece on the hex goes back to its reserve."""
    for other in range(p.setting.seats):
        if other != seat:
            destroy(p, seat, other, at)


def destroy(p: Position, seat: Seat, other: Seat, at: Hex) -> None:
    """5.9, 5.10: the knights and the village of one enemy; the village costs him a token."""
    own = p.pieces[at] >> SEAT_BITS * other & PIECES
    for _ in range(own & COUNT):
        drop_knight(p, other, at)
        p.knights[other] += 1
        if p.story is not None:
            tell(p, "destroyed", seat, other, "knight", NAMES[at])
    if own & VILLAGE:
        drop_village(p, other, at)
        p.victims.append(other)
        if p.story is not None:
            tell(p, "destroyed", seat, other, "village", NAMES[at])


def whirl(p: Position, seat: Seat, at: Hex) -> None:
    """13.3: a Tornado destroys isolated enemy knights and villages on a hex."""
    if not p.pieces[at] & FOES[seat]:
        return
    for other in range(p.setting.seats):
        if other != seat and p.pieces[at] >> SEAT_BITS * other & PIECES in (KNIGHT, VILLAGE):
            destroy(p, seat, other, at)


def settle_victims(p: Position) -> None:
    """5.10: who has no token at all owes none."""
    while p.victims:
        first = KINDS * p.victims[0]
        if any(p.tokens[first : first + KINDS]):
            return
        del p.victims[0]


def take(p: Position, seat: Seat, kind: Token) -> None:
    """5.10: a token of the victim, chosen by the attacker."""
    victim = p.victims.pop(0)
    p.tokens[KINDS * victim + kind] -= 1
    p.purse[victim] -= GOLD[kind]
    p.tokens[KINDS * seat + kind] += 1
    p.purse[seat] += GOLD[kind]
    if p.story is not None:
        tell(p, "stole", seat, victim, TERRAINS[kind])
    settle_victims(p)


def explore(p: Position, seat: Seat, at: Hex) -> None:
    """11.7: an imprint and magic for the first three players who come."""
    place = p.board.places.index(at)
    visitors = p.imprints[place].bit_count()
    if visitors == len(DISCOVERY) or p.imprints[place] >> seat & 1:
        return
    p.imprints[place] |= 1 << seat
    p.magic[seat] += DISCOVERY[visitors]
    if p.story is not None:
        tell(p, "explored", seat, NAMES[at], DISCOVERY[visitors])
