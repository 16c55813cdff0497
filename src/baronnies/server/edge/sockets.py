"""The socket: a connection of uvicorn's is a viewer's line.

What is said leaves at once, without a task that writes. While the reader is slow it waits, and
leaves when the system takes more.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State as Standing

from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.logs import log, log_mistake, mark

Socket = WebSocket[Any, Any, State]
CLOSED: Final = 4000  # the close code after a good-bye
_LAST_WORD: Final = 2.0  # seconds for a good-bye to get through


class SocketLine(WebSocketsSansIOProtocol):
    """A connection of uvicorn's; the application finds it in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - as in uvicorn
        super().__init__(*given, **named)
        self.unsent: Final[deque[bytes]] = deque()

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - as in uvicorn
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions["baronnies.line"] = self

    def say(self, message: bytes) -> None:
        """Send a message, or keep it until the system takes more."""
        if self.writable.is_set():
            self._write(message)
        else:
            self.unsent.append(message)

    def resume_writing(self) -> None:
        """Called when the system takes more."""
        super().resume_writing()
        while self.unsent and self.writable.is_set():
            self._write(self.unsent.popleft())

    def wake(self) -> None:
        """Let who waits for a message see that there is none to come."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    async def end(self) -> bool:
        """Close it after the last word; False if it had to be cut off, since nobody takes that."""
        with suppress(OSError, RuntimeError):  # the other side was quicker
            try:
                closing = self.send({"type": "websocket.close", "code": CLOSED, "reason": ""})
                await asyncio.wait_for(closing, _LAST_WORD)
            except TimeoutError:
                self.transport.abort()
                return False
        return True

    def _write(self, message: bytes) -> None:
        if self.conn.state is Standing.OPEN and not self.transport.is_closing():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    """One viewer of one table, from hello to good-bye."""
    house: House = state.house
    await socket.accept()
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line: SocketLine = extensions.pop("baronnies.line")
    connection = Connection(house, table, line, socket.client.host if socket.client else "")
    try:
        await _read(socket, connection)
        if connection.viewer.leaving and not await line.end():
            log("cut_off", table=mark(table))
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001 - our mistake, never the viewer's stack trace
        log_mistake("socket_failed", error, table=mark(table))
    finally:
        await connection.leave()


async def _read(socket: Socket, connection: Connection) -> None:
    """Until one side ends it."""
    while not connection.viewer.leaving:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        await connection.read(event.get("text") or event.get("bytes") or "")
        await asyncio.sleep(0)  # however many messages wait, others get their turn
