"""The socket: a connection's messages go to its room, and its outbox to the connection."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from baronnies.server import messages as wire
from baronnies.server.house import House, Unavailable
from baronnies.server.logs import log, log_mistake, mark
from baronnies.server.viewer import Viewer

Socket = WebSocket[Any, Any, State]
CLOSED: Final = 4000  # the close code after a good-bye
_LAST_WORD: Final = 2.0  # seconds for a good-bye to get through
_MOST_IDS: Final = 2**53


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    """One viewer of one table, from hello to good-bye."""
    house: House = state.house
    address = socket.client.host if socket.client else ""
    await socket.accept()
    viewer = Viewer(house.limits, address)
    counted = house.viewers.take(address)
    if not counted or house.stopping:
        viewer.let_go("stopping" if house.stopping else "crowded")
    connection = Connection(socket, house, table, viewer)
    try:
        await connection.run()
    finally:
        if counted:
            house.viewers.give_back(address)
        await connection.leave()


class Connection:
    """Reads, asks and writes for one viewer."""

    def __init__(self, socket: Socket, house: House, table: str, viewer: Viewer) -> None:
        self._socket: Final = socket
        self._house: Final = house
        self._table: Final = table
        self._viewer: Final = viewer
        self._greeted = False

    async def run(self) -> None:
        """Until one side ends it."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        leaving = asyncio.create_task(self._viewer.leaving.wait())
        await asyncio.wait([reading, writing, leaving], return_when=asyncio.FIRST_COMPLETED)
        if self._viewer.leaving.is_set():
            await asyncio.wait([writing], timeout=_LAST_WORD)
            if not writing.done():
                self._abort()
        for task in (reading, writing, leaving):
            task.cancel()
        for end in await asyncio.gather(reading, writing, leaving, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log_mistake("socket_failed", end, table=mark(self._table))

    def _abort(self) -> None:
        """Cut a connection whose reader takes nothing any more, not even a good-bye."""
        extensions: dict[str, Any] = self._socket.scope.get("extensions") or {}
        if abort := extensions.get("baronnies.abort"):
            abort()
        log("cut_off", table=mark(self._table))

    async def leave(self) -> None:
        """Tell the room that nobody looks on here any more."""
        room = self._house.open_room(self._table)
        if room is not None and self._viewer in room.viewers and not self._house.stopping:
            await room.do(lambda: room.leave(self._viewer))

    async def _write(self) -> None:
        outbox = self._viewer.outbox
        with suppress(WebSocketDisconnect, OSError, RuntimeError):  # the other side was quicker
            while (message := await outbox.get()) is not None:
                await self._socket.send_data(message, mode="text")
            await self._socket.close(CLOSED)

    async def _read(self) -> None:
        while not self._viewer.leaving.is_set():
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
        viewer = self._viewer
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
            await room.ask(viewer, message)
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
