"""What a seat of Le Baron may see."""

from baronnies.core.game import Seat
from baronnies.games.le_baron.effects import taking_rule
from baronnies.games.le_baron.rules import fitting_rows, seats_to_act
from baronnies.games.le_baron.sight import (
    LeBaronFit,
    LeBaronHandCard,
    LeBaronRow,
    LeBaronSeat,
    LeBaronView,
)
from baronnies.games.le_baron.state import CHOOSE, DEAL, OVER, PHASE_NAMES, Position
from baronnies.games.le_baron.tables import (
    COLOURS,
    COUNT_MASK,
    NIBBLE,
    Card,
    LeBaronCard,
    Row,
)


def view(p: Position, seat: Seat | None, beside: LeBaronView | None = None) -> LeBaronView:
    """The table as a seat sees it; None is a spectator. `beside` has what all see alike."""
    cards = [] if seat is None else p.hands[seat]
    own = 0 if seat is None else p.chosen[seat]
    hand = [_hand_card(p, card) for card in cards]
    chosen = _hand_card(p, own) if own else None
    if beside:
        return {**beside, "seat": seat, "hand": hand, "chosen": chosen}
    return {
        "phase": PHASE_NAMES[p.phase],
        "turn": p.turn,
        "game": p.game,
        "games": p.setting.games,
        "heads_good": p.setting.heads_good,
        "colour_first": p.setting.colour_first,
        "asked": seats_to_act(p),
        "seat": seat,
        "rows": [_row(p, row) for row in range(len(p.rows))],
        "hand": hand,
        "chosen": chosen,
        "revealed": [{"seat": s, **_card(p, p.chosen[s])} for s in p.order],
        "seats": [_seat(p, s, n) for s, n in enumerate(points(p))],
    }


def _card(p: Position, card: Card) -> LeBaronCard:
    return p.setting.deck.shown[card]


def _hand_card(p: Position, card: Card) -> LeBaronHandCard:
    """A card with the rows it fits now and the heads it would take there."""
    if p.phase == DEAL:
        return {**_card(p, card), "fits": []}
    return {**_card(p, card), "fits": [_fit(p, card, row) for row in fitting_rows(p, card)]}


def _fit(p: Position, card: Card, row: Row) -> LeBaronFit:
    heads = p.setting.deck.heads_on(p.rows[row]) if taking_rule(p, card, row) else 0
    return {"row": row + 1, "takes": heads}


def _row(p: Position, row: Row) -> LeBaronRow:
    counts = {
        colour: count
        for at, colour in enumerate(COLOURS)
        if (count := p.sums[row] >> NIBBLE * at & COUNT_MASK)
    }
    return {"cards": [_card(p, card) for card in p.rows[row]], "counts": counts}


def _seat(p: Position, seat: Seat, counted: int) -> LeBaronSeat:
    hidden = 1 if p.phase == CHOOSE and p.chosen[seat] else 0  # chosen, but still a secret
    return {
        "hand": len(p.hands[seat]) + hidden,
        "pile": p.piles[seat],
        "under": [_card(p, card) for card in p.under[seat]],
        "known": [_card(p, card) for card in p.known[seat]],
        "taken": [_card(p, card) for card in p.taken[seat]],
        "points": counted,
    }


def points(p: Position) -> list[int]:
    """Points as they can be counted on the table."""
    if p.phase == OVER:
        return p.points[:]
    deck = p.setting.deck
    return [p.points[s] + deck.heads_on(p.taken[s]) for s in range(p.setting.seats)]
