"""One viewer of one table, from hello to good-bye, whatever their messages come through."""

from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from baronnies.server.house.house import House
from baronnies.server.logs import log_mistake, mark
from baronnies.server.table.answers import ask
from baronnies.server.table.viewer import Line, Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.bodies import Unavailable

_MOST_IDS: Final = 2**53


class Connection:
    """Reads for one viewer, and lets their room answer."""

    def __init__(self, house: House, table: str, line: Line, address: str) -> None:
        self.viewer: Final = Viewer(house.limits, line, address, house.metrics)
        self._house: Final = house
        self._table: Final = table
        self._greeted = False
        self._counted: Final = house.viewers.take(address)
        if not self._counted:
            house.metrics.count("sockets_refused", "crowded")
        if not self._counted or house.stopping:
            self.viewer.let_go("stopping" if house.stopping else "crowded")

    async def leave(self) -> None:
        """Nobody looks on here any more."""
        self._house.gone += 1
        if self._counted:
            self._house.viewers.give_back(self.viewer.address)
        room = self._house.open_room(self._table)
        here = room is not None and self.viewer in room.audience.viewers
        if room and here and not self._house.stopping:
            with suppress(Unavailable):  # the room was closed: nobody is there any more
                await room.do(lambda: room.leave(self.viewer))

    async def read(self, data: str | bytes) -> None:
        """Answer a message, whatever it is."""
        message = self._understood(data)
        if message is not None:
            await self._ask(message)

    def _understood(self, data: str | bytes) -> wire.Asking | None:
        """The message; None if it is none, which has then been answered."""
        viewer = self.viewer
        if len(data) > viewer.limits.message_bytes:
            viewer.error("too_big", None, most=viewer.limits.message_bytes)
        elif not viewer.admit():
            viewer.error("too_fast", _id_of(data))
        else:
            try:
                message: wire.Asking = wire.decoder.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                viewer.error("malformed", _id_of(data), reason=str(error)[:200])
            else:
                return message
        return None

    async def _ask(self, message: wire.Asking) -> None:
        viewer, metrics = self.viewer, self._house.metrics
        metrics.count("messages", str(message.__struct_config__.tag))
        if isinstance(message, wire.Hello):
            if message.version != wire.VERSION:
                viewer.error("version", message.id, version=wire.VERSION)
                return
            viewer.lang = message.lang
            self._greeted = True
        elif not self._greeted:
            viewer.error("hello_first", message.id)
            return
        try:
            began = monotonic()
            await self._asked(message)
            if isinstance(message, wire.HandIn):
                metrics.took("move_seconds", monotonic() - began)
        except Unavailable as unavailable:
            viewer.let_go(unavailable.leaving)
        except OSError as error:  # the disk: nothing has changed
            log_mistake("not_kept", error, table=mark(self._table))
            viewer.error("not_kept", message.id)
        except Exception as error:  # noqa: BLE001 - our mistake, never the viewer's stack trace
            log_mistake("message_failed", error, table=mark(self._table))
            viewer.error("broken", message.id)

    async def _asked(self, message: wire.Asking) -> None:
        room = await self._house.room(self._table)
        viewers = room.audience.viewers
        if self.viewer not in viewers and len(viewers) >= self.viewer.limits.table_viewers:
            self.viewer.let_go("crowded")
            return
        try:
            await ask(room, self.viewer, message)
        except (Unavailable, OSError):
            raise
        except Exception:
            self._house.discard(room)
            raise


def _id_of(data: str | bytes) -> int | None:
    """The id of something that is otherwise no message."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    asked = found.get("id") if isinstance(found, dict) else None
    return asked if type(asked) is int and 0 <= asked < _MOST_IDS else None
