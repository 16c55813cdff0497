"""The material of Le Baron: the cards and how many are dealt."""

from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from baronnies.core.options import Count, Material, Option, Switch, whole_number
from baronnies.core.unreadable import Unreadable

Card = int  # its number, 1 to 110; 0 is no card
Row = int  # 0 to 4, from the top

LAST_CARD: Final = 110
BARONS: Final = (52, 104)
ROWS: Final = 5
HAND: Final = 4
ROW_LIMIT: Final = 6  # 4.1
MOST_HEADS: Final = 5  # on an ordinary card of any deck file (1.2)
DEALT: Final = (0, 0, 24, 20, 16, 16, 16, 12, 12, 8, 8)  # cards per player, by players (1.3)

COLOURS: Final = "BYGRKW"  # blue, yellow, green, red, black, white
BARON_HEADS: Final = COLOURS
DEFAULT_DECK: Final = "default"

# Heads are counted in one integer, four bits per colour: a row never holds more than fifteen of
# a colour. Adding two to every count sets the top bit of those that reached six.
NIBBLE: Final = 4
COUNT_MASK: Final = 15
SIX_OFFSET: Final = 0x222222
SIX_REACHED: Final = 0x888888


class LeBaronCard(TypedDict):
    """A card and its heads: B blue, Y yellow, G green, R red, K black, W white."""

    card: Card
    heads: str  # a letter each: "BYG"


class Deck:
    """110 cards. Shared by all positions of a game, never changed."""

    def __init__(self, letters: list[str]) -> None:
        self.letters = letters  # by number; "" for 0
        self.colours = [_mask(heads) for heads in letters]  # a bit per colour shown
        self.heads = [_packed(heads) for heads in letters]  # heads of each colour, four bits each
        self.points = [len(heads) for heads in letters]
        self.shown: list[LeBaronCard] = [{"card": n, "heads": h} for n, h in enumerate(letters)]

    def heads_on(self, cards: list[Card]) -> int:
        """The number of heads on some cards."""
        return sum(self.points[card] for card in cards)


def _mask(letters: str) -> int:
    return sum(1 << COLOURS.index(letter) for letter in set(letters))


def _packed(letters: str) -> int:
    return sum(1 << NIBBLE * COLOURS.index(letter) for letter in letters)


@cache
def deck(plain: str) -> Deck:
    """The deck of an option's value: the word `default`, or a deck in its plain form."""
    if plain == DEFAULT_DECK:
        source = files("baronnies.games.le_baron") / "deck.txt"
        plain = plain_deck(source.read_text(encoding="utf-8"))
    return Deck(["", *plain.split(",")])


def plain_deck(text: str) -> str:
    """A deck in one line: the heads of cards 1 to 110, with commas between.

    Reads that line too, or a file with a line `NUMBER HEADS` for each card (1.2).
    """
    if "\n" not in text.strip() and "," in text:
        text = "\n".join(f"{n} {heads}" for n, heads in enumerate(text.strip().split(","), start=1))
    cards: dict[Card, str] = {}
    for at, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            number, heads = _read_card(line, at)
            if number in cards:
                raise Unreadable("le-baron-deck-twice", line=at, number=number)
            cards[number] = heads
    for number in range(1, LAST_CARD + 1):
        if number not in cards:
            raise Unreadable("le-baron-deck-missing", number=number)
    return ",".join(cards[number] for number in range(1, LAST_CARD + 1))


def _read_card(line: str, at: int) -> tuple[Card, str]:
    words = line.split()
    if len(words) != 2:  # noqa: PLR2004 - a number and its heads
        raise Unreadable("le-baron-deck-form", line=at)
    number = whole_number(words[0])
    if number is None or not 1 <= number <= LAST_CARD:
        raise Unreadable("le-baron-deck-number", line=at, text=words[0][:20])
    letters = words[1]
    if any(letter not in COLOURS for letter in letters):
        raise Unreadable("le-baron-deck-letters", line=at, text=letters[:20])
    heads = "".join(sorted(letters, key=COLOURS.index))
    if number in BARONS and heads != BARON_HEADS:
        raise Unreadable("le-baron-deck-baron", line=at, number=number)
    if number not in BARONS and len(heads) > MOST_HEADS:
        raise Unreadable("le-baron-deck-heads", line=at, most=MOST_HEADS)
    return number, heads


OPTIONS: Final[dict[str, Option]] = {
    "colour_first": Switch(default=False, clause="6.1"),
    "heads_good": Switch(default=False, clause="7.1"),
    "games": Count(1, 1, 100, clause="5.4"),
    "deck": Material(DEFAULT_DECK, "1.2", plain_deck),
}
