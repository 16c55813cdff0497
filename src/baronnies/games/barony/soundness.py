"""Whether a written position of Barony could be, and could be played on."""

from baronnies.core.game import Seat
from baronnies.games.barony.able import paid_gold, recruit_limit
from baronnies.games.barony.board import NOWHERE, Hex
from baronnies.games.barony.listing import moves
from baronnies.games.barony.rules import tiles_due
from baronnies.games.barony.setup import has_site, next_placer
from baronnies.games.barony.state import (
    ACTING,
    BUILD,
    FIRST,
    MOVE,
    NEW_CITY,
    NO_ACTION,
    PLACING,
    RECRUIT,
    SPELLS,
    TILES,
    TITLE,
    Position,
)
from baronnies.games.barony.tables import (
    ALL_BUILDINGS,
    CELERITY,
    CHARM,
    CITIES,
    COUNT,
    DISCOVERY,
    DUKE,
    FAMILIES,
    FIRST_CITIES,
    ILLUSION,
    KNIGHT,
    KNIGHTS,
    MYSTERY,
    PIECES,
    SEAT_BITS,
    SPELLS_DRAWN,
    STRONGHOLDS,
    TITLE_PRICE,
    VILLAGE,
    VILLAGES,
    is_family,
)


def flaw(p: Position) -> str:
    """What keeps the position from being played on; "" if nothing does."""
    if p.round < 1:
        return "round"
    if p.spells and not p.setting.sorciers:
        return "spells"
    if p.phase in (FIRST, TILES):
        return _tiles_flaw(p)
    return (
        _material_flaw(p)
        or _hexes_flaw(p)
        or _phase_flaw(p)
        or (_turn_flaw(p) if p.action != NO_ACTION else "")
    )


def _tiles_flaw(p: Position) -> str:
    if p.action != NO_ACTION:
        return "phase"
    if p.phase == FIRST:
        return "spells" if p.spells else ""
    left = tiles_due(p)
    enough = 0 <= p.due <= len(p.mystic) and 0 <= left - p.due <= len(p.plain)
    if p.spells.bit_count() not in (0, SPELLS_DRAWN):
        return "spells"
    return "" if left > 0 and enough else "tiles"


def _material_flaw(p: Position) -> str:
    """Nobody has more pieces than there are, nor the bank less than nothing."""
    for seat in range(p.setting.seats):
        if p.knights[seat] < 0 or len(p.villages[seat]) > VILLAGES:
            return "material"
        if len(p.strongholds[seat]) > STRONGHOLDS or len(p.cities[seat]) > CITIES:
            return "material"
    if min(p.bank) < 0:
        return "bank"
    if any(mask.bit_count() > len(DISCOVERY) for mask in p.imprints):
        return "imprint"
    return "spells" if p.spells.bit_count() > SPELLS_DRAWN else ""


def _hexes_flaw(p: Position) -> str:
    """What stands together on a hex could have come there."""
    terrain = p.board.terrain
    for at in p.board.hexes:
        owners = [own for own in _owners(p, at) if own]
        if len(owners) > 1 and any(not _is_alone(own) for own in owners):
            return "together"
        if terrain[at] == MYSTERY and p.pieces[at] & ALL_BUILDINGS:
            return "mysterious"
    return ""


def _owners(p: Position, at: Hex) -> list[int]:
    """What each seat has on a hex; a knight in the midst of Celerity only passes (13.1)."""
    pieces = p.pieces[at]
    if at == p.at and p.cast & CELERITY and p.parts == 1:
        pieces -= min(pieces >> SEAT_BITS * p.seat & COUNT, KNIGHT) << SEAT_BITS * p.seat
    return [pieces >> SEAT_BITS * seat & PIECES for seat in range(p.setting.seats)]


def _is_alone(own: int) -> bool:
    return own in (KNIGHT, VILLAGE)


def _phase_flaw(p: Position) -> str:
    if p.phase == PLACING:
        return _placing_flaw(p)
    if p.phase == SPELLS:
        due = p.setting.sorciers and p.spells.bit_count() < SPELLS_DRAWN
        return "" if due and not any(p.pieces) else "phase"
    return ""


