"""A position of Le Baron as text; reading.py reads it back.

    le_baron 2 choose turn=7 heads_good=yes
    rows 45 12 / 7 / 88 / 3 / 104
    A 1 2 13 14 pile=12 under=5,6 taken=9,10
    B 20 21 22 23 pile=11 known=20 points=15

The phases are deal, choose, place, count and over. `chose=` is a card chosen or revealed and not
yet placed, `points=` those of finished games, `stir=` what is known since a game was no dead end.
"""

from baronnies.core.game import SEAT_LETTERS, Seat
from baronnies.core.scan import options_told
from baronnies.games.le_baron.state import PHASE_NAMES, Position
from baronnies.games.le_baron.tables import COLOURS, OPTIONS


def write(p: Position) -> str:
    """Everything, as text."""
    head = [f"le_baron {p.setting.seats} {PHASE_NAMES[p.phase]}"]
    head += [f"turn={p.turn}"] if p.turn else []
    head += [f"game={p.game}"] if p.game > 1 else []
    head += options_told(p.setting.options, OPTIONS)
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
