"""What is left of a table whose rules this server no longer has: the turns, as they were kept.

Luck is not told: it follows from the seed and the rules of then. An older program reads the table
whole, so nothing is told here that such a program would still hide.
"""

from baronnies.core.record import HIDDEN, letter
from baronnies.server.disk.entries import Freed, HandedIn, Noted, Renamed, Sat, Stopped
from baronnies.server.disk.store import Saved, Store
from baronnies.server.table.chairs import fingerprint
from baronnies.server.wire.unavailable import Unavailable


async def remains(store: Store, table: str, token: str) -> str:
    """The turns for everybody if the game was over, else those of the seat of a token."""
    saved = await store.load(table)
    if saved is None:
        raise Unavailable("no_table")
    if await store.phase(table) == "over":
        return _text(saved, None, f"seed: {saved.made.seed}\n")
    lock = fingerprint(token)
    seat = next((seat for seat, sat in _people(saved).items() if sat.lock == lock), None)
    if seat is None:
        raise Unavailable("wrong_token")
    return _text(saved, seat, "")


def _people(saved: Saved) -> dict[int, Sat]:
    """Who sat where in the end, under which name."""
    people: dict[int, Sat] = {}
    for entry in saved.entries:
        match entry:
            case Sat():
                people[entry.seat] = entry
            case Freed():
                people.pop(entry.seat, None)
            case Renamed():
                people[entry.seat] = Sat(entry.seat, entry.name, people[entry.seat].lock)
    return people


def _text(saved: Saved, reader: int | None, foot: str) -> str:
    made = saved.made
    names = {seat: sat.name for seat, sat in _people(saved).items()}
    head = [
        "baronnies remains 1",
        f"game: {made.game}",
        f"rules: {made.rules}",
        f"seats: {len(made.bots)}",
        *(f"name {letter(seat)}: {name}" for seat, name in sorted(names.items()) if name),
        *(f"option {name}: {value}" for name, value in made.options.items()),
    ]
    return "\n".join([*head, "", *_turns(saved, reader), "", foot])


def _turns(saved: Saved, reader: int | None) -> list[str]:
    lines: list[str] = []
    for entry in saved.entries:
        match entry:
            case HandedIn():
                known = reader in (None, entry.seat)
                moves = " ".join(entry.moves) if known else HIDDEN
                lines.append(f"{entry.ply} {letter(entry.seat)} {moves}")
            case Noted():
                lines.append(f"# {entry.remark}")
            case Stopped():
                lines.append(f"# ended by agreement: {entry.how}")
    return lines
