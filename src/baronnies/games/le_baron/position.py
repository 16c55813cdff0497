"""A position of Le Baron as text, and back.

    le_baron 2 choose turn=7 heads_good=yes
    rows 45 12 / 7 / 88 / 3 / 104
    A 1 2 13 14 pile=12 under=5,6 taken=9,10
    B 20 21 22 23 pile=11 known=20 points=15

The phases are deal, choose, place, count and over. `chose=` is a card chosen or revealed and not
yet placed, `points=` those of finished games, `stir=` what is known since a game was no dead end.
"""

from collections.abc import Callable
from typing import Final

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.options import whole_number
from baronnies.core.scan import Scanner, Words, lines_of
from baronnies.games.le_baron.effects import begin_row, stirs_hold
from baronnies.games.le_baron.rules import next_dealt
from baronnies.games.le_baron.state import CHOOSE, COUNT, DEAL, OVER, PHASE_NAMES, PLACE, Position
from baronnies.games.le_baron.tables import (
    COLOURS,
    DEALT,
    HAND,
    LAST_CARD,
    OPTIONS,
    ROW_LIMIT,
    ROWS,
    SIX_OFFSET,
    SIX_REACHED,
    Card,
)

Start = Callable[[int, dict[str, str]], Position]


def write(p: Position) -> str:
    """Everything, as text."""
    head = [f"le_baron {p.setting.seats} {PHASE_NAMES[p.phase]}"]
    head += [f"turn={p.turn}"] if p.turn else []
    head += [f"game={p.game}"] if p.game > 1 else []
    head += [
        f"{name}={value}"
        for name, value in p.setting.options.items()
        if value != OPTIONS[name].default
    ]
    head += [f"stir={','.join(map(_letters, p.stirs))}"] if p.stirs else []
    rows = " / ".join(" ".join(map(str, cards)) for cards in p.rows if cards)
    seats = [_write_seat(p, seat) for seat in range(p.setting.seats)]
    return "\n".join([" ".join(head), f"rows {rows}".strip(), *seats])


def _write_seat(p: Position, seat: Seat) -> str:
    lists = {"under": p.under, "known": p.known, "taken": p.taken}
    counts = {"chose": p.chosen, "pile": p.piles, "points": p.points}
    words = [SEAT_LETTERS[seat], *map(str, p.hands[seat])]
    words += [f"{name}={of[seat]}" for name, of in counts.items() if of[seat]]
    words += [f"{name}={','.join(map(str, of[seat]))}" for name, of in lists.items() if of[seat]]
    return " ".join(words)


def _letters(colours: int) -> str:
    return "".join(letter for at, letter in enumerate(COLOURS) if colours >> at & 1)


def read(text: str, start: Start) -> Position:
    """The position of a text; Unreadable, with the line, if it is none."""
    head, *lines = lines_of(text)
    reader = _Reader(start, *head)
    for at, words in lines:
        reader.at = at
        reader.read_line(words)
    return reader.finish()


class _Reader(Scanner):
    """The position so far, and where we are in the text."""

    def __init__(self, start: Start, at: int, head: Words) -> None:
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

    def read_line(self, words: list[str]) -> None:
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
        if broken := _inconsistent(p):
            self.wrong(f"le-baron-position-{broken}")
        return p


def _listed(fields: dict[str, str], name: str) -> list[str]:
    return fields[name].split(",") if name in fields else []


def _inconsistent(p: Position) -> str:
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
    return _phase_broken(p, held)


def _phase_broken(p: Position, held: list[int]) -> str:
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
    return _luck_broken(p)


def _luck_broken(p: Position) -> str:
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
