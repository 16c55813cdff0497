"""The clauses of Barony that act: the turn from its choice to its end, and the end of the game."""

from bisect import insort

from baronnies.core.game import Move, Seat, tell
from baronnies.games.barony.able import (
    can_build,
    can_step,
    paid_gold,
    recruit_hexes,
    recruit_limit,
)
from baronnies.games.barony.board import HEX_BITS, NAMES, NOWHERE, Hex
from baronnies.games.barony.conflict import arrive, settle_victims, take, whirl
from baronnies.games.barony.ending import end_turn
from baronnies.games.barony.notation import (
    ACT,
    BOX_AT,
    CAST,
    DONE,
    KIND_BITS,
    LOW,
    PASS,
    STRONGHOLD_AT,
)
from baronnies.games.barony.pieces import (
    add_city,
    add_knight,
    add_stronghold,
    add_village,
    drop_knight,
    drop_village,
)
from baronnies.games.barony.state import (
    ACTION_NAMES,
    BUILD,
    EXPEDITION,
    MOVE,
    NEW_CITY,
    NO_ACTION,
    RECRUIT,
    TITLE,
    Position,
    shaped_by,
)
from baronnies.games.barony.tables import (
    ABUNDANCE,
    CELERITY,
    CHARM,
    COST,
    GOLD,
    KINDS,
    PORTAL,
    SANCTUARY,
    TERRAINS,
    TITLE_PRICE,
    TITLES,
    TORNADO,
    Spells,
    names_of,
)


def take_turn(p: Position, seat: Seat, move: Move) -> None:
    """3.1: an action is chosen, then carried out part by part, then it is somebody else's turn."""
    if p.victims:
        take(p, seat, move & LOW)
        if not p.victims:
            after_step(p, seat)
    elif p.action == NO_ACTION:
        begin(p, seat, move)
    elif move == DONE:
        end_action(p, seat)
    elif p.action == MOVE:
        step(p, seat, move >> HEX_BITS & LOW, move & LOW)
    elif p.action == RECRUIT:
        recruit(p, seat, move)
    elif p.action == BUILD:
        build(p, seat, move)
    elif p.action == NEW_CITY:
        found(p, seat, move & LOW)
    elif p.action == EXPEDITION:
        expedition(p, seat, move & LOW)
    else:
        pay(p, seat, move & LOW)


def begin(p: Position, seat: Seat, move: Move) -> None:
    """3.1, 12.1: an action is chosen, or spells are cast and paid for."""
    if move == PASS:
        if p.story is not None:
            tell(p, "passed", seat)
        end_turn(p, seat)
    elif move >> KIND_BITS << KIND_BITS == CAST:
        cast(p, seat, move - CAST)
    else:
        p.action = move - ACT
        if p.story is not None:
            tell(p, "chose", seat, ACTION_NAMES[p.action])


def cast(p: Position, seat: Seat, spells: Spells) -> None:
    """12.3, 12.4: the magic is paid, and the spells shape one action."""
    p.magic[seat] -= COST[spells]
    p.cast = spells
    p.action = shaped_by(spells)
    if p.story is not None:
        tell(p, "cast", seat, names_of(spells), COST[spells])


# Move


def step(p: Position, seat: Seat, start: Hex, to: Hex) -> None:
    """5.1: a knight goes to the next hex; 13.1: with Celerity only the second one counts."""
    drop_knight(p, seat, start)
    add_knight(p, seat, to)
    if p.cast and p.start == NOWHERE:
        p.start = start
    p.parts += 1
    p.at = to
    if p.story is not None:
        tell(p, "moved", seat, NAMES[start], NAMES[to])
    if p.cast & CELERITY and p.parts == 1:
        return
    arrive(p, seat, to)
    if p.cast & TORNADO:
        whirl(p, seat, p.start)
        if to != p.start:
            whirl(p, seat, to)
    if p.victims:
        settle_victims(p)
    if not p.victims:
        after_step(p, seat)


def after_step(p: Position, seat: Seat) -> None:
    """5.1: a second knight may move, but never by magic."""
    if p.cast or p.parts == 2 or not can_step(p, seat):  # noqa: PLR2004 - two knights at most
        end_turn(p, seat)


