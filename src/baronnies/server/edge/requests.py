"""Requests as they come in: how long their head may be, and how long it may take to send them."""

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from baronnies.server.limits import Limits, Quota

_LONGEST_HEAD: Final = 32_768  # bytes: the first line and all headers


class Config(uvicorn.Config):
    """What uvicorn is told, with the limits for those who come."""

    def __init__(self, app: Any, limits: Limits, **named: Any) -> None:  # noqa: ANN401 - as in uvicorn
        super().__init__(app, http=RequestLine, **named)
        self.limits: Final = limits
        self.connections: Final = Quota(limits.connections)


class RequestLine(HttpToolsProtocol):
    """A connection of uvicorn's, until it is a socket. Who never ends a request is cut off."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - as in uvicorn
        super().__init__(*given, **named)
        self._head = 0  # bytes of it so far; -1 when it is whole
        self._deadline: asyncio.TimerHandle | None = None
        self._counted = ""  # the address, while it counts
        self._answered: RequestResponseCycle | None = None  # of several questions sent at once

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called when somebody comes; a proxy comes for many, and counts them itself."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.config.proxy_headers:
            if not self.config.connections.take(address):
                transport.abort()
                return
            self._counted = address
        self._until(self.config.limits.head_patience)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when somebody has gone."""
        self._until(None)
        self._discount()
        if self._answered:
            self._answered.disconnected = True  # uvicorn tells the last of several questions only
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Called when a request asks for a socket; those are counted as viewers."""
        self._until(None)
        self._discount()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Called with what came."""
        super().data_received(data)
        if self._head >= 0:
            self._head += len(data)
            if self._head > _LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        """Called with the first byte of a request."""
        super().on_message_begin()
        self._head = 0
        self._until(self.config.limits.head_patience)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called for a header."""
        self._head += len(name) + len(value)
        if self._head > _LONGEST_HEAD:
            raise ValueError("head")  # the parser ends here, and the request is answered
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Called when the head is whole; a body may follow."""
        self._head = -1
        self._until(self.config.limits.body_patience)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Called when a request is whole."""
        self._until(None)
        super().on_message_complete()

    def _until(self, seconds: float | None) -> None:
        """Give it so long, or as long as it takes."""
        if self._deadline:
            self._deadline.cancel()
        closing = self.transport.abort
        self._deadline = self.loop.call_later(seconds, closing) if seconds is not None else None

    def _discount(self) -> None:
        if self._counted:
            self.config.connections.give_back(self._counted)
            self._counted = ""
