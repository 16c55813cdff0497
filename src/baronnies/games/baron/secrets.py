"""What a seat of Baron cannot know, start tiles and nothing else, and what it can imagine."""

from math import perm

from baronnies.core.game import Rng, Seat
from baronnies.games.baron.effects import is_proven
from baronnies.games.baron.luck import pick, step_due
from baronnies.games.baron.notation import START
from baronnies.games.baron.state import Position
from baronnies.games.baron.tables import (
    LETTERS,
    NONE,
    START_NATURES,
    TILES,
    Nature,
    start_ways,
)

Starts = list[Nature]  # a start tile for every seat


def known_reserve(p: Position, seat: Seat) -> list[Nature]:
    """10.2: the tiles of a reserve that everybody knows, ascending."""
    known = p.reserves[seat][:]
    if not is_proven(p, seat):
        known.remove(p.starts[seat])
    return known


def sees_luck(p: Position, seat: Seat | None) -> bool:
    """10.1, 10.2: whether a seat sees CHANCE's next move: all of them but others' start tiles."""
    if p.setting.open_reserves or step_due(p) != START:
        return True
    return seat == p.starts.index(NONE)


def possible_starts(p: Position, seat: Seat | None) -> list[tuple[Starts, int]]:
    """The start tiles that agree with all a seat knows, and how likely they are together."""
    found: list[Starts] = [[]]
    for other in range(p.setting.seats):
        natures = [p.starts[other]]
        if other != seat and not is_proven(p, other):
            natures = [tile for tile in START_NATURES if p.suspects[other] >> tile & 1]
        found = [[*starts, tile] for starts in found for tile in natures]
    weighed = [(starts, likelihood(p, starts)) for starts in found]
    return [(starts, weight) for starts, weight in weighed if weight]


def likelihood(p: Position, starts: Starts) -> int:
    """How likely these start tiles would have led to the tiles that were drawn (1.5 to 1.7)."""
    given = [starts.count(tile) for tile in START_NATURES]
    weight = start_ways(given[0], given[1], given[2], starts.count(NONE))
    if p.gone != NONE:
        weight *= TILES[p.gone] - starts.count(p.gone)  # it was one of those left
    for tile, count in zip(START_NATURES, given, strict=True):
        before = TILES[tile] - (p.gone == tile)
        drawn = before - p.starts.count(tile) - p.unseen[tile]
        weight *= perm(before - count, max(drawn, 0))  # below 0: it was left out of a text
    return weight


def imagine(p: Position, seat: Seat | None, rng: Rng) -> None:
    """Replace what the seat cannot know by something as likely, in place."""
    possible = possible_starts(p, seat)
    starts = possible[pick([weight for _, weight in possible], rng)][0]
    for other, tile in enumerate(starts):
        was = p.starts[other]
        if was != tile:
            p.reserves[other].remove(was)
            p.reserves[other] = sorted([*p.reserves[other], tile])
            p.unseen[was] += 1
            p.unseen[tile] -= 1
    p.starts = starts


def suspected(p: Position, seat: Seat | None) -> list[str]:
    """For every seat, the letters its start tile can still be for all this seat knows."""
    letters: list[str] = []
    possible = possible_starts(p, seat)
    for other in range(p.setting.seats):
        natures = sorted({starts[other] for starts, _ in possible} - {NONE})
        letters.append("".join(LETTERS[tile] for tile in natures))
    return letters
