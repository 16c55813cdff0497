"""What a seat is told before it decides: what orders would bring, which walks use the die."""

from typing import Final

from baronnies.games.terre_de_barons import effects
from baronnies.games.terre_de_barons.fights import place_keep, remove_keep
from baronnies.games.terre_de_barons.listing import command_tiles, knight_tiles
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    CONCENTRATE,
    DECONSTRUCT,
    DISPERSE,
    RECRUIT,
    RECRUIT_DIE,
    Verb,
)
from baronnies.games.terre_de_barons.orders import order_refusal, recruits
from baronnies.games.terre_de_barons.sight import (
    OrderName,
    TerreDeBaronsCommand,
)
from baronnies.games.terre_de_barons.state import CONCENTRATING, Position, fresh
from baronnies.games.terre_de_barons.tables import Tile
from baronnies.games.terre_de_barons.troops import called_from
from baronnies.games.terre_de_barons.walks import walk_limit

ORDERS: Final[dict[OrderName, Verb]] = {
    "recruit": RECRUIT,
    "build": BUILD,
    "deconstruct": DECONSTRUCT,
    "disperse": DISPERSE,
    "concentrate": CONCENTRATE,
}


def commands(p: Position) -> list[TerreDeBaronsCommand]:
    """5.1: the command tiles of who acts."""
    return [_command(p, tile) for tile in command_tiles(p)]


def _command(p: Position, tile: Tile) -> TerreDeBaronsCommand:
    """A command tile: by which clause each order is forbidden, and what it would bring."""
    answers = {name: order_refusal(p, verb, tile) for name, verb in ORDERS.items()}
    refused = {name: clause.removesuffix(f" {tile}") for name, clause in answers.items() if clause}
    return {
        "tile": tile,
        "refused": refused,
        "brings": {name: _brought(p, name, tile) for name, clause in answers.items() if not clause},
    }


def _brought(p: Position, order: OrderName, tile: Tile) -> int:
    """Troops that are recruited, can be sent or called; or points, diversity counted in."""
    match order:
        case "recruit":
            return recruits(p, tile, with_die=False)
        case "build":
            return _built(p, tile)
        case "deconstruct":
            return _deconstructed(p, tile)
        case "disperse":
            return fresh(p, tile)
        case "concentrate":
            return _called(p, tile)


def die_recruits(p: Position) -> tuple[dict[str, int], str | None]:
    """6.3: troops that would come with the die, by command tile; without any, by which clause."""
    answers = {tile: order_refusal(p, RECRUIT_DIE, tile) for tile in command_tiles(p)}
    brought = {
        str(tile): recruits(p, tile, with_die=True)
        for tile, clause in answers.items()
        if clause is None
    }
    against = next((clause for clause in answers.values() if clause), None)
    return brought, None if brought or against is None else against.partition(" ")[0]


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


def walks(p: Position) -> dict[str, list[Tile]]:
    """4.4: where the officers of who acts would use the die by walking there."""
    plain, reach = p.land.reach[p.setting.plain_walk], p.land.reach[walk_limit(p)]
    starts = sorted({p.barons[p.colour], *knight_tiles(p)})
    far = {start: [end for end in reach[start] if end not in plain[start]] for start in starts}
    return {str(start): ends for start, ends in far.items() if ends}
