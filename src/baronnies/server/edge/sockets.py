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
from litestar.params import FromPath
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State as Standing

from baronnies.server.house.connection import Connection
from baronnies.server.house.house import House
from baronnies.server.limits import Bucket
from baronnies.server.logs import log, log_mistake, mark

Socket = WebSocket[Any, Any, State]
CLOSED: Final = 4000  # the close code after a good-bye
_LAST_WORD: Final = 2.0  # seconds for a good-bye to get through
_LAST_BYTES: Final = 16_384  # that may still come after it
_SHORT: Final = 126  # bytes: the length of a frame stands in one byte …
_LONG: Final = 65_536  # … or in two more; from here on in eight
_SLICE: Final = 4096  # bytes taken apart at once; then others get their turn
_EMPTY_FRAMES: Final = (20.0, 200)  # that are no message: a second, and at once after a rest


class SocketLine(WebSocketsSansIOProtocol):
    """A connection of uvicorn's; the application finds it in its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - as in uvicorn
        super().__init__(*given, **named)
        self.unsent: Final[deque[bytes]] = deque()
        self._unread = b""  # what came and is not taken apart yet
        self._after = 0  # bytes that came after a good-bye
        self._empty: Final = Bucket(*_EMPTY_FRAMES)

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

    def shutdown(self) -> None:
        """Called when the server stops; a line that is being closed is told nothing more."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not Standing.OPEN:
            self.stop_keepalive()
            self.transport.abort()  # who still waits for the end of it reads too slowly
        else:
            super().shutdown()

    def wake(self) -> None:
        """Let who waits for a message see that there is none to come."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    def data_received(self, data: bytes) -> None:
        """Called with what came; a lot of it is taken apart bit by bit, when it is its turn."""
        if self.close_sent:
            self._after += len(data)
            if self._after > _LAST_BYTES:
                self.transport.abort()
            else:
                super().data_received(data)
        elif not self._unread and len(data) <= _SLICE:
            super().data_received(data)
        else:
            begun, self._unread = bool(self._unread), self._unread + data
            if not begun:
                self.read_paused = True
                self.transport.pause_reading()
                self._take_apart()

    def _take_apart(self) -> None:
        """The next bit of what came; who reads the messages in it asks for more."""
        if self.transport.is_closing() or self.close_sent:
            return
        piece, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
        super().data_received(piece)
        if self.queue.empty() and not self.transport.is_closing():
            self._go_on()

    def _go_on(self) -> None:
        if self._unread:
            self.loop.call_soon(self._take_apart)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - as in uvicorn
        """The next message."""
        message = await self.queue.get()
        if self.queue.empty() and not self.transport.is_closing():
            self._go_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Called with a whole message; a text that is none ends the connection, without a word."""
        if self.curr_msg_data_type == "bytes" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif self.conn.state is Standing.OPEN:  # a close that came with it was answered already
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Called for a ping, which is answered, and is no message."""
        if self._counts_empty():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:  # noqa: ANN401 - as in uvicorn
        """Called for a pong, asked for or not."""
        if self._counts_empty():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 - as in uvicorn
        """Called for a piece of a message."""
        if self._counts_empty():
            super().handle_cont(event)

    def _counts_empty(self) -> bool:
        """Whether one more frame that says nothing is not too many: they cost too."""
        if self._empty.take():
            return True
        self.transport.abort()
        return False

    async def end(self, *, at_once: bool) -> bool:
        """Close it after the last word; False if it had to be cut off, since nobody takes that.

        At once: whatever else comes is not read any more.
        """
        if at_once:
            self._hang_up()
            return True
        with suppress(OSError, RuntimeError):  # the other side was quicker
            try:
                closing = self.send({"type": "websocket.close", "code": CLOSED, "reason": ""})
                await asyncio.wait_for(closing, _LAST_WORD)
            except TimeoutError:
                self.transport.abort()
                return False
        return True

    def _hang_up(self) -> None:
        """Say the last word, read nothing more, and leave a moment later."""
        if not self.transport.is_closing():
            self.close_sent = True
            self.transport.pause_reading()
            self.conn.send_close(CLOSED)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_timer = self.loop.call_later(_LAST_WORD, self.transport.abort)

    def _write(self, message: bytes) -> None:
        if self.conn.state is Standing.OPEN and not self.transport.is_closing():
            self.transport.write(framed(message))


class Framed:
    """A message as a text frame (RFC 6455): made once for all who are sent the same."""

    def __init__(self) -> None:
        self._message = b""
        self._frame = b"\x81\x00"

    def __call__(self, message: bytes) -> bytes:
        if message is not self._message:
            size = len(message)
            if size < _SHORT:
                head = b"\x81%c" % size
            elif size < _LONG:
                head = b"\x81\x7e" + size.to_bytes(2, "big")
            else:
                head = b"\x81\x7f" + size.to_bytes(8, "big")
            self._message, self._frame = message, head + message
        return self._frame


framed: Final = Framed()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    """One viewer of one table, from hello to good-bye."""
    house: House = state.house
    await socket.accept()
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line: SocketLine = extensions.pop("baronnies.line")
    connection = Connection(house, table, line, socket.client.host if socket.client else "")
    try:
        await _read(line, connection)
        viewer = connection.viewer
        if viewer.leaving and not await line.end(at_once=viewer.flooding):
            log("cut_off", table=mark(table))
    except Exception as error:  # noqa: BLE001 - our mistake, never the viewer's stack trace
        log_mistake("socket_failed", error, table=mark(table))
    finally:
        await connection.leave()


async def _read(line: SocketLine, connection: Connection) -> None:
    """Until one side ends it."""
    while not connection.viewer.leaving:
        event = await line.receive()
        if event["type"] != "websocket.receive":
            return
        await connection.read(event.get("text") or event.get("bytes") or "")
        if not line.queue.empty():
            await asyncio.sleep(0)  # however many messages wait, others get their turn
