"""How knights become barons: battlefields, rivals, waves, losses and honour.

One resolution serves the knights completed by a tile or a keep and the last ones of the end.
"""

from typing import Final

from baronnies.core import hex as hexes
from baronnies.core.game import Seat, tell
from baronnies.core.hex import EAST, STEPS
from baronnies.core.rank import rank
from baronnies.games.baron.plane import CELLS, DISC, Place
from baronnies.games.baron.state import Position
from baronnies.games.baron.story import tiles_told
from baronnies.games.baron.tables import MEADOW, NONE, VALUES

# By the way from a keep to another one, with the longest way added: which of the places of its
# DISC are in common; none if the keeps are more than two steps apart.
_DISC_STEPS: Final[tuple[int, ...]] = (0, *STEPS)
FARTHEST: Final = 2 * EAST
COMMON: Final[list[list[int]]] = [
    [at for at, step in enumerate(_DISC_STEPS) if step - way in _DISC_STEPS]
    for way in range(-FARTHEST, FARTHEST + 1)
]
_NOTHING: Final[list[int]] = []
Foes = dict[Place, list[Place]]  # keeps fought, with the tiles in common


def resolve(p: Position, knights: list[Place], *, at_end: bool) -> None:
    """7.2, 7.5, 7.9: rivals first, then waves against barons, ordered afresh before each."""
    if len(knights) > 1:
        knights = clear_rivals(p, knights, at_end=at_end)
        knights = in_order(p, knights, at_end=at_end)
    while knights:
        knights = fight_wave(p, knights, at_end=at_end)
        if len(knights) > 1 and not p.setting.ordered_once:
            knights = in_order(p, knights, at_end=at_end)


def lands(p: Position, keep: Place) -> list[Place]:
    """5.1: the tiles of a barony: the keep's meadow and those around it."""
    land = p.land
    return [at for at in DISC[keep] if land[at] != NONE]


def worth(p: Position, tiles: list[Place]) -> int:
    """5.3: the sum of the values."""
    land = p.land
    total = 0
    for at in tiles:
        total += VALUES[land[at]]
    return total


def worth_without(p: Position, keep: Place, field: set[Place]) -> int:
    """6.3: what the tiles of a keep are worth without the battlefield."""
    land = p.land
    total = 0
    for at in DISC[keep]:
        if land[at] != NONE and at not in field:
            total += VALUES[land[at]]
    return total


def named(keep: Place) -> str:
    """Where a keep stands, as people write it."""
    return hexes.name(CELLS[keep])


