"""What a seat of Baron may see, with the consequences it would otherwise count by hand."""

from baronnies.core import hex as hexes
from baronnies.core.game import Seat
from baronnies.core.hex import Cell
from baronnies.games.baron.fights import lands, worth
from baronnies.games.baron.plane import CELLS, Place
from baronnies.games.baron.previews import previews
from baronnies.games.baron.rules import affordable, places
from baronnies.games.baron.secrets import known_reserve, suspected
from baronnies.games.baron.sight import (
    BaronBuried,
    BaronKeep,
    BaronLaid,
    BaronOffer,
    BaronSeat,
    BaronTile,
    BaronView,
)
from baronnies.games.baron.state import DRAW, OVER, PHASE_NAMES, Position
from baronnies.games.baron.tables import COLOURS, COSTS, LETTERS, NONE, VALUES, Nature


def view(p: Position, seat: Seat | None, beside: BaronView | None = None) -> BaronView:
    """The table as a seat sees it; None is a spectator. `beside` has what all see alike."""
    own = [] if seat is None or p.fell[seat] else p.reserves[seat]  # 9.2: theirs left the game
    starts = suspected(p, seat)
    reserve, would = [_tile(tile) for tile in own], previews(p, seat)
    seats = [_seat(p, s, seat, starts[s]) for s in range(p.setting.seats)]
    if beside:
        return {**beside, "seat": seat, "reserve": reserve, "seats": seats, "previews": would}
    return {
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "asked": p.to_act(),
        "seat": seat,
        "first": None if p.first == NONE else p.first,
        "open_reserves": p.setting.open_reserves,
        "one_establishment": p.setting.one_establishment,
        "tiles": [_laid(p, at) for at in sorted(p.tiles())],
        "free": [hexes.name(at) for at in p.frontier],
        "keeps": [_keep(p, at) for at in p.keeps],
        "display": [_offer(p, place) for place in range(len(p.display))],
        "pile": p.pile,
        "buried": [_buried(p, at) for at in range(len(p.buried))],
        "gone": None if p.gone == NONE else LETTERS[p.gone],
        "out": "".join(LETTERS[tile] * count for tile, count in enumerate(p.out)),
        "reserve": reserve,
        "back": p.back,
        "knight": hexes.name(CELLS[p.undecided[0]]) if p.undecided else None,
        "tries": [hexes.name(CELLS[at]) for at in p.tries],
        "seats": seats,
        "previews": would,
    }


def _tile(tile: Nature) -> BaronTile:
    return {"tile": LETTERS[tile], "value": VALUES[tile]}


def _laid(p: Position, at: Cell) -> BaronLaid:
    q, r = hexes.axial(at)
    return {"cell": hexes.name(at), "q": q, "r": r, **_tile(p.tile(at))}


def _keep(p: Position, at: Place) -> BaronKeep:
    """A keep; `worth` is the chip of a baron, and what a knight's land is worth so far."""
    return {
        "cell": hexes.name(CELLS[at]),
        "seat": p.keeps[at],
        "baron": p.gaps[at] == NONE,
        "worth": worth(p, lands(p, at)),
        "missing": max(p.gaps[at], 0),
        "land": [hexes.name(cell) for cell in sorted(CELLS[tile] for tile in lands(p, at))],
    }


def _offer(p: Position, place: int) -> BaronOffer:
    payable = p.phase == DRAW and place < affordable(p, p.to)
    return {**_tile(p.display[place]), "cost": COSTS[place], "payable": payable}


def _buried(p: Position, at: int) -> BaronBuried:
    return {**_tile(p.buried[at]), "above": p.pile - p.surfaces[at]}


def _seat(p: Position, seat: Seat, viewer: Seat | None, starts: str) -> BaronSeat:
    """A player. `known` is what everybody can know of the reserve, `maybe` what the rest can be."""
    known = known_reserve(p, seat)
    hidden = len(p.reserves[seat]) - len(known)
    colour = p.colours[seat]
    return {
        "colour": None if colour == NONE else COLOURS[colour],
        "honour": p.honour[seat],
        "fell": p.fell[seat],
        "stock": p.stock[seat],
        "reserve": 0 if p.fell[seat] else len(p.reserves[seat]),
        "known": "" if p.fell[seat] else "".join(LETTERS[tile] for tile in known),
        "maybe": starts if hidden and viewer != seat and not p.fell[seat] else "",
        "place": places(p)[seat] if p.phase == OVER else None,
    }
