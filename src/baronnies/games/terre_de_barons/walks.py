"""How far officers walk, and barons on one tile: questions that rules and move lists share."""

from baronnies.games.terre_de_barons.state import HELD, MOVED, Position
from baronnies.games.terre_de_barons.tables import Tile


def walk_limit(p: Position) -> int:
    """4.4: how many steps a walk may take now."""
    return p.setting.plain_walk if p.spent else p.setting.walk[p.die]


def crowded(p: Position, tile: Tile) -> bool:
    """Whether another baron than the acting player's stands on a tile."""
    return tile in p.barons and (p.barons[p.colour] != tile or p.barons.count(tile) > 1)


def paused(p: Position) -> bool:
    """4.6: whether the baron stands with another, between his two moves."""
    return p.first == MOVED and p.barons.count(p.barons[p.colour]) > 1


def pause_refusal(p: Position) -> str | None:
    """What forbids all but the baron's leaving his pause."""
    return f"4.7 {p.barons[p.colour]}" if paused(p) else None


def has_exit(p: Position, tile: Tile, *, spent: bool) -> bool:
    """4.6: whether the acting player's baron could leave a tile with his next move."""
    steps = p.setting.plain_walk if spent else p.setting.walk[p.die]
    if any(not crowded(p, end) for end in p.land.reach[steps][tile]):
        return True
    card = p.cards[p.seat]
    return p.played[p.seat] == HELD and card != tile and not crowded(p, card)
