"""The clauses that forbid moving a troop, announcing a capture and stopping an order."""

from baronnies.games.terre_de_barons.board import BETWEEN, BIT, tiles_of
from baronnies.games.terre_de_barons.state import DISPERSING, Position, barred_tiles, enemies, fresh
from baronnies.games.terre_de_barons.tables import Tile


def stop_refusal(p: Position) -> str | None:
    """What forbids stopping the order."""
    if p.target:
        return f"10.4 {p.target}"  # the capture is not complete
    return None if p.marched else "8.3"  # at least one troop


def troop_refusal(p: Position, start: Tile, end: Tile) -> str | None:
    """What forbids moving a troop."""
    if p.order == DISPERSING:
        if start != p.command:
            return f"8.1 {start}"  # from the command tile
    elif start == p.command:
        return f"8.2 {start}"  # from other tiles
    if not p.troop_masks[p.colour] >> start & 1:
        return f"8.4 {start}"  # no troop of yours
    if not fresh(p, start):
        return f"8.5 {start}"  # all have moved
    clause = dispersal_refusal(p, end) if p.order == DISPERSING else call_refusal(p, start, end)
    if clause:
        return clause
    return f"10.4 {p.target}" if p.target and end != p.target else None  # first the capture


def dispersal_refusal(p: Position, end: Tile) -> str | None:
    """What forbids dispersing a troop to a tile."""
    between = BETWEEN[p.command][end]
    if between < 0:
        return f"8.6 {end}"  # not in a straight line
    if p.mountains & (between | BIT[end]):
        return f"8.7 {_first(p.mountains & (between | BIT[end]))}"
    if p.barred & between:
        return f"8.9 {_first(p.barred & between)}"  # an active enemy knight is not passed
    if p.barred & BIT[end] and not p.setting.stop_at_active:
        return f"8.10 {end}"
    passed = enemies(p) & between
    return f"8.11 {_first(passed)}" if passed else None  # enemies are not passed


def call_refusal(p: Position, start: Tile, end: Tile) -> str | None:
    """What forbids concentrating a troop to a tile."""
    if clause := way_refusal(p, start, p.command):
        return clause
    if not (BETWEEN[p.command][start] | BIT[p.command]) >> end & 1:
        return f"8.6 {end}" if BETWEEN[start][end] < 0 else f"8.2 {p.command}"  # another way
    passed = enemies(p) & BETWEEN[start][end]
    if passed:
        return f"8.11 {_first(passed)}"  # enemies are not passed
    goal = arrival(p, start)
    return None if end == goal else f"8.12 {goal}"  # as near as possible


def way_refusal(p: Position, start: Tile, command: Tile) -> str | None:
    """What stops an order to concentrate between a command tile and another one."""
    between = BETWEEN[command][start]
    if between < 0:
        return f"8.6 {start}"  # not in a straight line
    if p.mountains & between:
        return f"8.7 {_first(p.mountains & between)}"
    barred = barred_tiles(p, p.colour) & (between | BIT[start])
    return f"8.8 {_first(barred)}" if barred else None  # the order does not come through


def _first(mask: int) -> Tile:
    return tiles_of(mask)[0]


def open_to(p: Position, end: Tile) -> bool:
    """Whether a dispersed troop may go to a tile; the quick form of dispersal_refusal."""
    if BETWEEN[p.command][end] & (enemies(p) | p.barred):
        return False
    return p.setting.stop_at_active or not p.barred >> end & 1


def called_from(p: Position) -> list[Tile]:
    """The tiles from where troops may be concentrated, ascending."""
    command, barred = p.command, p.barred
    between = BETWEEN[command]
    around = p.troop_masks[p.colour] & p.land.line_masks[command] & ~barred
    return [
        start
        for start in tiles_of(around)
        if not between[start] & barred and p.troops[start] > p.moved[start]
    ]


def arrival(p: Position, start: Tile) -> Tile:
    """8.11, 8.12: where a concentrated troop comes to rest."""
    command = p.command
    between = BETWEEN[command][start]
    stops = enemies(p) & between
    if not stops:
        return command
    return next(tile for tile in tiles_of(stops) if not BETWEEN[start][tile] & stops)


def capture_refusal(p: Position, tile: Tile) -> str | None:
    """What forbids announcing a capture."""
    if p.target:
        return f"10.4 {p.target}"  # one capture at a time
    if not (p.all_keeps ^ p.keep_masks[p.colour]) >> tile & 1:
        return f"10.1 {tile}"  # no enemy keep
    if not p.keeps[p.colour]:
        return "10.2"  # no keep in reserve
    if clause := aim_refusal(p, tile):
        return clause
    if troops_suffice(p, tile):
        return None
    return stopped_refusal(p, tile) or f"10.3 {tile}"


def stopped_refusal(p: Position, tile: Tile) -> str | None:
    """Enemies who stop every troop that is called past them to a keep."""
    if p.order == DISPERSING:
        return None
    over = BETWEEN[p.command]
    stops = [
        arrival(p, start)
        for start in called_from(p)
        if tile == p.command or over[start] >> tile & 1
    ]
    return f"8.11 {stops[0]}" if stops and tile not in stops else None


def aim_refusal(p: Position, tile: Tile) -> str | None:
    """What keeps every troop of the order from an enemy keep."""
    if p.order == DISPERSING:
        return dispersal_refusal(p, tile)
    return way_refusal(p, tile, p.command) if tile != p.command else None


def troops_suffice(p: Position, tile: Tile) -> bool:
    """10.3: whether enough troops can come to capture the keep of a tile."""
    return troops_reaching(p, tile) >= troops_needed(p, tile)


def troops_needed(p: Position, tile: Tile) -> int:
    """10.3: how many troops must come to capture the keep of a tile."""
    own = p.troop_masks[p.colour] >> tile & 1
    return p.setting.capture + (-p.troops[tile] if own else p.troops[tile])


def troops_reaching(p: Position, tile: Tile) -> int:
    """10.3: how many troops can still come to a tile by the order."""
    if p.order == DISPERSING:
        in_line = p.land.line_masks[p.command] >> tile & 1
        return fresh(p, p.command) if in_line and open_to(p, tile) else 0
    return sum(fresh(p, start) for start in called_from(p) if arrival(p, start) == tile)


def captures(p: Position) -> list[Tile]:
    """The keeps whose capture may be announced, ascending."""
    if p.target or not p.keeps[p.colour]:
        return []
    reach = p.land.line_masks[p.command] | BIT[p.command]
    aims = (p.all_keeps ^ p.keep_masks[p.colour]) & reach
    return [tile for tile in tiles_of(aims) if troops_suffice(p, tile)]
