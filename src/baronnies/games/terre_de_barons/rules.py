"""The clauses of Terre de Barons that forbid: the turn, the personal card and the officers.

Orders are in orders.py, single troops in troops.py, luck in luck.py.
"""

from baronnies.core.game import CHANCE, Move, Seat, uncalled
from baronnies.games.terre_de_barons.luck import luck_refusal
from baronnies.games.terre_de_barons.notation import (
    CAPTURE,
    END_VERB,
    RIDE_BARON,
    STOP_VERB,
    TREASURE,
    TROOP,
    VERB,
    WALK_BARON,
    start_of,
    tile_of,
)
from baronnies.games.terre_de_barons.orders import order_refusal
from baronnies.games.terre_de_barons.setup import colour_refusal
from baronnies.games.terre_de_barons.state import ACT, COLOURS, HELD, OVER, Position
from baronnies.games.terre_de_barons.tables import KNIGHTS, Tile
from baronnies.games.terre_de_barons.troops import capture_refusal, stop_refusal, troop_refusal
from baronnies.games.terre_de_barons.walks import crowded, has_exit, pause_refusal, walk_limit


def seats_to_act(p: Position) -> list[Seat]:
    """Whom the rules wait for."""
    if p.phase in (ACT, COLOURS):
        return [p.seat]
    return [] if p.phase == OVER else [CHANCE]


def refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """The first clause that forbids the move."""
    if clause := uncalled(p, seat):
        return clause
    if seat == CHANCE:
        return luck_refusal(p, move)
    if p.phase == COLOURS:
        return colour_refusal(p, move)
    verb = move >> VERB
    if not WALK_BARON <= verb <= END_VERB:
        return "2.2"  # no move of a turn
    if TROOP <= verb <= STOP_VERB:
        return step_refusal(p, move) if p.order else "2.4"  # no order is being carried out
    return "2.3" if p.order else action_refusal(p, move)


def action_refusal(p: Position, move: Move) -> str | None:
    """What forbids an action, the treasure or the end of the turn."""
    verb = move >> VERB
    tile = tile_of(move)
    if verb == END_VERB:
        return pause_refusal(p)
    if verb == TREASURE:
        return treasure_refusal(p, tile)
    if verb < RIDE_BARON:
        return walk_refusal(p, start_of(move), tile, baron=verb == WALK_BARON)
    if verb < TREASURE:
        return ride_refusal(p, tile, baron=verb == RIDE_BARON)
    return order_refusal(p, verb, tile)


def step_refusal(p: Position, move: Move) -> str | None:
    """What forbids a step of the order being carried out."""
    verb = move >> VERB
    if verb == TROOP:
        return troop_refusal(p, start_of(move), tile_of(move))
    return capture_refusal(p, tile_of(move)) if verb == CAPTURE else stop_refusal(p)


def treasure_refusal(p: Position, face: int) -> str | None:
    """What forbids the treasure."""
    if p.played[p.seat] != HELD:
        return "3.1"  # the card is played already
    if p.first:
        return "3.2"  # before the first action
    return "3.3" if face == p.die else None  # another value


def ride_refusal(p: Position, start: Tile, *, baron: bool) -> str | None:
    """What forbids a lightning ride."""
    if p.played[p.seat] != HELD:
        return "3.1"  # the card is played already
    if not stands_there(p, start, baron=baron):
        return f"4.1 {start}"
    card = p.cards[p.seat]
    if start == card:
        return f"3.5 {start}"  # the officer is there
    return pause_refusal(p) if not baron or crowded(p, card) else None


def walk_refusal(p: Position, start: Tile, end: Tile, *, baron: bool) -> str | None:
    """What forbids an officer's walk."""
    if not stands_there(p, start, baron=baron):
        return f"4.1 {start}"
    if p.mountains >> end & 1:
        return f"4.2 {end}"  # closed to officers
    if start == end:
        return f"4.3 {end}"  # a walk ends elsewhere
    steps = p.land.steps(start, end)
    if steps > walk_limit(p):
        return f"4.4 {end}"  # too far
    if baron and crowded(p, end):
        if p.first:
            return f"4.5 {end}"  # never two barons on a tile
        if not has_exit(p, end, spent=p.spent or steps > p.setting.plain_walk):
            return f"4.6 {end}"  # no way out
    return None if baron else pause_refusal(p)


def stands_there(p: Position, tile: Tile, *, baron: bool) -> bool:
    """4.1: whether the acting player has such an officer on a tile."""
    if baron:
        return p.barons[p.colour] == tile
    return tile in p.knights[KNIGHTS * p.colour : KNIGHTS * p.colour + KNIGHTS]
