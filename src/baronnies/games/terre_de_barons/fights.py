"""The clauses that act on troops and keeps: marching, fights, destruction, capture, the end."""

from bisect import insort

from baronnies.core.game import Event, Seat, tell
from baronnies.games.terre_de_barons.board import BIT
from baronnies.games.terre_de_barons.state import OVER, Position, enemy_troops, owner_of
from baronnies.games.terre_de_barons.story import tell_arrival, tell_march
from baronnies.games.terre_de_barons.tables import LAST_TILE, Colour, Tile
from baronnies.games.terre_de_barons.troops import troops_needed


def march(p: Position, start: Tile, end: Tile) -> None:
    """8.3: one troop moves, and fights if it must."""
    p.marched = True
    if p.story is not None:
        tell_march(p.story, p.seat, start, end)
    remove_troops(p, start, 1)
    if p.target:
        engage(p)
    elif enemy_troops(p) >> end & 1:
        fight(p, end, 1)
        check_end(p)
    elif (p.all_keeps ^ p.keep_masks[p.colour]) >> end & 1:
        besiege(p, end)
    else:
        add_troops(p, p.colour, end, 1)
        p.moved[end] += 1


def add_troops(p: Position, colour: Colour, tile: Tile, count: int) -> None:
    """Troops come to a tile."""
    p.troops[tile] = p.troops[tile] + count
    if p.troops[tile]:
        p.troop_masks[colour] = p.troop_masks[colour] | BIT[tile]
        p.all_troops |= BIT[tile]


def remove_troops(p: Position, tile: Tile, count: int) -> None:
    """Troops, of whatever colour, leave a tile."""
    p.troops[tile] = p.troops[tile] - count
    if not p.troops[tile]:
        p.all_troops &= ~BIT[tile]
        for colour in range(p.setting.seats):
            p.troop_masks[colour] = p.troop_masks[colour] & ~BIT[tile]


def fight(p: Position, tile: Tile, count: int) -> None:
    """9.1: attackers to their reserve, as many attacked troops to the discard."""
    attacked = owner_of(p.troop_masks, tile)
    remove_troops(p, tile, count)
    p.reserve[p.colour] += count
    p.discard[attacked] += count
    if p.story is not None:
        fought = Event("fought", (p.seat, seat_of(p, attacked), tile, count))
        tell_arrival(p.story, fought)


def besiege(p: Position, tile: Tile) -> None:
    """9.2: a troop arrives on a bare enemy keep; the third destroys it."""
    setting = p.setting
    if p.troops[tile] + 1 < setting.destroy:
        add_troops(p, p.colour, tile, 1)
        p.moved[tile] += 1
        if p.story is not None:
            waits = Event("waits", (p.seat, tile, p.troops[tile], setting.destroy))
            tell_arrival(p.story, waits)
        return
    remove_troops(p, tile, p.troops[tile])
    p.moved[tile] = 0
    p.reserve[p.colour] += setting.destroy
    owner = remove_keep(p, tile)
    if p.story is not None:
        destroyed = Event("destroyed", (p.seat, seat_of(p, owner), tile, setting.destroy))
        tell_arrival(p.story, destroyed)
    check_end(p)  # by the option of 11.2, fewer tile colours can be worth more


def announce(p: Position, tile: Tile) -> None:
    """10.1: a capture is announced."""
    p.target = tile
    p.engaged = 0
    if p.story is not None:
        tell(p, "announced", p.seat, tile, troops_needed(p, tile))


def engage(p: Position) -> None:
    """10.4, 10.5: a troop has come for the capture; while there are defenders, one falls to it."""
    if enemy_troops(p) >> p.target & 1 and not p.setting.fall_at_once:
        fight(p, p.target, 1)
        check_end(p)
        return
    p.engaged += 1
    needed = troops_needed(p, p.target)
    if p.story is not None:
        tell_arrival(p.story, Event("engaged", (p.seat, p.target, p.engaged, needed)))
    if p.engaged == needed:
        capture(p, p.target)


def capture(p: Position, tile: Tile) -> None:
    """10.6: the keep and the attackers, all at once."""
    own, setting = p.colour, p.setting
    if enemy_troops(p) >> tile & 1:
        fight(p, tile, p.troops[tile])  # only if they fall at once
    else:
        remove_troops(p, tile, p.troops[tile])
        p.moved[tile] = 0
    owner = remove_keep(p, tile)
    p.discard[own] += setting.capture_lost
    p.reserve[own] += setting.capture - setting.capture_lost
    p.target = p.engaged = 0
    if p.story is not None:
        lost, back = setting.capture_lost, setting.capture - setting.capture_lost
        tell(p, "captured", p.seat, seat_of(p, owner), tile, lost, back)
    place_keep(p, tile)
    check_end(p)


def place_keep(p: Position, tile: Tile) -> None:
    """A keep of the acting colour stands on a tile."""
    own = p.colour
    p.keeps[own] -= 1
    p.keep_masks[own] |= BIT[tile]
    p.all_keeps |= BIT[tile]
    insort(p.keep_tiles[own], tile)
    p.points[own] = points_of(p, own)


def remove_keep(p: Position, tile: Tile) -> Colour:
    """A keep goes back to its owner's reserve; says whose it was."""
    owner = owner_of(p.keep_masks, tile)
    p.keeps[owner] += 1
    p.keep_masks[owner] &= ~BIT[tile]
    p.all_keeps &= ~BIT[tile]
    p.keep_tiles[owner].remove(tile)
    p.points[owner] = points_of(p, owner)
    return owner


def points_of(p: Position, colour: Colour) -> int:
    """11.1, 11.2: the points of the tiles with keeps, and diversity."""
    kinds = [p.kinds[tile] for tile in p.keep_tiles[colour]]
    points = sum(p.setting.tile_points[kind] for kind in kinds)
    return points + p.setting.diversity[len(set(kinds))] if kinds else 0


def seat_of(p: Position, colour: Colour) -> Seat:
    """Who plays a colour."""
    return p.colours.index(colour)


def check_end(p: Position) -> None:
    """11.3, 11.4: somebody has reached the goal, or has too few troops left."""
    setting = p.setting
    reached = max(p.points) >= setting.goal
    spent = max(p.discard) >= setting.discard_limit
    if not reached and not spent:
        return
    p.phase = OVER
    clear_turn(p)
    if p.story is not None:
        _tell_end(p)


def clear_turn(p: Position) -> None:
    """Nothing is left of the die, the first action and the order."""
    p.die = p.first = 0
    p.spent = False
    p.order = p.command = p.barred = p.target = 0
    if p.marched:
        p.marched = False
        p.moved = [0] * (LAST_TILE + 1)


def exhausted(p: Position) -> list[Seat]:
    """11.4: those who have too few troops left."""
    limit = p.setting.discard_limit
    return [seat for seat in p.playing if p.discard[p.colours[seat]] >= limit]


def _tell_end(p: Position) -> None:
    setting = p.setting
    spent = exhausted(p)
    for seat in p.playing:
        colour = p.colours[seat]
        if p.points[colour] >= setting.goal:
            tell(p, "reached", seat, p.points[colour])
        if seat in spent:
            tell(p, "exhausted", seat, setting.troops - p.discard[colour])
    for seat in p.playing:
        colour = p.colours[seat]
        left = setting.troops - p.discard[colour]
        tell(p, "counted", seat, p.points[colour], len(p.keep_tiles[colour]), left)
