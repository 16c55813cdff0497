"""What a seat of Barony may see: everything, for nothing is hidden."""

from collections.abc import Sequence
from typing import Final

from baronnies.core.game import Seat
from baronnies.games.barony.able import paid_gold
from baronnies.games.barony.board import AXIAL, NAMES, NOWHERE, Board, Hex
from baronnies.games.barony.ending import imprints, is_last_round, score, silver, track
from baronnies.games.barony.previews import choice, previews
from baronnies.games.barony.setup import placing_order
from baronnies.games.barony.sight import (
    BaronyHex,
    BaronySeat,
    BaronySpell,
    BaronyTile,
    BaronyTokens,
    BaronyUnderWay,
    BaronyView,
    BaronyWorth,
    BuildingName,
    Site,
)
from baronnies.games.barony.state import (
    ACTION_NAMES,
    NEW_CITY,
    NO_ACTION,
    PHASE_NAMES,
    PLACING,
    RECRUIT,
    Position,
    shaped_by,
)
from baronnies.games.barony.tables import (
    CHARM,
    CITIES,
    CITY,
    CITY_POINTS,
    COUNT,
    FAMILIES,
    FAMILY_NAMES,
    FIRST_CITIES,
    GOLD,
    ILLUSION,
    IMPRINT_POINTS,
    KINDS,
    PIECES,
    SANCTUARY,
    SEAT_BITS,
    SILVER,
    SPELL_NAMES,
    STRONGHOLD,
    STRONGHOLDS,
    TERRAINS,
    TITLE_POINTS,
    TITLE_PRICE,
    TITLES,
    VILLAGE,
    VILLAGES,
    Spells,
    cost_of,
)
from baronnies.games.barony.tiles import letters_of


def view(p: Position, seat: Seat | None, beside: BaronyView | None = None) -> BaronyView:
    """The table as a seat sees it; None is a spectator. `beside` has what all see alike."""
    begins, would = choice(p, seat), previews(p, seat)
    if beside:
        return {**beside, "seat": seat, "choice": begins, "previews": would}
    return {
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "round": p.round,
        "rounds": p.setting.rounds,
        "last": is_last_round(p),
        "first": p.first,
        "asked": p.to_act(),
        "seat": seat,
        "sorciers": p.setting.sorciers,
        "tiles": [_tile(p, at) for at in range(len(p.laid))],
        "hexes": [_hex(p, p.board, at) for at in p.board.hexes],
        "seats": [_seat(p, s) for s in range(p.setting.seats)],
        "bank": _tokens(p.bank),
        "spells": [_spell(at) for at in range(len(SPELL_NAMES)) if p.spells >> at & 1],
        "under_way": _under_way(p),
        "worth": _WORTH,
        "placing": placing_order(p) if p.phase == PLACING else [],
        "choice": begins,
        "previews": would,
    }


def _tile(p: Position, at: int) -> BaronyTile:
    """A tile that lies while the board is being laid."""
    hexes = [NAMES[spot] for spot in p.setting.layout.spots[at]]
    return {"hexes": hexes, "terrain": letters_of(p.laid[at])}


def _hex(p: Position, board: Board, at: Hex) -> BaronyHex:
    q, r = AXIAL[at]
    terrain = TERRAINS[board.terrain[at]]
    shown: BaronyHex = {"hex": NAMES[at], "q": q, "r": r, "terrain": terrain}
    if p.pieces[at]:
        shown["pieces"] = [
            {"seat": s, "building": _building(own), "knights": own & COUNT}
            for s in range(p.setting.seats)
            if (own := p.pieces[at] >> SEAT_BITS * s & PIECES)
        ]
    if at in board.places:
        mask = p.imprints[board.places.index(at)]
        shown["imprints"] = [s for s in range(p.setting.seats) if mask >> s & 1]
    return shown


def _building(own: int) -> BuildingName | None:
    if own & CITY:
        return "city"
    return "stronghold" if own & STRONGHOLD else "village" if own & VILLAGE else None


def _seat(p: Position, seat: Seat) -> BaronySeat:
    return {
        "title": TITLES[p.rank[seat]],
        "rank": p.rank[seat],
        "track": track(p, seat),
        "silver": silver(p, seat),
        "imprints": imprints(p, seat),
        "score": score(p, seat),
        "tokens": _tokens(p.tokens[KINDS * seat : KINDS * seat + KINDS]),
        "gold": p.purse[seat],
        "knights": p.knights[seat],
        "villages": VILLAGES - len(p.villages[seat]),
        "strongholds": STRONGHOLDS - len(p.strongholds[seat]),
        "cities": CITIES - len(p.cities[seat]),
        "gone": p.gone[seat],
        "magic": p.magic[seat],
    }


def _tokens(counts: Sequence[int]) -> BaronyTokens:
    fields, plains, forests, mountains = counts
    return {"C": fields, "P": plains, "F": forests, "M": mountains}


def _spell(which: int) -> BaronySpell:
    spells: Spells = 1 << which
    family = next(at for at, family in enumerate(FAMILIES) if family & spells)
    return {
        "name": SPELL_NAMES[which],
        "cost": cost_of(spells),
        "family": FAMILY_NAMES[family],
        "action": ACTION_NAMES[shaped_by(spells)],
    }


def _under_way(p: Position) -> BaronyUnderWay | None:
    """The action that has begun, and what was done of it."""
    if p.action == NO_ACTION:
        return None
    begun: BaronyUnderWay = {
        "action": ACTION_NAMES[p.action],
        "cast": [name for at, name in enumerate(SPELL_NAMES) if p.cast >> at & 1],
        "parts": p.parts,
        "at": None if p.at == NOWHERE else NAMES[p.at],
        "paid": _tokens(p.paid),
        "gold": paid_gold(p),
        "victims": p.victims[:],
    }
    site = _site(p)
    return {**begun, "site": site} if site else begun


def _site(p: Position) -> Site | None:
    """4.1, 14.1, 14.2: where knights are recruited; 7.2, 15.4: what becomes a city."""
    if p.action == RECRUIT:
        return "each" if p.cast & CHARM else "stronghold" if p.cast & ILLUSION else "city"
    if p.action == NEW_CITY:
        return "knight" if p.cast & SANCTUARY else "village"
    return None


_WORTH: Final[BaronyWorth] = {
    "points": [
        [TITLE_POINTS * rank + CITY_POINTS * built for built in range(CITIES - FIRST_CITIES + 1)]
        for rank in range(len(TITLES))
    ],
    "price": TITLE_PRICE,
    "gold": _tokens(GOLD),
    "silver": _tokens(SILVER),
    "imprint": IMPRINT_POINTS,
}