# Recruit


def recruit(p: Position, seat: Seat, move: Move) -> None:
    """4.1: a knight comes to the hex, from the reserve or through the Portal (14.3)."""
    at = move & LOW
    from_box = move >= BOX_AT
    if from_box:
        p.gone[seat] -= 1
    else:
        p.knights[seat] -= 1
    add_knight(p, seat, at)
    p.parts += 1
    if p.story is not None:
        tell(p, "returned" if from_box else "recruited", seat, NAMES[at])
    if p.cast & CHARM:
        insort(p.served, at)
    else:
        p.at = at
    if not may_recruit_more(p, seat):
        end_turn(p, seat)


def may_recruit_more(p: Position, seat: Seat) -> bool:
    """4.1, 4.2, 4.3, 14.1: whether another knight may come."""
    if not p.knights[seat] and not (p.cast & PORTAL and p.gone[seat]):
        return False
    if p.cast & CHARM:
        return bool(recruit_hexes(p, seat))
    return p.parts < recruit_limit(p, p.at)


# Build


def build(p: Position, seat: Seat, move: Move) -> None:
    """6.1, 6.5: a knight becomes a building and its owner gets a token."""
    at = move & LOW
    drop_knight(p, seat, at)
    p.knights[seat] += 1
    is_stronghold = move >= STRONGHOLD_AT
    if is_stronghold:
        add_stronghold(p, seat, at)
    else:
        add_village(p, seat, at)
    p.parts = 1
    token = gain_token(p, seat, at)
    if p.story is not None:
        tell(p, "built", seat, "stronghold" if is_stronghold else "village", NAMES[at], token)
    if not can_build(p, seat):
        end_turn(p, seat)


def gain_token(p: Position, seat: Seat, at: Hex) -> str:
    """6.5: the token of the hex, unless the bank has none; gives its letter, or `none`."""
    kind = p.board.terrain[at]
    if not p.bank[kind]:
        return "none"
    p.bank[kind] -= 1
    p.tokens[KINDS * seat + kind] += 1
    p.purse[seat] += GOLD[kind]
    return TERRAINS[kind]


# New city


def found(p: Position, seat: Seat, at: Hex) -> None:
    """7.6: a village becomes a city; with Sanctuary a knight does (15.4)."""
    by_knight = p.cast & SANCTUARY
    if by_knight:
        drop_knight(p, seat, at)
        p.knights[seat] += 1
    else:
        drop_village(p, seat, at)
    add_city(p, seat, at)
    p.built[seat] += 1
    token = gain_token(p, seat, at) if p.cast & ABUNDANCE else "none"
    if p.story is not None:
        tell(p, "founded", seat, NAMES[at], "knight" if by_knight else "village", token)
    end_turn(p, seat)


# Expedition


def expedition(p: Position, seat: Seat, at: Hex) -> None:
    """8.1: of two knights one leaves the game and the other lands on the border."""
    p.knights[seat] -= 2
    p.gone[seat] += 1
    add_knight(p, seat, at)
    if p.story is not None:
        tell(p, "landed", seat, NAMES[at])
    arrive(p, seat, at)
    end_turn(p, seat)


# Title


def pay(p: Position, seat: Seat, kind: int) -> None:
    """9.5: a token goes back to the bank; without superfluous ones, 15 end the payment."""
    p.tokens[KINDS * seat + kind] -= 1
    p.purse[seat] -= GOLD[kind]
    p.bank[kind] += 1
    p.paid[kind] += 1
    if paid_gold(p) >= TITLE_PRICE and (p.setting.exact_payment or not p.purse[seat]):
        end_action(p, seat)


def end_action(p: Position, seat: Seat) -> None:
    """3.4: the action is done; a title is now paid for (9.6)."""
    if p.action == TITLE:
        p.rank[seat] += 1
        if p.story is not None:
            paid = "".join(TERRAINS[kind] * p.paid[kind] for kind in range(KINDS))
            tell(p, "title", seat, TITLES[p.rank[seat]], paid, paid_gold(p))
        p.paid = [0] * KINDS
    end_turn(p, seat)
