"""The clauses of Le Baron that forbid: each answers with its number, or None."""

from baronnies.core.game import CHANCE, Move, Seat, uncalled
from baronnies.games.le_baron.notation import (
    FIRST_ROW,
    FLIP,
    UNDER,
    dealt_cards,
    is_card,
    is_deal,
    is_row,
    row_name,
)
from baronnies.games.le_baron.state import CHOOSE, COUNT, OVER, PLACE, Position
from baronnies.games.le_baron.tables import HAND, ROWS, Card, Row


def refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """The first clause that forbids the move."""
    if clause := uncalled(p, seat):
        return clause
    if seat == CHANCE:
        return luck_refusal(p, move)
    if p.phase == CHOOSE:
        return choose_refusal(p, seat, move)
    return place_refusal(p, p.chosen[seat], move)


def choose_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids choosing a card."""
    if not is_card(move):
        return "2.1"  # first a card
    if move not in p.hands[seat]:
        return f"2.2 {move}"  # of one's own hand
    return None


def place_refusal(p: Position, card: Card, move: Move) -> str | None:
    """What forbids placing the revealed card so."""
    if not is_row(move) and move != UNDER:
        return "2.4"  # the card is played: now its row
    fits = fitting_rows(p, card)
    if fits:
        if move == UNDER:
            return "3.2"  # there is a row it fits
        row = move - FIRST_ROW
        return None if row in fits else f"3.2 {row_name(row)}"  # colour with colour
    if p.setting.heads_good:
        return None if move == UNDER else "7.2"  # it goes under the pile
    return "4.3" if move == UNDER else None  # any row is taken


def fitting_rows(p: Position, card: Card) -> list[Row]:
    """The rows whose last card shares a colour with the card (3.2, 3.3)."""
    colours = p.setting.deck.colours[card]
    return [row for row, end in enumerate(p.ends) if end & colours]


def luck_refusal(p: Position, move: Move) -> str | None:
    """What forbids a deal: it goes to whose turn it is, from cards nobody has seen."""
    seat = next_dealt(p)
    if seat is None:
        if move <= FLIP or move - FLIP not in p.unseen:
            return "1.5"  # five rows are opened with unseen cards
        return None
    if not is_deal(move):
        return "1.4"  # hands come first
    cards = dealt_cards(move)
    if len(cards) != deal_size(p, seat) or any(card not in p.unseen for card in cards):
        return "1.4"  # four unseen cards, or as many as the pile has
    return None


def left_counts(p: Position) -> bool:
    """7.9: whether heads left count if people stop now; not before the rows are opened."""
    setting = p.setting
    begun = p.ends[ROWS - 1] != 0 and p.phase != OVER
    return setting.heads_good and not setting.stops_as_is and begun


def next_dealt(p: Position) -> Seat | None:
    """Who gets the next deal; None when a row is to be opened."""
    for seat in range(p.setting.seats):
        if p.piles[seat] and (p.phase == COUNT or not p.hands[seat]):
            return seat
    return None


def deal_size(p: Position, seat: Seat) -> int:
    """How many unseen cards a deal gives."""
    return min(HAND, p.piles[seat])


def seats_to_act(p: Position) -> list[Seat]:
    """Whom the rules wait for."""
    if p.phase == CHOOSE:
        return [seat for seat, card in enumerate(p.chosen) if not card]
    if p.phase == PLACE:
        return [p.order[0]]
    return [] if p.phase == OVER else [CHANCE]
