"""The clauses of Le Baron that act: the whole game in the order it is played."""

from baronnies.core.game import Move, Seat, tell
from baronnies.core.rank import rank
from baronnies.games.le_baron.notation import (
    DEAL_HAND,
    FIRST_ROW,
    FLIP,
    UNDER,
    dealt_cards,
)
from baronnies.games.le_baron.rules import next_dealt
from baronnies.games.le_baron.state import CHOOSE, COUNT, DEAL, OVER, PLACE, Position
from baronnies.games.le_baron.tables import (
    DEALT,
    HAND,
    LAST_CARD,
    ROW_LIMIT,
    ROWS,
    SIX_OFFSET,
    SIX_REACHED,
    Card,
    Row,
)


def deal(p: Position, move: Move) -> None:
    """A move of CHANCE: a hand, or a card that opens a row."""
    if move & DEAL_HAND:
        seat = next_dealt(p)
        assert seat is not None
        deal_hand(p, seat, dealt_cards(move))
    else:
        open_row(p, move - FLIP)
    if next_dealt(p) is not None:
        return
    if p.phase == COUNT:
        finish(p)
    elif p.ends[ROWS - 1]:
        p.phase = CHOOSE


def deal_hand(p: Position, seat: Seat, cards: list[Card]) -> None:
    """1.4, 2.5: unseen cards from the pile, then those known to lie under it (7.3)."""
    for card in cards:
        p.unseen.pop(rank(p.unseen, card))
    p.piles[seat] = p.piles[seat] - len(cards)
    if p.story is not None:
        tell(p, "drew", seat, len(cards))
        tell(p, "hand", _listed(cards), only=seat)
    if p.phase == COUNT:
        p.hands[seat] = sorted(p.hands[seat] + cards)
    else:
        p.hands[seat] = cards
        if p.under[seat]:
            draw_known(p, seat, HAND - len(cards))


def draw_known(p: Position, seat: Seat, most: int) -> None:
    """7.3, 7.4: cards from under the pile come to hand in their order, known to everybody."""
    back = p.under[seat][:most]
    if not back:
        return
    del p.under[seat][:most]
    p.hands[seat] = sorted(p.hands[seat] + back)
    p.known[seat] += back
    if p.story is not None:
        tell(p, "drew_again", seat, _listed(back))


def open_row(p: Position, card: Card) -> None:
    """1.5: a card nobody was dealt begins the next row."""
    row = p.ends.index(0)
    p.unseen.pop(rank(p.unseen, card))
    begin_row(p, row, card)
    if p.story is not None:
        tell(p, "opened", row + 1, card)


def begin_row(p: Position, row: Row, card: Card) -> None:
    """The card is now the row's first and only one."""
    p.rows[row] = [card]
    p.ends[row] = p.setting.deck.colours[card]
    p.sums[row] = p.setting.deck.heads[card]


def choose(p: Position, seat: Seat, card: Card) -> None:
    """2.1: a card is chosen, face down."""
    p.hands[seat].remove(card)
    p.chosen[seat] = card
    if 0 not in p.chosen:
        reveal(p)


def reveal(p: Position) -> None:
    """2.3, 2.4: all cards are turned up; the lowest is placed first."""
    p.phase = PLACE
    p.turn += 1
    p.order = sorted(range(p.setting.seats), key=p.chosen.__getitem__)
    if p.setting.heads_good:
        for seat, card in enumerate(p.chosen):
            if card in p.known[seat]:
                p.known[seat].remove(card)
        if p.stirs:
            shown = colours_of(p, p.chosen)
            p.stirs = [colours for colours in p.stirs if not colours & shown]
    if p.story is not None:
        for seat in p.order:
            tell(p, "revealed", seat, p.chosen[seat])


def place(p: Position, seat: Seat, move: Move) -> None:
    """3.1: the revealed card goes to a row, or under the pile."""
    card = p.chosen[seat]
    p.chosen[seat] = 0
    del p.order[0]
    p.turn += 1
    if move == UNDER:
        p.under[seat].append(card)  # 7.2
        if p.story is not None:
            tell(p, "under", seat, card)
    else:
        place_in_row(p, seat, card, move - FIRST_ROW)
    if not p.order:
        end_round(p)


def place_in_row(p: Position, seat: Seat, card: Card, row: Row) -> None:
    """3.1: the card is added at the end of the row, or makes its owner take it."""
    if p.story is not None:
        tell(p, "placed", seat, card, row + 1)
    rule = taking_rule(p, card, row)
    if rule:
        take(p, seat, row, rule)
        begin_row(p, row, card)
    else:
        p.rows[row].append(card)
        p.ends[row] = p.setting.deck.colours[card]
        p.sums[row] = p.sums[row] + p.setting.deck.heads[card]


