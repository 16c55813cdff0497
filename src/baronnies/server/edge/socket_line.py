"""A line through a socket: what is said leaves at once, without a task that writes.

While the reader is slow it waits here, and leaves when the system takes more.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

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
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
