"""What a seat of Baubyron may see: everything, since nothing is hidden."""

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.games.baubyron.blocks import Code
from baronnies.games.baubyron.listing import owners_at
from baronnies.games.baubyron.previews import points_now, previews
from baronnies.games.baubyron.rules import seats_to_act
from baronnies.games.baubyron.sight import (
    BaubyronBuilding,
    BaubyronPile,
    BaubyronSeat,
    BaubyronSite,
    BaubyronView,
)
from baronnies.games.baubyron.sketch import building_seen, site_seen
from baronnies.games.baubyron.state import BUILD, OVER, PHASE_NAMES, PLAN, VOTE, Position
from baronnies.games.baubyron.tables import RED, Spot


def view(p: Position, seat: Seat | None, beside: BaubyronView | None = None) -> BaubyronView:
    """The table as everybody sees it; None is a spectator. `beside` is another seat's view."""
    if beside:
        return {**beside, "seat": seat, "previews": previews(p, seat)}
    building_now = p.phase in (BUILD, VOTE)
    return {
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "asked": seats_to_act(p),
        "seat": seat,
        "player": p.player,
        "first": p.first,
        "roll": p.roll or None,
        "reds": p.reds,
        "winner": p.winner if p.phase == OVER and p.winner >= 0 else None,
        "length": p.setting.random_length or None,
        "eject_down": p.setting.eject_down,
        "red_compulsory": p.setting.red_compulsory,
        "building": _standing(p),
        "site": _site(p) if building_now else None,
        "piles": [] if building_now else _piles(p),
        "seats": _seats(p),
        "previews": previews(p, seat),
    }


def _standing(p: Position) -> BaubyronBuilding | None:
    """What stands for the whole race."""
    return None if p.phase in (BUILD, VOTE, PLAN) else building_seen(p.building)


def _site(p: Position) -> BaubyronSite:
    """A building in the making; entries are asked for only when it is proposed (2.4)."""
    seen = site_seen(Code(p.blocks, p.entries))
    if not p.entries:
        seen["conditions"] = [one for one in seen["conditions"] if one["clause"] != "1.9"]
    seen["proposer"] = p.proposer if p.phase == VOTE else None
    return seen


def _piles(p: Position) -> list[BaubyronPile]:
    return [_pile(p, spot) for spot, pile in enumerate(p.piles) if pile]


def _pile(p: Position, spot: Spot) -> BaubyronPile:
    """Pawns from below: the number of a seat, or None for red; and the height on top of them."""
    owners = [None if owner == RED else owner - 1 for owner in owners_at(p, spot)]
    return {"cell": p.building.names[spot], "pawns": owners, "height": p.high[spot]}


def way(p: Position, seat: Seat) -> dict[str, int]:
    """How high a seat's best pawn stands, and how far it is from the goal; no pawn: outside."""
    tops, made = p.tops[seat + 1], p.building
    away, depth = min(
        [(made.away[s], -made.storeys[s]) for s in range(len(p.piles)) if tops >> s & 1],
        default=(made.points, 0),
    )
    return {"storeys": -depth, "away": away}


def _seats(p: Position) -> list[BaubyronSeat]:
    return [_seat(p, seat, now) for seat, now in enumerate(points_now(p))]


def _seat(p: Position, seat: Seat, now: int | None) -> BaubyronSeat:
    """A player, with the points that his best pawn is away from the goal, pawns apart."""
    tops = p.tops[seat + 1]
    away = [p.building.away[spot] for spot in range(len(p.piles)) if tops >> spot & 1]
    return {
        "letter": SEAT_LETTERS[seat],
        "stock": p.stock[seat],
        "kept": p.kept[seat],
        "points": min(away, default=None),
        "now": now,
    }
