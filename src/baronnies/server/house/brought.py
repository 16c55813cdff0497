"""A record as what happened at a table, so that it can be a table here."""

from collections.abc import Sequence
from time import time

from baronnies.core.game import CHANCE
from baronnies.core.record import Record
from baronnies.server.disk.entries import Entry, Filled, HandedIn, Made, Noted, Readied, Stopped
from baronnies.server.wire.bodies import SeatPlan


def made_of(record: Record, plans: Sequence[SeatPlan], seed: bytes) -> Made:
    """The table, yet without a name; its bots are those of seats that added nothing to the luck."""
    stirred = {seat for seat, _ in record.added}
    return Made(
        table="",
        game=record.game.name,
        rules=record.game.version,
        options=record.options,
        bots=["" if seat in stirred else plan.bot for seat, plan in enumerate(plans)],
        seed=seed.hex(),
        host="",
        made=int(time()),
        start=record.start,
    )


def happened(record: Record, plans: Sequence[SeatPlan]) -> list[Entry]:
    """Everybody adds to the luck what they added, then every turn; luck follows from the seed."""
    added = {seat: more.hex() for seat, more in record.added}
    entries: list[Entry] = []
    for seat, plan in enumerate(plans):
        if seat in added or not plan.bot:
            entries.append(Readied(seat, added.get(seat, "")))
        if seat in added and plan.bot:
            entries.append(Filled(seat, plan.bot))  # whoever sat there before
    for ply, line in enumerate(record.lines):
        entries += [
            HandedIn(seat, ply, [record.game.say(move) for move in moves])
            for seat, moves in line
            if seat != CHANCE
        ]
    if record.ended in ("draw", "count"):
        entries.append(Stopped(record.ended))
    return [*entries, Noted("brought here as a record")]
