"""Reads a position of Le Baron; its form is told in position.py."""

from typing import Final

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.options import whole_number
from baronnies.core.scan import Scanner, Start, Words, lines_of
from baronnies.games.le_baron.effects import begin_row
from baronnies.games.le_baron.soundness import flaw
from baronnies.games.le_baron.state import CHOOSE, PHASE_NAMES, PLACE, Position
from baronnies.games.le_baron.tables import (
    COLOURS,
    DEALT,
    LAST_CARD,
    OPTIONS,
    ROW_LIMIT,
    ROWS,
    SIX_OFFSET,
    SIX_REACHED,
    Card,
)


def read(text: str, start: Start[Position]) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    head, *lines = lines_of(text)
    reader = _Reader(start, *head)
    reader.take_lines(lines)
    return reader.finish()


class _Reader(Scanner):
    """The position so far, and where we are in the text."""

    def __init__(self, start: Start[Position], at: int, head: Words) -> None:
        super().__init__(at)
        self.lines_read = 0  # after the head: the rows, then the seats
        phase, words = self.head("le_baron", head, PHASE_NAMES)
        fields = self.fields(words, ("turn", "game", "stir", *OPTIONS))
        self.p: Final = self.started(start, fields, OPTIONS)
        self.p.phase = PHASE_NAMES.index(phase or "choose")
        self.p.turn = self.count(fields.get("turn", "0"))
        self.p.game = self.count(fields.get("game", "1"))
        self.p.piles = [0] * self.seats
        self.p.stirs += map(self.colours, _listed(fields, "stir"))

    def colours(self, letters: str) -> int:
        if not letters or any(letter not in COLOURS for letter in letters):
            self.out_of_place(letters)
        return sum(1 << COLOURS.index(letter) for letter in set(letters))

    def new_card(self, text: str) -> Card:
        """A card that was nowhere yet."""
        card = self.card(text)
        if card not in self.p.unseen:
            self.wrong("le-baron-position-twice", card=card)
        self.p.unseen.remove(card)
        return card

    def card(self, text: str) -> Card:
        card = whole_number(text)
        if card is None or not 1 <= card <= LAST_CARD:
            self.wrong("le-baron-position-card", text=text[:40], last=LAST_CARD)
        return card

    def take_line(self, words: list[str]) -> None:
        if self.lines_read == 0:
            self.read_rows(words)
        elif self.lines_read <= self.p.setting.seats:
            self.read_seat(self.lines_read - 1, words)
        else:
            self.out_of_place(" ".join(words))
        self.lines_read += 1

    def read_rows(self, words: list[str]) -> None:
        if words[0] != "rows":
            self.wrong("le-baron-position-rows")
        rows = " ".join(words[1:]).split("/") if words[1:] else []
        if len(rows) > ROWS or not all(row.strip() for row in rows):
            self.wrong("le-baron-position-rows")
        for row, cards in enumerate(rows):
            for card in map(self.new_card, cards.split()):
                self.add_to_row(row, card)

    def add_to_row(self, row: int, card: Card) -> None:
        p = self.p
        if not p.ends[row]:
            begin_row(p, row, card)
            return
        p.rows[row].append(card)
        p.ends[row] = p.setting.deck.colours[card]
        p.sums[row] += p.setting.deck.heads[card]
        too_long = len(p.rows[row]) >= ROW_LIMIT and not p.setting.colour_first
        if too_long or p.sums[row] + SIX_OFFSET & SIX_REACHED:
            self.wrong("le-baron-position-full", row=row + 1)

    def read_seat(self, seat: Seat, words: list[str]) -> None:
        p = self.p
        if words[0] != SEAT_LETTERS[seat]:
            self.wrong("le-baron-position-seat", seat=SEAT_LETTERS[seat])
        hand = [word for word in words[1:] if "=" not in word]
        p.hands[seat] = sorted(map(self.new_card, hand))
        names = ("chose", "pile", "points", "under", "known", "taken")
        fields = self.fields([word for word in words[1:] if "=" in word], names)
        p.chosen[seat] = self.new_card(fields["chose"]) if "chose" in fields else 0
        p.piles[seat] = self.count(fields.get("pile", "0"))
        p.points[seat] = self.signed(fields.get("points", "0"))
        p.under[seat] += map(self.new_card, _listed(fields, "under"))
        p.taken[seat] += map(self.new_card, _listed(fields, "taken"))
        p.known[seat] += map(self.card, _listed(fields, "known"))
        if p.piles[seat] > DEALT[p.setting.seats]:
            self.wrong("le-baron-position-pile", most=DEALT[p.setting.seats])
        own = [*p.hands[seat], p.chosen[seat]] if p.phase == CHOOSE else p.hands[seat]
        if len(set(p.known[seat])) != len(p.known[seat]) or not set(p.known[seat]) <= set(own):
            self.wrong("le-baron-position-known")

    def finish(self) -> Position:
        p = self.p
        if self.lines_read <= p.setting.seats:
            self.at += 1
            missing = "rows" if self.lines_read == 0 else SEAT_LETTERS[self.lines_read - 1]
            self.wrong("le-baron-position-missing", missing=missing)
        p.order = sorted((s for s, card in enumerate(p.chosen) if card), key=p.chosen.__getitem__)
        if p.phase != PLACE:
            p.order = []
        if broken := flaw(p):
            self.wrong(f"le-baron-position-{broken}")
        return p


def _listed(fields: dict[str, str], name: str) -> list[str]:
    return fields[name].split(",") if name in fields else []
