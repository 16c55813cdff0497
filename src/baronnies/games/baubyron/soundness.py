"""Whether a written position of Baubyron could be, and could be played on."""

from baronnies.games.baubyron.blocks import heights_of
from baronnies.games.baubyron.checks import entry_troubles, shape_troubles
from baronnies.games.baubyron.listing import stuck
from baronnies.games.baubyron.rules import red_spots
from baronnies.games.baubyron.state import (
    BUILD,
    DRAWN,
    FIRST,
    MOVE,
    OVER,
    PLAN,
    REDDEN,
    VOTE,
    Position,
)
from baronnies.games.baubyron.tables import RED, REDS


def flaw(p: Position) -> str:
    """What keeps the position from being played on; "" if nothing does."""
    if (p.phase == MOVE) != bool(p.roll):
        return "roll"
    if p.phase in (BUILD, VOTE, PLAN, FIRST) and p.reds != REDS:
        return "reds"
    if p.phase in (BUILD, VOTE):
        return _building_flaw(p)
    if (p.phase == PLAN) != (bool(p.setting.random_length) and not p.piles):
        return "plan"
    if not p.piles and p.phase != PLAN:
        return "no-building"
    broken = _early_flaw(p) if p.phase in (PLAN, FIRST, REDDEN) else _race_flaw(p)
    reds = sum(_reds_in(pile) for pile in p.piles) + sum(p.kept) + p.reds
    return broken or ("reds" if reds > REDS else "")


def _reds_in(pile: int) -> int:
    count = 0
    while pile:
        count += pile & RED == RED
        pile >>= 3
    return count


def _building_flaw(p: Position) -> str:
    """What does not fit building together."""
    if not p.setting.together:
        return "together"
    if p.entries or p.phase == VOTE:
        heights = heights_of(p.blocks)
        if next(shape_troubles(heights), None) or next(entry_troubles(heights, p.entries), None):
            return "proposal"
    if (p.phase == BUILD and p.proposer) or (p.phase == VOTE and p.player == p.proposer):
        return "vote"
    return ""


def _early_flaw(p: Position) -> str:
    """What does not fit the time before the race."""
    if any(p.kept) or any(pile != RED for pile in p.piles if pile):
        return "early"
    if p.phase != REDDEN:
        return "early" if any(p.piles) else ""
    free = [p.building.goal, *p.building.entries]
    fits = p.reds and red_spots(p) and not any(p.piles[spot] for spot in free)
    return "" if fits else "early"


def _race_flaw(p: Position) -> str:
    """What does not fit the race or its end."""
    top = p.piles[p.building.goal]
    if p.phase != OVER:
        return "goal" if top or p.winner != DRAWN else "reds" if p.reds else ""
    winner = top - 1 if 0 < top < RED else DRAWN
    if winner != p.winner:
        return "winner"
    return "" if winner != DRAWN or stuck(p) else "winner"
