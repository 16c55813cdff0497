"""Playing on from a position of a finished game: a new table, with luck of its own."""

from baronnies.core.unreadable import Unreadable
from baronnies.server.api_types import Branch, NewTable
from baronnies.server.house import House, Unavailable
from baronnies.server.rooms import Room


async def branch_off(
    house: House, table: str, branch: Branch, address: str
) -> tuple[Room, str, list[str | None]]:
    """A table as `House.make` makes it, from where a finished one stood after some lines."""
    room = await house.room(table)
    play = room.play
    if play.phase != "over":
        raise Unavailable("not_over")  # its position is nobody's but the server's
    if branch.ply > play.table.ply or not (state := room.hindsight.at(branch.ply)).to_act():
        raise Unreadable("server-branch-ply", last=play.table.ply)
    new = NewTable(play.made.game, branch.seats, play.made.options)
    return await house.make(new, address, state.text())
