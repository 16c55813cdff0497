"""What a seat is told before it decides: what an order would bring, what a step would do."""

from typing import Final

from baronnies.core.game import Move, Seat
from baronnies.games.terre_de_barons import effects
from baronnies.games.terre_de_barons.fights import place_keep, remove_keep
from baronnies.games.terre_de_barons.listing import command_tiles, knight_tiles, turn_moves
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    CAPTURE,
    CONCENTRATE,
    DECONSTRUCT,
    DISPERSE,
    RECRUIT,
    RECRUIT_DIE,
    RIDE_BARON,
    TROOP,
    VERB,
    Verb,
    say,
)
from baronnies.games.terre_de_barons.orders import order_refusal, recruits
from baronnies.games.terre_de_barons.sight import (
    OrderName,
    TerreDeBaronsCommand,
    TerreDeBaronsPreview,
)
from baronnies.games.terre_de_barons.state import ACT, CONCENTRATING, Position, fresh
from baronnies.games.terre_de_barons.tables import Tile
from baronnies.games.terre_de_barons.troops import called_from
from baronnies.games.terre_de_barons.walks import walk_limit

ORDERS: Final[dict[OrderName, Verb]] = {
    "recruit": RECRUIT,
    "recruit+die": RECRUIT_DIE,
    "build": BUILD,
    "deconstruct": DECONSTRUCT,
    "disperse": DISPERSE,
    "concentrate": CONCENTRATE,
}
_LOOKED_AT: Final = (TROOP, CAPTURE, BUILD, DECONSTRUCT, RIDE_BARON)
_TOLD: Final = (
    *("swapped", "fought", "waits", "destroyed", "announced", "engaged", "captured"),
    *("reached", "exhausted"),
)


def commands(p: Position, seat: Seat | None) -> list[TerreDeBaronsCommand]:
    """5.1: the command tiles of who is asked."""
    if seat != p.seat or p.phase != ACT or p.order:
        return []
    return [_command(p, tile) for tile in command_tiles(p)]


def _command(p: Position, tile: Tile) -> TerreDeBaronsCommand:
    """A command tile: by which clause each order is forbidden, and what it would bring."""
    answers = {name: order_refusal(p, verb, tile) for name, verb in ORDERS.items()}
    return {
        "tile": tile,
        "refused": {name: clause for name, clause in answers.items() if clause},
        "brings": {name: _brought(p, name, tile) for name, clause in answers.items() if not clause},
    }


def _brought(p: Position, order: OrderName, tile: Tile) -> int:
    """Troops that are recruited, can be sent or called; or points, diversity counted in."""
    match order:
        case "recruit" | "recruit+die":
            return recruits(p, tile, with_die=order == "recruit+die")
        case "build":
            return _built(p, tile)
        case "deconstruct":
            return _deconstructed(p, tile)
        case "disperse":
            return fresh(p, tile)
        case "concentrate":
            return _called(p, tile)


def _built(p: Position, tile: Tile) -> int:
    """11.1, 11.2: what a keep there adds, diversity counted in."""
    trial = p.copy()
    place_keep(trial, tile)
    return trial.points[p.colour] - p.points[p.colour]


def _deconstructed(p: Position, tile: Tile) -> int:
    trial = p.copy()
    remove_keep(trial, tile)
    return trial.points[p.colour] - p.points[p.colour]


def _called(p: Position, tile: Tile) -> int:
    """8.2: how many troops a concentration could call."""
    trial = p.copy()
    effects.open_order(trial, tile, CONCENTRATING)
    return sum(fresh(trial, start) for start in called_from(trial))


def walks(p: Position, seat: Seat | None) -> dict[str, list[Tile]]:
    """4.4: where the officers of who is asked would use the die by walking there."""
    if seat != p.seat or p.phase != ACT or p.order:
        return {}
    plain, reach = p.land.reach[p.setting.plain_walk], p.land.reach[walk_limit(p)]
    starts = sorted({p.barons[p.colour], *knight_tiles(p)})
    far = {start: [end for end in reach[start] if end not in plain[start]] for start in starts}
    return {str(start): ends for start, ends in far.items() if ends}


def previews(p: Position, seat: Seat | None) -> list[TerreDeBaronsPreview]:
    """The moves of who is asked that do more than go there, with what they would do."""
    if seat != p.seat or p.phase != ACT:
        return []
    looked = [_preview(p, move) for move in turn_moves(p) if move >> VERB in _LOOKED_AT]
    return [preview for preview in looked if preview["story"]]


def _preview(p: Position, move: Move) -> TerreDeBaronsPreview:
    trial = p.copy()
    trial.story = []
    effects.act(trial, move)
    told = [[event.kind, *event.facts] for event in trial.story if event.kind in _TOLD]
    points = [trial.points[colour] - p.points[colour] for colour in p.colours]
    return {"move": say(move), "points": points, "story": told}
