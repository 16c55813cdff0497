"""What a seat of Terre de Barons may see."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from baronnies.core.game import Seat
from baronnies.games.terre_de_barons.board import NEIGHBOURS, tiles_of, within
from baronnies.games.terre_de_barons.fights import exhausted
from baronnies.games.terre_de_barons.melee import ACTIVE, knights_of
from baronnies.games.terre_de_barons.previews import commands, die_recruits, walks
from baronnies.games.terre_de_barons.rules import seats_to_act
from baronnies.games.terre_de_barons.setup import free_colours
from baronnies.games.terre_de_barons.sight import (
    CardState,
    FirstAction,
    TerreDeBaronsOrder,
    TerreDeBaronsOwn,
    TerreDeBaronsSeat,
    TerreDeBaronsTile,
    TerreDeBaronsView,
    TerreDeBaronsWorth,
)
from baronnies.games.terre_de_barons.state import (
    ACT,
    COLOURS,
    DISPERSING,
    OVER,
    PHASE_NAMES,
    RIDDEN,
    Position,
    owner_of,
)
from baronnies.games.terre_de_barons.tables import (
    COLOUR_NAMES,
    KIND_NAMES,
    LAST_TILE,
    NOBODY,
    Colour,
    ColourName,
    Tile,
)
from baronnies.games.terre_de_barons.troops import troops_needed
from baronnies.games.terre_de_barons.walks import paused, walk_limit
from baronnies.games.terre_de_barons.waves import sieges, waves

NEAR: Final = 2  # steps round a baron that are looked at before a colour is taken
CARD_STATES: Final[tuple[CardState, ...]] = get_args(CardState)
FIRST_ACTIONS: Final[tuple[FirstAction | None, ...]] = (None, *get_args(FirstAction))


def view(
    p: Position, seat: Seat | None, beside: TerreDeBaronsView | None = None
) -> TerreDeBaronsView:
    """The table as a seat sees it; None is a spectator. `beside` has what all see alike."""
    return {
        **(beside or _seen_by_all(p)),
        "seat": seat,
        "seats": [_seat(p, s, seat) for s in range(p.setting.seats)],
        "own": _own(p) if p.phase == ACT and seat in seats_to_act(p) else None,
    }


def _own(p: Position) -> TerreDeBaronsOwn:
    """What the seat that acts may do; while it carries out an order, the order tells."""
    worth: TerreDeBaronsWorth = {
        "two_orders": not p.spent and p.setting.two_orders[p.die] == 1,
        "walk": walk_limit(p),
    }
    if p.order:
        return {"die": worth}
    recruits, refused = die_recruits(p)
    worth = {**worth, "walks": walks(p), "recruits": recruits, "refused": refused}
    return {"die": worth, "commands": commands(p)}


def _seen_by_all(p: Position) -> TerreDeBaronsView:
    """What all see alike, and nothing that depends on who looks."""
    lands = _lands(p) if p.phase == COLOURS else {}
    view: TerreDeBaronsView = {
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "asked": seats_to_act(p),
        "seat": None,
        "playing": p.playing[:],
        "tiles": [_tile(p, t) for t in range(1, LAST_TILE + 1)],
        "seats": [],
        "free_colours": list(lands),
        "lands": lands,
        "closed": _closed(p),
        "goal": p.setting.goal,
        "last_troops": p.setting.last_troops,
        "die": p.die or None,
        "die_used": p.spent,
        "first_action": FIRST_ACTIONS[p.first],
        "paused": paused(p),
        "order": _order(p) if p.order else None,
        "own": None,
    }
    return {**view, "exhausted": exhausted(p)} if p.phase == OVER else view


def _lands(p: Position) -> dict[ColourName, int]:
    """1.7: what the land round the barons that are still free is worth."""
    points = p.setting.tile_points
    near = {c: within(p.barons[c], NEAR, p.land.open) for c in free_colours(p)}
    return {
        COLOUR_NAMES[colour]: sum(points[p.kinds[tile]] for tile in tiles)
        for colour, tiles in near.items()
    }


def _closed(p: Position) -> list[Tile]:
    """7.1, 7.2: where no keep can be built, because of those that stand."""
    beside = p.all_keeps
    for tile in tiles_of(p.all_keeps):
        beside |= NEIGHBOURS[tile]
    return tiles_of(beside & p.land.open)


def _tile(p: Position, tile: Tile) -> TerreDeBaronsTile:
    kind, knights = p.kinds[tile], p.knights_at[tile]
    mountain = bool(p.mountains >> tile & 1)
    troops = owner_of(p.troop_masks, tile)
    colours = range(p.setting.seats)
    melee = sum(knights_of(knights, c) > 0 for c in colours) > 1
    return {
        "tile": tile,
        "kind": "mountain" if mountain else KIND_NAMES[kind - 1] if kind else None,
        "points": p.setting.tile_points[kind],
        "troops": None if troops == NOBODY else [COLOUR_NAMES[troops], p.troops[tile]],
        "moved": p.moved[tile],
        "keep": _name(owner_of(p.keep_masks, tile)),
        "barons": [COLOUR_NAMES[c] for c in colours if p.barons[c] == tile],
        "knights": [COLOUR_NAMES[c] for c in colours for _ in range(knights_of(knights, c))],
        "active": _name(ACTIVE[knights]) if melee else None,
    }


def holder(tile: Mapping[str, Any]) -> ColourName | None:
    """5.3: whose active knights are on a tile of a view: in peace those who are there."""
    riders: list[ColourName] = tile["knights"]
    peace = len(set(riders)) == 1
    found: ColourName | None = riders[0] if peace else tile["active"]
    return found


def _name(colour: Colour) -> ColourName | None:
    return None if colour == NOBODY else COLOUR_NAMES[colour]


def _seat(p: Position, of: Seat, seat: Seat | None) -> TerreDeBaronsSeat:
    """What is known of a player; the number of a card only to its owner, or when it was shown."""
    colour = p.colours[of]
    known = p.cards[of] and (of == seat or p.played[of] == RIDDEN)
    shown: TerreDeBaronsSeat = {
        "colour": _name(colour),
        "card": p.cards[of] if known else None,
        "card_state": CARD_STATES[p.played[of]] if p.cards[of] else None,
    }
    if colour == NOBODY:
        return shown
    kinds = {p.kinds[tile] for tile in p.keep_tiles[colour]}
    return {
        **shown,
        "points": p.points[colour],
        "diversity": p.setting.diversity[len(kinds)],
        "reserve": p.reserve[colour],
        "keeps": p.keeps[colour],
        "keeps_standing": len(p.keep_tiles[colour]),
        "discard": p.discard[colour],
        "troops": p.setting.troops - p.discard[colour],
    }


def _order(p: Position) -> TerreDeBaronsOrder:
    return {
        "order": "disperse" if p.order == DISPERSING else "concentrate",
        "command": p.command,
        "begun": p.marched,
        "target": p.target or None,
        "engaged": p.engaged,
        "needed": troops_needed(p, p.target) if p.target else 0,
        "barred": {str(t): COLOUR_NAMES[ACTIVE[p.knights_at[t]]] for t in tiles_of(p.barred)},
        "sieges": sieges(p),
        "waves": waves(p),
    }


def parts(p: Position, colour: Colour) -> dict[str, int]:
    """11.1, 11.2: points by kind of tile, and for having several kinds."""
    kinds = [] if colour == NOBODY else [p.kinds[tile] for tile in p.keep_tiles[colour]]
    points: dict[str, int] = {
        name: p.setting.tile_points[kind] * kinds.count(kind)
        for kind, name in enumerate(KIND_NAMES, 1)
    }
    return {**points, "diversity": p.setting.diversity[len(set(kinds))] if kinds else 0}


def scores(p: Position) -> list[int]:
    """Points with diversity, by seat."""
    return [0 if colour == NOBODY else p.points[colour] for colour in p.colours]


def rank(p: Position, colour: Colour) -> tuple[int, int, int]:
    """11.5: points, then keeps on the board, then troops on the board and in reserve."""
    return p.points[colour], len(p.keep_tiles[colour]), p.setting.troops - p.discard[colour]