def halved(value: int) -> int:
    """8.5: half, rounded up."""
    return -(-value // 2)


def foes(p: Position, keep: Place, others: list[Place]) -> Foes:
    """6.1, 7.1: those of another owner with a tile in common that is not a meadow."""
    found: Foes = {}
    owners, land = p.keeps, p.land
    seat = owners[keep]
    for other in others:
        if owners[other] != seat:
            for at in shared(keep, other):
                if land[DISC[keep][at]] > MEADOW:  # else nothing lies there, or one
                    found[other] = in_common(p, keep, other)
                    break
    return found


def shared(keep: Place, other: Place) -> list[int]:
    """Which of the places of a keep's DISC are also the other's."""
    way = CELLS[other] - CELLS[keep]
    return COMMON[way + FARTHEST] if -FARTHEST <= way <= FARTHEST else _NOTHING


def in_common(p: Position, keep: Place, other: Place) -> list[Place]:
    """The tiles of a keep that are also the other's."""
    disc = DISC[keep]
    return [disc[at] for at in shared(keep, other) if p.land[disc[at]] != NONE]


def battlefield(fought: list[Foes]) -> set[Place]:
    """6.2, 7.1: every tile in common to those who fight."""
    tiles: set[Place] = set()
    for enemies in fought:
        for common in enemies.values():
            tiles.update(common)
    return tiles


def knight_strength(p: Position, knight: Place, field: set[Place], *, at_end: bool) -> int:
    """6.3, 8.5: what its tiles are worth without the battlefield, halved at the end."""
    strength = worth_without(p, knight, field)
    return halved(strength) if at_end else strength


def clear_rivals(p: Position, knights: list[Place], *, at_end: bool) -> list[Place]:
    """7.1, 7.2, 7.3: who is not stronger than every rival takes the keep back; who stays."""
    rivals = [foes(p, knight, knights) for knight in knights]
    standing = p.barons()
    field = battlefield(rivals + [foes(p, knight, standing) for knight in knights])
    strength = {k: knight_strength(p, k, field, at_end=at_end) for k in knights}
    beaten: list[Place] = []
    for knight, enemies in zip(knights, rivals, strict=True):
        against = list(enemies)
        if p.setting.one_establishment and not at_end:
            against = [rival for rival in knights if rival != knight]  # 7.10
        if p.story is not None:
            _tell_rivals(p, knight, against, strength, field)
        if any(strength[knight] <= strength[rival] for rival in against):
            beaten.append(knight)
    for knight in beaten:
        take_back(p, knight)
    return [knight for knight in knights if knight not in beaten]


def _tell_rivals(
    p: Position, knight: Place, rivals: list[Place], strength: dict[Place, int], field: set[Place]
) -> None:
    """Each pair once, the stronger first; knights of one player are compared, they do not meet."""
    for rival in rivals:
        ahead, behind = strength[knight], strength[rival]
        if ahead > behind or (ahead == behind and CELLS[knight] < CELLS[rival]):
            seat, rival_seat = p.keeps[knight], p.keeps[rival]
            first, second = (named(knight), ahead), (named(rival), behind)
            if seat == rival_seat:
                tell(p, "compared", seat, *first, *second)  # 7.10
            else:
                shared = tiles_told(p, field.intersection(lands(p, knight) + lands(p, rival)))
                tell(p, "rivals", seat, *first, rival_seat, *second, shared)


def in_order(p: Position, knights: list[Place], *, at_end: bool) -> list[Place]:
    """7.5: the stronger first, without what is battlefield; then the worthier; then the older."""
    standing = p.barons()
    keyed: list[tuple[int, int, int, Place]] = []
    for age, knight in enumerate([keep for keep in p.keeps if keep in knights]):
        field = battlefield([foes(p, knight, standing)])
        strength = knight_strength(p, knight, field, at_end=at_end)
        keyed.append((-strength, -worth(p, lands(p, knight)), age, knight))
    return [knight for _, _, _, knight in sorted(keyed)]


def fight_wave(p: Position, knights: list[Place], *, at_end: bool) -> list[Place]:
    """7.6 to 7.9: one wave of the knights, in their order; those who wait for the next."""
    standing = p.barons()
    facing = {knight: foes(p, knight, standing) for knight in knights}
    waiting = who_wait(p, knights, facing)
    wave = [knight for knight in knights if knight not in waiting]
    field = battlefield([facing[knight] for knight in wave])
    winners = [k for k in wave if wins(p, k, facing[k], field, at_end=at_end)]
    losers = [knight for knight in wave if knight not in winners]
    losers += [knight for knight in waiting if waits_in_vain(p, knight, losers, facing)]
    for knight in losers:
        take_back(p, knight)
    beat(p, [facing[knight] for knight in winners])
    for knight in winners:
        establish(p, knight, at_end=at_end)
    return [knight for knight in waiting if knight not in losers]


def who_wait(p: Position, knights: list[Place], facing: dict[Place, Foes]) -> list[Place]:
    """7.6: those with a baron in common with an earlier knight of the same player."""
    waiting: list[Place] = []
    for at, knight in enumerate(knights):
        for earlier in knights[:at]:
            if p.keeps[earlier] == p.keeps[knight] and facing[earlier].keys() & facing[knight]:
                waiting.append(knight)
                if p.story is not None:
                    tell(p, "waits", p.keeps[knight], named(knight), named(earlier))
                break
    return waiting


def waits_in_vain(
    p: Position, knight: Place, losers: list[Place], facing: dict[Place, Foes]
) -> bool:
    """7.8: whether a knight of the same player who has just lost fights a common baron."""
    for loser in losers:
        if p.keeps[loser] == p.keeps[knight] and facing[loser].keys() & facing[knight]:
            return True
    return False


def wins(p: Position, knight: Place, enemies: Foes, field: set[Place], *, at_end: bool) -> bool:
    """6.3, 6.6: whether a knight is stronger than the strongest baron it fights."""
    own = knight_strength(p, knight, field, at_end=at_end)
    strengths = {baron: worth_without(p, baron, field) for baron in enemies}
    won = all(own > strength for strength in strengths.values())
    if p.story is not None and enemies:
        for baron, strength in strengths.items():
            both = lands(p, knight) + lands(p, baron)
            told = (named(knight), own, p.keeps[baron], named(baron), strength)
            tell(p, "faced", p.keeps[knight], *told, tiles_told(p, field.intersection(both)))
        tell(p, "won" if won else "lost", p.keeps[knight], named(knight))
    return won


def take_back(p: Position, keep: Place) -> None:
    """4.4, 6.4, 9.3: a keep returns to its owner, or leaves the game with him."""
    seat, at = p.keeps.pop(keep), CELLS[keep]
    p.gaps[keep] = NONE
    p.sites.insert(rank(p.sites, at), at)
    if not p.fell[seat]:
        p.stock[seat] += 1
        if seat == p.to:
            p.back += 1
    if p.story is not None:
        tell(p, "keep_lost" if p.fell[seat] else "keep_back", seat, named(keep))


def beat(p: Position, beaten: list[Foes]) -> None:
    """6.5: all barons fought by winners lose their keeps, and honour for the tiles in common."""
    lost: dict[Seat, set[Place]] = {}
    keeps: list[Place] = []
    for enemies in beaten:
        for baron, common in enemies.items():
            lost.setdefault(p.keeps[baron], set()).update(common)
            if baron not in keeps:
                keeps.append(baron)
    for keep in keeps:
        take_back(p, keep)
    for seat, tiles in lost.items():
        loss = 0 if p.fell[seat] else worth(p, list(tiles))  # 9.3
        p.honour[seat] -= loss
        if p.story is not None:
            tell(p, "loss" if loss >= 0 else "relief", seat, abs(loss), tiles_told(p, tiles))


def establish(p: Position, knight: Place, *, at_end: bool) -> None:
    """5.4, 5.5, 6.7, 8.5: the knight becomes a baron and scores what is new to its owner."""
    seat = p.keeps[knight]
    own: set[Place] = set()
    for baron in p.barons():
        if p.keeps[baron] == seat:
            own.update(in_common(p, knight, baron))
    p.gaps[knight] = NONE
    new = worth_without(p, knight, own)
    honour = halved(new) if at_end else new
    if p.fell[seat]:
        honour = 0  # 9.3
    p.honour[seat] += honour
    if p.story is not None:
        tell(p, "established", seat, named(knight), worth(p, lands(p, knight)), honour)
