"""Whether a written position of Le Baron could be, and could be played on."""

from baronnies.games.le_baron.effects import stirs_hold
from baronnies.games.le_baron.rules import next_dealt
from baronnies.games.le_baron.state import CHOOSE, COUNT, DEAL, OVER, PLACE, Position
from baronnies.games.le_baron.tables import (
    HAND,
)


def flaw(p: Position) -> str:
    """What keeps the position from being played on; "" if nothing does."""
    held = [len(p.hands[s]) + p.piles[s] + len(p.under[s]) for s in range(p.setting.seats)]
    if p.phase == CHOOSE:
        held = [h + bool(card) for h, card in zip(held, p.chosen, strict=True)]
    if sum(p.piles) + p.ends.count(0) > len(p.unseen):
        return "too-many"
    if p.game > p.setting.games or p.game < 1:
        return "game"
    if not p.setting.heads_good and (len(set(held)) > 1 or any(p.under) or any(p.known) or p.stirs):
        return "uneven"
    if p.stirs and (any(p.piles) or not stirs_hold(p)):
        return "stir"
    return _phase_flaw(p, held)


def _phase_flaw(p: Position, held: list[int]) -> str:
    """What does not fit the phase; "" if everything does."""
    if p.phase in (CHOOSE, DEAL) and not all(held):
        return "no-card"
    if p.phase in (CHOOSE, PLACE, DEAL) and any(len(hand) > HAND for hand in p.hands):
        return "hand"
    if p.phase != DEAL and not all(p.ends):
        return "rows-missing"
    if p.phase == CHOOSE:
        empty = any(not hand and not card for hand, card in zip(p.hands, p.chosen, strict=True))
        return "no-card" if empty else "phase" if all(p.chosen) else ""
    if p.phase == PLACE:
        return "" if p.order else "phase"
    return _luck_flaw(p)


def _luck_flaw(p: Position) -> str:
    """What does not fit a phase in which CHANCE acts, or the end; "" if everything does."""
    nothing_due = next_dealt(p) is None
    if p.phase == DEAL:
        drawn = all(hand or pile for hand, pile in zip(p.hands, p.piles, strict=True))
        due = drawn and not (nothing_due and all(p.ends))
    elif p.phase == COUNT:
        due = p.setting.heads_good and not nothing_due
    else:
        due = p.phase == OVER and p.game == p.setting.games
    return "" if due and not any(p.chosen) else "phase"
