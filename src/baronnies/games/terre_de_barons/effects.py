"""The clauses of Terre de Barons that act: a turn in the order it is played."""

from baronnies.core.game import Move, tell
from baronnies.games.terre_de_barons.fights import (
    add_troops,
    announce,
    check_end,
    clear_turn,
    march,
    place_keep,
    remove_keep,
    remove_troops,
)
from baronnies.games.terre_de_barons.melee import ONE_KNIGHT
from baronnies.games.terre_de_barons.notation import (
    BUILD,
    CAPTURE,
    DECONSTRUCT,
    DISPERSE,
    END_VERB,
    LOW,
    RECRUIT,
    RECRUIT_DIE,
    RIDE_BARON,
    SIX,
    TREASURE,
    TROOP,
    VERB,
    WALK_BARON,
    WALK_KNIGHT,
    Verb,
)
from baronnies.games.terre_de_barons.orders import recruits
from baronnies.games.terre_de_barons.state import (
    ACT,
    CONCENTRATING,
    DISPERSING,
    MOVED,
    ORDERED,
    OVER,
    RIDDEN,
    ROLL,
    TREASURE_SPENT,
    Position,
    barred_tiles,
)
from baronnies.games.terre_de_barons.tables import Tile


def act(p: Position, move: Move) -> None:
    """A player's move in a turn; the most frequent ones first."""
    verb, tile = move >> VERB, move & LOW
    if verb <= WALK_KNIGHT:
        walk(p, move >> SIX & LOW, tile, baron=verb == WALK_BARON)
    elif verb == TROOP:
        march(p, move >> SIX & LOW, tile)
    elif verb == END_VERB:
        pass_on(p)
    elif verb > TROOP:
        if verb == CAPTURE:
            announce(p, tile)
        else:
            close_order(p)
    elif verb >= DISPERSE:
        open_order(p, tile, DISPERSING if verb == DISPERSE else CONCENTRATING)
    elif verb >= RECRUIT:
        work(p, verb, tile)
    elif verb == TREASURE:
        treasure(p, tile)
    else:
        ride(p, tile, baron=verb == RIDE_BARON)


def roll(p: Position, face: int) -> None:
    """2.1: a turn begins."""
    p.die = face
    p.phase = ACT
    if p.story is not None:
        tell(p, "rolled", p.seat, face)


def end_action(p: Position, kind: int) -> None:
    """2.7: after the second action the turn is over."""
    if p.first:
        end_turn(p)
    else:
        p.first = kind


def pass_on(p: Position) -> None:
    """2.7: the player has done enough."""
    if p.story is not None:
        tell(p, "ended" if p.first else "passed", p.seat)
    end_turn(p)


def end_turn(p: Position) -> None:
    """The die goes to the next player."""
    at = p.playing.index(p.seat) + 1
    p.seat = p.playing[at if at < len(p.playing) else 0]
    p.colour = p.colours[p.seat]
    p.turn += 1
    p.phase = ROLL
    clear_turn(p)


def treasure(p: Position, face: int) -> None:
    """3.3, 3.4: the die shows another value; the card stays hidden."""
    p.played[p.seat] = TREASURE_SPENT
    p.die = face
    if p.story is not None:
        tell(p, "treasure", p.seat, face)


def ride(p: Position, start: Tile, *, baron: bool) -> None:
    """3.5, 3.7: an officer goes to the tile of the card; two barons change places."""
    card = p.cards[p.seat]
    p.played[p.seat] = RIDDEN
    if p.story is not None:
        tell(p, "rode", p.seat, "baron" if baron else "knight", start, card)
    if baron:
        if card in p.barons:
            other = p.barons.index(card)
            p.barons[other] = start
            if p.story is not None:
                tell(p, "swapped", p.seat, p.colours.index(other), start)
        p.barons[p.colour] = card
    else:
        put_knight(p, start, card)
    end_action(p, MOVED)


def walk(p: Position, start: Tile, end: Tile, *, baron: bool) -> None:
    """4.4: an officer walks; a long walk uses the die."""
    far = end not in p.land.reach[p.setting.plain_walk][start]
    if p.story is not None:
        officer = "baron" if baron else "knight"
        if far:
            tell(p, "walked_far", p.seat, officer, start, end, p.die)
        else:
            tell(p, "walked", p.seat, officer, start, end)
    if far:
        p.spent = True
    if baron:
        p.barons[p.colour] = end
    else:
        put_knight(p, start, end)
    end_action(p, MOVED)


def put_knight(p: Position, start: Tile, end: Tile) -> None:
    """A knight of the acting colour goes from tile to tile."""
    one = ONE_KNIGHT[p.colour]
    p.knights_at[start] -= one
    p.knights_at[end] += one
    at = 2 * p.colour
    other = p.knights[at + 1] if p.knights[at] == start else p.knights[at]
    if end < other:
        p.knights[at], p.knights[at + 1] = end, other
    else:
        p.knights[at], p.knights[at + 1] = other, end


def give_order(p: Position) -> None:
    """2.5: a second order uses the die."""
    if p.first == ORDERED:
        p.spent = True
        if p.story is not None:
            tell(p, "second_order", p.seat, p.die)


def work(p: Position, verb: Verb, tile: Tile) -> None:
    """An order that is carried out at once, on the command tile."""
    give_order(p)
    if verb == BUILD:
        build(p, tile)
    elif verb == DECONSTRUCT:
        deconstruct(p, tile)
    else:
        recruit(p, tile, with_die=verb == RECRUIT_DIE)
    if p.phase != OVER:
        end_action(p, ORDERED)


def recruit(p: Position, tile: Tile, *, with_die: bool) -> None:
    """6.3: troops come from the reserve."""
    count = recruits(p, tile, with_die=with_die)
    p.reserve[p.colour] -= count
    add_troops(p, p.colour, tile, count)
    if with_die:
        p.spent = True
    if p.story is not None:
        if with_die:
            tell(p, "recruited_more", p.seat, tile, count, p.die)
        else:
            tell(p, "recruited", p.seat, tile, count)


def build(p: Position, tile: Tile) -> None:
    """7.5: builders to the discard, the keep stands."""
    count = p.setting.build
    remove_troops(p, tile, count)
    p.discard[p.colour] += count
    place_keep(p, tile)
    if p.story is not None:
        tell(p, "built", p.seat, tile, p.setting.tile_points[p.kinds[tile]])
    check_end(p)


def deconstruct(p: Position, tile: Tile) -> None:
    """7.7: the keep to the reserve, troops from the discard onto the tile."""
    remove_keep(p, tile)
    count = min(p.setting.build, p.discard[p.colour])
    p.discard[p.colour] -= count
    add_troops(p, p.colour, tile, count)
    if p.story is not None:
        tell(p, "deconstructed", p.seat, tile, count)
    check_end(p)  # by the option of 11.2, fewer tile colours can be worth more


def open_order(p: Position, tile: Tile, kind: int) -> None:
    """8.1, 8.2: troops are about to move."""
    give_order(p)
    p.order = kind
    p.command = tile
    p.marched = False
    p.barred = barred_tiles(p, p.colour)
    if p.story is not None:
        tell(p, "dispersing" if kind == DISPERSING else "concentrating", p.seat, tile)


def close_order(p: Position) -> None:
    """8.3: no further troop moves."""
    p.order = p.command = p.barred = 0
    if p.story is not None:
        tell(p, "stopped", p.seat)
    end_action(p, ORDERED)
