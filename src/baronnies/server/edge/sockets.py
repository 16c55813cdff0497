"""The socket: a connection's messages go to its room."""

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from baronnies.server.edge.socket_line import SocketLine
from baronnies.server.house.house import House
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.unavailable import Unavailable

Socket = WebSocket[Any, Any, State]
_MOST_IDS: Final = 2**53


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    """One viewer of one table, from hello to good-bye."""
    house: House = state.house
    address = socket.client.host if socket.client else ""
    await socket.accept()
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line: SocketLine = extensions.pop("baronnies.line")
    viewer = Viewer(house.limits, line, address, house.metrics)
    counted = house.viewers.take(address)
    if not counted:
        house.metrics.count("sockets_refused", "crowded")
    if not counted or house.stopping:
        viewer.let_go("stopping" if house.stopping else "crowded")
    connection = Connection(socket, house, table, viewer)
    try:
        await connection.read()
        if viewer.leaving and not await line.end():
            log("cut_off", table=mark(table))
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001 - our mistake, never the viewer's stack trace
        log_mistake("socket_failed", error, table=mark(table))
    finally:
        house.gone += 1
        if counted:
            house.viewers.give_back(address)
        await connection.leave()


class Connection:
    """Reads and asks for one viewer."""

    def __init__(self, socket: Socket, house: House, table: str, viewer: Viewer) -> None:
        self._socket: Final = socket
        self._house: Final = house
        self._table: Final = table
        self._viewer: Final = viewer
        self._greeted = False

    async def leave(self) -> None:
        """Tell the room that nobody looks on here any more."""
        room = self._house.open_room(self._table)
        if room is not None and self._viewer in room.viewers and not self._house.stopping:
            await room.do(lambda: room.leave(self._viewer))

    async def read(self) -> None:
        """Until one side ends it."""
        while not self._viewer.leaving:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            message = self._understood(data)
            if message is not None:
                await self._ask(message)
            await asyncio.sleep(0)  # however many messages wait, others get their turn

    def _understood(self, data: str | bytes) -> wire.Asking | None:
        """The message; None if it is none, which has then been answered."""
        viewer = self._viewer
        if len(data) > self._house.limits.message_bytes:
            viewer.error("too_big", None, most=self._house.limits.message_bytes)
        elif not viewer.may_say():
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
        viewer, metrics = self._viewer, self._house.metrics
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
            room = await self._house.room(self._table)
            if viewer not in room.viewers and len(room.viewers) >= viewer.limits.table_viewers:
                viewer.let_go("crowded")
                return
            began = monotonic()
            await room.ask(viewer, message)
            if isinstance(message, wire.HandIn):
                metrics.took("move_seconds", monotonic() - began)
        except Unavailable as unavailable:
            viewer.let_go(unavailable.leaving)
        except OSError as error:  # the disk: nothing has changed
            log_mistake("not_kept", error, table=mark(self._table))
            viewer.error("broken", message.id)
        except Exception as error:  # noqa: BLE001 - our mistake, never the viewer's stack trace
            log_mistake("message_failed", error, table=mark(self._table))
            viewer.error("broken", message.id)
            self._house.discard(self._table)


def _id_of(data: str | bytes) -> int | None:
    """The id of something that is otherwise no message."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    asked = found.get("id") if isinstance(found, dict) else None
    return asked if type(asked) is int and 0 <= asked < _MOST_IDS else None
