"""The gate before everything: whose page may talk to us, how often, and what browsers are told.

Pages of the client come out of memory and hold no secret: everybody may have them, at any rate.
"""

from asyncio import CancelledError
from contextlib import suppress
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from baronnies.server.edge.pages import Pages
from baronnies.server.edge.problems import STATUS
from baronnies.server.house.bans import Bans
from baronnies.server.house.site import Site
from baronnies.server.limits import Buckets, Limits
from baronnies.server.logs import log, mark
from baronnies.server.metrics import Metrics
from baronnies.server.wire.bodies import ProblemCode, worded

# Scripts, styles, fonts and connections (sockets too) of our own only. Svelte writes style
# attributes; pictures may stand inside style sheets; Python in a page is WebAssembly.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src-attr 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
_NO_STORE: Final = (b"cache-control", b"no-store")


class Gate:
    """Stands around an application: origins, rates, headers, a line in the log."""

    def __init__(
        self, app: ASGIApp, limits: Limits, site: Site, bans: Bans, metrics: Metrics
    ) -> None:
        self._app: Final = app
        self._metrics: Final = metrics
        self._pages: Final = Pages(site.client)
        self._site: Final = site
        self._origins: Final = site.origins
        self._bans: Final = bans
        self._sockets: Final = Buckets(limits.sockets, limits.socket_burst)
        self._buckets: Final = Buckets(limits.requests, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            with suppress(CancelledError):  # the server stops, and who asked was cut off
                await self._http(scope, receive, send)
        elif scope.get("headers") and (refused := self._refusal(scope)):  # not its start and end
            self._metrics.count("sockets_refused", refused)
            await send({"type": "websocket.close", "code": 4403, "reason": refused})
        elif scope.get("headers") and not self._sockets.take(_address(scope)):
            self._metrics.count("sockets_refused", "too_fast")
            await send({"type": "websocket.close", "code": 4403, "reason": "too_fast"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = monotonic()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fresh = [_NO_STORE] if _for_programs(scope) else []
                message["headers"] = [*message["headers"], *HEADERS, *fresh]
                self._metrics.count("requests", str(message["status"]))
                _write_down(scope, message["status"], monotonic() - began)
            await send(message)

        if not self._site.goes_by(_header(scope, b"host")):
            await _refuse("host_name", scope, send_with_headers)
        elif not _for_programs(scope):
            await self._pages(scope, send_with_headers)
        elif refused := self._refusal(scope):
            await _refuse(refused, scope, send_with_headers)
        elif not self._buckets.take(_address(scope)):
            self._metrics.count("limited", "requests")
            await _refuse("too_fast", scope, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> ProblemCode | None:
        """Why somebody may not ask here at all."""
        if not self._site.goes_by(_header(scope, b"host")):
            return "host_name"
        if self._bans.stands(_address(scope)) and not _for_the_host(scope):
            return "banned"
        return "origin" if self._foreign(scope) else None

    def _foreign(self, scope: Scope) -> bool:
        """Whether a page of somebody else's asks. Programs name no origin."""
        origin = _header(scope, b"origin")
        if not origin or origin in self._origins:
            return False
        try:
            return urlsplit(origin).netloc != _header(scope, b"host")
        except ValueError:  # no page has such an origin
            return True


def _for_programs(scope: Scope) -> bool:
    """Whether the API is asked, rather than a page."""
    return scope["path"].split("/")[1:2] == ["api"]


def _for_the_host(scope: Scope) -> bool:
    """Whether the host's desk is asked, which has a lock of its own."""
    return scope["path"].startswith("/api/host/")


def _write_down(scope: Scope, status: int, seconds: float) -> None:
    """A line in the log; marks stand for ids of tables, which open them, and for addresses."""
    path = str(scope["path"]).split("/")[:6]
    for at in range(len(path) - 1, 1, -1):
        if path[at - 1] in ("tables", "bans"):
            path[at] = mark(path[at])
    where = "/".join(path) if path[1:2] == ["api"] else "page"
    log(
        "request",
        method=str(scope.get("method")),
        path=where[:80],
        status=status,
        ms=round(seconds * 1000, 1),
    )


def _header(scope: Scope, name: bytes) -> str:
    headers = scope.get("headers") or ()  # the application's own start and end have none
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def _address(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


async def _refuse(code: ProblemCode, scope: Scope, send: Send) -> None:
    lang = "en" if _header(scope, b"accept-language").startswith("en") else "fr"
    body = msgspec.json.encode(worded(code, lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
