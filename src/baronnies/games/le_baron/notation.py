"""Moves of Le Baron as integers and as texts.

A card `45` · a row `r3` · `under` · CHANCE deals a hand `deal:3,17,52,90` or opens a row `flip:45`.
"""

import re
from typing import Final

from baronnies.core.game import Move
from baronnies.core.unreadable import Unreadable
from baronnies.games.le_baron.tables import HAND, LAST_CARD, ROWS, Card, Row

# 1 … 110: play that card
FIRST_ROW: Final[Move] = 111  # 111 … 115: place the revealed card in row 1 … 5
LAST_ROW: Final[Move] = FIRST_ROW + ROWS - 1
UNDER: Final[Move] = 116  # put the revealed card under one's pile
_CARD_BITS: Final = 7
_CARD_MASK: Final = 127
DEAL_HAND: Final[Move] = 1 << 30  # plus up to four cards, ascending, seven bits each
FLIP: Final[Move] = 1 << 31  # plus the card that opens a row

_NUMBER: Final = "[1-9][0-9]{0,2}"  # and no digits of other scripts
_CARD: Final = re.compile(_NUMBER)
_ROW: Final = re.compile(rf"r([1-{ROWS}])")
_DEAL: Final = re.compile(rf"deal:({_NUMBER}(?:,{_NUMBER}){{0,{HAND - 1}}})")
_FLIP: Final = re.compile(rf"flip:({_NUMBER})")

# What each kind of step looks like; words.*.ftl says them.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("card", r"(?P<card>\d+)"),
    ("row", r"r(?P<row>\d)"),
    ("under", "under"),
)


def deal_of(cards: list[Card]) -> Move:
    """The move that deals these cards, which ascend."""
    packed = 0
    for card in reversed(cards):
        packed = packed << _CARD_BITS | card
    return DEAL_HAND | packed


def dealt_cards(move: Move) -> list[Card]:
    """The cards of a deal."""
    packed = move ^ DEAL_HAND
    cards = []
    while packed:
        cards.append(packed & _CARD_MASK)
        packed >>= _CARD_BITS
    return cards


def is_card(move: Move) -> bool:
    """Whether the move plays a card from the hand."""
    return 1 <= move <= LAST_CARD


def is_row(move: Move) -> bool:
    """Whether the move names a row."""
    return FIRST_ROW <= move <= LAST_ROW


def is_deal(move: Move) -> bool:
    """Whether the move deals a hand."""
    return DEAL_HAND < move < FLIP


def row_name(row: Row) -> str:
    """A row as people write it."""
    return f"r{row + 1}"


def say(move: Move) -> str:
    """The text of a move."""
    if is_card(move):
        return str(move)
    if is_row(move):
        return row_name(move - FIRST_ROW)
    if move == UNDER:
        return "under"
    if is_deal(move):
        return "deal:" + ",".join(map(str, dealt_cards(move)))
    return f"flip:{move - FLIP}"


def read(text: str) -> Move:
    """The move of a text."""
    if text == "under":
        return UNDER
    if found := _ROW.fullmatch(text):
        return FIRST_ROW + int(found[1]) - 1
    if _CARD.fullmatch(text) and int(text) <= LAST_CARD:
        return int(text)
    if (found := _FLIP.fullmatch(text)) and int(found[1]) <= LAST_CARD:
        return FLIP + int(found[1])
    if found := _DEAL.fullmatch(text):
        cards = [int(card) for card in found[1].split(",")]
        if cards == sorted(set(cards)) and cards[-1] <= LAST_CARD:
            return deal_of(cards)
    raise Unreadable("le-baron-move", text=text[:40])