def _placing_flaw(p: Position) -> str:
    """First cities come in their order, each with a knight and nothing else."""
    follower = next_placer(p)
    if follower is None or p.action != NO_ACTION:
        return "phase"
    p.seat = follower
    expected = _cities_so_far(p)
    for seat in range(p.setting.seats):
        alone = p.camps[seat] == p.cities[seat] and p.knights[seat] == KNIGHTS - expected[seat]
        if len(p.cities[seat]) != expected[seat] or not alone:
            return "placing"
        if p.villages[seat] or p.strongholds[seat]:
            return "placing"
    if p.setting.sorciers and p.spells.bit_count() != SPELLS_DRAWN:
        return "spells"
    return "" if has_site(p) else "placing"


def _cities_so_far(p: Position) -> list[int]:
    """How many first cities each seat has when so many are placed in all."""
    seats = p.setting.seats
    order = [*range(seats - 1), *[seats - 1] * FIRST_CITIES]
    for turn in reversed(range(seats - 1)):
        order += [turn, turn]
    placed = order[: sum(map(len, p.cities))]
    return [placed.count((seat - p.first) % seats) for seat in range(seats)]


def _turn_flaw(p: Position) -> str:
    """A turn under way that could have come so far and can go on."""
    seat = p.seat
    if p.phase != ACTING or not _spells_fit(p) or seat in p.victims:
        return "turn"
    if p.action != MOVE and (p.victims or p.start != NOWHERE):
        return "turn"
    if p.action != TITLE and any(p.paid):
        return "turn"
    if p.served and not p.cast & CHARM:
        return "turn"
    if not _parts_fit(p, seat) or not moves(p, seat):
        return "turn"
    return ""


def _spells_fit(p: Position) -> bool:
    """Spells under way lie on the table and shape this action."""
    if not p.cast:
        return True
    families = {MOVE: FAMILIES[0], RECRUIT: FAMILIES[1], NEW_CITY: FAMILIES[2]}
    return (
        is_family(p.cast)
        and p.cast & p.spells == p.cast
        and p.cast & families.get(p.action, 0) == p.cast
    )


def _parts_fit(p: Position, seat: Seat) -> bool:
    """Whether what is told of the parts done belongs together."""
    if p.action == MOVE:
        return _steps_fit(p, seat)
    if p.action == RECRUIT:
        return _recruits_fit(p, seat)
    if p.at != NOWHERE:
        return False
    if p.action == TITLE:
        exact = p.setting.exact_payment and paid_gold(p) >= TITLE_PRICE
        held = all(paid <= left for paid, left in zip(p.paid, p.bank, strict=True))
        return p.parts == 0 and not exact and held and p.rank[seat] < DUKE
    return p.parts == 0 or (p.action == BUILD and p.parts == 1)


def _steps_fit(p: Position, seat: Seat) -> bool:
    stands = p.at != NOWHERE and bool(p.pieces[p.at] >> SEAT_BITS * seat & COUNT)
    if bool(p.parts) != stands or bool(p.start != NOWHERE) != bool(p.cast and p.parts):
        return False
    if p.victims:
        return p.parts == (2 if p.cast & CELERITY else 1) or (not p.cast and p.parts > 0)
    return p.parts == 0 or (p.parts == 1 and (not p.cast or bool(p.cast & CELERITY)))


def _recruits_fit(p: Position, seat: Seat) -> bool:
    if p.cast & CHARM:
        own = p.cities[seat] + (p.strongholds[seat] if p.cast & ILLUSION else [])
        return p.at == NOWHERE and p.parts == len(p.served) and set(p.served) <= set(own)
    if bool(p.parts) != (p.at != NOWHERE):
        return False
    hexes = p.strongholds[seat] if p.cast & ILLUSION else p.cities[seat]
    return not p.parts or (p.at in hexes and p.parts < recruit_limit(p, p.at))