def taking_rule(p: Position, card: Card, row: Row) -> str:
    """The clause by which the card takes the row; "" if it is simply added."""
    deck = p.setting.deck
    if not p.ends[row] & deck.colours[card]:
        return "4.3"  # no colour in common
    six_heads = p.sums[row] + deck.heads[card] + SIX_OFFSET & SIX_REACHED
    if len(p.rows[row]) == ROW_LIMIT - 1 and not p.setting.colour_first:
        return "4.1+4.2" if six_heads else "4.1"  # the sixth card, never in variant 1 (6.1)
    return "4.2" if six_heads else ""


def take(p: Position, seat: Seat, row: Row, rule: str) -> None:
    """4.4, 4.5: the cards of the row go to the point pile."""
    cards = p.rows[row]
    if p.story is not None:
        tell(p, "took", seat, row + 1, len(cards), p.setting.deck.heads_on(cards), rule)
    p.taken[seat] += cards


def end_round(p: Position) -> None:
    """2.5, 5.1, 7.5, 7.7: the game ends, or whoever has no card in hand draws."""
    seats = range(p.setting.seats)
    if any(not p.hands[s] and not p.piles[s] and not p.under[s] for s in seats):
        end_game(p)
        return
    if p.setting.heads_good and not any(p.piles):
        if dead_end(p):
            if p.story is not None:
                tell(p, "dead_end")
            end_game(p)
            return
        p.stirs.append(row_colours(p))
    for seat in seats:
        if not p.hands[seat] and not p.piles[seat]:
            draw_known(p, seat, HAND)
    p.phase = CHOOSE if next_dealt(p) is None else DEAL


def dead_end(p: Position) -> bool:
    """7.7: no card still held, all of them seen by now, fits any row."""
    held = 0
    for cards in p.hands + p.under:
        held |= colours_of(p, cards)
    return not held & row_colours(p)


def stirs_hold(p: Position) -> bool:
    """Whether the cards held agree with what was learnt when the game was no dead end (7.7)."""
    held = 0
    for cards in [*p.hands, *p.under, p.chosen]:
        held |= colours_of(p, cards)
    return all(colours & held for colours in p.stirs)


def row_colours(p: Position) -> int:
    """All colours shown by the last cards of the rows."""
    colours = 0
    for end in p.ends:
        colours |= end
    return colours


def colours_of(p: Position, cards: list[Card]) -> int:
    """All colours shown by some cards."""
    colours = 0
    for card in cards:
        colours |= p.setting.deck.colours[card]
    return colours


def end_game(p: Position) -> None:
    """5.2, 7.6: points are counted, after the rest of the piles is turned up if heads are good."""
    p.stirs.clear()
    if p.setting.heads_good and any(p.piles):
        p.phase = COUNT
    else:
        finish(p)


def take_back(p: Position) -> None:
    """7.9: people stop, and cards not yet placed are left in hand; the piles are turned up."""
    for seat, card in enumerate(p.chosen):
        if card:
            p.hands[seat] = sorted([*p.hands[seat], card])
            p.chosen[seat] = 0
    p.order.clear()
    p.stirs.clear()
    p.phase = COUNT


def finish(p: Position) -> None:
    """5.2, 5.4: points are counted; the match is over, or goes on with another game."""
    count_points(p)
    if p.game == p.setting.games:
        p.phase = OVER
    else:
        next_game(p)


def count_points(p: Position) -> None:
    """5.2, 7.1, 7.6: heads taken, minus the heads left if heads are good."""
    deck = p.setting.deck
    for seat in range(p.setting.seats):
        heads = deck.heads_on(p.taken[seat])
        left = deck.heads_on(p.hands[seat]) + deck.heads_on(p.under[seat])
        p.points[seat] += heads - left
        if p.story is not None:
            if left:
                tell(p, "left", seat, left)
            tell(p, "counted", seat, heads - left, p.game)


def next_game(p: Position) -> None:
    """5.4: all cards are shuffled for the next game of the match."""
    seats = p.setting.seats
    p.phase = DEAL
    p.game += 1
    p.unseen = list(range(1, LAST_CARD + 1))
    p.piles = [DEALT[seats]] * seats
    p.under = [[] for _ in range(seats)]
    p.hands = [[] for _ in range(seats)]
    p.known = [[] for _ in range(seats)]
    p.taken = [[] for _ in range(seats)]
    p.rows = [[] for _ in range(ROWS)]
    p.ends = [0] * ROWS
    p.sums = [0] * ROWS


def _listed(cards: list[Card]) -> str:
    return " ".join(map(str, cards))
